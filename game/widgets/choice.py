"""One of several: all side by side (segments) when few, in a list that drops down when many."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame

from game.platform import events as ev
from game.render.skins import paint, paint_icon
from game.render.text_layout import layout_text
from game.render.theme import Theme
from game.widgets.base import Pressable, Size, Widget
from game.widgets.list_view import ListView
from game.widgets.scroll import Scroll

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """A value with its words, a picture if wished, one line of help, and the reason when it cannot be chosen."""

    value: T
    text: str
    icon: str = ""
    help: str = ""
    reason: str = ""


class Segments(Widget, Generic[T]):
    """All options visible; wraps into several rows when there is no room. `on_change` gets the value."""

    def __init__(self, options: Sequence[Option[T]], value: T, on_change: Callable[[T], None] | None = None) -> None:
        super().__init__()
        self.options, self.value, self.on_change = list(options), value, on_change
        self._cells = [_Segment(self, option) for option in self.options]
        self.children = list(self._cells)

    def set_value(self, value: T) -> None:
        """Choose `value` without telling `on_change`."""
        self.value = value
        self.invalidate()

    def choose(self, value: T) -> None:
        """Choose `value` as a click would."""
        if value != self.value:
            self.value = value
            self.invalidate()
            if self.on_change is not None:
                self.on_change(value)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        rows = self._rows(theme, width)
        widest = max(sum(w for _, w in row) + theme.px(8) * (len(row) - 1) for row in rows)
        return widest, sum(self._height(theme, row) for row in rows) + theme.px(8) * (len(rows) - 1)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        y = rect.top
        for row in self._rows(theme, rect.width):
            x, height = rect.left, self._height(theme, row)
            for cell, w in row:
                cell.layout(theme, pygame.Rect(x, y, w, height))
                x += w + theme.px(8)
            y += height + theme.px(8)

    def _rows(self, theme: Theme, width: int) -> list[list[tuple[_Segment, int]]]:
        rows: list[list[tuple[_Segment, int]]] = [[]]
        used = 0
        for cell in self._cells:
            w = min(cell.preferred(theme, width)[0], width)
            if rows[-1] and used + theme.px(8) + w > width:
                rows.append([])
                used = 0
            used += w + (theme.px(8) if rows[-1] else 0)
            rows[-1].append((cell, w))
        return rows

    @staticmethod
    def _height(theme: Theme, row: list[tuple[_Segment, int]]) -> int:
        return max(cell.preferred(theme, w)[1] for cell, w in row)


class _Segment(Pressable):
    """One option of Segments."""

    def __init__(self, owner: Segments[T], option: Option[T]) -> None:
        super().__init__(lambda: owner.choose(option.value))
        self._owner, self._option = owner, option
        self.tooltip, self.reason = option.help, option.reason

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        extra = theme.px(28) + (self._side(theme) + theme.px(8) if self._option.icon else 0)
        block = layout_text(theme, self._option.text, max(1, width - extra), "text")
        return min(width, block.size[0] + extra), max(block.size[1], self._side(theme)) + theme.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        chosen = self._owner.value == self._option.value
        look = self.look()
        paint(surface, theme, "label", self.rect, "chosen" if chosen and self.enabled else look)
        colour = theme.palette.ink if self.enabled else theme.palette.soft
        icon = self._side(theme) + theme.px(8) if self._option.icon else 0
        room = max(1, self.rect.width - theme.px(28) - icon)
        block = layout_text(theme, self._option.text, room, "text", colour=colour)
        x = self.rect.centerx - (block.size[0] + icon) // 2
        if icon:
            side = self._side(theme)
            paint_icon(surface, theme, self._option.icon, pygame.Rect(x, self.rect.centery - side // 2, side, side))
        block.draw(surface, (x + icon, self.rect.centery - block.size[1] // 2))
        if chosen:
            self._tick(surface, theme)
        self.draw_focus(surface)

    def _tick(self, surface: pygame.Surface, theme: Theme) -> None:
        """A bar below the chosen one: the choice does not rest on its tint."""
        wide = max(theme.px(16), self.rect.width - theme.px(28))
        bar = pygame.Rect(self.rect.centerx - wide // 2, self.rect.bottom - theme.px(7), wide, theme.px(3))
        surface.fill(theme.palette.gold_ink, bar)

    @staticmethod
    def _side(theme: Theme) -> int:
        return theme.px(26)


class DropList(Pressable, Generic[T]):
    """The chosen option on a paper label; pressing it shows all of them in a list."""

    def __init__(self, options: Sequence[Option[T]], value: T, on_change: Callable[[T], None] | None = None) -> None:
        super().__init__(self._open)
        self.options, self.value, self.on_change = list(options), value, on_change

    @property
    def chosen(self) -> Option[T]:
        """The option of the value."""
        return next(o for o in self.options if o.value == self.value)

    def set_value(self, value: T) -> None:
        """Choose `value` without telling `on_change`."""
        self.value = value
        self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        extra = theme.px(56)
        blocks = [layout_text(theme, o.text, max(1, width - extra), "text") for o in self.options]
        icon = theme.px(34) if any(o.icon for o in self.options) else 0
        return min(width, max(b.size[0] for b in blocks) + extra + icon), max(b.size[1] for b in blocks) + theme.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "inset", self.rect, self.look())
        x, option = self.rect.left + theme.px(14), self.chosen
        if option.icon:
            side = theme.px(26)
            paint_icon(surface, theme, option.icon, pygame.Rect(x, self.rect.centery - side // 2, side, side))
            x += side + theme.px(8)
        colour = theme.palette.ink if self.enabled else theme.palette.soft
        block = layout_text(theme, option.text, max(1, self.rect.right - x - theme.px(34)), "text", colour=colour)
        block.draw(surface, (x, self.rect.centery - block.size[1] // 2))
        tip = theme.px(24)
        chevron = theme.icon("ui/chevron-down", (tip, tip))
        surface.blit(chevron, chevron.get_rect(center=(self.rect.right - theme.px(22), self.rect.centery)))
        self.draw_focus(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if isinstance(event, ev.KeyPressed) and event.key in ("up", "down") and self.enabled:
            at = self.options.index(self.chosen) + (1 if event.key == "down" else -1)
            if 0 <= at < len(self.options) and not self.options[at].reason:
                self._choose(at)
            return True
        return super().handle(event)

    def _open(self) -> None:
        if self.ui is None:
            return
        rows = [_OptionRow(o) for o in self.options]
        view = ListView(rows, self.options.index(self.chosen), on_choose=self._choose)
        for row, option in zip(rows, self.options, strict=True):
            row.tooltip, row.reason = option.help, option.reason
        self.ui.open_popup(_Drop(view), self.rect)

    def _choose(self, index: int) -> None:
        value = self.options[index].value
        if self.ui is not None and self.ui.popup is not None:
            self.ui.close_popup()
            self.ui.set_focus(self)
        if value != self.value:
            self.value = value
            self.invalidate()
            if self.on_change is not None:
                self.on_change(value)


class _OptionRow(Widget):
    """An option in a dropped list."""

    def __init__(self, option: Option[T]) -> None:
        super().__init__()
        self._option = option

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        icon = theme.px(34) if self._option.icon else 0
        block = layout_text(theme, self._option.text, max(1, width - icon), "text")
        return min(width, block.size[0] + icon), max(block.size[1], theme.px(28))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        x = self.rect.left
        if self._option.icon:
            side = theme.px(26)
            paint_icon(surface, theme, self._option.icon, pygame.Rect(x, self.rect.centery - side // 2, side, side))
            x += side + theme.px(8)
        colour = theme.palette.soft if self._option.reason else theme.palette.ink
        block = layout_text(theme, self._option.text, max(1, self.rect.right - x), "text", colour=colour)
        block.draw(surface, (x, self.rect.centery - block.size[1] // 2))


class _Drop(Widget):
    """The sheet a dropped list lies on."""

    def __init__(self, view: ListView) -> None:
        super().__init__()
        self._scroll = Scroll(view)
        self.children = [self._scroll]

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        wide, high = self._scroll.preferred(theme, max(width, theme.px(200)) - theme.px(16))
        return wide + theme.px(16), high + theme.px(16)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._scroll.layout(theme, theme.inset(rect, 8))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            paint(surface, self.theme, "card", self.rect)
        super().draw(surface)
