"""Maps for the tests: the small sound one with changes made to it, and what reading says about the result."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.decode import decode, placed
from game.content.tiled import read_map
from game.core.problems import Finding
from game.rules.the_sheep.map import DrawnMap, check

SOUND = Path(__file__).parent.parent / "broken_data" / "the_sheep_maps"
FILES = ("sound.tmx", "sound.yaml", "terrain.tsx", "terrain.png")


@dataclass(frozen=True, slots=True, kw_only=True)
class Atlas:
    """Data that holds maps and nothing else."""

    maps: dict[str, DrawnMap]


def faults(atlas: Atlas) -> list[Finding]:
    """Everything wrong with the maps of the data."""
    return [Finding(("maps", key, *f.path), f.text, f.known) for key, drawn in atlas.maps.items() for f in check(drawn)]


def field_with(folder: Path, file: str = "sound.tmx", edits: Any = ()) -> Path:
    """The small map in a folder, after changes (old text, new text) in one of its files."""
    for name in FILES:
        shutil.copy(SOUND / name, folder / name)
    text = (folder / file).read_text("utf-8")
    for old, new in edits:
        assert text.count(old) == 1, f"{old!r} must stand in {file} exactly once, not {text.count(old)} times"
        text = text.replace(old, new)
    (folder / file).write_text(text, "utf-8")
    return folder / "sound.tmx"


def read(path: Path) -> tuple[DrawnMap | None, list[str]]:
    """The map in a file, if it can be used, and everything said about it, without the folder."""
    source = read_map(path)
    problems = list(source.problems)
    drawn = None
    if source.root is not None:
        atlas, more = decode(source.root, Atlas)
        problems += more
        if atlas is not None:
            problems += placed(source.root, faults(atlas))
            drawn = atlas.maps[path.stem]
    folder = source.file.removesuffix(path.name)
    ordered = sorted(dict.fromkeys(problems), key=lambda p: (p.place.file, p.place.line, p.place.column))
    return None if ordered else drawn, [str(p).replace(folder, "") for p in ordered]


def sound(path: Path) -> DrawnMap:
    """The map in a file, which must have no fault."""
    drawn, problems = read(path)
    assert problems == []
    assert drawn is not None
    return drawn
