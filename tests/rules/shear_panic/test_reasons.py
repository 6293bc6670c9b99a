"""Why something is refused, as precisely as the rules can tell it."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.action import Action, Tick
from game.core.decision import Reason, facts
from game.rules.registry import get_rules
from game.rules.shear_panic.actions import (
    Boing,
    CoverBox,
    DiagonalPush,
    EweTurn,
    LambSlam,
    LiftButton,
    LinePush,
    PanicSlam,
    PanicTurn,
    PickGroup,
    ReturnGroup,
    SmallStep,
    WoolRule,
)
from tests.helpers import random_game, shear_config, shear_position

RULES = get_rules("shear_panic")
FLOCK = ["YGB", "RKY", "GBR"]
HALF = {0: {"lamb_slam": [3], "line_push": [1, 2], "diagonal_push": [1], "wool_rule": [3], "boing": [3],
            "small_step": [1], "ewe_turn": [1]}}  # fmt: skip

REFUSED: list[tuple[str, Action]] = [
    ("not_your_turn", LambSlam(1, 3, "red_1", "east")),
    ("no_such_box", LambSlam(0, 2, "blue_1", "east")),
    ("box_covered", DiagonalPush(0, 2, "blue_1", "north_west")),
    ("box_covered", WoolRule(0, 2, "west")),
    ("not_your_sheep", LambSlam(0, 3, "red_1", "east")),
    ("not_your_sheep", Boing(0, 3, "black", "east")),
    ("straight_lines_only", LinePush(0, 1, "yellow_1", "south_east")),
    ("diagonal_lines_only", DiagonalPush(0, 1, "yellow_1", "south")),
    ("not_at_the_outer_end", LinePush(0, 1, "black", "east")),
    ("not_at_the_outer_end", LinePush(0, 1, "yellow_1", "north")),
    ("cell_is_taken", SmallStep(0, 1, "blue_1", "south")),
    ("would_stand_alone", SmallStep(0, 1, "blue_1", "north_east")),
    ("never_diagonal", Boing(0, 3, "blue_1", "south_west")),
    ("nobody_to_jump_over", Boing(0, 3, "blue_1", "east")),
    ("box_has_a_use", CoverBox(0, "boing", 3)),
    ("not_now", PickGroup(0, "black")),
    ("not_now", PanicTurn(0, "left")),
    ("not_now", LiftButton(0, None)),
    ("not_now", LambSlam(0, 3, "goat", "east")),
    ("not_now", LambSlam(0, 3, "blue_1", "up")),
    ("not_now", WoolRule(0, 3, "left")),
    ("not_now", Tick(0, 20)),
]


@pytest.mark.parametrize(("code", "action"), REFUSED, ids=lambda v: str(v))
def test_on_the_first_turn(code: str, action: Action) -> None:
    reason = RULES.why_not(shear_position(flock=FLOCK, free=HALF), 0, action)
    assert reason is not None
    assert reason.code == code


def test_reasons_carry_what_a_sentence_needs() -> None:
    state = shear_position(flock=FLOCK, free=HALF)
    assert RULES.why_not(state, 1, LambSlam(1, 3, "red_1", "east")) == Reason("not_your_turn", facts(seat=0))
    assert RULES.why_not(state, 0, WoolRule(0, 2, "west")) == Reason("box_covered", facts(number=2))


def test_nobody_plays_for_somebody_else() -> None:
    state = shear_position(flock=FLOCK)
    action = LambSlam(0, 3, "blue_1", "east")
    assert RULES.why_not(state, 0, action) is None
    assert RULES.why_not(state, 1, action) == Reason("not_your_turn", facts(seat=0))


def test_a_shorn_sheep_is_named_as_such() -> None:
    state = shear_position(flock=["BK", "RY"], marker=65)
    assert RULES.why_not(state, 0, LambSlam(0, 3, "blue_2", "east")) == Reason("sheep_is_shorn")


def test_a_plain_reversal_is_named_as_such() -> None:
    """P12."""
    state = shear_position(flock=FLOCK, facing="west", last={"kind": "ewe_turn", "flock": FLOCK, "facing": "north"})
    assert RULES.why_not(state, 0, EweTurn(0, 1, "right")) == Reason("reversal")
    assert RULES.why_not(state, 0, EweTurn(0, 1, "left")) is None


def test_while_a_die_shows_a_colour_only_that_colour_slams() -> None:
    state = shear_position(flock=FLOCK, marker=3, stage="panic", face="red")
    expected = Reason("panic_other_colour", facts(colour="red"))
    assert RULES.why_not(state, 0, PanicSlam(0, "blue_1", "east")) == expected
    white = shear_position(flock=FLOCK, marker=3, stage="panic", face="white")
    assert RULES.why_not(white, 0, PanicSlam(0, "blue_1", "east")) == Reason("not_now")


def at_stage(stage: str) -> Any:
    """A state of a random game for two in which this is asked."""
    games = (s for seed in range(20) for s in random_game(RULES, shear_config(), 2, seed))
    return next(s for s in games if s.stage == stage)


@pytest.mark.parametrize(
    ("stage", "code", "action"),
    [
        ("group", "not_a_smallest_group", lambda seat: PickGroup(seat, "nobody")),
        ("route", "no_way_home", lambda seat: ReturnGroup(seat, "black", 30, 30)),
        ("lift", "no_such_button", lambda seat: LiftButton(seat, 9)),
    ],
)
def test_inside_a_turn(stage: str, code: str, action: Any) -> None:
    state = at_stage(stage)
    assert RULES.why_not(state, state.turn, action(state.turn)) == Reason(code)
    other = 1 - state.turn
    assert RULES.why_not(state, other, action(other)) == Reason("not_your_turn", facts(seat=state.turn))


def test_after_the_end_nothing_is_legal() -> None:
    state = list(random_game(RULES, shear_config(), 3, 1))[-1]
    for seat in range(3):
        assert RULES.legal(state, seat) == ()
        assert RULES.why_not(state, seat, LambSlam(seat, 3, "blue_1", "east")) == Reason("game_over")
