"""What the Headman may say for every pair of cards, against a table written by hand (W8)."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.wild_west.legal import honest_numbers
from tests.rules.wild_west.positions import RULES, wild

KINDS = ("grass", "one_sheep", "two_sheep", "three_sheep", "clothed_wolf", "one_wolf", "two_wolves")
HARMLESS = {"grass", "one_sheep", "two_sheep", "three_sheep"}
SAYABLE = {
    ("none", "none"): (0,),
    ("none", "clothed_wolf"): (0, 1),
    ("none", "one_wolf"): (1,),
    ("none", "two_wolves"): (2,),
    ("clothed_wolf", "clothed_wolf"): (0, 1, 2),
    ("clothed_wolf", "one_wolf"): (1, 2),
    ("clothed_wolf", "two_wolves"): (0, 1, 2),
    ("one_wolf", "one_wolf"): (2,),
    ("one_wolf", "two_wolves"): (0, 1, 2),
    ("two_wolves", "two_wolves"): (0, 1, 2),
}
ORDER = ("none", "clothed_wolf", "one_wolf", "two_wolves")


def by_hand(first: str, second: str) -> tuple[int, ...]:
    """The table's entry for two cards."""
    a, b = sorted(("none" if kind in HARMLESS else kind for kind in (first, second)), key=ORDER.index)
    return SAYABLE[a, b]


@pytest.mark.parametrize(("first", "second"), list(product(KINDS, KINDS)))
def test_every_pair_of_cards(first: str, second: str) -> None:
    """Set up so wherever the other two places leave room for every type."""
    setup = wild(seats=4, stage="draft").setup
    assert honest_numbers(setup, [first, second]) == by_hand(first, second)
    there = {setup.cards[card].type for card in (first, second)}
    missing = [kind for kind in ("grass", "sheep", "wolf") if kind not in there]
    rest = [{"grass": "grass", "sheep": "two_sheep", "wolf": "one_wolf"}[kind] for kind in missing]
    cards = [first, second, *rest, *["grass"] * (2 - len(rest))]
    state = wild(seats=4, stage="announce", locations=cards)
    assert [action.number for action in RULES.legal(state, 0)] == list(by_hand(first, second))


def test_the_order_of_the_two_makes_no_difference() -> None:
    setup = wild(seats=4, stage="draft").setup
    for first, second in product(KINDS, KINDS):
        assert honest_numbers(setup, [first, second]) == honest_numbers(setup, [second, first])
