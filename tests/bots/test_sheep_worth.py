"""Bots of The Sheep weigh positions: better is more; what may be done is tried out, but never without end."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import pytest

from game.bots.the_sheep import trying
from game.bots.the_sheep.worth import LANTERN, WON, worth
from game.core.rng import Rng
from game.rules.the_sheep.actions import Cancel, Choose, Purify, TakeTrait, UseAbility, Walk
from game.rules.the_sheep.legal import legal
from game.rules.the_sheep.score import CARAVAN_LOST, FOULED, SAFE_HOME
from game.rules.the_sheep.stages import OVER
from game.rules.the_sheep.state import SheepState
from tests.bots.sheep_camp import RULES, after, at, before_mire, by_day, cell, foreseen, quiet, road

START, _, SECOND, THIRD, FORK = road()
DARK = {"lit": {0: 0, 1: 0}}
NEAR = {"at": {0: cell(SECOND), 1: cell(SECOND)}}

# ------------------------------------------------------------------ pairs of positions


def carts(at_: Any = THIRD, corruption: int = 0, other: str = "town") -> dict[str, Any]:
    """The Tinker's Cart somewhere, with so much corruption; the Apothecary's Van is elsewhere."""
    place = cell(at_) if isinstance(at_, int) else at_
    return {"caravans": {"tinker": {"at": place, "corruption": corruption}, "apothecary": other}}


def herd(*tiers: str, mark: str = "!") -> dict[str, Any]:
    """Sheep on the Start, three hexes from the Cart; the Shepherds have used up what they have to strike with, and all
    their Lanterns."""
    hand = [f"{card}{mark}" for card in ("shears", "flockbuster")]
    return {"sheep": [{"tier": tier, "at": cell(START)} for tier in tiers], "cards": {0: hand, 1: hand}, **DARK}


BETTER = {
    "a Shepherd less corrupted": ({"corruption": {0: 1}}, {"corruption": {0: 2}}),
    "a Caravan less corrupted": (carts(corruption=1), carts(corruption=2)),
    "a Caravan a hex further": (carts(FORK), carts(THIRD)),
    "a Caravan that is safe": (carts(other="safe"), carts(other=cell(FORK))),
    "a Sheep fewer": (herd("standard"), herd("standard", "standard")),
    "a smaller Sheep": (herd("lesser"), herd("greater")),
    "a Sheep to harvest by those who can": (herd("lesser", mark=""), herd(mark="")),
    "a Lantern more before the pollution": ({"lit": {0: 1, 1: 0}}, {"lit": {0: 0, 1: 0}}),
    "an Essence more": ({"essence": {0: 3}}, {"essence": {0: 2}}),
    "a point of experience more": ({"experience": {0: 3}}, {"experience": {0: 2}}),
    "a point of experience and not the Essence": (
        {"experience": {0: 1}, "essence": {0: 1}}, {"experience": {0: 0}, "essence": {0: 2}},
    ),
    "a trait and not the points for it": (
        {"level": {0: 2}, "traits": {0: ["second_wind", "battle_tested"]}}, {"experience": {0: 4}},
    ),
    "a trait that is ready": ({"traits": {0: ["second_wind"]}}, {"traits": {0: ["second_wind!"]}}),
    "a piece that is ready": (
        {"cards": {0: ["shears", "flockbuster"]}}, {"cards": {0: ["shears", "flockbuster!"]}},
    ),
    "a better piece": ({"cards": {0: ["shears", "shepherds_spear"]}}, {"cards": {0: ["shears", "shears"]}}),
    "a full meter and not a Curse": (
        {"cards": {0: ["shears", "flockbuster"]}, "corruption": {0: 3}},
        {"cards": {0: ["shears", "flockbuster", "the_long_neck"]}},
    ),
    "a Shepherd that lives": ({}, {"at": {0: cell(SECOND), 1: "dead"}}),
    "nearer to the Cart": ({"at": {0: cell(SECOND), 1: cell(SECOND)}}, {"at": {0: cell(START), 1: cell(SECOND)}}),
    "where something can be bought": (
        {"at": {0: cell(THIRD), 1: cell(SECOND)}}, {"at": {0: cell(SECOND), 1: cell(THIRD)}, "essence": {1: 0}},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("better", "worse"), BETTER.values(), ids=BETTER)
def test_of_two_days_that_differ_in_one_thing_the_better_one_is_worth_more(
    better: dict[str, Any], worse: dict[str, Any]
) -> None:
    good, bad = (quiet(before_mire(**{**NEAR, **description})) for description in (better, worse))
    assert worth(good, foreseen(good)) > worth(bad, foreseen(bad))


def test_a_lantern_for_the_pollution_is_worth_much_more_than_one_by_night() -> None:
    """The first ones, as long as they may avert it."""
    dark, lit = (quiet(before_mire(**NEAR, lit={0: n, 1: 0})) for n in (0, 1))
    assert worth(lit, foreseen(lit)) - worth(dark, foreseen(dark)) > 5 * LANTERN


def in_avert(**description: Any) -> SheepState:
    """The pollution step, three Lanterns each."""
    return at(**{"day": 2, "stage": "avert", **NEAR, **carts(), **description})


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"tiles": ["bad_air"]}, {"tiles": ["bad_air", "fire_damp"]}),
        ({"tiles": ["bad_air"]}, {"tiles": [{"tile": "bad_air", "side": "major"}]}),
        ({"slot": 0}, {"slot": 6}),
    ],
    ids=["a tile fewer", "a Minor tile", "a price that is low"],
)  # fmt: skip
def test_less_pollution_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    good, bad = quiet(in_avert(**better)), quiet(in_avert(**worse))
    assert worth(good, foreseen(good)) > worth(bad, foreseen(bad))


def test_by_night_sheep_that_will_hold_a_caravan_tomorrow_are_a_loss_even_if_they_strike_nobody() -> None:
    """Rolling on from a hex with Sheep costs 2 (T5); here they stand a hex ahead of the Cart, or off the road."""
    off = next(p for p in by_day().setup.map.neighbours[START] if p not in road())
    known = {"day": 2, "stage": "by_night", "mutation": "mire", **NEAR, **carts(THIRD)}
    ahead = at(**known, sheep=[{"tier": "lesser", "at": cell(FORK)}])
    aside = at(**known, sheep=[{"tier": "lesser", "at": cell(off)}])
    assert worth(aside, foreseen(aside)) > worth(ahead, foreseen(ahead))


@pytest.mark.parametrize(("reason", "value"), [(SAFE_HOME, WON), (CARAVAN_LOST, -WON), (FOULED, -WON)])
def test_the_end_is_worth_more_or_less_than_anything_else(reason: str, value: float) -> None:
    end = by_day().copy()
    end.stage, end.reason = OVER, reason
    assert worth(end, foreseen(by_day())) == value
    best = by_day(**NEAR, **carts(FORK, other="safe"), essence={0: 5, 1: 5}, level={0: 3, 1: 3})
    assert abs(worth(best, foreseen(best))) < WON


# ------------------------------------------------------------------ trying things out


class Counted:
    """A way to weigh positions that counts how often it was asked."""

    def __init__(self, value: Any = lambda state: 0.0) -> None:
        self.value, self.asked = value, 0

    def __call__(self, state: SheepState) -> float:
        self.asked += 1
        return float(self.value(state))


@cache
def poacher() -> SheepState:
    """Wren by night: the Poacher's Path leads to any hex off the road within three, many of them."""
    return at(
        {"shepherd_0": "wren", "trait_0": "poachers_path"}, day=2, stage="by_night", mutation="mire", **NEAR, **carts()
    )


