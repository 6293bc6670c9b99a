"""Bots of The Sheep reckon what a fight comes to, and divide the team among the hexes as well as can be."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.bots.the_sheep import burden, dusk, nights, team
from game.bots.the_sheep.clash import ALIVE, ESSENCE, LANTERN, Clashes, struck
from game.bots.the_sheep.nights import Night
from game.rules.the_sheep.stages import BY_DAY, BY_NIGHT
from game.rules.the_sheep.state import SheepState
from tests.bots.sheep_camp import CONFIG, RULES, at, cell, in_combat, places, road
from tests.helpers import random_game

_, _, HERE, NEXT, FORK = road()
SPENT = ["shears!", "flockbuster!", "service_sabre!"]

# ------------------------------------------------------------------ blows on one Sheep


@pytest.mark.parametrize(
    ("blows", "health", "boosts", "used", "left"),
    [
        ([1, 2, 4], 2, 0, 0, [1, 4]),
        ([1, 2, 4], 3, 2, 0, [1, 2]),
        ([1, 2, 2], 4, 0, 0, [1]),
        ([1, 2, 3], 4, 0, 0, [2]),
        ([2], 3, 1, 1, []),
        ([1, 2], 3, 1, 1, [1]),
        ([1, 1], 4, 2, 2, []),
        ([1, 2], 0, 0, 0, [1, 2]),
        ([], -1, 0, 0, []),
    ],
    ids=[
        "just enough", "the next that is enough", "heaviest first", "then the smallest that is enough",
        "the last point by a boost", "a boost instead of another card", "each blow boosted once", "dead already",
        "more than dead",
    ],
)  # fmt: skip
def test_blows_that_kill(blows: list[int], health: int, boosts: int, used: int, left: list[int]) -> None:
    assert struck(blows, health, boosts) == used
    assert blows == left


@pytest.mark.parametrize(
    ("blows", "health", "boosts"), [([1, 2], 4, 0), ([1, 2], 6, 5), ([2], 4, 3), ([], 1, 3)],
    ids=["too few", "two boosts at most for two cards", "one boost for one card", "nothing to strike with"],
)  # fmt: skip
def test_what_cannot_be_killed_costs_no_blow(blows: list[int], health: int, boosts: int) -> None:
    before = list(blows)
    assert struck(blows, health, boosts) is None
    assert blows == before


# ------------------------------------------------------------------ one hex


def clashes(**description: Any) -> Clashes:
    """A fight of the Mire by the Tinker's Cart, with Miles."""
    state = in_combat(**description)
    return Clashes(state, nights.now(state))


def greater(**description: Any) -> Clashes:
    """Miles has nothing left to strike with; a Greater Sheep will do 3 points to the Cart, which can bear one more."""
    caravans = {"tinker": {"at": places()[0], "corruption": 5}, "apothecary": "town"}
    known = {"sheep": [{"tier": "greater", "at": places()[0]}], "cards": {0: SPENT}, "caravans": caravans}
    return clashes(**{**known, **description})


def test_strikes_are_drawn_from_a_caravan_only_with_a_lantern_that_is_left() -> None:
    lit, dark = greater(lit={0: 2}), greater(lit={0: 0})
    cart = lit.state.setup.caravans.index("tinker")
    on_miles = burden.of_shepherd(lit.state, 0, 3)
    on_cart = burden.of_caravan(lit.state, cart, 3)
    assert on_miles < on_cart
    assert lit.worth(HERE, [(0, 0)]) == pytest.approx(LANTERN - ALIVE[2] - on_miles)
    assert dark.worth(HERE, [(0, 0)]) == pytest.approx(-ALIVE[2] - on_cart)


def test_a_lantern_that_was_paid_to_come_draws_no_strikes() -> None:
    fight = greater(lit={0: 1})
    assert fight.worth(HERE, [(0, 1)]) < fight.worth(HERE, [(0, 0)]) - burden.LOSS / 2


