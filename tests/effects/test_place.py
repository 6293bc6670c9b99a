"""The verb place: Sheep come to hexes and spawns."""

from __future__ import annotations

import pytest

from tests.effects.pasture import Pasture, ability


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("tier: lesser, at: $here", "place 1 lesser on 6"),
        ("tier: greater, spawn: violet", "place 1 greater on 4"),
        ("tier: standard, amount: 2, spawn: green", "place 2 standard on 0"),
        ("tier: lesser, amount: {count: {shepherd: {}}}, at: $owner", "place 1 lesser on 6"),
    ],
)
def test_sheep_come(how: str, told: str) -> None:
    table = Pasture()
    table.use(ability(f"{{when: [day], do: [{{place: {{{how}}}}}]}}"))
    assert table.told[1:] == [told]


@pytest.mark.parametrize("how", ["spawn: red", "at: $here, amount: {count: {sheep: {}}}"])
def test_none_come_without_a_place_or_a_number(how: str) -> None:
    table = Pasture()
    written = ability(f"{{when: [day], do: [{{place: {{tier: lesser, {how}}}}}]}}")
    assert not table.usable(written)
    table.use(written)
    assert table.told[1:] == []
