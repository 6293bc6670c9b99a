"""Finds the best of a few actions by trying them: more and more often those that did well.

Works for every game: what a trial is belongs to the game's bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.action import Action
from game.core.rng import Rng

Trial = Callable[[Action, int], float]
"""`trial(action, seed)`: what came of an action once, the more the better; luck is made from the seed."""


def most_promising(actions: Sequence[Action], trial: Trial, rng: Rng, budget: int) -> Action:
    """The action that does best on average in about `budget` trials; the first of equals.

    In every round each action left is tried with the same luck as the others, then the worse half goes
    (sequential halving).
    """
    left = list(actions)
    rounds = max(1, (len(left) - 1).bit_length())
    totals = dict.fromkeys(left, 0.0)
    while len(left) > 1:
        seeds = [rng.below(1 << 62) for _ in range(max(1, budget // (rounds * len(left))))]
        for action in left:
            totals[action] += sum(trial(action, seed) for seed in seeds)
        left.sort(key=lambda action: -totals[action])
        del left[(len(left) + 1) // 2:]
    return left[0]
