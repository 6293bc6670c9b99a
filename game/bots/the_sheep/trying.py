"""Trying an action out: what it leads to, with the best answers to all that it asks at once."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.the_sheep.worth import worth
from game.core.action import Action
from game.rules.the_sheep import pending
from game.rules.the_sheep.actions import Cancel
from game.rules.the_sheep.apply import apply
from game.rules.the_sheep.legal import decision, legal
from game.rules.the_sheep.stages import OVER
from game.rules.the_sheep.state import SheepState

DEPTH = 4
BREADTH = (60, 40, 12, 6, 4)
"""How many answers are tried, by how many were given before."""


def worth_after(state: SheepState, action: Action, given: int = 0) -> float:
    """How good the position is after an action and what it asks."""
    after = apply(state, action, True).state
    if after.stage == OVER or not after.pending or given >= DEPTH or after.pending[-1][0] == pending.LOOK:
        return worth(after)
    asked = decision(after)
    assert asked is not None
    answers = [answer for answer in legal(after, asked.seats[0]) if not isinstance(answer, Cancel)]
    return max(worth_after(after, answer, given + 1) for answer in some(answers, BREADTH[given]))


def some(actions: Sequence[Action], most: int) -> Sequence[Action]:
    """So many of them at most, evenly spread."""
    if len(actions) <= most:
        return actions
    return [actions[at * len(actions) // most] for at in range(most)]


def best(state: SheepState, actions: Sequence[Action]) -> tuple[Action, float]:
    """The action after which the position is best; of equal ones the first."""
    worths = [worth_after(state, action) for action in actions]
    at = worths.index(max(worths))
    return actions[at], worths[at]
