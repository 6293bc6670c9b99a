"""A session plays legal actions, refuses others with a reason, tells its listeners, and foretells only what it may."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.action import Tick
from game.core.rng import Rng
from game.core.rules import BadPosition, IllegalAction
from game.rules.registry import get_rules
from game.session.seats import Seat
from game.session.session import Refused, Session
from tests.helpers import config_of
from tests.session.meadow import DieRolled, Hop, Hopped, Rest, Roll, TurnBegan, Whispered, meadow


def test_the_deal_is_the_first_entry() -> None:
    session = meadow("hh")
    (deal,) = session.history
    assert (deal.number, deal.action, deal.events, deal.turn_seat) == (0, None, (TurnBegan(0),), None)
    assert session.now.turn == 1


def test_an_action_changes_the_view_and_gives_what_happened() -> None:
    session = meadow("hh")
    assert session.submit(Hop(0, 2)) == (Hopped(0, 2),)
    assert session.view(1).to_dict() == {"seat": 1, "cells": [2, 0], "turn": 0, "sand": 5000}
    entry = session.history[-1]
    assert (entry.number, entry.action, entry.turn_seat, entry.turn) == (1, Hop(0, 2), 0, 1)


def test_turns_are_counted() -> None:
    session = meadow("hh")
    for action in (Hop(0, 1), Rest(0), Rest(1), Hop(0, 1)):
        session.submit(action)
    assert session.now.turn == 3
    assert [entry.turn for entry in session.history] == [0, 1, 1, 2, 3]


@pytest.mark.parametrize("action", [Hop(1, 1), Hop(0, 4), Tick(None, 5)])
def test_what_may_not_be_done_is_refused_with_a_reason_and_changes_nothing(action: Any) -> None:
    session = meadow("hh")
    before = session.state_hash()
    with pytest.raises(IllegalAction) as refused:
        session.submit(action)
    assert isinstance(refused.value, Refused)
    assert refused.value.reason.code in ("not_your_turn", "not_now")
    assert (session.state_hash(), len(session.history)) == (before, 1)


def test_after_the_end_nothing_can_be_done() -> None:
    session = meadow("h")
    for _ in range(10):
        session.submit(Hop(0, 3))
    assert session.finished
    assert session.legal(0) == ()
    outcome = session.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
    with pytest.raises(Refused) as refused:
        session.submit(Hop(0, 1))
    assert refused.value.reason.code == "game_over"


def test_listeners_hear_of_everything_done_and_taken_back() -> None:
    session = meadow("h")
    heard: list[tuple[int, bool]] = []
    leave = session.subscribe(lambda entry, undone: heard.append((entry.number, undone)))
    session.submit(Hop(0, 1))
    session.submit(Hop(0, 2))
    session.restart_turn()
    session.redo()
    assert heard == [(1, False), (2, False), (2, True), (1, True), (1, False), (2, False)]
    leave()
    session.undo()
    assert len(heard) == 6


def test_events_are_told_to_those_who_may_know_them() -> None:
    session = meadow("hh")
    session.submit(Rest(0))
    assert Whispered(0) in session.events_for(0)
    assert Whispered(0) not in session.events_for(1)
    assert Whispered(0) not in session.events_for(None)


def test_a_preview_tells_what_would_happen_and_does_nothing() -> None:
    session = meadow("hh")
    before = session.state_hash()
    assert session.preview(0, [Hop(0, 1), Hop(0, 2)]) == (Hopped(0, 1), Hopped(0, 2))
    assert (session.state_hash(), len(session.history)) == (before, 1)


def test_a_preview_ends_before_anything_that_comes_to_light() -> None:
    assert meadow("hh").preview(0, [Hop(0, 1), Roll(0), Hop(0, 2)]) == (Hopped(0, 1),)


def test_a_preview_ends_where_somebody_else_decides() -> None:
    assert meadow("hh").preview(0, [Rest(0), Hop(1, 1)]) == (Whispered(0), TurnBegan(1))


def test_a_preview_shows_what_its_seat_may_see() -> None:
    session = meadow("hh")
    session.submit(Rest(0))
    assert session.preview(0, [Rest(1)]) == ()


def test_a_preview_is_made_from_the_view_alone() -> None:
    # Two games that differ in nothing but their luck look the same before a roll, and after it in no preview.
    rules, config = get_rules("shear_panic"), config_of("shear_panic")
    seats = tuple(Seat(i, f"P{i}", "human") for i in range(3))
    one = Session.start(rules, config, seats, {}, 4)
    state = one.now.state
    other = Session.start(rules, config, seats, {}, 4)
    changed = rules.determinize(rules.view(state, 0), Rng(99))
    object.__setattr__(other.now, "state", changed)
    assert one.state_hash() != other.state_hash()
    seat = one.decision().seats[0]  # type: ignore[union-attr]
    for action in one.legal(seat):
        assert one.preview(seat, [action]) == other.preview(seat, [action])


def test_the_chosen_colours_reach_the_rules() -> None:
    seats = (Seat(0, "A", "human", "", "green"), Seat(1, "B", "human", "", "yellow"))
    session = Session.start(get_rules("shear_panic"), config_of("shear_panic"), seats, {"undo": "none"}, 1)
    options = session.view(None).to_dict()["options"]
    assert options == {"colour_0": "green", "colour_1": "yellow"}


def test_an_impossible_set_up_is_refused() -> None:
    seats = (Seat(0, "A", "human", "", "green"), Seat(1, "B", "human", "", "green"))
    with pytest.raises(BadPosition):
        Session.start(get_rules("shear_panic"), config_of("shear_panic"), seats, {}, 1)


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    session = meadow("hh")
    session.submit(Hop(0, 1))
    before = session.state_hash()
    session.set_seat(0, "bot", "hard")
    assert (session.seats[0].name, session.seats[0].kind, session.seats[0].level) == ("Anna", "bot", "hard")
    session.set_seat(0, "human")
    assert (session.seats[0].kind, session.seats[0].level) == ("human", "")
    assert session.state_hash() == before


def test_a_roll_is_told() -> None:
    happened = meadow("h").submit(Roll(0))
    assert isinstance(happened[0], DieRolled)
    assert happened[1] == Hopped(0, happened[0].face)
