"""The roads of a map as smooth curves through the middles of their hexes. Pure arithmetic, in world units."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.geometry.hexes import Cell, centre, neighbours
from game.rules.the_sheep.map import JourneyMap

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]
"""Start, two points that pull, end."""
_LEAD = 2
"""A road that begins or ends with no more hexes before the map's edge is drawn on to it, and out of the picture."""
_BEYOND = 14


@dataclass(frozen=True, slots=True)
class Stretch:
    """A curve from junction to junction: its points, and how to draw it."""

    points: tuple[Point, ...]
    curve: str

    def near(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether any of it may lie in a rectangle."""
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return min(xs) < right and max(xs) > left and min(ys) < bottom and max(ys) > top


def stretches(charted: JourneyMap) -> tuple[Stretch, ...]:
    """All roads of a map, with what leads in from beyond its edge and out again."""
    onward = {at: tuple(dict.fromkeys(ways)) for at, ways in charted.ways.items()}
    behind: dict[int, list[int]] = {}
    for at, ways in onward.items():
        for to in ways:
            behind.setdefault(to, []).append(at)
    junctions = [at for at in onward if len(onward[at]) > 1 or len(behind.get(at, ())) != 1]
    found, led = [], set[int]()
    for at in junctions:
        for to in onward[at]:
            chain = [at, to]
            while chain[-1] in onward and chain[-1] not in junctions:
                chain.append(onward[chain[-1]][0])
            found.append(_stretch(charted, chain, (onward, behind), led))
    return tuple(found)


def _stretch(
    charted: JourneyMap, chain: Sequence[int], net: tuple[Mapping[int, Sequence[int]], Mapping[int, Sequence[int]]],
    led: set[int],
) -> Stretch:  # fmt: skip
    """The curve through a chain; the roads before and after it, by hex in `net`, give the directions of its ends.
    `led`: ends from which the road was drawn on already."""
    onward, behind = net
    points = [_middle(charted.hexes[place]) for place in chain]
    before = [_middle(charted.hexes[place]) for place in behind.get(chain[0], ())[:1]]
    after = [_middle(charted.hexes[place]) for place in onward.get(chain[-1], ())[:1]]
    if not before and chain[0] not in led:
        lead = _lead(charted, chain[1], chain[0])
        points = [*reversed(lead), *points]
        led.update(chain[:1] if lead else ())
    if not after and chain[-1] not in led:
        lead = _lead(charted, chain[-2], chain[-1])
        points = [*points, *lead]
        led.update(chain[-1:] if lead else ())
    return Stretch(tuple(points), curve_of(points, before, after))


def _lead(charted: JourneyMap, inner: int, end: int) -> list[Point]:
    """The way on from the end of a road to the edge and beyond, if that is near and nothing is in the way."""
    taken = {charted.hexes[place] for place in charted.spawns.values()}
    cell, way = charted.hexes[end], neighbours(charted.hexes[inner]).index(charted.hexes[end])
    cells: list[Cell] = []
    while len(cells) < _BEYOND:
        cell = neighbours(cell)[way]
        number = charted.index.get(cell)
        inside = number is not None
        if inside and (len(cells) >= _LEAD or cell in taken or number in charted.ways):
            return []
        if number is not None and (not charted.passable[number] or charted.terrain[number] == "water"):
            return []
        cells.append(cell)
        # To and fro between two directions, so that the road goes on to the side and not off at a slant.
        way = (0, 2, 1, 3, 5, 4)[way]
    return [_middle(cell) for cell in cells]


def curve_of(points: Sequence[Point], before: Sequence[Point] = (), after: Sequence[Point] = ()) -> str:
    """The path of an SVG through points, round at each; `before` and `after` are where it comes from and goes to."""
    first = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    return first + "".join(
        f"C{b[0]:.1f} {b[1]:.1f} {c[0]:.1f} {c[1]:.1f} {d[0]:.1f} {d[1]:.1f}"
        for _, b, c, d in beziers(points, before, after)
    )


def beziers(
    points: Sequence[Point], before: Sequence[Point] = (), after: Sequence[Point] = ()
) -> Iterator[Curve]:
    """The pieces of the curve through points: start, two points that pull, end."""
    row = [*before, *points, *after]
    for k in range(len(before), len(before) + len(points) - 1):
        here, there = row[k], row[k + 1]
        back, on = row[max(0, k - 1)], row[min(len(row) - 1, k + 2)]
        yield (
            here,
            (here[0] + (there[0] - back[0]) / 6, here[1] + (there[1] - back[1]) / 6),
            (there[0] - (on[0] - here[0]) / 6, there[1] - (on[1] - here[1]) / 6),
            there,
        )


def along(curves: Sequence[Curve], share: float) -> Point:
    """The place on some curves in a row after a share of the way; each takes as long as the others."""
    at = max(0.0, min(1.0, share)) * len(curves)
    index = min(len(curves) - 1, math.floor(at))
    return on_curve(curves[index], at - index)


def on_curve(curve: Curve, t: float) -> Point:
    """The place on a curve after a share of the way."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve
    rest = 1 - t
    a, b, c, d = rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t
    return a * ax + b * bx + c * cx + d * dx, a * ay + b * by + c * cy + d * dy


def _middle(cell: Cell) -> Point:
    x, y = centre(cell)
    return float(x), float(y)
