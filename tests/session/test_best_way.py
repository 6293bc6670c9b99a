"""The shortest way there was: replayed from the deal it ends at home, in as many moves as the solver says."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import ActivateShepherd, ActivateSystem
from game.rules.space_sheep.solver import way_home
from game.session.best_way import BestWay, best_way, has_best_way
from game.session.replay import Replay
from game.session.seats import Seat
from game.session.session import Session
from tests.helpers import config_of, random_action

GAME = "space_sheep"
PRESETS = {
    "family": {},
    "middling": {"systems": 5, "cards": 5, "wilds": 5, "tiles": "all"},
    "infiltrators": {"systems": 4, "cards": 6, "tiles": "plain", "infiltrators": 1, "pace": "untimed"},
}


def finished(options: dict[str, Any], seed: int) -> Session:
    """A game of three that was played at random to its end."""
    seats = [Seat(i, f"Player {i}", "human") for i in range(3)]
    session = Session.start(get_rules(GAME), config_of(GAME), seats, options, seed)
    rng = Rng(seed)
    while not session.finished:
        session.submit(random_action(session.rules, session.now.state, rng))
    return session


def way_of(session: Session) -> BestWay:
    way = best_way(session, "The way")
    assert way is not None
    return way


@pytest.mark.parametrize("options", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("seed", range(4))
def test_it_goes_home_in_as_many_moves_as_the_solver_needs(options: dict[str, Any], seed: int) -> None:
    session = finished(options, seed)
    dealt: Any = session.past.moments[0].state
    way = way_of(session)
    outcome = way.session.outcome()
    assert outcome is not None
    assert outcome.reason == "home"
    shortest = way_home(dealt.instructions, dealt.board)
    assert shortest is not None
    moves = [e for e in way.session.history if isinstance(e.action, ActivateSystem | ActivateShepherd)]
    assert len(moves) == way.moves == len(shortest)
    assert way.exact


def test_it_begins_where_the_game_began() -> None:
    session = finished({}, 2)
    dealt: Any = session.past.moments[0].state
    replay = Replay(way_of(session).session)
    seen: Any = replay.view()
    for name in ("ring", "tiles", "chits", "shepherds", "sheep", "wolf"):
        assert getattr(seen, name) == getattr(dealt, name), name
    replay.end()
    assert replay.outcome() is not None


def test_the_game_itself_is_not_touched() -> None:
    session = finished({}, 3)
    before = (len(session.history), session.state_hash())
    way_of(session)
    assert (len(session.history), session.state_hash()) == before


def test_eight_systems_have_a_way_though_not_surely_the_shortest() -> None:
    session = finished({"systems": 8, "cards": 7, "tiles": "all"}, 1)
    way = way_of(session)
    assert way.session.finished
    outcome = way.session.outcome()
    assert outcome is not None
    assert outcome.reason == "home"
    assert not way.exact


def test_other_games_have_none() -> None:
    seats = [Seat(i, f"Player {i}", "human") for i in range(3)]
    session = Session.start(get_rules("shear_panic"), config_of("shear_panic"), seats, {}, 1)
    assert not has_best_way(session)
    assert best_way(session, "x") is None
