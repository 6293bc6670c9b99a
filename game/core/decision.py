"""What the game waits for: who may act now, what is asked of them, and why something is refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.core.action import SeatIndex

Fact = str | int

Order = Literal["turn", "free", "joint"]
TURN: Order = "turn"
FREE: Order = "free"
JOINT: Order = "joint"
"""In which order those who are asked act: each as the rules say (TURN); each living seat whenever it likes, until all
have said that they are ready (FREE); or any one of them for all, since what is asked belongs to the table (JOINT)."""


def facts(**values: Fact) -> tuple[tuple[str, Fact], ...]:
    """Named values for a text pattern, in a form that can be a field of a frozen value."""
    return tuple(sorted(values.items()))


@dataclass(frozen=True, slots=True)
class Ask:
    """One seat is asked something.

    `prompt` is a key under `prompt.` in the game's texts, `facts` fill its fields. The game waits for asks
    that are not `optional`; optional ones may be answered at any time while the decision stands.
    """

    seat: SeatIndex
    prompt: str
    optional: bool = False
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """All seats that may act now. At least one ask is not optional, or time (a Tick) will end the wait.

    `sand`: milliseconds until time itself changes something, None where no time runs. `order`: TURN, unless seats that
    play together settle among themselves who acts. In a FREE decision the optional asks are of those who are ready; in
    a JOINT one every seat is asked the same, one of them, for whoever goes by the order of seats, not optionally.
    """

    asks: tuple[Ask, ...]
    sand: int | None = None
    order: Order = TURN

    def ask_of(self, seat: SeatIndex) -> Ask | None:
        """What `seat` is asked, or None."""
        return next((a for a in self.asks if a.seat == seat), None)

    @property
    def seats(self) -> tuple[SeatIndex, ...]:
        """The seats that may act, those the game waits for first, each group in seat order."""
        return tuple(a.seat for a in sorted(self.asks, key=lambda a: (a.optional, a.seat)))


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is refused, or why something is off: a key under `reason.` with its facts."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = field(default=())
