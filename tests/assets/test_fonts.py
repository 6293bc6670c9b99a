"""Every character the program can show on its own account is in the font that would draw it."""

from __future__ import annotations

import ast
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml

from game.platform.fonts import Face, font_file
from tests.assets.drawings import ROOT

pytest.importorskip("fontTools")
from fontTools.ttLib import TTFont

FACES: tuple[Face, ...] = get_args(Face)
EXEMPT = {
    "：": "only recognised in data files, where it is written by mistake",
    "\ufffd": "stands for what no font can draw, and is meant to show as an empty box",
}


def words_in(value: Any) -> Iterator[str]:
    """Every text in a tree of mappings and lists."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from words_in(key)
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)


def literals_of(file: Path) -> Iterator[str]:
    """The string literals of a module without its docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def shown(character: str) -> bool:
    """Whether a character leaves ink: not a control, format, mark or space."""
    return unicodedata.category(character)[0] not in "CMZ" and character not in EXEMPT


@cache
def characters() -> dict[str, str]:
    """Every character that is shown -> a file that has it."""
    texts: dict[str, str] = {}
    for file in sorted((ROOT / "data").rglob("*.yaml")):
        for word in words_in(yaml.load(file.read_text("utf-8"), Loader=yaml.BaseLoader)):
            texts.update((character, file.name) for character in word if shown(character))
    assert len(texts) > 50, "no texts: the test looks at the wrong place"
    for file in sorted((ROOT / "game").rglob("*.py")):
        for word in literals_of(file):
            texts.update((character, file.name) for character in word if shown(character))
    return texts


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_every_character(face: Face) -> None:
    file = font_file(face)
    assert file is not None, f"the font package of {face} is not installed"
    known = TTFont(file).getBestCmap()
    missing = {f"{c} U+{ord(c):04X} ({where})" for c, where in characters().items() if ord(c) not in known}
    assert missing == set()


@pytest.mark.parametrize("face", FACES)
def test_a_missing_character_would_be_noticed(face: Face) -> None:
    file = font_file(face)
    assert file is not None
    known = TTFont(file).getBestCmap()
    assert shown("中")
    assert ord("中") not in known
    assert all(ord(c) in known for c in "Aa09.,:;!?()'’“”–×")


def test_docstrings_and_controls_are_left_out(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""中"""\n\nNAME = "é\\n"\nCALL = f"{NAME} ü"\n', "utf-8")
    assert {c for word in literals_of(module) for c in word if shown(c)} == {"é", "ü"}
