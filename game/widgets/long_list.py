"""A list of very many rows, such as all cards of a game, that is shown and narrowed without laying all of them out."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from weakref import WeakKeyDictionary

import pygame

from game.render.theme import Theme
from game.widgets.base import Size, Widget
from game.widgets.list_view import ListView


class LongList(ListView):
    """Rows that only show something. A row is laid out when it comes into sight; `children` are those rows.

    How high a row is at a width is asked once for each theme, so hand in the same rows again where they stay.
    """

    def __init__(self, on_choose: Callable[[int], None]) -> None:
        super().__init__((), None, on_choose=on_choose)
        self._tops: list[int] = [0]
        self._known: WeakKeyDictionary[Widget, tuple[Theme, dict[int, int]]] = WeakKeyDictionary()

    def set_rows(self, rows: Sequence[Widget], selected: int | None = None) -> None:
        """Show other rows."""
        super().set_rows(rows, selected)
        self.children = []
        self._tops = [0]

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, max(0, self._places(theme, width)[-1] - theme.px(4))

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        Widget.layout(self, theme, rect)
        self.children = []
        self._tops = self._places(theme, rect.width)

    def cell(self, index: int) -> pygame.Rect:
        """The rectangle of a row, padding included."""
        if self.theme is None or index + 1 >= len(self._tops):
            return self.rect
        top, gap = self._tops[index], self.theme.px(4)
        return pygame.Rect(self.rect.left, self.rect.top + top, self.rect.width, self._tops[index + 1] - top - gap)

    def in_sight(self, surface: pygame.Surface) -> range:
        """The rows that a surface can show; they are laid out now."""
        clip, theme = surface.get_clip(), self.theme
        first = max(0, bisect_right(self._tops, clip.top - self.rect.top) - 1)
        last = min(len(self.rows), bisect_left(self._tops, clip.bottom - self.rect.top))
        for row, index in ((self.rows[index], index) for index in range(first, last)):
            if theme is not None and self.ui is not None and row not in self.children:
                row.attach(self.ui, self)
                row.layout(theme, self.cell(index).inflate(-2 * theme.px(12), -2 * theme.px(7)))
                self.children.append(row)
        return range(first, last)

    def _places(self, theme: Theme, width: int) -> list[int]:
        """Where each row begins below the top of the list, and where one more would."""
        gap = 2 * theme.px(7) + theme.px(4)
        inner = max(1, width - 2 * theme.px(12))
        return [0, *accumulate(self._height(theme, row, inner) + gap for row in self.rows)]

    def _height(self, theme: Theme, row: Widget, width: int) -> int:
        known = self._known.get(row)
        if known is None or known[0] is not theme:
            known = self._known[row] = (theme, {})
        if width not in known[1]:
            known[1][width] = row.preferred(theme, width)[1]
        return known[1][width]
