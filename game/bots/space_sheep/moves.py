"""What a move comes to, read off the ring itself: the position after it, and whether that is the end."""

from __future__ import annotations

from game.core.action import Action
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem
from game.rules.space_sheep.ring import SHEPHERD, Board, destination, is_home, moved
from game.rules.space_sheep.solver import steps_from
from game.rules.space_sheep.stages import WILD
from game.rules.space_sheep.view import SpaceView

SOON = 2
"""A turn is soon if it is one of so many next ones."""


def after_move(view: SpaceView, action: ActivateSystem | ActivateShepherd) -> Board:
    """The position after a move."""
    if isinstance(action, ActivateShepherd):
        start = view.shepherds.index(view.ring.index(action.shepherd))
        return moved(view.board, start, (start + 1) % len(view.ring), SHEPHERD)
    system = view.ring.index(action.system)
    return moved(view.board, system, destination(view.instructions[system], view.board), action.piece)


def wins(view: SpaceView, action: Action) -> bool:
    """Whether an action brings the last pieces home."""
    return isinstance(action, ActivateSystem | ActivateShepherd) and is_home(after_move(view, action))


def can_end(view: SpaceView, seat: int) -> bool:
    """Whether a seat is known to hold a card that brings all home in one move."""
    hand = view.hands[seat]
    return any(
        is_home(after) and (WILD in hand or (view.shepherds[step.start] if step.shepherd else step.start) in hand)
        for step, after in steps_from(view.instructions, view.board)
    )


def next_seats(view: SpaceView) -> list[int]:
    """Whose turn comes soon, in order."""
    seats = view.setup.seats
    order = [(view.turn + k) % seats for k in range(1, seats)]
    return [seat for seat in order if seat not in view.ousted][:SOON]
