"""What stands about on a map beside the game: cottages, haystacks, stones. It follows from the map alone, so that the
same map always looks the same. Pure arithmetic, in world units.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.geometry.hexes import Cell, centre, neighbours
from game.rules.the_sheep.map import JourneyMap

COTTAGES = ("cottage-1", "cottage-2")


@dataclass(frozen=True, slots=True)
class Thing:
    """A picture by name, its feet and its height."""

    name: str
    x: float
    y: float
    height: float


def scatter(cell: Cell, salt: int = 0) -> int:
    """A number below 2 ** 24 that goes with a cell and looks like chance."""
    mixed = (cell[0] * 73_856_093) ^ (cell[1] * 19_349_663) ^ (salt * 83_492_791)
    mixed = (mixed ^ (mixed >> 13)) * 1_274_126_177 & 0xFFFFFFFF
    mixed = (mixed ^ (mixed >> 16)) * 2_246_822_519 & 0xFFFFFFFF
    return (mixed ^ (mixed >> 13)) & 0xFFFFFF


def scenery(charted: JourneyMap) -> tuple[Thing, ...]:
    """Everything that stands about, the farthest first."""
    return tuple(sorted(_things(charted), key=lambda thing: (thing.y, thing.x)))


def _things(charted: JourneyMap) -> Iterator[Thing]:
    road = {*charted.ways, *charted.finishes, charted.start}
    special = {*road, *charted.spawns.values()}
    settled: set[Cell] = set()
    for number, cell in enumerate(charted.hexes):
        if number in special or not charted.passable[number]:
            continue
        beside_road = any(charted.index.get(n) in road for n in neighbours(cell))
        yield from _on(cell, charted.terrain[number], beside_road, settled)


def _on(cell: Cell, terrain: str, beside_road: bool, settled: set[Cell]) -> Iterator[Thing]:
    """What stands on one hex; most are empty. Houses keep their distance from each other."""
    x, y = centre(cell)
    chance, side = scatter(cell) % 100, 1 if scatter(cell, 1) % 2 else -1
    if terrain in ("meadow", "field") and chance < (16 if beside_road else 7) and not _near(cell, settled):
        settled.add(cell)
        yield Thing(COTTAGES[scatter(cell, 2) % 2], x, y + 32, 70)
        if scatter(cell, 3) % 2:
            yield Thing("haystack", x + side * 38, y + 29, 31)
    elif terrain == "field":
        if chance < 55:
            yield Thing("haystack", x - side * 16, y + 12, 35)
        if chance < 30:
            yield Thing("haystack", x + side * 20, y + 28, 31)
    elif terrain == "meadow":
        if chance < 26:
            yield Thing("bush", x + side * 26, y + 26, 26)
        elif chance < 34:
            yield Thing("stone", x - side * 24, y + 20, 24)
        elif chance < 37:
            yield Thing("wreck" if beside_road else "grave", x + side * 18, y + 24, 40)
    elif terrain in ("hill", "marsh") and chance < 30:
        yield Thing("stone", x + side * 24, y + 26, 26)


def _near(cell: Cell, settled: set[Cell]) -> bool:
    around = {cell, *neighbours(cell)}
    around |= {n for near in tuple(around) for n in neighbours(near)}
    return bool(around & settled)
