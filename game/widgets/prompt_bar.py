"""The line on top of a table: whose turn it is, what must be done, how much of it is left; buttons at its end."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.skins import paint, paint_badge
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.widgets.base import Size, Widget
from game.widgets.layout import Row

_WIDE = TextStyle(size=26, leading=1.25)
_NARROW = TextStyle(size=22, leading=1.2)
_SMALLER = tuple(TextStyle(size=size, leading=1.15) for size in (20, 18, 16, 14, 12))


class PromptBar(Widget):
    """A badge, a text (bold part first, then what helps), and widgets at the right.

    It wishes to grow when the text wraps; where it may not, the text is set smaller.
    """

    def __init__(self, buttons: Sequence[Widget] = ()) -> None:
        super().__init__()
        self._row = Row(buttons, 8, justify="end", wrap=True)
        self.children = [self._row]
        self.seat_colour: str | None = None
        self.strong = ""
        self.rest = ""
        self._block: TextBlock | None = None
        self._below = False

    def say(self, strong: str, rest: str = "", seat_colour: str | None = None) -> None:
        """Show another prompt."""
        if (strong, rest, seat_colour) == (self.strong, self.rest, self.seat_colour):
            return
        self.strong, self.rest, self.seat_colour = strong, rest, seat_colour
        if self.theme is not None:
            self._set_text(self.theme)
            if self.preferred(self.theme, self.rect.width)[1] != self.rect.height:
                self.relayout()
        self.invalidate()

    def set_buttons(self, buttons: Sequence[Widget]) -> None:
        """Other widgets at the right."""
        self._row.set_children(buttons)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        text, buttons = self._parts(theme, width)
        if self._stacked(theme, width):
            return width, text.size[1] + theme.px(24) + buttons[1] + theme.px(6)
        return width, max(text.size[1] + theme.px(16), buttons[1] + theme.px(12), theme.px(56))

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        wide, high = self._parts(theme, rect.width)[1]
        inner = rect.inflate(-2 * theme.px(12), -2 * theme.px(10))
        if self._stacked(theme, rect.width):
            self._row.layout(theme, pygame.Rect(inner.left, inner.bottom - high, inner.width, high))
        else:
            self._row.layout(theme, pygame.Rect(inner.right - wide, rect.centery - high // 2, wide, high))
        self._set_text(theme)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, block = self.theme, self._block
        if theme is None or block is None:
            return
        paint(surface, theme, "panel", self.rect)
        x, middle = self.rect.left + theme.px(16), self.rect.centery
        if self._below:
            middle = self.rect.top + theme.px(12) + block.size[1] // 2
        if self.seat_colour is not None:
            side = theme.px(36)
            paint_badge(surface, theme, self.seat_colour, pygame.Rect(x, middle - side // 2, side, side))
            x += side + theme.px(10)
        block.draw(surface, (x, middle - block.size[1] // 2))
        super().draw(surface)

    def _set_text(self, theme: Theme) -> None:
        """Find the type for the text; asks all buttons for their size, too much for every picture."""
        self._block, self._below = self._fitting_block(theme), self._stacked(theme, self.rect.width)

    def _stacked(self, theme: Theme, width: int) -> bool:
        """Whether the buttons go below the text: they would take half the line."""
        return self._row.preferred(theme, width)[0] > width // 2

    def _fitting_block(self, theme: Theme) -> TextBlock:
        """The text in the largest type that leaves it inside the bar."""
        block, buttons = self._parts(theme, self.rect.width)
        below = buttons[1] + theme.px(6) if self._stacked(theme, self.rect.width) else 0
        room = self.rect.height - theme.px(8) - below
        for style in _SMALLER:
            if block.size[1] <= room:
                break
            block, _ = self._parts(theme, self.rect.width, style)
        return block

    def _parts(self, theme: Theme, width: int, style: TextStyle | None = None) -> tuple[TextBlock, Size]:
        """The text as it is set, and the size of the buttons."""
        inner = width - 2 * theme.px(12)
        buttons = self._row.preferred(theme, inner)
        badge = theme.px(46) if self.seat_colour is not None else 0
        room = inner - theme.px(12) - badge - (0 if self._stacked(theme, width) else buttons[0] + theme.px(12))
        return layout_text(theme, self._text(), max(1, room), style or self._style(theme)), buttons

    def _text(self) -> str:
        return f"**{self.strong}** ~~{self.rest}~~" if self.strong and self.rest else f"**{self.strong}**{self.rest}"

    @staticmethod
    def _style(theme: Theme) -> TextStyle:
        return _NARROW if theme.compact else _WIDE
