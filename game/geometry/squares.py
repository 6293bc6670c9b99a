"""An unbounded square grid: cells packed into one number, the eight directions, turns.

x grows to the east, y to the south. A cell is packed as `y * STRIDE + x`, so that a step is an addition; this
holds while |x| and |y| stay below STRIDE / 2, far more than any flock can wander.
"""

from __future__ import annotations

STRIDE = 1024
_HALF = STRIDE // 2

DIRECTIONS = ("east", "north", "north_east", "north_west", "south", "south_east", "south_west", "west")
OFFSETS: dict[str, tuple[int, int]] = {
    "east": (1, 0),
    "north": (0, -1),
    "north_east": (1, -1),
    "north_west": (-1, -1),
    "south": (0, 1),
    "south_east": (1, 1),
    "south_west": (-1, 1),
    "west": (-1, 0),
}
ORTHOGONAL = ("east", "north", "south", "west")
DIAGONAL = ("north_east", "north_west", "south_east", "south_west")
CLOCKWISE = ("north", "east", "south", "west")


def pack(x: int, y: int) -> int:
    """The number of a cell."""
    return y * STRIDE + x


def unpack(cell: int) -> tuple[int, int]:
    """The (x, y) of a packed cell."""
    y, x = divmod(cell + _HALF, STRIDE)
    return x - _HALF, y


def delta(direction: str) -> int:
    """What a step in a direction adds to a packed cell."""
    return pack(*OFFSETS[direction])


def turned(facing: str, side: str) -> str:
    """The direction after a quarter turn to the `left` or `right`."""
    return CLOCKWISE[(CLOCKWISE.index(facing) + (1 if side == "right" else 3)) % 4]
