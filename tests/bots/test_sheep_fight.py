"""Bots of The Sheep fight with just enough, and bear what they can for a Caravan."""

from __future__ import annotations

from typing import Any

from game.bots.the_sheep import burden, fight
from game.rules.the_sheep.actions import Attack, Distract, Ready, UseAbility
from game.rules.the_sheep.state import SheepState
from tests.bots.sheep_camp import choice, in_combat, places


def test_a_sheep_is_killed_with_just_enough() -> None:
    """A Lesser Sheep of the Mire has 2 Health: the sabre's two Metal do, the Flockbuster's weak types would do 4."""
    state = in_combat(sheep=[{"tier": "lesser", "at": places()[0]}])
    assert choice(state) == Attack(0, "service_sabre", 0, False)


def test_a_lantern_boosts_where_it_makes_the_kill() -> None:
    state = in_combat(
        sheep=[{"tier": "lesser", "at": places()[0]}], cards={0: ["shears", "flockbuster!", "service_sabre!"]},
        traits={0: ["cold_steel!"]},
    )  # fmt: skip
    assert choice(state) == Attack(0, "shears", 0, True)


def test_of_two_sheep_the_one_that_does_more_harm_for_its_health_goes_first() -> None:
    """Only the Flockbuster is left: 4 points by weakness kill a Greater Sheep as well as a Lesser one."""
    here = places()[0]
    state = in_combat(
        sheep=[{"tier": "lesser", "at": here}, {"tier": "greater", "at": here}],
        cards={0: ["shears!", "flockbuster", "service_sabre!"]}, traits={0: ["cold_steel!"]},
    )  # fmt: skip
    assert choice(state) == Attack(0, "flockbuster", 1, False)


def test_what_can_be_used_again_is_used_again() -> None:
    """With all struck and a Sheep left, Second Wind turns a piece up."""
    state = in_combat(
        sheep=[{"tier": "lesser", "at": places()[0]}], cards={0: ["shears!", "flockbuster!", "service_sabre!"]},
        traits={0: ["second_wind"]},
    )  # fmt: skip
    assert choice(state) == UseAbility(0, "second_wind", "rally")


def exhausted(**description: Any) -> SheepState:
    """Miles can only watch or distract while a Greater Sheep is about to strike the Cart."""
    known = {
        "sheep": [{"tier": "greater", "at": places()[0]}], "traits": {0: ["second_wind!"]},
        "cards": {0: ["shears!", "flockbuster!", "service_sabre!"]},
    }  # fmt: skip
    return in_combat(**{**known, **description})


def test_a_shepherd_draws_the_strikes_that_it_bears_better_than_the_caravan() -> None:
    assert choice(exhausted()) == Distract(0)


def test_a_shepherd_does_not_die_for_a_caravan_that_can_bear_it() -> None:
    """Two Curses of three cards and a full meter: another point is death (T20)."""
    cards = {0: ["shears!", "tainted_taunt!", "the_long_neck!"]}
    assert choice(exhausted(cards=cards, corruption={0: 3})) == Ready(0)


def test_a_shepherd_dies_for_a_caravan_that_would_be_lost() -> None:
    """The Tinker's Cart bears 6; a Greater Sheep of the Mire does 3."""
    cards = {0: ["shears!", "tainted_taunt!", "the_long_neck!"]}
    caravans = {"tinker": {"at": places()[0], "corruption": 6}, "apothecary": "town"}
    assert choice(exhausted(cards=cards, corruption={0: 3}, caravans=caravans)) == Distract(0)


def test_foreseeing_counts_only_the_sheep_that_are_left() -> None:
    here = places()[0]
    state = in_combat(sheep=[{"tier": "lesser", "at": here}, {"tier": "greater", "at": here}])
    plan = fight.on_hex(state, state.hexes[0])
    assert {blow.sheep for blow in plan.blows} == {0, 1}
    assert plan.left == 0
    helpless = exhausted()
    assert fight.on_hex(helpless, helpless.hexes[0]).left == 3


def test_the_last_points_of_a_caravan_cost_most() -> None:
    fresh = exhausted()
    worn = exhausted(caravans={"tinker": {"at": places()[0], "corruption": 4}, "apothecary": "town"})
    lost = exhausted(caravans={"tinker": {"at": places()[0], "corruption": 6}, "apothecary": "town"})
    costs = [burden.of_caravan(state, state.setup.caravans.index("tinker"), 1) for state in (fresh, worn, lost)]
    assert costs == sorted(costs)
    assert costs[2] > 10 * costs[1]
