"""The draft as it goes from hand to hand (W5, W6, W9): what is drawn, kept, passed, and what stays hidden."""

from __future__ import annotations

import pytest

from game.core.event import events_for
from game.rules.wild_west.actions import KeepCharacter
from tests.helpers import config_of
from tests.rules.wild_west.positions import RULES, TABLES, luck_of, wild

PILE = ["hunter", "priest", "turkey_mama", "joe_lucky"]


@pytest.mark.parametrize(("seats", "characters"), TABLES)
def test_everybody_draws_two_or_the_last_one(seats: int, characters: str) -> None:
    for seed in range(8):
        rng = luck_of(seed)
        step = RULES.new(config_of("wild_west"), seats, {"characters": characters}, seed)
        events = list(step.events)
        passed: str | None = None
        while step.state.stage == "draft":
            offer = step.state.offers[step.state.turn]
            if passed is not None:
                assert offer[0] == passed, "what was passed on lies on top"
            action = rng.choice(RULES.legal(step.state, step.state.turn))
            assert action.character in offer
            passed = next(name for name in offer if name != action.character)
            step = RULES.apply(step.state, action)
            events += step.events
        drawn = [e.count for e in events if e.verb == "characters_drawn"]
        pool = len(step.state.setup.pool)
        assert drawn == [2] * min(seats - 1, pool - 1) + [1] * (seats - pool)
        kept = [name for seat, name in enumerate(step.state.characters) if seat != 0]
        assert len(set(kept)) == seats - 1
        assert sorted([*kept, *step.state.heap]) == sorted(step.state.setup.pool)


def test_what_is_drawn_and_kept_is_told_to_its_seat_alone() -> None:
    state = wild(seats=4, stage="draft", heap=PILE)
    events = RULES.apply(state, KeepCharacter(1, "hunter")).events
    told = {seat: [e.verb for e in events_for(events, seat)] for seat in (1, 2, 3, None)}
    assert told[1] == ["character_kept", "character_chosen", "characters_drawn"]
    assert told[2] == ["character_kept", "characters_drawn", "characters_seen"]
    assert told[3] == told[None] == ["character_kept", "characters_drawn"]
    assert "hunter" not in str(events_for(events, 2)), "what somebody keeps is not to be seen"


def test_the_last_single_card_is_told_to_its_seat_alone() -> None:
    state = wild(seats=5, stage="draft", characters={1: "hunter", 2: "priest"}, heap=["joe_lucky", "turkey_mama"])
    events = RULES.apply(state, KeepCharacter(3, "turkey_mama")).events
    assert not [e for e in events_for(events, 3) if "joe_lucky" in str(e)]
    assert [e.verb for e in events_for(events, 4) if "joe_lucky" in str(e)] == ["characters_seen", "character_chosen"]


@pytest.mark.parametrize("keeps", ["hunter", "priest"])
def test_whatever_is_kept_the_others_see_the_same_happen(keeps: str) -> None:
    """Seat 3 cannot tell from the events of seat 1's choice what it was."""
    state = wild(seats=4, stage="draft", heap=PILE)
    step = RULES.apply(state, KeepCharacter(1, keeps))
    assert list(map(str, events_for(step.events, 3))) == [
        "character_kept(seat=1, passed=True)", "characters_drawn(seat=2, count=2)",
    ]
    assert RULES.view(step.state, 3).offer == ()


def test_only_what_was_drawn_may_be_kept() -> None:
    state = wild(seats=4, stage="draft", heap=PILE)
    for name in ("turkey_mama", "joe_lucky", "headman", "billy", ""):
        reason = RULES.why_not(state, 1, KeepCharacter(1, name))
        assert reason is not None
        assert reason.code == "not_drawn"
    reason = RULES.why_not(state, 2, KeepCharacter(2, "hunter"))
    assert reason is not None
    assert reason.code == "not_your_turn"
