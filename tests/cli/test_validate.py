"""The command that checks data: what it takes, what it prints where, and its exit code."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.cli.main import main
from game.content.nodes import listed, shown_path
from game.persist.places import find_places
from game.roots import program_root
from game.rules.registry import GAME_IDS


def validate(capsys: pytest.CaptureFixture[str], *paths: Path) -> tuple[int, list[str], list[str]]:
    """Runs the command; its exit code, and the lines of stdout and stderr."""
    code = main(["validate", *map(str, paths)])
    printed = capsys.readouterr()
    return code, printed.out.splitlines(), printed.err.splitlines()

ALL_GAMES = listed(GAME_IDS, "and")
FOLDERS = listed((*GAME_IDS, "common"))


def write(path: Path, text: str) -> Path:
    """Writes a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def mods(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The mods folder of a home of its own."""
    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path / "home"))
    return find_places().mods


def test_the_programs_own_data_is_sound(capsys: pytest.CaptureFixture[str], mods: Path) -> None:
    assert validate(capsys) == (0, [], [f"no problems (checked {ALL_GAMES})"])


def test_mods_are_checked_with_it(capsys: pytest.CaptureFixture[str], mods: Path) -> None:
    write(mods / "good" / "shear_panic" / "a.yaml", "mat: {boing: {number: 2}}\n")
    bad = write(mods / "worse" / "shear_panic" / "b.yaml", "mat: {boing: {number: 0}}\n")
    words = write(mods / "worse" / "shear_panic" / "text" / "en.yaml", "name: 7\n")
    code, out, err = validate(capsys)
    assert code == 1
    assert out == [
        f'{shown_path(bad)}:1:23: "number" must be from 1 to 9, not 0',
        f'{shown_path(words)}:1:7: "name" must be text, not the number 7; put it in quotes: "7"',
    ]
    assert err == [
        "mod good: 1 changed, 0 added, 0 removed",
        f"mod worse: 0 changed, 0 added, 0 removed; set aside: {shown_path(bad)}",
        f"2 problems (checked {ALL_GAMES})",
    ]


def test_conflicts_are_notes_and_no_problem(capsys: pytest.CaptureFixture[str], mods: Path) -> None:
    first = write(mods / "a" / "shear_panic" / "x.yaml", "mat: {boing: {number: 2}}\n")
    second = write(mods / "b" / "shear_panic" / "x.yaml", "mat: {boing: {number: 1}}\n")
    code, out, err = validate(capsys)
    assert (code, out) == (0, [])
    assert err[0] == (
        f'note: {shown_path(second)}:1:23: the mods "a" and "b" both change "number" '
        f'(the other at {shown_path(first)}:1:23); "b" comes later and wins'
    )


def test_misplaced_files_do_not_go_unnoticed(capsys: pytest.CaptureFixture[str], mods: Path) -> None:
    beside = write(mods / "m" / "tweaks.yaml", "mat: {boing: {number: 2}}\n")
    misspelt = write(mods / "m" / "sheer_panic" / "tweaks.yaml", "mat: {boing: {number: 2}}\n").parent
    suffix = write(mods / "m" / "shear_panic" / "tweaks.yml", "mat: {boing: {number: 2}}\n")
    code, out, _ = validate(capsys)
    assert code == 1
    assert out == [
        f"{shown_path(suffix)}:1:1: data files end in .yaml; rename this one",
        f'{shown_path(misspelt)}:1:1: "sheer_panic" is no game; the folders of a mod are called {FOLDERS}; '
        'did you mean "shear_panic"?',
        f"{shown_path(beside)}:1:1: this file lies beside the game folders; move it into {FOLDERS}",
    ]


MISTAKE = "mat: {boing: {number: 0}}\n"
SAID = '1:23: "number" must be from 1 to 9, not 0'


@pytest.mark.parametrize("asked", ["m/shear_panic/a.yaml", "m/shear_panic", "m", "."])
def test_a_mod_can_be_named_by_any_of_its_folders(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, asked: str
) -> None:
    path = write(tmp_path / "my mods" / "m" / "shear_panic" / "a.yaml", MISTAKE)
    assert validate(capsys, tmp_path / "my mods" / asked)[:2] == (1, [f"{shown_path(path)}:{SAID}"])


@pytest.mark.parametrize("head", ["game: shear_panic\n", ""], ids=["named", "known by its sections"])
def test_a_single_file_anywhere(capsys: pytest.CaptureFixture[str], tmp_path: Path, head: str) -> None:
    path = write(tmp_path / "tweaks.yaml", head + MISTAKE)
    line = 1 + head.count("\n")
    assert validate(capsys, path)[:2] == (1, [f'{shown_path(path)}:{line}:23: "number" must be from 1 to 9, not 0'])
    write(path, head + "mat: {boing: {number: 2}}\n")
    assert validate(capsys, path)[:2] == (0, [])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour: red\n", "1:1: nothing says for which game this file is; add a line such as `game: shear_panic`"),
        ("game: chess\n", f'1:7: "game" must be {listed(GAME_IDS)}, not "chess"'),
        ("- 1\n", "1:1: this file must be a mapping (lines like `key: value`), not a list"),
        ("a: [\n", None),
        ("", "1:1: this file is empty"),
    ],
)
def test_files_of_no_game(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str | None) -> None:
    path = write(tmp_path / "what.yaml", text)
    code, out, _ = validate(capsys, path)
    assert code == 1
    assert len(out) == 1
    assert said is None or out == [f"{shown_path(path)}:{said}"]


def test_a_data_folder_is_checked_as_a_base(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = tmp_path / "data"
    text = (program_root() / "data" / "shear_panic" / "game.yaml").read_text(encoding="utf-8")
    game = write(data / "shear_panic" / "game.yaml", text.replace("points:", "pionts:"))
    for other in GAME_IDS:
        if other != "shear_panic":
            shutil.copytree(program_root() / "data" / other, data / other)
    for topic in ("common", "shear_panic"):
        write(data / topic / "text" / "en.yaml", "name: Fine\n")
    expected = [
        f'{shown_path(game)}:1:1: this file lacks the field "points" (What is scored where)',
        f'{shown_path(game)}:{text[: text.index("points:")].count(chr(10)) + 1}:1: unknown field "pionts"; '
        'allowed are mat, tracks, start, dice, points and two_players; did you mean "points"?',
    ]
    for asked in (data, data / "shear_panic", game):
        assert validate(capsys, asked)[:2] == (1, expected)


def test_several_paths_and_one_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = write(tmp_path / "good.yaml", "game: shear_panic\nmat: {boing: {number: 2}}\n")
    code, out, _ = validate(capsys, good, tmp_path / "nowhere.yaml")
    assert code == 1
    assert out == [f"{shown_path(tmp_path / 'nowhere.yaml')}:1:1: this file cannot be read: No such file or directory"]


def test_a_folder_without_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert validate(capsys, tmp_path)[:2] == (1, [f"{shown_path(tmp_path)}:1:1: there are no data files here"])
