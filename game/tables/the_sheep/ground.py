"""The ground of the map on the screen: pieces painted once a scale and kept, by day and by night.

Pictures are drawn in a thread, pieces are put together a few at a time while the program waits. Until they are there
a rough ground is seen: after a change of scale the old one drawn larger or smaller, at first a sketch in flat colours.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence

import pygame

from game.geometry.hexes import corners
from game.platform.assets import Assets
from game.platform.painting import Painting, Wish
from game.render.camera import Camera
from game.rules.the_sheep.map import JourneyMap
from game.tables.the_sheep import map_looks as looks
from game.tables.the_sheep.ground_paint import SIDE, Land, Painter, Tile
from game.tables.the_sheep.ground_rough import Layer, Rough
from game.tables.the_sheep.map_light import Light, by_night

_SLICE, _HASTE = 0.0025, 0.008
"""Seconds of painting at a time: while the map is dragged, and while only a rough ground is seen."""
_PATIENCE = 7
"""Calls without a change of scale before painting begins: while the wheel turns it would be in vain."""
_SPARE = 44
"""Pieces out of sight that are kept."""
_SKETCH = 4
"""Pixels of the screen for one of the sketch."""


class Ground:
    """The ground of one map. `lights` are the pools of the night, `plain` is whether it is bare; `changed` is called
    when it looks different.

    Ask `arrived` again and again until it says yes: it paints.
    """

    def __init__(self, charted: JourneyMap, changed: Callable[[], None]) -> None:
        self._land, self._changed = Land(charted), changed
        self.lights: tuple[Light, ...] = ()
        self.plain = False
        self._assets: Assets | None = None
        self._scale = 0.0
        self._painter: Painter | None = None
        self._work: Painting | None = None
        self._day: dict[Tile, pygame.Surface] = {}
        self._night: dict[Tile, pygame.Surface] = {}
        self._seen: set[Tile] = set()
        self._rough = Rough()
        self._fitted = False
        self._patience = 0

    def lie(self, assets: Assets, camera: Camera, size: tuple[int, int]) -> None:
        """For a window: from now on it is drawn under this camera at this size."""
        self._assets, self._size, self._camera = assets, size, camera
        if camera.scale != self._scale:
            self._rough.show(self._sketch(camera, size), False)
            self._start(camera.scale, 0)
        self._look(camera)

    def shine(self, lights: Sequence[Light]) -> None:
        """Other Lanterns burn, or elsewhere: what they lit and light now is worked out anew."""
        old, new = set(self.lights), set(lights)
        if old == new:
            return
        self.lights = tuple(lights)
        side = SIDE / max(self._scale, 0.001)
        for pool in old ^ new:
            lit = [(x, y) for x, y in self._night if pool.reaches(x * side, y * side, (x + 1) * side, (y + 1) * side)]
            for tile in lit:
                del self._night[tile]

    def be_plain(self, on: bool) -> None:
        """Bare colours instead of the painting, and a night without fog."""
        if on != self.plain:
            self.plain = on
            if self._assets is not None:
                self._keep(0.0)
                self._rough.forget()
                self._start(self._scale, 0)

    def turn(self, camera: Camera, dark: float) -> bool:
        """The camera looks at something else; whether that is at another scale, and all is painted anew."""
        if self._assets is None:
            return False
        other = camera.scale != self._scale
        if other:
            self._keep(dark)
            self._start(camera.scale, _PATIENCE)
        self._look(camera)
        return other

    @property
    def weight(self) -> int:
        """Bytes of all that is kept."""
        kept = [*self._day.values(), *self._night.values(), *self._rough.pictures]
        return sum(surface.get_pitch() * surface.get_height() for surface in kept)

    @property
    def complete(self) -> bool:
        """Everything in sight is painted."""
        return all(tile in self._day for tile in self._seen)

    def arrived(self, more: Sequence[Wish] = ()) -> bool:
        """Paint for a moment; whether all that is in sight is there. `more`: what is to be drawn along with it."""
        if self._assets is None:
            return True
        if self._patience > 0:
            self._patience -= 1
            return False
        if self._painter is None:
            self._painter = Painter(self._assets, self._land, self._scale, self.plain)
            self._work = Painting(self._assets, [*self._painter.wishes, *more])
        if self._work is not None:
            if not self._work.finished:
                return False
            self._work = None
        end = time.perf_counter() + (_HASTE if self._rough.shown else _SLICE)
        missing = self._missing()
        for tile in missing or self._soon():
            self._day[tile] = self._painter.paint(tile)
            if time.perf_counter() > end:
                break
        if missing:
            self._changed()
        if self.complete:
            self._rough.leave()
        return self.complete and not self._soon()

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface, dark: float) -> None:
        """Draw what is in sight; `dark` runs from 0 for day to 1 for night."""
        if self._assets is not None:
            self._compose(surface, self._camera.origin, dark)

    def _compose(self, surface: pygame.Surface, origin: tuple[int, int], dark: float) -> None:
        tiles = list(_tiles(origin, surface.get_clip()))
        if self._rough.shown and any(tile not in self._day for tile in tiles):
            self._rough.draw(surface, origin, self._scale, dark)
        veil = round(255 * dark)
        for tile in tiles:
            day = self._day.get(tile)
            if day is None:
                continue
            spot = tile[0] * SIDE + origin[0], tile[1] * SIDE + origin[1]
            if veil < 255:
                surface.blit(day, spot)
            if veil > 0:
                night = self._by_night(tile, day)
                night.set_alpha(veil if veil < 255 else None)
                surface.blit(night, spot)

    def _by_night(self, tile: Tile, day: pygame.Surface) -> pygame.Surface:
        night = self._night.get(tile)
        if night is None:
            assert self._assets is not None
            land = None if self.plain else self._land
            night = self._night[tile] = by_night(self._assets, land, day, tile, self._scale, self.lights)
        return night

    # ---------------------------------------------------------------- keeping

    def _start(self, scale: float, patience: int) -> None:
        """Everything anew for another scale."""
        if self._work is not None:
            self._work.give_up()
        self._scale, self._patience = scale, patience
        self._painter = self._work = None
        self._day.clear()
        self._night.clear()

    def _look(self, camera: Camera) -> None:
        """Note what is in sight and drop what lies farthest from it."""
        self._camera, self._fitted = camera, camera.fitted
        self._seen = set(_tiles(camera.origin, pygame.Rect((0, 0), self._size)))
        for store in (self._day, self._night):
            spare = sorted((t for t in store if t not in self._seen), key=self._distance)
            for tile in spare[_SPARE:]:
                del store[tile]

    def _soon(self) -> list[Tile]:
        """What lies next to what is in sight, and is painted when there is nothing else to do."""
        left, top = min(x for x, _ in self._seen) - 1, min(y for _, y in self._seen) - 1
        right, bottom = max(x for x, _ in self._seen) + 1, max(y for _, y in self._seen) + 1
        rim = [(x, y) for y in (top, bottom) for x in range(left, right + 1)]
        rim += [(x, y) for x in (left, right) for y in range(top + 1, bottom)]
        return [tile for tile in rim if tile not in self._day]

    def _distance(self, tile: Tile) -> float:
        x, y = self._middle()
        return math.hypot(tile[0] + 0.5 - x, tile[1] + 0.5 - y)

    def _middle(self) -> tuple[float, float]:
        left, top = self._camera.origin
        return (self._size[0] / 2 - left) / SIDE, (self._size[1] / 2 - top) / SIDE

    def _missing(self) -> list[Tile]:
        return sorted((tile for tile in self._seen if tile not in self._day), key=self._distance)

    # ---------------------------------------------------------------- rough grounds

    def _keep(self, dark: float) -> None:
        """What is in sight now is to be stretched; while that is rough itself, it stays what it is."""
        if self._rough.shown:
            return
        night, found = dark >= 0.5, []
        for x, y in self._seen:
            day = self._day.get((x, y))
            picture = self._night.get((x, y), day) if night else day
            if picture is not None:
                picture.set_alpha(None)
                found.append((picture, x * SIDE, y * SIDE))
        self._rough.show(Layer(found, self._scale, night=night), self._fitted)

    def _sketch(self, camera: Camera, size: tuple[int, int]) -> Layer:
        """The map in flat colours, soft because it is small."""
        small = pygame.Surface((size[0] // _SKETCH + 1, size[1] // _SKETCH + 1))
        small.fill(looks.TINTS["meadow"])
        small.fill(looks.BEYOND, special_flags=pygame.BLEND_RGB_MULT)
        charted = self._land.map
        for cell in charted.hexes:
            points = [camera.to_screen(x, y) for x, y in corners(cell)]
            tint = looks.TINTS[self._land.ground(cell)]
            pygame.draw.polygon(small, tint, [(x / _SKETCH, y / _SKETCH) for x, y in points])
        for road in self._land.roads:
            points = [camera.to_screen(x, y) for x, y in road.points]
            line = max(1, round(24 * camera.scale / _SKETCH))
            pygame.draw.lines(small, looks.ROAD, False, [(x / _SKETCH, y / _SKETCH) for x, y in points], line)
        corner = round(-camera.origin[0] / _SKETCH), round(-camera.origin[1] / _SKETCH)
        return Layer([(small.convert(), *corner)], camera.scale / _SKETCH, soft=True)


def _tiles(origin: tuple[int, int], rect: pygame.Rect) -> Iterator[Tile]:
    """The pieces that touch a rectangle of the window."""
    left, top = math.floor((rect.left - origin[0]) / SIDE), math.floor((rect.top - origin[1]) / SIDE)
    right, bottom = math.ceil((rect.right - origin[0]) / SIDE), math.ceil((rect.bottom - origin[1]) / SIDE)
    for row in range(top, bottom):
        for column in range(left, right):
            yield column, row
