"""JSON Schemas for editors, made from the same dataclasses that check the data.

With one of them named in a file's first line an editor completes fields and underlines mistakes while typing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from game.content import shapes
from game.content.overlay import REMOVE
from game.core.record import Json

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def base_schema(game_id: str, config_type: type[Any]) -> Json:
    """The schema of a game's base data."""
    from game.content.decode import adapter

    schema: Json = adapter(config_type).json_schema(ref_template="#/$defs/{model}")
    definitions = schema["$defs"]
    root = definitions.pop(config_type.__name__)
    for definition in [root, *definitions.values()]:
        _without_titles(definition)
    for record in shapes.records_in(config_type):
        definition = root if record is config_type else definitions[record.__name__]
        definition["description"] = (record.__doc__ or "").strip().split("\n")[0]
    root["properties"] = {"game": {"const": game_id, "description": "The game this file is for."}, **root["properties"]}
    return {"$schema": _DIALECT, "title": game_id, **root, "$defs": definitions}


def overlay_schema(game_id: str, config_type: type[Any]) -> Json:
    """The schema of overlay files: the base's with no field required, and `remove` in mappings by id."""
    schema = _optional(base_schema(game_id, config_type))
    return {**schema, "title": f"{game_id}, changes"}


def text_schema() -> Json:
    """The schema of text files: nested mappings of patterns."""
    text = {"type": "string"}
    plural = {
        "type": "object",
        "properties": {
            "one": {**text, "description": "The text when the number is exactly 1."},
            "other": {**text, "description": "The text for all other numbers."},
            "count": {**text, "description": "The field with the number; n when left out."},
        },
        "required": ["one", "other"],
        "additionalProperties": False,
    }
    entry = {"anyOf": [text, {"$ref": "#/$defs/plural"}, {"$ref": "#/$defs/group"}]}
    group = {"type": "object", "additionalProperties": entry}
    definitions = {"plural": plural, "group": group}
    return {"$schema": _DIALECT, "title": "texts", "$ref": "#/$defs/group", "$defs": definitions}


def written(schema: Json) -> str:
    """The text of a schema file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def _without_titles(definition: dict[str, Any]) -> None:
    definition.pop("title", None)
    for field in definition.get("properties", {}).values():
        field.pop("title", None)


def _optional(part: Json) -> Json:
    if isinstance(part, list):
        return [_optional(p) for p in part]
    if not isinstance(part, Mapping):
        return part
    result = {key: _optional(value) for key, value in part.items() if key != "required"}
    if isinstance(result.get("additionalProperties"), Mapping) and "propertyNames" not in result:
        ids = {"type": "array", "items": {"type": "string"}, "description": "Ids of entries to take away."}
        result["properties"] = {REMOVE: ids}
    return result
