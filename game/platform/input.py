"""The only reader of the system's event queue: turns it into the events of `game.platform.events`.

It drops what must not act twice or at all: wheel notches that also come as buttons 4 and up, fingers that also
come as mouse, bouncing presses (30 ms and 4 pixels), and the release that belongs to a dropped press. The
place of the pointer is taken from events only, so that posted events count like real ones.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import pygame

from game.platform import events as ev

BOUNCE_SECONDS = 0.03
BOUNCE_PIXELS = 4
_BUTTONS: dict[int, ev.Button] = {1: "left", 3: "right"}
_SAME_KEY = {"enter": "return", "keypad enter": "return"}
_SIMPLE: dict[int, ev.InputEvent] = {
    pygame.WINDOWLEAVE: ev.PointerLeft(),
    pygame.WINDOWEXPOSED: ev.WindowExposed(),
    pygame.WINDOWFOCUSGAINED: ev.FocusGained(),
    pygame.WINDOWFOCUSLOST: ev.FocusLost(),
    pygame.WINDOWMINIMIZED: ev.Minimised(),
    pygame.WINDOWHIDDEN: ev.Minimised(),
    pygame.WINDOWRESTORED: ev.Restored(),
    pygame.WINDOWMAXIMIZED: ev.Maximised(),
    pygame.WINDOWSHOWN: ev.Restored(),
    pygame.WINDOWCLOSE: ev.QuitAsked(),
    pygame.QUIT: ev.QuitAsked(),
}


class InputReader:
    """Reads and translates. `clock` gives seconds and serves the bounce filter only."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.pointer: ev.Pos = (-1, -1)
        self._clock = clock
        self._last_press: tuple[float, int, ev.Pos] = (-1e9, 0, (-999, -999))
        self._swallow: set[int] = set()
        self._held_keys: set[int] = set()

    def poll(self) -> list[ev.InputEvent]:
        """What happened since the last call, oldest first; moves that follow each other are joined."""
        out: list[ev.InputEvent] = []
        for raw in pygame.event.get():
            event = self.translate(raw)
            if event is None:
                continue
            if out and type(event) is type(out[-1]) and isinstance(event, ev.PointerMoved | ev.WindowResized):
                out[-1] = event
            else:
                out.append(event)
        return out

    def translate(self, raw: pygame.Event) -> ev.InputEvent | None:
        """The project's event for one of the system's, or None when it means nothing to us."""
        kind = raw.type
        if kind in _SIMPLE:
            if kind == pygame.WINDOWFOCUSLOST:
                self._held_keys.clear()
            return _SIMPLE[kind]
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._pointer_event(raw)
        if kind == pygame.MOUSEWHEEL:
            sign = -1 if getattr(raw, "flipped", False) else 1
            return ev.Wheel(
                self.pointer,
                dy=sign * float(getattr(raw, "precise_y", raw.y)),
                dx=sign * float(getattr(raw, "precise_x", raw.x)),
            )
        if kind == pygame.KEYDOWN:
            repeat = raw.key in self._held_keys
            self._held_keys.add(raw.key)
            return _key_event(raw, repeat)
        if kind == pygame.KEYUP:
            self._held_keys.discard(raw.key)
            return None
        if kind == pygame.TEXTINPUT:
            return ev.TextTyped(raw.text) if raw.text else None
        if kind == pygame.WINDOWSIZECHANGED:
            return ev.WindowResized((raw.x, raw.y))
        return None

    def _pointer_event(self, raw: pygame.Event) -> ev.InputEvent | None:
        self.pointer = pos = (int(raw.pos[0]), int(raw.pos[1]))
        if raw.type == pygame.MOUSEMOTION:
            return ev.PointerMoved(pos)
        button = _BUTTONS.get(raw.button)
        if button is None:
            return None
        if raw.type == pygame.MOUSEBUTTONUP:
            if raw.button in self._swallow:
                self._swallow.discard(raw.button)
                return None
            return ev.PointerReleased(pos, button)
        if self._bounces(raw.button, pos):
            self._swallow.add(raw.button)
            return None
        self._swallow.discard(raw.button)
        return ev.PointerPressed(pos, button, max(1, int(getattr(raw, "clicks", 1))))

    def _bounces(self, button: int, pos: ev.Pos) -> bool:
        when, last, (x, y) = self._last_press
        now = self._clock()
        self._last_press = (now, button, pos)
        near = abs(pos[0] - x) <= BOUNCE_PIXELS and abs(pos[1] - y) <= BOUNCE_PIXELS
        return last == button and near and now - when < BOUNCE_SECONDS


def without_presses(batch: Iterable[ev.InputEvent]) -> list[ev.InputEvent]:
    """The batch without presses and typed keys: what was aimed at a picture that is gone must not act."""
    aimed = ev.PointerPressed | ev.PointerReleased | ev.KeyPressed | ev.TextTyped
    return [event for event in batch if not isinstance(event, aimed)]


def _key_event(raw: pygame.Event, repeat: bool) -> ev.KeyPressed | None:
    name = pygame.key.name(raw.key)
    if not name:
        return None
    mods = int(getattr(raw, "mod", 0))
    return ev.KeyPressed(
        _SAME_KEY.get(name, name),
        shift=bool(mods & pygame.KMOD_SHIFT),
        ctrl=bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(mods & pygame.KMOD_ALT),
        repeat=repeat,
    )
