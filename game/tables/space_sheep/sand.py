"""The shapes of sand in the timer's two bulbs for a share that is still above. Pure geometry in the box of glass.py."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final

from game.tables.space_sheep.glass import FOOT, MIDDLE, NECK, TOP, half_width

Polygon = tuple[tuple[float, float], ...]

_FULL: Final = 0.9
"""How much of a bulb all the sand fills."""
_STEP: Final = 8
_SLOPE: Final = 0.45
"""How steep heap and hollow are at most."""
_LIT: Final = 0.4
"""How much of the right half lies in the light."""


@lru_cache(maxsize=1)
def _filled() -> tuple[tuple[float, float], ...]:
    """For heights above the neck: the share of a bulb's room that lies between them and the neck."""
    rows, room = [(0.0, 0.0)], 0.0
    for up in range(_STEP, NECK - TOP + 1, _STEP):
        room += half_width(NECK - up + _STEP / 2) ** 2
        rows.append((float(up), room))
    return tuple((up, amount / room) for up, amount in rows)


def level_above(share: float) -> float:
    """How high over the neck the sand of the upper bulb stands."""
    rows, amount = _filled(), max(0.0, min(1.0, share)) * _FULL
    after = min(max(1, bisect_left([room for _, room in rows], amount)), len(rows) - 1)
    (low, a), (high, b) = rows[after - 1], rows[after]
    return low + (high - low) * (amount - a) / (b - a)


def level_below(share: float) -> float:
    """How high over the foot the sand of the lower bulb stands, when `share` is still above."""
    rows, amount = _filled(), (1 - (1 - max(0.0, min(1.0, share))) * _FULL)
    after = min(max(1, bisect_left([room for _, room in rows], amount)), len(rows) - 1)
    (low, a), (high, b) = rows[after - 1], rows[after]
    return (FOOT - NECK) - (low + (high - low) * (amount - a) / (b - a))


def upper(share: float, running: bool) -> tuple[Polygon, Polygon]:
    """The sand above, with a hollow while it runs, and its part in the shade; empty when there is none."""
    up = level_above(share)
    if up < 2:
        return (), ()
    surface = NECK - up
    dip = min(up * 0.5, half_width(surface) * _SLOPE) if running else min(4.0, up * 0.2)
    return _heap([NECK, *range(NECK - _STEP, int(surface), -_STEP), surface], surface + dip)


def lower(share: float, running: bool) -> tuple[Polygon, Polygon]:
    """The sand below, heaped up, and its part in the shade."""
    up = level_below(share)
    if up < 2:
        return (), ()
    heap = min(up * 0.7, half_width(FOOT - up) * _SLOPE * (1.3 if running else 0.8))
    surface = FOOT - up + heap / 2
    return _heap([FOOT, *range(FOOT - _STEP, int(surface), -_STEP), surface], surface - heap)


def _heap(heights: list[float], middle: float) -> tuple[Polygon, Polygon]:
    """Sand between the glass from the lowest height to the highest; `middle` is the height of its surface inside."""
    inside = [(y, max(1.0, half_width(y) - 1.2)) for y in heights]
    left = [(MIDDLE - wide, y) for y, wide in inside]
    right = [(MIDDLE + wide, y) for y, wide in inside]
    top, (edge, _) = heights[-1], right[-1]
    inner = MIDDLE + (edge - MIDDLE) * _LIT, middle + (top - middle) * _LIT
    lit = [(MIDDLE + wide * _LIT, y) for y, wide in inside if y > inner[1]]
    return (*left, (MIDDLE, middle), *reversed(right)), (*right, inner, *reversed(lit))
