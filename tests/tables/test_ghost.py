"""The preview tells the truth: what it shows before a click is what happens after it, as far as no die is rolled."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.action import Action
from game.core.rng import Rng
from game.rules.shear_panic.actions import LiftButton
from game.rules.shear_panic.flock import GONE, SHEEP
from game.session.session import Session
from game.tables.shear_panic.ghost import Ghost, foresee, landing
from game.tables.shear_panic.tag import tag_text
from tests.helpers import LONG
from tests.helpers_ui import game_at, new_game, texts_of

GAMES = 20 if LONG else 5


def foreseen(session: Session, action: Action) -> Ghost:
    """The ghost as the table makes it for a target."""
    seat = session.decision().seats[0]  # type: ignore[union-attr]
    return foresee(session.view(seat), action, lambda actions: session.preview(seat, actions))  # type: ignore[arg-type]


def called(session: Session, seat: int, text: str) -> Action:
    """The legal action that is written like this."""
    return next(a for a in session.legal(seat) if str(a) == text)


def places(session: Session) -> dict[str, int]:
    return {s: c for s, c in zip(SHEEP, session.now.state.cells, strict=True) if c != GONE}  # type: ignore[attr-defined]


def shown_places(session: Session, ghost: Ghost) -> dict[str, tuple[int, int]]:
    """Where the picture shows every sheep while the ghost is on it; shorn ones not at all."""
    from game.geometry.squares import unpack

    here = {name: unpack(cell) for name, cell in places(session).items()}
    return {name: ghost.moved.get(name, spot) for name, spot in here.items() if name not in ghost.shorn}


def standing(session: Session) -> dict[str, tuple[int, int]]:
    from game.geometry.squares import unpack

    return {name: unpack(cell) for name, cell in places(session).items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ghost_is_what_happens(seats: int) -> None:
    """Cells, facing, points and marker after the click, unless the flock die has moved sheep in between.

    With two players: what happens when buttons that may be left are left; that one must be lifted is said.
    """
    whole_turns = 0
    for seed in range(GAMES):
        session, rng = new_game(seats, seed), Rng(seed)
        while not session.finished:
            seat = session.decision().seats[0]  # type: ignore[union-attr]
            action = rng.choice(session.legal(seat))
            ghost, before = foreseen(session, action), session.view(None)
            shown, scores = shown_places(session, ghost), before.scores  # type: ignore[attr-defined]
            events = session.submit(action)
            asked = "" if session.finished else session.decision().asks[0].prompt  # type: ignore[union-attr]
            if asked == "lift" and not isinstance(action, LiftButton):
                events += session.submit(LiftButton(seat, None))
            after: Any = session.view(None)
            on_the_way = asked in ("group", "route")
            if any(e.verb == "die_rolled" and e.die == "flock" for e in events):  # type: ignore[attr-defined]
                continue
            assert standing(session) == shown, (seed, action)
            assert (ghost.facing or before.facing) == after.facing  # type: ignore[attr-defined]
            gained = {i: b - a for i, (a, b) in enumerate(zip(scores, after.scores, strict=True)) if a != b}
            assert {i: n for i, n in ghost.points.items() if n} == gained, (seed, action)
            assert on_the_way or ghost.button_first == (asked == "lift_must"), (seed, action)
            if any(e.verb == "marker_moved" for e in events):
                assert ghost.end == after.marker
                whole_turns += 1
            assert ghost.over == session.finished
    assert whole_turns > 40


def test_the_marker_is_foreseen_even_when_the_flock_falls_apart() -> None:
    """The regrouping is chosen first; where the marker will stop is shown all the same (3 and 4 players)."""
    checked = 0
    for seed in range(GAMES):
        session, rng = new_game(4, 50 + seed), Rng(seed)
        expected = -1
        while not session.finished:
            seat = session.decision().seats[0]  # type: ignore[union-attr]
            action = rng.choice(session.legal(seat))
            if getattr(action, "number", 0):
                ghost = foreseen(session, action)
                expected = ghost.end if ghost.strays else -1
            moved = [e for e in session.submit(action) if e.verb == "marker_moved"]
            if moved and expected >= 0:
                assert moved[0].end == expected  # type: ignore[attr-defined]
                checked += 1
                expected = -1
    assert checked > 5


def test_a_preview_never_shows_what_a_die_will_say() -> None:
    """From the start, yellow's right sheep slams west to red space 3 (rulebook, section C): nothing of the panic."""
    session = game_at({"seats": 4, "turn": 2, "luck": [{"panic": "white"}]})
    slam = called(session, 2, "lamb_slam(seat=2, number=3, sheep='yellow_2', towards='west')")
    events = session.preview(2, (slam,))
    assert not any(e.reveals for e in events)
    ghost = foreseen(session, slam)
    assert ghost.end == 3
    assert landing(session.view(2), ghost) == "red"  # type: ignore[arg-type]
    assert ghost.points == {2: 1}


def test_the_card_names_points_and_landing() -> None:
    """The same slam in words: one point for yellow, and the red space with its panic."""
    session = game_at({"seats": 4, "turn": 2})
    slam = called(session, 2, "lamb_slam(seat=2, number=3, sheep='yellow_2', towards='west')")
    view: Any = session.view(2)
    text = tag_text(view, foreseen(session, slam), texts_of())
    assert (text.points, text.heading, text.others) == (1, "Team tag", ())
    assert "red 3" in text.strip
    assert "panic" in text.strip


def test_buttons_left_over_are_in_the_preview_of_the_last_move() -> None:
    """P25, P35: the flock turns west, red and black are shorn, blue scores 4 in the last row, two buttons cost 6."""
    description = {
        "seats": 2, "turn": 0, "marker": 55, "flock": ["R B", "K Y"], "buttons": [[1, 2], []],
        "free": {0: {"ewe_turn": [1, 2], "line_push": [1], "boing": [3]}},
    }  # fmt: skip
    session = game_at(description)
    turn = called(session, 0, "ewe_turn(seat=0, number=1, side='left')")
    ghost = foreseen(session, turn)
    assert ghost.points == {0: -2}
    assert sorted(ghost.shorn) == ["black", "red_1"]
    text = tag_text(session.view(0), ghost, texts_of())  # type: ignore[arg-type]
    assert text.points == -2
    session.submit(turn)
    assert session.finished
    assert session.view(None).scores == (-2, 0)  # type: ignore[attr-defined]
