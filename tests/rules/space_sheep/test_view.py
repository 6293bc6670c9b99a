"""A seat of Space Sheep! sees what the rulings let it, and what is made up for the rest fits (S22, S23)."""

from __future__ import annotations

from typing import Any

from game.core.event import events_for
from game.core.rng import Rng
from game.rules.space_sheep.actions import Defend
from game.rules.space_sheep.view import HIDDEN
from tests.helpers import config_of
from tests.rules.space_sheep.positions import RULES, at

TRAITORS = {"infiltrators": 1}


def hidden_table() -> Any:
    """Three seats, the last an Infiltrator."""
    return at(
        TRAITORS, seats=3, hands={0: ["red", "sky"], 1: ["leaf"], 2: ["wild"]}, console=[["straw", 1]], left=5
    )


def test_hands_console_and_allegiances_are_hidden_from_others() -> None:
    state = hidden_table()
    for seat in (None, 0, 1, 2):
        seen = RULES.view(state, seat)
        for other, hand in enumerate(state.hands):
            assert seen.hands[other] == (tuple(sorted(hand)) if other == seat else (HIDDEN,) * len(hand))
        assert seen.console == (((2, 1),) if seat == 1 else ((HIDDEN, 1),))
        assert seen.infiltrators == ((2,) if seat == 2 else ())
        assert (seen.deck, seen.face_down) == (5, 20 - 4 - 1 - 5)


def test_with_open_hands_only_the_piles_are_hidden() -> None:
    state = at(hands={0: ["red", "sky"], 1: ["leaf"]}, console=[["straw", 1]])
    seen = RULES.view(state, None)
    assert seen.hands == ((0, 1), (3,))
    assert seen.console == ((2, 1),)
    assert seen.deck == 16


def test_an_ousted_seats_allegiance_is_known_to_all() -> None:
    state = at({**TRAITORS, "cards": 6}, seats=5, ousted=[4])
    assert RULES.view(state, 0).infiltrators == (4,)


def test_a_card_on_the_console_is_told_to_who_laid_it_and_with_open_hands_to_all() -> None:
    for options, told in (({"open_hands": False}, [False, True, False]), ({}, [True, True, True])):
        state = at(options, hands={0: ["red", "sky"]}, wolf="leaf")
        events = RULES.apply(state, Defend(0, "red")).events
        seen = [any(e.verb == "card_hidden" for e in events_for(events, seat)) for seat in (None, 0, 1)]
        assert seen == told


def test_what_is_made_up_fits_and_varies() -> None:
    state = hidden_table()
    hands, traitors = set(), set()
    for seed in range(40):
        other = RULES.determinize(RULES.view(state, 0), Rng(seed))
        assert RULES.audit(other) == []
        assert sorted(other.hands[0]) == sorted(state.hands[0])
        hands.add(other.hands[1])
        traitors.add(other.infiltrators)
    assert len(hands) > 3
    assert traitors == {(1,), (2,)}


def test_the_infiltrator_and_the_ousted_are_not_made_up_anew() -> None:
    state = at({"infiltrators": 2, "cards": 8}, seats=6, ousted=[0, 5], turn=1, commander=1)
    for seed in range(20):
        assert RULES.determinize(RULES.view(state, 4), Rng(seed)).infiltrators == (4, 5)
        others = RULES.determinize(RULES.view(state, 1), Rng(seed)).infiltrators
        assert 5 in others
        assert not {0, 1} & set(others)


def test_the_draw_pile_is_seen_by_nobody() -> None:
    state = RULES.new(config_of("space_sheep"), 2, {}, 3).state
    decks = {RULES.determinize(RULES.view(state, 0), Rng(seed)).deck for seed in range(10)}
    assert len(decks) == 10
