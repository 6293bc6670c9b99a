"""One running copy of the program: who starts it again only brings the first one to the front.

The first copy holds a lock that ends with its process. A second start leaves a note in the state folder, and the
first one looks for it now and then; that works alike on all systems and opens no port.
"""

from __future__ import annotations

import os

from game.persist.lock import FileLock
from game.persist.places import Places


class SingleCopy:
    """Claim it at the start, ask `raise_wanted` a few times a second, release it at the end."""

    def __init__(self, places: Places) -> None:
        self._lock = FileLock(places.state / "running.lock")
        self._note = places.state / "raise.note"

    def claim(self) -> bool:
        """True when this is the only copy. Otherwise the other one was asked to come to the front: just leave."""
        try:
            first = self._lock.take()
        except OSError:
            # Without a folder to write to there is nothing two copies could spoil.
            return True
        if first:
            self.raise_wanted()
        else:
            self._leave_note()
        return first

    def raise_wanted(self) -> bool:
        """True once after another start asked this copy to come to the front."""
        try:
            os.unlink(self._note)
        except OSError:
            return False
        return True

    def release(self) -> None:
        """Let the next start be the first."""
        self._lock.release()

    def _leave_note(self) -> None:
        try:
            self._note.write_bytes(b"")
        except OSError:
            return
