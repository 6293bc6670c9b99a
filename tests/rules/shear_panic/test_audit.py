"""The audit sees what cannot be: every line of it, on states spoilt by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.geometry.squares import pack
from game.rules.registry import get_rules
from game.rules.shear_panic.flock import GONE
from tests.helpers import shear_position

RULES = get_rules("shear_panic")


def spoil(**fields: Any) -> Callable[[Any], None]:
    """Something that sets these fields."""

    def do(state: Any) -> None:
        for name, value in fields.items():
            setattr(state, name, value(state) if callable(value) else value)

    return do


SPOILT: list[tuple[str, Callable[[Any], None]]] = [
    ("there are 8 sheep, not 9", spoil(cells=lambda s: s.cells[:8])),
    ("two sheep stand on one cell", spoil(cells=lambda s: (s.cells[1], *s.cells[1:]))),
    ("the flock faces 'up'", spoil(facing="up")),
    ("the flock is in pieces", spoil(cells=lambda s: (pack(30, 30), *s.cells[1:]))),
    ("a sheep is shorn before the shear field", spoil(cells=lambda s: (GONE, *s.cells[1:]))),
    ("seat 1 has an impossible mat", spoil(boxes=lambda s: (s.boxes[0], (9, *s.boxes[1][1:]), *s.boxes[2:]))),
    ("seat 0 has impossible points", spoil(sources=lambda s: ((-1, 0, 0, 0, 0), *s.sources[1:]))),
    ("seat 0 has impossible points", spoil(sources=lambda s: ((0, 0, 0, 0, 3), *s.sources[1:]))),
    ("the marker stands on 99", spoil(marker=99)),
    ("the game goes on though the marker is on the last space", spoil(marker=74)),
    ("does not fit the reason 'last_space'", spoil(reason="last_space")),
    ("seat 0 has no choice", spoil(boxes=lambda s: ((0,) * len(s.boxes[0]), *s.boxes[1:]))),
    ("a group without a choice of ways", spoil(stage="route", group=(0,), routes=(1,))),
    ("more buttons than free boxes", spoil(buttons=((1,) * 13, (), (), ()))),
]


def test_a_good_position_has_no_findings() -> None:
    assert RULES.audit(shear_position()) == []


@pytest.mark.parametrize(("finding", "spoil_it"), SPOILT, ids=[text for text, _ in SPOILT])
def test_what_cannot_be_is_found(finding: str, spoil_it: Callable[[Any], None]) -> None:
    state = shear_position().copy()
    spoil_it(state)
    found = RULES.audit(state)
    assert any(finding in line for line in found), found
