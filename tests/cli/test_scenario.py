"""The command that plays scenarios: one line a file, exit codes, and every way a file can be wrong or fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.main import main
from game.content.nodes import shown_path

HEAD = "game: shear_panic\nabout: a test\n"
TURN = "  - do: {ewe_turn: {number: 1, side: left}}\n"
ON_RED = HEAD + "position: {marker: 2}\n"
QUIET = HEAD + "position: {marker: 12}\n"
FIRST = QUIET + "play:\n  - "
AFTER = QUIET + "play:\n" + TURN + "    "


def play(capsys: pytest.CaptureFixture[str], tmp_path: Path, *texts: str) -> tuple[int, list[str]]:
    """Writes files and plays them; the exit code, and the lines without the files' folder."""
    files = []
    for number, text in enumerate(texts):
        files.append(tmp_path / f"{number}.yaml")
        files[-1].write_text(text, "utf-8")
    code = main(["scenario", *map(str, files)])
    printed = capsys.readouterr()
    assert printed.err == ""
    return code, printed.out.replace(shown_path(tmp_path) + "/", "").splitlines()


def test_everything_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    holds = AFTER + "expect: {marker: 13, facing: west, turn: 1}\n"
    assert play(capsys, tmp_path, holds, holds) == (0, ["ok 0.yaml", "ok 1.yaml"])


def test_the_worst_file_decides_and_all_are_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    holds = QUIET + "play:\n" + TURN
    fails = holds + "    expect: {marker: 14}\n"
    told = ["FAILED 0.yaml: line 5: marker: expected 14, got 13", "ok 1.yaml"]
    assert play(capsys, tmp_path, fails, holds) == (1, told)
    code, lines = play(capsys, tmp_path, fails, "game: [", holds)
    assert code == 2
    assert [line.split()[0] for line in lines] == ["FAILED", "ERROR", "ok"]


def test_a_folder_stands_for_its_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("b.yaml", "a.yaml", "deep/c.yaml"):
        (tmp_path / name).write_text(QUIET + "play:\n" + TURN, "utf-8")
    assert main(["scenario", str(tmp_path)]) == 0
    names = [line.rsplit("/", 1)[1] for line in capsys.readouterr().out.splitlines()]
    assert names == ["a.yaml", "b.yaml", "c.yaml"]


def test_without_files_it_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["scenario"])
    assert left.value.code == 2
    assert "FILE" in capsys.readouterr().err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["scenario", str(tmp_path / "none.yaml")]) == 2
    assert "none.yaml:1:1: this file cannot be read" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "failure"),
    [
        (AFTER + "expect: {scores: [1, 0, 0, 0]}\n", "scores: expected [1, 0, 0, 0], got [0, 0, 0, 0]"),
        (AFTER + "expect: {marker: 14, turn: 2}\n", "marker: expected 14, got 13; turn: expected 2, got 1"),
        (AFTER + "expect: {asks: {seat: 0}}\n", "asks.seat: expected 0, got 1"),
        (AFTER + "expect: {asks: []}\n", "asks: expected [], got seat 1 (action)"),
        (AFTER + "expect: {free: {0: {ewe_turn: [1]}}}\n", "free.0.ewe_turn: expected [1], got [2]"),
        (AFTER + 'expect: {flock: ["Y G B", "R K Y"]}\n', "flock: expected [YGB, RKY], got [YGB, RKY, GBR]"),
        (AFTER + "end: {reason: last_space}\n", "end: expected {reason: last_space}, got a game that goes on"),
        (FIRST + "choices: {kinds: {boing: 4}}\n", "choices of boing: expected 4, got 5"),
        (FIRST + "choices: {count: 3}\n", "choices: expected 3, got "),
        (FIRST + "do: {wool_rule: {number: 1, side: west}}\n", "expected to be legal, got refused: no_such_box"),
        (FIRST + "legal: {wool_rule: {number: 1, side: west}}\n", "expected to be legal, got refused: no_such_box"),
        (FIRST + "illegal: {wool_rule: {number: 2, side: west}}\n", "expected to be refused, got allowed"),
        (
            FIRST + "illegal: {wool_rule: {number: 1, side: west}}\n    because: reversal\n",
            "expected to be refused because of reversal, got no_such_box",
        ),
        (FIRST + "illegal: {wool_rule: {number: 2, side: vest}}\n", "write `because: not_now` if that is meant"),
        (FIRST + "do: {tick: {ms: 5}}\n", "does not fit"),
    ],
)
def test_an_expectation_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, failure: str) -> None:
    code, (line,) = play(capsys, tmp_path, text)
    assert code == 1
    assert line.startswith("FAILED 0.yaml: line 5: ")
    assert failure in line


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ("events: [die_rolled]", "expected die_rolled"),
        ("events: [marker_moved, box_covered]", "expected box_covered (in this place of the order)"),
        ("events: [{marker_moved: {end: 14}}]", "expected marker_moved {end: 14}"),
        ("no_events: [{marker_moved: {end: 13}}]", "expected no marker_moved {end: 13}"),
    ],
)
def test_events_that_came_otherwise(capsys: pytest.CaptureFixture[str], tmp_path: Path, events: str, told: str) -> None:
    code, (line,) = play(capsys, tmp_path, AFTER + f"expect: {{{events}}}\n")
    assert code == 1
    assert told in line
    same = "expect: {events: [box_covered, {marker_moved: {start: 12}}], no_events: [{marker_moved: {end: 14}}]}"
    assert play(capsys, tmp_path, AFTER + f"{same}\n")[0] == 0


