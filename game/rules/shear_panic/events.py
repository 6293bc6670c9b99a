"""What happens in Shear Panic. Everything is open; only dice reveal something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.event import Event

Move = tuple[str, int, int, int, int]  # sheep, from x, from y, to x, to y


@dataclass(frozen=True, slots=True)
class FlockPlaced(Event):
    """The flock stands in the truck: (sheep, x, y) each."""

    sheep: tuple[tuple[str, int, int], ...]
    facing: str


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this seat's turn; `truck` while the flock jumps off."""

    seat: int
    truck: bool


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """The seat is passed over: `why` is `no_sheep` or `no_boxes` (P14)."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class BoxCovered(Event):
    """A box is covered; `used` is False when it had no legal use (P14a)."""

    seat: int
    kind: str
    number: int
    used: bool


@dataclass(frozen=True, slots=True)
class SheepMoved(Event):
    """Sheep moved at once.

    `how`: an action kind, `panic`, or `return`; `leader` the sheep that was chosen or pushes ("" for a wool
    rule); `towards` the direction, the side of a wool rule, "" for a return.
    """

    how: str
    leader: str
    towards: str
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class FlockTurned(Event):
    """All sheep turned on the spot."""

    how: str
    side: str
    facing: str


@dataclass(frozen=True, slots=True)
class FlockSplit(Event):
    """The flock fell into this many groups."""

    groups: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A die was rolled: `die` is `panic` or `flock`; `again` when nobody of that colour is left."""

    reveals: ClassVar[bool] = True
    seat: int
    die: str
    face: str
    again: bool


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """The flock marker went along the track; `lost` spaces fell away at a stop (P21)."""

    seat: int
    start: int
    end: int
    lost: int


@dataclass(frozen=True, slots=True)
class ButtonLifted(Event):
    """A button came off the spare mat (P33, P34)."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class FieldEntered(Event):
    """The marker came into a field: `team_tag`, `roger`, `black_tag`, `shear`."""

    field: str


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A seat scored `points` from `source` (a field); `sheep` names what each sheep brought."""

    seat: int
    source: str
    points: int
    sheep: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class RowSheared(Event):
    """The front row was sheared and leaves the field; `final` at the last shearing."""

    sheep: tuple[str, ...]
    final: bool


@dataclass(frozen=True, slots=True)
class ButtonsCharged(Event):
    """Points lost for buttons left on the spare mat (P35)."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    reason: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    FlockPlaced, TurnBegan, TurnSkipped, BoxCovered, SheepMoved, FlockTurned, FlockSplit, DieRolled, MarkerMoved,
    ButtonLifted, FieldEntered, PointsScored, RowSheared, ButtonsCharged, GameEnded,
)
