"""Bots of Space Sheep! among people: they leave the last move to a person who can make it, where that is safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots.registry import courteous, explain, get_bot
from game.core.action import Action
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import ActivateShepherd, Defend, Draw
from game.rules.space_sheep.stages import TURN
from game.rules.space_sheep.state import SpaceState
from tests.helpers import config_of

RULES = get_rules("space_sheep")
LEVELS = ("easy", "normal", "hard")
RING = ["red", "sky", "straw", "leaf"]
ONE_AWAY = {"ring": RING, "shepherds": ["leaf", "sky", "straw", "red"], "sheep": RING}
"""Red's Shepherd stands in leaf, one before its home: a red card brings it, and leaf's, home; no tile does."""
HANDS = {0: ["red", "straw", "straw", "sky"], 1: ["straw", "straw"], 2: ["red", "straw"], 3: ["red", "straw"]}
HOME = ActivateShepherd(0, "red", "red")
PLENTY = {"deck": ["sky", "sky", "leaf", "leaf"], "sand": 60_000, "wolf": "leaf"}


def at(options: dict[str, Any] | None = None, **description: Any) -> SpaceState:
    """One move from the end; four seats, seat 0 is on."""
    whole = {"seats": 4, "hands": HANDS, **ONE_AWAY, **PLENTY, **description}
    state: SpaceState = RULES.position(config_of("space_sheep"), {"cards": 8, **(options or {})}, whole)
    return state


def polite(state: SpaceState, *people: int) -> Sequence[Action]:
    """What a bot at the seat on turn may do, if these are people."""
    return courteous("space_sheep", RULES.view(state, state.turn), RULES.legal(state, state.turn), people)


def ends(state: SpaceState, action: Action) -> bool:
    return RULES.apply(state, action).state.reason == "home"


def leaves_it(state: SpaceState, *people: int) -> bool:
    """Whether the winning moves are left to somebody."""
    legal, left = RULES.legal(state, state.turn), polite(state, *people)
    assert any(ends(state, action) for action in legal)
    assert left
    if any(ends(state, action) for action in left):
        assert left == legal
        return False
    assert list(left) == [action for action in legal if not ends(state, action)]
    return True


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_throws_the_last_move_away(level: str) -> None:
    """Weaker bots miss a good deal, but among themselves none of them plays past a win that lies in its hand."""
    state = at()
    for seed in range(40):
        action = get_bot("space_sheep", level).choose(
            RULES.view(state, state.turn), RULES.legal(state, state.turn), Rng(seed), 0
        )
        assert action is not None
        assert ends(state, action)


# ------------------------------------------------------------------ to whom


@pytest.mark.parametrize(
    ("people", "left"),
    [((), False), ((2,), True), ((1,), False), ((3,), False), ((1, 2), True), ((0,), False)],
    ids=["nobody", "next but one, with red", "next, without red", "too far", "both", "only oneself"],
)
def test_the_last_move_is_left_to_a_person_who_can_make_it_within_two_turns(
    people: tuple[int, ...], left: bool
) -> None:
    assert leaves_it(at(), *people) is left


def test_a_wild_card_will_do_and_another_colour_will_not() -> None:
    assert leaves_it(at(hands={**HANDS, 1: ["wild", "straw"]}), 1)
    assert not leaves_it(at(hands={**HANDS, 1: ["straw", "leaf", "sky"]}), 1)


def test_whose_hand_is_hidden_nobody_can_leave_anything_to() -> None:
    assert not leaves_it(at({"open_hands": False}), 2)


# ------------------------------------------------------------------ only where it is safe


@pytest.mark.parametrize(
    ("person", "sand", "left"), [(1, 10_000, False), (1, 20_000, True), (2, 20_000, False), (2, 30_000, True)]
)
def test_in_a_relaxed_game_the_sand_must_outlast_the_draws_before_that_turn(
    person: int, sand: int, left: bool
) -> None:
    """Ten seconds run at each draw (S17): one before the next seat's turn, two before that of the one after it."""
    state = at(hands={**HANDS, 1: ["red", "straw"]}, sand=sand)
    assert leaves_it(state, person) is left


