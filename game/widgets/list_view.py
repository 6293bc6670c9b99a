"""Rows of which one can be chosen: saves, games, options. Put it into a Scroll when it may become long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.platform import events as ev
from game.render.skins import paint
from game.render.theme import Theme
from game.widgets.base import Size, Widget


class ListView(Widget):
    """Any widgets as rows. `on_select` is told about the marked row, `on_choose` about a click or Enter.

    With `on_select` a click marks and a double click (or Enter) chooses; without it one click chooses.
    A row with a `reason` is off.
    """

    focusable = True

    def __init__(
        self,
        rows: Sequence[Widget],
        selected: int | None = None,
        on_select: Callable[[int], None] | None = None,
        on_choose: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__()
        self.rows = list(rows)
        self.children = list(self.rows)
        self.selected = selected
        self.on_select, self.on_choose = on_select, on_choose
        self._pointed: int | None = None
        self._cells: list[pygame.Rect] = []

    def set_rows(self, rows: Sequence[Widget], selected: int | None = None) -> None:
        """Show other rows."""
        self.rows = list(rows)
        self.children = list(self.rows)
        self.selected = selected
        self.relayout()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        pad_x, pad_y = theme.px(12), theme.px(7)
        sizes = [row.preferred(theme, max(1, width - 2 * pad_x)) for row in self.rows]
        return (
            min(width, max((w for w, _ in sizes), default=0) + 2 * pad_x),
            sum(h + 2 * pad_y for _, h in sizes) + theme.px(4) * max(0, len(sizes) - 1),
        )

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        pad_x, pad_y = theme.px(12), theme.px(7)
        y = rect.top
        for row in self.rows:
            height = row.preferred(theme, max(1, rect.width - 2 * pad_x))[1] + 2 * pad_y
            row.layout(theme, pygame.Rect(rect.left, y, rect.width, height).inflate(-2 * pad_x, -2 * pad_y))
            y += height + theme.px(4)

    def cell(self, index: int) -> pygame.Rect:
        """The rectangle of a row, padding included."""
        theme = self.theme
        if theme is None:
            return self.rect
        inner = self.rows[index].rect
        return pygame.Rect(self.rect.left, inner.top - theme.px(7), self.rect.width, inner.height + 2 * theme.px(7))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is None:
            return
        for index in self.in_sight(surface):
            row = self.rows[index]
            if index == self.selected:
                paint(surface, self.theme, "row", self.cell(index), "chosen")
            elif index == self._pointed and not row.reason:
                paint(surface, self.theme, "row", self.cell(index), "hover")
            row.draw(surface)
        if self.rows:
            self.draw_focus(surface, self.cell(self.selected or 0))

    def in_sight(self, surface: pygame.Surface) -> range:
        """The rows that are drawn."""
        return range(len(self.rows))

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if isinstance(event, ev.PointerMoved):
            self._point(self._row_at(event.pos))
            return False
        if isinstance(event, ev.PointerPressed) and event.button == "left":
            return True
        if isinstance(event, ev.PointerReleased) and event.button == "left":
            return self._click(self._row_at(event.pos))
        if isinstance(event, ev.KeyPressed):
            return self._key(event)
        return False

    def state_changed(self) -> None:
        """See Widget."""
        if not self.hovered:
            self._point(None)
        self.invalidate()

    def select(self, index: int) -> None:
        """Mark a row."""
        if index != self.selected:
            self.selected = index
            self.invalidate()
            if self.on_select is not None:
                self.on_select(index)
        parent = self.parent
        if parent is not None and hasattr(parent, "ensure_visible"):
            parent.ensure_visible(self.cell(index))

    def _click(self, index: int | None) -> bool:
        if index is None:
            return False
        if self.rows[index].reason:
            if self.ui is not None:
                self.ui.toast(self.rows[index].reason)
            return True
        again = index == self.selected
        self.select(index)
        if self.on_choose is not None and (self.on_select is None or again):
            self.on_choose(index)
        return True

    def _key(self, event: ev.KeyPressed) -> bool:
        if event.key in ("up", "down") and self.rows:
            step = 1 if event.key == "down" else -1
            at = -1 if self.selected is None and step > 0 else self.selected or 0
            at += step
            while 0 <= at < len(self.rows) and self.rows[at].reason:
                at += step
            if 0 <= at < len(self.rows):
                self.select(at)
            return True
        if event.key in ("home", "end") and self.rows:
            free = [i for i, row in enumerate(self.rows) if not row.reason]
            if free:
                self.select(free[0 if event.key == "home" else -1])
            return True
        if event.key in ("return", "space") and self.selected is not None and not event.repeat:
            if self.on_choose is not None:
                self.on_choose(self.selected)
            return True
        return False

    def _row_at(self, pos: ev.Pos) -> int | None:
        return next((i for i in range(len(self.rows)) if self.cell(i).collidepoint(pos)), None)

    def _point(self, index: int | None) -> None:
        if index != self._pointed:
            self._pointed = index
            self.invalidate()
