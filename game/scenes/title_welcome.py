"""The paper in the middle of the title: go on with the last game, or begin one at once."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.skins import paint, paint_badge
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.widgets.base import Size, Widget
from game.widgets.button import Button

_HEADING = TextStyle("serif-bold", 26, leading=1.2)
_DETAIL = TextStyle("serif", 20, leading=1.25)


class Welcome(Widget):
    """One main button with a line that says what it does and a smaller one; two sheep look over the edge."""

    def __init__(self, button: str, on_press: Callable[[], None], heading: str, detail: str, badge: str = "") -> None:
        super().__init__()
        self.button = Button(button, on_press, "main", single=True)
        self.button.name = "welcome"
        self.children = [self.button]
        self.heading, self.detail, self.badge = heading, detail, badge
        self.with_sheep = True

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        pad, gap = theme.px(16), theme.px(16)
        button = self.button.preferred(theme, width)
        beside, text = self._text_size(theme, width - 2 * pad - button[0] - gap)
        if text[0] < theme.px(220) and beside < theme.px(220):
            text = self._text_size(theme, width - 2 * pad)[1]
            return min(width, max(button[0], text[0]) + 2 * pad), button[1] + text[1] + gap + 2 * pad
        return min(width, button[0] + gap + text[0] + 2 * pad), max(button[1], text[1]) + 2 * theme.px(12)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        wide, high = self.button.preferred(theme, rect.width)
        pad = theme.px(16)
        if self._stacked(theme):
            self.button.layout(theme, pygame.Rect(rect.centerx - wide // 2, rect.top + pad, wide, high))
        else:
            words = self._text_size(theme, rect.width - wide - 3 * pad)[1][0]
            left = rect.left + max(pad, (rect.width - wide - pad - words) // 2)
            self.button.layout(theme, pygame.Rect(left, rect.centery - high // 2, wide, high))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        if self.with_sheep:
            self._draw_sheep(surface, theme)
        paint(surface, theme, "panel", self.rect)
        super().draw(surface)
        self._draw_text(surface, theme)

    def _draw_sheep(self, surface: pygame.Surface, theme: Theme) -> None:
        wide = min(theme.px(88), self.rect.height)
        for name, x in (("sheep/sheep-black-e", self.rect.left + wide * 2 // 3), (
            "sheep/sheep-cream-w", self.rect.right - wide * 2 // 3)):  # fmt: skip
            natural = theme.assets.natural_size(name)
            size = (wide, wide * natural[1] // natural[0])
            picture = theme.assets.image(name, size)
            surface.blit(picture, (x - wide // 2, self.rect.top - round(size[1] * 0.78)))

    def _draw_text(self, surface: pygame.Surface, theme: Theme) -> None:
        gap, pad = theme.px(16), theme.px(16)
        left, top = self.button.rect.right + gap, self.rect.top
        room, bottom = self.rect.right - pad - left, self.rect.bottom
        if self._stacked(theme):
            left, top, room = self.rect.left + pad, self.button.rect.bottom + theme.px(8), self.rect.width - 2 * pad
        if self.badge:
            side = theme.px(40)
            paint_badge(surface, theme, self.badge, pygame.Rect(left, (top + bottom - side) // 2, side, side))
            left, room = left + side + theme.px(12), room - side - theme.px(12)
        head = layout_text(theme, self.heading, room, _HEADING)
        rest = layout_text(theme, self.detail, room, _DETAIL, colour=theme.palette.soft)
        y = (top + bottom - head.size[1] - rest.size[1]) // 2
        head.draw(surface, (left, y))
        rest.draw(surface, (left, y + head.size[1]))

    def _stacked(self, theme: Theme) -> bool:
        """Whether the words stand below the button."""
        return self.rect.width - self.button.preferred(theme, self.rect.width)[0] < theme.px(260)

    def _text_size(self, theme: Theme, width: int) -> tuple[int, Size]:
        """The room asked for, and the size of badge and both lines in it."""
        badge = theme.px(52) if self.badge else 0
        head = layout_text(theme, self.heading, max(1, width - badge), _HEADING)
        rest = layout_text(theme, self.detail, max(1, width - badge), _DETAIL)
        return width, (badge + max(head.size[0], rest.size[0]), head.size[1] + rest.size[1])
