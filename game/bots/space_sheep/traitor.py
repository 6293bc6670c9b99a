"""How an Infiltrator hinders without standing out: quiet harm, good cards laid face down, the Wolf left alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.space_sheep.cards import number
from game.bots.space_sheep.moves import after_move
from game.bots.space_sheep.plan import Plan
from game.bots.space_sheep.puzzle import puzzle_of
from game.bots.space_sheep.suspicion import BAD, harm
from game.core.action import Action
from game.core.rng import Rng
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem, Defend
from game.rules.space_sheep.stages import WILD
from game.rules.space_sheep.view import SpaceView


class Guile(NamedTuple):
    """How an Infiltrator of a level plays: of 100 turns it hinders in so many, in `bold` of them for all to see."""

    hinders: int
    bold: int


def is_traitor(view: SpaceView) -> bool:
    """Whether the seat whose view it is is an Infiltrator."""
    return view.seat in view.infiltrators


def hindering(guile: Guile, view: SpaceView, plan: Plan, legal: Sequence[Action], rng: Rng) -> Action | None:
    """A main action that hinders, or None to play along this time."""
    if rng.below(100) >= guile.hinders:
        return None
    least = 99.0 if rng.below(100) < guile.bold else BAD
    puzzle = puzzle_of(view.instructions)
    here = puzzle.distance(view.board)
    found: list[tuple[float, Action]] = []
    for action in legal:
        if isinstance(action, ActivateSystem | ActivateShepherd):
            after, card = after_move(view, action), number(view, action.card)
            worse = puzzle.distance(after) - here
            if worse > 0.2 and card != WILD and harm(view, after, card) < least:
                found.append((worse, action))
    if found:
        return max(found, key=lambda pair: pair[0])[1]
    return _buried(view, plan, legal)


def _buried(view: SpaceView, plan: Plan, legal: Sequence[Action]) -> Action | None:
    """The card that would help most, laid where nobody sees it."""
    defences = [action for action in legal if isinstance(action, Defend)]
    wanted = plan.cards_of(view.turn)

    def loss(action: Defend) -> tuple[bool, bool]:
        card = number(view, action.card)
        return card == WILD, card in wanted

    return max(defences, key=loss, default=None)
