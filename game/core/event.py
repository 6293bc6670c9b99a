"""Events: what happened, in the past tense, with the results of luck in them.

An event is seen whole or not at all. What others may know of a hidden thing is an event of its own
(`LookedAt(seat, place)` for all, `CardSeen(card)` for one), so filtering is one line for every game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from game.core.record import FlatRecord


@dataclass(frozen=True, slots=True)
class Event(FlatRecord):
    """Base of all events.

    `reveals` (per class): new information came out (a die, a turned card), so undo must stop here.
    `quiet` (per class): it is no news, such as time that has passed; logs and replays pass over it.
    `audience` (per object, overridden where needed): the seats that may see it, None for everybody.
    """

    reveals: ClassVar[bool] = False
    quiet: ClassVar[bool] = False

    @property
    def audience(self) -> frozenset[int] | None:
        """The seats that may see this event, or None when everybody may."""
        return None


@dataclass(frozen=True, slots=True)
class SecretEvent(Event):
    """Base of events that only `seat` may see."""

    seat: int

    @property
    def audience(self) -> frozenset[int] | None:
        """The seat alone."""
        return frozenset((self.seat,))


def events_for(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events that `seat` may see; None is the onlooker who sees only what all may see."""
    return [e for e in events if e.audience is None or (seat is not None and seat in e.audience)]
