"""Trying an action out: what it leads to, with the best answers to all that it asks at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

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


class Trial(NamedTuple):
    """How good the position is after an action and what it asks, and the step of which Day it is then."""

    worth: float
    step: tuple[int, str]


def tried(state: SheepState, action: Action, given: int = 0, nights=()) -> Trial:
    """The best that an action leads to. The step of a Day or Night may be over with it."""
    after = apply(state, action, True).state
    if after.stage == OVER or not after.pending or given >= DEPTH or after.pending[-1][0] == pending.LOOK:
        return Trial(worth(after, nights), (after.day, after.stage))
    asked = decision(after)
    assert asked is not None
    answers = [answer for answer in legal(after, asked.seats[0]) if not isinstance(answer, Cancel)]
    return max(tried(after, answer, given + 1, nights) for answer in some(answers, BREADTH[given]))


def some(actions: Sequence[Action], most: int) -> Sequence[Action]:
    """So many of them at most, evenly spread."""
    if len(actions) <= most:
        return actions
    return [actions[at * len(actions) // most] for at in range(most)]


def best(state: SheepState, actions: Sequence[Action], nights=()) -> Action:
    """The action after which the position is best; of equal ones the first."""
    return max(actions, key=lambda action: tried(state, action, 0, nights).worth)


def gains(state: SheepState, actions: Sequence[Action], resting: Action | None, nights=()) -> list[float]:
    """By how much each action makes the position better than doing nothing.

    The last thing that anybody can do ends the step; then it is weighed against `resting`, which ends it too.
    """
    now, rested = Trial(worth(state, nights), (state.day, state.stage)), None
    out = []
    for action in actions:
        trial = tried(state, action, 0, nights)
        base = now
        if trial.step != now.step and resting is not None:
            base = rested = rested or tried(state, resting, 0, nights)
        out.append(trial.worth - base.worth)
    return out
