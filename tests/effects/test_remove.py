"""The verb remove: a Sheep goes, and is not killed."""

from __future__ import annotations

from tests.effects.pasture import Pasture, ability

WRITTEN = """
when: [day]
choose: {beast: {sheep: {tier: [lesser]}}}
do: [{remove: {what: $beast}}, {remove: {what: $beast}}]
"""


def test_a_sheep_is_taken_away_once() -> None:
    table = Pasture(sheep={1: (9, "lesser"), 2: (6, "greater")})
    table.use(ability(WRITTEN))
    assert table.told[1:] == ["remove sheep 1"]
    assert table.fallen == {}


def test_there_must_be_one() -> None:
    assert not Pasture(sheep={2: (6, "greater")}).usable(ability(WRITTEN))
