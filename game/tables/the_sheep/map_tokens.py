"""What of the figures is drawn where on the screen: one token a picture, Sheep of a tier on one spot as one.

Drawing and clicking use the same list, so that what is seen is what is clicked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import pygame

from game.geometry.hexes import HEIGHT, WIDTH, centre
from game.render.camera import Camera
from game.rules.the_sheep.map import JourneyMap
from game.tables.the_sheep.figures import Effect, Figures, Key, Piece, Place, Standing
from game.tables.the_sheep.map_layout import (
    CARAVAN_HIGH,
    CROWD,
    SHEEP_HIGH,
    SHEEP_HIGH_AT_NIGHT,
    SHEPHERD_HIGH,
    spread,
    spread_radius,
)
from game.tables.the_sheep.spots import Spot

FINGERTIP = 32
"""Pixels: nothing that is clicked should be smaller, where there is room."""
_LEAST, _MOST_GROWN = 0.7, 1.6
"""Pieces are never smaller than at this many pixels a world unit (for a unit of 1), nor larger than so much more than
their ground."""
_SPREAD_SIZE = 1.12
_PLATE, _TAG = 27, 30
"""World units that a Caravan's plate is high, and that a Shepherd's name reaches below its feet."""


@dataclass(slots=True)
class Token:
    """A picture on the map. `box` is where the piece is drawn, in pixels; `feet` its lower middle; `size` the factor
    of its place. `count`: Sheep it stands for; `damage`: the most that lies on one of them; `shown`, `jolt`: as in
    Piece; `spread`: it stands apart because its hex is pointed at; `low`: a Caravan's plate hangs below it, because it
    would cover more above."""

    spot: Spot
    piece: Piece
    box: pygame.Rect
    size: float
    count: int = 1
    damage: int = 0
    shown: float = 1.0
    spread: bool = False
    low: bool = False
    members: list[Key] = field(default_factory=list)

    @property
    def feet(self) -> tuple[int, int]:
        """Where it stands."""
        return self.box.centerx, self.box.bottom

    @property
    def grip(self) -> pygame.Rect:
        """Where it can be clicked: at least a fingertip."""
        return self.box.inflate(max(0, FINGERTIP - self.box.width), max(0, FINGERTIP - self.box.height))


def piece_scale(camera: Camera, unit: float) -> float:
    """Pixels a world unit for pieces: as the ground, but never too small to be told apart."""
    return max(camera.scale, min(_LEAST * unit, camera.scale * _MOST_GROWN))


class Tokens:
    """The list at one moment. `fanned`: the hex whose pieces stand apart, -1 for none."""

    def __init__(self, figures: Figures, camera: Camera, unit: float, fanned: int = -1) -> None:
        self._figures, self._camera = figures, camera
        self.scale = piece_scale(camera, unit)
        self.fanned = fanned
        self.all = sorted(self._tokens(), key=lambda t: (t.spread, t.box.bottom, t.box.centerx))
        for token in self.all:
            if token.piece.kind == "caravan" and not token.spread:
                token.low = self._plate_is_low(token)

    def _plate_is_low(self, caravan: Token) -> bool:
        high = round(_PLATE * self.scale * caravan.size)
        above = pygame.Rect(caravan.box.left, caravan.box.top - high, caravan.box.width, high)
        below = above.move(0, caravan.box.height + high)
        others = [self._covered(token) for token in self.all if token is not caravan and not token.spread]
        up, down = (sum(_area(spot.clip(box)) for box in others) for spot in (above, below))
        return down < up

    def _covered(self, token: Token) -> pygame.Rect:
        """Where a piece should be seen, its name with it."""
        box = pygame.Rect(token.box)
        if token.piece.kind == "shepherd":
            box.height += round(_TAG * self.scale)
        return box

    def at(self, pos: tuple[int, int]) -> Token | None:
        """The token that a click reaches, the foremost first."""
        return next((token for token in reversed(self.all) if token.grip.collidepoint(pos)), None)

    def air(self, effects: Iterable[Effect], margin: int) -> list[pygame.Rect]:
        """Where things in the air are drawn: their ways with a margin in pixels."""
        out = []
        for effect in effects:
            (x, y), (u, v) = self._camera.to_screen(*effect.start), self._camera.to_screen(*effect.end)
            way = pygame.Rect(round(min(x, u)), round(min(y, v)), round(abs(x - u)), round(abs(y - v)))
            out.append(way.inflate(2 * margin, 2 * margin))
        return out

    def of(self, spot: Spot) -> Token | None:
        """The token of a spot; for a Sheep also the one that stands for it."""
        for token in self.all:
            if token.spot == spot or (spot.kind == token.spot.kind and (spot.kind, spot.number) in token.members):
                return token
        return None

    def rect_of(self, spot: Spot) -> pygame.Rect | None:
        """Where a hex or a piece is on the screen."""
        if spot.kind == "hex":
            x, y = self._camera.to_screen(*self._figures.middle(spot.number))
            wide, high = WIDTH * self._camera.scale, HEIGHT * self._camera.scale
            return pygame.Rect(round(x - wide / 2), round(y - high / 2), round(wide), round(high))
        token = self.of(spot)
        return pygame.Rect(token.box) if token is not None else None

    def on(self, place: int) -> list[Token]:
        """The tokens on a hex, from left to right."""
        found = [token for token in self.all if token.piece.hex == place]
        return sorted(found, key=lambda token: token.box.centerx)

    def spots_on(self, place: int, usable: Callable[[Spot], bool]) -> list[Spot]:
        """What can be clicked on a hex: usable things first, then the hex itself, then all others."""
        known = [*(token.spot for token in self.on(place)), Spot("hex", place)]
        return sorted(known, key=lambda spot: (not usable(spot), spot.kind != "hex"))

    def looks(self) -> dict[tuple[Spot, int], tuple[Any, ...]]:
        """What of each token can be seen, to be compared with that of another moment; the box comes first."""
        return {
            (t.spot, t.count): (tuple(t.box), t.damage, t.shown, t.piece.jolt, t.spread, t.size, t.low)
            for t in self.all
        }

    def _tokens(self) -> Iterator[Token]:
        figures = self._figures
        apart = self._spread_places()
        merged: dict[tuple[int, int, int], Token] = {}
        for key, piece in figures.pieces.items():
            place = apart.get(key) or figures.places.get(key)
            if place is None or piece.shown <= 0:
                continue
            token = self._token(piece, place, key in apart)
            if piece.kind != "sheep":
                yield token
                continue
            where = piece.tier, token.box.centerx, token.box.bottom
            if (known := merged.get(where)) is not None and (known.shown >= 1) == (piece.shown >= 1):
                known.count += 1
                known.damage = max(known.damage, piece.damage)
                known.members.append(key)
                known.spot = min(known.spot, token.spot)
            else:
                merged[where] = token
        yield from merged.values()

    def _token(self, piece: Piece, place: Place, apart: bool) -> Token:
        x, y = self._pixel(place)
        size = place.size * (_SPREAD_SIZE if apart else 1.0)
        high = max(8, round(height_of(piece, self._figures.night) * self.scale * size))
        box = pygame.Rect(0, 0, round(high * width_of(piece)), high)
        box.midbottom = round(x), round(y)
        spot = Spot(piece.kind, piece.number)  # type: ignore[arg-type]
        return Token(spot, piece, box, size, 1, piece.damage, piece.shown, apart, members=[piece.key])

    def _pixel(self, place: Place) -> tuple[float, float]:
        """Distances from the middle of a hex grow with the pieces, so that small hexes do not heap them up."""
        x, y = self._camera.to_screen(place.x, place.y)
        return x + place.dx * self.scale, y + place.dy * self.scale

    def _spread_places(self) -> dict[Key, Place]:
        if self.fanned < 0 or self._figures.map is None:
            return {}
        standing = self._standing.get(self.fanned)
        if standing is None:
            return {}
        return dict(_spread(standing, self._figures.map, self.fanned))

    @cached_property
    def _standing(self) -> dict[int, Standing]:
        return self._figures.by_hex()

    def crowded(self, place: int) -> bool:
        """Whether so much stands on a hex that it should be spread when it is pointed at."""
        standing = self._standing.get(place)
        return standing is not None and standing.count >= CROWD

    def to_fan(self, pos: tuple[int, int], place: int) -> int:
        """The hex to be spread when a pixel over the hex `place` is pointed at, -1 for none; what is spread stays so
        while the pointer is among its pieces."""
        if self.fanned >= 0:
            x, y = self._camera.to_screen(*self._figures.middle(self.fanned))
            if (pos[0] - x) ** 2 + (pos[1] - y) ** 2 <= self.fan_radius() ** 2:
                return self.fanned
        token = self.at(pos)
        place = token.piece.hex if token is not None else place
        return place if self.crowded(place) else -1

    def fan_radius(self) -> float:
        """How far the spread pieces reach from the middle of their hex, in pixels."""
        standing = self._standing.get(self.fanned)
        return spread_radius(len(standing.others)) * self.scale if standing is not None else 0.0


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def _spread(standing: Standing, charted: JourneyMap, place: int) -> Iterator[tuple[Key, Place]]:
    x, y = centre(charted.hexes[place])
    for key, spot in spread(standing.caravans, standing.others).items():
        for member in standing.groups.get(key, (key,)):
            yield member, Place(x, y, spot.dx, spot.dy, spot.size)


def height_of(piece: Piece, night: bool) -> int:
    """How high a piece is, in world units."""
    if piece.kind == "caravan":
        return CARAVAN_HIGH
    if piece.kind == "shepherd":
        return SHEPHERD_HIGH
    return (SHEEP_HIGH_AT_NIGHT if night else SHEEP_HIGH)[piece.tier]


def width_of(piece: Piece) -> float:
    """How wide a piece is, for its height; its picture fits in."""
    if piece.kind == "caravan":
        return 1.22
    return 0.56 if piece.kind == "shepherd" else 1.12
