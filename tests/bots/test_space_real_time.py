"""Bots of Space Sheep! against the clock: they think as long as people do, and mind the sand meanwhile."""

from __future__ import annotations

from functools import cache

import pytest

from game.bots.registry import at_once, courteous, get_bot
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import PointAt, TurnTimer
from game.rules.space_sheep.state import SpaceState
from tests.bots.space_clock import Table
from tests.helpers import LONG, config_of

RULES = get_rules("space_sheep")
LEVELS = ("easy", "normal", "hard")
GAMES = 200 if LONG else 20
CARDS = {"hands": {0: ["sky", "sky"], 1: ["straw", "leaf"]}}


@cache
def evening(level: str) -> tuple[Table, ...]:
    """Family games of three bots of a level, played to the end in real time."""
    tables = tuple(Table((level,) * 3, seed) for seed in range(GAMES))
    for table in tables:
        table.play()
    return tables


def won(level: str) -> float:
    """The share of games in which all came home."""
    return sum(table.state.reason == "home" for table in evening(level)) / GAMES


def at(pace: str = "normal", **description: object) -> SpaceState:
    """A position with the Wolf lying, seat 0 in command."""
    whole = {"standing": False, **CARDS, **description}
    state: SpaceState = RULES.position(config_of("space_sheep"), {"pace": pace}, whole)
    return state


def urgent(state: SpaceState, seat: int) -> object:
    """What a bot at this seat does without thinking."""
    return at_once("space_sheep", RULES.view(state, seat), RULES.legal(state, seat))


# ------------------------------------------------------------------ whole games


def test_family_games_are_won_in_real_time_as_often_as_the_level_says() -> None:
    assert all(table.state.reason for level in LEVELS for table in evening(level))
    assert won("hard") >= 0.9
    assert won("normal") >= won("easy") + 0.1
    assert won("easy") >= 0.25


@pytest.mark.parametrize("bot", ["hard", "normal"])
def test_the_person_mostly_makes_the_last_move_and_no_fewer_games_are_won(bot: str) -> None:
    """Seat 0 thinks longer than the bots, who leave the last move to it where they can."""
    polite = [Table((bot,) * 3, seed, people=(0,)) for seed in range(GAMES)]
    others = [Table((bot,) * 3, seed) for seed in range(GAMES)]
    alone, together = ([table for table in tables if table.play().reason == "home"] for tables in (others, polite))
    assert len(together) >= len(alone) - GAMES / 10
    assert _last_by_person(together) >= (0.7 if bot == "hard" else 0.4)
    assert _last_by_person(together) > _last_by_person(alone) + 0.1


def _last_by_person(won_games: list[Table]) -> float:
    """In what share of these games seat 0 made the last move."""
    return sum(table.played[-1][1].seat == 0 for table in won_games) / len(won_games)


def test_the_commander_turns_the_timer_in_time_but_late() -> None:
    """What has run through runs again (S13): with four seconds left it has nearly the whole minute then."""
    tables = [table for level in LEVELS for table in evening(level)]
    left = [sand for table in tables for sand, action in table.played if isinstance(action, TurnTimer)]
    assert len(left) > GAMES
    assert all(0 < sand <= 4_000 for sand in left)
    assert sum(table.missed for table in tables) <= GAMES / 20


def test_a_game_of_traitors_comes_to_an_end_in_real_time() -> None:
    """Hands are hidden, and everybody may point every second; the Commander minds the timer on whichever side."""
    options = {"systems": 6, "cards": 6, "wilds": 6, "tiles": "all", "infiltrators": 2}
    tables = [Table(("easy", "normal") * 3, seed, options) for seed in range(4)]
    assert {table.play().reason for table in tables} <= {"home", "wolf", "no_cards", "parity"}
    assert sum(table.missed for table in tables) <= 1
    assert any(isinstance(action, PointAt) for table in tables for _, action in table.played)


# ------------------------------------------------------------------ what cannot wait


@pytest.mark.parametrize("turn", [0, 1])
def test_the_timer_is_turned_at_once_on_anybodys_turn_also_while_the_commander_thinks(turn: int) -> None:
    assert urgent(at(turn=turn, sand=4_000), 0) == TurnTimer(0)
    assert urgent(at(turn=turn, sand=5_000), 0) is None
    assert urgent(at(turn=turn, sand=4_000), 1) is None
    assert urgent(at(turn=turn, sand=4_000, standing=True), 0) is None


def test_in_a_relaxed_game_the_last_grain_is_that_of_a_turn() -> None:
    assert urgent(at("relaxed", turn=1, sand=10_000), 0) == TurnTimer(0)
    assert urgent(at("relaxed", turn=1, sand=20_000), 0) is None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_is_asked_does_what_cannot_wait(level: str) -> None:
    """A table that never asks what is urgent gets it with the next choice."""
    state, bot = at(turn=0, sand=3_000), get_bot("space_sheep", level)
    assert bot.choose(RULES.view(state, 0), RULES.legal(state, 0), Rng(1), bot.budget) == TurnTimer(0)


def test_nothing_is_urgent_and_nobody_to_be_polite_to_when_the_game_is_over() -> None:
    state = evening("hard")[0].state
    assert urgent(state, 0) is None
    assert courteous("space_sheep", RULES.view(state, 0), (), {1}) == ()
