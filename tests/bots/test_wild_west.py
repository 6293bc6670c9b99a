"""Bots of Wild West Shepherds: they reckon as the rules do, know only their view, and see what a person would see."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.bots.registry import get_bot
from game.bots.wild_west.belief import WOLF, deck_of, open_deals, sayable, seen_by
from game.bots.wild_west.reasons import explain
from game.bots.wild_west.scoring import Round, score_round
from game.bots.wild_west.table import Table, World, order_of_placing, sides
from game.bots.wild_west.worlds import worlds
from game.core.action import Action
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.wild_west.actions import (
    GuessLocation,
    LookAt,
    PlaceMeeple,
    UseContract,
)
from game.rules.wild_west.apply import order_of_placing as by_the_rules
from game.rules.wild_west.legal import honest_numbers
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.stages import CONTRACT, DRAFT, GUESS, LOOK, NOWHERE, OVER, PLACE, UNSAID, WATCH
from game.rules.wild_west.state import WildState
from game.session.series import Series, play_series, wilson
from tests.helpers import LONG, config_of, random_game

RULES = get_rules("wild_west")
THINKING = ("normal", "hard")
LEVELS = ("easy", "normal", "hard")
ADVANCED = {"characters": "advanced"}
SMALL_BUDGET = 24


def at(options: dict[str, str] | None = None, **description: Any) -> WildState:
    """A position of an advanced game, described as in `game/rules/wild_west/position.py`."""
    state: WildState = RULES.position(config_of("wild_west"), ADVANCED if options is None else options, description)
    return state


def choice(level: str, state: WildState, seed: int = 1, budget: int | None = None) -> Action:
    """What a bot does in a position."""
    view, legal = RULES.view(state, state.turn), RULES.legal(state, state.turn)
    bot = get_bot("wild_west", level)
    return bot.choose(view, legal, Rng(seed), bot.budget if budget is None else budget)


def played(state: WildState, *actions: Action) -> WildState:
    """The state after some actions."""
    for action in actions:
        assert action in RULES.legal(state, state.turn), str(action)
        state = RULES.apply(state, action).state
    return state


def places(level: str, state: WildState, seeds: int = 12) -> Counter[str]:
    """Where a bot places, over several seeds."""
    chosen = [choice(level, state, seed) for seed in range(seeds)]
    return Counter(action.place for action in chosen if isinstance(action, PlaceMeeple))


def states(seats: int, characters: str, seed: int) -> list[WildState]:
    """A random game."""
    return list(random_game(RULES, config_of("wild_west"), seats, seed, {"characters": characters}))


GAMES = [(4, "basic"), (4, "advanced"), (5, "basic"), (5, "advanced"), (7, "advanced")]

# ------------------------------------------------------------------ promises


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "characters"), GAMES)
def test_every_choice_is_legal_and_can_be_had_again(level: str, seats: int, characters: str) -> None:
    stages = set()
    for state in states(seats, characters, seats)[::3]:
        if state.stage != OVER:
            first = choice(level, state, 5, SMALL_BUDGET)
            assert first in RULES.legal(state, state.turn)
            assert choice(level, state, 5, SMALL_BUDGET) == first
            stages.add(state.stage)
    assert {DRAFT, LOOK, PLACE} <= stages


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_nothing_hidden(level: str) -> None:
    """Another state with the same view, its hidden cards made up anew, gives the same choice."""
    different = 0
    for number, state in enumerate(states(5, "advanced", 11)[::2]):
        if state.stage == OVER:
            continue
        view = RULES.view(state, state.turn)
        other = RULES.determinize(view, Rng(number))
        assert RULES.view(other, state.turn) == view
        different += other.characters != state.characters or other.locations != state.locations
        assert choice(level, other, 3, SMALL_BUDGET) == choice(level, state, 3, SMALL_BUDGET)
    assert different > 10


# ------------------------------------------------------------------ arithmetic


@pytest.mark.parametrize(("seats", "characters"), GAMES)
def test_a_round_is_scored_as_the_rules_score_it(seats: int, characters: str) -> None:
    """Contracts are always used, which is what the fast scoring takes for granted."""
    compared = 0
    for seed in range(12):
        for state in states(seats, characters, seed):
            if state.stage not in (PLACE, GUESS) or len(state.queue) > 1:
                continue
            for action in list(RULES.legal(state, state.turn))[:: 13 if state.stage == PLACE else 1]:
                after = RULES.apply(state, action).state
                if after.stage == GUESS:
                    continue
                end = _fast(state, action)
                while after.stage == CONTRACT:
                    after = RULES.apply(after, UseContract(after.turn)).state
                assert tuple(end.sheep) == after.totals[-1]
                assert tuple(end.tokens) == after.tokens
                assert set(end.contracts) == set(after.contracts)
                compared += 1
    assert compared > 100


def _fast(state: WildState, action: Action) -> Round:
    """The end of the round after an action, by the arithmetic of the bots."""
    setup, meeples = state.setup, list(state.meeples)
    if isinstance(action, PlaceMeeple):
        meeples[state.turn] = PLACES.index(action.place)
    end = Round(state.sheep, state.tokens, state.contracts, meeples)
    kinds = tuple(setup.cards)
    layout = tuple(kinds.index(kind) for kind in state.locations)
    if isinstance(action, GuessLocation):
        right = setup.cards[state.locations[state.meeples[state.turn]]].type == action.says
        end.insure(state.turn, action.other, right, setup.config.abilities.agent_takes)
    elif "insurance_agent" in state.characters:
        end.insure(state.characters.index("insurance_agent"), NOWHERE, False, 0)
    numbers, most = setup.config.abilities, setup.config.sheep.share_at_most
    score_round(end, deck_of(setup), numbers, most, layout, state.acting_character)
    return end


def test_the_believed_locations_come_as_often_as_in_made_up_states() -> None:
    """The exact chances of the types against many determinized states, before anything was announced."""
    state = next(s for s in states(5, "advanced", 3) if s.stage == WATCH and len(s.used) == 2)
    view, rng = RULES.view(state, state.turn), Rng(8)
    deals, count = open_deals(view), 3000
    made = [RULES.determinize(view, rng).locations for _ in range(count)]
    for kind, chance in deals.odds(())[0]:
        assert sum(layout[0] == deals.deck.kinds[kind] for layout in made) / count == pytest.approx(chance, abs=0.03)
    for number, name in enumerate(("grass", "sheep", "wolf")):
        types = ([state.setup.cards[kind].type for kind in layout] for layout in made)
        twice = sum(
            weight for layout, weight in zip(deals.layouts, deals.weights, strict=True)
            if [deals.deck.types[kind] for kind in layout].count(number) == 2
        )  # fmt: skip
        assert sum(row.count(name) == 2 for row in types) / count == pytest.approx(twice, abs=0.03)
    assert sum(deals.weights) == pytest.approx(1)


def test_an_announcement_and_a_look_leave_only_what_fits() -> None:
    """Two wolves are announced. Who sees two sheep in the one field knows that both wolves are in the other."""
    state = at(
        locations=["one_wolf", "one_wolf", "grass", "two_sheep"], announced=2, looks={1: ["field_1"]},
        characters={1: "hunter"}, headman=0,
    )  # fmt: skip
    deck, deals = deck_of(state.setup), open_deals(RULES.view(state, state.turn))
    for layout in deals.layouts:
        seen = [deck.kinds[kind] for kind in layout]
        assert 2 in honest_numbers(state.setup, seen[:2])
        assert {state.setup.cards[kind].type for kind in seen} == {"grass", "sheep", "wolf"}
    certain = deals.odds(((0, deck.kinds.index("two_sheep")),))
    assert {deck.kinds[kind] for kind, _ in certain[1]} == {"two_wolves"}


@pytest.mark.parametrize(("seats", "characters"), GAMES)
def test_honest_numbers_order_of_placing_and_own_knowledge_are_those_of_the_rules(seats: int, characters: str) -> None:
    for state in states(seats, characters, 2):
        if state.stage in (DRAFT, OVER):
            continue
        view = RULES.view(state, state.turn)
        deck = deck_of(state.setup)
        layout = tuple(deck.kinds.index(kind) for kind in state.locations)
        assert sayable(deck, layout[:2]) == honest_numbers(state.setup, list(state.locations[:2]))
        assert order_of_placing(state.setup, state.headman, sides(view)) == by_the_rules(state)
        assert all(layout[place] == kind for place, kind in seen_by(view))
        if view.announced != UNSAID:
            assert layout in open_deals(view).layouts


def test_worlds_fit_the_view() -> None:
    for state in states(7, "advanced", 4)[::5]:
        if state.stage in (DRAFT, OVER):
            continue
        view = RULES.view(state, state.turn)
        table = Table(view)
        for world in worlds(table, Rng(2), 20):
            assert all(world.layout[place] == kind for place, kind in table.own)
            known = [(a, b) for a, b in zip(sides(view), world.characters, strict=True) if a]
            assert all(a == b for a, b in known)
            assert len(set(world.characters)) == 7
            assert ("billy" in world.characters) == ("wild_head" not in world.characters)


def test_who_stays_on_a_wolf_is_taken_for_the_hunter() -> None:
    """Seat 1 looked at field 1 and stands there; in worlds with a wolf there it is mostly somebody unharmed."""
    state = at(
        characters={1: "hunter", 2: "joe_lucky", 3: "turkey_mama", 4: "billy"},
        locations=["two_wolves", "grass", "three_sheep", "one_wolf"], watched=["field_1", "field_2"], announced=2,
        looks={1: ["field_1"], 4: ["field_3", "wild"]}, placed={4: "wild", 1: "field_1"},
    )  # fmt: skip
    table = Table(RULES.view(state, 2))
    made = worlds(table, Rng(1), 600)
    wolves = [world for world in made if table.deck.types[world.layout[0]] == WOLF]
    others = [world for world in made if table.deck.types[world.layout[0]] != WOLF]
    assert min(len(wolves), len(others)) > 50

    def share(rows: list[World]) -> float:
        return sum(world.characters[1] in ("hunter", "insurance_agent") for world in rows) / max(1, len(rows))

    assert share(wolves) > share(others) + 0.25


# ------------------------------------------------------------------ what a person sees at once

WOLVES_IN_FIELDS = {
    "locations": ["two_wolves", "one_wolf", "two_sheep", "grass"], "watched": ["field_1", "field_2"], "announced": 2,
}


@pytest.mark.parametrize("level", THINKING)
def test_a_headman_who_saw_two_wolves_goes_elsewhere(level: str) -> None:
    """He is last, loses sheep to wolves, and the only other places are the third field and the wild."""
    state = at(
        characters={1: "hunter", 2: "joe_lucky", 3: "turkey_mama", 4: "billy"}, **WOLVES_IN_FIELDS,
        placed={4: "field_3", 1: "field_1", 2: "wild", 3: "field_3"},
    )  # fmt: skip
    assert state.turn == 0
    assert set(places(level, state)) <= {"field_3", "wild"}


@pytest.mark.parametrize("level", THINKING)
def test_the_hunter_goes_to_the_wolves_he_has_seen(level: str) -> None:
    """Three sheep for sure, and nothing that he has not seen can promise him as much."""
    state = at(
        characters={1: "hunter", 2: "joe_lucky", 3: "turkey_mama", 4: "billy"},
        locations=["grass", "two_wolves", "two_sheep", "one_wolf"], watched=["field_1", "field_2"], announced=2,
        looks={4: ["field_3", "wild"]}, placed={4: "field_3"},
    )  # fmt: skip
    assert (state.turn, state.stage) == (1, LOOK)
    state = played(state, LookAt(1, "field_2"))
    assert places(level, state) == {"field_2": 12}


@pytest.mark.parametrize("level", THINKING)
def test_turkey_mama_goes_to_the_fullest_sheep(level: str) -> None:
    """Three sheep on the card, four beside it: seven for her alone, however many stand there."""
    state = at(
        characters={1: "turkey_mama", 2: "joe_lucky", 3: "hunter", 4: "billy"}, tokens=[0, 0, 4, 0],
        locations=["grass", "two_wolves", "three_sheep", "one_wolf"], watched=["field_1", "field_2"], announced=2,
        placed={4: "wild"},
    )  # fmt: skip
    state = played(state, LookAt(1, "field_3"))
    assert places(level, state) == {"field_3": 12}


@pytest.mark.parametrize("level", THINKING)
def test_the_agent_names_the_card_he_saw(level: str) -> None:
    state = at(
        characters={1: "insurance_agent", 2: "joe_lucky", 3: "hunter", 4: "billy"},
        locations=["grass", "two_wolves", "three_sheep", "one_wolf"], watched=["field_1", "field_2"], announced=2,
        placed={4: "field_1"},
    )  # fmt: skip
    state = played(state, LookAt(1, "field_3"), PlaceMeeple(1, "field_3", None, None))
    while state.stage in (LOOK, PLACE):
        legal = RULES.legal(state, state.turn)
        state = played(state, next(a for a in legal if not isinstance(a, PlaceMeeple) or a.place == "field_3"))
    assert (state.turn, state.stage) == (1, GUESS)
    for seed in range(6):
        chosen = choice(level, state, seed)
        assert isinstance(chosen, GuessLocation)
        assert chosen.says == "sheep"


@pytest.mark.parametrize("level", THINKING)
def test_a_contract_saves_the_victory(level: str) -> None:
    """Seat 1 would have 12 sheep, two of them are attacked, and seat 2 has 11."""
    state = at(
        characters={1: "priest", 2: "joe_lucky", 3: "hunter", 4: "billy"}, sheep=[2, 10, 10, 0, 0], contracts=[1],
        locations=["two_wolves", "two_sheep", "grass", "one_wolf"], watched=["field_1", "field_2"], announced=2,
        placed={4: "field_2", 1: "field_1", 2: "field_2", 3: "wild"},
    )  # fmt: skip
    state = played(state, PlaceMeeple(0, "field_3", None, None))
    assert (state.turn, state.stage) == (1, CONTRACT)
    assert choice(level, state) == UseContract(1)


def test_a_claim_could_be_true_as_far_as_everybody_knows() -> None:
    """Whoever says what the announcement rules out is caught at once; and nobody speaks of what it has not seen."""
    said = 0
    for seed in range(6):
        for state in states(5, "advanced", seed)[::2]:
            if state.stage == PLACE:
                view, chosen = RULES.view(state, state.turn), choice("normal", state, seed)
                assert isinstance(chosen, PlaceMeeple)
                if chosen.about is None:
                    continue
                said += 1
                deals = open_deals(view)
                place, says = PLACES.index(chosen.about), chosen.says
                assert any(
                    deals.deck.types[layout[place]] == ("grass", "sheep", "wolf").index(str(says))
                    for layout in deals.layouts
                )
                assert place in view.looks[state.turn]
    assert said > 5


# ------------------------------------------------------------------ reasons


@pytest.mark.parametrize("seats", [5, 7])
def test_a_reason_tells_nothing_hidden(seats: int) -> None:
    """Everybody reads it: another seat's hidden cards, and even those of the seat itself, do not change it."""
    codes = set()
    for number, state in enumerate(states(seats, "advanced", 9)):
        if state.stage == OVER:
            continue
        view, onlooker = RULES.view(state, state.turn), RULES.view(state, None)
        other = RULES.view(RULES.determinize(onlooker, Rng(number)), state.turn)
        for action in RULES.legal(state, state.turn):
            codes.add(explain(view, action).code)
            assert explain(other, action) == explain(view, action)
    assert len(codes) > 8