def test_with_nobody_there_the_caravan_bears_it_all() -> None:
    fight = greater()
    cart = fight.state.setup.caravans.index("tinker")
    assert fight.worth(HERE, []) == pytest.approx(-ALIVE[2] - burden.of_caravan(fight.state, cart, 3))


def test_where_there_is_no_caravan_sheep_without_a_shepherd_strike_nobody() -> None:
    fight = clashes(sheep=[{"tier": "lesser", "at": places()[1]}])
    assert fight.worth(NEXT, []) == pytest.approx(-ALIVE[0])


@pytest.mark.parametrize(("essence", "gained"), [(0, 3), (3, 2), (4, 1), (5, 0)])
def test_essence_counts_as_far_as_there_is_room(essence: int, gained: int) -> None:
    """A Greater Sheep of the Mire gives 3, the Flockbuster's 4 points kill it; there are five slots."""
    fight = clashes(sheep=[{"tier": "greater", "at": places()[0]}], essence={0: essence}, lit={0: 0})
    assert fight.worth(HERE, [(0, 0)]) == pytest.approx(ESSENCE * gained)


def test_cards_that_are_exhausted_strike_no_more() -> None:
    """With the sabre alone two Lesser Sheep of 2 Health are one too many."""
    pair = [{"tier": "lesser", "at": places()[0]}] * 2
    both = clashes(sheep=pair, lit={0: 0})
    one = clashes(sheep=pair, lit={0: 0}, cards={0: ["shears!", "flockbuster!", "service_sabre"]})
    assert both.worth(HERE, [(0, 0)]) == pytest.approx(2 * ESSENCE)
    assert one.worth(HERE, [(0, 0)]) < ESSENCE


def test_what_a_night_remembers_of_a_fight_is_not_that_of_another_bearing() -> None:
    state = greater().state
    worn = state.copy()
    worn.put("bearing", state.setup.caravans.index("tinker"), 0)
    night = nights.now(state)
    shared = [Clashes(each, night).worth(HERE, []) for each in (state, worn)]
    assert shared == [Clashes(each, nights.now(each)).worth(HERE, []) for each in (state, worn)]
    assert shared[0] < shared[1]


def test_what_a_night_remembers_of_a_fight_is_not_that_of_another_hand() -> None:
    """Two Curses of three cards and a full meter: the strike is death; with three pieces it is a Curse (T20)."""
    corruption = {"corruption": {0: 3}, "caravans": {"tinker": "town", "apothecary": "town"}}
    sound = greater(**corruption).state
    cursed = greater(**corruption, cards={0: ["shears!", "tainted_taunt!", "the_long_neck!"]}).state
    night = nights.now(sound)
    shared = [Clashes(each, night).worth(HERE, [(0, 0)]) for each in (sound, cursed)]
    assert shared[0] - shared[1] > burden.DEATH / 2


# ------------------------------------------------------------------ the team


def divided(state: SheepState, night: Night, hexes: tuple[int, ...]) -> float:
    """What a division comes to: hex by hex, with the Lanterns of those who fight nowhere; -1: nowhere."""
    fights = Clashes(state, night)
    total = LANTERN * sum(state.lit[seat] for seat in fights.seats if hexes[seat] < 0)
    for place in fights.herds:
        group = [(seat, fights.price(seat, place) or 0) for seat in fights.seats if hexes[seat] == place]
        total += fights.worth(place, group)
    return total


def best_of_all(state: SheepState, night: Night) -> float:
    """The best of every division there is, tried one by one."""
    fights = Clashes(state, night)
    open_ = [
        [-1, *(p for p in fights.herds if seat in fights.seats and fights.price(seat, p) is not None)]
        for seat in range(state.setup.seats)
    ]
    return max(divided(state, night, hexes) for hexes in product(*open_))


