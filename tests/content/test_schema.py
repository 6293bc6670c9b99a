"""The committed JSON Schemas are those of today's dataclasses, and every data file points its editor to them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.content.mods import yaml_files
from game.content.schema import base_schema, overlay_schema
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from tools.make_schemas import schema_files

DATA = program_root() / "data"


def test_committed_schemas_are_up_to_date() -> None:
    stale = [p.name for p, text in schema_files().items() if not p.is_file() or p.read_text(encoding="utf-8") != text]
    assert stale == [], "run python tools/make_schemas.py"


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_unknown_fields_are_refused_everywhere(game_id: str) -> None:
    schema = base_schema(game_id, get_rules(game_id).config_type)
    for part in (schema, *schema["$defs"].values()):
        assert part["additionalProperties"] is False
        assert part["description"]
        assert part.get("required", True), "an empty list says nothing"
    assert schema["required"]


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_overlays_need_no_field_and_may_remove_entries(game_id: str) -> None:
    schema = overlay_schema(game_id, get_rules(game_id).config_type)
    assert '"required"' not in json.dumps(schema)
    assert schema["properties"]["game"]["const"] == game_id


def test_boxes_of_a_mat_can_be_taken_away_by_id() -> None:
    schema = overlay_schema("shear_panic", get_rules("shear_panic").config_type)
    assert schema["properties"]["mat"]["properties"]["remove"]["items"] == {"type": "string"}


def test_the_first_line_of_every_data_file_names_its_schema() -> None:
    folders = [DATA / "common" / "text", *(DATA / g for g in GAME_IDS), *(DATA / g / "text" for g in GAME_IDS)]
    for file in (f for folder in folders for f in yaml_files(folder)):
        first = file.read_text(encoding="utf-8").split("\n", 1)[0]
        start = "# yaml-language-server: $schema="
        assert first.startswith(start), f"{file} does not name its schema"
        assert (file.parent / Path(first.removeprefix(start))).is_file(), f"{file} names a schema that does not exist"
