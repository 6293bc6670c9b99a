"""Where pieces stand within a hex: the same pieces always stand in the same way, the Caravan behind, Sheep in front.

Offsets are world units from the middle of the hex to a piece's feet, sizes are factors. Pure arithmetic.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TypeVar

CARAVAN_HIGH, SHEPHERD_HIGH = 78, 86
SHEEP_HIGH = (50, 62, 80)
SHEEP_HIGH_AT_NIGHT = (62, 71, 86)
"""Heights of pieces in world units; of Sheep by tier, larger when they have changed."""
CROWD = 3
"""From so many things on a hex on, they spread out when the hex is pointed at."""

Key = TypeVar("Key", bound=Hashable)
_ROOM, _LEAST_SPREAD = 80.0, 98.0
"""World units from piece to piece when they are spread out, and from the middle at least."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a piece stands, from the middle of its hex, and how large it is."""

    dx: float
    dy: float
    size: float = 1.0


_ALONE: dict[int, tuple[Stand, ...]] = {
    1: (Stand(0, 30),),
    2: (Stand(-25, 28, 0.95), Stand(26, 33, 0.95)),
    3: (Stand(-32, 16, 0.88), Stand(32, 16, 0.88), Stand(0, 50, 0.88)),
    4: (Stand(-32, 0, 0.8), Stand(28, 0, 0.8), Stand(-26, 50, 0.8), Stand(34, 50, 0.8)),
}
"""Where they stand without a Caravan, in the order in which they are given."""
_BESIDE: dict[int, tuple[Stand, ...]] = {
    1: (Stand(-44, 34),),
    2: (Stand(-46, 32, 0.95), Stand(32, 48, 0.95)),
    3: (Stand(-48, 28, 0.84), Stand(-12, 50, 0.84), Stand(40, 46, 0.84)),
    4: (Stand(-54, 22, 0.74), Stand(-30, 46, 0.74), Stand(10, 54, 0.74), Stand(48, 44, 0.74)),
}
"""Where the others stand that share a hex with a Caravan."""


def stand(caravans: Sequence[Key], others: Sequence[Key]) -> dict[Key, Stand]:
    """Everything on one hex in its place; `others` are Shepherds, then groups of Sheep."""
    if not caravans:
        found = _ALONE.get(len(others)) or _arc(len(others))
        return dict(zip(others, found, strict=True))
    crowd = len(others)
    size = 1.0 if crowd < 3 else 0.88
    lift = (22, 18, 16, 6, 2)[min(crowd, 4)]
    placed = {key: Stand(8 + 16 * k, lift - 10 * k, size) for k, key in enumerate(caravans)}
    beside = _BESIDE.get(crowd) or _arc(crowd)
    return placed | dict(zip(others, beside, strict=False))


def spread(caravans: Sequence[Key], others: Sequence[Key]) -> dict[Key, Stand]:
    """The same pieces far enough apart to be told and clicked: Caravans in the middle, the others round them."""
    feet = 42.0
    placed = {key: Stand(70 * (k - (len(caravans) - 1) / 2), feet - 4) for k, key in enumerate(caravans)}
    count = len(others)
    if not count:
        return placed
    radius = _spread(count) if caravans or count > 2 else _ROOM / 2
    for k, key in enumerate(others):
        angle = math.pi * (0.5 + (2 * k + 1) / count)
        placed[key] = Stand(radius * 1.12 * math.cos(angle), feet + radius * 0.92 * math.sin(angle))
    return placed


def spread_radius(count: int) -> float:
    """How far spread pieces reach from the middle of their hex, in world units."""
    return _spread(count) * 1.12 + 50


def _spread(count: int) -> float:
    return max(_LEAST_SPREAD, count * _ROOM / math.tau)


def _arc(count: int) -> tuple[Stand, ...]:
    """Many pieces in a bow along the front of the hex."""
    size = max(0.58, 0.92 - 0.05 * count)
    found = []
    for k in range(count):
        angle = math.pi * (1.06 - 1.12 * k / max(1, count - 1))
        found.append(Stand(72 * math.cos(angle), 16 + 40 * math.sin(angle), size))
    return tuple(found)
