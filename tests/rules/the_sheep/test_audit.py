"""The audit of The Sheep names what is wrong, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.the_sheep.rows import Card, Sheep
from tests.rules.the_sheep.positions import RULES, at, changed

SHEARS = Card(90, "shears", "equipment")
NECK, MILK = Card(91, "the_long_neck", "curse"), Card(92, "black_milk", "curse")
MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"hexes": (-1, 115)}, "the Shepherd of seat 0 is dead and still has something"),
    ({"hexes": (43, 115)}, "the Shepherd of seat 0 stands in shadow"),
    ({"essence": (6, 0)}, "seat 0 has 6 Essence"),
    ({"lit": (-1, 0)}, "seat 0 has -1 lit Lanterns"),
    ({"lit": (4, 0)}, "the Shepherd of seat 0 has 4 lit Lanterns, more than there are"),
    ({"levels": (0, 1)}, "seat 0 has 1 traits at level 0"),
    ({"experience": (5, 0)}, "the Shepherd of seat 0 has 5 experience at level 1"),
    ({"corruption": (-1, 0)}, "the Shepherd of seat 0 has -1 corruption"),
    ({"cards": ((SHEARS,) * 4, ())}, "the Shepherd of seat 0 holds 4 cards, but may hold 3"),
    ({"cards": ((SHEARS, SHEARS), ())}, "two cards have one number"),
    ({"cards": ((NECK, MILK, MILK), ())}, "the Shepherd of seat 0 holds nothing but Curses and is not dead"),
    ({"caravans": (118, 118, -1)}, "two Caravans stand on one hex"),
    ({"caravans": (0, -1, -1)}, "the Caravan apothecary is off the road"),
    ({"bearing": (0, 1, 0)}, "the Caravan tinker is corrupted before it came"),
    ({"bearing": (6, 0, 0)}, "the Caravan apothecary bears 6 and is not lost"),
    ({"caravans": (-2, -2, -2)}, "all Caravans are safe, but the journey goes on"),
    ({"sheep": tuple(Sheep(n, 2, 118) for n in range(11))}, "there are 11 greater Sheep, the box has fewer"),
    ({"sheep": (Sheep(1, 0, 118), Sheep(1, 1, 118))}, "two Sheep have one number"),
    ({"sheep": (Sheep(1, 0, 900),)}, "a Sheep is off the map, or has less damage than none"),
    ({"mutation": "void"}, "the mutation 'void' is in force in the half 'day'"),
    ({"herds": ((118, 3, -1, 1),)}, "there are herds in the step by_day"),
    ({"strikes": (1,)}, "there are strikes in the step by_day"),
    ({"distracting": (True, False)}, "somebody distracts by day"),
    ({"slot": 7}, "the pollution stands at slot 7"),
    ({"tiles": (("the_seep", False),)}, "a pollution tile is lost or doubled"),
    ({"stage": "over", "pending": (("grow", 0, 1),)}, "the journey is over, but something is still to be settled"),
]


def test_a_sound_position_has_no_findings() -> None:
    assert RULES.audit(at()) == []


@pytest.mark.parametrize(("rows", "finding"), MISTAKES, ids=[finding for _, finding in MISTAKES])
def test_every_mistake_is_named(rows: dict[str, Any], finding: str) -> None:
    assert finding in RULES.audit(changed(at(), **rows))


@pytest.mark.parametrize("deck", ["curses", "mutations", "day_events", "night_events"])
def test_a_lost_card_is_named(deck: str) -> None:
    state = at()
    decks = {**state.decks, deck: state.decks[deck][1:]}
    assert RULES.audit(changed(state, decks=decks)) == [f"the deck {deck} has lost or doubled a card"]


def test_a_doubled_flock_card_is_named() -> None:
    state = at()
    decks = {**state.decks, "flock": (*state.decks["flock"], state.decks["flock"][0])}
    assert RULES.audit(changed(state, decks=decks)) == ["the Flock deck has doubled a card"]
