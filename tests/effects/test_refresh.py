"""The verb refresh: cards that lie face down are turned up."""

from __future__ import annotations

from tests.effects.pasture import Card, Pasture, ability

WRITTEN = ability(
    "{when: [day], choose: {piece: {card: {of: $owner, kind: [equipment]}}}, do: [{refresh: {what: $piece}}]}"
)


def test_only_what_lies_face_down_is_offered() -> None:
    table = Pasture(
        cards={50: Card(0), 51: Card(0, exhausted=True), 52: Card(0, "curse", True), 53: Card(1, exhausted=True)}
    )
    table.use(WRITTEN)
    assert table.told[1:] == ["refresh card 51"]
    assert not table.cards[51].exhausted


def test_the_card_itself_does_not_count() -> None:
    assert not Pasture().usable(WRITTEN)
