"""The title in use: readable at once, every gate and button does what it says, at every size, by mouse and keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.problems import Place, Problem
from game.core.rng import Rng
from game.persist.settings import Settings
from game.scenes.crash import CrashScene
from game.scenes.scene import Scene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.title_stage import stage_for
from game.session.seats import Seat
from tests.helpers import random_action
from tests.helpers_ui import Playing, playing
from tests.scenes.fitting import faults, out_of_reach
from tests.scenes.stage import GAME, Stage, longer, stage

pytestmark = pytest.mark.slow


def title_in(here: Playing) -> TitleScene:
    """The title on the stack, painted, with everything it finds out."""
    scene = TitleScene(here.program)
    here.program.services.stack.reset(scene)
    here.frames(2)
    settle_painting(here, scene)
    return scene


def settle_painting(here: Playing, scene: TitleScene) -> None:
    """Wait for the threads that paint and look for saves; their time is real, not the test's."""
    for _ in range(2000):
        if not scene.wants_frames:
            return
        time.sleep(0.005)
        here.frames(1)
    raise AssertionError("the title never came to rest")


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Playing]:
    with playing(tmp_path) as window:
        yield window


def names(scene: Any) -> set[str]:
    """The names of everything that can be pressed."""
    return {w.name for w in scene.ui.root.walk() if w.focusable}


def test_the_first_picture_can_be_read_and_pressed_before_anything_is_painted(here: Playing) -> None:
    here.program.services.stack.reset(TitleScene(here.program))
    here.frames(1)
    scene = here.top
    assert {"gate-shear_panic", "gate-the_sheep", "settings", "quit"} <= names(scene)
    here.click("gate-shear_panic")
    here.frames(1)
    assert isinstance(here.top, SetupScene)


def test_two_clicks_lead_to_the_first_move(here: Playing) -> None:
    title_in(here)
    here.click("gate-shear_panic")
    here.click("quick-start")
    here.frames(2)
    assert isinstance(here.top, TableScene)
    assert [s.human for s in here.top.session.seats] == [True, False, False]


def test_without_a_game_to_go_on_with_the_paper_begins_one(here: Playing) -> None:
    title_in(here)
    here.click("welcome")
    here.frames(2)
    assert isinstance(here.top, TableScene)


def test_continue_tells_field_and_player_and_goes_on_with_that_game(here: Playing) -> None:
    seats = (Seat(0, "Hanna", "human", "", "red"), Seat(1, "Mina", "human", "", "blue"))
    here.program.start("shear_panic", seats, {"first_seat": 1}, 7)
    here.frames(2)
    played = here.program.session
    assert played is not None
    before = played.state_hash()
    here.program.show_title()
    here.frames(1)
    scene = here.top
    settle_painting(here, scene)
    paper = scene._board._welcome
    assert paper.heading == "Shear Panic, The truck"
    assert paper.detail.startswith("Mina to play. Saved today")
    assert paper.badge == "sky"
    here.click("welcome")
    here.frames(2)
    assert isinstance(here.top, TableScene)
    assert here.top.session.state_hash() == before
    assert [s.name for s in here.top.session.seats] == ["Hanna", "Mina"]


def test_a_game_that_is_over_is_not_offered(here: Playing) -> None:
    seats = tuple(Seat(i, f"P{i}", "human") for i in range(2))
    here.program.start("shear_panic", seats, {}, 3)
    session = here.program.session
    assert session is not None
    rng = Rng(1)
    while not session.finished:
        session.submit(random_action(session.rules, session.now.state, rng))
    here.frames(3)
    here.program.show_title()
    here.frames(1)
    settle_painting(here, here.top)
    assert here.top._board._welcome.button.text == "Quick start"


def test_a_gate_that_is_pointed_at_tells_more(here: Playing) -> None:
    scene = title_in(here)
    gate = scene._gates[0]
    here.robot.move(gate.rect.center)
    here.frames(1)
    assert gate.hot
    assert gate.words.players == "2 to 4 players"
    assert "about 30 to 45 minutes" in gate.words.more


def test_the_keyboard_reaches_everything_and_opens_the_gate(here: Playing) -> None:
    scene = title_in(here)
    reached = set()
    for _ in range(len(names(scene)) + 2):
        here.key("tab")
        reached.add(scene.ui.focused.name)
    assert reached == names(scene)
    scene.ui.set_focus(scene._gates[0])
    here.key("return")
    here.frames(1)
    assert isinstance(here.top, SetupScene)


@pytest.mark.parametrize(("name", "expected"), [
    ("saves", "SavesScene"), ("rules", "RulesScene"), ("settings", "SettingsScene"), ("about", "CreditsScene"),
])  # fmt: skip
def test_every_button_at_the_foot_leads_somewhere_and_back(here: Playing, name: str, expected: str) -> None:
    scene = title_in(here)
    here.click(name)
    here.frames(1)
    assert type(here.top).__name__ == expected
    here.key("escape")
    here.frames(1)
    assert here.top is scene