@pytest.mark.parametrize(("sand", "left"), [(14_000, False), (15_000, True)])
def test_in_real_time_a_person_needs_a_quarter_of_a_minute(sand: int, left: bool) -> None:
    assert leaves_it(at({"pace": "normal"}, sand=sand), 2) is left


def test_in_real_time_an_attack_must_leave_the_card_that_is_needed() -> None:
    """The Wolf takes four cards, from hands too (S15): beside the one there must be as many. Infinite, it takes all."""
    few = {"hands": {0: ["red", "straw"], 1: [], 2: ["red", "straw"], 3: []}, "deck": []}
    assert leaves_it(at({"pace": "normal"}), 2)
    assert not leaves_it(at({"pace": "normal"}, **few), 2)
    assert leaves_it(at({"pace": "normal"}, **few, console=[["leaf", 1]]), 2)
    assert leaves_it(at({"pace": "normal"}, **{**few, "deck": ["sky"]}), 2)
    assert not leaves_it(at({"pace": "normal", "wolf": "infinite"}), 2)


def test_whoever_has_no_other_card_to_lay_makes_the_move() -> None:
    """Laid on the console, its only red card would be gone, and the person may not see the move at all."""
    assert leaves_it(at(hands={**HANDS, 0: ["red", "sky"]}), 2)
    assert not leaves_it(at(hands={**HANDS, 0: ["red"]}), 2)


def test_a_game_is_won_even_if_the_person_never_sees_the_move() -> None:
    """The person lays card after card and keeps the red one to the end; at the latest the bot's last card wins."""
    state: SpaceState = at({"pace": "untimed"}, seats=2, sand=0, hands={0: HANDS[0], 1: ["red", "straw", "straw"]})
    bot, laid = get_bot("space_sheep", "hard"), 0
    while state.stage == TURN:
        legal = RULES.legal(state, state.turn)
        if state.turn:
            action: Action | None = min((a for a in legal if isinstance(a, Defend | Draw)), key=_is_red)
            laid += 1
        else:
            action = bot.choose(RULES.view(state, 0), polite(state, 1), Rng(1), bot.budget)
        assert action is not None
        state = RULES.apply(state, action).state
    assert state.reason == "home"
    assert laid >= 2


def _is_red(action: Action) -> bool:
    return isinstance(action, Defend) and action.card == "red"


def test_without_a_timer_nothing_is_at_stake() -> None:
    assert leaves_it(at({"pace": "untimed"}, deck=[], sand=0), 2)


# ------------------------------------------------------------------ what the bot does then


@pytest.mark.parametrize("level", LEVELS)
def test_a_polite_bot_lays_a_card_nobody_misses_and_the_person_wins(level: str) -> None:
    """Straw comes twice; the red card stays, in case the person does not see it."""
    bot, state = get_bot("space_sheep", level), at()
    for seed in range(8):
        chosen = bot.choose(RULES.view(state, 0), polite(state, 2), Rng(seed), bot.budget)
        assert chosen == Defend(0, "straw")


def test_it_says_that_it_leaves_the_move_to_another() -> None:
    def why(state: SpaceState) -> str:
        return explain("space_sheep", RULES.view(state, state.turn), Defend(state.turn, "straw")).code

    assert why(at()) == "bot.leave"
    assert why(at(turn=1)) == "bot.defend", "it could not make the move itself"
    assert why(at(hands={**HANDS, 2: ["straw"]})) == "bot.defend", "nobody soon could make it"
    assert why(at({"open_hands": False})) == "bot.defend", "that would tell what it holds"


def test_the_bot_between_leaves_the_board_alone_and_the_person_wins() -> None:
    state, bot = at(), get_bot("space_sheep", "hard")
    for seat in (0, 1):
        assert state.turn == seat
        chosen = bot.choose(RULES.view(state, seat), polite(state, 2), Rng(1), bot.budget)
        assert isinstance(chosen, Defend)
        state = RULES.apply(state, chosen).state
    assert ends(state, ActivateShepherd(2, "red", "red"))


def test_a_bot_asked_for_all_makes_the_move_itself() -> None:
    state, bot = at(), get_bot("space_sheep", "hard")
    assert bot.choose(RULES.view(state, 0), RULES.legal(state, 0), Rng(1), bot.budget) == HOME