def met(seats: int, seed: int) -> list[tuple[SheepState, Night]]:
    """Days and nights of a game played at random, each with a night to plan for; a few of each."""
    found: dict[str, list[tuple[SheepState, Night]]] = {BY_DAY: [], BY_NIGHT: []}
    for state in random_game(RULES, CONFIG, seats, seed):
        if state.stage == BY_NIGHT and not state.pending:
            found[BY_NIGHT].append((state, nights.now(state)))
        elif state.stage == BY_DAY and not state.pending and state.day > 1:
            found[BY_DAY].append((state, dusk.Dusk(RULES.view(state, 0), 1).nights(state)[0]))
    return [pair for pairs in found.values() for pair in pairs[:: max(1, len(pairs) // 5)]]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)])
def test_no_division_of_the_team_is_better_than_the_planned_one(seats: int, seed: int) -> None:
    positions = met(seats, seed)
    assert len(positions) >= 6
    for state, night in positions:
        plan = team.plan(state, night)
        assert plan.worth == pytest.approx(best_of_all(state, night))
        assert divided(state, night, plan.hexes) == pytest.approx(plan.worth)


def threatened(place: int = HERE, **description: Any) -> SheepState:
    """By night Sheep are on the Cart's hex; Miles stands on the Start, Agatha is dead."""
    known = {
        "day": 2, "stage": "by_night", "mutation": "mire", "at": {0: cell(road()[0]), 1: "dead"},
        "caravans": {"tinker": cell(place), "apothecary": "town"}, "sheep": [{"tier": "greater", "at": cell(place)}],
    }  # fmt: skip
    return at(**{**known, **description})


def with_lanterns(state: SheepState, lit: int, walked: bool = False) -> SheepState:
    """The same, Miles with so many Lanterns; perhaps he has walked today."""
    new = state.copy()
    new.put("lit", 0, lit)
    new.put("walked", 0, walked)
    return new


@pytest.mark.parametrize(("lit", "goal"), [(0, -1), (1, -1), (2, HERE), (3, HERE)])
def test_by_night_a_shepherd_comes_as_far_as_its_lanterns_carry_it(lit: int, goal: int) -> None:
    """Two hexes cost two Lanterns."""
    state = with_lanterns(threatened(), lit)
    assert team.plan(state, nights.now(state)).hexes == (goal, -1)


@pytest.mark.parametrize(
    ("lit", "walked", "place", "goal"),
    [(0, False, NEXT, NEXT), (0, True, NEXT, -1), (3, True, NEXT, NEXT), (0, False, FORK, -1), (1, False, FORK, FORK)],
    ids=["three steps", "has walked", "has walked, three Lanterns", "four steps", "three steps and a Lantern"],
)  # fmt: skip
def test_by_day_steps_come_before_lanterns(lit: int, walked: bool, place: int, goal: int) -> None:
    """The same night, planned for before the Day is over."""
    night = nights.now(threatened(place))
    state = with_lanterns(threatened(place, stage="by_day", mutation=""), lit, walked)
    assert state.stage == BY_DAY
    assert team.plan(state, night).hexes == (goal, -1)


def test_two_caravans_in_danger_divide_the_team() -> None:
    caravans = {"tinker": {"at": cell(HERE), "corruption": 6}, "apothecary": {"at": cell(FORK), "corruption": 5}}
    herd = [{"tier": "standard", "at": cell(spot)} for spot in (HERE, FORK)]
    state = threatened(at={0: cell(NEXT), 1: cell(NEXT)}, caravans=caravans, sheep=herd)
    assert set(team.plan(state, nights.now(state)).hexes) == {HERE, FORK}


def test_two_come_together_where_one_is_not_enough() -> None:
    """Five Standard Sheep on the one hex, none elsewhere."""
    state = threatened(at={0: cell(NEXT), 1: cell(NEXT)}, sheep=[{"tier": "standard", "at": cell(HERE)}] * 5)
    assert team.plan(state, nights.now(state)).hexes == (HERE, HERE)


def test_with_no_sheep_nobody_goes_anywhere() -> None:
    state = threatened(sheep=[])
    assert team.plan(state, nights.now(state)) == team.Plan(pytest.approx(3 * LANTERN), (-1, -1))
