"""The verb look: the top of a deck is shown."""

from __future__ import annotations

import pytest

from tests.effects.pasture import Pasture, ability


@pytest.mark.parametrize(("deck", "usable"), [("flock", True), ("mutations", False)])
def test_a_deck_with_cards_can_be_looked_at(deck: str, usable: bool) -> None:
    table = Pasture()
    assert table.usable(ability(f"{{when: [day], do: [{{look: {{deck: {deck}, amount: 2}}}}]}}")) is usable


def test_the_table_shows_the_cards() -> None:
    table = Pasture()
    table.use(ability("{when: [day], do: [{look: {deck: flock, amount: 2}}]}"))
    assert table.told[1:] == ["look flock 2"]
