"""The program runs once: a second start brings the first to the front and leaves."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from game.persist import lock
from game.persist.lock import FileLock
from game.persist.single import SingleCopy
from tests.meta.source import ROOT
from tests.saves.sitting import places_in

SECOND = (
    "import sys; from game.persist.places import find_places; from game.persist.single import SingleCopy\n"
    "print(SingleCopy(find_places()).claim())"
)


def started(tmp_path: Path) -> str:
    """What another process that starts the program is told."""
    done = subprocess.run(
        [sys.executable, "-c", SECOND], cwd=ROOT, env={"SHEEPFOLD_HOME": str(tmp_path)}, capture_output=True, text=True,
        timeout=30, check=True,
    )
    return done.stdout.strip()


def test_the_second_start_asks_the_first_to_come_to_the_front(tmp_path: Path) -> None:
    first = SingleCopy(places_in(tmp_path))
    assert first.claim()
    assert not first.raise_wanted()
    assert started(tmp_path) == "False"
    assert first.raise_wanted()
    assert not first.raise_wanted()
    first.release()
    assert started(tmp_path) == "True"


def test_five_starts_are_one_window(tmp_path: Path) -> None:
    copies = [SingleCopy(places_in(tmp_path)) for _ in range(5)]
    assert [copy.claim() for copy in copies] == [True, False, False, False, False]
    assert copies[0].raise_wanted()


def test_a_copy_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    # The other process ended without letting go.
    assert started(tmp_path) == "True"
    assert SingleCopy(places_in(tmp_path)).claim()


def test_an_old_note_does_not_raise_a_new_start(tmp_path: Path) -> None:
    first, second = SingleCopy(places_in(tmp_path)), SingleCopy(places_in(tmp_path))
    assert first.claim()
    assert not second.claim()
    first.release()
    assert second.claim()
    assert not second.raise_wanted()


def test_without_a_folder_for_the_lock_the_program_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def readonly(*_: object) -> int:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(lock.os, "open", readonly)
    assert SingleCopy(places_in(tmp_path)).claim()


def test_a_lock_is_held_by_one_and_names_its_process(tmp_path: Path) -> None:
    import os

    path = tmp_path / "x" / "game.lock"
    mine, other = FileLock(path), FileLock(path)
    assert mine.take()
    assert mine.take()
    assert not other.take()
    assert path.read_text() == str(os.getpid())
    mine.release()
    mine.release()
    assert other.take()
    other.release()
