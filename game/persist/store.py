"""Small JSON files (settings, the window's place): read with forgiveness, written without risk.

A file that cannot be used is renamed and told about, never an error; keys this version does not know are kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.persist.files import SaveTrouble, cause, keep_generation, put_aside, write_whole

if TYPE_CHECKING:
    from game.core.record import Json

FORMAT_VERSION = 1
_MOST_BYTES = 4 * 1024 * 1024
_HOUR = 3600.0


class Stored(NamedTuple):
    """What a file holds: its values (empty if there is no usable file), and one sentence if something was wrong."""

    values: Mapping[str, Json]
    note: str = ""


def read_values(path: Path, form: str, what: str) -> Stored:
    """The values in a file of format `form`; `what` names it in the sentence ("The settings")."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Stored({})
    except OSError as error:
        return Stored({}, f"{what} could not be read: {cause(error)} ({path}); the usual ones are used.")
    values, wrong = _checked(content, form)
    if values is not None:
        return Stored(values)
    try:
        kept = f"the old file is kept as {put_aside(path).name}"
    except OSError as error:
        kept = f"the old file could not be put aside: {cause(error)}"
    return Stored({}, f"{what} could not be used, {wrong}; the usual ones are set, and {kept}.")


def write_values(path: Path, form: str, what: str, values: Mapping[str, Json]) -> SaveTrouble | None:
    """Writes the values in one step, keeping up to three older files of different ages."""
    import json

    content = json.dumps({"format": form, "format_version": FORMAT_VERSION, **values}, indent=1, ensure_ascii=True)
    try:
        keep_generation(path, _HOUR)
        write_whole(path, content.encode("ascii") + b"\n")
    except OSError as error:
        return SaveTrouble(f"{what} could not be saved: {cause(error)} ({path}).")
    return None


def _checked(content: bytes, form: str) -> tuple[Mapping[str, Json] | None, str]:
    if not content.strip():
        return None, "for the file is empty"
    if len(content) > _MOST_BYTES:
        return None, "for the file is far too large"
    import json

    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        return None, "for the file is damaged"
    if not isinstance(data, dict) or data.get("format") != form:
        return None, "for the file is something else"
    version = data.get("format_version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        return None, "for the file is damaged"
    if version > FORMAT_VERSION:
        return None, "for it was written by a newer Sheepfold"
    return {key: value for key, value in data.items() if key not in ("format", "format_version")}, ""
