"""Reads the drawing of a map: a letter for every hex, and lines for its places and roads.

A capital letter lies in shadow, `-` is no hex. Roads are given by their corners, as one clicks them in Tiled.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

Cell = tuple[int, int]
TERRAIN = {"m": "meadow", "f": "field", "w": "wood", "h": "hill", "r": "marsh", "a": "water"}


@dataclass
class Plan:
    """What a drawing says. `spawns` are (colour, cell), `roads` are (sign or "", corners)."""

    words: dict[str, str] = field(default_factory=dict)
    rows: list[str] = field(default_factory=list)
    start: list[Cell] = field(default_factory=list)
    finish: list[Cell] = field(default_factory=list)
    spawns: list[tuple[str, Cell]] = field(default_factory=list)
    roads: list[tuple[str, list[Cell]]] = field(default_factory=list)


def read_plan(path: Path) -> Plan:
    """The plan in a drawing. Raises ValueError at a line that says nothing."""
    plan = Plan()
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("#") or not line.strip() or line == "rows:":
            continue
        key, colon, rest = line.partition(": ")
        if not colon:
            plan.rows.append(line)
        elif key in ("name", "about"):
            plan.words[key] = rest
        elif key in ("start", "finish"):
            getattr(plan, key).extend(_cells(rest))
        elif key == "spawns":
            plan.spawns.extend((part.split()[0], *_cells(part)) for part in rest.split(";"))
        elif key.split()[0] == "road":
            plan.roads.append((key.removeprefix("road").strip(), _cells(rest)))
        else:
            raise ValueError(f"{path}: {line!r} says nothing")
    return plan


def _cells(text: str) -> list[Cell]:
    return [(int(column), int(row)) for column, row in re.findall(r"(\d+),(\d+)", text)]
