"""The running game at its table: whole games by clicks and keys, motion, and bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.rng import Rng
from game.scenes.pause import PauseScene
from game.scenes.score import ScoreScene
from game.scenes.table import TableScene
from tests.helpers_ui import Playing, game_at, go_on, new_game, play_exactly

pytestmark = pytest.mark.slow

Sit = Callable[..., tuple[Playing, TableScene]]

BLOCK = {"seats": 4, "turn": 0, "marker": 4, "flock": ["Y G B", "R K Y", "G B R"]}
MOVING = {"animation": "normal", "bot_speed": "normal"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_clicks_to_the_score(seats: int, sit: Sit) -> None:
    """One person and bots; at every moment exactly one way of going on leads to the end."""
    session = new_game(seats, 70 + seats, people=[0])
    here, scene = sit(session)
    rng = Rng(seats)
    for _ in range(400):
        here.settle()
        if session.finished:
            break
        go_on(here, scene, rng)
    assert session.finished
    here.settle()
    assert isinstance(here.top, ScoreScene)
    assert session.rules.audit(session.now.state) == []
    assert all(e.action is None or e.action.seat is not None for e in session.history)


def test_a_game_among_people_by_clicks(sit: Sit) -> None:
    """Hot seat: the large mat is always that of whoever acts."""
    session = new_game(3, 5)
    here, scene = sit(session)
    rng = Rng(1)
    for _ in range(120):
        here.settle()
        if session.finished:
            break
        assert scene.table.own_seat == scene.acting  # type: ignore[attr-defined]
        go_on(here, scene, rng)
    assert len(session.history) > 30


def test_a_click_while_things_move_ends_it_and_does_nothing_else(sit: Sit) -> None:
    """FG04, Q32: over boxes, sheep, targets and the field, at several moments of the motion."""
    for moment in (1, 3, 8, 15):
        for spot in ("box-boing-3-0", "sheep-black") if moment % 2 and moment > 1 else ("seat-2", "field"):
            session = game_at(BLOCK)
            here, scene = sit(session, **MOVING)
            play_exactly(here, scene, next(a for a in session.legal(0) if a.verb == "wool_rule"))
            here.frames(moment)
            assert scene.animator.busy
            done = session.state_hash()
            here.click((500, 260) if spot == "field" else spot)
            assert not scene.animator.busy
            assert session.state_hash() == done
            table: Any = scene.table
            assert not table.step_back(), "the click that ended the motion has chosen something"
            assert table.figures.sheep == {k: (float(x), float(y)) for k, (x, y) in table.figures.sheep.items()}


def test_the_menu_can_be_opened_while_things_move(sit: Sit) -> None:
    session = game_at(BLOCK)
    here, scene = sit(session, **MOVING)
    play_exactly(here, scene, next(a for a in session.legal(0) if a.verb == "wool_rule"))
    here.frames(2)
    here.click("menu")
    here.frames(2)
    assert isinstance(here.top, PauseScene)


def test_the_next_decision_waits_until_nothing_moves_and_then_is_there(sit: Sit) -> None:
    session = game_at(BLOCK)
    here, scene = sit(session, **MOVING)
    play_exactly(here, scene, next(a for a in session.legal(0) if a.verb == "ewe_turn"))
    here.frames(1)
    assert not scene.table.board._handles  # type: ignore[attr-defined]
    assert not here.widget("box-boing-3-0").enabled
    here.settle()
    assert here.widget("box-boing-3-0").enabled


def played_by_script(sit: Sit, moves: int, **settings: Any) -> str:
    """The hash after the same clicks under these settings."""
    session = new_game(4, 9, people=[0, 2])
    here, scene = sit(session, **settings)
    rng = Rng(4)
    for _ in range(moves):
        here.settle(4000)
        if session.finished:
            break
        legal = session.legal(scene.acting)  # type: ignore[arg-type]
        play_exactly(here, scene, rng.choice([a for a in legal if a.verb != "small_step"] or legal))
    here.settle(4000)
    return session.state_hash()


def test_speed_never_changes_the_outcome(sit: Sit) -> None:
    """FG05: the same clicks with motion off, normal, fast and reduced, bots instant or with pauses."""
    wanted = played_by_script(sit, 5)
    assert played_by_script(sit, 5, animation="normal") == wanted
    assert played_by_script(sit, 5, animation="fast", bot_speed="fast") == wanted
    assert played_by_script(sit, 5, animation="slow", reduced_motion=True) == wanted


def test_with_motion_off_a_move_is_shown_in_the_same_frame(sit: Sit) -> None:
    session = game_at(BLOCK)
    here, scene = sit(session)
    here.click("box-ewe_turn-1-0")
    here.click(scene.table.board._handles[0])  # type: ignore[attr-defined]
    assert not scene.animator.busy
    assert scene.table.figures.marker == 5.0  # type: ignore[attr-defined]


def test_clicks_during_a_bots_turn_change_nothing(sit: Sit) -> None:
    """Q37, FE06: madly clicked over everything while bots think and move; the game is that of nobody clicking."""
    hashes = []
    for disturbed in (False, True):
        session = new_game(4, 12, people=[0])
        here, scene = sit(session, animation="fast", bot_speed="fast")
        here.settle()
        slam = next(a for a in session.legal(0))
        play_exactly(here, scene, slam)
        rng = Rng(2)
        for _ in range(200):
            seat = scene.acting
            if seat == 0 and not scene.animator.busy and len(session.history) > 4:
                break
            if disturbed and seat != 0:
                walk = [w for w in scene.ui.root.walk() if w.name.startswith(("box", "sheep", "target"))]  # type: ignore[union-attr]
                here.click(rng.choice(walk).rect.center)
            here.frames(1)
        hashes.append(session.state_hash())
    assert hashes[0] == hashes[1]


def test_a_bot_that_never_answers_leaves_the_window_alive(sit: Sit) -> None:
    """FE04, Q71: it says who is thinking, the menu opens, and a person can take the seat."""
    session = game_at({**BLOCK, "turn": 1}, people=[0])
    here, scene = sit(session)
    here.bots.silent = True
    scene.bots.forget()
    scene._settled()
    before = session.state_hash()
    here.frames(60)
    assert session.state_hash() == before
    assert "Mina is thinking" in scene.line.bar.strong
    here.click("menu")
    here.frames(2)
    assert isinstance(here.top, PauseScene)
    here.key("escape")
    here.frames(2)
    here.bots.silent = False
    session.set_seat(1, "human")
    scene.reseated()
    here.settle()
    here.click("box-ewe_turn-1-0")
    assert scene.table.board._handles  # type: ignore[attr-defined]


def test_an_answer_for_a_game_that_was_left_is_never_played(sit: Sit) -> None:
    """The bots' process outlives the table: what it still says about another game must fit no question of this one."""
    here, _ = sit(game_at(BLOCK))
    here.bots.held = True
    here.sit_down(game_at({**BLOCK, "turn": 1}, people=[0]))
    here.frames(2)
    assert here.bots.asked == 1
    session = game_at({**BLOCK, "turn": 1, "stage": "panic", "face": "red"}, people=[0])
    here.sit_down(session)
    here.bots.held = False
    here.settle()
    assert session.history[1].action.verb == "panic_slam"  # type: ignore[union-attr]


