"""A small picture that is not in the assets but drawn for the occasion, such as a map."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.theme import Theme
from game.widgets.base import Size, Widget

Paint = Callable[[Theme, Size], pygame.Surface]
"""Draws the picture for so many pixels; whoever draws it keeps it."""


class Thumbnail(Widget):
    """What `paint` draws, `height` units high and `shape` times as wide, smaller where there is no room."""

    def __init__(self, paint: Paint, shape: float, height: float) -> None:
        super().__init__()
        self._paint, self._shape, self._height = paint, shape, height

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        high = theme.px(self._height)
        wide = round(high * self._shape)
        return (wide, high) if wide <= width else (width, round(width / self._shape))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is None or not self.rect.width or not self.rect.height:
            return
        wide = min(self.rect.width, round(self.rect.height * self._shape))
        picture = self._paint(self.theme, (wide, round(wide / self._shape)))
        surface.blit(picture, picture.get_rect(center=self.rect.center))
