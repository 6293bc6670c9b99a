"""The line on top of a table: whose turn it is, what must be done, how much of it is left; buttons at its end."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.skins import paint, paint_badge
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.widgets.base import Size, Widget
from game.widgets.layout import Row

_WIDE = TextStyle(size=26, leading=1.25)
_NARROW = TextStyle(size=22, leading=1.2)


class PromptBar(Widget):
    """A badge, a text (bold part first, then what helps), and widgets at the right. Grows when the text wraps."""

    def __init__(self, buttons: Sequence[Widget] = ()) -> None:
        super().__init__()
        self._row = Row(buttons, 8, justify="end")
        self.children = [self._row]
        self.seat_colour: str | None = None
        self.strong = ""
        self.rest = ""

    def say(self, strong: str, rest: str = "", seat_colour: str | None = None) -> None:
        """Show another prompt."""
        if (strong, rest, seat_colour) == (self.strong, self.rest, self.seat_colour):
            return
        self.strong, self.rest, self.seat_colour = strong, rest, seat_colour
        if self.theme is not None and self.preferred(self.theme, self.rect.width)[1] != self.rect.height:
            self.relayout()
        self.invalidate()

    def set_buttons(self, buttons: Sequence[Widget]) -> None:
        """Other widgets at the right."""
        self._row.set_children(buttons)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        text = layout_text(theme, self._text(theme), self._room(theme, width), self._style(theme))
        buttons = self._row.preferred(theme, width // 2)[1]
        return width, max(text.size[1] + theme.px(16), buttons + theme.px(12), theme.px(56))

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        wide = self._row.preferred(theme, rect.width // 2)[0]
        inner = rect.inflate(-2 * theme.px(12), -2 * theme.px(6))
        self._row.layout(theme, pygame.Rect(inner.right - wide, inner.top, wide, inner.height))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "panel", self.rect)
        x = self.rect.left + theme.px(16)
        if self.seat_colour is not None:
            side = theme.px(36)
            paint_badge(surface, theme, self.seat_colour, pygame.Rect(x, self.rect.centery - side // 2, side, side))
        block = layout_text(theme, self._text(theme), self._room(theme, self.rect.width), self._style(theme))
        block.draw(surface, (x + theme.px(46), self.rect.centery - block.size[1] // 2))
        super().draw(surface)

    def _text(self, theme: Theme) -> str:
        return f"**{self.strong}** {self.rest}" if self.strong else self.rest

    def _room(self, theme: Theme, width: int) -> int:
        buttons = self._row.preferred(theme, width // 2)[0]
        return max(theme.px(120), width - buttons - theme.px(16 + 46 + 12 + 16))

    @staticmethod
    def _style(theme: Theme) -> TextStyle:
        return _NARROW if theme.compact else _WIDE
