"""Bots of Shear Panic: their arithmetic agrees with the rules, and they see what a person would see at once."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.registry import get_bot
from game.bots.shear_panic.reasons import explain
from game.bots.shear_panic.turn import flocks_after, rate
from game.bots.shear_panic.value import standings
from game.core.action import Action
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.shear_panic import score
from game.rules.shear_panic.actions import EweTurn, LiftButton
from game.rules.shear_panic.flock import GONE, rows_from_front
from game.rules.shear_panic.state import ACTION, OVER
from tests.helpers import random_game, shear_config, shear_position

RULES = get_rules("shear_panic")
THINKING = ("normal", "hard")


def choice(level: str, state: Any, seed: int = 1) -> Action:
    """What a bot does in a position."""
    view, legal = RULES.view(state, state.turn), RULES.legal(state, state.turn)
    bot = get_bot("shear_panic", level)
    return bot.choose(view, legal, Rng(seed), bot.budget)


def gained(state: Any, action: Action) -> int:
    """The points of the seat that acts, right after an action."""
    return int(RULES.apply(state, action).state.scores[state.turn] - state.scores[state.turn])


# ------------------------------------------------------------------ arithmetic

@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standings_are_what_the_rules_would_score(seats: int) -> None:
    for state in random_game(RULES, shear_config(), seats, seats):
        if state.stage == OVER:
            continue
        cells, setup = state.cells, state.setup
        front_row = (rows_from_front(cells, state.facing) or [[]])[0]
        shorn = [GONE if s in front_row else c for s, c in enumerate(cells)]
        front = score.row_points(setup, cells, state.facing, False)
        back = score.row_points(setup, shorn, state.facing, True)
        for seat, own in enumerate(setup.own):
            assert standings(setup, cells, state.facing)[seat] == (
                sum(score.team_tag(setup, cells, seat).values()),
                sum(score.black_tag(setup, cells, seat).values()),
                sum(front.get(s, 0) for s in own),
                sum(back.get(s, 0) for s in own),
                sum(shorn[s] != GONE for s in own),
            )


@pytest.mark.parametrize("seats", [2, 4])
def test_a_flock_foreseen_without_die_and_choice_is_the_one_that_comes(seats: int) -> None:
    compared = 0
    for state in random_game(RULES, shear_config(), seats, 3 + seats):
        if state.stage != ACTION or state.marker >= state.setup.track.fields["black_tag"] - 3:
            continue
        for action in RULES.legal(state, state.turn):
            by_face, facing = flocks_after(state, action)
            if len(by_face) == 1 and len(by_face[0]) == 1:
                after = RULES.apply(state, action, True).state
                assert (tuple(by_face[0][0]), facing) == (after.cells, after.facing), str(action)
                compared += 1
    assert compared > 300


def test_the_worth_of_an_action_at_the_end_of_the_game_is_the_lead_it_gives() -> None:
    """Facing west B K R are shorn, then R Y Y get 4 and B G G 3; facing east R Y Y are, then B K R 4 and B G G 3."""
    state = shear_position(
        seats=2, marker=55, flock=["B B R", "K G Y", "R G Y"], free={0: {"ewe_turn": [1]}}, buttons=[[], []]
    )
    assert rate(state) == [(3 - 4, EweTurn(0, 1, "left")), (7 - 4, EweTurn(0, 1, "right"))]


# ------------------------------------------------------------------ what a person sees at once

@pytest.mark.parametrize("level", THINKING)
def test_before_rogers_rows_score_the_flock_is_turned_with_the_own_sheep_ahead(level: str) -> None:
    """One space before the brown one. Facing west blue gets 4 + 3, facing east 3 + 2."""
    state = shear_position(marker=36, flock=["R G Y", "R K Y", "B B G"], free={0: {"ewe_turn": [1]}})
    assert choice(level, state) == EweTurn(0, 1, "left")
    assert gained(state, EweTurn(0, 1, "left")) == 7
    assert gained(state, EweTurn(0, 1, "right")) == 5


@pytest.mark.parametrize("level", THINKING)
def test_before_the_last_shearing_the_own_sheep_are_turned_away(level: str) -> None:
    """Facing west one blue sheep is shorn and the other gets 3; facing east both stay, with 4 and 3."""
    state = shear_position(marker=73, flock=["B B R", "K G Y", "R G Y"], free={0: {"ewe_turn": [1]}})
    assert choice(level, state) == EweTurn(0, 1, "right")
    assert gained(state, EweTurn(0, 1, "right")) == 7
    assert gained(state, EweTurn(0, 1, "left")) == 3


@pytest.mark.parametrize("level", THINKING)
def test_in_team_tag_the_pair_is_brought_side_by_side(level: str) -> None:
    """The pair touches at a corner; two of the small steps put it side by side, for 2 points."""
    flock = ["R B .", "K G B", "R Y Y", "G . ."]
    state = shear_position(marker=1, flock=flock, free={0: {"small_step": [1]}})
    assert gained(state, choice(level, state)) == 2


@pytest.mark.parametrize("level", THINKING)
def test_a_button_is_lifted_to_reach_the_last_space_while_the_own_sheep_stand_well(level: str) -> None:
    """Facing north red's sheep are shorn and blue's in the last row get 4 each, if the marker gets to the end now."""
    state = shear_position(
        seats=2, marker=53, facing="west", flock=["Y R R", "K G Y", "B B G"], buttons=[[2], []],
        free={0: {"ewe_turn": [1, 2], "boing": [3]}},
    )
    state = RULES.apply(state, EweTurn(0, 1, "right")).state
    assert choice(level, state) == LiftButton(0, 2)
    assert gained(state, LiftButton(0, 2)) == 8


def test_an_attentive_easy_bot_takes_points_and_does_not_mind_what_others_get() -> None:
    state = shear_position(marker=36, flock=["R G Y", "R K Y", "B B G"], free={0: {"ewe_turn": [1]}})
    chosen = [choice("easy", state, seed) for seed in range(40)]
    assert chosen.count(EweTurn(0, 1, "left")) > 25
    assert EweTurn(0, 1, "right") in chosen


# ------------------------------------------------------------------ reasons

def test_the_reason_names_the_points_of_this_turn() -> None:
    state = shear_position(marker=36, flock=["R G Y", "R K Y", "B B G"], free={0: {"ewe_turn": [1]}})
    reason = explain(RULES.view(state, 0), EweTurn(0, 1, "left"))
    assert (reason.code, dict(reason.facts)) == ("bot.rows", {"points": 7, "others": 8})


def test_the_reason_tells_when_others_are_only_kept_from_points() -> None:
    """Far from the brown space: blue's rows stay the last ones, red's first row becomes worse."""
    state = shear_position(marker=20, flock=["R R Y", "Y K G", "B B G"], free={0: {"wool_rule": [2], "ewe_turn": [1]}})
    codes = {str(action): explain(RULES.view(state, 0), action).code for action in RULES.legal(state, 0)}
    assert codes["ewe_turn(seat=0, number=1, side='left')"] == "bot.front"
    assert set(codes.values()) <= {"bot.front", "bot.spoils", "bot.keeps", "bot.waits"}
