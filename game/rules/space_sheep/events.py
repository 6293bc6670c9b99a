"""What happens in Space Sheep!. Dice, drawn cards and shown allegiances reveal something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.event import Event, SecretEvent


@dataclass(frozen=True, slots=True)
class RingDealt(Event):
    """The systems by colour, clockwise, each with its tile, chits, Shepherd and SpaceSheep."""

    systems: tuple[str, ...]
    tiles: tuple[str, ...]
    chits: tuple[tuple[str, ...], ...]
    shepherds: tuple[str, ...]
    sheep: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AllegianceDealt(SecretEvent):
    """Which side a seat is on."""

    infiltrator: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A seat drew so many cards; so many are left in the pile."""

    seat: int
    count: int
    left: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardsSeen(Event):
    """Which ones: for the seat, with open hands for all (S22)."""

    seat: int
    cards: tuple[str, ...]
    open: bool
    reveals: ClassVar[bool] = True

    @property
    def audience(self) -> frozenset[int] | None:
        """The seat alone, or everybody."""
        return None if self.open else frozenset((self.seat,))


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card lies open now: `what` is system, shepherd or attack."""

    seat: int
    card: str
    what: str


@dataclass(frozen=True, slots=True)
class PiecesMoved(Event):
    """Pieces of a system went to another, those of the same kind there came back: `piece` shepherd, sheep or both."""

    start: str
    end: str
    piece: str
    shepherd: str
    sheep: str


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card was laid on the console, face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardHidden(Event):
    """Which card a seat laid or gave up: for the seat, with open hands for all (S23)."""

    seat: int
    card: str
    open: bool

    @property
    def audience(self) -> frozenset[int] | None:
        """The seat alone, or everybody."""
        return None if self.open else frozenset((self.seat,))


@dataclass(frozen=True, slots=True)
class WolfKnocked(Event):
    """The Wolf lies on its side."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimerTurned(Event):
    """The timer was turned by the Commander, or by running out; it has so many milliseconds left."""

    left: int
    ran_out: bool


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The Wolf's die."""

    face: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WolfMoved(Event):
    """The Wolf stands at this system."""

    system: str


@dataclass(frozen=True, slots=True)
class TimePassed(Event):
    """So many milliseconds have run."""

    quiet: ClassVar[bool] = True
    ms: int
    left: int


@dataclass(frozen=True, slots=True)
class WolfAttacked(Event):
    """The Wolf attacks: so many cards must go; `by` is `sand` or `ousted` (S15, S19)."""

    cards: int
    by: str


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """So many cards went from `where`: console, pile or the hand of a seat."""

    where: str
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class DiscardNamed(Event):
    """The Commander has named who gives up a card."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Pointed(Event):
    """A seat points at another, or at nobody (-1)."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Ousted(Event):
    """A seat is out; its card is shown (S19)."""

    seat: int
    infiltrator: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CommandPassed(Event):
    """Another seat is Commander now (S20)."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """An ousted seat's turn is passed over."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """How it ended, and the allegiances of all."""

    reason: str
    winners: tuple[int, ...]
    infiltrators: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    RingDealt, AllegianceDealt, TurnBegan, CardsDrawn, CardsSeen, CardPlayed, PiecesMoved, CardLaid, CardHidden,
    WolfKnocked, TimerTurned, DieRolled, WolfMoved, TimePassed, WolfAttacked, CardsDiscarded, DiscardNamed, Pointed,
    Ousted, CommandPassed, TurnSkipped, GameEnded,
)  # fmt: skip