PATH = UseAbility(0, "poachers_path", "slip_away")


@cache
def answers() -> int:
    """How many hexes she can slip away to."""
    return sum(not isinstance(action, Cancel) for action in legal(after(poacher(), PATH), 0))


def test_many_answers_are_there() -> None:
    assert answers() > 20


@pytest.mark.parametrize(("room", "most"), [(60, 60), (20, 20), (7, 7), (2, 2), (1, 2), (0, 2)])
def test_of_the_answers_to_a_question_no_more_are_tried_than_there_is_room_for_but_two(room: int, most: int) -> None:
    counted = Counted()
    trying.tried(poacher(), PATH, counted, room)
    assert counted.asked == min(most, answers())


def test_the_best_answer_counts() -> None:
    """Of all hexes she can slip to the highest number."""
    top = max(action.number for action in legal(after(poacher(), PATH), 0) if isinstance(action, Choose))
    assert trying.tried(poacher(), PATH, Counted(lambda s: s.hexes[0])).worth == top


@pytest.mark.parametrize("ways", [1, 2, 5, 30])
def test_a_choice_tries_no_more_than_the_most(ways: int) -> None:
    for choose in (trying.best, partial(trying.gains, resting=None)):
        counted = Counted()
        choose(poacher(), [PATH] * ways, worth=counted)
        assert 2 * ways <= counted.asked <= trying.MOST + 1


def test_of_very_many_actions_the_most_are_tried_with_two_answers_each() -> None:
    counted = Counted()
    trying.best(poacher(), [PATH] * 500, counted)
    assert counted.asked == 2 * trying.MOST


def test_a_few_of_many_are_evenly_spread() -> None:
    many: list[Any] = list(range(100))
    assert trying.some(many, 4) == [0, 25, 50, 75]
    assert trying.some(many, 100) == many
    assert len(set(trying.some(many, 60))) == 60


def test_what_makes_nothing_better_gains_nothing_and_what_makes_it_worse_less() -> None:
    state = by_day(ready=[], **NEAR)
    walks = [action for action in RULES.legal(state, 0) if isinstance(action, Walk)]
    found = trying.gains(state, walks, None, lambda s: float(s.hexes[0]))
    assert found == [walk.hex - state.hexes[0] for walk in walks]


def growing() -> SheepState:
    """Miles has the fifth point: Battle Tested or Quartermaster's Eye (T22)."""
    return after(by_day(ready=[], **NEAR, essence={0: 1}, experience={0: 4}), Purify(0))


@pytest.mark.parametrize(
    ("less", "taken"),
    [(0.0, {"battle_tested", "quartermasters_eye"}), (4.0, {"battle_tested", "quartermasters_eye"}),
     (4.1, {"battle_tested"})],
    ids=["equal", "nearly as good", "worse"],
)  # fmt: skip
def test_of_two_traits_that_are_nearly_as_good_luck_takes_one(less: float, taken: set[str]) -> None:
    state = growing()
    value = Counted(lambda s: -less * any(card.name == "quartermasters_eye" for card in s.traits[0]))
    chosen = [trying.nearly_best(state, RULES.legal(state, 0), value, 4.0, Rng(seed)) for seed in range(40)]
    assert {action.trait for action in chosen if isinstance(action, TakeTrait)} == taken
