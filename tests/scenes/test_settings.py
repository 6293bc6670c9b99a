"""The settings as people use them: every change counts at once and is there at the next start."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.persist.settings import Settings
from game.platform import events as ev
from game.scenes.settings import PAGES, SettingsScene
from game.scenes.shell import Shell
from game.widgets.choice import Segments
from game.widgets.slider import Slider, Stepper
from tests.scenes.stage import Stage, stage


def choose(on: Stage, name: str, value: object) -> None:
    """Click an option of a choice."""
    segments = on.find(name)
    assert isinstance(segments, Segments)
    on.click(segments.children[[option.value for option in segments.options].index(value)])


def test_larger_text_counts_at_once_and_is_kept(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        on.show(SettingsScene(on.program, "display"))
        unit = on.program.services.theme.unit
        stepper = on.find("ui_scale")
        assert isinstance(stepper, Stepper)
        on.click(stepper.more)
        assert on.program.settings.ui_scale == 110
        assert abs(on.program.services.theme.unit - unit * 1.1) < 1e-6
        assert on.kept.ui_scale == 110
        for _ in range(9):
            on.click(stepper.more)
        assert on.kept.ui_scale == 200


def test_volumes_and_mute_reach_the_sound(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        told: list[tuple[float, float, float, bool]] = []
        on.program.services.audio.set_volumes = lambda *values: told.append(values)  # type: ignore[method-assign]
        on.show(SettingsScene(on.program, "sound"))
        slider = on.find("music")
        assert isinstance(slider, Slider)
        on.top.ui.set_focus(slider)
        on.key("end")
        assert told[-1] == (0.4, 1.0, 0.4, False)
        slider = on.find("timer_volume")
        assert isinstance(slider, Slider)
        on.top.ui.set_focus(slider)
        on.key("home")
        assert told[-1] == (0.4, 1.0, 0.0, False)
        on.click("mute")
        assert told[-1] == (0.4, 1.0, 0.0, True)
        assert on.kept.muted
        assert on.find("muted").value  # type: ignore[attr-defined]
        on.click("muted")
        assert not on.kept.muted


@pytest.mark.parametrize(("wished", "quiet"), [(True, [True, False]), (False, [False, False])])
def test_silence_in_the_background_if_that_is_wished(tmp_path: Path, wished: bool, quiet: list[bool]) -> None:
    with stage(tmp_path, mute_in_background=wished) as on:
        told: list[bool] = []
        on.program.services.audio.set_volumes = lambda *values: told.append(values[3])  # type: ignore[method-assign]
        shell = Shell(on.program)
        shell.handle(ev.FocusLost())
        shell.handle(ev.FocusGained())
        assert told == quiet


def test_every_choice_of_every_page_is_kept(tmp_path: Path) -> None:
    wanted = {
        "display": {"night_paper": True},
        "motion": {"animation": "slow", "bot_speed": "step"},
        "play": {"undo": "none"},
    }
    switches = {"display": ["flat_look"], "motion": ["reduced_motion"], "play": ["confirm_moves"]}
    with stage(tmp_path) as on:
        for page in wanted:
            scene = on.show(SettingsScene(on.program, page))
            for name, value in wanted[page].items():
                choose(on, name, value)
                assert getattr(on.kept, name) == value
            for name in switches[page]:
                on.click(name)
                assert getattr(on.kept, name) is True
            on.click("back")
            assert on.top is not scene


def test_what_the_table_decides_can_be_left_to_the_program(tmp_path: Path) -> None:
    """A switch for each kind of the game, in the game's words; what another version left there stays."""
    with stage(tmp_path, left_to_program=("a_game_to_come.harvest",)) as on:
        scene = on.show(SettingsScene(on.program, "play"))
        assert isinstance(scene, SettingsScene)
        assert "The Sheep: choices left to the program" in said(scene)
        assert "Who is struck" in said(scene)
        strike, herd = "left_to_program-the_sheep.strike", "left_to_program-the_sheep.herd"
        for name in (strike, herd):
            on.click(name)
        assert on.kept.left_to_program == ("a_game_to_come.harvest", "the_sheep.herd", "the_sheep.strike")
        assert on.find(strike).value  # type: ignore[attr-defined]
        on.click(strike)
        assert on.kept.left_to_program == ("a_game_to_come.harvest", "the_sheep.herd")
        on.click("reset")
        assert on.kept.left_to_program == ()
        assert not on.find(herd).value  # type: ignore[attr-defined]


def said(scene: SettingsScene) -> list[str]:
    """All texts of a page."""
    return [str(getattr(widget, "text", "")) for widget in scene.ui.root.walk()]  # type: ignore[union-attr]


def test_reset_restores_this_page_only(tmp_path: Path) -> None:
    with stage(tmp_path, music=70, effects=10, ui_scale=150) as on:
        on.show(SettingsScene(on.program, "sound"))
        on.click("reset")
        assert (on.kept.effects, on.kept.music) == (Settings().effects, Settings().music)
        assert on.kept.ui_scale == 150
        assert on.find("effects").value == Settings().effects / 100  # type: ignore[attr-defined]


def test_the_same_setting_on_two_pages_agrees(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = on.show(SettingsScene(on.program, "motion"))
        assert isinstance(scene, SettingsScene)
        on.click("reduced_motion")
        scene.tabs.choose(PAGES.index("accessibility"))
        on.turn()
        assert on.find("reduced_motion").value  # type: ignore[attr-defined]
        on.click("reduced_motion")
        assert not on.kept.reduced_motion


def test_night_paper_darkens_the_page(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = on.show(SettingsScene(on.program, "display"))
        assert isinstance(scene, SettingsScene)
        assert scene.page is not None
        spot = (scene.page.sheet.left + 12, scene.page.sheet.centery)
        screen = on.program.services.window.surface
        day = sum(screen.get_at(spot)[:3])
        choose(on, "night_paper", True)
        assert sum(screen.get_at(spot)[:3]) < day / 2


def test_paths_can_be_copied(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        copied: list[str] = []
        on.program.services.window.copy = copied.append  # type: ignore[method-assign]
        on.show(SettingsScene(on.program, "folders"))
        on.click("copy-mods")
        on.click("open-saves")
        assert copied == [str(on.places.mods), str(on.places.saves)]
        assert on.note


def test_escape_and_right_click_go_back(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        below = on.top
        on.show(SettingsScene(on.program))
        on.key("escape")
        assert on.top is below
