"""Signs that something is under way: dots for a bot that thinks, a bar for work that can be measured."""

from __future__ import annotations

import pygame

from game.render.palette import mix
from game.render.skins import paint
from game.render.theme import Theme
from game.widgets.base import Size, Widget

_DOTS = 3
_PERIOD = 1.2


class Thinking(Widget):
    """Three dots, one after the other darker; still with reduced motion. Call `update` while it is visible."""

    def __init__(self) -> None:
        super().__init__()
        self._time = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        before = int(self._time / _PERIOD * _DOTS)
        self._time = (self._time + dt) % _PERIOD
        still = not self.visible or self.theme is None or self.theme.reduced_motion
        if not still and int(self._time / _PERIOD * _DOTS) != before:
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return theme.px(64), theme.px(24)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        active = -1 if theme.reduced_motion else int(self._time / _PERIOD * _DOTS)
        for index in range(_DOTS):
            strength = 1.0 if index == active or active < 0 else 0.35
            colour = mix(theme.palette.paper, theme.palette.ink, strength)
            centre = (self.rect.left + theme.px(12 + 20 * index), self.rect.centery)
            pygame.draw.aacircle(surface, colour, centre, theme.px(6))


class Progress(Widget):
    """A bar from 0 to 1."""

    def __init__(self, value: float = 0.0) -> None:
        super().__init__()
        self._value = value

    def set_value(self, value: float) -> None:
        """How much is done, 0 to 1."""
        if value != self._value:
            self._value = max(0.0, min(1.0, value))
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return min(width, theme.px(320)), theme.px(18)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "groove", self.rect)
        inner = self.rect.inflate(-theme.px(8), -theme.px(8))
        inner.width = round(inner.width * self._value)
        if inner.width > 0:
            pygame.draw.rect(surface, theme.palette.moss, inner, border_radius=inner.height // 2)
