"""Positions that are written down: back and forth, what is left out, and what is refused in one sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.core.rules import BadPosition
from tests.rules.wild_west.positions import RULES, games, wild

STAGES = {"draft": "draft", "watch": "watch", "announce": "announce", "look": "shepherds", "place": "shepherds"}
WRITTEN = (
    "seats", "headman", "round", "characters", "locations", "watched", "announced", "looks", "placed", "claims",
    "sheep", "contracts", "tokens", "piles", "left",
)  # fmt: skip
TOO_EARLY = {
    "draft": ("locations", "watched", "announced", "placed", "claims"),
    "watch": ("watched", "announced", "placed", "claims"),
    "announce": ("announced", "placed", "claims"),
    "shepherds": (),
}


def described_again(state: Any) -> Any:
    """The state that the description of a state sets up."""
    told = RULES.describe_position(state)
    stage = STAGES[told["stage"]]
    description = {key: told[key] for key in WRITTEN if key not in TOO_EARLY[stage]}
    if stage == "draft":
        description["heap"] = [*told["offer"], *told["heap"]]
    silent = {s: claim for s, claim in description.get("claims", {}).items() if claim != ["", ""]}
    if "claims" in description:
        description["claims"] = silent
    return wild(dict(state.setup.options), stage=stage, **description)


def test_a_described_position_is_the_same_position_again() -> None:
    """Whatever play reaches short of scoring can be set up again: same description, same choices."""
    seen: Counter[str] = Counter()
    for state in games(seeds=3, step=3):
        if state.stage not in STAGES:
            continue
        again = described_again(state)
        told, retold = RULES.describe_position(state), RULES.describe_position(again)
        for key in ("heap",) if state.stage != "draft" else ():
            # What is left of the pile of characters is made up, as nobody may look at it.
            assert sorted(told.pop(key)) == sorted(retold.pop(key))
        assert retold == told
        assert RULES.decision(again) == RULES.decision(state)
        assert list(RULES.legal(again, again.turn)) == list(RULES.legal(state, state.turn))
        assert RULES.audit(again) == []
        seen[state.stage] += 1
    assert set(seen) == set(STAGES), seen


@pytest.mark.parametrize("stage", ["draft", "watch", "announce", "shepherds"])
@pytest.mark.parametrize(("seats", "characters"), [(4, "basic"), (5, "basic"), (6, "advanced"), (7, "advanced")])
def test_everything_may_be_left_out(seats: int, characters: str, stage: str) -> None:
    state = wild({"characters": characters}, seats=seats, stage=stage)
    assert RULES.audit(state) == []
    assert state.sheep == (2,) * seats


def test_nothing_at_all_is_a_position() -> None:
    state = wild()
    assert RULES.audit(state) == []
    assert RULES.describe_position(state)["locations"] == ["grass", "one_sheep", "clothed_wolf", "grass"]


def test_used_up_piles() -> None:
    """Cards that are in no pile, box or place were used before; in each of those rounds one of each pile."""
    for left in range(6):
        state = wild(seats=4, left=left, locations=["grass", "two_sheep", "one_wolf", "grass"])
        assert [len(pile) for pile in state.piles] == [left] * 4
        assert len(state.used) == 5 - left
        assert len(state.box) == 7
        assert RULES.audit(state) == []


def test_one_who_has_looked_is_asked_for_the_place() -> None:
    asked = wild(seats=4, locations=["grass", "two_sheep", "one_wolf", "grass"])
    assert asked.stage == "look"
    assert wild(seats=4, locations=["grass", "two_sheep", "one_wolf", "grass"], looks={1: ["field_3"]}).stage == "place"


FOUR = ["grass", "two_sheep", "one_wolf", "grass"]


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"sheeps": [1]}, "a position of Wild West Shepherds has no 'sheeps'; it may have seats, headman"),
        ({"seats": "four"}, "seats must be a whole number from 0 to 99, not 'four'"),
        ({"seats": 3}, "Wild West Shepherds is for 4 to 7 players, not 3"),
        ({"seats": 7}, "7 players need 6 characters beside the Headman"),
        ({"headman": 5}, "headman must be a whole number from 0 to 4, not 5"),
        ({"headman": True}, "headman must be a whole number from 0 to 4, not True"),
        ({"round": 0}, "round must be a whole number from 1 to 999, not 0"),
        ({"stage": "tea"}, "stage must be one of draft, watch, announce, shepherds, not 'tea'"),
        ({"characters": {0: "priest"}}, "seat 0 is the Headman and can have no other character, not 'priest'"),
        ({"characters": {1: "billy"}}, "'billy' is not in play; there are turkey_mama, joe_lucky, hunter, priest"),
        ({"characters": {1: "priest", 2: "priest"}}, "two seats cannot both be the priest"),
        ({"characters": {9: "priest"}}, "characters names the seat 9; there are 0 to 4"),
        ({"characters": ["priest"]}, "characters must be a mapping by seat, such as {1: ...}, not ['priest']"),
        ({"stage": "draft", "characters": {2: "priest"}}, "characters are drafted in order, from the Headman's left"),
        ({"stage": "draft", "heap": ["priest"]}, "heap must hold the characters that are left"),
        ({"locations": ["grass"]}, "locations must be a list of four cards"),
        ({"locations": ["grass", "grass", "bog", "grass"]}, "there is no location 'bog'; there are grass, one_sheep"),
        ({"locations": ["grass", "grass", "one_wolf", "grass"]}, "every type must be there"),
        ({"watched": ["field_1"]}, "watched must name two fields"),
        ({"watched": ["field_1", "wild"]}, "watched must name places among field_1, field_2, field_3, not 'wild'"),
        ({"announced": 1}, "the Headman may say 0 here, not 1"),
        ({"looks": {1: ["field_7"]}}, "looks must name places among field_1, field_2, field_3, wild, not 'field_7'"),
        ({"placed": {2: "wild"}}, "meeples are placed in the order of seats 1, 2, 3, 4, 0"),
        ({"placed": dict.fromkeys(range(5), "wild")}, "the last meeple is placed in play"),
        ({"placed": {1: "shed"}}, "placed must name places among field_1, field_2, field_3, wild, not 'shed'"),
        ({"placed": {1: "wild"}, "claims": {1: ["wild"]}}, "a claim is a place and a type, such as [field_1, wolf]"),
        ({"sheep": [1, 2]}, "sheep must be a list of 5 numbers, not [1, 2]"),
        ({"sheep": [1, 2, 3, 4, -1]}, "sheep must be whole numbers, none below 0"),
        ({"tokens": [0, 0, 0, "x"]}, "tokens must be whole numbers, none below 0"),
        ({"contracts": [5]}, "contracts must be a list of seats from 0 to 4, not [5]"),
        ({"left": 6}, "left must be a whole number from 0 to 5, not 6"),
        ({"piles": {"bog": []}}, "piles may have grass, sheep, wolf, mixed, each a list of locations"),
        ({"piles": {"grass": ["grass"]}}, "each pile must have 5 cards (`left` says how many)"),
        ({"left": 1, "piles": {"grass": ["one_wolf"]}}, "the grass pile cannot be made up of 1 cards of its type"),
        ({"left": 3, "piles": {"wolf": ["two_wolves"] * 3, "mixed": ["two_wolves"] * 3}},
         "there are not so many cards of 'two_wolves' in the deck"),
        ({"luck": [{"coin": "heads"}]}, "luck knows character and location, with cards in play; not coin: heads"),
        ({"luck": [{"character": "billy"}]}, "luck knows character and location, with cards in play"),
        ({"sheep": [11, 2, 2, 2, 2]}, "sheep must be less than 11 each: with so many the game is over"),
        ({"claims": {1: ["wild", "wolf"]}}, "claims are made along with a placing; seat 1 has not placed yet"),
        ({"looks": {0: ["field_3"]}}, "what the Headman, seat 0, has looked at is written as watched"),
        ({"contracts": [True]}, "contracts must be a list of seats from 0 to 4, not [True]"),
        ({"luck": ["priest"]}, "luck is a list of results such as {character: priest}, not 'priest'"),
        ({"luck": 3}, "luck must be a list, not 3"),
        ({"piles": {"grass": 3}}, "each of the piles must be a list, not 3"),
        ({"piles": {"grass": [["grass"]] * 5}}, "there are not so many cards of ['grass'] in the deck"),
        ({"watched": 3}, "watched must be a list, not 3"),
        ({"looks": {1: 3}}, "looks of a seat must be a list, not 3"),
        ({"heap": 3, "stage": "draft"}, "heap must be a list, not 3"),
        ({"heap": [1, 2, 3, 4], "stage": "draft"}, "heap must hold the characters that are left"),
        ({"locations": [["grass"], "grass", "one_wolf", "grass"]}, "there is no location ['grass']"),
        ({"characters": {1: ["priest"]}}, "['priest'] is not in play"),
        ({"placed": {1: ["wild"]}}, "placed must name places among field_1, field_2, field_3, wild, not ['wild']"),
        ({"stage": ["draft"]}, "stage must be one of draft, watch, announce, shepherds, not ['draft']"),
    ],
)  # fmt: skip
def test_a_wrong_position_is_refused_in_one_sentence(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        wild(None, **({"locations": FOUR} | wrong))
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)
