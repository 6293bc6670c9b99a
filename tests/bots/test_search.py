"""The general search: trials go to the actions that did well, with equal luck for all, and the best one wins."""

from __future__ import annotations

from collections import Counter

from game.bots.search import most_promising
from game.core.action import Tick
from game.core.rng import Rng

CHOICES = [Tick(None, ms) for ms in range(8)]


def test_the_best_on_average_is_found_under_noise() -> None:
    def trial(action: Tick, seed: int) -> float:
        return action.ms * 1.0 + 3.0 * Rng(seed + action.ms).uniform()

    found = Counter(most_promising(CHOICES, trial, Rng(seed), 200).ms for seed in range(20))
    assert found[7] + found[6] == 20
    assert found[7] >= 15


def test_equal_luck_makes_a_small_difference_plain() -> None:
    def trial(action: Tick, seed: int) -> float:
        return 1000.0 * Rng(seed).uniform() + 0.001 * (action.ms == 5)

    assert all(most_promising(CHOICES, trial, Rng(seed), 24).ms == 5 for seed in range(10))


def test_good_actions_are_tried_more_often_within_the_budget() -> None:
    tried: Counter[int] = Counter()

    def trial(action: Tick, seed: int) -> float:
        tried[action.ms] += 1
        return float(action.ms)

    most_promising(CHOICES, trial, Rng(1), 96)
    assert tried[7] > tried[4] > tried[0] > 0
    assert tried.total() <= 96


def test_a_single_action_needs_no_trial_and_equals_keep_their_order() -> None:
    def never(action: Tick, seed: int) -> float:
        raise AssertionError("there is nothing to try")

    assert most_promising(CHOICES[3:4], never, Rng(1), 50) is CHOICES[3]
    assert most_promising(CHOICES, lambda action, seed: 0.0, Rng(1), 50) is CHOICES[0]
