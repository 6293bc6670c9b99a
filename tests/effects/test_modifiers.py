"""The passive tier: `set` first, then everything that is added, never less than nothing."""

from __future__ import annotations

import pytest

from game.effects.model import Modify
from game.effects.modifiers import total


@pytest.mark.parametrize(
    ("changes", "number"),
    [
        ([], 3),
        ([{"by": 2}], 5),
        ([{"by": 2}, {"set": 1}], 3),
        ([{"set": 1}, {"by": 2}, {"by": -1}], 2),
        ([{"by": -9}], 0),
        ([{"set": 0}, {"set": 4}], 4),
    ],
)
def test_a_number_in_force(changes: list[dict[str, int]], number: int) -> None:
    assert total(3, [Modify(stat="steps", **change) for change in changes]) == number
