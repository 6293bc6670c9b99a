"""Reads the data again when a file of it has changed: for pages on which people see what their changes do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from game.content.watch import Watch

if TYPE_CHECKING:
    from game.scenes.program import Program

LOOK_EVERY = 0.5


class DataWatch:
    """Looks at the data folders now and then. `clock` gives seconds."""

    def __init__(self, program: Program, clock: Callable[[], float] = time.monotonic) -> None:
        self._program, self._clock = program, clock
        self._looked = clock()
        roots = program.library.roots
        self._watch = Watch((roots.data, *roots.mods))

    def changed(self) -> bool:
        """Whether a file has changed; looks only if it has not looked for a while."""
        if self._clock() - self._looked < LOOK_EVERY:
            return False
        self._looked = self._clock()
        return self._watch.changed()

    def read(self) -> None:
        """Read all data again. A running game keeps its own."""
        self._program.library.read()
        self._program.poll()
        self._watch.changed()
