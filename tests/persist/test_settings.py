"""Settings are kept, forgive every kind of broken file, and never lose one."""

from __future__ import annotations

import errno
import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.persist import store
from game.persist.files import SaveTrouble, generations
from game.persist.settings import Settings, WindowPlace, load_settings, load_window, save_settings, save_window
from tests.saves.sitting import places_in

USUAL = Settings()


def good_file(tmp_path: Path, **values: Any) -> Path:
    """A settings file with these values."""
    path = places_in(tmp_path).settings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"format": "sheepfold-settings", "format_version": 1, **values}))
    return path


def test_without_a_file_all_is_usual(tmp_path: Path) -> None:
    settings, note = load_settings(places_in(tmp_path))
    assert (settings, note) == (USUAL, "")
    assert (settings.ui_scale, settings.effects, settings.music, settings.animation) == (100, 40, 0, "normal")


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    chosen = USUAL.changed(ui_scale=150, animation="off", muted=True, names=("José 羊 🐑", "Ben")).with_set_up(
        "shear_panic", {"seats": [{"name": "Anna"}], "options": {"undo": "none"}}
    )
    assert save_settings(places, chosen) is None
    assert load_settings(places) == (chosen, "")


def test_choices_left_to_the_program_are_kept_also_unknown_ones(tmp_path: Path) -> None:
    good_file(tmp_path, left_to_program=["the_sheep.herd", "a_game_to_come.harvest"])
    settings, note = load_settings(places_in(tmp_path))
    assert note == ""
    more = settings.with_left("the_sheep.avert", True).with_left("the_sheep.herd", False)
    assert more.left_to_program == ("a_game_to_come.harvest", "the_sheep.avert")
    assert save_settings(places_in(tmp_path), more) is None
    assert load_settings(places_in(tmp_path))[0].left_to_program == more.left_to_program


def test_numbers_are_brought_into_range_and_words_checked() -> None:
    assert USUAL.changed(ui_scale=500).ui_scale == 200
    assert USUAL.changed(effects=-3).effects == 0
    with pytest.raises(ValueError, match="slow, normal, fast, off"):
        USUAL.changed(animation="warp")


def test_the_window_and_the_sound_get_numbers() -> None:
    settings = USUAL.changed(animation="off", effects=40, music=25, timer_volume=90)
    assert (settings.animation_speed, settings.effects_volume, settings.music_volume) == (0.0, 0.4, 0.25)
    assert settings.timer_loudness == 0.9
    assert USUAL.animation_speed == 1.0


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "for the file is empty"),
        (b"\n \n", "for the file is empty"),
        (b"{", "for the file is damaged"),
        (b"\xff\xfe\x00", "for the file is damaged"),
        (b"[" * 100_000, "for the file is damaged"),
        (b"[1, 2]", "for the file is something else"),
        (b'{"volume": 3}', "for the file is something else"),
        (b'{"format": "sheepfold-window", "format_version": 1}', "for the file is something else"),
        (b'{"format": "sheepfold-settings"}', "for the file is damaged"),
        (b'{"format": "sheepfold-settings", "format_version": 2}', "for it was written by a newer Sheepfold"),
    ],
)
def test_a_file_that_cannot_be_used_is_put_aside_and_told(tmp_path: Path, content: bytes, why: str) -> None:
    places = places_in(tmp_path)
    path = good_file(tmp_path)
    path.write_bytes(content)
    settings, note = load_settings(places)
    assert settings == USUAL
    assert note == (
        f"The settings could not be used, {why}; the usual ones are set, and the old file is kept as "
        "settings.json.broken-1."
    )
    assert path.with_name("settings.json.broken-1").read_bytes() == content
    assert save_settings(places, settings) is None
    assert load_settings(places) == (USUAL, "")


def test_every_truncation_starts(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    assert save_settings(places, USUAL.changed(ui_scale=125)) is None
    whole = places.settings.read_bytes()
    for length in {*range(0, len(whole) - 2, 17), 1, len(whole) // 2, len(whole) - 3}:
        places.settings.write_bytes(whole[:length])
        settings, note = load_settings(places)
        assert (settings, bool(note)) == (USUAL, True)


@pytest.mark.parametrize(
    ("name", "value"),
    [("ui_scale", 9000), ("ui_scale", "150"), ("ui_scale", True), ("animation", "warp"), ("animation", ["off"]),
     ("muted", 1), ("names", "Anna"), ("names", [1]), ("set_ups", {"a": 1}), ("effects", None), ("language", 5)],
)
def test_a_wrong_value_is_the_usual_one_and_told(tmp_path: Path, name: str, value: Any) -> None:
    good_file(tmp_path, **{"music": 30, name: value})
    settings, note = load_settings(places_in(tmp_path))
    assert settings == USUAL.changed(music=30)
    assert note == f"The settings had no usable value for {name}; the usual one is set."


def test_what_another_version_wrote_is_kept(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    good_file(tmp_path, sheep_hats=["red"], music=10)
    settings, note = load_settings(places)
    assert note == ""
    save_settings(places, settings.changed(music=20))
    again = json.loads(places.settings.read_text())
    assert (again["sheep_hats"], again["music"]) == (["red"], 20)


def test_older_files_are_kept_an_hour_apart(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    for step in range(40):
        save_settings(places, USUAL.changed(music=step))
        os.utime(places.settings, (step * 1200, step * 1200))
    ages = [g.stat().st_mtime for g in generations(places.settings)]
    assert len(ages) == 3
    assert all(young - old >= 3600 for young, old in pairwise(ages))


def test_a_full_disk_is_told_and_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = places_in(tmp_path)
    save_settings(places, USUAL.changed(music=5))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(store, "write_whole", full)
    trouble = save_settings(places, USUAL)
    assert isinstance(trouble, SaveTrouble)
    assert trouble.sentence.startswith("The settings could not be saved: the disk is full")
    assert load_settings(places)[0].music == 5


def test_a_file_that_may_not_be_read_is_told_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = good_file(tmp_path, music=5)

    def denied(self: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", denied)
    settings, note = load_settings(places_in(tmp_path))
    assert settings == USUAL
    assert "not allowed" in note
    assert path.is_file()


def test_the_windows_place_is_kept_apart_from_the_settings(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    assert load_window(places) == WindowPlace()
    place = WindowPlace((1300, 800), (-20, 15), True)
    assert save_window(places, place) is None
    assert load_window(places) == place
    places.window.write_bytes(b"{broken")
    assert load_window(places) == WindowPlace()


def test_a_windows_place_of_nonsense_is_anywhere(tmp_path: Path) -> None:
    places = places_in(tmp_path)
    places.window.parent.mkdir(parents=True)
    places.window.write_text(
        '{"format": "sheepfold-window", "format_version": 1, "size": ["wide", 3], "position": [1], "maximised": 1}'
    )
    assert load_window(places) == WindowPlace()
