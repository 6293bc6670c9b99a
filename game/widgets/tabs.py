"""Several pages in one place: paper tabs along the top, or, to save room, along a side as a rail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.platform import events as ev
from game.render.skins import TAB_OVERLAP, paint
from game.render.text_layout import layout_text
from game.render.theme import Theme
from game.widgets.base import Pressable, Size, Widget

_LEAST_TITLE = 10
_LOWEST = 32
"""Pixels."""
_SIZES = (20.0, 18.0, 17.0)
"""Sizes of titles in units: smaller only where that keeps them in one row."""


class Tabs(Widget):
    """Pages as (title, widget); one is seen. `on_change` gets the number of the page."""

    def __init__(
        self,
        pages: Sequence[tuple[str, Widget]],
        chosen: int = 0,
        on_change: Callable[[int], None] | None = None,
        padding: float = 16,
    ) -> None:
        super().__init__()
        self.pages = [page for _, page in pages]
        self.chosen, self.on_change, self.padding = chosen, on_change, padding
        self._tabs = [_Tab(self, index, title) for index, (title, _) in enumerate(pages)]
        self.children = [*self._tabs, *self.pages]
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self.size = _SIZES[0]
        self._show()

    def choose(self, index: int) -> None:
        """Show a page."""
        if index != self.chosen:
            self.chosen = index
            self._show()
            self.relayout()
            if self.on_change is not None:
                self.on_change(index)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        pad = 2 * theme.px(self.padding)
        sizes = [page.preferred(theme, width - pad) for page in self.pages]
        return min(width, max(w for w, _ in sizes) + pad), max(h for _, h in sizes) + pad + self._height(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        row, top = _row_height(theme), rect.top
        for line in self._lines(theme, rect.width):
            x = rect.left + theme.px(8)
            for tab, wide in line:
                tab.layout(theme, pygame.Rect(x, top, wide, row))
                x += wide + theme.px(4)
            top += row
        top -= theme.px(TAB_OVERLAP)
        self._sheet = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
        # The others are laid out when they are chosen: long lists of words take their time.
        self.pages[self.chosen].layout(theme, theme.inset(self._sheet, self.padding))

    def move(self, dx: int, dy: int) -> None:
        """See Widget."""
        super().move(dx, dy)
        self._sheet.move_ip(dx, dy)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is None:
            return
        for tab in self._tabs:
            if tab.index != self.chosen:
                tab.draw(surface)
        paint(surface, self.theme, "panel", self._sheet)
        self._tabs[self.chosen].draw(surface)
        self.pages[self.chosen].draw(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget. Ctrl+Tab goes round."""
        if isinstance(event, ev.KeyPressed) and event.key == "tab" and event.ctrl:
            self.choose((self.chosen + (-1 if event.shift else 1)) % len(self.pages))
            return True
        return False

    def _show(self) -> None:
        for index, page in enumerate(self.pages):
            page.visible = index == self.chosen

    def _height(self, theme: Theme, width: int) -> int:
        rows = len(self._lines(theme, width))
        return rows * _row_height(theme) - theme.px(TAB_OVERLAP)

    def _lines(self, theme: Theme, width: int) -> list[list[tuple[_Tab, int]]]:
        """Rows of tabs with their widths; the row of the chosen one comes last, where it meets its page."""
        room = width - theme.px(16)
        lines: list[list[tuple[_Tab, int]]] = [[]]
        used = 0
        self.size = next((size for size in _SIZES if self._in_one_row(theme, size) <= room), _SIZES[0])
        for tab in self._tabs:
            wide = min(tab.width(theme, self.size), room)
            if lines[-1] and used + wide > room:
                lines.append([])
                used = 0
            lines[-1].append((tab, wide))
            used += wide + theme.px(4)
        lines.sort(key=lambda line: any(tab.index == self.chosen for tab, _ in line))
        return lines

    def _in_one_row(self, theme: Theme, size: float) -> int:
        """How wide all tabs are side by side with titles of a size."""
        return sum(tab.width(theme, size) for tab in self._tabs) + theme.px(4) * (len(self._tabs) - 1)


