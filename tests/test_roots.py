"""Where the program looks for its assets and data, and what it says when they are gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.roots import ProgramFilesMissing, program_root
from tests.meta.source import ROOT


def test_a_source_tree_uses_its_own_folders() -> None:
    assert program_root() == ROOT


def test_the_environment_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "data").mkdir()
    monkeypatch.setenv("SHEEPFOLD_ROOT", str(tmp_path))
    assert program_root() == tmp_path


def test_missing_folders_are_told_with_the_place_and_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    monkeypatch.setenv("SHEEPFOLD_ROOT", str(tmp_path))
    with pytest.raises(ProgramFilesMissing, match="folders 'assets' and 'data' are missing") as caught:
        program_root()
    assert str(tmp_path) in str(caught.value)
    assert "SHEEPFOLD_ROOT" in str(caught.value)
