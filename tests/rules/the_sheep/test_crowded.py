"""Whole games from crowded positions: nothing impossible comes out, nobody is stuck, and a save holds anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from game.core.rng import Rng
from tests.helpers import LONG, config_of
from tests.rules.the_sheep.crowded import begun, liked
from tests.rules.the_sheep.positions import RULES

GAMES = 150 if LONG else 8
MOST_ACTIONS = 3000


def play(seats: int, seed: int) -> Iterator[Any]:
    """The states of a game from a crowded position, with a liking for abilities."""
    rng = Rng(seed)
    state = begun(seats, rng)
    for _ in range(MOST_ACTIONS):
        yield state
        decision = RULES.decision(state)
        if decision is None:
            return
        state = RULES.apply(state, liked(state, rng.choice(decision.seats), rng)).state
    raise AssertionError(f"the game of seed {seed} does not end")


@cache
def played(seats: int, seed: int) -> tuple[Any, ...]:
    return tuple(play(seats, seed))


every_game = pytest.mark.parametrize(("seats", "seed"), [(2 + seed % 3, seed) for seed in range(GAMES)])


@every_game
def test_nothing_impossible_comes_out(seats: int, seed: int) -> None:
    for state in played(seats, seed):
        assert RULES.audit(state) == []
    outcome = RULES.outcome(played(seats, seed)[-1])
    assert outcome is not None
    assert outcome.reason in ("safe", "caravan", "pollution")


@every_game
def test_whoever_must_act_has_a_choice(seats: int, seed: int) -> None:
    for state in played(seats, seed):
        decision = RULES.decision(state)
        for ask in decision.asks if decision is not None else ():
            assert len(RULES.legal(state, ask.seat)) > (0 if ask.optional else 1), f"{state.stage}: {ask}"


@every_game
def test_a_save_holds_anywhere(seats: int, seed: int) -> None:
    config = config_of("the_sheep")
    for state in played(seats, seed)[::7]:
        again = RULES.from_dict(config, state.to_dict())
        assert again.to_dict() == state.to_dict()
        for seat in range(seats):
            assert RULES.legal(again, seat) == RULES.legal(state, seat)
