"""Bots of The Sheep: by Day and Night, at the table, level by level; and whole games come to an end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.bots.registry import brain, get_bot, levels
from game.bots.the_sheep.brain import LEVELS
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.action import Action
from game.core.rng import Rng
from game.roots import program_root
from game.rules.the_sheep.actions import (
    ACTIONS,
    Attack,
    Avert,
    BoardAction,
    Buy,
    Cancel,
    Choose,
    EnterCaravan,
    LanternStep,
    Purify,
    Ready,
    RollOn,
    TakeStrike,
    UseAbility,
    Walk,
)
from game.rules.the_sheep.state import SheepState
from game.session.series import Series, play_series
from tests.bots.sheep_camp import (
    CONFIG,
    RULES,
    after,
    at,
    before_mire,
    by_day,
    cell,
    choice,
    in_combat,
    places,
    quiet,
    road,
)
from tests.helpers import LONG, must_act, random_game

# ------------------------------------------------------------------ Day and Night


def by_night(**description: Any) -> SheepState:
    """A Standard Sheep of the Mire has come to the Cart, one hex from where both Shepherds stand."""
    here, near, _ = places()
    known = {
        "day": 2, "stage": "by_night", "mutation": "mire", "at": {0: near, 1: near},
        "caravans": {"tinker": here, "apothecary": "town"}, "sheep": [{"tier": "standard", "at": here}],
    }  # fmt: skip
    return at(**{**known, **description})


def test_by_night_one_steps_to_the_caravan_that_is_threatened_and_the_other_stays() -> None:
    """One is enough for a single Sheep; they agree on who it is without a word."""
    state = by_night()
    step = LanternStep(0, by_night().setup.map.index[tuple(places()[0])])
    chosen = [choice(state, seat) for seat in (0, 1)]
    assert sorted(type(action).__name__ for action in chosen) == ["LanternStep", "Ready"]
    assert step.hex in [getattr(action, "hex", None) for action in chosen]


def test_by_night_the_only_one_alive_steps_to_the_caravan() -> None:
    here, near, _ = places()
    state = by_night(at={0: near, 1: "dead"})
    assert choice(state) == LanternStep(0, state.setup.map.index[tuple(here)])


def test_by_night_a_shepherd_comes_from_two_hexes_away_step_by_step() -> None:
    state = by_night(at={0: places()[2], 1: "dead"}, sheep=[{"tier": "greater", "at": places()[0]}])
    state = after(state, choice(state))
    assert state.hexes[0] == state.setup.map.index[tuple(places()[1])]
    assert choice(state) == LanternStep(0, state.setup.map.index[tuple(places()[0])])


def test_by_night_it_stays_where_it_is_needed() -> None:
    here, near, _ = places()
    assert choice(by_night(at={0: here, 1: near}, ready=[1])) == Ready(0)


def test_by_night_nobody_goes_where_no_sheep_is() -> None:
    assert [choice(by_night(sheep=[]), seat) for seat in (0, 1)] == [Ready(0), Ready(1)]


def test_it_walks_to_the_caravan() -> None:
    here, _, far = places()
    state = quiet(before_mire(at={0: here, 1: here}, essence={0: 0}, caravans={"tinker": far, "apothecary": "town"}))
    assert choice(state) == Walk(0, state.setup.map.index[tuple(far)])


def test_it_walks_to_the_caravan_also_as_the_last_thing_that_is_done_by_day() -> None:
    here, _, far = places()
    caravans = {"tinker": far, "apothecary": "town"}
    state = quiet(before_mire(at={0: here, 1: here}, ready=[1], essence={0: 0}, caravans=caravans))
    assert choice(state) == Walk(0, state.setup.map.index[tuple(far)])


def test_it_stands_by_the_caravan_that_sheep_will_reach() -> None:
    """Two Greater Sheep are three hexes from the Cart, which can bear one point more; nothing threatens the Van."""
    start, _, _, next_, fork = road()
    state = before_mire(
        at={0: cell(fork), 1: cell(next_)}, essence={0: 0, 1: 0}, lit={0: 0, 1: 0}, walked=[1],
        caravans={"tinker": {"at": cell(next_), "corruption": 5}, "apothecary": "safe"},
        sheep=[{"tier": "greater", "at": cell(start)}] * 2,
    )  # fmt: skip
    assert choice(state) == Walk(0, next_)


def test_it_buys_what_is_worth_it_and_is_done_when_nothing_helps() -> None:
    spot = places()[1]
    state = quiet(by_day(at={0: spot, 1: spot}, essence={0: 4}, walked=[0], lit={0: 0}))
    assert isinstance(choice(state), Buy)
    poor = quiet(by_day(at={0: spot, 1: spot}, essence={0: 0}))
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


def crowded(**description: Any) -> SheepState:
    """Three Greater Sheep will be at the Cart tonight, where both Shepherds stand; four Lanterns are asked for."""
    here = places()[0]
    known = {"slot": 6, "at": {0: here, 1: here}, "sheep": [{"tier": "greater", "at": cell(road()[0])}] * 3}
    return polluted(**{**known, **description})


def test_a_high_price_is_not_paid_when_the_lanterns_are_needed_and_there_is_room_for_a_tile() -> None:
    assert choice(crowded()) == Avert(0, (0, 0))


def test_at_the_last_chance_it_is_paid_all_the_same() -> None:
    major = [{"tile": name, "side": "major"} for name in ("bad_air", "fire_damp", "drowned_road")]
    averting = choice(crowded(tiles=major))
    assert isinstance(averting, Avert)
    assert sum(averting.lanterns) == 4


@pytest.mark.parametrize("slot", [0, 2, 4, 6])
def test_in_a_night_without_sheep_a_price_that_can_be_paid_is_paid(slot: int) -> None:
    """Both keep as much as they can."""
    averting, price = choice(quiet(polluted(slot=slot))), (1, 2, 3, 4)[slot // 2]
    assert isinstance(averting, Avert)
    assert sum(averting.lanterns) == price
    assert max(averting.lanterns) == (price + 1) // 2


def test_a_cheap_one_is_paid_by_whoever_has_most() -> None:
    assert choice(polluted(slot=0, lit={0: 2, 1: 3})) == Avert(0, (0, 1))


def lying(*tiers: str, cart: Any, corruption: int = 0) -> Action:
    """What Nan does in the pollution step, with Sheep beside her that she can make lie down for the night."""
    start = cell(road()[0])
    state = at(
        {"shepherd_0": "nan", "trait_0": "lie_down"}, day=2, stage="avert", at={0: start, 1: start},
        sheep=[{"tier": tier, "at": start} for tier in tiers],
        caravans={"tinker": {"at": cart, "corruption": corruption}, "apothecary": "town"},
    )  # fmt: skip
    assert UseAbility(0, "lie_down", "settle") in RULES.legal(state, 0)
    return choice(state)


def test_an_ability_of_the_pollution_step_is_used_where_it_saves_a_caravan() -> None:
    assert lying("greater", "greater", "greater", cart=places()[1], corruption=5) == UseAbility(0, "lie_down", "settle")


def test_an_ability_of_the_pollution_step_is_kept_where_it_helps_nobody() -> None:
    assert isinstance(lying("lesser", cart="town"), Avert)


def boarding(**description: Any) -> SheepState:
    """In the morning both Shepherds are by the Cart, which takes a piece for two Essence."""
    here = places()[0]
    known = {"at": {0: here, 1: here}, "caravans": {"tinker": here, "apothecary": "town"}}
    return at(**{"day": 3, "stage": "board", **known, **description})


def test_a_board_action_is_done_where_it_helps() -> None:
    caravans = {"tinker": "town", "apothecary": places()[0]}
    assert choice(boarding(caravans=caravans, corruption={0: 2})) == BoardAction(0, "apothecary")
    assert choice(boarding(essence={0: 0, 1: 0})) == BoardAction(0, "tinker")


def test_a_board_action_is_left_where_it_costs_more_than_it_gives() -> None:
    """Of the two Essence there is room for one."""
    state = boarding(essence={0: 4, 1: 4})
    assert BoardAction(0, "tinker") in RULES.legal(state, 0)
    assert choice(state) == RollOn(0)


def at_the_reliquary(*flock: str) -> SheepState:
    """In the morning, with the Reliquary on the road; it looks at the flock card that comes next."""
    here = places()[0]
    state: SheepState = RULES.position(CONFIG, {"caravans": 2, "caravan_0": "reliquary"}, {
        "seats": 2, "day": 3, "stage": "board", "caravans": {"reliquary": here, "apothecary": "town"},
        "decks": {"flock": list(flock)},
    })  # fmt: skip
    return state


def test_a_board_action_that_costs_nothing_is_done_even_if_it_only_tells_something() -> None:
    assert choice(at_the_reliquary("old_wether")) == BoardAction(0, "reliquary")


@pytest.mark.parametrize(("card", "under"), [("quarry_gang", 1), ("three_ways", 0), ("hedge_strays", 0)])
def test_a_flock_card_goes_under_the_deck_if_it_brings_more_than_others_of_its_wave(card: str, under: int) -> None:
    """For two, cards of Wave 2 bring about 6.5 Lesser Sheep or their like: the Quarry Gang 7, Three Ways 6."""
    chosen = choice(after(at_the_reliquary(card, "old_wether"), BoardAction(0, "reliquary")))
    assert isinstance(chosen, Choose)
    assert chosen.number == under


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


def usual(level: str, state: SheepState) -> int:
    """How often of two hundred times a level does what is thought best."""
    bot, best = get_bot("the_sheep", level), choice(state)
    view, legal = RULES.view(state, 0), RULES.legal(state, 0)
    return [bot.choose(view, legal, Rng(seed), 1) for seed in range(200)].count(best)


def test_all_levels_are_there_and_slips_make_the_difference() -> None:
    """Of a hundred choices 30 and 10 are made by luck, of which some are the best one all the same."""
    assert levels("the_sheep") == ("random", "easy", "normal", "hard")
    assert LEVELS["easy"].slips > LEVELS["normal"].slips > LEVELS["hard"].slips == 0
    state = in_combat(sheep=[{"tier": "lesser", "at": places()[0]}])
    easy, normal, hard = (usual(level, state) for level in ("easy", "normal", "hard"))
    assert 110 < easy < normal < hard == 200
    assert normal > 170


def test_hard_looks_at_most_nights() -> None:
    nights = {level: get_bot("the_sheep", level).budget for level in LEVELS}
    assert nights["hard"] > nights["normal"] >= nights["easy"] >= 1


def test_a_shepherd_that_is_ready_passes_where_nothing_helps() -> None:
    """It may act again, since the other is not ready yet; it is not asked to do anything for its own sake (T6)."""
    state = by_night(sheep=[], ready=[0])
    assert RULES.legal(state, 0)
    assert get_bot("the_sheep", "hard").choose(RULES.view(state, 0), RULES.legal(state, 0), Rng(1), 1) is None


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
@pytest.mark.parametrize("mates", [("hard",), ("easy", "random")], ids=["hard", "easy and random"])
def test_whole_games_come_to_their_end(mates: tuple[str, ...], seats: int) -> None:
    """Hard looks at one night only, to be done soon."""
    quick = Series("the_sheep", CONFIG, (mates * seats)[:seats], 1, 4, budget=1)
    for game in play_series(replace(quick, games=20, budget=None) if LONG else quick):
        assert game.reason in ("safe", "caravan", "pollution")
        assert game.audit_failures == 0
        assert game.actions < 3000


def seldom() -> list[SheepState]:
    """Questions that random play comes to seldom: traits, spills, who is struck, which tile, how Essence is shared."""
    here = places()[0]
    both, pair = {0: here, 1: here}, [{"tier": "lesser", "at": here}] * 2
    minor = ["bad_air", "fire_damp", "drowned_road"]
    night = {"day": 2, "mutation": "mire", "at": both, "caravans": {"tinker": "town", "apothecary": "town"}}
    return [
        after(by_day(ready=[], at=both, essence={0: 1}, experience={0: 4}), Purify(0)),
        after(by_day(ready=[], at=both, sheep=pair), Attack(0, "service_sabre", 0, False)),
        at(stage="strike", sheep=pair, **night),
        after(at(stage="combat", sheep=pair, **night), Attack(0, "service_sabre", 0, False)),
        after(polluted(slot=6, lit={0: 3, 1: 3}, tiles=minor), Avert(0, (0, 0))),
    ]


def test_every_kind_of_action_is_explained_in_words() -> None:
    texts = load_texts(Roots(program_root() / "data"), "the_sheep").texts
    seen = set()
    games = (state for seed in range(6) for state in random_game(RULES, CONFIG, 2 + seed % 3, seed))
    for state in (*seldom(), *games):
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
    assert {kind.__name__ for kind in ACTIONS} - {kind.__name__ for kind, _ in seen} == set()
