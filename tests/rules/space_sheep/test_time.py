"""Time in Space Sheep!: the timer's arithmetic, ticks over zero, and recorded ticks that lead to the same hash."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.action import Action, Tick
from game.core.record import Codec, state_hash
from game.core.rng import Rng
from game.rules.space_sheep.actions import DiscardCard, NameDiscard, TurnTimer
from game.session.seats import Seat
from game.session.session import Refused, Session
from tests.helpers import config_of
from tests.rules.space_sheep.positions import RULES, at

REAL = {"pace": "normal"}


def after(state: Any, *actions: Action) -> Any:
    """The state after some actions."""
    for action in actions:
        state = RULES.apply(state, action).state
    return state


@pytest.mark.parametrize("left", [0, 1, 19_999, 30_000, 59_999, 60_000])
def test_what_has_run_through_runs_back(left: int) -> None:
    """S13: T - r."""
    state = at(REAL, sand=left, standing=False, seed=1)
    assert after(state, TurnTimer(0)).sand == 60_000 - left


@pytest.mark.parametrize(("pace", "full"), [("normal", 60_000), ("assisted", 90_000), ("slow", 120_000)])
def test_slower_paces_have_more_sand(pace: str, full: int) -> None:
    state = at({"pace": pace}, sand=1000, standing=False, seed=1)
    assert after(state, TurnTimer(0)).sand == full - 1000
    filled = at({"pace": pace, "fill_timer": True}, sand=1000, standing=False, seed=1)
    assert after(filled, TurnTimer(0)).sand == full


@pytest.mark.parametrize(
    ("sand", "ms", "left", "lost"),
    [(500, 499, 1, 0), (500, 500, 60_000, 4), (500, 501, 59_999, 4), (500, 60_500, 60_000, 8), (0, 1, 59_999, 4)],
)
def test_a_tick_over_zero_goes_on_from_the_turned_timer(sand: int, ms: int, left: int, lost: int) -> None:
    """S15; sixteen cards are in the pile that is left after two hands of two."""
    state = at(REAL, sand=sand, hands={0: ["red", "red"], 1: ["sky", "sky"]})
    new = after(state, Tick(None, ms))
    assert (new.sand, 16 - len(new.deck), len(new.face_down)) == (left, lost, lost)


def test_time_stands_while_cards_are_chosen_and_the_rest_runs_afterwards() -> None:
    state = at(REAL, sand=100, deck=[], hands={0: ["red", "sky", "leaf"], 1: ["sky", "straw", "leaf"]})
    waiting = after(state, Tick(None, 350))
    assert (waiting.stage, waiting.owed, waiting.sand, waiting.rest) == ("name", 4, 60_000, 250)
    waiting = after(waiting, Tick(None, 90_000), NameDiscard(0, 1), Tick(None, 90_000))
    assert (waiting.stage, waiting.sand) == ("discard", 60_000)
    waiting = after(waiting, DiscardCard(1, "straw"), NameDiscard(0, 1), DiscardCard(1, "leaf"), NameDiscard(0, 1))
    assert waiting.owed == 1  # the last card of seat 1 went without asking, then seat 0 alone can be named
    done = after(waiting, DiscardCard(0, "red"))
    assert (done.stage, done.owed, done.sand, done.rest) == ("turn", 0, 59_750, 0)
    assert done.hands == ((1, 3), ())


def test_the_same_ticks_lead_to_the_same_state() -> None:
    """S16: time is in the record, so that a replay is exact."""
    codec: Codec[Action] = Codec((*RULES.actions, Tick))
    for options in (REAL, {**REAL, "infiltrators": 1, "cards": 6}):
        rng = Rng(5)
        seats = [Seat(n, f"Seat {n}", "human") for n in range(4)]
        session = Session.start(RULES, config_of("space_sheep"), seats, options, 11)
        while (decision := session.decision()) is not None:
            if rng.below(3) == 0:
                session.tick(1 + rng.below(9000))
            else:
                session.submit(rng.choice(session.legal(rng.choice(decision.seats))))
        actions = [codec.read(e.action.to_dict()) for e in session.history if e.action is not None]
        assert any(isinstance(action, Tick) for action in actions)
        state = RULES.new(config_of("space_sheep"), 4, options, 11).state
        assert state_hash(after(state, *actions).to_dict()) == session.state_hash()


def test_no_time_passes_after_the_end_and_none_is_taken_back() -> None:
    session = Session.start(
        RULES, config_of("space_sheep"), [Seat(0, "Ida", "human")], {**REAL, "wolf": "infinite"}, 2
    )
    session.tick(59_999)
    assert not session.can_undo().allowed
    session.tick(1)
    assert session.finished
    with pytest.raises(Refused):
        session.tick(1)
