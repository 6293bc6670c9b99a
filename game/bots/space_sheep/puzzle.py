"""The ring as a bot's head holds it: fast moves, and how far a position is from home.

Near home the distance is exact, from a table made backwards from home; farther away it is guessed from the swaps
that are missing. What is kept between questions are facts of the ring alone, so nothing depends on what was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.rules.space_sheep.config import Move
from game.rules.space_sheep.ring import BOTH, COUNTS, SHEEP, SHEPHERD, Board, Instruction, Row

TABLE_SIZE = {4: 576, 5: 9_000, 6: 6_000, 7: 5_000, 8: 4_000}
"""How many positions near home are known exactly, by the number of systems."""
KEPT = 60_000
"""Positions whose moves are remembered before all are forgotten."""


class Hop(NamedTuple):
    """A move: the system of `colour`, or (`piece` empty) the Shepherd of that colour; the position after."""

    colour: int
    piece: str
    after: Board


class Puzzle:
    """The moves and distances of one ring."""

    def __init__(self, ring: Sequence[Instruction]) -> None:
        self.size = len(ring)
        self.home: Board = (tuple(range(self.size)), tuple(range(self.size)))
        self._ends = [_compiled(instruction, self.size) for instruction in ring]
        self._hops: dict[Board, tuple[Hop, ...]] = {}
        self._guesses: dict[Board, float] = {}
        self._table = self._near_home(TABLE_SIZE[self.size])
        self._beyond = max(self._table.values())

    def hops(self, board: Board) -> tuple[Hop, ...]:
        """All moves that change the position."""
        known = self._hops.get(board)
        if known is None:
            if len(self._hops) > KEPT:
                self._hops.clear()
                self._guesses.clear()
            known = self._hops[board] = tuple(self._list(board))
        return known

    def _list(self, board: Board) -> list[Hop]:
        shepherds, sheep = board
        out = []
        for system, end_of in enumerate(self._ends):
            end = end_of(shepherds, sheep)
            if end != system:
                first, second = _swap(shepherds, system, end), _swap(sheep, system, end)
                out.append(Hop(system, SHEPHERD, (first, sheep)))
                out.append(Hop(system, SHEEP, (shepherds, second)))
                if shepherds[system] == sheep[system]:
                    out.append(Hop(system, BOTH, (first, second)))
        for system, colour in enumerate(shepherds):
            out.append(Hop(colour, "", (_swap(shepherds, system, (system + 1) % self.size), sheep)))
        return out

    def after(self, board: Board) -> list[Board]:
        """The positions one move on."""
        return [hop.after for hop in self._list(board)]

    def distance(self, board: Board) -> float:
        """How many moves home is away with any card: exact near home, guessed beyond."""
        known: float | None = self._table.get(board)
        if known is not None:
            return known
        known = self._guesses.get(board)
        if known is None:
            known = self._guesses[board] = max(self._beyond, guess(board))
        return known

    def _near_home(self, most: int) -> dict[Board, int]:
        """The exact distances of about `most` positions, whole layers but the last."""
        table = {self.home: 0}
        layer = [self.home]
        far = 0
        while layer and len(table) < most:
            far += 1
            out: list[Board] = []
            for board in layer:
                for before in self.before(board):
                    if before not in table:
                        table[before] = far
                        out.append(before)
                if len(table) >= most:
                    return table
            layer = out
        return table

    def before(self, board: Board) -> list[Board]:
        """The positions one move before; a move is a swap, and the tile was read before it."""
        shepherds, sheep = board
        size, ends, out = self.size, self._ends, []
        for a in range(size):
            out.append((_swap(shepherds, a, (a + 1) % size), sheep))
            for b in range(a):
                rows, others = _swap(shepherds, a, b), _swap(sheep, a, b)
                if ends[a](rows, sheep) == b or ends[b](rows, sheep) == a:
                    out.append((rows, sheep))
                if ends[a](shepherds, others) == b or ends[b](shepherds, others) == a:
                    out.append((shepherds, others))
                if (rows[a] == others[a] and ends[a](rows, others) == b) or (
                    rows[b] == others[b] and ends[b](rows, others) == a
                ):
                    out.append((rows, others))
        return out


@lru_cache(maxsize=8)
def puzzle_of(ring: tuple[Instruction, ...]) -> Puzzle:
    """The puzzle of a ring, made once."""
    return Puzzle(ring)


def guess(board: Board) -> float:
    """About how many moves home is away: missing swaps of both kinds, less for pieces that can go together."""
    shepherds, sheep = board
    first, second = swaps_missing(shepherds), swaps_missing(sheep)
    together = sum(a == b != system for system, (a, b) in enumerate(zip(shepherds, sheep, strict=True)))
    return 0.8 + 0.6 * first + 0.75 * second - 0.25 * together


def rough(board: Board) -> float:
    """What a glance tells: how many pieces are not at home."""
    return 0.75 * sum(colour != system for row in board for system, colour in enumerate(row))


def swaps_missing(row: Row) -> int:
    """How many swaps sort a row: its pieces less its cycles. No move sorts more than one of each row."""
    left, cycles = set(row), 0
    while left:
        cycles += 1
        at = left.pop()
        while row[at] in left:
            at = row[at]
            left.remove(at)
    return len(row) - cycles


def _swap(row: Row, a: int, b: int) -> Row:
    if a > b:
        a, b = b, a
    return (*row[:a], row[b], *row[a + 1 : b], row[a], *row[b + 1 :])


_End = Callable[[Row, Row], int]


def _compiled(instruction: Instruction, size: int) -> _End:
    """Where a tile sends, as the rules work it out but prepared."""
    tile, chits = instruction.tile, instruction.chits
    if tile.when is None or tile.otherwise is None:
        return _mover(tile.move, chits, size)
    one, other = _mover(tile.move, chits, size), _mover(tile.otherwise, chits, size)
    colour, when = chits[1 if tile.when.chit == "second" else 0], tile.when
    if when.state == "united":
        if when.piece == SHEEP:
            return lambda a, b: (one if a[b.index(colour)] == colour else other)(a, b)
        return lambda a, b: (one if b[a.index(colour)] == colour else other)(a, b)
    if when.piece == SHEEP:
        return lambda a, b: (one if b[colour] == colour else other)(a, b)
    return lambda a, b: (one if a[colour] == colour else other)(a, b)


def _mover(move: Move, chits: Sequence[int], size: int) -> _End:
    colour = chits[1 if move.chit == "second" else 0]
    sign = 1 if move.way == "past" else -1
    steps = move.steps
    if not isinstance(steps, int):
        count = COUNTS[steps]
        if move.piece == SHEEP:
            return lambda a, b: (b.index(colour) + sign * count((a, b))) % size
        return lambda a, b: (a.index(colour) + sign * count((a, b))) % size
    fixed = sign * steps
    if move.piece == SHEEP:
        return lambda a, b: (b.index(colour) + fixed) % size
    return lambda a, b: (a.index(colour) + fixed) % size
