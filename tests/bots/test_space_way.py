"""How far home is, and the shortest way there: told with hints and after the game, whatever cards there are."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.base import Foresight, Way
from game.bots.registry import foresee, shortest
from game.core.action import Action
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem
from game.rules.space_sheep.ring import SHEPHERD, destination, is_home, moved
from game.rules.space_sheep.solver import way_home
from game.rules.space_sheep.stages import OVER
from game.rules.space_sheep.view import SpaceView
from tests.helpers import config_of, random_game

RULES = get_rules("space_sheep")
RING = ["red", "sky", "straw", "leaf"]
ONE_AWAY = {"ring": RING, "shepherds": ["leaf", "sky", "straw", "red"], "sheep": RING}
EIGHT = {"systems": 8, "cards": 8, "wilds": 8, "tiles": "all"}


def dealt(seed: int, options: dict[str, Any]) -> SpaceView:
    """What the first seat of two sees at the start."""
    view: SpaceView = RULES.view(RULES.new(config_of("space_sheep"), 2, options, seed).state, 0)
    return view


def check(view: SpaceView, way: Way | None) -> int:
    """Make the moves by the rules of the ring: each is possible and shows what it says, and all come home."""
    assert way is not None
    board, seat = view.board, view.turn
    for step in way.steps:
        board = after(view, step.action, board)
        assert step.view.board == board
        assert step.action.seat == seat
        seat = (seat + 1) % view.setup.seats
    assert is_home(board)
    return len(way.steps)


def after(view: SpaceView, action: Action, board: Any) -> Any:
    """The position after a move, made with a card of its colour."""
    if isinstance(action, ActivateShepherd):
        assert action.card == action.shepherd
        start = board[0].index(view.ring.index(action.shepherd))
        return moved(board, start, (start + 1) % len(view.ring), SHEPHERD)
    assert isinstance(action, ActivateSystem)
    assert action.card == action.system
    start = view.ring.index(action.system)
    end = destination(view.instructions[start], board)
    assert end != start
    return moved(board, start, end, action.piece)


@pytest.mark.parametrize("systems", [4, 5, 6])
def test_the_way_is_as_short_as_the_rules_say(systems: int) -> None:
    for seed in range(6 if systems < 6 else 2):
        view = dealt(seed, {"systems": systems, "cards": 6, "wilds": 4, "tiles": "all"})
        best = way_home(view.instructions, view.board)
        assert best is not None
        assert foresee("space_sheep", view) == Foresight(len(best), True)
        way = shortest("space_sheep", view)
        assert check(view, way) == len(best)
        assert way is not None
        assert way.exact


@pytest.mark.slow
def test_seven_systems_are_exact_too() -> None:
    view = dealt(1, {"systems": 7, "cards": 7, "wilds": 5, "tiles": "all"})
    best = way_home(view.instructions, view.board)
    assert best is not None
    assert foresee("space_sheep", view) == Foresight(len(best), True)


def test_with_eight_systems_it_tells_a_number_that_is_never_too_high() -> None:
    """A way is found, and it is no shorter than what was foretold, from any position on it."""
    view = dealt(3, EIGHT)
    way = shortest("space_sheep", view)
    moves = check(view, way)
    assert way is not None
    ahead = [foresee("space_sheep", seen) for seen in (view, *(step.view for step in way.steps))]
    for number, told in enumerate(ahead):
        assert told is not None
        assert told.moves <= moves - number
    assert ahead[-1] == Foresight(0, True)
    assert ahead[-2] == Foresight(1, True)
    assert ahead[0] is not None
    assert ahead[0].moves > 4, "sixteen pieces are away and a move brings home four at most, so this is easily seen"


def test_one_move_is_left() -> None:
    state = RULES.position(config_of("space_sheep"), {}, ONE_AWAY)
    way = shortest("space_sheep", RULES.view(state, 1))
    assert way is not None
    assert [step.action for step in way.steps] == [ActivateShepherd(0, "red", "red")]
    assert foresee("space_sheep", RULES.view(state, None)) == Foresight(1, True)


def test_the_way_can_be_told_when_the_game_is_over() -> None:
    """Cards do not count, nor who is on: the Commander would begin."""
    last = [RULES.view(state, None) for state in random_game(RULES, config_of("space_sheep"), 3, 1)][-1]
    assert last.stage == OVER
    assert not is_home(last.board)
    way = shortest("space_sheep", last)
    assert way is not None
    assert way.steps[0].action.seat == last.commander
    assert is_home(way.steps[-1].view.board)
