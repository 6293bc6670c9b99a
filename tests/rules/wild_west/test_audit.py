"""The audit sees what cannot be: every line of it, on states spoilt by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.wild_west.positions import RULES, wild


def spoil(**fields: Any) -> Callable[[Any], None]:
    """Something that sets these fields."""

    def do(state: Any) -> None:
        for name, value in fields.items():
            setattr(state, name, value(state) if callable(value) else value)

    return do


def put(row: Any, index: int, value: Any) -> Any:
    """The row with one entry changed."""
    return (*row[:index], value, *row[index + 1 :])


SPOILT: list[tuple[str, Callable[[Any], None]]] = [
    ("the stage is 'tea'", spoil(stage="tea")),
    ("there are 9 cards of grass, not 8", spoil(box=lambda s: (*s.box, "grass"))),
    ("there are 4 cards of two_sheep, not 5", spoil(locations=("grass", "one_wolf", "grass", "grass"))),
    ("there is a card 'bog'", spoil(box=lambda s: put(s.box, 0, "bog"))),
    ("the grass pile holds a card of another type",
     spoil(piles=lambda s: (s.piles[1], s.piles[0], *s.piles[2:]))),
    ("the piles are not equally high",
     spoil(piles=lambda s: (*s.piles[:3], s.piles[3][1:]), box=lambda s: (*s.box, s.piles[3][0]))),
    ("0 locations lie there at the stage 'look'", spoil(locations=())),
    ("the Headman has another card", spoil(characters=lambda s: put(s.characters, 0, "priest"))),
    ("these characters cannot be held together: priest, priest",
     spoil(characters=("headman", "priest", "priest", "hunter"))),
    ("these characters cannot be held together", spoil(characters=("headman", "priest", "billy", "hunter"))),
    ("the characters held and left are not those in play", spoil(heap=())),
    ("somebody has no character", spoil(characters=lambda s: put(s.characters, 3, ""))),
    ("the Headman shows the wrong side", spoil(wild_head=True)),
    ("seat 1 has -1 sheep", spoil(ledger=lambda s: put(s.ledger, 1, (*s.ledger[1][:-1], -3)))),
    ("-1 sheep lie at wild", spoil(tokens=(0, 0, 0, -1))),
    ("the ledger of seat 1 is impossible", spoil(ledger=lambda s: put(s.ledger, 1, put(s.ledger[1], 4, -1)))),
    ("the ledger of seat 1 is impossible", spoil(ledger=lambda s: put(s.ledger, 1, (*s.ledger[1][:-1], 2)))),
    ("somebody has enough sheep, but the game goes on",
     spoil(ledger=lambda s: put(s.ledger, 1, put(s.ledger[1], 1, 9)))),
    ("somebody holds two contracts", spoil(contracts=(2, 2))),
    ("does not fit the reason 'goal'", spoil(reason="goal")),
    ("does not fit the reason ''", spoil(stage="over")),
    ("somebody has neither placed nor is still to place", spoil(queue=(2, 3))),
    ("somebody has neither placed nor is still to place", spoil(meeples=(0, 3, -1, -1))),
    ("the Headman says 0, which is not honest", spoil(announced=0)),
    ("seat 2 has nothing to do at the stage 'look'", spoil(meeples=(0, 1, 2, 2))),
    ("contracts: there is no seat 7", spoil(contracts=(7,))),
    ("turn: there is no seat 9", spoil(turn=9)),
    ("headman: there is no seat 4", spoil(headman=4)),
    ("queue: there is no seat 6", spoil(queue=(2, 3, 6))),
    ("shown: there is no seat 5", spoil(shown=(0, 5))),
    ("seat 3 is asked, but the queue is (2, 3, 0)", spoil(turn=3)),
    ("a meeple stands at no place", spoil(meeples=(-1, 5, -1, -1))),
    ("somebody has looked at no place", spoil(looks=((0, 1), (), (4,), ()))),
    ("the Headman has looked at (0, 3)", spoil(looks=((0, 3), (), (), ()))),
    ("the Headman has looked at (0,)", spoil(looks=((0,), (), (), ()))),
    ("the Headman has looked at (0, 0)", spoil(looks=((0, 0), (), (), ()))),
    ("seat 1 has looked at (3,)", spoil(looks=((0, 1), (3,), (), ()))),
    ("seat 1 has looked at (0, 1)", spoil(looks=((0, 1), (0, 1), (), ()))),
    ("the Headman is not shown", spoil(shown=())),
]  # fmt: skip


def broken() -> Any:
    """A good position: seat 1 has placed, seat 2 is to look."""
    return wild(
        seats=4, characters={1: "priest", 2: "joe_lucky", 3: "hunter"},
        locations=["one_wolf", "grass", "two_sheep", "grass"], announced=1, placed={1: "wild"},
    ).copy()  # fmt: skip


def test_a_good_position_has_no_findings() -> None:
    assert RULES.audit(broken()) == []


@pytest.mark.parametrize(("finding", "spoil_it"), SPOILT, ids=[text for text, _ in SPOILT])
def test_what_cannot_be_is_found(finding: str, spoil_it: Callable[[Any], None]) -> None:
    state = broken()
    spoil_it(state)
    state.known_legal = None
    found = RULES.audit(state)
    assert any(finding in line for line in found), found
