"""Writing files so that a crash, a full disk or a power cut never costs the old content, and saying what went wrong.

A file is written under another name, read back and then swapped in; older copies are kept beside it.
"""

from __future__ import annotations

import errno
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

GENERATIONS = 3
PART = ".part"

_CAUSES = {
    errno.ENOSPC: "the disk is full",
    getattr(errno, "EDQUOT", -1): "your share of the disk is used up",
    errno.EROFS: "the folder is read-only",
    errno.EACCES: "writing or reading there is not allowed",
    errno.EPERM: "writing or reading there is not allowed",
    errno.ENOENT: "the file or its folder is missing",
    errno.ENOTDIR: "a file stands where a folder should be",
    errno.EEXIST: "a file stands where a folder should be",
    errno.EISDIR: "a folder stands where a file should be",
    errno.EIO: "the disk reports an error",
    errno.ENAMETOOLONG: "the name of the file is too long",
}


@dataclass(frozen=True, slots=True)
class SaveTrouble:
    """Something could not be written, read or found; `sentence` says what, why and what to do. Nothing was lost."""

    sentence: str

    def __str__(self) -> str:
        return self.sentence


def cause(error: OSError) -> str:
    """Why it went wrong, in plain words that go on after a colon."""
    return _CAUSES.get(error.errno or 0, (error.strerror or str(error) or "the system gave no reason").lower())


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file (or make it) in one step, safe against power cuts. Raises OSError; the old file then stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + PART)
    try:
        with open(part, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if part.read_bytes() != content:
            raise OSError(errno.EIO, "the file reads back differently")
        os.replace(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make new and swapped names in a folder last; systems that cannot do it need not."""
    if os.name != "posix":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


def generation(path: Path, number: int) -> Path:
    """The name of an older copy: `settings.json` -> `older/settings.1.json`, 1 being the youngest."""
    return path.parent / "older" / f"{path.stem}.{number}{path.suffix}"


def generations(path: Path) -> list[Path]:
    """The older copies there are, youngest first."""
    return [g for n in range(1, GENERATIONS + 1) if (g := generation(path, n)).is_file()]


def keep_generation(path: Path, min_age: float = 0.0) -> None:
    """Copy a file to its first generation, moving the older ones on. Raises OSError.

    Nothing is done if the first generation is the same, or younger than `min_age` seconds before the file: so the
    copies differ in content and in age.
    """
    if not path.is_file():
        return
    youngest = generation(path, 1)
    if youngest.is_file():
        same = youngest.read_bytes() == path.read_bytes()
        if same or path.stat().st_mtime - youngest.stat().st_mtime < min_age:
            return
    youngest.parent.mkdir(parents=True, exist_ok=True)
    copy = youngest.with_name(youngest.name + PART)
    shutil.copy2(path, copy)
    for number in range(GENERATIONS - 1, 0, -1):
        if (older := generation(path, number)).is_file():
            os.replace(older, generation(path, number + 1))
    os.replace(copy, youngest)


def put_aside(path: Path) -> Path:
    """Rename a file that cannot be used to `<name>.broken-N` and give the new name. Raises OSError."""
    number = 1
    while (aside := path.with_name(f"{path.name}.broken-{number}")).exists():
        number += 1
    os.replace(path, aside)
    return aside
