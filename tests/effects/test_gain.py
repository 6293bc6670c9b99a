"""The verb gain: Essence, experience and light."""

from __future__ import annotations

import pytest

from tests.effects.pasture import Hand, Pasture, ability


@pytest.mark.parametrize("what", ["essence", "experience", "lantern"])
def test_the_owner_gains(what: str) -> None:
    table = Pasture(hands={0: Hand(6, essence=1, lit=1)})
    written = ability(f"{{when: [day], do: [{{gain: {{who: $owner, what: {what}, amount: 2}}}}]}}")
    assert table.usable(written)
    table.use(written)
    assert table.told[1:] == [f"gain shepherd 0 2 {what}"]


@pytest.mark.parametrize("what", ["essence", "lantern"])
def test_without_room_there_is_no_use(what: str) -> None:
    table = Pasture(hands={0: Hand(6, essence=5, lit=3)})
    assert not table.usable(ability(f"{{when: [day], do: [{{gain: {{who: $owner, what: {what}}}}}]}}"))
