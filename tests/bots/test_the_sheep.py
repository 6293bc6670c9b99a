"""Bots of The Sheep: they stand by the Caravans, fight with just enough, bear what they can, and come to an end."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.registry import brain, get_bot, levels
from game.bots.the_sheep import burden, fight
from game.bots.the_sheep.worth import worth
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.action import Action
from game.core.rng import Rng
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.the_sheep.actions import (
    ACTIONS,
    Attack,
    Avert,
    Buy,
    Cancel,
    Distract,
    EnterCaravan,
    LanternStep,
    Purify,
    Ready,
    TakeStrike,
    UseAbility,
    Walk,
)
from game.rules.the_sheep.state import SheepState
from game.session.series import Series, play_series
from tests.helpers import LONG, config_of, must_act, random_game

RULES = get_rules("the_sheep")
CONFIG = config_of("the_sheep")
TWO = {"caravans": 2}


def places() -> tuple[list[int], list[int], list[int]]:
    """Three hexes of the road, one after the other, none of them the Start."""
    chart = blank().setup.map
    first = chart.ways[chart.ways[chart.start][0]][0]
    second = chart.ways[first][0]
    third = chart.ways[second][0]
    return list(chart.hexes[first]), list(chart.hexes[second]), list(chart.hexes[third])


def blank() -> SheepState:
    """A table of two, for its map."""
    state: SheepState = RULES.position(CONFIG, TWO, {"seats": 2})
    return state


def at(**description: Any) -> SheepState:
    """Miles and Agatha with two Caravans, as described in `game/rules/the_sheep/position.py`."""
    state: SheepState = RULES.position(CONFIG, TWO, {"seats": 2, **description})
    return state


def in_combat(**description: Any) -> SheepState:
    """Miles by the Tinker's Cart in a night of the Mire, which is weak to Fire and Shock; Agatha is done."""
    here, far, _ = places()
    known = {
        "day": 2, "stage": "combat", "mutation": "mire", "at": {0: here, 1: far}, "ready": [1],
        "caravans": {"tinker": here, "apothecary": "town"},
    }  # fmt: skip
    return at(**{**known, **description})


def choice(state: SheepState, seat: int = 0, level: str = "hard") -> Action:
    """What the bot does that always thinks."""
    return get_bot("the_sheep", level).choose(RULES.view(state, seat), RULES.legal(state, seat), Rng(1), 1)


# ------------------------------------------------------------------ the fight


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


# ------------------------------------------------------------------ Day and Night


def test_by_night_it_steps_to_the_caravan_that_is_threatened() -> None:
    here, near, _ = places()
    state = at(
        day=2, stage="by_night", mutation="mire", at={0: near, 1: near}, ready=[1],
        caravans={"tinker": here, "apothecary": "town"}, sheep=[{"tier": "standard", "at": here}],
    )  # fmt: skip
    chart = state.setup.map
    assert choice(state) == LanternStep(0, chart.index[tuple(here)])


def test_by_night_it_stays_where_it_is_needed() -> None:
    here, near, _ = places()
    state = at(
        day=2, stage="by_night", mutation="mire", at={0: here, 1: near}, ready=[1],
        caravans={"tinker": here, "apothecary": "town"}, sheep=[{"tier": "standard", "at": here}],
    )  # fmt: skip
    assert choice(state) == Ready(0)


def by_day(**description: Any) -> SheepState:
    """The Tinker's Cart is three hexes ahead of Miles; Agatha is done."""
    known = {"day": 2, "stage": "by_day", "ready": [1], "caravans": {"tinker": places()[1], "apothecary": "town"}}
    return at(**{**known, **description})


def test_it_walks_to_the_caravan() -> None:
    here, _, far = places()
    state = by_day(at={0: here, 1: here}, essence={0: 0}, caravans={"tinker": far, "apothecary": "town"})
    goal = state.setup.map.index[tuple(far)]
    walking = choice(state)
    assert isinstance(walking, Walk)
    assert walking.hex == goal


def test_it_buys_what_is_worth_it_and_is_done_when_nothing_helps() -> None:
    spot = places()[1]
    state = by_day(at={0: spot, 1: spot}, essence={0: 4}, walked=[0], lit={0: 0})
    assert isinstance(choice(state), Buy)
    poor = by_day(at={0: spot, 1: spot}, essence={0: 0})
    assert choice(poor) == Ready(0)


def test_the_point_that_brings_a_trait_is_purified() -> None:
    """Four of five points: one more is a Level II trait (T22)."""
    state = by_day(at={0: places()[0], 1: places()[0]}, essence={0: 1}, experience={0: 4}, walked=[0])
    assert choice(state) == Purify(0)


