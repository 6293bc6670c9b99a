"""Leaves the last move to a person whose turn comes soon and who can make it: winning is theirs to enjoy.

Only where nothing is lost by it: hands lie open, the sand lasts, even an attack need not take the card for it, and
the bot has another card to lay, so that it still can end the game if nobody else does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from game.bots.space_sheep.moves import can_end, next_seats, wins
from game.core.action import Action
from game.rules.space_sheep.stages import TURN
from game.rules.space_sheep.view import SpaceView

LEAST_SAND = 15_000
"""Milliseconds that a person is given in real time."""


def courteous(view: SpaceView, legal: Sequence[Action], people: Collection[int]) -> Sequence[Action]:
    """The legal actions without those that end the game, if a person can end it soon."""
    if view.stage != TURN or view.seat != view.turn or not view.setup.open_hands:
        return legal
    left = [action for action in legal if not wins(view, action)]
    if len(left) == len(legal) or len(view.hands[view.turn]) == 1:
        return legal
    for turns, seat in enumerate(next_seats(view), 1):
        if seat in people and can_end(view, seat) and _is_safe(view, turns):
            return left
    return legal


def holds_back(view: SpaceView, legal: Iterable[Action]) -> bool:
    """Whether the seat on turn could end the game, but is asked to leave that to another."""
    return not view.acted and can_end(view, view.turn) and not any(wins(view, action) for action in legal)


def _is_safe(view: SpaceView, turns: int) -> bool:
    """Whether the game surely lasts until that person's turn, so many turns from now, and the card with it."""
    setup = view.setup
    if not setup.sand:
        return True
    if setup.relaxed:
        return view.sand > turns * setup.config.timer.relaxed_turn
    all_but_one = len(view.console) + view.deck + sum(map(len, view.hands)) - 1
    return view.sand >= LEAST_SAND and 0 < setup.strength <= all_but_one
