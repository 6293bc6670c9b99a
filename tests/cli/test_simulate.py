"""`sheepfold simulate`: what it prints, and what it says to arguments that make no sense."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli.main import main

PROMISED = {
    "game", "seats", "bots", "games", "finished", "actions", "seconds", "actions_per_second", "listed_per_second",
    "audit_failures", "reasons", "vary", "wins", "wins_by_bot", "team_wins", "scores_mean", "actions_per_game",
}
USUAL = ("--game", "shear_panic", "--seats", "2", "--bots", "random,random", "--games", "3", "--seed", "1")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home without mods."""
    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path))
    return tmp_path


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON object that is printed."""
    assert main(["simulate", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return found


def test_one_json_object_with_all_that_was_promised(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, *USUAL)
    assert set(found) >= PROMISED
    assert (found["game"], found["seats"], found["bots"], found["games"]) == ("shear_panic", 2, ["random"] * 2, 3)
    assert (found["finished"], found["audit_failures"], sum(found["reasons"].values())) == (3, 0, 3)
    assert sum(found["wins"]) == sum(found["wins_by_bot"]) == 3
    assert len(found["scores_mean"]) == 2
    per_game = found["actions_per_game"]
    assert per_game["min"] <= per_game["median"] <= per_game["max"]
    assert 3 * per_game["min"] <= found["actions"] <= 3 * per_game["max"]


def test_what_is_followed_is_told_by_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", "the_sheep", "--seats", "2", "--bots", "random", "--games", "2", "--follow", "void, shears")
    met = figures(capsys, *words)["met"]
    assert list(met) == ["void", "shears"]
    assert met["shears"] > 0, "every Shepherd begins with Shears, and random Shepherds attack with them"
    assert met["void"] < 2, "of eighteen mutations few come in two short games"
    assert main(["simulate", *words[:-1], "viod"]) == 2
    assert capsys.readouterr().err == 'The data has no entry "viod"; did you mean "void"? (--follow).\n'


def test_the_same_seed_gives_the_same_games_and_another_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    first, again = figures(capsys, *USUAL), figures(capsys, *USUAL)
    other = figures(capsys, *USUAL[:-1], "2")
    for found in (first, again, other):
        for name in ("seconds", "actions_per_second", "listed_per_second", "seconds_per_move_by_bot", "seed"):
            del found[name]
    assert first == again
    assert first != other


def test_one_name_fills_all_seats_and_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(
        capsys, "--game", "shear_panic", "--seats", "3", "--bots", "random", "--games", "1",
        "--set", "first_seat=2", "--set", "colour_0=yellow", "--no-rotate",
    )
    assert found["bots"] == ["random"] * 3
    assert found["options"] == {"first_seat": 2, "colour_0": "yellow"}


def test_a_preset_of_the_game_is_taken_and_single_options_win(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(
        capsys, "--game", "space_sheep", "--seats", "2", "--bots", "random", "--games", "2",
        "--preset", "first_advanced", "--set", "wolf=three",
    )
    assert found["options"] == {"systems": 5, "cards": 5, "wilds": 5, "wolf": "three", "tiles": "plain"}
    assert (found["finished"], found["audit_failures"]) == (2, 0)


@pytest.mark.parametrize(
    ("preset", "seats", "told"),
    [
        ("famly", "2", 'space_sheep has no preset "famly"; did you mean "family"?; it has family, first_advanced'),
        ("family", "5", "The preset family is for 2 to 4 seats, not 5 (--preset)."),
    ],
)
def test_a_preset_that_does_not_fit(
    capsys: pytest.CaptureFixture[str], preset: str, seats: str, told: str
) -> None:
    assert main(["simulate", "--game", "space_sheep", "--seats", seats, "--bots", "random", "--preset", preset]) == 2
    assert told in capsys.readouterr().err


def test_the_table_for_people_names_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *USUAL[:5], "normal,random", *USUAL[6:]]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("shear_panic, 2 seats, 3 games from seed 1; 3 finished, 0 audit failures")
    assert lines[-2].split()[:3] == ["normal", "3", "100.0%"]
    assert lines[-1].split()[:3] == ["random", "0", "0.0%"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"--game": "shear_panik"}, 'There is no game "shear_panik"; did you mean "shear_panic"?'),
        ({"--seats": "5"}, "shear_panic is for 2 to 4 seats, not 5"),
        ({"--bots": "random,hrad"}, 'There is no bot "hrad"; did you mean "hard"?'),
        ({"--bots": "random,random,random"}, "names 3 bots for 2 seats"),
        ({"--games": "0"}, "--games must be at least 1, not 0"),
        ({"--jobs": "0"}, "--jobs must be at least 1, not 0"),
        ({"--budget": "-3"}, "--budget must be at least 1, not -3"),
        ({"--preset": "short"}, 'no preset "short"'),
        ({"--set": "first_seat"}, '"first_seat" is not of the form KEY=VALUE'),
        ({"--set": "frist_seat=1"}, 'no option "frist_seat"; did you mean "first_seat"?'),
        ({"--set": "first_seat=2"}, 'first_seat cannot be "2"; it is one of 0, 1'),
        ({"--set": "colour_1=pink"}, 'colour_1 cannot be "pink"; it is one of blue, red, yellow, green'),
    ],
)
def test_arguments_that_make_no_sense_are_answered_in_one_sentence(
    arguments: dict[str, str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = {"--game": "shear_panic", "--seats": "2", "--bots": "random,random", "--games": "1", **arguments}
    words = [word for pair in given.items() for word in pair]
    assert main(["simulate", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert len(err.splitlines()) == 1


def test_options_that_do_not_go_together_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *USUAL, "--set", "colour_0=red", "--set", "colour_1=red"]) == 2
    assert "every seat needs a colour of its own" in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["--game", "--seats", "--bots"])
def test_what_must_be_said_must_be_said(missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    at = USUAL.index(missing)
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", *USUAL[:at], *USUAL[at + 2 :]])
    assert stopped.value.code == 2
    assert missing in capsys.readouterr().err


def test_a_mod_counts_and_a_broken_one_is_told_about(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mod = home / "data" / "mods" / "quick" / "shear_panic"
    mod.mkdir(parents=True)
    (mod / "game.yaml").write_text("points: {beside: many}\n", "utf-8")
    assert main(["simulate", *USUAL, "--json"]) == 0
    out, err = capsys.readouterr()
    assert "game.yaml:1:" in err
    assert json.loads(out)["finished"] == 3
