"""The template of a new mod: small files with one change each, for every game that has one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from game.content.mods import SUFFIX, yaml_files

FOLDER = "template"


def mod_template(data: Path, game_ids: Iterable[str]) -> dict[str, str]:
    """The files of a new mod by their path in it. Each begins with the line by which editors find its schema."""
    files = {}
    for game_id in game_ids:
        schema = data / "schema" / f"{game_id}.mod.json"
        head = f"# yaml-language-server: $schema={schema.resolve().as_uri()}\n" if schema.is_file() else ""
        for path in yaml_files(data / game_id / FOLDER):
            if path.suffix == SUFFIX:
                files[f"{game_id}/{path.name}"] = head + path.read_text(encoding="utf-8")
    return files
