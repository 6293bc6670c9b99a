"""Putting widgets beside and below each other, in units, so that every size of window and text works.

Rows wrap when they do not fit (`wrap`), else their growing children give way; columns give spare height to the
growing ones. What may become too high goes into a `Scroll` (see scroll.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

import pygame

from game.render.skins import Kind, paint
from game.render.theme import Theme
from game.widgets.base import Size, Widget
from game.widgets.sharing import given_way, with_growth

Across = Literal["start", "center", "end", "stretch"]
W = TypeVar("W", bound=Widget)


def grow(widget: W, share: float = 1.0) -> W:
    """The widget, taking a share of spare room in its row or column."""
    widget.grow = share
    return widget


class Spacer(Widget):
    """Empty room of `size` units, or of what is left (`grow`)."""

    def __init__(self, size: float = 0, share: float = 0) -> None:
        super().__init__()
        self._size = size
        self.grow = share

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return theme.px(self._size), theme.px(self._size)


class Box(Widget):
    """Base of what holds several widgets with `gap` units between them."""

    def __init__(self, children: Iterable[Widget], gap: float = 16) -> None:
        super().__init__()
        self.children = list(children)
        self.gap = gap

    def set_children(self, children: Iterable[Widget]) -> None:
        """Hold other widgets; everything is laid out again."""
        self.children = list(children)
        self.relayout()

    @property
    def shown(self) -> list[Widget]:
        """The children that take room."""
        return [c for c in self.children if c.visible]


class Row(Box):
    """Side by side. `align` is the place across (vertically), `justify` where they stand when room is left."""

    def __init__(
        self,
        children: Iterable[Widget],
        gap: float = 16,
        align: Across = "center",
        justify: Across = "start",
        wrap: bool = False,
    ) -> None:
        super().__init__(children, gap)
        self.align, self.justify, self.wrap = align, justify, wrap

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        lines = self._lines(theme, width)
        gap = theme.px(self.gap)
        widest = max((sum(w for _, w in line) + gap * (len(line) - 1) for line in lines), default=0)
        heights = [max(c.preferred(theme, w)[1] for c, w in line) for line in lines]
        return widest, sum(heights) + gap * max(0, len(lines) - 1)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        gap, top = theme.px(self.gap), rect.top
        lines = self._lines(theme, rect.width)
        for line in lines:
            height = max(c.preferred(theme, w)[1] for c, w in line)
            if len(lines) == 1:
                height = rect.height
            sizes = with_growth([w for _, w in line], [c.grow for c, _ in line], rect.width - gap * (len(line) - 1))
            spare = rect.width - sum(sizes) - gap * (len(line) - 1)
            x = rect.left + {"center": spare // 2, "end": spare}.get(self.justify, 0)
            for (child, _), w in zip(line, sizes, strict=True):
                child.layout(theme, _across(theme, child, pygame.Rect(x, top, w, height), self.align))
                x += w + gap
            top += height + gap

    def _lines(self, theme: Theme, width: int) -> list[list[tuple[Widget, int]]]:
        gap, shown = theme.px(self.gap), self.shown
        wishes = [min(c.preferred(theme, width)[0], width) for c in shown]
        if not shown:
            return []
        if not self.wrap:
            room = width - gap * (len(shown) - 1)
            return [list(zip(shown, given_way(wishes, [c.grow for c in shown], room), strict=True))]
        lines: list[list[tuple[Widget, int]]] = [[]]
        used = 0
        for child, wish in zip(shown, wishes, strict=True):
            if lines[-1] and used + gap + wish > width:
                lines.append([])
                used = 0
            used += wish + (gap if lines[-1] else 0)
            lines[-1].append((child, wish))
        return lines


class Column(Box):
    """One below the other. `align` is the place across (horizontally), `justify` where spare height goes."""

    def __init__(
        self, children: Iterable[Widget], gap: float = 16, align: Across = "stretch", justify: Across = "start"
    ) -> None:
        super().__init__(children, gap)
        self.align, self.justify = align, justify

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        sizes = [c.preferred(theme, width) for c in self.shown]
        gaps = theme.px(self.gap) * max(0, len(sizes) - 1)
        return max((w for w, _ in sizes), default=0), sum(h for _, h in sizes) + gaps

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        shown, gap = self.shown, theme.px(self.gap)
        sizes = [c.preferred(theme, rect.width) for c in shown]
        room = rect.height - gap * max(0, len(shown) - 1)
        growth = [c.grow for c in shown]
        heights = with_growth(given_way([h for _, h in sizes], growth, room), growth, room)
        spare = room - sum(heights)
        y = rect.top + {"center": max(0, spare // 2), "end": max(0, spare)}.get(self.justify, 0)
        for child, (wish, _), height in zip(shown, sizes, heights, strict=True):
            width = rect.width if self.align == "stretch" else min(wish, rect.width)
            x = rect.left + {"center": (rect.width - width) // 2, "end": rect.width - width}.get(self.align, 0)
            child.layout(theme, pygame.Rect(x, y, width, height))
            y += height + gap


class Grid(Box):
    """Equal cells in rows of `columns`; fewer columns when a cell would be narrower than `least` units."""

    def __init__(
        self, children: Iterable[Widget], columns: int, gap: float = 16, least: float = 0, equal_height: bool = True
    ) -> None:
        super().__init__(children, gap)
        self.columns, self.least, self.equal_height = columns, least, equal_height

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        _, cell, heights = self._measure(theme, width)
        return width if cell else 0, sum(heights) + theme.px(self.gap) * max(0, len(heights) - 1)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        columns, cell, heights = self._measure(theme, rect.width)
        gap, y = theme.px(self.gap), rect.top
        for row, height in enumerate(heights):
            for column, child in enumerate(self.shown[row * columns : (row + 1) * columns]):
                child.layout(theme, pygame.Rect(rect.left + column * (cell + gap), y, cell, height))
            y += height + gap

    def _measure(self, theme: Theme, width: int) -> tuple[int, int, list[int]]:
        shown, gap, least = self.shown, theme.px(self.gap), theme.px(self.least)
        columns = max(1, min(self.columns, (width + gap) // max(1, least + gap)))
        cell = (width - gap * (columns - 1)) // columns
        heights = [
            max(c.preferred(theme, cell)[1] for c in shown[i : i + columns]) for i in range(0, len(shown), columns)
        ]
        if self.equal_height and heights:
            heights = [max(heights)] * len(heights)
        return columns, cell, heights


class Padded(Widget):
    """A widget with `padding` units round it, at most `max_width` units wide (then in the middle)."""

    def __init__(self, child: Widget, padding: float = 16, max_width: float | None = None) -> None:
        super().__init__()
        self.children = [child]
        self.padding, self.max_width = padding, max_width

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        pad = 2 * theme.px(self.padding)
        wide, high = self.children[0].preferred(theme, self._limit(theme, width) - pad)
        return min(wide + pad, width), high + pad

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        inner = pygame.Rect(rect)
        inner.width = self._limit(theme, rect.width)
        inner.centerx = rect.centerx
        self.children[0].layout(theme, theme.inset(inner, self.padding))

    def _limit(self, theme: Theme, width: int) -> int:
        return width if self.max_width is None else min(width, theme.px(self.max_width))


class Panel(Padded):
    """A sheet of paper with a widget on it."""

    def __init__(self, child: Widget, kind: Kind = "panel", padding: float = 16) -> None:
        super().__init__(child, padding)
        self.kind: Kind = kind

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            paint(surface, self.theme, self.kind, self.rect)
        super().draw(surface)


class Centered(Widget):
    """A widget in its wished size in the middle of the room, at most `max_width` x `max_height` units."""

    def __init__(self, child: Widget, max_width: float | None = None, max_height: float | None = None) -> None:
        super().__init__()
        self.children = [child]
        self.max_width, self.max_height = max_width, max_height

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        limit = width if self.max_width is None else min(width, theme.px(self.max_width))
        return self.children[0].preferred(theme, limit)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        width, height = self.preferred(theme, rect.width)
        high = rect.height if self.max_height is None else min(rect.height, theme.px(self.max_height))
        place = pygame.Rect(0, 0, min(width, rect.width), min(height, high))
        place.center = rect.center
        self.children[0].layout(theme, place)


class Sized(Widget):
    """A widget with a least (or fixed) size in units."""

    def __init__(self, child: Widget, width: float = 0, height: float = 0, fixed: bool = False) -> None:
        super().__init__()
        self.children = [child]
        self.grow = child.grow
        self._width, self._height, self._fixed = width, height, fixed

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        least = (theme.px(self._width), theme.px(self._height))
        limit = min(width, least[0]) if self._fixed and least[0] else width
        wide, high = self.children[0].preferred(theme, limit)
        if self._fixed:
            return min(width, least[0] or wide), least[1] or high
        return min(width, max(wide, least[0])), max(high, least[1])

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self.children[0].layout(theme, rect)


def _across(theme: Theme, child: Widget, cell: pygame.Rect, align: Across) -> pygame.Rect:
    """The child's place in its cell of a row."""
    if align == "stretch":
        return cell
    height = min(child.preferred(theme, cell.width)[1], cell.height)
    top = {"start": cell.top, "center": cell.centery - height // 2, "end": cell.bottom - height}[align]
    return pygame.Rect(cell.left, top, cell.width, height)
