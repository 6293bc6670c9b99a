"""The verb exhaust: cards are turned face down unused."""

from __future__ import annotations

from tests.effects.pasture import Card, Pasture, ability

WRITTEN = ability(
    "{when: [bought], do: [{each: {of: {card: {of: $owner, unlike: $self}}, do: [{exhaust: {what: $it}}]}}]}"
)


def test_all_others_are_turned_down() -> None:
    table = Pasture(cards={50: Card(0), 51: Card(0), 52: Card(1)})
    table.use(WRITTEN)
    assert table.told[1:] == ["exhaust card 51"]


def test_what_lies_face_down_stays_so() -> None:
    assert not Pasture(cards={50: Card(0), 51: Card(0, exhausted=True)}).usable(WRITTEN)