def test_leave_ends_the_program(here: Playing) -> None:
    here.program.services.leave = here.loop.stop
    title_in(here)
    here.click("quit")
    assert not here.loop.running


def test_mute_by_button_and_key_is_kept(here: Playing) -> None:
    title_in(here)
    here.click("mute")
    assert here.program.settings.muted
    assert here.program.services.audio.muted
    here.key("m")
    assert not here.program.settings.muted


def test_problems_in_the_data_and_notes_are_told(here: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here.program.library, "problems", (Problem(Place("game.yaml", 3, 4), "no such sheep"),))
    here.program.notes.append("The settings could not be used.")
    scene = TitleScene(here.program)
    here.program.services.stack.reset(scene)
    here.frames(3)
    assert here.top is not scene, "the note must be shown"
    here.key("escape")
    here.frames(2)
    settle_painting(here, scene)
    assert "problems" in names(scene)


SHAPES = [
    ((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 150), ((1366, 768), 75), ((1920, 1080), 100),
    ((1920, 1080), 200), ((2560, 1080), 100), ((3840, 2160), 100), ((1080, 1920), 100), ((1024, 1024), 125),
]  # fmt: skip


@pytest.mark.parametrize(("size", "scale"), SHAPES)
def test_nothing_is_cut_or_covered_at_any_size(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    settings = Settings(animation="off", ui_scale=scale)
    with playing(tmp_path, size, settings) as here:
        scene = TitleScene(here.program)
        here.program.services.stack.reset(scene)
        here.frames(2)
        board = scene._board
        foot = [b.rect for b in scene._foot]
        gates = [g.rect for g in scene._gates]
        assert all(a.width > 0 and a.height > 0 for a in foot + gates)
        for group in (foot, gates):
            for i, a in enumerate(group):
                assert not any(a.colliderect(b) for b in group[i + 1 :])
        if board.in_painting:
            window = scene.ui.root.rect
            assert all(window.contains(rect) for rect in foot)
            assert all(window.left <= rect.centerx <= window.right for rect in gates)
            assert not any(rect.colliderect(gate) for rect in foot for gate in gates)


def test_gates_stand_in_the_painting_where_it_was_painted_for_them() -> None:
    assert stage_for((1920, 1080)).at(129, 491) == (129, 491)


@pytest.mark.parametrize(("size", "scale", "expected"), [
    ((1024, 640), 100, True), ((1920, 1080), 200, True), ((1024, 640), 200, False), ((1080, 1920), 100, False),
])  # fmt: skip
def test_gates_leave_the_painting_only_where_names_would_be_tiny_or_room_is_wasted(
    tmp_path: Path, size: tuple[int, int], scale: int, expected: bool
) -> None:
    with stage(tmp_path, size, ui_scale=scale) as on:
        scene = on.show(TitleScene(on.program))
        assert isinstance(scene, TitleScene)
        assert scene._board.in_painting == expected


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 200)])
@pytest.mark.parametrize("make", [
    lambda on: TitleScene(on.program),
    lambda on: SetupScene(on.program, GAME),
    lambda on: CrashScene(on.program, Path("a/folder/with/a/long/name/and/more/crash-20260101-12.txt"), "", on.turn),
], ids=["title", "setup", "crash"])  # fmt: skip
def test_everything_is_shown_also_when_words_are_longer(
    tmp_path: Path, size: tuple[int, int], scale: int, make: Callable[[Stage], Scene]
) -> None:
    with stage(tmp_path, size, longer, ui_scale=scale) as on:
        scene = on.show(make(on))
        while scene.wants_frames and isinstance(scene, TitleScene):
            time.sleep(0.005)
            on.turn()
        assert faults(scene) == []
        assert out_of_reach(scene) == []
        assert on.program.services.texts.missing == set()
        assert on.program.services.assets.problems == []


def test_a_scrolled_title_reaches_its_last_button_by_keyboard(tmp_path: Path) -> None:
    with playing(tmp_path, (1024, 640), Settings(ui_scale=200)) as here:
        scene = TitleScene(here.program)
        here.program.services.stack.reset(scene)
        here.frames(2)
        leave = scene._foot[-1]
        scene.ui.set_focus(leave)
        here.frames(1)
        assert scene._board._scroll.view.contains(leave.rect)


def test_a_change_of_size_paints_anew_without_losing_the_picture(here: Playing) -> None:
    scene = title_in(here)
    assert scene._fold.painted
    here.program.change_settings(ui_scale=125)
    here.frames(1)
    settle_painting(here, scene)
    assert scene._fold.painted
