"""The Sheep as they are by day: one of each tier on a meadow, for the card of their day form."""

from __future__ import annotations

import pygame

from game.render import svg as s
from game.render.theme import Theme
from game.tables.the_sheep.looks import FOLDER

_SKY, _GRASS, _FAR = "#d5e3d0", "#b5c57a", "#c8d49a"
_SHEEP = (("lesser", 0.18, 0.5), ("standard", 0.46, 0.68), ("greater", 0.78, 0.86))
"""Tier, how far to the right its middle is, and how high it is, both as shares of the picture."""


def draw_day_scene(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, edge: str) -> None:
    """Fill a rectangle with meadow and Sheep."""
    wide, high = rect.width / theme.unit, rect.height / theme.unit

    def hill(height: float, swell: float, colour: str) -> str:
        top = high * height
        curve = f"C{wide * 0.3:g} {top - swell:g} {wide * 0.6:g} {top + swell:g} {wide - 2:g} {top - swell / 2:g}"
        return s.path(f"M2 {top:g}{curve}V{high - 2:g}H2Z", colour)

    ground = (
        s.rect((1, 1, wide - 2, high - 2), 6, _SKY) + hill(0.55, high * 0.16, _FAR) + hill(0.74, high * 0.1, _GRASS)
    )
    frame = s.rect((1, 1, wide - 2, high - 2), 6, "none", edge, 2)
    surface.blit(theme.assets.drawn(s.svg(wide, high, ground + frame), rect.size), rect)
    for tier, across, share in _SHEEP:
        side = round(rect.height * share)
        sheep = theme.assets.image_by_height(f"{FOLDER}sheep-{tier}-day", side)
        surface.blit(
            sheep, sheep.get_rect(midbottom=(rect.left + round(rect.width * across), rect.bottom - theme.px(5)))
        )
