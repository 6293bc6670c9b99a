"""Trying an action out: what it leads to, with the best answers to all that it asks at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.action import Action
from game.core.rng import Rng
from game.rules.the_sheep import pending
from game.rules.the_sheep.actions import BoardAction, Cancel, UseAbility
from game.rules.the_sheep.apply import apply
from game.rules.the_sheep.legal import decision, legal
from game.rules.the_sheep.stages import OVER
from game.rules.the_sheep.state import SheepState

DEPTH = 4
MOST = 60
"""So many ways to go on are tried for a choice. The actions that ask something share them; to the first question of
each two answers are tried at least."""

Worth = Callable[[SheepState], float]
"""How good a position is."""


class Trial(NamedTuple):
    """How good the position is after an action and what it asks, and the step of which Day it is then."""

    worth: float
    step: tuple[int, str]


def tried(state: SheepState, action: Action, worth: Worth, room: int = MOST, given: int = 0) -> Trial:
    """The best that an action leads to; what the next Day or Night will ask is not its business."""
    after = apply(state, action, True).state
    over = after.stage == OVER or after.half != state.half
    if over or not after.pending or given >= DEPTH or after.pending[-1][0] == pending.LOOK:
        return Trial(worth(after), (after.day, after.stage))
    asked = decision(after)
    assert asked is not None
    open_ = [answer for answer in legal(after, asked.seats[0]) if not isinstance(answer, Cancel)]
    answers = some(open_, max(1 if given else 2, room))
    return max(tried(after, answer, worth, room // len(answers), given + 1) for answer in answers)


def some(actions: Sequence[Action], most: int) -> Sequence[Action]:
    """So many of them at most, evenly spread."""
    if len(actions) <= most:
        return actions
    return [actions[at * len(actions) // most] for at in range(most)]


def best(state: SheepState, actions: Sequence[Action], worth: Worth) -> Action:
    """The action after which the position is best; of equal ones the first."""
    actions = some(actions, MOST)
    return max(actions, key=lambda action: tried(state, action, worth, MOST // len(actions)).worth)


def nearly_best(state: SheepState, actions: Sequence[Action], worth: Worth, margin: float, rng: Rng) -> Action:
    """By luck one of those after which the position is at most `margin` less than the best."""
    found = [tried(state, action, worth).worth for action in actions]
    return rng.choice([action for action, value in zip(actions, found, strict=True) if value >= max(found) - margin])


def gains(
    state: SheepState, actions: Sequence[Action], resting: Action | None, worth: Worth, base: SheepState | None = None
) -> list[float]:
    """By how much each action makes the position better than doing nothing, or than `base`.

    The last thing that anybody can do ends the step; then it is weighed against `resting`, which ends it too.
    """
    now, rested = Trial(worth(base or state), (state.day, state.stage)), None
    share = MOST // max(1, sum(isinstance(action, UseAbility | BoardAction) for action in actions) or len(actions))
    out = []
    for action in actions:
        trial = tried(state, action, worth, share)
        before = now
        if trial.step != now.step and resting is not None:
            before = rested = rested or tried(state, resting, worth)
        out.append(trial.worth - before.worth)
    return out
