"""A full disk, a folder that vanishes or may not be written: the game goes on, says so, and is saved once it can be."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.persist import files, writer
from game.persist.files import SaveTrouble
from tests.saves.sitting import act, new_game, path_of, played_game, reopened, saves_in


def disk(monkeypatch: pytest.MonkeyPatch, room: int, number: int) -> None:
    """From now on the disk takes `room` more bytes, then every write fails with error `number`."""
    left, write, opener = [room], os.write, open

    def limited(file: int, content: bytes) -> int:
        if not left[0]:
            raise OSError(number, os.strerror(number))
        count = write(file, content[: left[0]])
        left[0] -= count
        return count

    def no_new_files(path: object, mode: str = "r", *rest: object, **named: object) -> object:
        if "w" in mode:
            raise OSError(number, os.strerror(number))
        return opener(path, mode, *rest, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(writer.os, "write", limited)
    monkeypatch.setattr(files, "open", no_new_files, raising=False)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("room", [0, 1, 40, 300])
def test_a_disk_that_refuses_never_stops_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, room: int
) -> None:
    saves, rng = saves_in(tmp_path), Rng(11)
    session = played_game(saves, 10, seed=11)
    journal = session.journal
    assert journal is not None
    disk(monkeypatch, room, number)
    for _ in range(20):
        act(session, rng, undo=False)
    assert journal.trouble is not None
    assert journal.trouble.sentence.startswith("The game could not be saved: the ")
    assert journal.retry() is not None
    monkeypatch.undo()
    assert journal.retry() is None
    assert journal.trouble is None
    assert journal.path.read_bytes() == journal.content
    session.close()
    game = reopened(saves, journal.path)
    assert (game.verified, game.session.state_hash()) == (True, session.state_hash())
    game.session.close()


def test_what_was_saved_before_the_disk_was_full_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves, rng = saves_in(tmp_path), Rng(11)
    session = played_game(saves, 10, seed=11)
    known = {session.state_hash()}
    disk(monkeypatch, 150, errno.ENOSPC)
    for _ in range(5):
        act(session, rng, undo=False)
        known.add(session.state_hash())
    path = path_of(session)
    content = path.read_bytes()
    monkeypatch.undo()
    other = saves_in(tmp_path / "after the crash")
    (tmp_path / "copy.sheepfold").write_bytes(content)
    taken = other.take_in(tmp_path / "copy.sheepfold")
    assert not isinstance(taken, SaveTrouble)
    game = reopened(other, taken.path)
    assert game.session.state_hash() in known
    assert game.session.history[-1].number >= 10
    session.close()


def test_the_next_action_brings_everything_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves, rng = saves_in(tmp_path), Rng(11)
    session = played_game(saves, 3, seed=11)
    disk(monkeypatch, 20, errno.ENOSPC)
    act(session, rng, undo=False)
    monkeypatch.undo()
    act(session, rng, undo=False)
    assert session.journal is not None
    assert session.journal.trouble is None
    assert path_of(session).read_bytes() == session.journal.content


@pytest.mark.parametrize("lost", ["file", "folder"])
def test_a_save_that_is_deleted_from_outside_is_written_again(tmp_path: Path, lost: str) -> None:
    saves, rng = saves_in(tmp_path), Rng(2)
    session = played_game(saves, 5)
    if lost == "file":
        path_of(session).unlink()
    else:
        shutil.rmtree(saves.folder)
    act(session, rng, undo=False)
    session.close()
    (save,) = saves.list_saves()
    assert reopened(saves, save.path).session.state_hash() == session.state_hash()


def test_a_save_that_is_changed_from_outside_is_put_right(tmp_path: Path) -> None:
    saves, rng = saves_in(tmp_path), Rng(2)
    session = played_game(saves, 5)
    path_of(session).write_bytes(b"scribble")
    act(session, rng, undo=False)
    session.close()
    assert reopened(saves, saves.list_saves()[0].path).session.state_hash() == session.state_hash()


def test_a_game_begins_without_a_place_to_save_it(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.folder.parent.mkdir(parents=True)
    saves.folder.write_text("a file stands where the folder should be")
    session, rng = new_game(saves), Rng(2)
    assert session.journal is not None
    assert session.journal.trouble is not None
    assert "a file stands where a folder should be" in session.journal.trouble.sentence
    for _ in range(10):
        act(session, rng, undo=False)
    saves.folder.unlink()
    assert session.journal.retry() is None
    session.close()
    assert reopened(saves, saves.list_saves()[0].path).session.state_hash() == session.state_hash()


def test_a_game_that_may_not_be_written_is_played_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 5)
    path = path_of(session)
    session.close()
    opener = os.open

    def readonly(name: object, flags: int, *rest: int) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            raise OSError(errno.EROFS, "Read-only file system")
        return opener(name, flags, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(writer.os, "open", readonly)
    disk(monkeypatch, 0, errno.EROFS)
    game = reopened(saves, path)
    journal = game.session.journal
    assert journal is not None
    assert journal.trouble is not None
    assert "the folder is read-only" in journal.trouble.sentence
    act(game.session, Rng(1), undo=False)
    monkeypatch.undo()
    game.session.close()
    assert reopened(saves, path).session.state_hash() == game.session.state_hash()


@pytest.mark.parametrize("what", ["save_as", "delete", "export", "picture"])
def test_every_other_refusal_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 5, title="Friday")
    path = path_of(session)
    session.close()
    content = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files.os, "replace", full)
    result = {
        "save_as": lambda: saves.save_as(path, "copy"),
        "delete": lambda: saves.delete(path),
        "export": lambda: saves.export(path, tmp_path / "x"),
        "picture": lambda: saves.set_picture(path, b"PNG"),
    }[what]()
    assert isinstance(result, SaveTrouble)
    assert "the disk is full" in result.sentence
    monkeypatch.undo()
    assert path.read_bytes() == content
    assert [s.title for s in saves.list_saves()] == ["Friday"]


def test_long_play_keeps_one_file_open(tmp_path: Path) -> None:
    folder = Path("/proc/self/fd")
    if not folder.is_dir():
        pytest.skip("open files cannot be counted here")
    saves = saves_in(tmp_path)
    before = len(list(folder.iterdir()))
    for seed in range(5):
        played_game(saves, 20, seed).close()
        saves.list_saves()
    assert len(list(folder.iterdir())) == before
