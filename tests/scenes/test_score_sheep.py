"""The score of The Sheep: a wide picture, figures and a card for each Shepherd, all of it in sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.persist.settings import Settings
from game.rules.the_sheep.actions import MoveCaravan
from game.scenes.score import ScoreScene
from game.widgets.label import Label, Picture
from tests.helpers_ui import Playing, playing
from tests.journey_hand import NAMES, journey_at
from tests.scenes.fitting import faults, out_of_reach

pytestmark = pytest.mark.slow

HARD: dict[str, Any] = {"caravans": 2, "early_cards": 1, "averting_silences": True}
NEARLY = {
    "seats": 4, "day": 9, "stage": "roll", "level": {0: 3, 1: 2}, "at": {3: "dead"},
    "caravans": {"apothecary": [16, 4], "tinker": [17, 5]},
}  # fmt: skip


def score_of(here: Playing) -> ScoreScene:
    """All home, with one Shepherd dead."""
    session = journey_at(NEARLY, **HARD)
    session.submit(MoveCaravan(0, "tinker"))
    scene = ScoreScene(here.program, session)
    here.program.services.stack.reset(scene)
    here.settle()
    return scene


def seen_whole(scene: ScoreScene) -> bool:
    """Whether nothing of the page has to be scrolled to."""
    assert scene.page is not None
    body: Any = scene.page.body
    return bool(body.preferred(scene.services.theme, body.rect.width)[1] <= body.rect.height)


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 100), ((1024, 640), 200), ((1920, 1080), 100), ((1920, 1080), 200)], ids=str
)
def test_nothing_is_cut_and_all_is_in_reach(size: tuple[int, int], scale: int, tmp_path: Path) -> None:
    with playing(tmp_path, size, Settings(ui_scale=scale, animation="off")) as here:
        scene = score_of(here)
        assert faults(scene) == []
        assert out_of_reach(scene) == []


def test_in_a_small_window_the_parade_gives_way_to_the_shepherds(tmp_path: Path) -> None:
    with playing(tmp_path, (1024, 640)) as here:
        scene = score_of(here)
        assert seen_whole(scene)
        assert not scene.parade.visible


def test_in_a_large_window_there_is_room_for_both(tmp_path: Path) -> None:
    with playing(tmp_path, (1920, 1080)) as here:
        scene = score_of(here)
        assert seen_whole(scene)
        assert scene.parade.visible


def test_everybody_is_told_with_a_face(tmp_path: Path) -> None:
    with playing(tmp_path, (1280, 720)) as here:
        scene = score_of(here)
        assert scene.ui.root is not None
        said = [w.text for w in scene.ui.root.walk() if isinstance(w, Label)]
        faces = [w.image for w in scene.ui.root.walk() if isinstance(w, Picture) and "portrait" in w.image]
        assert len(faces) == len(set(faces)) == 4
        assert all(any(name in text for text in said) for name in NAMES)
        assert sum(", alive at" in text for text in said) == 3
        assert sum(text.endswith(", dead") for text in said) == 1
        assert any(text.startswith("Easier than usual: ") for text in said)


def test_a_wide_picture_keeps_its_shape(tmp_path: Path) -> None:
    for size, scale in (((1024, 640), 200), ((1920, 1080), 100)):
        with playing(tmp_path / str(scale), size, Settings(ui_scale=scale, animation="off")) as here:
            scene = score_of(here)
            assert scene.ui.root is not None
            picture = next(w for w in scene.ui.root.walk() if isinstance(w, Picture) and "end-" in w.image)
            assert abs(picture.rect.width - 2 * picture.rect.height) <= 2
