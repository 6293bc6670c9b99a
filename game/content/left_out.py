"""Which maps of the mods folder cannot be used, and what is wrong with them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.catalog import LoadedGame, ModReport
from game.content.tiled import FOLDER, SUFFIX
from game.core.problems import Problem


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An entry of the data that was set aside with its file: what it would have been called, whose it is, and why."""

    name: str
    mod: str
    problems: tuple[Problem, ...]


def left_out(data: LoadedGame[Any], section: str) -> tuple[LeftOut, ...]:
    """The entries of a section that were set aside, as far as their files tell what they would have been: maps."""
    if section != FOLDER:
        return ()
    return tuple(_map(report, Path(file)) for report in data.mods for file in report.set_aside if file.endswith(SUFFIX))


def _map(report: ModReport, file: Path) -> LeftOut:
    """The problems of the map and of its words; where none stands there, of whatever lies beside it."""
    own = [p for p in report.problems if Path(p.place.file).with_suffix("") == file.with_suffix("")]
    beside = [p for p in report.problems if Path(p.place.file).parent == file.parent]
    return LeftOut(file.stem, report.name, tuple(own or beside or report.problems))
