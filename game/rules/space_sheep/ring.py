"""The puzzle of Space Sheep!: a ring of systems with a Shepherd and a SpaceSheep each, and where a tile sends them.

A colour is the number of its system in the ring. `Board` is (shepherds, sheep): for every system the colour of the
piece that is there, so that all are home when both are 0, 1, 2 ... Clockwise of system i is i + 1 (S1).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.rules.space_sheep.config import Condition, Move, Tile

Row = tuple[int, ...]
Board = tuple[Row, Row]

SHEPHERD, SHEEP, BOTH = "shepherd", "sheep", "both"
PIECES = (SHEPHERD, SHEEP, BOTH)


@dataclass(frozen=True, slots=True)
class Instruction:
    """A tile with its chits drawn: `chits` are the colours of the first and, if it has one, the second."""

    tile: Tile
    chits: tuple[int, ...]


def is_home(board: Board) -> bool:
    """All Shepherds and SpaceSheep are in their own systems (S11)."""
    home = tuple(range(len(board[0])))
    return board[0] == home and board[1] == home


def destination(instruction: Instruction, board: Board) -> int:
    """The system a tile sends to, worked out on this position (S6)."""
    tile, chits = instruction.tile, instruction.chits
    move = tile.move
    if tile.when is not None and tile.otherwise is not None and not _holds(tile.when, chits, board):
        move = tile.otherwise
    return _target(move, chits, board)


def _target(move: Move, chits: Sequence[int], board: Board) -> int:
    row = board[move.piece == SHEEP]
    start = row.index(_colour(move.chit, chits))
    steps = move.steps if isinstance(move.steps, int) else COUNTS[move.steps](board)
    return (start + (steps if move.way == "past" else -steps)) % len(row)


def _colour(chit: str, chits: Sequence[int]) -> int:
    return chits[1 if chit == "second" else 0]


def _holds(condition: Condition, chits: Sequence[int], board: Board) -> bool:
    colour = _colour(condition.chit, chits)
    own, other = (board[1], board[0]) if condition.piece == SHEEP else board
    at = own.index(colour)
    return at == colour if condition.state == "home" else other[at] == colour


def _home(row: Row) -> int:
    return sum(colour == system for system, colour in enumerate(row))


COUNTS: dict[str, Callable[[Board], int]] = {
    "united": lambda board: sum(a == b for a, b in zip(*board, strict=True)),
    "shepherds_home": lambda board: _home(board[0]),
    "sheep_home": lambda board: _home(board[1]),
}


def swapped(row: Row, a: int, b: int) -> Row:
    """The pieces of two systems exchanged."""
    out = list(row)
    out[a], out[b] = out[b], out[a]
    return tuple(out)


def moved(board: Board, start: int, end: int, piece: str) -> Board:
    """The piece or pieces of `start` go to `end`, those of the same kind there come back (S6)."""
    shepherds, sheep = board
    if piece != SHEEP:
        shepherds = swapped(shepherds, start, end)
    if piece != SHEPHERD:
        sheep = swapped(sheep, start, end)
    return shepherds, sheep


def choices(board: Board, system: int) -> tuple[str, ...]:
    """What can be moved from a system: both only if they are of one colour (S6)."""
    return PIECES if board[0][system] == board[1][system] else PIECES[:2]
