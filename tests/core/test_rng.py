"""Luck is even, the same everywhere, and can be laid down beforehand."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import Luck, LuckError, Rng, mix

PANIC = ("blue", "red", "yellow", "green", "black", "white")


def rolls(luck: Luck, sides: int, count: int) -> list[int]:
    """That many throws of a die with so many sides."""
    out = []
    for _ in range(count):
        number, luck = luck.below(sides)
        out.append(number)
    return out


def test_the_generator_is_splitmix64() -> None:
    """The first outputs of the published algorithm for the seed 1234567."""
    step, counter = 0x9E3779B97F4A7C15, 1234567
    found = [mix((counter + step * n) & (1 << 64) - 1) for n in (1, 2, 3)]
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("sides", [2, 3, 6, 52])
def test_all_faces_come_up_equally_often(sides: int) -> None:
    """Within five standard deviations, which fails by chance once in a million; the seed is fixed."""
    throws = 6000
    counted = Counter(rolls(Luck.from_seed(1), sides, throws))
    expected = throws / sides
    assert set(counted) == set(range(sides))
    assert all(abs(n - expected) < 5 * expected**0.5 for n in counted.values())


def test_no_face_is_favoured_where_the_range_does_not_divide() -> None:
    """With plain remainders a third of the numbers would come up twice as often."""
    sides = 3 << 62
    high = sum(n >= 1 << 62 for n in rolls(Luck.from_seed(7), sides, 3000))
    assert 1850 < high < 2150


def test_neighbouring_seeds_give_unrelated_games() -> None:
    first = [rolls(Luck.from_seed(seed), 6, 1)[0] for seed in range(6000)]
    assert all(850 < n < 1150 for n in Counter(first).values())
    pairs = Counter(pairwise(first))
    assert len(pairs) == 36


def test_the_same_seed_rolls_the_same() -> None:
    assert rolls(Luck.from_seed(5), 6, 50) == rolls(Luck.from_seed(5), 6, 50)
    assert rolls(Luck.from_seed(5), 6, 50) != rolls(Luck.from_seed(6), 6, 50)


def test_luck_is_a_value_and_does_not_change() -> None:
    luck = Luck.from_seed(3)
    assert luck.below(1000) == luck.below(1000)
    assert luck.below(6)[1] != luck


def test_forced_results_come_first_and_in_order() -> None:
    luck = Luck(0, (("panic", "red"), ("flock", "plus"), ("panic", "white")))
    first, luck = luck.pick("panic", PANIC)
    second, luck = luck.pick("flock", ("plus", "plus", "cross"))
    third, luck = luck.pick("panic", PANIC)
    assert (first, second, third) == ("red", "plus", "white")
    assert luck == Luck(0), "forced results use up no luck"
    assert luck.pick("panic", PANIC)[0] in PANIC


def test_another_die_than_was_forced_is_an_error() -> None:
    luck = Luck(0, (("flock", "plus"),))
    with pytest.raises(LuckError, match=r"next forced result is flock=plus, but panic is drawn"):
        luck.pick("panic", PANIC)


def test_a_face_that_the_die_has_not_is_an_error() -> None:
    with pytest.raises(LuckError, match="panic=purple"):
        Luck(0, (("panic", "purple"),)).pick("panic", PANIC)


@given(st.integers(0, 1 << 62), st.lists(st.integers(), max_size=20))
def test_shuffling_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled, _ = Luck.from_seed(seed).shuffled(cards)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_of_a_deck_is_equally_likely() -> None:
    luck, orders = Luck.from_seed(11), Counter[tuple[int, ...]]()
    for _ in range(6000):
        order, luck = luck.shuffled((1, 2, 3))
        orders[order] += 1
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


def test_a_bots_generator_is_even_and_its_own() -> None:
    rng = Rng(2)
    counted = Counter(rng.choice(PANIC) for _ in range(6000))
    assert all(850 < counted[face] < 1150 for face in PANIC)
    assert all(0 <= rng.uniform() < 1 for _ in range(100))
    assert rng.luck() != rng.luck()
    assert [Rng(4).below(100) for _ in range(3)] == [Rng(4).below(100)] * 3
