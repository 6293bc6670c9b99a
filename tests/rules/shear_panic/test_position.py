"""Positions that are written down: what they mean, and what is said of those that mean nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import BadPosition
from game.rules.registry import get_rules
from game.rules.shear_panic.position import describe_position
from tests.helpers import picture, random_game, shear_config, shear_position

RULES = get_rules("shear_panic")


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = shear_position()
    assert picture(state.to_dict()["cells"]) == "YGB/RKY/GBR"
    assert (state.setup.seats, state.facing, state.marker, state.turn, state.stage) == (4, "north", 0, 0, "action")
    assert [sum(row) for row in state.boxes] == [12] * 4
    assert state.last_turn == (4, 1, 2, 3), "seat 0 has the turn, so seat 3 had the one before"


def test_everything_can_be_said() -> None:
    state = shear_position(
        {"first_seat": 1}, seats=2, turn=1, flock=["B . K", "R Y G"], facing="west", marker=30,
        free={0: {"lamb_slam": [3, 3]}, "1": {"boing": [3], "ewe_turn": [1]}}, scores=[4, 9], buttons=[[2, 1], []],
        last={"kind": "boing", "flock": ["BRK"], "facing": "east"}, last_turn=[5, 6],
        luck=[{"panic": "red"}, {"flock": "plus"}],
    )
    assert picture(state.to_dict()["cells"]) == "B.K/RYG"
    assert (state.facing, state.marker, state.scores, state.turn) == ("west", 30, (4, 9), 1)
    assert [dict(zip(state.setup.boxes, row, strict=True))["lamb_slam", 3] for row in state.boxes] == [2, 0]
    assert [sum(row) for row in state.boxes] == [2, 2]
    assert state.buttons == ((1, 2), ())
    assert state.last_turn == (5, 6)
    assert state.luck.forced == (("panic", "red"), ("flock", "plus"))


def test_a_panic_can_be_set_up_with_its_die() -> None:
    state = shear_position(flock=["BK", "RG"], marker=7, stage="panic", face="red")
    assert (state.stage, state.face) == ("panic", "red")
    assert {a.to_dict()["sheep"] for a in RULES.legal(state, 0)} == {"red_1"}
    rolled = shear_position(flock=["BK", "RG"], marker=7, stage="panic", luck=[{"panic": "yellow"}, {"panic": "green"}])
    assert (rolled.face, rolled.luck.forced) == ("green", ())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_described_position_is_the_same_again(seats: int) -> None:
    """But for the names of two sheep of a colour, which go by where they stand."""
    for state in random_game(RULES, shear_config(), seats, 4, {"first_seat": 1}):
        if state.stage != "action":
            continue
        described = describe_position(state)
        del described["field"]
        again = RULES.position(shear_config(), dict(state.setup.options), described)
        assert len(RULES.legal(again, again.turn)) == len(RULES.legal(state, state.turn))
        assert describe_position(again) == describe_position(state)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"sheeps": 3}, "a position of Shear Panic has no 'sheeps'; it may have seats, flock,"),
    ({"seats": 5}, "Shear Panic is for 2 to 4 players, not 5"),
    ({"seats": True}, "seats must be a whole number"),
    ({"flock": "BRK"}, "a flock is a list of rows"),
    ({"flock": ["BXK"]}, "the flock is written with B G R Y K and . for empty, not 'X'"),
    ({"flock": ["BBB"]}, "there are 3 blue sheep in the flock"),
    ({"flock": ["BKK"]}, "there are 2 black sheep in the flock"),
    ({"flock": ["B.", ".K"]}, "the flock must be in one piece"),
    ({"flock": ["RK"]}, "seat 0 has no sheep or no free box, so it cannot be its turn"),
    ({"free": {0: {}}}, "seat 0 has no sheep or no free box"),
    ({"facing": "up"}, "facing must be one of north, east, south, west, not 'up'"),
    ({"marker": 74}, "marker must be a whole number from 0 to 73, not 74"),
    ({"marker": -1}, "marker must be a whole number from 0 to 73, not -1"),
    ({"marker": "12"}, "marker must be a whole number from 0 to 73, not '12'"),
    ({"turn": 4}, "turn must be a whole number from 0 to 3, not 4"),
    ({"free": {4: {"boing": [3]}}}, "free names the seat 4; there are 0 to 3"),
    ({"free": {0: {"fly": [3]}}}, "there is no action 'fly'; there are lamb_slam, line_push"),
    ({"free": {0: {"boing": [3, 3]}}}, "a mat has 1 times boing with 3, not 2"),
    ({"free": {0: {"boing": [2]}}}, "a mat has 0 times boing with 2, not 1"),
    ({"free": {0: {"boing": 3}}}, "the free boxes of boing must be a list"),
    ({"scores": [1, 2]}, "scores must be a list of 4 numbers"),
    ({"buttons": [[1], [2]]}, "buttons are for two players"),
    ({"seats": 2, "buttons": [[3, 3], []]}, "a player has the buttons 1, 1, 2, 2, 3, not more"),
    ({"last_turn": [1, 2]}, "last_turn must be a list of 4 numbers"),
    ({"last": {"kind": "jump"}}, "kind must be one of lamb_slam"),
    ({"last": "boing"}, "last is written like"),
    ({"stage": "lift"}, "stage must be one of action, truck, panic, not 'lift'"),
    ({"stage": "panic", "face": "purple"}, "face must be white or a colour in the flock, not 'purple'"),
    ({"stage": "panic", "flock": []}, "no panic is rolled for an empty flock"),
    ({"luck": [{"coin": "red"}]}, "luck knows the dice panic and flock, not 'coin'"),
    ({"luck": [{"flock": "red"}]}, "the flock die has no face 'red'; it has plus, cross"),
    ({"luck": {"panic": "red"}}, "luck must be a list such as"),
]


@pytest.mark.parametrize(("description", "text"), WRONG, ids=[text for _, text in WRONG])
def test_a_wrong_position_is_refused_in_plain_words(description: dict[str, Any], text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        shear_position(**description)
    assert text in str(caught.value)