def _row_height(theme: Theme) -> int:
    """The height of the handles: a line of words, and at least a fingertip."""
    return max(_LOWEST, theme.line_height("bold") + theme.px(10))


class _Tab(Pressable):
    """The handle of one page."""

    def __init__(self, owner: Tabs, index: int, title: str) -> None:
        super().__init__(lambda: owner.choose(index))
        self._owner, self.index, self._title = owner, index, title

    def width(self, theme: Theme, size: float) -> int:
        """How wide it wishes to be with a title of that size, in pixels."""
        block = layout_text(theme, self._title, None, replace(theme.style("bold"), size=size))
        return block.size[0] + theme.px(28 if size == _SIZES[0] else 18)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        chosen = self._owner.chosen == self.index
        paint(surface, theme, "tab", self.rect, "chosen" if chosen else self.look())
        colour = theme.palette.ink if chosen else theme.palette.soft
        style = replace(theme.style("bold"), size=self._owner.size)
        block = layout_text(theme, self._title, self.rect.width, style, colour=colour)
        block.draw(surface, (self.rect.centerx - block.size[0] // 2, self.rect.centery - block.size[1] // 2))
        self.draw_focus(surface)


class Rail(Widget):
    """Upright tabs on the edge of a screen (narrow windows): pressing one opens or closes its page.

    `on_open` gets the number of the page, or None when the open one was pressed again.
    """

    def __init__(self, titles: Sequence[str], on_open: Callable[[int | None], None]) -> None:
        super().__init__()
        self.open: int | None = None
        self.on_open = on_open
        self.children = [_RailTab(self, index, title) for index, title in enumerate(titles)]

    def toggle(self, index: int) -> None:
        """Open a page, or close it when it is open."""
        self.open = None if self.open == index else index
        self.invalidate()
        self.on_open(self.open)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        sizes = [child.preferred(theme, width) for child in self.children]
        return max(w for w, _ in sizes), sum(h for _, h in sizes) + theme.px(8) * (len(sizes) - 1)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        wishes = [child.preferred(theme, rect.width)[1] for child in self.children]
        gap = theme.px(8)
        room = rect.height - gap * (len(wishes) - 1)
        share = min(1.0, room / max(1, sum(wishes)))
        y = rect.top
        for child, wish in zip(self.children, wishes, strict=True):
            height = int(wish * share)
            child.layout(theme, pygame.Rect(rect.left, y, rect.width, height))
            y += height + gap


class _RailTab(Pressable):
    """One upright tab."""

    def __init__(self, owner: Rail, index: int, title: str) -> None:
        super().__init__(lambda: owner.toggle(index))
        self._owner, self._index, self._title = owner, index, title

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        block = layout_text(theme, self._title, None, "bold")
        return block.size[1] + theme.px(16), block.size[0] + theme.px(36)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        look = "chosen" if self._owner.open == self._index else self.look()
        paint(surface, theme, "card", self.rect, look)
        surface.blit(picture := self._upright(theme), picture.get_rect(center=self.rect.center))
        self.draw_focus(surface)

    def _upright(self, theme: Theme) -> pygame.Surface:
        """The title from bottom to top, in smaller type where the tab is short."""
        room = self.rect.height - theme.px(10)

        def make() -> pygame.Surface:
            style = theme.style("bold")
            block = layout_text(theme, self._title, None, style)
            while block.size[0] > room and style.size > _LEAST_TITLE:
                style = replace(style, size=style.size - 1)
                block = layout_text(theme, self._title, None, style)
            flat = pygame.Surface(block.size, pygame.SRCALPHA)
            block.draw(flat, (0, 0))
            return pygame.transform.rotate(flat, 90)

        return theme.assets.keep(("upright", self._title, room, theme.unit, theme.night), make)
