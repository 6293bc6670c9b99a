"""What a seat may do in Space Sheep!. Cards, systems and pieces are named by their colour; a card may be `wild`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.action import Action


@dataclass(frozen=True, slots=True)
class ActivateSystem(Action):
    """Play a card of a system's colour: its Shepherd, SpaceSheep (`sheep`) or `both` follow its tile (S6)."""

    card: str
    system: str
    piece: str


@dataclass(frozen=True, slots=True)
class ActivateShepherd(Action):
    """Play a card of a Shepherd's colour: it goes one system clockwise (S7)."""

    card: str
    shepherd: str


@dataclass(frozen=True, slots=True)
class Defend(Action):
    """Lay a card face down on the console (S8)."""

    card: str


@dataclass(frozen=True, slots=True)
class AttackWolf(Action):
    """Knock the standing Wolf over with a card of its system's colour (S9)."""

    card: str


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Fill the hand up and end the turn (S10)."""


@dataclass(frozen=True, slots=True)
class TurnTimer(Action):
    """The Commander turns the timer while the Wolf lies; it moves and stands up (S14)."""

    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class NameDiscard(Action):
    """The Commander names who gives up a card (S15)."""

    public: ClassVar[bool] = True
    other: int


@dataclass(frozen=True, slots=True)
class DiscardCard(Action):
    """A card from the hand goes to the face-down discard (S15)."""

    card: str


@dataclass(frozen=True, slots=True)
class PointAt(Action):
    """Point at somebody (S19)."""

    public: ClassVar[bool] = True
    other: int


@dataclass(frozen=True, slots=True)
class StopPointing(Action):
    """Point at nobody any more (S19)."""

    public: ClassVar[bool] = True


ACTIONS: tuple[type[Action], ...] = (
    ActivateSystem, ActivateShepherd, Defend, AttackWolf, Draw, TurnTimer, NameDiscard, DiscardCard, PointAt,
    StopPointing,
)  # fmt: skip
