"""Clicks and keys at a running game: taking back, double clicks, the keyboard alone, why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.rng import Rng
from game.rules.shear_panic.actions import EweTurn
from game.scenes.pause import PauseScene
from game.scenes.rules_help import RulesScene
from game.scenes.table import TableScene
from tests.helpers_ui import Playing, game_at, new_game, play_exactly

pytestmark = pytest.mark.slow

Sit = Callable[..., tuple[Playing, TableScene]]

BLOCK = {"seats": 4, "turn": 0, "marker": 4, "flock": ["Y G B", "R K Y", "G B R"]}
MOVING = {"animation": "normal", "bot_speed": "normal"}


@pytest.mark.parametrize("way", ["right click", "escape"])
def test_right_click_and_escape_take_back_half_a_choice(way: str, sit: Sit) -> None:
    """FB16: sheep, then box; a third Escape opens the menu, a third right click does nothing."""
    session = game_at(BLOCK)
    here, scene = sit(session)
    before = session.state_hash()
    here.click("box-lamb_slam-3-0")
    board: Any = scene.table.board  # type: ignore[attr-defined]
    here.click(next(h for h in board._handles if h.target.kind == "sheep"))

    def back() -> None:
        if way == "escape":
            here.key("escape")
        else:
            here.click((512, 300), "right")

    back()
    assert {h.target.kind for h in board._handles} == {"sheep"}
    back()
    assert not board._handles
    assert here.top is scene
    back()
    here.frames(2)
    assert isinstance(here.top, PauseScene) == (way == "escape")
    assert session.state_hash() == before


def test_undo_goes_back_and_says_how_far(sit: Sit) -> None:
    """FB04, FB05: alone against bots it takes the bots' moves along."""
    session = game_at({**BLOCK, "marker": 12}, people=[0])
    here, scene = sit(session)
    before = session.state_hash()
    turn = next(a for a in session.legal(0) if str(a) == "ewe_turn(seat=0, number=1, side='left')")
    here.bots.silent = True
    play_exactly(here, scene, turn)
    assert session.state_hash() != before
    undo = here.widget("undo")
    assert undo.enabled
    assert "Takes back the last move." in undo.hint()
    here.click("undo")
    assert session.state_hash() == before
    here.settle()
    assert here.widget("box-ewe_turn-1-0").enabled
    assert not scene.table.figures.trail  # type: ignore[attr-defined]


def test_undo_is_off_after_a_die_and_says_why(sit: Sit) -> None:
    """The marker comes to red space 7: a die was rolled."""
    session = game_at({**BLOCK, "marker": 6, "luck": [{"panic": "white"}]})
    here, scene = sit(session)
    play_exactly(here, scene, next(a for a in session.legal(0) if str(a) == "wool_rule(seat=0, number=2, side='west')"))
    assert session.view(None).marker == 8  # type: ignore[attr-defined]
    assert here.widget("undo").enabled
    session = game_at({**BLOCK, "marker": 5, "luck": [{"panic": "white"}]})
    here, scene = sit(session)
    play_exactly(here, scene, next(a for a in session.legal(0) if str(a) == "wool_rule(seat=0, number=2, side='west')"))
    undo = here.widget("undo")
    assert not undo.enabled
    assert "A die was rolled" in undo.hint() or "a die was rolled" in undo.hint()
    here.click("undo")
    assert "die was rolled" in scene.ui.note_text


def test_at_the_beginning_there_is_nothing_to_take_back(sit: Sit) -> None:
    here, _ = sit(game_at(BLOCK))
    assert here.widget("undo").hint().count("nothing to take back") == 1


def test_undo_brings_back_the_marks_of_the_move_before(sit: Sit) -> None:
    """FB19: after taking back a move, the trail is that of the one that is now the last."""
    session = game_at({**BLOCK, "marker": 12})
    here, scene = sit(session)
    push = next(a for a in session.legal(0) if a.verb == "line_push" and a.number == 1)  # type: ignore[attr-defined]
    play_exactly(here, scene, push)
    figures: Any = scene.table.figures  # type: ignore[attr-defined]
    marked = dict(figures.trail)
    assert marked
    if scene.acting == 1:
        play_exactly(here, scene, next(a for a in session.legal(1) if a.verb == "ewe_turn"))
        assert not figures.trail
        here.click("undo")
        assert figures.trail == marked


def test_the_second_click_of_a_double_click_does_not_act_twice(sit: Sit) -> None:
    """FB08: every way to act, double clicked: one action."""
    for verb in ("ewe_turn", "line_push", "lamb_slam", "boing"):
        session = game_at({**BLOCK, "marker": 12})
        here, scene = sit(session)
        action = next(a for a in session.legal(0) if a.verb == verb)
        here.click(f"box-{verb}-{action.number}-0")  # type: ignore[attr-defined]
        board: Any = scene.table.board  # type: ignore[attr-defined]
        if not any(h.target.action == action for h in board._handles):
            here.click(next(h for h in board._handles if h.target.sheep == action.sheep))  # type: ignore[attr-defined]
        pos = next(h for h in board._handles if h.target.action == action).rect.center
        here.robot.click(pos, clicks=1)
        here.robot.click(pos, clicks=2)
        here.frames(2)
        here.robot.click(pos, clicks=3)
        here.frames(3)
        assert len(session.history) == 2, verb


