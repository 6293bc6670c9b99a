"""Who watches a game of a series and tells afterwards what it saw.

Games of a series may be played in other processes: what makes a witness, and what a witness tells, must be picklable.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Protocol

from game.core.event import Event
from game.core.outcome import Outcome


class Witness(Protocol):
    """One game's own observer."""

    def hear(self, events: Sequence[Event]) -> None:
        """What happened: in the deal, then with every action."""

    def told(self, outcome: Outcome | None) -> Any:
        """What is known of the game when it is over, or None: when it was given up."""


MakeWitness = Callable[[Any], Witness]
"""Makes the witness of one game from the state that was dealt."""


@dataclass(slots=True)
class Follower:
    """Tells which of some entries of the data, by id, events spoke of."""

    followed: frozenset[str]
    met: set[str] = field(default_factory=set)

    def hear(self, events: Sequence[Event]) -> None:
        """See Witness."""
        self.met.update(_named(events).intersection(self.followed))

    def told(self, outcome: Outcome | None) -> frozenset[str]:
        """Those that came up."""
        return frozenset(self.met)


@dataclass(frozen=True, slots=True)
class Follow:
    """Makes followers of these entries."""

    followed: tuple[str, ...]

    def __call__(self, dealt: Any) -> Follower:
        """For one game."""
        return Follower(frozenset(self.followed))


def _named(events: Iterable[Event]) -> set[str]:
    """All ids that events speak of."""
    said = (getattr(event, field_.name) for event in events for field_ in fields(event))
    return {value for value in said if isinstance(value, str)}
