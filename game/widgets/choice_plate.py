"""A card that can be chosen: whatever widgets stand on it, a tint, a ring and a tick when it is."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.skins import paint, paint_icon
from game.render.theme import Theme
from game.widgets.base import Pressable, Size, Widget

_PAD = 12
_TICK = 26


class ChoicePlate(Pressable):
    """`content` on a card. What is `marked` is chosen; the tick has the upper right corner for itself.

    With `corner` another picture stands there: that something opens, say.
    """

    def __init__(
        self,
        content: Widget,
        marked: bool = False,
        on_press: Callable[[], None] | None = None,
        corner: str = "",
    ) -> None:
        super().__init__(on_press)
        self.children = [content]
        self.marked, self._corner = marked, corner

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        across, down = theme.px(2 * _PAD + _TICK), theme.px(2 * _PAD)
        wide, high = self.children[0].preferred(theme, max(1, width - across))
        return min(width, wide + across), max(high, theme.px(_TICK)) + down

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        room = theme.inset(rect, _PAD)
        room.width = max(1, room.width - theme.px(_TICK))
        self.children[0].layout(theme, room)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        look = self.look()
        paint(surface, theme, "card", self.rect, "chosen" if self.marked and look == "normal" else look)
        super().draw(surface)
        sign = "ui/check" if self.marked else self._corner
        if sign:
            side = theme.px(_TICK)
            at = (self.rect.right - theme.px(8) - side, self.rect.top + theme.px(8))
            paint_icon(surface, theme, sign, pygame.Rect(at, (side, side)))
        self.draw_focus(surface)
