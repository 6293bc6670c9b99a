"""Finds the player's overlay files: `<mods folder>/<mod>/<game>/*.yaml` and its `maps/*.tmx`, in the order of names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.content.nodes import listed, quoted, shown_path
from game.content.tiled import FOLDER, map_files
from game.content.tiled import SUFFIX as MAP_SUFFIX
from game.core.problems import Place, Problem, did_you_mean

SUFFIX = ".yaml"


@dataclass(frozen=True, slots=True)
class Roots:
    """Where data lies: the program's data folder, and folders that hold one folder a mod."""

    data: Path
    mods: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Mod:
    """One mod's overlay files for one game, in the order in which they are laid over the base."""

    name: str
    files: tuple[Path, ...]


def find_mods(folders: Iterable[Path], game_id: str) -> list[Mod]:
    """The mods that have files for a game. Folders that do not exist hold none."""
    named = ((mod.name, data_files(mod / game_id)) for folder in folders for mod in subfolders(folder))
    return [Mod(name, files) for name, files in named if files]


def yaml_files(folder: Path) -> tuple[Path, ...]:
    """The data files directly in a folder, by name."""
    return tuple(sorted(p for p in _entries(folder) if p.suffix == SUFFIX and p.is_file()))


def data_files(folder: Path) -> tuple[Path, ...]:
    """Everything that belongs to a game's data in a folder, the words apart: YAML files, then maps."""
    return yaml_files(folder) + map_files(folder)


def subfolders(folder: Path) -> list[Path]:
    """The folders in a folder, by name, without hidden ones."""
    return sorted(p for p in _entries(folder) if p.is_dir() and not p.name.startswith("."))


def misplaced(mod: Path, game_ids: Sequence[str]) -> list[Problem]:
    """What lies in a mod's folder where nobody would look for it, so that it does not go missing silently."""
    known = [*game_ids, "common"]
    problems = []
    for entry in sorted(_entries(mod)):
        place = Place(shown_path(entry))
        if entry.is_dir() and not entry.name.startswith("."):
            if entry.name in known:
                problems.extend([*_wrong_suffix(entry), *_lost_maps(entry)])
            elif any(p.suffix in (SUFFIX, ".yml") for p in _entries(entry)):
                text = f"{quoted(entry.name)} is no game; the folders of a mod are called {listed(known)}"
                problems.append(Problem(place, text + did_you_mean(entry.name, known)))
        elif entry.suffix in (SUFFIX, ".yml"):
            problems.append(Problem(place, f"this file lies beside the game folders; move it into {listed(known)}"))
    return problems


def _wrong_suffix(folder: Path) -> list[Problem]:
    text = "data files end in .yaml; rename this one"
    wrong = (p for p in sorted(_entries(folder)) if p.suffix in (".yml", ".YAML", ".YML"))
    return [Problem(Place(shown_path(p)), text) for p in wrong]


def _lost_maps(folder: Path) -> list[Problem]:
    """Maps outside their folder, and words for maps that are not there."""
    outside = f"maps lie in the folder {FOLDER}; move this one there with its tileset"
    problems = [Problem(Place(shown_path(p)), outside) for p in sorted(_entries(folder)) if p.suffix == MAP_SUFFIX]
    alone = [p for p in yaml_files(folder / FOLDER) if not p.with_suffix(MAP_SUFFIX).is_file()]
    return problems + [Problem(Place(shown_path(p)), f"there is no map {p.stem}{MAP_SUFFIX} beside it") for p in alone]


def _entries(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []
