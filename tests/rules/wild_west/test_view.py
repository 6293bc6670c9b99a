"""What a seat of Wild West Shepherds sees and does not see (W6, W7, W10, W12, W23)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from game.core.event import events_for
from game.rules.wild_west.actions import AnnounceWolves, KeepCharacter, LookAt, PlaceMeeple, WatchFields
from tests.rules.wild_west.positions import RULES, games, wild

CARDS = ["clothed_wolf", "one_sheep", "two_wolves", "grass"]
PEOPLE = {1: "hunter", 2: "priest", 3: "turkey_mama"}


def test_the_headman_sees_what_was_watched_and_nobody_else_does() -> None:
    watching = wild(seats=4, stage="watch", locations=CARDS)
    state = RULES.apply(watching, WatchFields(0, "field_1", "field_3")).state
    assert RULES.view(state, 0).locations == ("clothed_wolf", "", "two_wolves", "")
    for seat in (1, 2, 3, None):
        assert RULES.view(state, seat).locations == ("", "", "", "")
        assert RULES.view(state, seat).watched == (0, 2)


def test_billys_look_is_billys_alone() -> None:
    state = wild(
        {"characters": "advanced"}, seats=5, stage="announce", characters={1: "priest", 2: "billy"},
        locations=CARDS, watched=["field_2", "field_3"],
    )  # fmt: skip
    step = RULES.apply(state, AnnounceWolves(0, 2))
    assert RULES.view(step.state, 2).locations == ("clothed_wolf", "", "", "grass")
    assert RULES.view(step.state, 1).locations == ("", "", "", "")
    assert [e.verb for e in events_for(step.events, 1)] == ["wolves_announced", "looked_at"]


def test_a_look_is_seen_its_card_is_not() -> None:
    state = wild(seats=4, characters=PEOPLE, locations=CARDS, placed={1: "wild"})
    step = RULES.apply(state, LookAt(2, "field_1"))
    assert [e.verb for e in events_for(step.events, 2)] == ["looked_at", "card_seen"]
    for seat in (0, 1, 3, None):
        assert [e.verb for e in events_for(step.events, seat)] == ["looked_at"]
        assert RULES.view(step.state, seat).looks == ((0, 1), (), (0,), ())
    assert RULES.view(step.state, 2).locations == ("clothed_wolf", "", "", "")
    assert RULES.view(step.state, 1).locations == ("", "", "", "")


def test_an_offer_stays_known_to_its_seat_for_the_round() -> None:
    state = wild(seats=4, stage="draft", heap=["hunter", "priest", "turkey_mama", "joe_lucky"], seed=1)
    for seat, keeps in ((1, "hunter"), (2, "turkey_mama"), (3, "priest")):
        state = RULES.apply(state, KeepCharacter(seat, keeps)).state
    assert RULES.view(state, 1).offer == ("hunter", "priest")
    assert RULES.view(state, 2).offer == ("priest", "turkey_mama")
    assert RULES.view(state, 3).offer == ("priest", "joe_lucky")
    assert RULES.view(state, 0).offer == RULES.view(state, None).offer == ()


def test_after_the_round_nothing_of_it_is_left_but_its_cards() -> None:
    state = wild(seats=4, characters=PEOPLE, locations=CARDS, seed=1,
                 placed={1: "wild", 2: "field_2", 3: "field_2"})  # fmt: skip
    state = RULES.apply(state, PlaceMeeple(0, "field_2", None, None)).state
    view = RULES.view(state, 0)
    assert view.characters == ("", "headman", "", "")
    assert (view.locations, view.looks, view.turned) == ((), ((),) * 4, ())
    assert view.used[-1] == tuple(CARDS)


@pytest.mark.slow
def test_no_hidden_word_is_in_any_view_of_a_random_game() -> None:
    """Characters and locations that are in a view were shown, drawn or looked at by its seat."""
    met: Counter[str] = Counter()
    for state in games(seeds=2, step=2):
        for seat in (None, *range(state.setup.seats)):
            view = RULES.view(state, seat)
            data = view.to_dict()
            own = () if seat is None else (state.characters[seat], *state.offers[seat])
            known = {*own, *(state.characters[s] for s in state.shown), "headman", ""}
            assert set(view.characters) <= known
            looked = () if seat is None else state.looks[seat]
            for place, kind in enumerate(view.locations):
                assert (kind != "") == (place in looked or place in state.turned)
                met["hidden"] += kind == ""
            told = json.dumps({k: v for k, v in data.items() if k not in ("characters", "offer", "used", "options")})
            hidden = set(state.setup.pool) - known
            words = [word for word in hidden if f'"{word}"' in told]
            assert not words, f"seat {seat} sees {words}"
            assert isinstance(data["heap"], int)
            assert isinstance(data["box"], int)
    assert met["hidden"]
