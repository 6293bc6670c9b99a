"""One seat at the end of a game: its total, and where every point of it came from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.core.outcome import ScoreLine
from game.render.skins import paint, paint_badge, paint_ring
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.widgets.base import Pressable, Size

_TOTAL = TextStyle("drawn", 64, leading=1.0)
_HEAD, _CROWN = 96, 34


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What a card says: `lines` are (source in words, points) and add up to `total`."""

    name: str
    badge: str
    total: int
    points: str
    lines: tuple[tuple[str, int], ...]
    won: bool


def gathered(lines: Iterable[ScoreLine], seat: int) -> list[tuple[str, int]]:
    """The points of a seat by source, each source once, in the order in which they first came."""
    sums: dict[str, int] = {}
    for line in lines:
        if line.seat == seat:
            sums[line.source] = sums.get(line.source, 0) + line.points
    return list(sums.items())


class ScoreCard(Pressable):
    """A card that opens to its lines and closes; `opened` says which. A winner's has a gold ring and a crown."""

    def __init__(self, score: SeatScore, tooltip: str) -> None:
        super().__init__(self._flip)
        self.score, self.tooltip = score, tooltip
        self.opened = True
        self.touched = False

    def set_score(self, score: SeatScore) -> None:
        """Say something else, opened."""
        self.score = score
        self.opened, self.touched = True, True
        self.relayout()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        if theme.tiny and not self.touched:
            self.opened = False
        head = self._head(theme, width)
        return width, head + (self._lines_height(theme, width) if self.opened else 0) + theme.px(16)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget. A closed card beside an open one takes only what it needs."""
        high = min(rect.height, self.preferred(theme, rect.width)[1])
        super().layout(theme, pygame.Rect(rect.left, rect.top, rect.width, high))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, score = self.theme, self.score
        if theme is None:
            return
        paint(surface, theme, "card", self.rect, "hover" if self.hovered else "normal")
        if score.won:
            paint_ring(surface, theme, self.rect, radius=14)
        pad, side = theme.px(16), theme.px(44)
        left, middle = self.rect.left + pad, self.rect.top + theme.px(14 + _HEAD // 2 - 10)
        paint_badge(surface, theme, score.badge, pygame.Rect(left, middle - side // 2, side, side))
        total = layout_text(theme, str(score.total), None, _TOTAL)
        points = layout_text(theme, score.points, None, "small", colour=theme.palette.soft)
        column = max(total.size[0], points.size[0])
        x = self.rect.right - pad - column
        high = total.size[1] + points.size[1]
        total.draw(surface, (x + (column - total.size[0]) // 2, middle - high // 2))
        points.draw(surface, (x + (column - points.size[0]) // 2, middle - high // 2 + total.size[1]))
        name, beside = self._named(theme, x - left - side - theme.px(20))
        crown = theme.px(_CROWN) if score.won else 0
        x, above = left + side + theme.px(10), 0 if beside else crown
        y = middle - (name.size[1] + above) // 2
        if crown:
            top = middle - crown // 2 if beside else y
            surface.blit(theme.assets.image("ui/crown", (crown, crown)), (x, top))
        name.draw(surface, (x + (crown + theme.px(6) if crown and beside else 0), y + above))
        if self.opened:
            self._draw_lines(surface, theme)
        self.draw_focus(surface)

    def _draw_lines(self, surface: pygame.Surface, theme: Theme) -> None:
        pad = theme.px(18)
        y = self.rect.top + self._head(theme, self.rect.width)
        surface.fill(theme.palette.line, (self.rect.left + pad, y, self.rect.width - 2 * pad, theme.px(1.5)))
        y += theme.px(8)
        for source, points in self.score.lines:
            number = layout_text(theme, signed(points), None, "bold")
            text = layout_text(theme, source, self._source_width(theme, self.rect.width))
            text.draw(surface, (self.rect.left + pad, y))
            number.draw(surface, (self.rect.right - pad - number.size[0], y))
            y += text.size[1]

    def _head(self, theme: Theme, width: int) -> int:
        name, beside = self._named(theme, width - theme.px(16 + 44 + 20 + 110))
        crown = theme.px(_CROWN) if self.score.won and not beside else 0
        return max(theme.px(_HEAD), name.size[1] + crown + theme.px(20))

    def _named(self, theme: Theme, room: int) -> tuple[TextBlock, bool]:
        """The name in its room, and whether a winner's crown stands before it: else it is above it."""
        name = layout_text(theme, self.score.name, None, "card")
        if name.size[0] + (theme.px(_CROWN + 6) if self.score.won else 0) <= room:
            return name, True
        return layout_text(theme, self.score.name, max(1, room), "card"), False

    def _lines_height(self, theme: Theme, width: int) -> int:
        room = self._source_width(theme, width)
        return theme.px(8) + sum(layout_text(theme, source, room).size[1] for source, _ in self.score.lines)

    @staticmethod
    def _source_width(theme: Theme, width: int) -> int:
        return max(1, width - theme.px(36 + 64))

    def _flip(self) -> None:
        self.opened, self.touched = not self.opened, True
        self.relayout()


def signed(points: int) -> str:
    """Points with their sign, as they stand on a card."""
    return "0" if points == 0 else f"{points:+d}".replace("-", "\u2212")
