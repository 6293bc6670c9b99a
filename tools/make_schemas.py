"""Writes the JSON Schemas for editors into `data/schema`, from the same dataclasses that check the data.

    python tools/make_schemas.py [--check]

`--check` writes nothing and ends with 1 when a file differs from what would be written.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.content.schema import base_schema, overlay_schema, text_schema, written  # noqa: E402
from game.rules.registry import GAME_IDS, get_rules  # noqa: E402


def schema_files() -> dict[Path, str]:
    """Every schema file with the text it should have."""
    folder = ROOT / "data" / "schema"
    files = {folder / "text.json": written(text_schema())}
    for game_id in GAME_IDS:
        config_type = get_rules(game_id).config_type
        files[folder / f"{game_id}.json"] = written(base_schema(game_id, config_type))
        files[folder / f"{game_id}.mod.json"] = written(overlay_schema(game_id, config_type))
    return files


def main() -> int:
    """Writes, or compares, the files; the exit code."""
    parser = argparse.ArgumentParser(description="Write the JSON Schemas into data/schema.")
    parser.add_argument("--check", action="store_true", help="write nothing; say which files differ")
    check = parser.parse_args().check
    stale = [p for p, text in schema_files().items() if not p.is_file() or p.read_text(encoding="utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'differs' if check else 'is written'}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(schema_files()[path], encoding="utf-8", newline="\n")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
