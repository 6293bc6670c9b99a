"""The verb discard: cards leave hands for good."""

from __future__ import annotations

from tests.effects.pasture import Card, Pasture, ability

WRITTEN = ability(
    "{when: [day], choose: {burden: {card: {at: $here, kind: [curse]}}}, do: [{discard: {what: $burden}}]}"
)


def test_a_curse_is_cut_out() -> None:
    table = Pasture(cards={50: Card(0), 51: Card(0, "curse")})
    table.use(WRITTEN)
    assert table.told[1:] == ["discard card 51"]
    assert list(table.cards) == [50]


def test_without_a_curse_there_is_nothing_to_cut() -> None:
    assert not Pasture().usable(WRITTEN)
