"""Files are swapped in whole, and older copies differ in content and in age."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.persist import files
from game.persist.files import cause, generation, generations, keep_generation, put_aside, write_whole


def test_a_file_is_replaced_in_one_step(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "x.json"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert os.listdir(path.parent) == ["x.json"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_the_old_file_stays_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "x.json"
    write_whole(path, b"old")

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, step, full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["x.json"]


def test_a_file_that_reads_back_differently_is_not_swapped_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.json"
    write_whole(path, b"old")
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"something else")
    with pytest.raises(OSError, match="reads back differently"):
        write_whole(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"


def test_three_generations_differ_in_content(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for content in (b"1", b"2", b"2", b"3", b"4", b"5"):
        path.write_bytes(content)
        keep_generation(path)
    assert [g.read_bytes() for g in generations(path)] == [b"5", b"4", b"3"]


def test_generations_differ_in_age(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    for minute in range(0, 400, 5):
        path.write_bytes(str(minute).encode())
        os.utime(path, (minute * 60, minute * 60))
        keep_generation(path, min_age=3600)
    ages = [g.stat().st_mtime for g in generations(path)]
    assert len(ages) == 3
    assert ages[0] - ages[1] >= 3600
    assert ages[1] - ages[2] >= 3600


def test_a_generation_keeps_the_time_of_its_file(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"1")
    os.utime(path, (1000, 1000))
    keep_generation(path)
    assert generation(path, 1).stat().st_mtime == 1000


def test_nothing_is_kept_of_nothing(tmp_path: Path) -> None:
    keep_generation(tmp_path / "missing")
    assert not list(tmp_path.iterdir())


def test_broken_files_are_numbered(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for content in (b"one", b"two"):
        path.write_bytes(content)
        put_aside(path)
    assert {p.name: p.read_bytes() for p in tmp_path.iterdir()} == {
        "settings.json.broken-1": b"one", "settings.json.broken-2": b"two",
    }


def test_causes_are_plain_words() -> None:
    assert cause(OSError(errno.ENOSPC, "x")) == "the disk is full"
    assert cause(OSError(errno.EROFS, "x")) == "the folder is read-only"
    assert cause(OSError(errno.ENOENT, "x")) == "the file or its folder is missing"
    assert cause(OSError(errno.EMFILE, "Too many open files")) == "too many open files"
    assert cause(OSError()) == "the system gave no reason"
