"""The keyboard's way over the hexes of a map. Pure arithmetic."""

from __future__ import annotations

from game.geometry.hexes import neighbours
from game.rules.the_sheep.map import JourneyMap

KEYS = ("left", "right", "up", "down")


def beside(charted: JourneyMap, place: int, key: str) -> int:
    """The hex one step on, or the same where the map ends.

    Up and down go along the column; left and right go to the next column and stay at about the same height, once a
    little higher and once a little lower.
    """
    cell = charted.hexes[place]
    around = neighbours(cell)
    lower = bool(cell[0] & 1)
    ways = {
        "up": (0,), "down": (3,), "right": (1, 2) if lower else (2, 1), "left": (5, 4) if lower else (4, 5),
    }[key]  # fmt: skip
    return next((charted.index[around[way]] for way in ways if around[way] in charted.index), place)
