"""New mods: written where nothing was before, whatever the name."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.persist.files import SaveTrouble
from game.persist.mod_files import make_mods_folder, new_mod
from game.persist.places import Places


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places(*(tmp_path / name for name in ("config", "data", "state", "cache")))


@pytest.mark.parametrize(
    ("name", "folder"),
    [("Gentle shears", "gentle-shears"), ("../../x", "x"), ("羊", "mod"), ("", "mod"), ("CON", "con-mod")],
)
def test_any_name_gives_a_folder_among_the_mods(places: Places, name: str, folder: str) -> None:
    made = new_mod(places, name, {"shear_panic/changes.yaml": "points: {}\n"})
    assert made == places.mods / folder
    assert (places.mods / folder / "shear_panic" / "changes.yaml").read_text("utf-8") == "points: {}\n"


def test_a_mod_that_is_there_is_left_alone(places: Places) -> None:
    first = new_mod(places, "x", {"a/b.yaml": "1"})
    second = new_mod(places, "x", {"a/b.yaml": "2"})
    third = new_mod(places, "x", {"a/b.yaml": "3"})
    assert isinstance(first, Path)
    assert [p.name for p in (first, second, third) if isinstance(p, Path)] == ["x", "x-2", "x-3"]
    assert (first / "a" / "b.yaml").read_text("utf-8") == "1"


def test_a_folder_that_cannot_be_made_is_told(places: Places) -> None:
    places.data.parent.mkdir(parents=True, exist_ok=True)
    places.data.write_text("a file stands here", "utf-8")
    for trouble in (make_mods_folder(places), new_mod(places, "x", {"a/b.yaml": "1"})):
        assert isinstance(trouble, SaveTrouble)
        assert "file stands where a folder should be" in trouble.sentence