def test_luck_that_is_left_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = QUIET + "luck: [{panic: red}, {flock: plus}]\nplay:\n" + TURN
    told = "FAILED 0.yaml: line 6: forced luck is left over: panic=red, flock=plus"
    assert play(capsys, tmp_path, text) == (1, [told])
    text = AFTER + "luck: [{panic: red}]\n"
    assert play(capsys, tmp_path, text) == (
        1, ["FAILED 0.yaml: line 5: this action did not use up its luck: left over panic=red"],
    )


def test_the_wrong_die(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, (line,) = play(capsys, tmp_path, ON_RED + "luck: [{flock: plus}]\nplay:\n" + TURN)
    assert code == 1
    assert "the next forced result is flock=plus, but panic is drawn" in line


def test_a_roll_that_nobody_laid_down(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, (line,) = play(capsys, tmp_path, ON_RED + "play:\n" + TURN)
    assert code == 1
    assert "`luck` does not lay down everything that is drawn: die_rolled(seat=0, die='panic'" in line
    with_seed = ON_RED.replace("marker: 2", "marker: 2, seed: 4")
    assert play(capsys, tmp_path, with_seed + "play:\n" + TURN)[0] == 0
    laid_down = ON_RED + "luck: [{panic: black}]\nplay:\n" + TURN + "    expect: {asks: {prompt: panic_black}}\n"
    assert play(capsys, tmp_path, laid_down)[0] == 0


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "1:1: this file is empty"),
        ("- a\n", "1:1: a scenario must be a mapping, not a list"),
        ("game: shear_panic\nabout: x\n", "1:1: a scenario lacks play"),
        ("game: sheer_panic\nabout: x\nplay: []\n", '1:7: there is no game "sheer_panic"; did you mean "shear_panic"?'),
        (HEAD + "play:\n" + TURN, "1:1: a scenario begins with either `position` or `new`"),
        (HEAD + "new: {seats: 4}\nplay:\n" + TURN, "3:1: new lacks seed"),
        (HEAD + "new: {seats: 4, seed: x}\nplay:\n" + TURN, '3:23: seed must be a whole number, not the text "x"'),
        (QUIET + "play: []\n", "4:7: play must be a list with at least one entry, not a list"),
        (QUIET + "plya: []\nplay:\n" + TURN, '4:1: a scenario has no "plya"; did you mean "play"?'),
        (QUIET + "options: {first_sead: 1}\nplay:\n" + TURN, '4:11: options has no "first_sead"; did you mean'),
        (FIRST + "{}\n", "5:5: this step says nothing"),
        (FIRST + "{luck: [{panic: red}]}\n", "5:6: `luck` belongs to `do` in the same step"),
        (FIRST + "{because: reversal}\n", "5:6: `because` belongs to `illegal` in the same step"),
        (FIRST + "{dö: 1}\n", '5:6: a step has no "dö"'),
        (FIRST + "do: {ewe_tern: {}}\n", '5:10: there is no action "ewe_tern"; did you mean "ewe_turn"?'),
        (FIRST + "do: {ewe_turn: {side: left}}\n", "5:10: ewe_turn lacks number"),
        (FIRST + "do: ewe_turn\n", "5:9: ewe_turn lacks number, side"),
        (FIRST + "do: {ewe_turn: {numbr: 1, side: left}}\n", '5:21: ewe_turn has no "numbr"; did you mean "number"?'),
        (FIRST + "do: [1]\n", "5:9: an action is written like {name: {field: value}}, not a list"),
        (AFTER + "expect: {events: [bang]}\n", '6:23: there is no event "bang"'),
        (AFTER + "expect: {makrer: 1}\n", '5:5: expect has no "makrer"; did you mean "marker"?'),
        (AFTER + "expect: {flock: [B Q]}\n", "5:5: the flock is written with B G R Y K and ."),
        (AFTER + "end: {}\n", "6:10: end must say something"),
        (AFTER + "end: {reson: x}\n", '6:11: end has no "reson"; did you mean "reason"?'),
        (HEAD + "position: {marker: 99}\nplay:\n" + TURN, "3:11: marker must be a whole number from 0 to 73, not 99"),
        (HEAD + "position: {flock: [B . R]}\nplay:\n" + TURN, "3:11: the flock must be in one piece"),
        (QUIET + "luck: [{coin: heads}]\nplay:\n" + TURN, "3:11: luck knows the dice panic and flock, not 'coin'"),
        (QUIET + "position: {}\nplay:\n" + TURN, '4:1: "position" stands here a second time'),
    ],
)
def test_a_file_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, error: str) -> None:
    code, (line,) = play(capsys, tmp_path, text)
    assert code == 2
    assert line.startswith(f"ERROR 0.yaml:{error}")
