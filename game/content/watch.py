"""Notices that data files changed on disk, by looking now and then: cheap enough for once a second."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

Stamp = tuple[int, int]


class Watch:
    """Remembers when every data file below some folders was last written, and how long it was."""

    def __init__(self, folders: Iterable[Path]) -> None:
        """Begins to watch; a folder need not exist yet."""
        self._folders = tuple(folders)
        self._seen = dict(self._stamps())

    def changed(self) -> bool:
        """Whether a file was written, added or removed since the last call (or since the start)."""
        now = dict(self._stamps())
        differs = now != self._seen
        self._seen = now
        return differs

    def _stamps(self) -> Iterator[tuple[str, Stamp]]:
        for folder in self._folders:
            yield from _below(os.fspath(folder))


def _below(folder: str) -> Iterator[tuple[str, Stamp]]:
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    yield from _below(entry.path)
                elif entry.name.endswith((".yaml", ".yml", ".tmx", ".tsx")):
                    stat = entry.stat()
                    yield entry.path, (stat.st_mtime_ns, stat.st_size)
    except OSError:
        # Gone between listing and looking, or unreadable: the next look will tell.
        return
