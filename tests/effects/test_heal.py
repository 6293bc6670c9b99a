"""The verb heal: corruption goes from those who have some."""

from __future__ import annotations

from tests.effects.pasture import Hand, Pasture, ability

ROUND = "{when: [dawn], do: [{each: {of: {shepherd: {at: $here}}, do: [{heal: {who: $it, amount: 2}}]}}]}"


def test_all_here_are_healed() -> None:
    table = Pasture(hands={0: Hand(6, corruption=1), 1: Hand(6, corruption=3), 2: Hand(9, corruption=3)})
    table.use(ability(ROUND))
    assert [hand.corruption for hand in table.hands.values()] == [0, 1, 3]


def test_nobody_needs_it() -> None:
    assert not Pasture(hands={0: Hand(6), 1: Hand(9, corruption=3)}).usable(ability(ROUND))
