"""A replay: step, jump, play; it shows what was, changes nothing, and leads back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.replay import ReplayScene
from game.scenes.saves import SavesScene
from game.widgets.log_panel import LogPanel
from tests.scenes.stage import Stage, stage

pytestmark = pytest.mark.slow


def watched(on: Stage, actions: int = 20) -> ReplayScene:
    scene = ReplayScene(on.program, on.play(actions))
    on.show(scene)
    return scene


def settle(on: Stage, scene: ReplayScene) -> None:
    """Wait until nothing moves."""
    for _ in range(100):
        if not scene.animator.busy:
            return
        on.turn(0.1)
    raise AssertionError("it moves for ever")


def test_it_begins_with_the_deal_and_steps_to_the_end(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = watched(on, 8)
        session = on.program.session
        assert session is not None
        seen = [scene.replay.state_hash()]
        for _ in range(8):
            on.click("replay-step")
            settle(on, scene)
            seen.append(scene.replay.state_hash())
        assert scene.replay.position == 8
        assert seen[-1] == session.state_hash()
        assert len(set(seen)) == len(seen)
        on.click("replay-back")
        assert scene.replay.state_hash() == seen[7]
        on.click("replay-first")
        assert scene.replay.state_hash() == seen[0]


def test_keys_step_jump_and_turn(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = watched(on)
        on.key("end")
        assert scene.replay.position == scene.replay.last
        on.key("home")
        assert scene.replay.position <= 1
        on.key("page down")
        on.key("page down")
        turn = scene.replay.turn
        on.key("page down")
        assert scene.replay.turn == turn + 1
        on.key("page up")
        assert scene.replay.turn == turn
        on.key("right")
        settle(on, scene)
        on.key("left")
        assert scene.replay.turn == turn


def test_a_click_on_the_slider_and_on_the_log_jumps(tmp_path: Path) -> None:
    with stage(tmp_path, (1920, 1080)) as on:
        scene = watched(on)
        on.key("end")
        groove = scene.bar.slider.groove()
        on.click((groove.centerx, groove.centery))
        assert scene.replay.position == 10
        log = next(w for w in on.widgets() if isinstance(w, LogPanel))
        wanted = log.entries[2].key
        on.click(log.child.children[2])
        assert scene.replay.position == wanted


def test_it_plays_by_itself_to_the_end_and_stops(tmp_path: Path) -> None:
    with stage(tmp_path, animation="off") as on:
        scene = watched(on, 5)
        on.click("replay-play")
        assert scene.playing
        on.turn(6.0)
        assert scene.replay.position == 5
        assert not scene.playing
        assert not scene.wants_frames
        on.click("replay-play")
        assert scene.replay.position <= 1


def test_stopping_a_running_replay(tmp_path: Path) -> None:
    with stage(tmp_path, animation="off") as on:
        scene = watched(on, 9)
        on.key("p")
        on.turn(1.0)
        on.key("p")
        place = scene.replay.position
        on.turn(3.0)
        assert 0 < place == scene.replay.position < 9


def test_nothing_can_be_played_and_the_game_is_untouched(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = watched(on)
        session = on.program.session
        assert session is not None
        before = session.state_hash()
        on.key("home")
        size = on.program.services.theme.size
        for x in range(40, size[0], 90):
            for y in range(120, size[1], 90):
                if scene.ui.root is not None and on.top is scene:
                    on.click((x, y))
        assert session.state_hash() == before
        assert len(session.history) == 21


def test_a_saved_game_is_replayed_from_the_list_and_one_comes_back_to_it(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        on.play(7, title="Friday").close()
        on.program.session = None
        on.show(SavesScene(on.program))
        on.click("replay")
        assert isinstance(on.top, ReplayScene)
        assert on.top.replay.last == 7
        on.click("replay-close")
        assert isinstance(on.top, SavesScene)


def test_escape_ends_a_motion_first(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = watched(on, 6)
        on.click("replay-step")
        assert scene.animator.busy
        on.key("escape")
        assert on.top is scene
        assert not scene.animator.busy
        on.key("escape")
        assert on.top is not scene
