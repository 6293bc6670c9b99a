"""Paints the ground of any map, piece by piece, at one scale: terrain, washes, roads, shadow and what stands about.

A piece is a square of SIDE pixels; pieces fit together without a seam, because everything is worked out from the map
and never from the piece. Beyond the map's edge the land goes on, a little duller.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator

import pygame

from game.geometry.hexes import COLUMN_STEP, HEIGHT, WIDTH, Cell, centre, corners, neighbours
from game.platform.assets import Assets, Size
from game.platform.painting import Wish
from game.render import svg
from game.rules.the_sheep.map import JourneyMap
from game.tables.the_sheep import map_looks as looks
from game.tables.the_sheep.looks import FOLDER
from game.tables.the_sheep.map_roads import Stretch, stretches
from game.tables.the_sheep.map_scenery import Thing, scatter, scenery

SIDE = 256
Tile = tuple[int, int]
"""A piece by column and row, counted from the world's origin; both may be below 0."""
_WASH_GRID, _WASH = 210, (400, 220)
"""World units: where large washes lie, and how large they are at most."""


class Land:
    """What is worked out of a map once: roads, scenery, and which ground lies in any cell, beyond the edge too."""

    def __init__(self, charted: JourneyMap) -> None:
        self.map = charted
        self.roads: tuple[Stretch, ...] = stretches(charted)
        self.things: tuple[Thing, ...] = scenery(charted)
        self.on_road = {charted.hexes[place] for place in (*charted.ways, *charted.finishes)}
        columns, rows = [c for c, _ in charted.hexes], [r for _, r in charted.hexes]
        self.edges = min(columns), min(rows), max(columns), max(rows)
        self.eyes = tuple(self._watchers())

    def ground(self, cell: Cell) -> str:
        """What lies there."""
        number = self.map.index.get(cell)
        if number is None:
            return "wood" if scatter((cell[0] // 2, cell[1] // 2), 7) % 100 < 34 else "meadow"
        return self.map.terrain[number] if self.map.passable[number] else looks.SHADOW

    def _watchers(self) -> Iterator[Cell]:
        """Cells from which something watches by night."""
        left, top, right, bottom = self.edges
        for row in range(top - 3, bottom + 4):
            for column in range(left - 4, right + 5):
                hidden = self.ground((column, row)) in ("wood", looks.SHADOW) and (column, row) not in self.on_road
                if hidden and scatter((column, row), 19) % 100 < 13:
                    yield column, row

    def look(self, cell: Cell) -> int:
        """Which of the pictures of its ground a cell has; taken modulo how many there are."""
        number = self.map.index.get(cell)
        if number is None or not self.map.passable[number]:
            return scatter(cell, 5)
        return self.map.looks[number]


class Painter:
    """Paints pieces of a land at a scale, in pixels a world unit. `wishes` are the pictures it needs; `plain` needs
    none: every hex has the one colour of its ground, and nothing stands about."""

    def __init__(self, assets: Assets, land: Land, scale: float, plain: bool = False) -> None:
        self._assets, self._land, self.scale, self._plain = assets, land, scale, plain
        wide = math.ceil(WIDTH * scale) + 1
        self._hex: Size = wide, round(wide * HEIGHT / WIDTH)
        self._variants = {
            ground: [n for n in (f"{looks.TERRAIN}{ground}-{k}" for k in range(1, 13)) if assets.has(n)]
            for ground in looks.GROUNDS
        }

    @property
    def wishes(self) -> list[Wish]:
        """Every picture that may be asked for, with its size."""
        if self._plain:
            return []
        sizes = {(thing.name, thing.height) for thing in self._land.things}
        terrain = [(name, self._hex) for row in self._variants.values() for name in row]
        return terrain + [(f"{FOLDER}{name}", self._size(name, high)) for name, high in sorted(sizes)]

    def paint(self, tile: Tile) -> pygame.Surface:
        """One piece."""
        surface = pygame.Surface((SIDE, SIDE))
        left, top, scale = tile[0] * SIDE, tile[1] * SIDE, self.scale
        world = left / scale, top / scale, (left + SIDE) / scale, (top + SIDE) / scale
        cells = list(_cells(*world))
        corner = left, top
        self._flat(surface, corner, cells)
        if not self._plain:
            self._washes(surface, corner, world)
        self._lines(surface, corner, cells)
        self._water(surface, corner, world, cells)
        self._roads(surface, corner, world)
        self._tall(surface, corner, world, cells)
        if not self._plain:
            self._scenery(surface, corner, world)
        self._beyond(surface, corner, world, cells)
        return surface

    # ---------------------------------------------------------------- layers

    def _flat(self, surface: pygame.Surface, corner: Tile, cells: Iterable[Cell]) -> None:
        """Meadow below everything, then what has no height."""
        surface.fill(looks.TINTS["meadow"])
        for cell in cells:
            ground = self._land.ground(cell)
            flat = ground in ("meadow", "field", "hill", "marsh") or (ground == "wood" and cell in self._land.on_road)
            self._put(surface, corner, cell, ground if flat else "meadow")

    def _washes(self, surface: pygame.Surface, corner: Tile, world: tuple[float, ...]) -> None:
        """Large uneven washes across the hexes, as a broad brush leaves them."""
        left, top, right, bottom = world
        wide, high = _WASH
        for column in range(math.floor((left - wide) / _WASH_GRID), math.ceil((right + wide) / _WASH_GRID)):
            for row in range(math.floor((top - high) / _WASH_GRID), math.ceil((bottom + high) / _WASH_GRID)):
                chance = scatter((column, row), 11)
                if chance % 3 == 0:
                    continue
                x = column * _WASH_GRID + (chance >> 4) % 120
                y = row * _WASH_GRID + (chance >> 11) % 120
                picture = self._wash(chance % len(looks.WASHES))
                at = round(x * self.scale) - corner[0], round(y * self.scale) - corner[1]
                surface.blit(picture, picture.get_rect(center=at))

    def _lines(self, surface: pygame.Surface, corner: Tile, cells: Iterable[Cell]) -> None:
        """The hexes of the map. Every edge is drawn by both of its hexes, which gives 34 % together."""
        picture = self._assets.keep(("sheep-hex-line", self._hex), self._hex_line)
        for cell in cells:
            if cell in self._land.map.index:
                surface.blit(picture, self._corner(corner, cell))

    def _water(
        self, surface: pygame.Surface, corner: Tile, world: tuple[float, ...], cells: list[Cell]
    ) -> None:  # fmt: skip
        wet = [cell for cell in cells if self._land.ground(cell) == "water"]
        if not wet:
            return
        outline = "".join(_outline(cell, lambda c: self._land.ground(c) == "water") for cell in wet)
        self._drawn(surface, corner, world, svg.path(outline, "none", looks.WATER_EDGE, 9))
        for cell in wet:
            self._put(surface, corner, cell, "water")
        inner = svg.path(outline, "none", looks.WATER_EDGE, 2.6)
        self._drawn(surface, corner, world, svg.path(outline, "none", looks.WATER, 7), inner)

    def _roads(self, surface: pygame.Surface, corner: Tile, world: tuple[float, ...]) -> None:
        left, top, right, bottom = world
        margin = 30
        near = [r for r in self._land.roads if r.near(left - margin, top - margin, right + margin, bottom + margin)]
        if not near:
            return
        body = [svg.path(road.curve, "none", looks.ROAD_EDGE, 27) for road in near]
        body += [svg.path(road.curve, "none", looks.ROAD, 22) for road in near]
        for road in near:
            body.append(svg.path(road.curve, "none", looks.RUT, 11, 'stroke-opacity="0.45"'))
            dashes = 'stroke-opacity="0.8" stroke-dasharray="18 14"'
            body.append(svg.path(road.curve, "none", looks.RUT_LIGHT, 4, dashes))
        self._drawn(surface, corner, world, *body)

    def _tall(
        self, surface: pygame.Surface, corner: Tile, world: tuple[float, ...], cells: list[Cell]
    ) -> None:  # fmt: skip
        """Woods and shadow, row by row; shadow has one outline round all that hangs together."""
        land = self._land
        dark = []
        for cell in sorted(cells, key=lambda c: (centre(c)[1], c[0])):
            ground = land.ground(cell)
            if ground == "wood" and cell not in land.on_road:
                self._put(surface, corner, cell, "wood")
            elif ground == looks.SHADOW:
                dark.append(cell)
                self._put(surface, corner, cell, looks.SHADOW)
        if dark:
            outline = "".join(_outline(cell, lambda c: land.ground(c) == looks.SHADOW) for cell in dark)
            self._drawn(surface, corner, world, svg.path(outline, "none", looks.SHADOW_EDGE, 5.5))

    def _scenery(self, surface: pygame.Surface, corner: Tile, world: tuple[float, ...]) -> None:
        left, top, right, bottom = world
        for thing in self._land.things:
            reach = thing.height
            if left - reach < thing.x < right + reach and top < thing.y < bottom + 1.2 * reach:
                picture = self._assets.image(f"{FOLDER}{thing.name}", self._size(thing.name, thing.height))
                at = round(thing.x * self.scale) - corner[0], round(thing.y * self.scale) - corner[1]
                surface.blit(picture, picture.get_rect(midbottom=at))

    def _beyond(
        self, surface: pygame.Surface, corner: Tile, world: tuple[float, ...], cells: list[Cell]
    ) -> None:  # fmt: skip
        """Duller land beyond the edge, and a soft line where the map ends."""
        inside = [cell for cell in cells if cell in self._land.map.index]
        if len(inside) == len(cells):
            return
        veil = pygame.Surface((SIDE, SIDE))
        veil.fill(looks.BEYOND)
        for cell in inside:
            points = [(x * self.scale - corner[0], y * self.scale - corner[1]) for x, y in corners(cell)]
            pygame.draw.polygon(veil, "#ffffff", points)
        surface.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        outline = "".join(_outline(cell, lambda c: c in self._land.map.index) for cell in inside)
        if outline:
            self._drawn(
                surface, corner, world, svg.path(outline, "none", looks.HEX_LINE, 5, 'stroke-opacity="0.25"'),
                svg.path(outline, "none", looks.HEX_LINE, 1.8, 'stroke-opacity="0.7"'),
            )  # fmt: skip

    # ---------------------------------------------------------------- pictures

    def _put(self, surface: pygame.Surface, corner: Tile, cell: Cell, ground: str) -> None:
        names = self._variants.get(ground) or self._variants["meadow"]
        if self._plain:
            points = [(x * self.scale - corner[0], y * self.scale - corner[1]) for x, y in corners(cell)]
            pygame.draw.polygon(surface, looks.TINTS[ground], points)
        elif names:
            name = names[self._land.look(cell) % len(names)]
            surface.blit(self._assets.image(name, self._hex), self._corner(corner, cell))

    def _corner(self, corner: Tile, cell: Cell) -> tuple[int, int]:
        """The upper left corner of a hex's picture on a piece."""
        x, y = centre(cell)
        return (
            round(x * self.scale - self._hex[0] / 2) - corner[0],
            round(y * self.scale - self._hex[1] / 2) - corner[1],
        )

    def _size(self, name: str, height: float) -> Size:
        wide, high = self._assets.natural_size(f"{FOLDER}{name}")
        pixels = max(2, round(height * self.scale))
        return max(2, round(pixels * wide / high)), pixels

    def _drawn(self, surface: pygame.Surface, corner: Tile, world: tuple[float, ...], *body: str) -> None:
        """Drawings in world units, laid on a piece."""
        left, top, right, bottom = world
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.3f} {top:.3f} {right - left:.3f} '
            f'{bottom - top:.3f}" width="{SIDE}" height="{SIDE}">{"".join(body)}</svg>'
        )
        surface.blit(self._assets.drawn(text, (SIDE, SIDE)), (0, 0))

    def _hex_line(self) -> pygame.Surface:
        points = "L".join(f"{x} {y}" for x, y in corners((0, 0)))
        line = svg.path(f"M{points}Z", "none", looks.HEX_LINE, 1.7, 'stroke-opacity="0.2"')
        return self._assets.drawn(svg.svg(WIDTH, HEIGHT, line), self._hex)

    def _wash(self, number: int) -> pygame.Surface:
        size = round(_WASH[0] * self.scale), round(_WASH[1] * self.scale)
        return self._assets.keep(("sheep-wash", number, size), lambda: self._brushed(number, size))

    def _brushed(self, number: int, size: Size) -> pygame.Surface:
        wide, high = _WASH
        points = []
        for k in range(11):
            angle, stretch = math.tau * k / 11, 0.7 + scatter((number, k), 3) % 30 / 100
            points.append((wide / 2 * (1 + 0.98 * stretch * math.cos(angle)),
                           high / 2 * (1 + 0.98 * stretch * math.sin(angle))))  # fmt: skip
        ends = [((x + a) / 2, (y + b) / 2) for (x, y), (a, b) in zip(points, [*points[1:], points[0]], strict=True)]
        d = f"M{ends[-1][0]:.0f} {ends[-1][1]:.0f}" + "".join(
            f"Q{x:.0f} {y:.0f} {a:.0f} {b:.0f}" for (x, y), (a, b) in zip(points, ends, strict=True)
        )
        body = svg.path(d + "Z", looks.WASHES[number], extra='fill-opacity="0.3"')
        return self._assets.drawn(svg.svg(wide, high, body), size)


def _cells(left: float, top: float, right: float, bottom: float) -> Iterator[Cell]:
    """The cells whose hexes may touch a rectangle, with a rim for what stands higher than its hex; row by row."""
    first, last = math.floor((left - WIDTH) / COLUMN_STEP), math.ceil(right / COLUMN_STEP)
    for row in range(math.floor(top / HEIGHT) - 2, math.ceil(bottom / HEIGHT) + 1):
        for column in range(first, last + 1):
            yield column, row


def _outline(cell: Cell, belongs: Callable[[Cell], bool]) -> str:
    """The edges of a hex beyond which something else lies, as a path."""
    points, around = corners(cell), neighbours(cell)
    return "".join(
        f"M{points[k][0]} {points[k][1]}L{points[(k + 1) % 6][0]} {points[(k + 1) % 6][1]}"
        for k in range(6) if not belongs(around[k])
    )  # fmt: skip
