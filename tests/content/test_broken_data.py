"""Every broken file in tests/broken_data is answered with exactly the sentences beside it, and nothing else is lost."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from game.content import catalog
from game.content.catalog import load_with
from game.content.mods import Mod, Roots
from game.content.nodes import Node, shown_path
from game.content.texts import check_text_file, load_texts
from game.core.problems import Problem
from game.roots import program_root
from game.rules.registry import get_rules

FOLDER = Path(__file__).parent.parent / "broken_data"
DATA = program_root() / "data"
BASE = catalog._base


def expected(name: str) -> dict[str, list[str]]:
    """The table of messages for one kind of file."""
    return yaml.safe_load((FOLDER / f"{name}.expected.yaml").read_text(encoding="utf-8"))


def said(problems: list[Problem], path: Path) -> list[str]:
    """The messages as `line:column: message`; every one must be about this file."""
    file = shown_path(path)
    assert [p.place.file for p in problems] == [file] * len(problems)
    return [str(p).removeprefix(file + ":") for p in problems]


OVERLAYS = {
    "overlays": "shear_panic", "wild_west": "wild_west", "space_sheep": "space_sheep", "the_sheep": "the_sheep",
}  # fmt: skip
"""Folders with changes, and of which game."""


@pytest.fixture(autouse=True)
def _base_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The base is the same for all files; read it once, not twice for each."""
    monkeypatch.setattr(catalog, "_base", _base)


@cache
def _base(rules: Any, data: Path) -> tuple[Node, Any]:
    return BASE(rules, data)


@cache
def plain(game_id: str) -> Any:
    """A game's data without changes."""
    return load_with(get_rules(game_id), DATA, []).config


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind in OVERLAYS for name in sorted(expected(kind))])
def test_a_broken_overlay_is_explained_and_set_aside(kind: str, name: str) -> None:
    path = FOLDER / kind / f"{name}.yaml"
    rules = get_rules(OVERLAYS[kind])
    loaded = load_with(rules, DATA, [Mod("broken", (path,))])

    assert said(list(loaded.problems), path) == expected(kind)[name]
    assert loaded.mods[0].set_aside == (shown_path(path),)
    assert loaded.config == plain(OVERLAYS[kind])


@pytest.mark.parametrize("name", sorted(expected("wild_west_words")))
def test_a_broken_translation_is_explained(tmp_path: Path, name: str) -> None:
    path = tmp_path / "broken" / "wild_west" / "text" / "de.yaml"
    path.parent.mkdir(parents=True)
    shutil.copy(FOLDER / "wild_west_words" / f"{name}.yaml", path)
    loaded = load_texts(Roots(DATA, (tmp_path,)), "wild_west", "de")

    assert said(list(loaded.problems), path) == expected("wild_west_words")[name]
    assert loaded.texts.patterns == load_texts(Roots(DATA), "wild_west").texts.patterns


@pytest.mark.parametrize("name", sorted(expected("texts")))
def test_a_broken_text_file_is_explained(name: str) -> None:
    path = FOLDER / "texts" / f"{name}.yaml"
    assert said(check_text_file(path), path) == expected("texts")[name]


@pytest.mark.parametrize("kind", [*OVERLAYS, "texts", "wild_west_words"])
def test_every_broken_file_has_its_messages(kind: str) -> None:
    assert {p.stem for p in (FOLDER / kind).glob("*.yaml")} == set(expected(kind))


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.write_text("# baa\n" * 300_000)
    loaded = load_with(get_rules("shear_panic"), DATA, [Mod("broken", (path,))])
    assert said(list(loaded.problems), path) == ["1:1: this file has 1.7 MB; a data file may have at most 1 MB"]