# ------------------------------------------------------------------ strength


def check_strength(levels: tuple[str, ...], few: tuple[int, int], many: int, least: float, low: float) -> None:
    """The first wins so many of a few games; in the long run a share of `least`, surely more than `low`."""
    games, at_least = (many, 0) if LONG else few
    budget = None if LONG else SMALL_BUDGET
    series = Series("wild_west", config_of("wild_west"), levels, games, 2024, tuple(ADVANCED.items()), budget)
    wins = sum(
        (series.seat_of(0, game.number) in game.winners) / len(game.winners) for game in play_series(series)
    )
    assert wins >= at_least
    if LONG:
        assert wins / games >= least
        assert wilson(wins, games)[0] > low


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "few", "least", "low"),
    [
        (("normal", *["random"] * 4), (30, 15), 0.65, 0.55),
        (("normal", *["random"] * 6), (30, 12), 0.55, 0.45),
        (("easy", *["random"] * 4), (40, 10), 0.30, 0.25),
        (("normal", *["easy"] * 4), (40, 7), 0.25, 0.20),
    ],
)
def test_each_level_beats_the_one_below(
    levels: tuple[str, ...], few: tuple[int, int], least: float, low: float
) -> None:
    check_strength(levels, few, 400, least, low)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("levels", "few", "least", "low"),
    [
        (("hard", *["normal"] * 4), (10, 1), 0.24, 0.20),
        (("hard", *["normal"] * 6), (8, 1), 0.175, 0.143),
    ],
)
def test_hard_beats_normal(levels: tuple[str, ...], few: tuple[int, int], least: float, low: float) -> None:
    check_strength(levels, few, 1000, least, low)