def test_ten_fast_clicks_play_one_action(sit: Sit) -> None:
    """Q36: clicks 40 ms apart at one place."""
    session = game_at({**BLOCK, "marker": 12})
    here, scene = sit(session, **MOVING)
    here.click("box-ewe_turn-1-0")
    pos = scene.table.board._handles[0].rect.center  # type: ignore[attr-defined]
    for k in range(10):
        here.robot.click(pos, clicks=k + 1)
        here.frames(1, 0.04)
    here.settle()
    assert len(session.history) == 2


def test_a_press_that_ends_elsewhere_does_nothing(sit: Sit) -> None:
    session = game_at(BLOCK)
    here, scene = sit(session)
    here.click("box-ewe_turn-1-0")
    handle = scene.table.board._handles[0]  # type: ignore[attr-defined]
    here.robot.move(handle.rect.center)
    here.robot.press(handle.rect.center)
    here.robot.move((40, 600))
    here.robot.release((40, 600))
    here.frames(2)
    assert len(session.history) == 1


def test_a_whole_turn_with_the_keyboard_alone(sit: Sit) -> None:
    """FI08: no mouse at all; a box by Tab and Enter, a target by an arrow key and Enter."""
    session = game_at({**BLOCK, "marker": 12})
    here, scene = sit(session)
    for _ in range(80):
        here.key("tab")
        if scene.ui.focused is not None and scene.ui.focused.name == "box-wool_rule-2-0":
            break
    here.key("return")
    assert scene.ui.focused in scene.table.board._handles  # type: ignore[attr-defined]
    here.key("right")
    here.key("return")
    here.settle()
    assert [e.action.verb for e in session.history if e.action] == ["wool_rule"]


def test_half_a_game_with_the_keyboard_alone(sit: Sit) -> None:
    """Every decision can be reached by Tab: boxes, sheep, targets, buttons to lift."""
    session = new_game(2, 3, people=[0])
    here, scene = sit(session)
    rng = Rng(8)
    for _ in range(600):
        here.settle()
        if session.finished or len(session.history) > 25:
            break
        here.key("tab", shift=bool(rng.below(3) == 0))
        focused = scene.ui.focused
        name = focused.name if focused is not None else ""
        if name.startswith(("target", "box", "lift", "leave")) and focused is not None and focused.enabled:
            here.key(rng.choice(["return", "space"]))
    assert session.finished or len(session.history) > 25


def test_a_note_says_why_not_and_goes_with_the_next_click(sit: Sit) -> None:
    """FB03."""
    here, scene = sit(game_at(BLOCK))
    here.click("sheep-red_1")
    assert scene.ui.note_text == "First choose a box of your mat."
    here.click("box-boing-3-0")
    assert scene.ui.note_text == ""
    here.click("sheep-red_1")
    assert scene.ui.note_text == "This one needs a sheep of your own."


def test_f1_explains_the_controls_and_the_keys_it_names_are_those_of_the_buttons(sit: Sit) -> None:
    """FB17: the sheet matches reality, and the table is as it was afterwards."""
    here, scene = sit(game_at(BLOCK))
    here.key("f1")
    here.frames(2)
    sheet: Any = here.top
    assert isinstance(sheet, RulesScene)
    assert sheet.section.id == "screen"
    line = scene.line
    for button in (line.hint, line.undo, line.step, line.skip, line.menu):
        assert f"**{button.key.title()}**" in " ".join(sheet.section.paragraphs)
    here.key("escape")
    here.frames(2)
    assert here.top is scene


def test_ctrl_y_does_again_what_was_taken_back(sit: Sit) -> None:
    """Undo, then redo by key: the position is the one from before the undo; a second time says why not."""
    here, scene = sit(game_at(BLOCK))
    play_exactly(here, scene, EweTurn(0, 1, "left"))
    here.settle()
    done = scene.session.state_hash()
    here.key("z", ctrl=True)
    here.settle()
    assert scene.session.state_hash() != done
    here.key("y", ctrl=True)
    here.settle()
    assert scene.session.state_hash() == done
    here.key("y", ctrl=True)
    assert scene.ui.note_text == "there is nothing to do again."


def test_the_table_can_be_muted(sit: Sit) -> None:
    here, _ = sit(game_at({"seats": 2}))
    here.key("m", ctrl=True)
    assert here.program.settings.muted
    here.window.resize((1920, 1080))
    here.frames(10)
    here.click("mute")
    assert not here.program.settings.muted
