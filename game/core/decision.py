"""What the game waits for: who may act now, what is asked of them, and why something is refused."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.action import SeatIndex

Fact = str | int


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

    `sand`: milliseconds until time itself changes something, None where no time runs.
    """

    asks: tuple[Ask, ...]
    sand: int | None = None

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
