"""The verb lose: Essence goes, and light."""

from __future__ import annotations

import pytest

from tests.effects.pasture import Hand, Pasture, ability


@pytest.mark.parametrize("what", ["essence", "lantern"])
def test_the_owner_loses(what: str) -> None:
    written = ability(f"{{when: [day], do: [{{lose: {{who: $owner, what: {what}, amount: 2}}}}]}}")
    table = Pasture()
    table.use(written)
    assert table.told[1:] == [f"lose shepherd 0 2 {what}"]
    assert not Pasture(hands={0: Hand(6, essence=0, lit=0)}).usable(written)
