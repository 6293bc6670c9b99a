"""Time for games that run in real time: rules never read a clock, they are told by ticks how much has passed.

A tick is submitted right before every action, at the moment the sand runs out, every second and on pause; between
ticks pictures add `unspent`. Only such games make a Clock.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.action import Action
from game.core.event import Event
from game.session.session import Session

LONGEST_GAP_MS = 500
EVERY_MS = 1000


class Clock:
    """Feeds a session with time.

    `sand_left()` gives the milliseconds until time itself ends something, or None while no sand runs.
    """

    def __init__(self, session: Session, sand_left: Callable[[], int | None]) -> None:
        self._session = session
        self._sand_left = sand_left
        self.unspent = 0
        self.paused = False

    def advance(self, gap_ms: int) -> None:
        """`gap_ms` have passed since the last call.

        A gap of up to half a second counts in full. A longer one (the window was dragged, the machine slept) does
        not count at all and pauses the game, which the table then covers.
        """
        if gap_ms < 0 or gap_ms > LONGEST_GAP_MS:
            self.pause()
        if self.paused or self._session.finished:
            return
        self.unspent += gap_ms
        while (sand := self._sand_left()) is not None and 0 < sand <= self.unspent and not self._session.finished:
            self._tick(sand)
        if self.unspent >= EVERY_MS:
            self._tick(self.unspent)

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Plays an action at the moment it is made. Raises Refused, also when time has just run out for it."""
        self.flush()
        return self._session.submit(action)

    def flush(self) -> None:
        """Submits what has passed since the last tick."""
        if self.unspent and not self._session.finished:
            self._tick(self.unspent)

    def pause(self) -> None:
        """Stops time; what has passed up to now counts."""
        if not self.paused:
            self.flush()
            self.paused = True

    def resume(self) -> None:
        """Lets time go on from where it was stopped."""
        self.paused = False

    def _tick(self, ms: int) -> None:
        self.unspent -= ms
        self._session.tick(ms)
