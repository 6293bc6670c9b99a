"""Between the frame loop and the scenes: keys that work everywhere, work in the background, and the net under both.

A mistake in a scene must not end the program: a report is written, the game's journal is closed (it is whole up to
the last move), the broken scenes are dropped, and the player is told in plain words.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame

from game import __version__
from game.platform import events as ev
from game.scenes.tracing import scene_name

if TYPE_CHECKING:
    from game.scenes.program import Program

T = TypeVar("T")
MOST_CRASHES = 3


class Shell:
    """The loop's client. After MOST_CRASHES mistakes without a picture between them it gives up and raises."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._services = program.services
        self._stack = program.services.stack
        self._in_a_row = 0
        self.reports: list[Path] = []

    @property
    def dirty(self) -> bool:
        """See frame.Client."""
        return self._stack.dirty

    @property
    def animating(self) -> bool:
        """See frame.Client."""
        return self._stack.animating

    @property
    def ticking(self) -> bool:
        """See frame.Client."""
        return self._stack.ticking

    @property
    def generation(self) -> int:
        """See frame.Client."""
        return self._stack.generation

    def handle(self, event: ev.InputEvent) -> bool:
        """The keys that work everywhere, then the scenes."""
        if isinstance(event, ev.FocusGained | ev.FocusLost):
            self._hush(isinstance(event, ev.FocusLost))
        return self._guarded(lambda: self._everywhere(event) or self._stack.handle(event), False)

    def _hush(self, away: bool) -> None:
        """No sound while another window is in front, if that is wished."""
        s = self._program.settings
        quiet = s.muted or (away and s.mute_in_background)
        self._services.audio.set_volumes(s.effects_volume, s.music_volume, s.timer_loudness, quiet)

    def update(self, dt: float) -> None:
        """Work in the background, then the scenes."""
        self._guarded(lambda: self._pass(dt), None)

    def draw(self, surface: pygame.Surface) -> None:
        """See frame.Client."""
        drawn = self._guarded(lambda: self._draw(surface), False)
        if drawn:
            self._in_a_row = 0
        else:
            self._guarded(lambda: self._draw(surface), False)

    def _draw(self, surface: pygame.Surface) -> bool:
        self._stack.draw(surface)
        return True

    def _pass(self, dt: float) -> None:
        for work in tuple(self._services.background):
            work()
        self._stack.update(dt)

    def _everywhere(self, event: ev.InputEvent) -> bool:
        if not isinstance(event, ev.KeyPressed) or event.repeat:
            return False
        if event.key == "f11" or (event.key == "return" and event.alt):
            self._program.toggle_fullscreen()
            return True
        if event.key == "q" and event.ctrl:
            self._program.quit()
            return True
        return False

    def _guarded(self, work: Callable[[], T], otherwise: T) -> T:
        try:
            return work()
        except Exception as error:
            self._in_a_row += 1
            if self._in_a_row > MOST_CRASHES:
                raise
            self._show_crash(error)
            return otherwise

    def _show_crash(self, error: BaseException) -> None:
        from game.persist.reports import trace_of
        from game.scenes.crash import CrashScene

        report = self.report(error)
        text = trace_of(error, self._secret)
        try:
            self._program.close_session()
        # The game is in its file whatever closing it says; the way on matters more.
        except Exception as second:
            self.report(second)
        while self._stack.top is not None:
            try:
                self._stack.close()
            # A scene that cannot even leave is off the stack all the same.
            except Exception as second:
                self.report(second)
        if isinstance(report, Path):
            text = report.read_text(encoding="utf-8")
        self._stack.push(CrashScene(self._program, report, text, self._program.show_title))
        self._stack.apply_changes()

    @property
    def _secret(self) -> bool:
        """A game with hidden information is on, or looked at."""
        session = self._program.session
        return (session is not None and session.rules.info.hidden) or any(s.secret for s in self._stack.scenes)

    def report(self, error: BaseException) -> Path | str:
        """Write a report of a mistake and of what led to it; its path, or the reason why there is none."""
        from game.persist.files import SaveTrouble
        from game.persist.reports import write_report

        session = self._program.session
        events = session.events_for(None) if session is not None else []
        names = [seat.name for seat in session.seats] if session is not None else []
        path = write_report(self._program.places, error, self._facts(), events, names, self._secret)
        if isinstance(path, SaveTrouble):
            return path.sentence
        self.reports.append(path)
        return path

    def _facts(self) -> dict[str, str]:
        size, settings = self._services.window.size, self._program.settings
        session = self._program.session
        return {
            "sheepfold": __version__,
            "pygame-ce": pygame.version.ver,
            "sdl": ".".join(map(str, pygame.get_sdl_version())),
            "driver": self._services.window.driver,
            "window": f"{size[0]}x{size[1]} at {settings.ui_scale} %",
            "scenes": ", ".join(scene_name(s) for s in self._stack.scenes),
            "game": session.rules.info.id if session is not None else "none",
        }
