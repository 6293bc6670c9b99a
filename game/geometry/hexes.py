"""The hexagonal grid of the journey's maps: neighbours, distances, and where a hex lies on the drawn map.

A cell is (column, row), both from 0. The hexes lie on a flat side, every odd column half a hex lower: in Tiled's
words stagger axis x, stagger index odd, tiles of 120 x 104 pixels with a side of 60. Pixels are those of the map,
x to the east, y to the south.
"""

from __future__ import annotations

from collections.abc import Iterator

WIDTH, HEIGHT, SIDE = 120, 104, 60
COLUMN_STEP = (WIDTH + SIDE) // 2
DIRECTIONS = ("north", "north_east", "south_east", "south", "south_west", "north_west")

Cell = tuple[int, int]
Cube = tuple[int, int, int]

_EVEN: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD: tuple[Cell, ...] = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def reading_order(cell: Cell) -> tuple[int, int]:
    """What to sort cells by to get them row by row from the top left."""
    return cell[1], cell[0]


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The six cells round a cell in the order of DIRECTIONS, clockwise from the north."""
    column, row = cell
    return tuple((column + dc, row + dr) for dc, dr in (_ODD if column & 1 else _EVEN))


def distance(one: Cell, other: Cell) -> int:
    """The steps from one cell to another over an endless plain."""
    (a, b, c), (d, e, f) = _cube(one), _cube(other)
    return max(abs(a - d), abs(b - e), abs(c - f))


def straight(one: Cell, other: Cell) -> tuple[Cell, ...] | None:
    """The cells from one to another, both included, when they lie in one of the six directions; else None."""
    if one == other:
        return (one,)
    way = [b - a for a, b in zip(_cube(one), _cube(other), strict=True)]
    if 0 not in way:
        return None
    steps = distance(one, other)
    (a, b, _), da, db = _cube(one), way[0] // steps, way[1] // steps
    return tuple(_cell(a + k * da, b + k * db) for k in range(steps + 1))


def centre(cell: Cell) -> tuple[int, int]:
    """The middle of a hex in pixels."""
    column, row = cell
    return column * COLUMN_STEP + WIDTH // 2, row * HEIGHT + HEIGHT // 2 + (HEIGHT // 2 if column & 1 else 0)


def corners(cell: Cell) -> tuple[tuple[int, int], ...]:
    """The six corners of a hex in pixels, clockwise from the upper left one."""
    x, y = centre(cell)
    half, wide, high = SIDE // 2, WIDTH // 2, HEIGHT // 2
    return (
        (x - half, y - high), (x + half, y - high), (x + wide, y), (x + half, y + high), (x - half, y + high),
        (x - wide, y),
    )  # fmt: skip


def cell_at(x: float, y: float) -> Cell:
    """The cell whose hex holds a pixel; on an edge, the one first in reading order. Outside the map too."""
    return min(_candidates(x, y), key=lambda cell: (_squared(cell, x, y), reading_order(cell)))


def map_size(columns: int, rows: int) -> tuple[int, int]:
    """Width and height in pixels of a map with so many columns and rows, as Tiled draws it."""
    high = rows * HEIGHT + (HEIGHT // 2 if columns > 1 else 0)
    return columns * COLUMN_STEP + WIDTH - COLUMN_STEP, high


def _cube(cell: Cell) -> Cube:
    column, row = cell
    b = row - (column - (column & 1)) // 2
    return column, b, -column - b


def _cell(a: int, b: int) -> Cell:
    return a, b + (a - (a & 1)) // 2


def _squared(cell: Cell, x: float, y: float) -> float:
    cx, cy = centre(cell)
    return (x - cx) ** 2 + (y - cy) ** 2


def _candidates(x: float, y: float) -> Iterator[Cell]:
    guess = round((x - WIDTH / 2) / COLUMN_STEP)
    for column in (guess - 1, guess, guess + 1):
        row = round((y - centre((column, 0))[1]) / HEIGHT)
        yield from ((column, row - 1), (column, row), (column, row + 1))
