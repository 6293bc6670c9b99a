"""`tools/balance.py` as it is called: whole reports, the same for the same seeds, and what it says to wrong words."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.rules.registry import GAME_IDS, get_rules
from tests.helpers import config_of
from tests.meta.source import ROOT
from tools.balance import main
from tools.balance_report.balanced import balanced

SHEAR = ("--game", "shear_panic", "--seats", "2", "--bots", "random", "--games", "3")
SPACE = ("--game", "space_sheep", "--seats", "5", "--bots", "random", "--games", "2")
SHEEP = ("--game", "the_sheep", "--seats", "2", "--bots", "random", "--games", "2")
SLOWER_STEP = "mat:\n  small_step: {number: 4}\n"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """The JSON object that is printed."""
    assert main([*words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def table(side: dict[str, Any], kind: str) -> dict[str, Any]:
    """The entries of a kind by their names."""
    (found,) = [one for one in side["kinds"] if one["id"] == kind]
    return {entry["id"]: entry for entry in found["entries"]}


def mods(folder: Path, text: str = SLOWER_STEP) -> Path:
    """A folder with one mod for Shear Panic."""
    mod = folder / "mods" / "longer" / "shear_panic"
    mod.mkdir(parents=True)
    (mod / "game.yaml").write_text(text, "utf-8")
    return folder / "mods"


def test_the_figures_of_a_report_fit_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    report = told(capsys, *SHEAR)
    assert report["command"].startswith("python tools/balance.py --game shear_panic --seats 2 --bots random --games 3")
    (run,) = report["runs"]
    before = run["before"]
    assert (before["games"], before["finished"], before["cases"], before["audit_failures"]) == (3, 3, 6, 0)
    assert sum(won["n"] for won in before["won"]) == 3
    seats = table(before, "seats")
    assert [seats[name]["with"]["of"] for name in ("seat 1", "seat 2")] == [3, 3]
    boxes = table(before, "boxes")
    assert boxes["lamb_slam 3"]["columns"]["covered"]["of"] == 12, "two a mat, two mats, three games"
    assert (run["after"], run["differences"]) == (None, None)


def test_a_journey_draws_who_goes_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """A set-up that was chosen stays; without drawing the first ones of the data go."""
    report = told(capsys, *SHEEP, "--set", "shepherd_0=wren")
    shepherds = table(report["runs"][0]["before"], "shepherds")
    assert report["vary"]
    assert shepherds["wren"]["columns"]["went"]["n"] == 2
    usual = table(told(capsys, *SHEEP, "--no-vary")["runs"][0]["before"], "shepherds")
    assert [usual[who]["columns"]["went"]["n"] for who in ("miles", "agatha", "wren")] == [2, 2, 0]
    (traits,) = [kind for kind in report["runs"][0]["before"]["kinds"] if kind["id"] == "traits"]
    first = [entry for entry in traits["entries"] if entry["id"] in ("poachers_path", "early_start")]
    assert all(entry["columns"]["chosen"]["of"] == 0 for entry in first), "drawn, not chosen"


def test_before_and_after_a_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A box with another number is another box; of the same games a folder of mods tells the same as the mod alone."""
    report = told(capsys, *SHEAR, "--overlay", str(mods(tmp_path)))
    (run,) = report["runs"]
    assert "small_step 1" in table(run["before"], "boxes")
    assert "small_step 4" in table(run["after"], "boxes")
    assert run["before"] == told(capsys, *SHEAR)["runs"][0]["before"]
    assert run["differences"]["kinds"]["boxes"]["small_step 4"]["covered"] is None, "it was not there before"
    assert report["command"].endswith("--overlay mods"), "no word of where the folder lies"
    alone = told(capsys, *SHEAR, "--overlay", str(tmp_path / "mods" / "longer"))
    assert alone["runs"] == report["runs"]


def test_the_command_that_makes_a_report_again_makes_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = (*SHEAR, "--seed", "9", "--set", "first_seat=1", "--no-rotate", "--no-vary", "--bots", "random, random")
    report = told(capsys, *words)
    python, script, *again = shlex.split(report["command"])
    assert (python, script) == ("python", "tools/balance.py")
    assert told(capsys, *again) == report
    assert report["runs"] != told(capsys, *again, "--set", "first_seat=0")["runs"]


def test_one_part_a_preset_and_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    """Five players can take all presets but the one for families."""
    assert main([*SPACE, "--all-presets"]) == 0
    text = capsys.readouterr().out
    names = ["first_advanced", "easy", "middling", "hard", "severe", "brutal"]
    assert [line[9:] for line in text.splitlines() if line.startswith("# Preset ")] == names
    assert [line.split("`")[1] for line in text.splitlines() if line.startswith("| `")][:6] == names


def test_all_tiles_take_part_unless_the_set_up_was_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, *SPACE)["runs"][0]["options"] == {"tiles": "all"}
    assert told(capsys, *SPACE, "--set", "tiles=plain")["runs"][0]["options"] == {"tiles": "plain"}
    assert told(capsys, *SPACE, "--preset", "easy")["runs"][0]["options"]["tiles"] == "plain"
    assert told(capsys, *SPACE, "--no-vary")["runs"][0]["options"] == {}


def test_the_report_goes_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHEAR, "--out", str(tmp_path / "report.md")]) == 0
    text = (tmp_path / "report.md").read_text("utf-8")
    assert capsys.readouterr().out == ""
    assert main([*SHEAR]) == 0
    assert capsys.readouterr().out == text
    assert str(tmp_path) not in text
    assert text.startswith("# Balance of shear_panic, 2 seats\n")
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## Seats", "## Boxes", "## Points", "## Spare buttons", "## How to read this",
    ]  # fmt: skip


def test_every_game_is_counted_and_no_table_or_line_stands_there_twice() -> None:
    for game_id in GAME_IDS:
        kinds = balanced(game_id).kinds(config_of(game_id), get_rules(game_id).info.min_seats)
        assert len({kind.id for kind in kinds}) == len(kinds) > 1, game_id
        assert all(len(set(kind.entries)) == len(kind.entries) > 0 for kind in kinds), game_id


@pytest.mark.slow
def test_processes_that_share_the_games_make_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "tools/balance.py", *SHEAR, "--jobs", "2", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == told(capsys, *SHEAR)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--bots", "hrad"], 'There is no bot "hrad"; did you mean "hard"?'),
        (["--seats", "7"], "shear_panic is for 2 to 4 seats, not 7 (--seats)."),
        (["--all-presets"], "shear_panic has no presets for 2 seats (--all-presets)."),
        (["--all-presets", "--preset", "x"], "All presets or one of them: leave out --preset or --all-presets."),
        (["--overlay", "nowhere"], "There is no change of shear_panic in nowhere; it belongs in"),
        (["--out", "nowhere/report.md"], "There is no folder nowhere for the report (--out)."),
    ],
)
def test_words_that_make_no_sense_are_answered_in_one_sentence(
    words: list[str], answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHEAR, *words]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert answer in err


def test_a_change_that_would_be_set_aside_is_told_and_nothing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*SHEAR, "--overlay", str(mods(tmp_path, "points: {beside: many}\n"))]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "game.yaml:1:" in err
