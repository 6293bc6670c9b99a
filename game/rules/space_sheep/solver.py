"""The shortest way home, any card allowed: how many moves a position of Space Sheep! is away from victory.

Searched from both ends at once, layer by layer. A move exchanges the pieces of two systems, so the way back is the
same exchange; whether it could have been made is asked of the position before it, where the tile was read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import combinations

from game.rules.space_sheep.ring import (
    PIECES,
    SHEPHERD,
    Board,
    Instruction,
    choices,
    destination,
    is_home,
    moved,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One move: the pieces of `start` go to `end`. `shepherd` says that a Shepherd was activated, not a system."""

    start: int
    end: int
    piece: str
    shepherd: bool = False


def steps_from(ring: Sequence[Instruction], board: Board) -> Iterator[tuple[Step, Board]]:
    """Every move that changes the position, with the position after it."""
    for system, instruction in enumerate(ring):
        end = destination(instruction, board)
        if end != system:
            for piece in choices(board, system):
                yield Step(system, end, piece), moved(board, system, end, piece)
    size = len(ring)
    for system in range(size):
        end = (system + 1) % size
        yield Step(system, end, SHEPHERD, True), moved(board, system, end, SHEPHERD)


def steps_to(ring: Sequence[Instruction], board: Board) -> Iterator[tuple[Step, Board]]:
    """Every move that leads to the position, with the position before it."""
    size = len(ring)
    for a, b in combinations(range(size), 2):
        for piece in PIECES:
            before = moved(board, a, b, piece)
            for start, end in ((a, b), (b, a)):
                if piece in choices(before, start) and destination(ring[start], before) == end:
                    yield Step(start, end, piece), before
    for system in range(size):
        end = (system + 1) % size
        yield Step(system, end, SHEPHERD, True), moved(board, system, end, SHEPHERD)


def way_home(ring: Sequence[Instruction], board: Board, most: int = 20) -> list[Step] | None:
    """A shortest way home, [] when all are there; None when there is none of at most `most` moves."""
    if is_home(board):
        return []
    home = tuple(range(len(ring)))
    ahead: dict[Board, tuple[Board, Step] | None] = {board: None}
    behind: dict[Board, tuple[Board, Step] | None] = {(home, home): None}
    front, back = [board], [(home, home)]
    for _ in range(most):
        if len(front) <= len(back):
            front, met = _layer(ring, front, ahead, behind, True)
        else:
            back, met = _layer(ring, back, behind, ahead, False)
        if met is not None:
            return _joined(met, ahead, behind)
        if not front or not back:
            return None
    return None


_Known = dict[Board, tuple[Board, Step] | None]


def _layer(
    ring: Sequence[Instruction], layer: list[Board], known: _Known, other: _Known, forwards: bool
) -> tuple[list[Board], Board | None]:
    """The next layer, and a position where both searches have met."""
    out: list[Board] = []
    steps = steps_from if forwards else steps_to
    for board in layer:
        for step, after in steps(ring, board):
            if after not in known:
                known[after] = (board, step)
                if after in other:
                    return out, after
                out.append(after)
    return out, None


def _joined(met: Board, ahead: _Known, behind: _Known) -> list[Step]:
    way: list[Step] = []
    link = ahead[met]
    while link is not None:
        way.append(link[1])
        link = ahead[link[0]]
    way.reverse()
    link = behind[met]
    while link is not None:
        way.append(link[1])
        link = behind[link[0]]
    return way



def can_be_solved(ring: Sequence[Instruction], board: Board, most: int = 60_000) -> bool:
    """Whether there is a way home, looked for with at most `most` positions kept; unproved counts as no.

    Nearest to home first, from both pieces' distances, so that a way is found soon where there are many.
    """
    home = tuple(range(len(ring)))
    if board == (home, home):
        return True
    waiting = [(_distance(board), 0, board)]
    seen, number = {board}, 0
    while waiting and len(seen) < most:
        _, _, now = heappop(waiting)
        for _, after in steps_from(ring, now):
            if after in seen:
                continue
            if is_home(after):
                return True
            seen.add(after)
            number += 1
            heappush(waiting, (_distance(after), number, after))
    return False


def _distance(board: Board) -> int:
    """How many pieces are not at home."""
    return sum(a != system for system, a in enumerate(board[0])) + sum(b != system for system, b in enumerate(board[1]))
