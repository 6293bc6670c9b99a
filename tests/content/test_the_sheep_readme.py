"""Whoever does word for word what the papers say about cards and maps sees them in a game."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest

from game.cli.main import main
from game.content.catalog import load_game
from game.content.mods import Roots
from game.persist.places import find_places
from game.roots import program_root
from game.rules.registry import get_rules

ROOT = program_root()
README = (ROOT / "README.md").read_text("utf-8")
CARDS = README.split("### Cards of your own\n", 1)[1].split("\n## ", 1)[0]
MAPS = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Making a map\n", 1)[1].split("\n## ", 1)[0]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own; gives its folder of mods, with the file that the README shows."""
    monkeypatch.setenv("SHEEPFOLD_HOME", str(tmp_path))
    mods = find_places().mods
    (place,) = re.findall(r"^    mods/(\S+)$", CARDS, re.M)
    (text,) = re.findall(r"```yaml\n(.*?)```", CARDS, re.S)
    (mods / place).parent.mkdir(parents=True)
    (mods / place).write_text(text, "utf-8")
    return mods


def commands() -> list[list[str]]:
    """The commands that the README names, without how Python is called."""
    return [shlex.split(line) for line in re.findall(r"^    python3 tools/play\.py (.*)$", CARDS, re.M)]


@pytest.mark.slow
def test_the_cards_of_the_readme_come_up_in_games(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    validate, simulate = commands()
    assert main(validate) == 0
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "mod my-cards: 1 changed, 2 added, 0 removed" in printed.err.splitlines()
    assert main(simulate) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    came = {name: int(games) for name, games in re.findall(r"^(\w+) came up in (\d+) of 5 games$", printed.out, re.M)}
    assert came.keys() == {"bird_scarer", "felted"}
    assert all(came.values())


def test_the_card_is_sold_beside_the_tinkers_own(home: Path) -> None:
    config = load_game(get_rules("the_sheep"), Roots(ROOT / "data", (home,))).config
    plain = load_game(get_rules("the_sheep"), Roots(ROOT / "data")).config
    assert config.caravans["tinker"].inventory == (*plain.caravans["tinker"].inventory, "bird_scarer")
    assert len(config.mutations) == len(plain.mutations) + 1


def test_an_ability_is_taken_away_as_the_readme_says(home: Path) -> None:
    (written,) = re.findall(r"`(abilities: \{remove: \[prod\], )poke: \{\.\.\.\}\}`", CARDS)
    ability = "poke: {when: [combat], choose: {one: {sheep: {at: $here}}}, do: [{remove: {what: $one}}]}"
    file = home / "my-prod" / "the_sheep" / "prod.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(f"equipment:\n  lightning_prod:\n    {written}{ability}}}\n", "utf-8")
    loaded = load_game(get_rules("the_sheep"), Roots(ROOT / "data", (home,)))
    assert loaded.problems == ()
    assert list(loaded.config.equipment["lightning_prod"].abilities) == ["poke"]


def test_a_map_of_ones_own_is_played(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = MAPS.split("1. ", 1)[1].split("\n2. ", 1)[0]
    files = re.findall(r"`(\w+\.(?:tsx|png|tmx|yaml))`", first)
    (source,) = re.findall(r"`(data/\S+/)`", first)
    (place,) = re.findall(r"`mods/(my-cards/the_sheep/maps)/moor\.tmx`", CARDS)
    folder = home / place
    folder.mkdir()
    for name in files:
        shutil.copy(ROOT / source / name, folder / name.replace("downs", "moor"))
    words = folder / "moor.yaml"
    words.write_text(re.sub(r"^name: .*$", "name: The Moor", words.read_text("utf-8"), flags=re.M), "utf-8")

    assert main(["validate", str(home / "my-cards")]) == 0
    assert "mod my-cards: 1 changed, 3 added, 0 removed" in capsys.readouterr().err.splitlines()
    (chosen,) = re.findall(r"`(--set map=moor)`", CARDS)
    usual = ["simulate", "--game", "the_sheep", "--seats", "2", "--bots", "random", "--games", "2"]
    assert main([*usual, *chosen.split()]) == 0
    assert "2 finished, 0 audit failures" in capsys.readouterr().out
    assert main([*usual, "--set", "map=moors"]) == 2
    assert capsys.readouterr().err == 'map cannot be "moors"; it is one of downs, levels, moor (--set).\n'
    config = load_game(get_rules("the_sheep"), Roots(ROOT / "data", (home,))).config
    assert config.maps["moor"].name == "The Moor"
    assert get_rules("the_sheep").new(config, 2, {"map": "moor"}, 1).state.setup.map.id == "moor"
