"""A card of The Sheep as the page of all cards shows it: enlarged."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.render.theme import Theme
from game.tables.the_sheep.card_face import draw_enlarged, enlarged_size
from game.tables.the_sheep.face import Face


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
