"""Who may be an Infiltrator, from what lies open: pieces taken away from home, a wild card spent for nothing.

A move is read as kindly as the open card allows. A bot remembers nothing between its choices. It judges the main
action that has just been made, and where it points is its memory: it stays until a good move of that seat, or a bad
one of another, speaks against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.bots.space_sheep.puzzle import Puzzle, puzzle_of
from game.core.action import Action
from game.core.rng import Rng
from game.rules.space_sheep.actions import PointAt, StopPointing
from game.rules.space_sheep.ring import PIECES, SHEPHERD, Board, choices, destination, moved
from game.rules.space_sheep.stages import WILD
from game.rules.space_sheep.view import SpaceView

BAD, GOOD = 0.4, -0.4
"""From so many moves farther from home on a move is evidence, and from so many nearer on it speaks for the seat."""
IDLE = -0.2
"""A wild card that brought pieces no nearer than that was spent badly."""
BACKING = 15
"""Out of 100: how much likelier one points for each who points there already."""


class Trust(NamedTuple):
    """How a level points: of 100 pieces of evidence so many make it point, so many make it stop."""

    points: int
    stops: int


def harm(view: SpaceView, board: Board, card: int) -> float:
    """How much farther from home the last move, made with this open card, led to `board`, in the kindest reading."""
    puzzle = puzzle_of(view.instructions)
    after = puzzle.distance(board)
    colours = range(puzzle.size) if card == WILD else (card,)
    return min(
        (after - puzzle.distance(before) for colour in colours for before in _before(view, puzzle, board, colour)),
        default=0.0,
    )


def _before(view: SpaceView, puzzle: Puzzle, board: Board, colour: int) -> Iterator[Board]:
    """The positions from which a card of this colour leads here."""
    at = board[0].index(colour)
    yield moved(board, (at - 1) % puzzle.size, at, SHEPHERD)
    for end in range(puzzle.size):
        if end != colour:
            for piece in PIECES:
                before = moved(board, colour, end, piece)
                if piece in choices(before, colour) and destination(view.instructions[colour], before) == end:
                    yield before


def evidence(view: SpaceView) -> float:
    """What speaks against the seat on turn after its main action, GOOD or less for it; 0 when one cannot tell."""
    laid = bool(view.console) and view.console[-1][1] == view.turn
    if not view.acted or laid or not view.face_up:
        return 0.0
    card = view.face_up[-1]
    if not view.standing and card in (view.wolf, WILD):
        return 0.0
    found = harm(view, view.board, card)
    return max(found, BAD) if card == WILD and found > IDLE else found


def pointing(trust: Trust, view: SpaceView, legal: Sequence[Action], rng: Rng) -> Action | None:
    """Pointing or ceasing to, if there is a reason now; None to leave it."""
    found = {action.other: action for action in legal if isinstance(action, PointAt)}
    stop = next((action for action in legal if isinstance(action, StopPointing)), None)
    assert view.seat is not None
    at = view.pointing[view.seat]
    if view.turn == view.seat or not (found or stop):
        return None
    against = evidence(view)
    if against >= BAD and at != view.turn:
        backed = sum(other == view.turn for other in view.pointing)
        if rng.below(100) < trust.points + BACKING * backed:
            return found.get(view.turn)
    elif against <= GOOD and at == view.turn and rng.below(100) < trust.stops:
        return stop
    return None
