"""Motion leads from one view to the next: however it is played or cut short, the picture ends where the rules are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from game.core.event import Event
from game.core.rng import Rng
from game.render.animate import Animation, Animator
from game.rules.shear_panic.events import EVENTS
from game.tables.shear_panic.figures import Figures, Motion, middle_of
from tests.helpers import LONG
from tests.helpers_ui import game_at, new_game, played

GAMES = 16 if LONG else 4


def steps(seats: int, seed: int) -> Iterator[tuple[Any, Sequence[Event], Any]]:
    """(view before, events, view after) of every action of a random game."""
    session = new_game(seats, seed)
    before: Any = session.view(None)
    rounds = played(session, seed)
    next(rounds)
    while True:
        done = next(rounds, None)
        after: Any = session.view(None)
        yield before, session.history[-1].events, after
        if done is None:
            return
        before = after


def motion(figures: Figures, view: Any, events: Sequence[Event]) -> Animation:
    return Motion(figures, view, lambda name, seat: None, lambda: None).of(events)


def to_the_end(animation: Animation, seed: int) -> None:
    """At normal speed, in pictures of 20 ms."""
    animator = Animator()
    animator.play(animation)
    for _ in range(2000):
        if not animator.update(0.02):
            return
    raise AssertionError("it never ended")


def switched_off(animation: Animation, seed: int) -> None:
    Animator(speed=0).play(animation)


def little(animation: Animation, seed: int) -> None:
    animator = Animator(reduced=True)
    animator.play(animation)
    while animator.update(0.02):
        pass


def clicked_away(animation: Animation, seed: int) -> None:
    """Somebody clicks at some moment in the middle."""
    animator = Animator()
    animator.play(animation)
    for _ in range(Rng(seed).below(60)):
        animator.update(0.03)
    animator.finish()


@pytest.mark.parametrize("way", [to_the_end, switched_off, little, clicked_away])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picture_ends_where_the_game_is(seats: int, way: Callable[[Animation, int], None]) -> None:
    for seed in range(GAMES):
        for number, (before, events, after) in enumerate(steps(seats, seed)):
            figures, wanted = Figures(), Figures()
            figures.snap(before)
            wanted.snap(after)
            way(motion(figures, after, events), number)
            where = f"seed {seed}, action {number}"
            assert figures.sheep == wanted.sheep, where
            assert (figures.facing, figures.front) == (wanted.facing, wanted.front), where
            assert (figures.marker, figures.hop) == (wanted.marker, 0.0), where
            assert figures.middle == pytest.approx(wanted.middle), where
            assert figures.scores == wanted.scores, where
            assert figures.boxes == wanted.boxes, where
            assert figures.turn == wanted.turn, where
            assert not figures.faded, where
            assert not figures.floating, where


def test_every_kind_of_event_was_in_those_games() -> None:
    """Otherwise the test above could miss one."""
    seen = {type(e) for seats in (2, 3, 4) for seed in range(12) for _, events, _ in steps(seats, seed) for e in events}
    rare = {c for c in EVENTS if c.verb in ("flock_placed", "turn_skipped")}
    assert set(EVENTS) - rare <= seen


def test_a_sheep_slides_in_a_straight_line_and_a_jump_rises() -> None:
    """P10: blue jumps over red and black onto the third cell; half-way it is above the run."""
    session = game_at({"seats": 4, "turn": 0, "flock": ["B R K", "Y G ."]})
    before: Any = session.view(None)
    jump = next(a for a in session.legal(0) if a.verb == "boing" and a.towards == "east")  # type: ignore[attr-defined]
    session.submit(jump)
    figures = Figures()
    figures.snap(before)
    start = figures.sheep[jump.sheep]  # type: ignore[attr-defined]
    animator = Animator()
    animator.play(motion(figures, session.view(None), session.history[-1].events))
    highest = 0.0
    path = []
    while animator.update(0.02):
        x, y = figures.sheep[jump.sheep]  # type: ignore[attr-defined]
        path.append(x)
        highest = max(highest, start[1] - y)
    assert path == sorted(path)
    assert highest > 0.5


def test_the_last_move_stays_marked_and_the_next_one_replaces_it() -> None:
    """FB19: origin and end of every moved sheep."""
    session = game_at({"seats": 4, "turn": 0, "marker": 3, "flock": ["B R K", "Y G ."]})
    figures = Figures()
    view: Any = session.view(None)
    figures.snap(view)
    slam = next(a for a in session.legal(0) if str(a).endswith("sheep='blue_1', towards='east')"))
    start = figures.sheep["blue_1"]
    events = session.submit(slam)
    motion(figures, session.view(None), events).finish()
    figures.snap(session.view(None))  # type: ignore[arg-type]
    assert figures.trail["blue_1"] == (start, figures.sheep["blue_1"])
    turn = next(a for a in session.legal(1) if a.verb == "ewe_turn")
    motion(figures, session.view(None), session.submit(turn)).finish()
    assert not figures.trail


def test_dice_lie_in_the_tray_until_the_next_box_is_covered() -> None:
    """FB25: marker to red space 3, the panic die shows white; it lies there while the turn is chosen and after."""
    session = game_at({"seats": 4, "turn": 0, "marker": 1, "flock": ["B R K", "Y G ."], "luck": [{"panic": "white"}]})
    figures = Figures()
    figures.snap(session.view(None))  # type: ignore[arg-type]
    rule = next(a for a in session.legal(0) if str(a) == "wool_rule(seat=0, number=2, side='west')")
    motion(figures, session.view(None), session.submit(rule)).finish()
    assert [(d.die, d.face, d.roll) for d in figures.dice] == [("panic", "white", 1.0)]
    turn = session.legal(0)[0]
    motion(figures, session.view(None), session.submit(turn)).finish()
    assert [(d.die, d.face) for d in figures.dice] == [("panic", "white")]
    box = next(a for a in session.legal(1) if a.verb == "ewe_turn")
    motion(figures, session.view(None), session.submit(box)).finish()
    assert not figures.dice


def test_points_rise_from_the_sheep_that_brought_them() -> None:
    """Slam in team tag: blue's pair touches side by side, two points from the first of them (P4)."""
    session = game_at({"seats": 4, "turn": 0, "flock": ["B . .", "K R B", "Y G ."]})
    figures = Figures()
    figures.snap(session.view(None))  # type: ignore[arg-type]
    turn = next(a for a in session.legal(0) if str(a) == "wool_rule(seat=0, number=2, side='south')")
    events = session.submit(turn)
    animator = Animator()
    animator.play(motion(figures, session.view(None), events))
    risen = set()
    while animator.update(0.02):
        risen |= {(f.seat, f.points) for f in figures.floating}
    scored = {(e.seat, n) for e in events if e.verb == "points_scored" for _, n in e.sheep}  # type: ignore[attr-defined]
    assert risen == scored


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_turn_is_told_in_a_second_and_a_half(seats: int) -> None:
    """At normal speed, whatever happens in it: panic, shearing, the final scoring of four seats."""
    for before, events, after in steps(seats, 7):
        figures = Figures()
        figures.snap(before)
        animator = Animator()
        animator.play(motion(figures, after, events))
        seconds = 0.0
        while animator.busy:
            animator.update(0.01)
            seconds += 0.01
        assert seconds <= 1.53, events


def test_motion_takes_no_time_when_it_is_off_and_little_when_it_is_reduced() -> None:
    """FG04, FI05: with motion off an action is shown at once; with reduced motion within a few fades."""
    for before, events, after in steps(4, 3):
        figures = Figures()
        figures.snap(before)
        off = Animator(speed=0)
        off.play(motion(figures, after, events))
        assert not off.busy
        figures.snap(before)
        little_motion = Animator(reduced=True)
        little_motion.play(motion(figures, after, events))
        seconds = 0.0
        while little_motion.busy:
            little_motion.update(0.02)
            seconds += 0.02
        assert seconds <= 0.5, events


def test_the_middle_of_an_empty_field_is_defined() -> None:
    """The last sheep was shorn: the field still has somewhere to look at."""
    assert middle_of({}) == (1.0, 1.0)
