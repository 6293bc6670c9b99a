"""The verb draw: a Curse comes without corruption."""

from __future__ import annotations

from tests.effects.pasture import Hand, Pasture, ability

WRITTEN = "{when: [day], choose: {ally: {shepherd: {unlike: $owner}}}, do: [{draw: {who: $ally, deck: curses}}]}"


def test_an_ally_draws() -> None:
    table = Pasture(hands={0: Hand(6), 1: Hand(9)})
    table.use(ability(WRITTEN))
    assert table.told[1:] == ["draw shepherd 1"]
    assert table.cards[51].kind == "curse"


def test_somebody_must_live() -> None:
    assert not Pasture().usable(ability(WRITTEN))
