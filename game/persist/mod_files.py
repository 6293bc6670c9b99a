"""Makes folders for the player's mods, and new mods from a template. What is there already is never touched."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from game.persist.files import SaveTrouble, cause, write_whole
from game.persist.names import slug
from game.persist.places import Places

_KEPT_BY_WINDOWS = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}


def make_mods_folder(places: Places) -> Path | SaveTrouble:
    """The folder in which mods lie; made if it is not there."""
    try:
        places.mods.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return SaveTrouble(f"The mods folder could not be made: {cause(error)} ({places.mods}).")
    return places.mods


def new_mod(places: Places, name: str, files: Mapping[str, str]) -> Path | SaveTrouble:
    """A new mod with these files (path in the mod -> text), in a folder named after `name` that was free before."""
    wish = slug(name, "mod")
    if wish in _KEPT_BY_WINDOWS:
        wish = f"{wish}-mod"
    folder, number = places.mods / wish, 1
    while folder.exists():
        number += 1
        folder = places.mods / f"{wish}-{number}"
    try:
        for path, text in files.items():
            write_whole(folder / PurePosixPath(path), text.encode("utf-8"))
    except OSError as error:
        return SaveTrouble(f"The mod could not be written: {cause(error)} ({folder}).")
    return folder
