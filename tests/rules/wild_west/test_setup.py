"""Who can sit down to Wild West Shepherds, what is dealt, and what is refused with a reason (W3, W4, W5, W22)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.rules import BadPosition
from tests.helpers import config_of
from tests.rules.wild_west.positions import RULES, TABLES

BASIC = ["turkey_mama", "joe_lucky", "hunter", "priest"]


def new(seats: int, options: dict[str, Any] | None = None, seed: int = 1) -> Any:
    """A dealt game."""
    return RULES.new(config_of("wild_west"), seats, options or {}, seed).state


@pytest.mark.parametrize(
    ("seats", "characters", "pool"),
    [
        (4, "basic", BASIC),
        (5, "basic", BASIC),
        (6, "basic", [*BASIC, "banker"]),
        (4, "advanced", [*BASIC, "insurance_agent"]),
        (5, "advanced", [*BASIC, "billy", "insurance_agent"]),
        (6, "advanced", [*BASIC, "banker", "billy", "insurance_agent"]),
        (7, "advanced", [*BASIC, "banker", "billy", "insurance_agent"]),
    ],
)
def test_characters_in_play(seats: int, characters: str, pool: list[str]) -> None:
    """W4."""
    assert list(new(seats, {"characters": characters}).setup.pool) == pool


def test_seven_need_the_advanced_characters() -> None:
    """W5."""
    with pytest.raises(BadPosition) as refused:
        new(7)
    assert str(refused.value) == (
        "7 players need 6 characters beside the Headman, but there are only 5 basic ones for so many; "
        "choose the advanced ones too, or take fewer players"
    )


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (3, {}, "Wild West Shepherds is for 4 to 7 players, not 3"),
        (8, {"characters": "advanced"}, "Wild West Shepherds is for 4 to 7 players, not 8"),
        (4, {"characters": "wild"}, "characters must be basic or advanced, not 'wild'"),
        (4, {"first_seat": 4}, "first_seat must be a seat from 0 to 3, not 4"),
        (4, {"first_seat": "left"}, "first_seat must be a seat from 0 to 3, not 'left'"),
    ],
)
def test_what_cannot_be_dealt_is_refused(seats: int, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        new(seats, options)
    assert str(refused.value) == complaint


@pytest.mark.parametrize(("seats", "characters"), TABLES)
def test_a_new_game(seats: int, characters: str) -> None:
    """W3 and W22: four piles of six, seven in the box, two sheep each, the draft begins on the Headman's left."""
    for first in range(seats):
        state = new(seats, {"characters": characters, "first_seat": first}, seed=first)
        assert [len(pile) for pile in state.piles] == [6, 6, 6, 6]
        assert len(state.box) == 7
        cards = Counter(card for pile in (*state.piles, state.box) for card in pile)
        assert cards == {
            "grass": 8, "one_sheep": 3, "two_sheep": 5, "three_sheep": 4, "clothed_wolf": 3, "one_wolf": 5,
            "two_wolves": 3,
        }
        for pile, kind in zip(state.piles, ("grass", "sheep", "wolf"), strict=False):
            assert {state.setup.cards[card].type for card in pile} == {kind}
        assert state.sheep == (2,) * seats
        assert state.headman == first
        assert state.turn == (first + 1) % seats
        assert state.characters[first] == "headman"
        assert len(state.offers[state.turn]) == 2
        assert RULES.audit(state) == []


def test_every_card_can_lie_in_every_pile_it_may() -> None:
    """W3: the mixed pile and the box are shuffled from what all three types have left."""
    tops: dict[int, set[str]] = {pile: set() for pile in range(4)}
    boxed: set[str] = set()
    for seed in range(120):
        state = new(4, seed=seed)
        for pile in range(4):
            tops[pile].add(state.piles[pile][0])
        boxed |= set(state.box)
    assert tops[0] == {"grass"}
    assert tops[1] == {"one_sheep", "two_sheep", "three_sheep"}
    assert tops[2] == {"clothed_wolf", "one_wolf", "two_wolves"}
    assert tops[3] == boxed == set(config_of("wild_west").locations)


def test_every_character_comes_first_about_as_often() -> None:
    first = Counter(new(7, {"characters": "advanced"}, seed).offers[1][0] for seed in range(700))
    assert len(first) == 7
    assert all(65 <= count <= 140 for count in first.values()), first
