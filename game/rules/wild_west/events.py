"""What happens in Wild West Shepherds, in the order of the rules, so that it can be watched step by step.

Whatever only one seat may know is an event of its own (`CharactersSeen`, `CharacterChosen`, `CardSeen`). What a
location does to sheep always names its cause: `share`, `wolves`, `card`, `contract`, or the character.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.event import Event, SecretEvent


@dataclass(frozen=True, slots=True)
class PilesBuilt(Event):
    """All locations were shuffled into new piles of so many cards, `box` lie unseen in the box (W3)."""

    cards: int
    box: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins under this Headman."""

    number: int
    headman: int


@dataclass(frozen=True, slots=True)
class CharactersShuffled(Event):
    """The character cards that are in play this round, in a fixed order; they lie shuffled in one pile."""

    characters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CharactersDrawn(Event):
    """A seat drew so many characters: two, or the last one (W5)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CharactersSeen(SecretEvent):
    """Which ones they are; only the seat knows. The first was on top of the pile."""

    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CharacterKept(Event):
    """A seat has its character; with `passed` another one went back on the pile."""

    seat: int
    passed: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CharacterChosen(SecretEvent):
    """Which one it is; only the seat knows."""

    character: str


@dataclass(frozen=True, slots=True)
class CharacterShown(Event):
    """A character is laid open for all: Billy after the draft, the Insurance Agent, everybody before scoring."""

    seat: int
    character: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class HeadmanTurned(Event):
    """Nobody is Billy, so the Headman is the Wild Head this round (W9)."""

    seat: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LocationsDealt(Event):
    """One card of each pile lies face down at the four places; each pile has so many left."""

    left: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    """A seat looked at the cards of these places; everybody sees that (W23)."""

    seat: int
    places: tuple[str, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CardSeen(SecretEvent):
    """What lies there; only the seat knows."""

    place: str
    card: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class WolvesAnnounced(Event):
    """The Headman counts so many wolves in the two fields."""

    seat: int
    places: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class MeeplePlaced(Event):
    """A meeple stands at a place."""

    seat: int
    place: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """What a seat says about a place, true or not; `about` and `says` are "" for silence (W11)."""

    seat: int
    about: str
    says: str


@dataclass(frozen=True, slots=True)
class LocationTurned(Event):
    """A location is turned up for all."""

    place: str
    card: str
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class AgentGuessed(Event):
    """The Insurance Agent chose somebody and named a type (W12)."""

    seat: int
    other: int
    place: str
    says: str
    right: bool
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ContractGained(Event):
    """A seat has an insurance contract now."""

    seat: int


@dataclass(frozen=True, slots=True)
class ContractSaved(Event):
    """A seat that could have used its contract keeps it."""

    seat: int


@dataclass(frozen=True, slots=True)
class AttackBegan(Event):
    """Wolves attack at a place (W14)."""

    place: str
    wolves: int


@dataclass(frozen=True, slots=True)
class CollectBegan(Event):
    """Sheep are collected at a place (W16)."""

    place: str


@dataclass(frozen=True, slots=True)
class SheepLost(Event):
    """Sheep of a seat go beside the location; by `contract` the supply paid them."""

    seat: int
    place: str
    count: int
    contract: bool


@dataclass(frozen=True, slots=True)
class SheepAdded(Event):
    """Sheep of the supply lie beside a location now; `cause` is `card` or `priest`."""

    place: str
    count: int
    cause: str


@dataclass(frozen=True, slots=True)
class SheepTaken(Event):
    """A seat takes sheep: from beside a location (`beside`) or from the supply. `cause`: see the module."""

    seat: int
    place: str
    count: int
    beside: bool
    cause: str


@dataclass(frozen=True, slots=True)
class MeepleReturned(Event):
    """A meeple goes home. `why`: attacked, unharmed, cannot_collect, collected, alone, insured, guessed."""

    seat: int
    place: str
    why: str


@dataclass(frozen=True, slots=True)
class SheepLeft(Event):
    """So many sheep stay beside a location when it is done."""

    place: str
    count: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over; `sheep` a number a seat."""

    number: int
    sheep: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Somebody has enough sheep (W20)."""

    reason: str
    winners: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    PilesBuilt, RoundBegan, CharactersShuffled, CharactersDrawn, CharactersSeen, CharacterKept, CharacterChosen,
    CharacterShown, HeadmanTurned, LocationsDealt, LookedAt, CardSeen, WolvesAnnounced, MeeplePlaced, Claimed,
    LocationTurned, AgentGuessed, ContractGained, ContractSaved, AttackBegan, CollectBegan, SheepLost, SheepAdded,
    SheepTaken, MeepleReturned, SheepLeft, RoundEnded, GameEnded,
)  # fmt: skip
