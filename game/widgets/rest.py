"""How long pointer or keyboard have rested: what they are at tells of itself after a moment, and only once."""

from __future__ import annotations

POINTER_DELAY, FOCUS_DELAY = 0.3, 0.7
"""Seconds: the keyboard passes over much that nobody asks about."""


class Rest:
    """Begins anew whenever something else is pointed at or has the keyboard. `delay` in seconds."""

    def __init__(self, delay: float) -> None:
        self._delay = self._time = delay

    @property
    def due(self) -> bool:
        """The moment is still to come."""
        return self._time < self._delay

    def begin(self) -> None:
        """From now on."""
        self._time = 0.0

    def skip(self) -> None:
        """It is not to come any more."""
        self._time = self._delay

    def passes(self, dt: float) -> bool:
        """Let `dt` seconds pass; True once, when the moment has come."""
        was_due = self.due
        self._time += dt
        return was_due and not self.due
