"""A file that only one process may hold: for a game's journal and for the one running copy of the program.

The system lets go of it when the process ends, however it ends, so no lock is ever left behind. The process id in
it is for people who look.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


class FileLock:
    """A lock on `path`; `take` is tried once and never waits."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._handle: int | None = None

    def take(self) -> bool:
        """True when the lock is ours now. Raises OSError when the file cannot be made at all."""
        if self._handle is not None:
            return True
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(handle):
            os.close(handle)
            return False
        try:
            os.ftruncate(handle, 0)
            os.write(handle, str(os.getpid()).encode("ascii"))
        except OSError:
            os.close(handle)
            raise
        self._handle = handle
        return True

    def release(self) -> None:
        """Let go; without a lock nothing happens. The file stays for the next one."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        # Far behind the text, so that the process id can still be read.
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(handle, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
