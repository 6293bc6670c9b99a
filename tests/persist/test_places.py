"""The player's folders: where the system wants them, or all below SHEEPFOLD_HOME."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.persist.places import find_places


def test_one_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path))
    places = find_places()
    every = (places.config, places.data, places.state, places.cache, places.saves, places.mods, places.trash,
             places.settings, places.window, places.logs, places.reports)
    assert all(tmp_path in p.parents for p in every)
    assert not list(tmp_path.iterdir())


def test_without_it_the_systems_folders_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SHEEPFOLD_HOME")
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    places = find_places()
    assert "sheepfold" in str(places.saves).lower()
    assert len({places.config, places.data, places.state}) == 3 or not str(places.data).startswith(str(tmp_path))


def test_saves_do_not_lie_among_the_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path))
    places = find_places()
    assert places.config not in places.saves.parents