# ------------------------------------------------------------------ what the table decides


def polluted(**description: Any) -> SheepState:
    """The tracker asks for one Lantern or more."""
    known = {"day": 2, "stage": "avert", "caravans": {"tinker": places()[0], "apothecary": "town"}}
    return at(**{**known, **description})


def test_the_last_chance_to_avert_is_taken_at_any_price() -> None:
    """With three Major tiles not to avert is to lose (T13); the pipe of two asks for 4 at the top."""
    major = [{"tile": name, "side": "major"} for name in ("bad_air", "fire_damp", "the_seep")]
    averting = choice(polluted(tiles=major, slot=6, lit={0: 3, 1: 1}))
    assert averting == Avert(0, (3, 1))


def test_a_high_price_is_not_paid_as_long_as_there_is_room_for_a_tile() -> None:
    assert choice(polluted(slot=6, lit={0: 3, 1: 3})) == Avert(0, (0, 0))


def test_a_cheap_one_is_paid_by_whoever_has_most() -> None:
    assert choice(polluted(slot=0, lit={0: 2, 1: 3})) == Avert(0, (0, 1))


def test_the_sturdiest_caravan_comes_in_first() -> None:
    """The Tinker's Cart bears 6, the Apothecary's Van 5."""
    state = at(day=2, stage="board", caravans={"tinker": "town", "apothecary": "town"})
    assert choice(state) == EnterCaravan(0, "tinker")


def test_a_strike_goes_to_whoever_bears_it_best() -> None:
    """No Caravan there: Miles with three points would be Cursed by one more, Agatha not (T18, T19)."""
    here, _, far = places()
    state = at(
        day=2, stage="strike", mutation="mire", at={0: here, 1: here}, corruption={0: 3},
        caravans={"tinker": far, "apothecary": "town"}, sheep=[{"tier": "lesser", "at": here}],
    )  # fmt: skip
    assert choice(state) == TakeStrike(0, "shepherd", 1)


# ------------------------------------------------------------------ all of it


def test_all_levels_are_there_and_slips_make_the_difference() -> None:
    assert levels("the_sheep") == ("random", "easy", "normal", "hard")
    state = in_combat(sheep=[{"tier": "lesser", "at": places()[0]}])
    bot = get_bot("the_sheep", "easy")
    view, legal = RULES.view(state, 0), RULES.legal(state, 0)
    chosen = [bot.choose(view, legal, Rng(seed), 1) for seed in range(200)]
    usual = chosen.count(choice(state))
    assert 160 < usual < 200


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_it_does_of_its_own_accord_makes_the_position_better_or_uses_something_up(seats: int) -> None:
    """So it never goes round in circles: in each step every seat does few things, then it is ready."""
    state, rng, acts = RULES.new(CONFIG, seats, {}, 40 + seats).state, Rng(2), 0
    bot, step = get_bot("the_sheep", "hard"), None
    while RULES.decision(state) is not None and state.day < 5:
        seat = must_act(RULES, state)
        action = bot.choose(RULES.view(state, seat), RULES.legal(state, seat), rng, 1)
        assert not isinstance(action, Cancel)
        acts, step = (acts + 1, step) if (state.day, state.stage) == step else (0, (state.day, state.stage))
        assert acts < 25 * seats
        state = RULES.apply(state, action).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_come_to_their_end(seats: int) -> None:
    for places_ in (("easy",) * seats, (*("easy", "random") * seats,)[:seats]):
        for game in play_series(Series("the_sheep", CONFIG, places_, 20 if LONG else 1, 4)):
            assert game.reason in ("safe", "caravan", "pollution")
            assert game.audit_failures == 0
            assert game.actions < 3000


def test_the_worth_of_a_position_is_the_end_when_it_has_come() -> None:
    end = next(s for s in reversed(list(random_game(RULES, CONFIG, 2, 3))) if RULES.decision(s) is None)
    assert end.reason != "safe"
    assert worth(end) < -1000


def test_every_kind_of_action_is_explained_in_words() -> None:
    texts = load_texts(Roots(program_root() / "data"), "the_sheep").texts
    seen = set()
    for seed in range(12):
        for state in random_game(RULES, CONFIG, 2 + seed % 3, seed):
            if RULES.decision(state) is None:
                continue
            seat = must_act(RULES, state)
            for action in RULES.legal(state, seat):
                if (type(action), state.stage) in seen:
                    continue
                seen.add((type(action), state.stage))
                reason = brain("the_sheep").explain(RULES.view(state, seat), action)
                assert texts(reason.code, **dict(reason.facts))
    assert not texts.missing
    assert len({kind for kind, _ in seen}) >= len(ACTIONS) - 4
