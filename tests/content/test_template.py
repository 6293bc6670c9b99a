"""The template of a mod: sound for every game, and found by editors."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote, urlparse

from game.content.catalog import load_game
from game.content.mods import Roots
from game.content.template import mod_template
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules

DATA = program_root() / "data"


def test_the_template_changes_nothing_and_is_without_problems(tmp_path: Path) -> None:
    files = mod_template(DATA, GAME_IDS)
    for path, text in files.items():
        target = tmp_path / "mods" / "mine" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    for game_id in GAME_IDS:
        assert any(path.startswith(f"{game_id}/") for path in files)
        plain = load_game(get_rules(game_id), Roots(DATA))
        changed = load_game(get_rules(game_id), Roots(DATA, (tmp_path / "mods",)))
        assert changed.problems == ()
        assert [mod.name for mod in changed.mods] == ["mine"]
        assert changed.data_hash == plain.data_hash


def test_every_file_begins_with_the_way_to_its_schema() -> None:
    for text in mod_template(DATA, GAME_IDS).values():
        first = text.splitlines()[0]
        assert first.startswith("# yaml-language-server: $schema=")
        assert Path(unquote(urlparse(first.split("=", 1)[1]).path)).is_file()


def test_what_the_comments_offer_to_try_is_right_too(tmp_path: Path) -> None:
    for path, text in mod_template(DATA, GAME_IDS).items():
        lines = text.splitlines()
        start = next(i for i, line in enumerate(lines) if line.startswith("# More to try"))
        target = tmp_path / "mods" / "mine" / path
        target.parent.mkdir(parents=True)
        target.write_text("\n".join(line.removeprefix("# ") for line in lines[start + 1 :]) + "\n", "utf-8")
    for game_id in GAME_IDS:
        changed = load_game(get_rules(game_id), Roots(DATA, (tmp_path / "mods",)))
        assert changed.problems == ()
        assert changed.mods[0].changed > 0
