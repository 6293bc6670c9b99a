"""Whatever the program calls for by name is there: no picture or sound is missing at the moment it is wanted."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.assets.drawings import IMAGES, ROOT

FOLDERS = tuple(folder.name for folder in IMAGES.iterdir() if folder.is_dir())
PICTURE = re.compile(rf"(?:{'|'.join(FOLDERS)})/[a-z_*-]+")
PLAYERS = dict.fromkeys(("play", "play_music", "played", "sound", "_sound"), "sounds")


def template(node: ast.AST) -> str | None:
    """A string literal; the fields of an f-string become stars."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = [p.value if isinstance(p, ast.Constant) else "*" for p in node.values]
        return "".join(str(part) for part in parts)
    return None


def asked_for() -> Iterator[tuple[str, str, str]]:
    """Folder below assets, name or pattern, and the module that has it."""
    for file in sorted((ROOT / "game").rglob("*.py")):
        module = file.relative_to(ROOT).as_posix()
        tree = ast.parse(file.read_text("utf-8"))
        pieces = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values
        }
        for node in ast.walk(tree):
            text = template(node)
            if text and id(node) not in pieces and PICTURE.fullmatch(text):
                yield "images", text, module
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                folder, name = PLAYERS.get(node.func.attr), template(node.args[0])
                if folder and name:
                    yield folder, name, module


def test_every_picture_and_sound_the_program_names_exists() -> None:
    wanted = list(asked_for())
    assert len(wanted) > 10, "no names: the test looks at the wrong place"
    missing = [
        f"{module}: assets/{folder}/{name}"
        for folder, name, module in wanted
        if not any((ROOT / "assets" / folder).glob(f"{name}.*"))
    ]
    assert missing == []


def test_fields_of_a_name_become_stars() -> None:
    call = ast.parse('picture(f"seats/seat-{seat}")', mode="eval").body
    assert isinstance(call, ast.Call)
    assert template(call.args[0]) == "seats/seat-*"
