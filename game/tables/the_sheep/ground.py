"""The ground of the map on the screen."""

from __future__ import annotations

import pygame

from game.geometry.hexes import corners
from game.render.camera import Camera
from game.rules.the_sheep.map import JourneyMap

_TINTS = {
    "meadow": "#b5c57a", "field": "#d8c98a", "wood": "#93ad63", "hill": "#bcc984", "marsh": "#9fae78",
    "water": "#8db9c9",
}  # fmt: skip


class Ground:
    """Draws a map's ground under a camera."""

    def __init__(self, charted: JourneyMap) -> None:
        self._map = charted

    def draw(self, surface: pygame.Surface, camera: Camera, dark: float) -> None:
        """Draw all that is in sight."""
        surface.fill("#8fa85a")
        for number, cell in enumerate(self._map.hexes):
            points = [camera.to_screen(x, y) for x, y in corners(cell)]
            tint = _TINTS[self._map.terrain[number]] if self._map.passable[number] else "#443f5a"
            pygame.draw.polygon(surface, tint, points)
            pygame.draw.lines(surface, "#5e5a36", True, points)
        for here, ways in self._map.ways.items():
            for there in ways:
                start, end = (camera.to_screen(*_middle(self._map, place)) for place in (here, there))
                pygame.draw.line(surface, "#e3cc96", start, end, max(2, round(22 * camera.scale)))


def _middle(charted: JourneyMap, place: int) -> tuple[float, float]:
    points = corners(charted.hexes[place])
    return (points[0][0] + points[3][0]) / 2, (points[0][1] + points[3][1]) / 2
