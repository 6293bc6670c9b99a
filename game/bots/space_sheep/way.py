"""How far home is, and the way there with any card allowed: for hints, and for what could have been.

Searched from both ends, as `rules/space_sheep/solver.py` does, but on the prepared moves of `Puzzle`, since somebody
waits. Where that would take too long, it tells how many moves there are at least, and a good way is looked for among
the most promising positions of each move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from math import inf

from game.bots.base import Foresight, Way, WayStep
from game.bots.space_sheep.puzzle import Puzzle, puzzle_of, swaps_missing
from game.core.action import Action
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem
from game.rules.space_sheep.ring import Board, Instruction
from game.rules.space_sheep.stages import NOBODY
from game.rules.space_sheep.view import SpaceView

LARGEST_EXACT, WIDEST = 7, 6_500
"""Up to so many systems the answer is exact; beyond, only while no more positions than that are to be gone on from."""
WIDTH, FARTHEST = 600, 40
"""The search for a good way: positions kept for each move, and the most moves."""

Boards = tuple[Board, ...]
Links = dict[Board, Board | None]


def foresee(view: SpaceView) -> Foresight:
    """How many moves home is away."""
    boards, least = _exact(view.instructions, view.board)
    return Foresight(least, bool(boards))


def shortest(view: SpaceView) -> Way | None:
    """The shortest way home, or a good one where the shortest would take too long to find; None when none is found.

    The turns go round from whoever is on, each with a card of the right colour.
    """
    boards, _ = _exact(view.instructions, view.board)
    exact = bool(boards)
    if not exact:
        boards = _good(puzzle_of(view.instructions), view.board)
    if not boards:
        return None
    seats = view.setup.seats
    turn = view.commander if view.turn == NOBODY else view.turn
    steps = []
    for number, (before, after) in enumerate(pairwise(boards), 1):
        seen = replace(view, shepherds=after[0], sheep=after[1], moves=view.moves + number)
        steps.append(WayStep(_action(view, before, after, turn), seen))
        turn = (turn + 1) % seats
    return Way(tuple(steps), exact)


def _action(view: SpaceView, before: Board, after: Board, seat: int) -> Action:
    """The move between two positions; a system's own, where a Shepherd's does the same."""
    hop = next(hop for hop in puzzle_of(view.instructions).hops(before) if hop.after == after)
    colour = view.ring[hop.colour]
    return ActivateSystem(seat, colour, colour, hop.piece) if hop.piece else ActivateShepherd(seat, colour, colour)


@lru_cache(maxsize=64)
def _exact(ring: tuple[Instruction, ...], board: Board) -> tuple[Boards, int]:
    """All positions of a shortest way, empty if that takes too long, and how many moves there are at least."""
    puzzle = puzzle_of(ring)
    if board == puzzle.home:
        return (board,), 0
    ahead: Links = {board: None}
    behind: Links = {puzzle.home: None}
    front, back, moves = [board], [puzzle.home], 0
    limit = WIDEST if puzzle.size > LARGEST_EXACT else inf
    while front and back and min(len(front), len(back)) <= limit:
        moves += 1
        if len(front) <= len(back):
            front, met = _layer(puzzle.after, front, ahead, behind)
        else:
            back, met = _layer(puzzle.before, back, behind, ahead)
        if met is not None:
            return (*reversed(_chain(ahead, met)), *_chain(behind, met)[1:]), moves
    return (), max(moves + 1, *map(swaps_missing, board))


def _layer(
    neighbours: Callable[[Board], Iterable[Board]], layer: list[Board], known: Links, other: Links
) -> tuple[list[Board], Board | None]:
    """The next layer of one end, and a position where it has met the other."""
    out: list[Board] = []
    for board in layer:
        for found in neighbours(board):
            if found not in known:
                known[found] = board
                if found in other:
                    return out, found
                out.append(found)
    return out, None


def _chain(links: Links, board: Board | None) -> list[Board]:
    """From a position to the end it was reached from."""
    out = []
    while board is not None:
        out.append(board)
        board = links[board]
    return out


def _good(puzzle: Puzzle, board: Board) -> Boards:
    """A way home by the nearest positions of each move; empty when none of FARTHEST moves is found."""
    links: Links = {board: None}
    layer = [board]
    for _ in range(FARTHEST):
        layer, met = _layer(puzzle.after, layer, links, {puzzle.home: None})
        if met is not None:
            return tuple(reversed(_chain(links, met)))
        layer = sorted(layer, key=puzzle.distance)[:WIDTH]
    return ()
