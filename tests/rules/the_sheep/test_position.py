"""Positions of The Sheep can be written down and set up again, and mistakes are told in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import BadPosition
from tests.helpers import config_of, random_game
from tests.rules.the_sheep.positions import ONLY_PLAY, RULES, at


def test_left_out_it_is_the_first_day_after_the_caravan_step() -> None:
    dealt = RULES.new(config_of("the_sheep"), 2, {}, 5).state
    entered = RULES.apply(dealt, RULES.legal(dealt, 0)[0]).state
    told, written = RULES.describe_position(entered), RULES.describe_position(at())
    for key in ("day", "half", "stage", "at", "essence", "lit", "level", "traits", "cards", "caravans", "left"):
        assert told[key] == written[key], key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_play_reaches_can_be_written_down(seats: int) -> None:
    config, seen = config_of("the_sheep"), 0
    for state in random_game(RULES, config, seats, seed=3):
        written = RULES.describe_position(state)
        if state.pending or state.modifiers or state.stage not in ("by_day", "by_night", "combat", "avert", "flip"):
            continue
        seen += 1
        again = RULES.position(config, {}, {key: v for key, v in written.items() if key not in ONLY_PLAY})
        assert RULES.describe_position(again) == written
        for seat in range(seats):
            assert RULES.legal(again, seat) == RULES.legal(state, seat)
    assert seen > 10


MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"shepherd": 1}, "a position of The Sheep has no 'shepherd'; it may have seats, day"),
    ({"seats": 5}, "The Sheep is for 2 to 4 Shepherds, not 5"),
    ({"stage": "tea"}, "stage must name one of board, enter, roll, by_day"),
    ({"half": "night"}, "the step by_day belongs to the day"),
    ({"mutation": "void"}, "a mutation is in force by night only"),
    ({"stage": "combat", "mutation": "woolly"}, "mutation must name one of void, prismatic"),
    ({"event": "the_hush"}, "event must name one of fair_wind"),
    ({"at": {0: [40, 40]}}, "at must be a hex of the map, as [column, row], not [40, 40]"),
    ({"at": {3: [4, 6]}}, "at names the seat 3; there are 0 to 1"),
    ({"at": {0: [5, 2]}}, "this cannot be: the Shepherd of seat 0 stands in shadow"),
    ({"at": {0: "dead"}, "essence": {0: 1}}, "the Shepherd of seat 0 is dead and has nothing any more"),
    ({"essence": {0: 6}}, "essence must be a whole number from 0 to 5, not 6"),
    ({"lit": {0: 4}}, "this cannot be: the Shepherd of seat 0 has 4 lit Lanterns, more than there are"),
    ({"level": {0: 4}}, "level must be a whole number from 1 to 3, not 4"),
    ({"experience": {0: 5}}, "this cannot be: the Shepherd of seat 0 has 5 experience at level 1"),
    ({"traits": {0: ["bedside_manner"]}}, "traits must name one of second_wind"),
    ({"cards": {0: ["sheers"]}}, "cards must name one of shears, flockbuster"),
    ({"cards": {0: ["shears"] * 4}}, "this cannot be: the Shepherd of seat 0 holds 4 cards, but may hold 3"),
    (
        {"cards": {0: ["tainted_taunt", "early_shadow", "black_milk"]}},
        "this cannot be: the Shepherd of seat 0 holds nothing but Curses and is not dead",
    ),
    ({"cards": {0: ["black_milk"], 1: ["black_milk"]}}, "this cannot be: the deck curses has lost or doubled a card"),
    ({"walked": [2]}, "walked names the seat 2"),
    ({"caravans": ["tinker"]}, "caravans must be a mapping by name, such as {apothecary: town}"),
    ({"caravans": {"drover": "town"}}, "caravans must name one of apothecary, tinker, ironmonger, not 'drover'"),
    ({"caravans": {"tinker": [0, 0]}}, "this cannot be: the Caravan tinker is off the road"),
    ({"caravans": {"tinker": [4, 6], "apothecary": [4, 6]}}, "this cannot be: two Caravans stand on one hex"),
    ({"caravans": {"tinker": {"at": [4, 6], "corruption": 7}}}, "corruption must be a whole number from 0 to 6, not 7"),
    ({"caravans": {"tinker": {"at": "town", "corruption": 1}}}, "this cannot be: the Caravan tinker is corrupted"),
    ({"caravans": {"tinker": {"wheels": 3}}}, "a Caravan has at, corruption and stock, not 'wheels'"),
    ({"acted": ["drover"]}, "acted must name one of apothecary"),
    ({"sheep": ["lesser"]}, "a Sheep is written {tier: lesser, at: [column, row], damage: 1}, not 'lesser'"),
    ({"sheep": [{"tier": "vast", "at": [4, 6]}]}, "the tier of a Sheep must name one of lesser, standard, greater"),
    ({"sheep": [{"tier": "greater", "at": [4, 6]}] * 11}, "this cannot be: there are 11 greater Sheep"),
    ({"tiles": ["the_seep", "the_seep"]}, "tiles must be at most 3 different ones"),
    ({"tiles": [{"tile": "the_seep", "side": "wet"}]}, "a tile is written by its name or as {tile: name, side: major}"),
    ({"slot": 7}, "slot must be a whole number from 0 to 6, not 7"),
    ({"decks": {"omens": []}}, "decks must be a mapping by deck, curses, mutations"),
    ({"decks": {"curses": ["void"]}}, "'void' cannot be in the deck curses; it is unknown"),
    ({"left": {"curses": 21}}, "curses must be a whole number from 0 to 20, not 21"),
    ({"luck": ["void"]}, "luck is a list of cards to be drawn, such as {curses: name}, not 'void'"),
    ({"luck": [{"curses": "void"}]}, "luck knows the decks curses"),
    (
        {"stage": "dusk", "discards": {"night_events": ["the_hush"]}, "luck": [{"night_events": "the_hush"}]},
        "the next forced result is night_events=the_hush",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("description", "reason"), MISTAKES, ids=[reason[:40] for _, reason in MISTAKES])
def test_a_position_that_cannot_be_is_refused(description: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(**description)
    assert str(refused.value).startswith(reason)


def test_a_journey_that_ends_by_itself_is_no_position() -> None:
    with pytest.raises(BadPosition, match="ends before anybody decides anything"):
        at({"caravans": 2}, stage="board", day=9, caravans={"apothecary": [16, 4], "tinker": "safe"})
