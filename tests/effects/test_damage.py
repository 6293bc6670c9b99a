"""The verb damage: a Sheep is hurt, by an amount that may be counted."""

from __future__ import annotations

from tests.effects.pasture import Pasture, ability

SPARK = """
when: [combat]
choose: {beast: {sheep: {within: {of: $owner, steps: 3}}}}
do: [{damage: {what: $beast, type: shock, amount: {count: {sheep: {at: $beast}}, most: 2}}}]
"""


def test_it_counts_and_hurts() -> None:
    table = Pasture(sheep={1: (12, "lesser"), 2: (12, "lesser"), 3: (12, "lesser")})
    table.use(ability(SPARK), ("sheep", 2))
    assert table.told[1:] == ["damage sheep 2 by 2 shock"]
    assert list(table.fallen) == [2]


def test_the_immune_are_not_offered() -> None:
    table = Pasture(sheep={1: (12, "lesser")}, immune=("shock",))
    assert not table.usable(ability(SPARK))


def test_the_dead_are_not_hurt_again() -> None:
    twice = SPARK.replace("}}}]", "}}}, {damage: {what: $beast, type: fire}}]")
    table = Pasture(sheep={1: (12, "lesser"), 2: (12, "lesser")})
    table.use(ability(twice), ("sheep", 1))
    assert table.told[1:] == ["damage sheep 1 by 2 shock"]
