"""`sheepfold replay`: a saved game in words, checked on request, with exit codes scripts can rely on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.main import main
from tests.saves.sitting import path_of, played_game, saves_in


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A save of 20 actions, in the user's own folder, called Friday."""
    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path))
    session = played_game(saves_in(tmp_path), 20, title="Friday")
    session.close()
    return path_of_closed(tmp_path)


def path_of_closed(tmp_path: Path) -> Path:
    """The one save there is."""
    return saves_in(tmp_path).list_saves()[0].path


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and remarks of the command."""
    code = main(["replay", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_game_is_told_move_by_move(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = printed(capsys, str(save), "--verify")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "   0  the deal"
    assert sum(line.startswith("   1  Anna: ") for line in lines) == 1
    assert lines[-2].startswith("position after action 20, turn ")
    assert "[" not in out.replace("[]", "")


def test_the_hash_at_the_end_is_the_positions(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = played_game(saves_in(tmp_path / "again"), 7, title="Friday")
    _, out, _ = printed(capsys, str(save), "--to", "7")
    assert out.splitlines()[-1] == f"hash {session.state_hash()}"
    assert "   7  " in out
    assert "   8  " not in out
    session.close()


def test_a_save_is_found_by_its_name(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "Friday", "--to", "0")[0] == 0
    assert printed(capsys, save.stem, "--to", "0")[0] == 0


def test_a_game_that_is_being_played_can_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path))
    session = played_game(saves_in(tmp_path), 4)
    assert printed(capsys, str(path_of(session)))[0] == 0
    session.close()


def test_a_disagreement_is_told_and_fails_only_when_asked_to_verify(
    save: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = save.read_bytes()
    at = content.index(b'"hash":"') + len(b'"hash":"')
    save.write_bytes(content[:at] + b"0" * 32 + content[at + 32 :])
    code, out, err = printed(capsys, str(save), "--verify")
    assert code == 1
    assert "does not agree with the rules" in err
    assert "the kept position" in out
    assert printed(capsys, str(save))[0] == 0


def test_a_damaged_line_does_not_verify(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    lines[5] = b"#\n"
    save.write_bytes(b"".join(lines))
    code, _, err = printed(capsys, str(save), "--verify")
    assert code == 1
    assert "Line 6 of the save is damaged" in err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"", "The file is empty."), (b"milk\n", "This is not a saved game of Sheepfold.")],
)
def test_what_is_no_save_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, sentence: str
) -> None:
    path = tmp_path / "x.sheepfold"
    path.write_bytes(content)
    assert printed(capsys, str(path)) == (2, "", sentence + "\n")


def test_what_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = printed(capsys, "no such game")
    assert (code, out) == (2, "")
    assert err == 'There is no file and no save of the name "no such game".\n'


def test_an_unknown_game_is_refused(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save.write_bytes(save.read_bytes().replace(b'"game":"shear_panic"', b'"game":"llama_panic"', 1))
    code, _, err = printed(capsys, str(save))
    assert code == 2
    assert "llama_panic" in err


@pytest.mark.parametrize("number", ["21", "-1"])
def test_an_action_that_was_never_done_is_refused(
    save: Path, capsys: pytest.CaptureFixture[str], number: str
) -> None:
    code, _, err = printed(capsys, str(save), "--to", number)
    assert code == 2
    assert err == f"There is no action {number} in this game; it has 0 to 20.\n"
