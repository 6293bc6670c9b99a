"""Time for games that run in real time: rules never read a clock, they are told by ticks how much has passed.

A tick is submitted right before every action, at the moment the sand runs out, every second and on pause; between
ticks pictures ask for `sand`. Only such games make a Clock.
"""

from __future__ import annotations

from game.core.action import Action
from game.core.event import Event
from game.session.session import Session

LONGEST_GAP_MS = 500
EVERY_MS = 1000


class Clock:
    """Feeds a session with time. `paused`: it stands; `unspent`: milliseconds the session has not been told yet."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.unspent = 0
        self.paused = False

    @property
    def sand(self) -> int | None:
        """Milliseconds that are left at this very moment; None where no time runs."""
        left = self._sand_left()
        return None if left is None else max(0, left - self.unspent)

    def advance(self, gap_ms: int) -> None:
        """`gap_ms` have passed since the last call.

        A gap of up to half a second counts in full. A longer one (the window was dragged, the machine slept) does
        not count at all and pauses the game, which the table then covers.
        """
        if gap_ms < 0 or gap_ms > LONGEST_GAP_MS:
            self.pause()
        if self.paused or self._sand_left() is None:
            return
        self.unspent += gap_ms
        while (sand := self._sand_left()) is not None and 0 < sand <= self.unspent:
            self._tick(sand)
        if self.unspent >= EVERY_MS:
            self._tick(self.unspent)

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Plays an action at the moment it is made. Raises Refused, also when time has just run out for it."""
        self.flush()
        return self._session.submit(action)

    def flush(self) -> None:
        """Submits what has passed since the last tick; what time stands still for does not count."""
        if self.unspent and self._sand_left() is not None:
            self._tick(self.unspent)
        self.unspent = 0

    def pause(self) -> None:
        """Stops time; what has passed up to now counts."""
        if not self.paused:
            self.flush()
            self.paused = True

    def resume(self) -> None:
        """Lets time go on from where it was stopped."""
        self.paused = False

    def _sand_left(self) -> int | None:
        decision = self._session.decision()
        return None if decision is None else decision.sand

    def _tick(self, ms: int) -> None:
        self.unspent -= ms
        self._session.tick(ms)
