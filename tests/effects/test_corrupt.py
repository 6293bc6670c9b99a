"""The verb corrupt: Shepherds and Caravans take corruption."""

from __future__ import annotations

import pytest

from tests.effects.pasture import Pasture, ability


@pytest.mark.parametrize(("who", "told"), [("$owner", "corrupt shepherd 0 by 2"), ("$van", "corrupt caravan 3 by 2")])
def test_somebody_takes_it(who: str, told: str) -> None:
    written = ability(
        f"{{when: [day], choose: {{van: {{caravan: {{}}}}}}, do: [{{corrupt: {{who: {who}, amount: 2}}}}]}}"
    )
    table = Pasture(caravans={3: 11})
    assert table.usable(written)
    table.use(written)
    assert table.told[1:] == [told]


def test_nobody_is_there_to_take_it() -> None:
    written = "{when: [day], do: [{each: {of: {caravan: {}}, do: [{corrupt: {who: $it}}]}}]}"
    assert not Pasture().usable(ability(written))
