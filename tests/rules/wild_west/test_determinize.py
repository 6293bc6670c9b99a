"""What is made up for a seat fits what it knows, and whatever fits comes about equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from game.core.record import canonical_json
from game.core.rng import Rng
from game.rules.wild_west.actions import KeepCharacter
from tests.helpers import LONG
from tests.rules.wild_west.positions import RULES, games, wild

DRAWS = 6000


def drawn(state: Any, seat: int | None, pick: Any, draws: int = DRAWS) -> Counter[Any]:
    """How often `pick` of a made-up state came out so."""
    view, rng = RULES.view(state, seat), Rng(11)
    return Counter(pick(RULES.determinize(view, rng)) for _ in range(draws))


def even(found: Counter[Any], expected: set[Any], slack: float = 0.25) -> None:
    """All of these and nothing else, none of them much rarer than another."""
    assert set(found) == expected
    share = found.total() / len(expected)
    assert all((1 - slack) * share <= count <= (1 + slack) * share for count in found.values()), found


@pytest.mark.slow
def test_everything_fits_what_the_seat_sees() -> None:
    """At positions of all tables: same view, same choices, nothing impossible."""
    rng, stages = Rng(3), Counter[str]()
    for state in games(seeds=8 if LONG else 2, step=1 if LONG else 3):
        stages[state.stage] += 1
        for seat in (None, *range(state.setup.seats)):
            view = RULES.view(state, seat)
            other = RULES.determinize(view, rng)
            assert canonical_json(RULES.view(other, seat).to_dict()) == canonical_json(view.to_dict())
            assert RULES.audit(other) == [], f"{state.stage}, seat {seat}"
            if seat is not None:
                assert list(RULES.legal(other, seat)) == list(RULES.legal(state, seat))
    assert set(stages) >= {"draft", "watch", "announce", "look", "place", "guess", "over"}


def characters(state: Any) -> tuple[str, ...]:
    """Everybody's character."""
    row: tuple[str, ...] = state.characters
    return row


def test_the_headman_knows_nothing_of_the_draft() -> None:
    """Four seats, four basic characters: each of the 24 ways to hold three of them."""
    state = wild(seats=4, stage="watch")
    names = ("turkey_mama", "joe_lucky", "hunter", "priest")
    even(drawn(state, 0, characters), {("headman", *way) for way in permutations(names, 3)})


def test_the_second_drafter_knows_what_was_passed_on() -> None:
    """Seat 2 found the Priest and the Hunter and kept the Hunter: seat 1 kept one of the other two."""
    state = wild(seats=4, stage="draft", heap=["joe_lucky", "priest", "hunter", "turkey_mama"], seed=1)
    state = RULES.apply(state, KeepCharacter(1, "joe_lucky")).state
    assert state.offers[2] == ("priest", "hunter")
    even(drawn(state, 2, lambda s: s.characters[1]), {"joe_lucky", "turkey_mama"})
    state = RULES.apply(state, KeepCharacter(2, "hunter")).state
    state = RULES.apply(state, KeepCharacter(3, "turkey_mama")).state
    found = drawn(state, 2, lambda s: (s.characters[1], s.characters[3]))
    assert {first for first, _ in found} == {"joe_lucky", "turkey_mama"}
    assert all(third in {"joe_lucky", "turkey_mama", "priest"} - {first} for first, third in found)
    assert len(found) == 4


def test_the_last_drafter_knows_that_the_other_card_is_nobodys() -> None:
    """Seat 3 found the Priest and the Hunter and kept the Hunter: the Priest lies on the pile."""
    state = wild(seats=4, stage="draft", heap=["priest", "joe_lucky", "turkey_mama", "hunter"], seed=1)
    for seat, keeps in ((1, "joe_lucky"), (2, "turkey_mama"), (3, "hunter")):
        state = RULES.apply(state, KeepCharacter(seat, keeps)).state
    assert state.offers[3] == ("priest", "hunter")
    even(
        drawn(state, 3, characters),
        {("headman", "joe_lucky", "turkey_mama", "hunter"), ("headman", "turkey_mama", "joe_lucky", "hunter")},
    )


def test_the_first_drafter_knows_who_may_have_the_other_card() -> None:
    """Seat 1 kept the Hunter and passed the Priest: anybody may have it, or nobody, but the Hunter is seat 1's."""
    state = wild(seats=4, stage="draft", heap=["hunter", "priest", "turkey_mama", "joe_lucky"], seed=1)
    for seat, keeps in ((1, "hunter"), (2, "priest"), (3, "joe_lucky")):
        state = RULES.apply(state, KeepCharacter(seat, keeps)).state
    found = drawn(state, 1, lambda s: (s.characters[2], s.characters[3]))
    assert {"priest", "turkey_mama", "joe_lucky"} == {name for way in found for name in way}
    assert len(found) == 6


def test_locations_nobody_has_looked_at() -> None:
    """Each place is grass, sheep or wolf: one of each pile, and the mixed one from what the piles leave over."""
    state = wild(seats=4, stage="watch")
    types = drawn(state, 0, lambda s: s.setup.cards[s.locations[0]].type)
    # The mixed card is grass in 2 of 13 cases, sheep in 6, a wolf in 5: (1 + that) / 4.
    for kind, share in (("grass", (1 + 2 / 13) / 4), ("sheep", (1 + 6 / 13) / 4), ("wolf", (1 + 5 / 13) / 4)):
        assert abs(types[kind] / DRAWS - share) < 0.02, types


def test_a_seen_card_leaves_the_others_open() -> None:
    """The one who has seen three grasses' worth of evidence: two fields known, the rest made up from what is left."""
    state = wild(
        seats=4, stage="announce", locations=["grass", "grass", "two_sheep", "one_wolf"], watched=["field_1", "field_2"]
    )
    found = drawn(state, 0, lambda s: tuple(s.setup.cards[k].type for k in s.locations))
    # Two grasses: one of them is the mixed card, so the others are a sheep and a wolf in either order.
    even(found, {("grass", "grass", "sheep", "wolf"), ("grass", "grass", "wolf", "sheep")})


def test_an_announcement_is_believed() -> None:
    """Whoever hears two wolves makes up fields that allow it, and wolves are likelier there than before."""
    state = wild(seats=4, locations=["two_wolves", "grass", "two_sheep", "grass"], announced=2)
    found = drawn(state, 1, lambda s: sum(s.setup.cards[k].wolves for k in s.locations[:2]), 2000)
    assert min(found) >= 2
    none = wild(seats=4, locations=["grass", "grass", "two_sheep", "one_wolf"], announced=0)
    open_wolves = drawn(none, 1, lambda s: "one_wolf" in s.locations[:2] and "two_wolves" not in s.locations[:2], 500)
    assert open_wolves[True] == 0
