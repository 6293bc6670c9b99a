"""Plays all scenario files, sees that every ruling has one, and that the page about the format tells the truth."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.cli.scenario import HOLDS, check_file
from game.content.yaml_source import read_yaml
from game.core.rules import BadPosition
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from game.rules.shear_panic.position import read_flock
from tests.helpers import config_of, random_game, shear_config

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.yaml"))
README = (HERE / "README.md").read_text("utf-8")
RULINGS = {
    "shear_panic": [*(f"P{n}" for n in range(1, 36)), "P5a", "P14a", "P16a"],
    "wild_west": [f"W{n}" for n in range(1, 24)],
    "space_sheep": [*(f"S{n}" for n in range(1, 24)), "S19a"],
    "the_sheep": [f"T{n}" for n in range(1, 27)],
}
END_REASONS = {
    "shear_panic": ("last_space", "mats_empty", "one_colour", "empty_flock"),
    "wild_west": ("goal",),
    "space_sheep": ("home", "no_cards", "wolf", "parity"),
    "the_sheep": ("safe", "caravan", "pollution"),
}
EVERY_RULING = [(game, ruling) for game, rulings in RULINGS.items() for ruling in rulings]
EVERY_END = [(game, reason) for game, reasons in END_REASONS.items() for reason in reasons]
CHARACTERS = (
    "headman", "wild_head", "turkey_mama", "joe_lucky", "hunter", "priest", "banker", "billy", "insurance_agent",
)  # fmt: skip


def ruling_of(file: Path) -> str | None:
    """`p05a-two-equal-boxes.yaml` -> `P5a`; None for worked examples of the rulebook."""
    named = re.match(r"([pwst])0*(\d+a?)-", file.name)
    return f"{named[1].upper()}{named[2]}" if named else None


def files_of(game_id: str) -> list[Path]:
    """The scenarios of one game."""
    return [file for file in FILES if file.parent.name == game_id]


@cache
def tree(file: Path) -> dict[str, Any]:
    """A file as plain values."""
    root = read_yaml(file).root
    assert root is not None
    plain: dict[str, Any] = root.plain()
    return plain


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_scenario_holds(file: Path) -> None:
    verdict = check_file(file)
    assert verdict.code == HOLDS, verdict.line


def test_every_game_has_scenarios_in_a_folder_of_its_own() -> None:
    assert {file.parent.name for file in FILES} == set(GAME_IDS)
    assert [f.name for f in FILES if tree(f)["game"] != f.parent.name] == []


@pytest.mark.parametrize(("game_id", "ruling"), EVERY_RULING)
def test_every_ruling_is_shown(game_id: str, ruling: str) -> None:
    files = [file for file in files_of(game_id) if ruling_of(file) == ruling]
    assert files, f"no scenario is called after {ruling}"
    for file in files:
        assert tree(file)["about"].startswith(f"{ruling}: "), f"{file.name} must say `{ruling}: ` in its about"


def test_no_file_is_called_after_a_ruling_that_is_not_there() -> None:
    for game_id, rulings in RULINGS.items():
        assert {ruling_of(file) for file in files_of(game_id)} - {None} == set(rulings)


@pytest.mark.parametrize(("game_id", "reason"), EVERY_END)
def test_every_way_to_end_is_shown(game_id: str, reason: str) -> None:
    ends = [step["end"].get("reason") for file in files_of(game_id) for step in tree(file)["play"] if "end" in step]
    assert reason in ends


def test_the_games_with_rulings_are_all_games() -> None:
    assert set(RULINGS) == set(END_REASONS) == set(GAME_IDS)


def test_both_examples_of_play_are_shown() -> None:
    names = [file.stem for file in files_of("space_sheep")]
    assert [n for n in names if n.startswith("example-1-")]
    assert [n for n in names if n.startswith("example-2-")]


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_is_shown_alone(character: str) -> None:
    names = [file.stem for file in files_of("wild_west")]
    assert [n for n in names if n.startswith(f"alone-{character.replace('_', '-')}")]


def test_every_scenario_expects_something() -> None:
    telling = {"expect", "legal", "illegal", "choices", "end"}
    assert [f.name for f in FILES if not any(telling & set(step) for step in tree(f)["play"])] == []


EXAMPLES = re.findall(r"```yaml\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_on_the_page_hold(number: int, tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(EXAMPLES[number], "utf-8")
    verdict = check_file(file)
    assert verdict.code == HOLDS, verdict.line


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_page_names_every_word_there_is(game_id: str) -> None:
    rules: Any = get_rules(game_id)
    part = part_of(game_id)
    state = rules.position(config_of(game_id), {}, {})
    words = [cls.verb for cls in (*rules.actions, *rules.events)]
    words += [field.name for cls in (*rules.actions, *rules.events) for field in fields(cls)]
    words += [*rules.describe_position(state), "luck", "seed"]
    reasons = tree(program_root() / f"data/{game_id}/text/en.yaml")["reason"]
    given = (program_root() / f"game/rules/{game_id}/legal.py").read_text("utf-8")
    words += [code for code in reasons if f'"{code}"' in given]
    assert part.count("```yaml") >= 1
    assert [word for word in words if f"`{word}`" not in part] == []


def part_of(game_id: str) -> str:
    """The general part of the page and the part about one game."""
    texts = tree(program_root() / f"data/{game_id}/text/en.yaml")
    general, *games = re.split(r"^# ", README.removeprefix("# "), flags=re.M)
    return general + next(part for part in games if part.startswith(f"{texts['name']}\n"))


def test_the_page_tells_the_cards_and_characters_as_they_are() -> None:
    config = config_of("wild_west")
    for kind, card in config.locations.items():
        assert f"| `{kind}` | {card.type} | {card.count} | {card.sheep or ''} | {card.wolves or ''} |" in README
    for name in config.characters:
        assert f"`{name}`" in README


def test_the_page_tells_the_tracks_and_mats_as_they_are() -> None:
    config = shear_config()
    for track in config.tracks.values():
        for spaces in (track.brown, track.red):
            assert ", ".join(map(str, spaces)) in README
    for kind in {box.action for box in config.mat.values()}:
        numbers = sorted(box.number for box in config.mat.values() if box.action == kind)
        assert f"| `{kind}` | {', '.join(map(str, numbers))} |" in README


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_described_position_is_the_same_position_again(seats: int) -> None:
    """Whatever play reaches can be written down and set up again: same legal actions, same description."""
    rules, config = get_rules("shear_panic"), shear_config()
    seen = 0
    for state in random_game(rules, config, seats, seed=5):
        written = rules.describe_position(state)
        if written["stage"] in ("action", "panic", "truck"):
            seen += 1
            description = {key: value for key, value in written.items() if key != "field"}
            if seats != 2:
                del description["buttons"]
            again = rules.position(config, {}, description)
            assert rules.describe_position(again) == written
            assert len(rules.legal(again, again.turn)) == len(rules.legal(state, state.turn))
    assert seen > 20


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"flok": ["B"]}, "has no 'flok'"),
        ({"flock": "B R"}, "a flock is a list of rows"),
        ({"flock": ["B Q"]}, "not 'Q'"),
        ({"flock": ["B B B"]}, "there are 3 blue sheep"),
        ({"flock": ["B . R"]}, "in one piece"),
        ({"facing": "up"}, "facing must be one of north, east, south, west"),
        ({"marker": 74}, "marker must be a whole number from 0 to 73"),
        ({"marker": "12"}, "marker must be a whole number"),
        ({"turn": 4}, "turn must be a whole number from 0 to 3"),
        ({"seats": 5}, "for 2 to 4 players"),
        ({"free": {7: {}}}, "free names the seat 7"),
        ({"free": {0: {"lamb_slam": [2]}}}, "a mat has 0 times lamb_slam with 2"),
        ({"free": {0: {"boing": [3, 3]}}}, "a mat has 1 times boing with 3, not 2"),
        ({"free": {0: {"baa": [1]}}}, "there is no action 'baa'"),
        ({"free": {0: {"boing": 3}}}, "the free boxes of boing must be a list"),
        ({"free": {0: {}}}, "seat 0 has no sheep or no free box"),
        ({"scores": [1, 2]}, "scores must be a list of 4 numbers"),
        ({"buttons": [[1], [2]]}, "buttons are for two players"),
        ({"seats": 2, "buttons": [[3, 3], []]}, "has the buttons 1, 1, 2, 2, 3"),
        ({"stage": "tea"}, "stage must be one of action, truck, panic"),
        ({"stage": "panic", "face": "pink"}, "face must be white or a colour in the flock"),
        ({"stage": "panic", "face": "red", "flock": ["B K"]}, "face must be white or a colour in the flock"),
        ({"stage": "panic", "flock": []}, "no panic is rolled for an empty flock"),
        ({"luck": [{"coin": "heads"}]}, "luck knows the dice panic and flock"),
        ({"luck": [{"flock": "red"}]}, "the flock die has no face 'red'"),
        ({"last": {"kind": "nap"}}, "kind must be one of"),
        ({"last_turn": [1]}, "last_turn must be a list of 4 numbers"),
    ],
)
def test_a_wrong_position_is_refused_in_one_sentence(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as refused:
        get_rules("shear_panic").position(shear_config(), {}, wrong)
    assert complaint in str(refused.value)


def test_flocks_may_be_written_with_any_blanks() -> None:
    assert read_flock(["B.K", "YR."]) == read_flock(["B . K", "Y R ."]) == read_flock(["B  . K", " Y R"])
