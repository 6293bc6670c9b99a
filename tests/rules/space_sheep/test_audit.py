"""The audit of Space Sheep! names what is wrong, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import BadPosition
from tests.rules.space_sheep.positions import RULES, at, changed

MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"shepherds": (1, 1, 3, 0)}, "a system has no Shepherd, or two"),
    ({"sheep": (2, 3, 0)}, "a system has no SpaceSheep, or two"),
    ({"wolf": 4}, "the Wolf is at the system 4"),
    ({"sand": 60_001}, "the timer holds 60001 of 60000"),
    ({"deck": ()}, "there are 0 cards of straw, not 4"),
    ({"face_up": (0,)}, "there are 5 cards of red, not 4"),
    ({"infiltrators": (1,)}, "there are 1 Infiltrators"),
    ({"ousted": (1,)}, "an ousted seat holds cards"),
    ({"commander": 1, "ousted": (1,)}, "the Commander is ousted"),
    ({"pointing": (0, -1)}, "seat 0 points at 0"),
    ({"reason": "home"}, "stage 'turn' does not fit the reason 'home'"),
    ({"shepherds": (0, 1, 2, 3), "sheep": (0, 1, 2, 3)}, "all are at home, but the game goes on"),
    ({"owed": 2}, "2 cards are owed at the stage turn"),
    ({"turn": 1, "ousted": (1,)}, "it is the turn of somebody who is ousted"),
    ({"acted": True, "wolf": 2}, "only drawing is left in this turn, which is done by itself with open hands"),
]


def test_a_sound_position_has_no_findings() -> None:
    assert RULES.audit(at()) == []


@pytest.mark.parametrize(("rows", "finding"), MISTAKES, ids=[finding for _, finding in MISTAKES])
def test_every_mistake_is_named(rows: dict[str, Any], finding: str) -> None:
    assert finding in RULES.audit(changed(at(), **rows))


def test_too_many_fingers_and_too_many_traitors_are_named() -> None:
    state = at({"infiltrators": 2, "cards": 8}, seats=6)
    found = RULES.audit(changed(state, pointing=(-1, 0, 0, 0, 0, -1)))
    assert found == ["more than half point at seat 0, who is still in the game"]
    empty = tuple(() if seat in (0, 1) else hand for seat, hand in enumerate(state.hands))
    gone = changed(state, ousted=(0, 1), hands=empty, turn=2, commander=2)
    assert "there are as many Infiltrators as Defenders, but the game goes on" in RULES.audit(gone)


@pytest.mark.parametrize(
    ("description", "reason"),
    [
        ({"wolfs": 1}, "a position of Space Sheep! has no 'wolfs'; it may have seats, commander"),
        ({"ring": ["red", "sky", "straw"]}, "ring must be a list of 4, not ['red', 'sky', 'straw']"),
        ({"ring": ["red"] * 4}, "ring must be 4 different colours among red, sky"),
        ({"wolf": "plum"}, "wolf must name colours in play, red, sky, straw, leaf, not 'plum'"),
        ({"tiles": ["past_9"] * 4}, "there is no tile 'past_9'"),
        ({"hands": {0: ["red"] * 5}}, "there are not so many cards of 'red'"),
        ({"hands": {2: []}}, "hands names the seat 2; there are 0 to 1"),
        ({"sand": 70_000}, "sand must be a whole number from 0 to 60000, not 70000"),
        ({"standing": 1}, "standing must be true or false, not 1"),
        ({"points": {0: 1}}, "points needs Infiltrators in the options"),
        ({"luck": [{"wolf": 9}]}, "luck knows wolf, with faces from 1 to 8; not wolf: 9"),
        ({"shepherds": ["red"] * 4}, "this cannot be: a system has no Shepherd, or two"),
        ({"hands": {0: [], 1: []}, "deck": []}, "nobody holds a card and none can be drawn: the game is over"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(description: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(**description)
    assert str(refused.value).startswith(reason)
