"""Where the sheep stand: runs, pushes, groups and the ways home.

A flock is a list or tuple of nine packed cells by sheep index, GONE for a sheared sheep. All functions are
pure; those that move sheep give a new list. Directions are indices into `squares.DIRECTIONS`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.geometry.squares import DIAGONAL, DIRECTIONS, ORTHOGONAL, STRIDE, delta, unpack

SHEEP = ("black", "blue_1", "blue_2", "green_1", "green_2", "red_1", "red_2", "yellow_1", "yellow_2")
INDEX = {name: i for i, name in enumerate(SHEEP)}
COLOURS = ("black", "blue", "green", "red", "yellow")
COLOUR_OF = tuple((i + 1) // 2 for i in range(9))
SHEEP_OF = ((0,), (1, 2), (3, 4), (5, 6), (7, 8))
GONE = 1 << 40

DELTAS = tuple(delta(d) for d in DIRECTIONS)
EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST = range(8)
ORTHOGONALS = tuple(DIRECTIONS.index(d) for d in ORTHOGONAL)
DIAGONALS = tuple(DIRECTIONS.index(d) for d in DIAGONAL)
_SIDES = tuple(DELTAS[d] for d in ORTHOGONALS)
_CORNERS = tuple(DELTAS[d] for d in DIAGONALS)
PARTS = {
    NORTH_EAST: (NORTH, EAST),
    NORTH_WEST: (NORTH, WEST),
    SOUTH_EAST: (SOUTH, EAST),
    SOUTH_WEST: (SOUTH, WEST),
}

Cells = Sequence[int]


def present(cells: Cells) -> list[int]:
    """The sheep still in the flock."""
    return [s for s in range(9) if cells[s] != GONE]


def occupied(cells: Cells) -> dict[int, int]:
    """Sheep by cell."""
    return {c: s for s, c in enumerate(cells) if c != GONE}


def run_from(at: dict[int, int], cell: int, step: int) -> list[int]:
    """The sheep on `cell` and the unbroken run ahead of it."""
    run = []
    while cell in at:
        run.append(at[cell])
        cell += step
    return run


def pushed(cells: Cells, run: Iterable[int], step: int) -> list[int]:
    """The flock after the sheep of a run have gone one step."""
    out = list(cells)
    for sheep in run:
        out[sheep] += step
    return out


def pushers(cells: Cells) -> tuple[list[int], list[int]]:
    """Who may push: codes `sheep * 8 + direction`, for lines and for diagonals, ascending (P6, P7).

    A pusher is the outermost sheep at the trailing end of its line.
    """
    lines: tuple[dict[int, tuple[int, int, int, int]], ...] = ({}, {}, {}, {})
    rows, columns, rising, falling = lines
    for sheep in range(9):
        cell = cells[sheep]
        if cell == GONE:
            continue
        x, y = unpack(cell)
        for line, key, along in ((rows, y, x), (columns, x, y), (rising, x + y, x), (falling, x - y, x)):
            ends = line.get(key)
            if ends is None:
                line[key] = (along, sheep, along, sheep)
            elif along < ends[0]:
                line[key] = (along, sheep, ends[2], ends[3])
            elif along > ends[2]:
                line[key] = (ends[0], ends[1], along, sheep)
    straight = [low * 8 + EAST for _, low, _, _ in rows.values()]
    straight += [high * 8 + WEST for _, _, _, high in rows.values()]
    straight += [low * 8 + SOUTH for _, low, _, _ in columns.values()]
    straight += [high * 8 + NORTH for _, _, _, high in columns.values()]
    slanted = [low * 8 + NORTH_EAST for _, low, _, _ in rising.values()]
    slanted += [high * 8 + SOUTH_WEST for _, _, _, high in rising.values()]
    slanted += [low * 8 + SOUTH_EAST for _, low, _, _ in falling.values()]
    slanted += [high * 8 + NORTH_WEST for _, _, _, high in falling.values()]
    straight.sort()
    slanted.sort()
    return straight, slanted


def ruled(cells: Cells, side: str) -> list[int]:
    """The flock after a Wool Rule against a side: every line at right angles to it closes up (P8)."""
    out = list(cells)
    flip = -1 if side in ("east", "south") else 1
    along_x = side in ("east", "west")
    lines: dict[int, list[tuple[int, int]]] = {}
    for sheep in present(cells):
        x, y = unpack(cells[sheep])
        depth, key = (x, y) if along_x else (y, x)
        lines.setdefault(key, []).append((depth * flip, sheep))
    if not lines:
        return out
    edge = min(line_min for line in lines.values() for line_min, _ in line)
    for key, line in lines.items():
        for k, (_, sheep) in enumerate(sorted(line)):
            depth = (edge + k) * flip
            out[sheep] = key * STRIDE + depth if along_x else depth * STRIDE + key
    return out


def groups(cells: Cells) -> list[list[int]]:
    """The groups, each a sorted list of sheep, in order of their first sheep (P2)."""
    at = occupied(cells)
    out = []
    while at:
        cell = next(iter(at))
        group = [at.pop(cell)]
        todo = [cell]
        while todo:
            cell = todo.pop()
            for side in _SIDES:
                near = cell + side
                if near in at:
                    group.append(at.pop(near))
                    todo.append(near)
        group.sort()
        out.append(group)
    return out


def touches(at: dict[int, int] | set[int], cell: int) -> bool:
    """Whether somebody stands beside the cell."""
    return cell + 1 in at or cell - 1 in at or cell + STRIDE in at or cell - STRIDE in at


def _ways(own: list[int], others: set[int], halo: set[int], limit: int) -> tuple[list[int], list[int]]:
    """All straight returns as packed shifts: orthogonal ones and diagonal ones (P16, P16a)."""
    straight: list[int] = []
    slanted: list[int] = []
    for d in ORTHOGONALS:
        step = DELTAS[d]
        for k in range(1, limit):
            shift = step * k
            if any(c + shift in halo for c in own):
                straight.append(shift)
                break
    for d in DIAGONALS:
        step = DELTAS[d]
        for k in range(1, limit):
            shift = step * k
            if any(c + shift in others for c in own):
                back = shift - step
                slanted += [back + DELTAS[part] for part in PARTS[d]]
                break
            if any(c + shift in halo for c in own):
                slanted.append(shift)
                break
    return straight, slanted


def _shortest_shifts(own: list[int], others: set[int], halo: set[int]) -> list[int]:
    """The safety net: all shortest rigid shifts onto free cells beside another group (P19)."""
    for reach in range(1, STRIDE):
        found = []
        for dx in range(-reach, reach + 1):
            for dy in {reach - abs(dx), abs(dx) - reach}:
                shift = dy * STRIDE + dx
                moved = [c + shift for c in own]
                if any(c in halo for c in moved) and not any(c in others for c in moved):
                    found.append(shift)
        if found:
            return found
    return []


def returns(cells: Cells, group: Sequence[int]) -> tuple[list[int], list[int]]:
    """The ways home of a group as packed shifts: (orthogonal, diagonal).

    With corner contact the orthogonal returns of exactly one step are the only ones (P17). When there is no
    straight way at all, the shortest shifts stand in for the orthogonal ones (P19).
    """
    own = [cells[s] for s in group]
    others = {c for c in cells if c != GONE}.difference(own)
    halo = {c + side for c in others for side in _SIDES} - others
    if any(c + corner in others for c in own for corner in _CORNERS):
        return [side for side in _SIDES if any(c + side in halo for c in own)], []
    xs, ys = zip(*(unpack(c) for c in cells if c != GONE), strict=True)
    limit = max(max(xs) - min(xs), max(ys) - min(ys)) + 2
    straight, slanted = _ways(own, others, halo, limit)
    if not straight and not slanted:
        straight = _shortest_shifts(own, others, halo)
    return straight, slanted


def position_key(cells: Cells, facing: str) -> tuple[str, tuple[int, ...]]:
    """A position by colour and facing, wherever the flock has wandered to (P12).

    A shift adds one number to all packed cells, so that they are taken relative to the first one.
    """
    marks = sorted([c * 8 + colour for c, colour in zip(cells, COLOUR_OF, strict=True) if c != GONE])
    first = marks[0] - marks[0] % 8 if marks else 0
    return facing, tuple([mark - first for mark in marks])


def rows_from_front(cells: Cells, facing: str) -> list[list[int]]:
    """The rows from the front to the back; lines between without sheep are empty lists (P3)."""
    depths: dict[int, list[int]] = {}
    for sheep in present(cells):
        x, y = unpack(cells[sheep])
        depth = {"north": y, "south": -y, "west": x, "east": -x}[facing]
        depths.setdefault(depth, []).append(sheep)
    if not depths:
        return []
    return [depths.get(d, []) for d in range(min(depths), max(depths) + 1)]
