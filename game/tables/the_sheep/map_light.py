"""The night over the ground: everything blue and dark, with a warm pool round every Shepherd whose Lanterns burn.

The light is worked out on a grid of one sample in eight pixels and drawn out over a piece of ground. Samples lie on
the corners of the grid, and neighbouring pieces share those of their edges, so that no seam is seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.geometry.hexes import centre
from game.platform.assets import Assets
from game.render import svg
from game.tables.the_sheep import map_looks as looks
from game.tables.the_sheep.ground_paint import SIDE, Land, Tile
from game.tables.the_sheep.map_scenery import scatter

_GRID = 8
_SAMPLES = SIDE // _GRID + 1
_RADII = (0, 125, 175, 225)
"""World units of a pool by how many Lanterns burn; more burn no farther."""
_FOG_GRID, _FOG = 260, (460, 200)
_FOG_TINT, _FOG_STRENGTH = "#6f80c8", 0.2


@dataclass(frozen=True, slots=True)
class Light:
    """A pool of light: its middle and radius in world units."""

    x: float
    y: float
    radius: float

    def reaches(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether any of it lies in a rectangle."""
        r = self.radius
        return self.x + r > left and self.x - r < right and self.y + r > top and self.y - r < bottom


def light_of(x: float, y: float, lanterns: int) -> Light | None:
    """The pool round a Shepherd, None without a Lantern that burns."""
    radius = _RADII[min(lanterns, len(_RADII) - 1)]
    return Light(round(x), round(y), radius) if radius else None


def by_night(
    assets: Assets, land: Land | None, day: pygame.Surface, tile: Tile, scale: float, lights: Sequence[Light]
) -> pygame.Surface:  # fmt: skip
    """A piece of ground as it looks by night; without a land there is neither fog nor anything that watches."""
    left, top = tile[0] * SIDE / scale, tile[1] * SIDE / scale
    near = [light for light in lights if light.reaches(left, top, left + SIDE / scale, top + SIDE / scale)]
    multiplied, added = _maps(assets, tile, scale, near, land is not None)
    night = day.copy()
    size = SIDE, SIDE
    night.blit(pygame.transform.smoothscale(multiplied, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    night.blit(pygame.transform.smoothscale(added, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    if land is not None:
        _eyes(night, land, tile, scale, lights)
    return night


def _maps(
    assets: Assets, tile: Tile, scale: float, lights: Sequence[Light], foggy: bool
) -> tuple[pygame.Surface, pygame.Surface]:  # fmt: skip
    """What the ground is multiplied with, and what is added: a layer in the colour of the light, then one of dark
    blue that covers a third and has holes where the pools are."""
    size = _SAMPLES, _SAMPLES
    light, dark, blue = pygame.Surface(size), pygame.Surface(size), pygame.Surface(size)
    light.fill(looks.NIGHT_BLUE)
    depth = round(255 * looks.NIGHT_DEPTH)
    dark.fill((depth, depth, depth))
    if foggy:
        _fog(assets, blue, tile, scale)
    for pool in lights:
        warm, hole = _pool(assets, pool.radius * scale / _GRID)
        x, y = pool.x * scale / _GRID - tile[0] * (_SAMPLES - 1), pool.y * scale / _GRID - tile[1] * (_SAMPLES - 1)
        spot = warm.get_rect(center=(round(x), round(y)))
        light.blit(warm, spot)
        dark.blit(hole, spot)
        blue.blit(hole, spot)
    through = pygame.Surface(size)
    through.fill("#ffffff")
    through.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    light.blit(through, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    dark.fill(looks.NIGHT_DEEP, special_flags=pygame.BLEND_RGB_MULT)
    dark.blit(blue, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return light, dark


def _pool(assets: Assets, radius: float) -> tuple[pygame.Surface, pygame.Surface]:
    """The warm light of a radius in samples, and the hole it makes in the dark."""
    side = max(3, 2 * round(radius) + 1)
    first, second, third, last = looks.POOL
    warm = ((0, first, 1), (0.4, second, 0.8), (0.75, third, 0.3), (1, last, 0))
    hole = ((0, "#000000", 1), (0.45, "#000000", 0.9), (1, "#000000", 0))
    return tuple(  # type: ignore[return-value]
        assets.keep(("sheep-pool", side, kind), lambda stops=stops: assets.drawn(_round(stops), (side, side)))  # type: ignore[misc]
        for kind, stops in (("warm", warm), ("hole", hole))
    )


def _round(stops: Sequence[tuple[float, str, float]]) -> str:
    """A disc whose colour changes from the middle to the edge: (where, colour, how opaque)."""
    inner = "".join(f'<stop offset="{at}" stop-color="{c}" stop-opacity="{o}"/>' for at, c, o in stops)
    gradient = (
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="50" r="50">{inner}'
        "</radialGradient></defs>"
    )
    return svg.svg(100, 100, gradient, svg.circle(50, 50, 50, "url(#g)"))


def _fog(assets: Assets, blue: pygame.Surface, tile: Tile, scale: float) -> None:
    """Banks of fog over the land, at the same places every night."""
    wide, high = (max(3, round(side * scale / _GRID)) for side in _FOG)
    stops = ((0, _FOG_TINT, _FOG_STRENGTH), (0.55, _FOG_TINT, _FOG_STRENGTH * 0.55), (1, _FOG_TINT, 0))
    picture = assets.keep(
        ("sheep-fog", wide, high),
        lambda: pygame.transform.smoothscale(assets.drawn(_round(stops), (64, 64)), (wide, high)),
    )
    step = _FOG_GRID * scale / _GRID
    left, top = tile[0] * (_SAMPLES - 1), tile[1] * (_SAMPLES - 1)
    for column in range(math.floor((left - wide) / step), math.ceil((left + _SAMPLES + wide) / step)):
        for row in range(math.floor((top - high) / step), math.ceil((top + _SAMPLES + high) / step)):
            chance = scatter((column, row), 17)
            if chance % 5 < 2:
                x = (column + (chance >> 5) % 100 / 100) * step - left
                y = (row + (chance >> 12) % 100 / 100) * step - top
                blue.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _eyes(
    night: pygame.Surface, land: Land, tile: Tile, scale: float, lights: Sequence[Light]
) -> None:  # fmt: skip
    """Something watches from woods and shadow where no light falls."""
    left, top = tile[0] * SIDE / scale, tile[1] * SIDE / scale
    size = max(1.5, 2.8 * scale)
    for cell in land.eyes:
        x, y = centre(cell)
        chance = scatter(cell, 23)
        x, y = x + chance % 50 - 25, y + (chance >> 7) % 40 - 24
        if not (left - 20 < x < left + SIDE / scale + 20 and top - 20 < y < top + SIDE / scale + 20):
            continue
        if any(math.hypot(x - pool.x, y - pool.y) < pool.radius * 0.95 for pool in lights):
            continue
        for side in (-1, 1):
            spot = (x + side * 5.5) * scale - tile[0] * SIDE, y * scale - tile[1] * SIDE
            pygame.draw.aacircle(night, looks.EYES, spot, size)
            pygame.draw.aacircle(night, "#101426", (spot[0] + 0.2 * size, spot[1]), max(0.6, size * 0.42))
