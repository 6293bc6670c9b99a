"""Every quiet screen in every size: nothing is cut, nothing overlaps, everything can be reached by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.credits import CreditsScene
from game.scenes.pause import PauseScene
from game.scenes.problems import ProblemsScene
from game.scenes.replay import ReplayScene
from game.scenes.rules_help import RulesScene
from game.scenes.saves import SavesScene
from game.scenes.scene import Scene
from game.scenes.score import ScoreScene
from game.scenes.settings import PAGES, SettingsScene
from tests.scenes.fitting import faults, out_of_reach
from tests.scenes.stage import GAME, Stage, longer, stage

pytestmark = pytest.mark.slow

BROKEN = "mat:\n  boing: {nmber: 2}\npoints: {beside: two}\n"


def saves(on: Stage) -> Scene:
    for seed, title in enumerate(("", "An evening with a very long title that has to be wrapped somewhere")):
        on.play(8, seed, 2 + seed, title).close()
    on.program.saves.folder.joinpath("torn.sheepfold").write_text("nothing", "utf-8")
    return SavesScene(on.program)


def problems(on: Stage) -> Scene:
    mod = on.places.mods / "shears" / GAME / "x.yaml"
    mod.parent.mkdir(parents=True)
    mod.write_text(BROKEN, "utf-8")
    return ProblemsScene(on.program)


def rules(section: str) -> Callable[[Stage], Scene]:
    return lambda on: RulesScene(on.program, GAME, section)


def settings(page: str) -> Callable[[Stage], Scene]:
    return lambda on: SettingsScene(on.program, page)


SCENES: dict[str, Callable[[Stage], Scene]] = {
    "saves": saves,
    "no saves": lambda on: SavesScene(on.program),
    "problems": problems,
    "credits": lambda on: CreditsScene(on.program),
    "pause": lambda on: PauseScene(on.program, on.play(12, seats=4)),
    "score": lambda on: ScoreScene(on.program, on.play(500, seats=4)),
    **{f"rules: {section}": rules(section) for section in ("goal", "mat", "diagonal_push", "shear")},
    **{f"settings: {page}": settings(page) for page in PAGES},
}
SIZES = [
    ((1024, 640), 100),
    ((1920, 1080), 200),
    pytest.param((1024, 640), 200, marks=pytest.mark.slow),
    pytest.param((1920, 1080), 100, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_a_page_shows_everything_also_when_words_are_longer(
    name: str, size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    with stage(tmp_path, size, longer, ui_scale=scale) as on:
        scene = on.show(SCENES[name](on))
        assert faults(scene) == []
        assert out_of_reach(scene) == []
        assert on.program.services.texts.missing == set()
        assert scene.services.assets.problems == []


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_bar_of_a_replay_fits(size: tuple[int, int], scale: int, tmp_path: Path) -> None:
    with stage(tmp_path, size, longer, ui_scale=scale) as on:
        scene = ReplayScene(on.program, on.play(12, seats=4))
        on.show(scene)
        whole = scene.ui.root
        scene.ui.root = scene.bar
        assert faults(scene) == []
        assert out_of_reach(scene) == []
        scene.ui.root = whole


def test_a_cut_text_and_an_overlap_are_found(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        scene = on.show(SettingsScene(on.program))
        done, reset = on.find("back"), on.find("reset")
        done.rect.width -= 30
        assert any("needs" in fault for fault in faults(scene))
        done.rect.topleft = reset.rect.topleft
        assert any("overlap" in fault for fault in faults(scene))
