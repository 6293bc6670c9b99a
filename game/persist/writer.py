"""Keeps the journal of a running game: everything done is in the file the moment it is done.

A full disk, a folder that vanished or became read-only never stops a game: the journal remembers all of it, says
what the trouble is, and puts the file right as soon as that is possible.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.core.record import Json
from game.persist.files import SaveTrouble, cause, write_whole
from game.persist.journal import Header, header_line, record_line
from game.persist.lock import FileLock


class Journal:
    """The file of one running game; made by `Saves`.

    `content` is what the file should hold, `trouble` why it does not (None when it does).
    """

    def __init__(self, path: Path, header: Header, content: bytes, lock: FileLock | None = None) -> None:
        self.path = path
        self.header = header
        self.trouble: SaveTrouble | None = None
        self._content = bytearray(content)
        self._good = 0
        self._file: int | None = None
        self._lock = lock
        self._closed = False

    @property
    def content(self) -> bytes:
        """The whole text of the save up to now."""
        return bytes(self._content)

    def write(self, lines: Sequence[Mapping[str, Json]], keep: bool = False) -> None:
        """Append lines, in the file before this returns; with `keep` they survive a power cut. Never raises."""
        self._content += b"".join(record_line(line, self.header.sealed) for line in lines)
        self._bring_up_to_date(keep)

    def retry(self) -> SaveTrouble | None:
        """Try again to write what could not be written; gives the trouble that is left."""
        self._bring_up_to_date(True)
        return self.trouble

    def retitle(self, title: str) -> SaveTrouble | None:
        """Give the game a name, as typed."""
        self.header = self.header.titled(title)
        self._content[: self._content.index(b"\n") + 1] = header_line(self.header)
        self._let_go()
        return self.retry()

    def shorten(self, records: int) -> None:
        """Drop everything after the first `records` lines."""
        lines = bytes(self._content).splitlines(keepends=True)[: records + 1]
        self._content = bytearray(b"".join(lines))
        self._let_go()
        self._bring_up_to_date(True)

    def close(self) -> None:
        """Write what is left and let others open the save. May be called twice."""
        if not self._closed:
            self._bring_up_to_date(True)
            self.abandon()

    def abandon(self) -> None:
        """Let others open the save without touching it once more."""
        self._closed = True
        self._let_go()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def take_over(self) -> SaveTrouble | None:
        """The file holds the whole content already: go on behind it, if it can be written to."""
        try:
            self._adopt()
        except OSError as error:
            self.trouble = self._explained(error)
        return self.trouble

    def _adopt(self) -> None:
        self._file = _open(self.path)
        self._good = len(self._content)

    def _bring_up_to_date(self, keep: bool) -> None:
        try:
            if self._file is None or not self._in_place(self._file):
                self._let_go()
                write_whole(self.path, self.content)
                self._adopt()
            elif self._good < len(self._content):
                _write_all(self._file, bytes(self._content[self._good :]))
                self._good = len(self._content)
            if keep and self._file is not None:
                os.fsync(self._file)
        except OSError as error:
            self._let_go()
            self.trouble = self._explained(error)
        else:
            self.trouble = None

    def _explained(self, error: OSError) -> SaveTrouble:
        where = self.path.parent
        return SaveTrouble(
            f"The game could not be saved: {cause(error)} ({where}). It goes on; put that right and save again."
        )

    def _in_place(self, file: int) -> bool:
        """False when the file was deleted, replaced or changed behind our back."""
        try:
            there, ours = os.stat(self.path), os.fstat(file)
        except OSError:
            return False
        return (there.st_ino, there.st_dev, there.st_size) == (ours.st_ino, ours.st_dev, self._good)

    def _let_go(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            try:
                os.close(file)
            except OSError:
                return


def _open(path: Path) -> int:
    flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
    return os.open(path, flags)


def _write_all(file: int, content: bytes) -> None:
    while content:
        content = content[os.write(file, content) :]
