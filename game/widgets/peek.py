"""A button under which something secret can be looked at, for as long as it is held.

It closes by itself when the button of the mouse is let go, when the pointer leaves it, when the window is left, and
after a few seconds. Who cannot hold a button sets it to toggle: then a click opens it and another closes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.platform import events as ev
from game.render.skins import paint, paint_icon
from game.render.text_layout import layout_text
from game.render.theme import Theme
from game.widgets.base import Pressable, Size, Widget

HELD_SECONDS = 5.0
_LOWEST = 44


class PeekButton(Pressable):
    """A paper button with an eye. `on_peek` gets True when the secret may be shown and False when it must be gone.

    `toggles` says whether it is opened by one click and closed by another. By Enter or Space it opens, and closes the
    same way. Its looks and words are the same whatever the secret is. Whoever shows it lets time pass by `update`;
    the table scene does that, and closes it when the viewer changes or the curtain falls.
    """

    def __init__(self, text: str, on_peek: Callable[[bool], None], toggles: Callable[[], bool] = lambda: False) -> None:
        super().__init__()
        self.text = text
        self.open = False
        self._on_peek, self._toggles = on_peek, toggles
        self._held = False
        self._left = 0.0

    def close(self) -> None:
        """Put the secret away."""
        self._held = False
        self._set(False)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: what is not a toggle closes after HELD_SECONDS."""
        if self.timed:
            self._left -= dt
            if self._left <= 0:
                self.close()

    @property
    def timed(self) -> bool:
        """It is open and will close by itself."""
        return self.open and not self._toggles()

    def press(self) -> None:
        """By the keyboard: open, or close."""
        if not self.visible or not self.enabled:
            super().press()
        else:
            self._set(not self.open)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if not self.enabled:
            return super().handle(event)
        match event:
            case ev.PointerPressed(button="left"):
                self.pressed = True
                self._held = not self._toggles()
                self._set(self._held or not self.open)
                return True
            case ev.PointerReleased(button="left"):
                self.pressed = False
                if self._held:
                    self.close()
                return True
            case ev.PointerMoved() if self._held and not self.rect.collidepoint(event.pos):
                self.close()
                return True
        return super().handle(event)

    def state_changed(self) -> None:
        """See Widget. The press was cancelled, or the pointer has gone elsewhere."""
        if self._held and not (self.pressed and self.hovered):
            self.close()
        self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        block = layout_text(theme, self.text, max(1, width - theme.px(70)), "bold")
        return min(width, block.size[0] + theme.px(70)), max(theme.px(_LOWEST), block.size[1] + theme.px(16))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        look = self.look()
        paint(surface, theme, "label", self.rect, "pressed" if self.open else look)
        side = theme.px(28)
        place = pygame.Rect(self.rect.left + theme.px(16), self.rect.centery - side // 2, side, side)
        paint_icon(surface, theme, "ui/eye" if self.open else "ui/eye-off", place)
        left = place.right + theme.px(10)
        colour = theme.palette.soft if look == "disabled" else theme.palette.ink
        room = max(1, self.rect.right - theme.px(14) - left)
        block = layout_text(theme, self.text, room, "bold", colour=colour)
        block.draw(surface, (left, self.rect.centery - block.size[1] // 2))
        self.draw_focus(surface)

    def _set(self, on: bool) -> None:
        if on:
            self._left = HELD_SECONDS
        if on != self.open:
            self.open = on
            self.invalidate()
            self._on_peek(on)


def peeks(root: Widget | None) -> Iterator[PeekButton]:
    """The peek buttons in a tree, also those that cannot be seen now."""
    waiting = [root] if root is not None else []
    while waiting:
        widget = waiting.pop()
        if isinstance(widget, PeekButton):
            yield widget
        waiting += widget.children
