"""One screen's widgets and what happens between them: who is under the pointer, who is pressed, who has the
keyboard, the tooltip, the note that says why not, and a list that has popped up.

A scene owns one `Ui`, gives it a tree of widgets and hands events, time and surfaces through. `dirty` asks for a new
picture, `parts` for new pieces of it. A press counts only when button down and up meet the same widget of the same
picture: `release_held` cancels what is under way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from game.platform import events as ev
from game.render.theme import Theme
from game.widgets import focus
from game.widgets.base import Widget
from game.widgets.floating import Note, Tooltip
from game.widgets.rest import FOCUS_DELAY, POINTER_DELAY, Rest


class Host(Protocol):
    """What widgets need from the window."""

    def set_text_input(self, on: bool, area: pygame.Rect | None = None) -> None:
        """Composed text comes in, or no more."""

    def set_cursor(self, name: str) -> None:
        """Another pointer."""

    def clipboard(self) -> str:
        """The text that was copied last."""

    def copy(self, text: str) -> None:
        """Put a text where others can paste it."""


class Ui:
    """A tree of widgets with its pointer, focus and floating parts. `play` receives names of small sounds."""

    def __init__(self, host: Host, play: Callable[[str], None] = lambda name: None) -> None:
        self.host = host
        self.root: Widget | None = None
        self.popup: Widget | None = None
        self.theme: Theme | None = None
        self.dirty = True
        self.parts: list[pygame.Rect] = []
        self.keyboard_used = False
        self.pointer: ev.Pos = (-1, -1)
        self.captured: Widget | None = None
        self.focused: Widget | None = None
        self.played = play
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._hovered: list[Widget] = []
        self._layout_due = False
        self._tooltip = Tooltip()
        self._note = Note()
        self._hover_rest, self._focus_rest = Rest(POINTER_DELAY), Rest(FOCUS_DELAY)
        self._cursor = "arrow"
        self._awaited: Callable[[], bool] | None = None

    def set_root(self, root: Widget | None) -> None:
        """Show another tree; the old one loses pointer and focus."""
        self.release_held()
        self.set_focus(None)
        self.popup = self._awaited = None
        self.root = root
        self.request_layout()

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """Lay everything out in `rect` with `theme`. A note stays while the screen stays the same."""
        if theme is not self.theme or rect != self._rect:
            self._note.hide()
        self.theme, self._rect = theme, pygame.Rect(rect)
        self._layout_due = False
        self.close_popup()
        self._tooltip.hide()
        if self.root is not None:
            self.root.attach(self, None)
            self.root.layout(theme, self._rect)
            self._drop_gone()
            self._set_hovered(self._path(self.pointer))
        self.dirty = True

    def request_layout(self) -> None:
        """Lay out again before the next event or picture."""
        self._layout_due = True
        self.dirty = True

    def settle(self) -> None:
        """Do a layout that was asked for."""
        if self._layout_due and self.theme is not None:
            self.layout(self.theme, self._rect)

    @property
    def animating(self) -> bool:
        """A tooltip is about to appear, or something awaited has not come; time must go on."""
        pointed = self._hover_rest.due and bool(self._hovered) and self._hovered[-1].tells()
        focused = self._focus_rest.due and self.keyboard_used and self.focused is not None
        return pointed or focused or self._awaited is not None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self.settle()
        if self._awaited is not None and self._awaited():
            self._awaited = None
            self.dirty = True
        if self._note.update(dt):
            self.dirty = True
        if self.captured is not None:
            return
        if self._hovered and self._hover_rest.passes(dt):
            self._tell(next((w for w in reversed(self._hovered) if w.tells()), None), self.pointer)
        if self.keyboard_used and self.focused is not None and self._focus_rest.passes(dt):
            there = self.focused.at_keyboard()
            self._tell(there if there.tells() else None, there.rect.center)

    def _tell(self, widget: Widget | None, pos: ev.Pos) -> None:
        if widget is not None and self.theme is not None:
            self._tooltip.tell(self.theme, widget, pos, self._rect)
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tree, then what floats above it."""
        self.settle()
        if self.root is not None:
            self.root.draw(surface)
        if self.popup is not None:
            self.popup.draw(surface)
        self._tooltip.draw(surface)
        self._note.draw(surface)
        self.dirty, self.parts = False, []

    def handle(self, event: ev.InputEvent) -> bool:
        """Give an event to the widgets; True when one used it."""
        self.settle()
        match event:
            case ev.PointerMoved():
                return self._moved(event)
            case ev.PointerPressed():
                return self._pressed(event)
            case ev.PointerReleased():
                return self._released(event)
            case ev.Wheel():
                self._hide_floating()
                return self._climb(self._path(event.pos), event) is not None
            case ev.KeyPressed():
                return self._key(event)
            case ev.TextTyped():
                return self.focused is not None and self.focused.handle(event)
            case ev.PointerLeft() | ev.FocusLost():
                self.release_held()
        return False

    def repoint(self) -> None:
        """Widgets came, went or moved under a pointer that stands still: look anew, but no tooltip comes of it."""
        if self.captured is None and (path := self._path(self.pointer)) != self._hovered:
            self._set_hovered(path)
            self._hover_rest.skip()

    def retell(self) -> None:
        """The keyboard is at something else of the widget that has it."""
        self._focus_rest.begin()

    def wait_for(self, arrived: Callable[[], bool] | None) -> None:
        """Ask `arrived` (only the latest one) in every update until it says yes, then draw anew."""
        self._awaited = arrived

    def toast(self, text: str, pos: ev.Pos | None = None) -> None:
        """A note beside `pos` (the pointer): why something did not work. Gone at the next click."""
        if self.theme is not None and text:
            self._tooltip.hide()
            self._note.show(self.theme, text, pos or self.pointer, self._rect)
            self.dirty = True

    @property
    def note_text(self) -> str:
        """What the note says now; empty when there is none."""
        return self._note.text

    @property
    def tooltip_text(self) -> str:
        """What the tooltip says now; empty when there is none."""
        return self._tooltip.text

    def open_popup(self, popup: Widget, anchor: pygame.Rect) -> None:
        """Show a list below (or above) `anchor`; a click elsewhere or Esc closes it."""
        if self.theme is None:
            return
        popup.attach(self, None)
        margin = self.theme.px(8)
        width, height = popup.preferred(self.theme, max(anchor.width, self.theme.px(120)))
        width = min(max(width, anchor.width), self._rect.width - 2 * margin)
        below = self._rect.bottom - anchor.bottom - margin
        above = anchor.top - self._rect.top - margin
        down = below >= height or below >= above
        height = min(height, below if down else above)
        left = max(self._rect.left + margin, min(anchor.left, self._rect.right - margin - width))
        top = anchor.bottom if down else anchor.top - height
        popup.layout(self.theme, pygame.Rect(left, top, width, height))
        self.popup = popup
        self._hide_floating()
        self.set_focus(next((w for w in popup.walk() if w.focusable), None))

    def close_popup(self) -> None:
        """Take the popped-up list away."""
        if self.popup is not None:
            popup, self.popup = self.popup, None
            if self.focused is not None and self.focused in popup.walk():
                self.set_focus(None)
            self._set_hovered(self._path(self.pointer))
            self.dirty = True

    def set_focus(self, widget: Widget | None) -> None:
        """Give the keyboard to `widget`, or to none."""
        if widget is self.focused:
            return
        old, self.focused = self.focused, widget
        self._focus_rest.begin()
        for changed, on in ((old, False), (widget, True)):
            if changed is not None:
                changed.focused = on
                changed.state_changed()
        if (old is not None and old.wants_text) or (widget is not None and widget.wants_text):
            on = widget is not None and widget.wants_text
            self.host.set_text_input(on, widget.rect if widget is not None else None)
        if widget is not None:
            focus.reveal(widget)
        self.dirty = True

    def release_held(self) -> None:
        """Cancel presses and drags that are under way, and let nothing be pointed at."""
        if self.captured is not None:
            self.captured.pressed = False
            self.captured.state_changed()
            self.captured = None
        self.pointer = (-1, -1)
        self._set_hovered([])
        self._hide_floating()

    def find(self, name: str) -> Widget | None:
        """The visible widget of that name: for tests and picture tools."""
        return next((w for w in self.root.walk() if w.name == name), None) if self.root else None

    def _path(self, pos: ev.Pos) -> list[Widget]:
        if self.popup is not None:
            return self.popup.hit(pos)
        return self.root.hit(pos) if self.root is not None else []

    @staticmethod
    def _climb(path: list[Widget], event: ev.InputEvent) -> Widget | None:
        for widget in reversed(path):
            if widget.handle(event):
                return widget
        return None

    def _moved(self, event: ev.PointerMoved) -> bool:
        self.pointer = event.pos
        if self.captured is not None:
            return self.captured.handle(event)
        self._set_hovered(self._path(event.pos))
        return self._climb(self._path(event.pos), event) is not None

    def _set_hovered(self, path: list[Widget]) -> None:
        if path == self._hovered:
            return
        old, self._hovered = self._hovered, path
        for widget in old:
            if widget not in path:
                widget.hovered = False
                widget.state_changed()
        for widget in path:
            if not widget.hovered:
                widget.hovered = True
                widget.state_changed()
        if self._tooltip.shown:
            self._tooltip.hide()
            self.dirty = True
        self._hover_rest.begin()
        cursor = path[-1].cursor if path else "arrow"
        if cursor != self._cursor:
            self._cursor = cursor
            self.host.set_cursor(cursor)

    def _pressed(self, event: ev.PointerPressed) -> bool:
        self.pointer = event.pos
        if self.keyboard_used:
            self.keyboard_used = False
            self.dirty = True
        self._hide_floating()
        self._set_hovered(self._path(event.pos))
        if self.popup is not None and not self.popup.rect.collidepoint(event.pos):
            self.close_popup()
            return True
        user = self._climb(self._path(event.pos), event)
        if user is None:
            self.set_focus(None)
            return False
        if event.button == "left":
            self.captured = user
            self.set_focus(user if user.focusable else None)
        return True

    def _released(self, event: ev.PointerReleased) -> bool:
        self.pointer = event.pos
        user, self.captured = self.captured, None
        if event.button != "left" or user is None:
            return False
        used = user.handle(event)
        self._set_hovered(self._path(event.pos))
        return used

    def _key(self, event: ev.KeyPressed) -> bool:
        self._hide_floating()
        if event.key in focus.NAVIGATION and not self.keyboard_used:
            self.keyboard_used = True
            self.dirty = True
        widget = self.focused or self.root
        while widget is not None:
            if widget.handle(event):
                self.dirty = True
                return True
            widget = widget.parent
        if self.popup is not None:
            if event.key == "escape":
                self.close_popup()
            return True
        top = self.root
        return top is not None and (focus.accelerate(top, event) or focus.navigate(self, top, event))

    def _hide_floating(self) -> None:
        if self._tooltip.shown or self._note.text:
            self._tooltip.hide()
            self._note.hide()
            self.dirty = True
        self._hover_rest.skip()
        self._focus_rest.skip()

    def _drop_gone(self) -> None:
        """Forget pointer and focus of widgets that are no longer in the tree."""
        present = set(self.root.walk()) if self.root is not None else set()
        if self.focused is not None and self.focused not in present:
            self.set_focus(None)
        if self.captured is not None and self.captured not in present:
            self.captured = None
        self._hovered = [w for w in self._hovered if w in present]