def test_a_late_bot_is_named(sit: Sit) -> None:
    """The worker plays a simple move in its place; the table says so."""
    session = game_at({**BLOCK, "turn": 1}, people=[0])
    here, scene = sit(session)
    here.bots.notes.append("late")
    scene.bots.forget()
    scene._settled()
    here.frames(3)
    assert scene.ui.note_text == "Mina took too long; a simple move was played instead."
    assert len(session.history) > 1


def test_stepping_waits_for_a_click_before_every_move_of_a_bot(sit: Sit) -> None:
    """FE03: with the speed `step` nothing happens by itself."""
    session = new_game(4, 12, people=[0])
    here, scene = sit(session, bot_speed="step")
    here.settle()
    play_exactly(here, scene, session.legal(0)[0])
    while scene.acting == 0:
        go_on(here, scene, Rng(0))
    here.frames(80)
    before = len(session.history)
    assert scene.line.bar.strong == "Mina is next."
    assert "Next step" in scene.line.bar.rest
    assert not scene.wants_frames, "it works although it only waits for a click"
    here.frames(80)
    assert len(session.history) == before
    here.click("step")
    here.frames(3)
    assert len(session.history) == before + 1


def test_a_change_of_speed_counts_for_the_next_move(sit: Sit) -> None:
    session = new_game(4, 12, people=[0])
    here, scene = sit(session, bot_speed="step")
    here.settle()
    play_exactly(here, scene, session.legal(0)[0])
    while scene.acting == 0:
        go_on(here, scene, Rng(0))
    here.frames(5)
    here.program.change_settings(bot_speed="instant")
    here.settle()
    assert scene.acting == 0


def test_skip_to_me_ends_the_bots_turns_at_once(sit: Sit) -> None:
    """FE07: one click, and it is the person's turn within a second."""
    session = new_game(4, 12, people=[0])
    here, scene = sit(session, animation="slow", bot_speed="slow")
    here.settle(4000)
    play_exactly(here, scene, session.legal(0)[0])
    for _ in range(400):
        if scene.acting != 0:
            break
        here.settle(4000) if scene.animator.busy else go_on(here, scene, Rng(0))
    here.frames(2)
    here.click("fast")
    here.frames(20)
    assert scene.acting == 0
    assert not scene.animator.busy


def test_a_hint_is_marked_and_not_played(sit: Sit) -> None:
    session = game_at(BLOCK)
    here, scene = sit(session)
    before = session.state_hash()
    here.click("hint")
    here.frames(3)
    assert any(h.suggested for h in scene.table.board._handles) or any(  # type: ignore[attr-defined]
        b.suggested for b in scene.table.own_mat.boxes  # type: ignore[attr-defined]
    )
    assert session.state_hash() == before
    assert scene.line.bar.strong.startswith("Hanna, hint: ")
    assert scene.line.bar.rest, "no reason is given"


def test_while_a_move_is_shown_the_line_tells_it(sit: Sit) -> None:
    """Q67: a watcher can retell the move; only then does the line speak of the next one."""
    session = game_at(BLOCK, people=[0])
    here, scene = sit(session, **MOVING)
    here.bots.silent = True
    left = next(a for a in session.legal(0) if a.verb == "ewe_turn" and a.side == "left")  # type: ignore[attr-defined]
    play_exactly(here, scene, left)
    here.frames(2)
    assert scene.animator.busy
    assert scene.line.bar.strong == "Hanna:"
    assert scene.line.bar.rest == "Ewe Turn 1. Turns left, the flock faces west."
    here.click((500, 260))
    assert not scene.animator.busy
    assert scene.line.bar.strong == "Mina is thinking."
