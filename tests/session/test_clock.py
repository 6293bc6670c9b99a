"""Time in a real-time game: it counts in full, never for free, and never while nobody can play."""

from __future__ import annotations

import pytest

from game.core.action import Tick
from game.session.clock import Clock
from game.session.session import Refused, Session
from tests.session.meadow import SAND_MS, Hop, meadow


def timed() -> tuple[Session, Clock]:
    """A real-time game of the toy, and its clock."""
    session = meadow("h", real_time=True)
    return session, Clock(session)


def sand(session: Session) -> int:
    """What is left."""
    left: int = session.view(0).to_dict()["sand"]
    return left


def test_a_second_is_one_tick() -> None:
    session, clock = timed()
    for _ in range(60):
        clock.advance(17)
    assert [e.action for e in session.history[1:]] == [Tick(None, 1003)]
    assert (sand(session), clock.unspent) == (SAND_MS - 1003, 17)


def test_time_passes_right_before_an_action() -> None:
    session, clock = timed()
    clock.advance(250)
    clock.submit(Hop(0, 1))
    assert [e.action for e in session.history[1:]] == [Tick(None, 250), Hop(0, 1)]


def test_the_sand_runs_out_to_the_millisecond() -> None:
    session, clock = timed()
    while not session.finished:
        clock.advance(499)
    assert sum(e.action.ms for e in session.history if isinstance(e.action, Tick)) == SAND_MS
    outcome = session.outcome()
    assert outcome is not None
    assert outcome.reason == "time"


def test_a_move_after_the_sand_has_run_out_is_refused() -> None:
    _, clock = timed()
    for _ in range(9):
        clock.advance(500)
    clock.advance(499)
    clock.advance(1)
    with pytest.raises(Refused):
        clock.submit(Hop(0, 1))


def test_half_a_second_counts_and_more_pauses() -> None:
    session, clock = timed()
    clock.advance(500)
    clock.advance(501)
    assert clock.paused
    assert sand(session) == SAND_MS - 500


def test_nothing_passes_on_pause() -> None:
    session, clock = timed()
    clock.advance(300)
    clock.pause()
    for _ in range(600):
        clock.advance(100)
    assert sand(session) == SAND_MS - 300
    clock.resume()
    clock.advance(200)
    clock.flush()
    assert sand(session) == SAND_MS - 500


def test_a_clock_that_was_set_back_costs_nothing() -> None:
    session, clock = timed()
    clock.advance(-3_600_000)
    assert sand(session) == SAND_MS
    assert clock.paused


def test_other_games_have_no_time() -> None:
    with pytest.raises(Refused):
        meadow("h").tick(100)
