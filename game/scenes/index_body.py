"""A page to look things up: an index with a search beside the sheet of what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.render.theme import Theme
from game.widgets.base import Size, Widget
from game.widgets.choice import DropList
from game.widgets.label import Label
from game.widgets.layout import Column, Panel
from game.widgets.list_view import ListView
from game.widgets.scroll import Scroll
from game.widgets.text_field import TextField


class IndexBody(Widget):
    """Index and search beside the sheet; in small windows a list to drop down above it.

    `more` are further choices below the search; where there is little room they stand in a line of their own.
    """

    def __init__(
        self,
        field: TextField,
        hits: Label,
        index: ListView,
        pick: DropList[Any],
        text: Column,
        more: Sequence[Widget] = (),
    ) -> None:
        super().__init__()
        self._field, self._hits, self._pick, self._more = field, hits, pick, tuple(more)
        self._rows, self._index = index, Scroll(index)
        self.page = Scroll(text)
        self._sheet = Panel(self.page, "card", 22)
        self.children = [self._pick, self._field, *self._more, self._hits, self._index, self._sheet]

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, theme.px(700)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        wide = not theme.tiny and rect.width >= theme.px(900)
        self._index.visible = self._hits.visible = wide
        self._pick.visible = not wide
        gap = theme.px(16 if wide else 8)
        if wide:
            left = min(theme.px(330), rect.width * 32 // 100)
            top = self._lay_search(theme, pygame.Rect(rect.left, rect.top, left, rect.height))
            self._index.layout(theme, pygame.Rect(rect.left, top, left, rect.bottom - top))
            if self._rows.selected is not None:
                self._index.ensure_visible(self._rows.cell(self._rows.selected))
            self._sheet.layout(
                theme, pygame.Rect(rect.left + left + gap, rect.top, rect.width - left - gap, rect.height)
            )
            return
        top = self._lay_lines(theme, rect, gap)
        self._sheet.layout(theme, pygame.Rect(rect.left, top, rect.width, rect.bottom - top))

    def _lay_lines(self, theme: Theme, rect: pygame.Rect, gap: int) -> int:
        """The list to drop down, the field and what else fits in one line; where the sheet begins below."""
        pick = self._pick.preferred(theme, rect.width * 6 // 10)
        more = [(w, w.preferred(theme, rect.width)) for w in self._more if w.visible]
        high = max(pick[1], self._field.preferred(theme, rect.width)[1], *(size[1] for _, size in more), 0)
        rest = rect.width - pick[0] - gap
        beside = rest - sum(size[0] + gap for _, size in more) >= theme.px(200)
        x = rect.right
        for widget, (wide, _) in reversed(more if beside else []):
            widget.layout(theme, pygame.Rect(x - wide, rect.top, wide, high))
            x -= wide + gap
        self._pick.layout(theme, pygame.Rect(rect.left, rect.top, pick[0], high))
        left = rect.left + pick[0] + gap
        self._field.layout(theme, pygame.Rect(left, rect.top, x - left, high))
        below = pygame.Rect(rect.left, rect.top + high + gap, rect.width, 0)
        return below.top if beside else self._lay_more(theme, below, gap)

    def _lay_search(self, theme: Theme, area: pygame.Rect) -> int:
        """Place field and number of hits; where the index begins below them."""
        gap = theme.px(8)
        high = self._field.preferred(theme, area.width)[1]
        self._field.layout(theme, pygame.Rect(area.left, area.top, area.width, high))
        top = self._lay_more(theme, pygame.Rect(area.left, area.top + high + gap, area.width, 0), gap)
        hits = self._hits.preferred(theme, area.width)[1] if self._hits.text else 0
        self._hits.layout(theme, pygame.Rect(area.left, top, area.width, hits))
        return top + hits + (gap if hits else 0)

    def _lay_more(self, theme: Theme, area: pygame.Rect, gap: int) -> int:
        """Place the further choices side by side as long as they fit, else below each other, across the whole width;
        where the next thing begins."""
        top = area.top
        for line in self._lines(theme, area.width, gap):
            high = max(widget.preferred(theme, area.width)[1] for widget in line)
            wide = (area.width - gap * (len(line) - 1)) // len(line)
            for k, widget in enumerate(line):
                widget.layout(theme, pygame.Rect(area.left + k * (wide + gap), top, wide, high))
            top += high + gap
        return top

    def _lines(self, theme: Theme, width: int, gap: int) -> list[list[Widget]]:
        shown = [widget for widget in self._more if widget.visible]
        widest = max((widget.preferred(theme, width)[0] for widget in shown), default=0)
        columns = max(1, (width + gap) // (widest + gap))
        return [shown[at : at + columns] for at in range(0, len(shown), columns)]
