"""Cards and maps of The Sheep as the page of all cards shows them: enlarged."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.render.theme import Theme
from game.rules.the_sheep.map import DrawnMap
from game.tables.the_sheep.card_face import draw_enlarged, enlarged_size
from game.tables.the_sheep.face import Face
from game.tables.the_sheep.map_thumb import paint_thumb, thumb_size


@dataclass(frozen=True, slots=True)
class FaceLook:
    """Draws one face large; see `CardLook`."""

    face: Face

    def size(self, theme: Theme) -> tuple[int, int]:
        """Width and height in pixels."""
        return enlarged_size(theme, self.face)

    def draw(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """Draw it into a rectangle of that size."""
        draw_enlarged(surface, theme, self.face, rect)


_MAP_WIDE = 420
"""Units of width of a map."""


@dataclass(frozen=True, slots=True)
class MapLook:
    """Draws one map small; see `CardLook`."""

    drawn: DrawnMap

    def size(self, theme: Theme) -> tuple[int, int]:
        """Width and height in pixels."""
        wide, high = thumb_size(self.drawn)
        return theme.px(_MAP_WIDE), theme.px(_MAP_WIDE * high / wide)

    def draw(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """Draw it into a rectangle of that size."""
        surface.blit(paint_thumb(theme, self.drawn, rect.size), rect)
