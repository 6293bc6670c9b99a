"""What a seat may do in Wild West Shepherds.

Places are `field_1`, `field_2`, `field_3` and `wild`; types of location are `grass`, `sheep` and `wolf`.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action


@dataclass(frozen=True, slots=True)
class KeepCharacter(Action):
    """Of the two characters drawn this one is kept, the other goes back on top of the pile (W6)."""

    character: str


@dataclass(frozen=True, slots=True)
class WatchFields(Action):
    """The Headman looks at these two fields, both named beforehand (W7); `first` comes before `second`."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class AnnounceWolves(Action):
    """The Headman says how many wolves there are in the two fields (W8)."""

    number: int


@dataclass(frozen=True, slots=True)
class LookAt(Action):
    """A shepherd looks at a field without a meeple (W10)."""

    place: str


@dataclass(frozen=True, slots=True)
class PlaceMeeple(Action):
    """The meeple goes to a place; a claim `about` a place `says` its type, true or not, or both are None (W11)."""

    place: str
    about: str | None
    says: str | None


@dataclass(frozen=True, slots=True)
class GuessLocation(Action):
    """The Insurance Agent insures `other`, who is at the same place, and guesses the type of the location (W12)."""

    other: int
    says: str


@dataclass(frozen=True, slots=True)
class UseContract(Action):
    """The supply pays for this wolf attack, and the contract is spent (W14)."""


@dataclass(frozen=True, slots=True)
class SaveContract(Action):
    """The sheep are paid from one's own stock, the contract is kept (W14)."""


ACTIONS: tuple[type[Action], ...] = (
    KeepCharacter, WatchFields, AnnounceWolves, LookAt, PlaceMeeple, GuessLocation, UseContract, SaveContract,
)  # fmt: skip
