"""The folder of saves: everything is listed, any name works, deletions come back, and two never write one file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.rng import Rng
from game.persist.files import SaveTrouble, generation, generations
from game.persist.info import SaveInfo
from game.persist.journal import header_line
from game.persist.saves import Deleted
from game.session.games import go_on
from tests.meta.source import ROOT
from tests.saves.sitting import act, new_game, path_of, played_game, reopened, saves_in, shear_data


def closed_game(tmp_path: Path, actions: int = 5, title: str = "", seed: int = 3) -> SaveInfo:
    """A saved game that nobody has open."""
    saves = saves_in(tmp_path)
    session = played_game(saves, actions, seed, title)
    path = path_of(session)
    session.close()
    return saves.info(path)


def must(result: SaveInfo | SaveTrouble) -> SaveInfo:
    """The save; there must be no trouble."""
    assert isinstance(result, SaveInfo), result
    return result


def test_a_new_game_is_in_the_list_at_once(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = new_game(saves, title="Friday")
    (save,) = saves.list_saves()
    assert (save.title, save.game, save.names, save.bots) == (
        "Friday", "shear_panic", ("Anna", "Ben", "Bot"), (False, False, True),
    )
    assert (save.turn, save.actions, save.finished, save.readable, save.seed) == (1, 0, False, True, 3)
    assert save.colours == ("red", "blue", "green")
    session.close()


def test_the_list_tells_how_far_a_game_is(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = new_game(saves), Rng(3)
    for _ in range(40):
        act(session, rng)
        (save,) = saves.list_saves()
        assert (save.turn, save.actions) == (session.now.turn, len(session.history) - 1)
        assert save.bots == tuple(not s.human for s in session.seats)
    session.close()


def test_the_list_tells_how_a_game_ended(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = new_game(saves), Rng(3)
    while not session.finished:
        act(session, rng, undo=False)
    outcome = session.outcome()
    assert outcome is not None
    (save,) = saves.list_saves()
    assert (save.finished, save.winners, save.scores) == (True, outcome.winners, outcome.scores)
    assert saves.latest() is None
    if session.can_undo().allowed:
        session.undo()
        assert not saves.list_saves()[0].finished
    session.close()


def test_the_newest_comes_first_and_continue_takes_it(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    games = [closed_game(tmp_path, title=t) for t in ("one", "two", "three")]
    for age, save in zip((30, 10, 20), games, strict=True):
        os.utime(save.path, (1_000_000 - age, 1_000_000 - age))
    assert [s.title for s in saves.list_saves()] == ["two", "three", "one"]
    latest = saves.latest()
    assert latest is not None
    assert latest.title == "two"


@pytest.mark.parametrize("title", ['a:b/c*?"<>|', "CON", "x" * 300, "José 羊 🐑", "", "..", "/", "nul.txt", "a" * 61])
def test_any_title_is_saved_under_a_safe_name_and_shown_as_typed(tmp_path: Path, title: str) -> None:
    saves = saves_in(tmp_path)
    save = closed_game(tmp_path, title="game")
    copy = must(saves.save_as(save.path, title))
    assert copy.title == title
    assert copy.path.parent == saves.folder
    assert len(copy.path.name) <= 80
    assert set(copy.path.stem) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")
    assert copy.path.stem.upper() not in ("CON", "NUL", "AUX", "PRN")
    assert [s.title for s in saves.list_saves()] == ["game", title]
    reopened(saves, copy.path).session.close()


def test_the_same_title_twice_is_two_saves(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    save = closed_game(tmp_path, title="Friday")
    must(saves.save_as(save.path, "Friday"))
    assert sorted(s.path.name for s in saves.list_saves()) == ["friday-1.sheepfold", "friday-2.sheepfold"]


def test_a_running_game_is_copied_under_a_name_and_goes_on_itself(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = played_game(saves, 6), Rng(9)
    copy = must(saves.save_as(path_of(session), "before the shed"))
    saved = session.state_hash()
    for _ in range(5):
        act(session, rng, undo=False)
    latest = saves.latest()
    assert latest is not None
    assert latest.path == path_of(session)
    session.close()
    assert reopened(saves, copy.path).session.state_hash() == saved


def test_right_after_save_as_continue_means_the_game_itself(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 6)
    must(saves.save_as(path_of(session), "bookmark"))
    latest = saves.latest()
    assert latest is not None
    assert latest.path == path_of(session)
    session.close()


def test_a_save_is_renamed_and_stays_where_it_is_in_the_list(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    save = closed_game(tmp_path, 20, "old")
    os.utime(save.path, (5000, 5000))
    assert saves.retitle(save.path, "José 羊") is None
    again = saves.info(save.path)
    assert (again.title, again.changed, again.actions) == ("José 羊", 5000, 20)
    game = reopened(saves, save.path)
    assert game.verified
    game.session.close()


def test_a_running_game_is_renamed_by_its_journal(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session, rng = played_game(saves, 6), Rng(2)
    assert session.journal is not None
    assert session.journal.retitle("a much longer title than before") is None
    act(session, rng, undo=False)
    session.close()
    (save,) = saves.list_saves()
    assert save.title == "a much longer title than before"
    game = reopened(saves, save.path)
    assert (game.verified, game.session.state_hash()) == (True, session.state_hash())
    game.session.close()


def strange_files(folder: Path, good: bytes) -> dict[str, str]:
    """Files that cannot be read, with the reason each is to be listed with."""
    newer = good.replace(b'"format_version":1', b'"format_version":7', 1).replace(b'"program":"', b'"program":"9.', 1)
    files = {
        "empty.sheepfold": (b"", "The file is empty."),
        "text.sheepfold": (b"Dear diary, today it rained.\n", "This is not a saved game of Sheepfold."),
        "other.save": (b"\x00\x01\x02", "This is not a saved game of Sheepfold."),
        "short.sheepfold": (good[:100], "The file breaks off in its first line; nothing of the game is left in it."),
        "newer.sheepfold": (newer, "is newer than this one"),
        "unknown.sheepfold": (good.replace(b'"game":"shear_panic"', b'"game":"llama_panic"', 1), '"llama_panic"'),
    }
    for name, (content, _) in files.items():
        (folder / name).write_bytes(content)
    return {name: reason for name, (_, reason) in files.items()}


def test_what_cannot_be_read_is_listed_with_the_reason_and_left_alone(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    good = closed_game(tmp_path, title="good")
    reasons = strange_files(saves.folder, good.path.read_bytes())
    before = {p.name: p.read_bytes() for p in saves.folder.iterdir() if p.is_file()}
    listed = {s.path.name: s for s in saves.list_saves()}
    assert set(listed) == {good.path.name, *reasons}
    for name, reason in reasons.items():
        assert reason in listed[name].reason
        assert listed[name].reason.endswith(".")
        assert not listed[name].readable
        assert name.startswith(listed[name].title)
    assert listed[good.path.name].readable
    for name in reasons:
        if name != "unknown.sheepfold":
            assert isinstance(go_on(saves, listed[name], shear_data()), SaveTrouble)
    assert {p.name: p.read_bytes() for p in saves.folder.iterdir() if p.is_file()} == before


def test_no_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert saves_in(tmp_path).list_saves() == []
    assert saves_in(tmp_path).latest() is None
    assert not list(tmp_path.iterdir())


def test_every_file_that_is_no_save_may_be_deleted(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    for number in range(3):
        session = reopened(saves, closed_game(tmp_path, 10, f"game {number}").path).session
        act(session, Rng(1), undo=False)
        saves.set_picture(path_of(session), b"PNG")
        session.close()
        reopened(saves, path_of_title(tmp_path, f"game {number}")).session.close()
    others = [p for p in tmp_path.rglob("*") if p.is_file() and p.suffix != ".sheepfold"]
    others += [p for p in tmp_path.rglob("*.sheepfold") if p.parent.name == "older"]
    assert len(others) > 5
    for path in others:
        path.unlink(missing_ok=True)
        assert len([s for s in saves.list_saves() if s.readable]) == 3
        for save in saves.list_saves():
            reopened(saves, save.path).session.close()


def path_of_title(tmp_path: Path, title: str) -> Path:
    """The file of the save with this title."""
    save = saves_in(tmp_path).find(title)
    assert save is not None
    return save.path


def test_opening_keeps_older_copies_of_different_age(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    path = closed_game(tmp_path, 3).path
    rng, wanted = Rng(6), []
    for hour in range(5):
        os.utime(path, (hour * 3600, hour * 3600))
        wanted.append((hour * 3600, saves.info(path).actions))
        session = reopened(saves, path).session
        for _ in range(3):
            act(session, rng, undo=False)
        session.close()
    kept = [(g.stat().st_mtime, saves.info(g).actions) for g in generations(path)]
    assert kept == [wanted[4], wanted[3], wanted[2]]
    assert saves.info(path).older == 3


def test_opening_again_without_playing_keeps_the_older_copies(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    path = closed_game(tmp_path, 3).path
    for _ in range(4):
        reopened(saves, path).session.close()
    assert len(generations(path)) == 1


def test_an_older_copy_becomes_a_save_again(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    path = closed_game(tmp_path, 7, "Friday").path
    session = reopened(saves, path).session
    before = session.state_hash()
    act(session, Rng(1), undo=False)
    session.close()
    path.write_bytes(b"")
    (older,) = saves.older(path)
    back = must(saves.bring_back(older.path))
    assert back.title == "Friday"
    assert reopened(saves, back.path).session.state_hash() == before
    assert path.read_bytes() == b""


def test_a_deleted_save_is_brought_back_whole(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    path = closed_game(tmp_path, 7, "Friday").path
    reopened(saves, path).session.close()
    saves.set_picture(path, b"PNG")
    content = path.read_bytes()
    deleted = saves.delete(path)
    assert isinstance(deleted, Deleted)
    assert deleted.title == "Friday"
    assert saves.list_saves() == []
    assert not generation(path, 1).exists()
    back = must(saves.restore(deleted))
    assert (back.path, back.path.read_bytes(), back.older) == (path, content, 1)
    assert back.picture is not None
    assert back.picture.read_bytes() == b"PNG"


def test_bringing_back_disturbs_nobody(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    path = closed_game(tmp_path, 7, "Friday").path
    deleted = saves.delete(path)
    assert isinstance(deleted, Deleted)
    assert closed_game(tmp_path, 2, "Friday").path == path
    back = must(saves.restore(deleted))
    assert back.path != path
    assert sorted(s.actions for s in saves.list_saves()) == [2, 7]


def test_an_unreadable_file_can_be_deleted_and_brought_back(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    saves.folder.mkdir(parents=True)
    (saves.folder / "notes.txt").write_text("milk")
    deleted = saves.delete(saves.folder / "notes.txt")
    assert isinstance(deleted, Deleted)
    assert not saves.list_saves()
    saves.restore(deleted)
    assert (saves.folder / "notes.txt").read_text() == "milk"


def test_the_trash_is_emptied(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    deleted = saves.delete(closed_game(tmp_path).path)
    assert isinstance(deleted, Deleted)
    saves.empty_trash(older_than=3600)
    assert deleted.folder.exists()
    saves.empty_trash()
    assert not deleted.folder.exists()
    assert isinstance(saves.restore(deleted), SaveTrouble)


def test_a_game_that_is_played_can_be_neither_opened_nor_deleted_nor_renamed(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    session = played_game(saves, 3)
    path = path_of(session)
    assert "open in another copy" in str(saves.open(path))
    assert "is being played" in str(saves.delete(path))
    assert "open in another copy" in str(saves.retitle(path, "x"))
    session.close()
    reopened(saves, path).session.close()


def test_another_process_cannot_write_the_same_game(tmp_path: Path) -> None:
    session = played_game(saves_in(tmp_path), 3)
    script = (
        "import sys; from pathlib import Path; from tests.saves.sitting import saves_in\n"
        "print(saves_in(Path(sys.argv[1])).open(Path(sys.argv[2])))"
    )
    command = [sys.executable, "-c", script, str(tmp_path), str(path_of(session))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert "open in another copy of the program" in done.stdout
    session.close()


def test_a_game_is_shared_as_one_file(tmp_path: Path) -> None:
    here, there = saves_in(tmp_path / "here"), saves_in(tmp_path / "there")
    save = closed_game(tmp_path / "here", 12, "José 羊 🐑")
    file = here.export(save.path, tmp_path / "for you")
    assert file == tmp_path / "for you.sheepfold"
    taken = must(there.take_in(tmp_path / "for you.sheepfold"))
    assert taken.title == "José 羊 🐑"
    assert reopened(there, taken.path).session.state_hash() == reopened(here, save.path).session.state_hash()


def test_a_foreign_file_is_not_taken_in(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    (tmp_path / "x.txt").write_text("milk")
    assert str(saves.take_in(tmp_path / "x.txt")) == "This is not a saved game of Sheepfold."
    assert "missing" in str(saves.take_in(tmp_path / "nothing"))
    assert saves.list_saves() == []


def test_a_file_that_breaks_off_in_the_header_is_no_save(tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    path = closed_game(tmp_path).path
    contents = saves.read(path)
    assert not isinstance(contents, SaveTrouble)
    whole = header_line(contents.header)
    for length in range(0, len(whole), 37):
        path.write_bytes(whole[:length])
        assert not saves.info(path).readable
    path.write_bytes(whole)
    assert saves.info(path).readable
    assert reopened(saves, path).session.now.turn == 1
