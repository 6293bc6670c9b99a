"""What a seat may do in The Sheep. Cards are named by what they are: of two equal ones the first that serves is meant.

Hexes are numbers in the reading order of the map; Sheep are named by their number, the first of equal ones.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Action


@dataclass(frozen=True, slots=True)
class BoardAction(Action):
    """A Caravan does what its board says (T4); a joint choice."""

    caravan: str


@dataclass(frozen=True, slots=True)
class EnterCaravan(Action):
    """A Caravan comes from town to the Start (T4); a joint choice. Ends the board actions."""

    caravan: str


@dataclass(frozen=True, slots=True)
class RollOn(Action):
    """No more board actions: the Caravans move (T4); a joint choice, where none is to come in."""


@dataclass(frozen=True, slots=True)
class MoveCaravan(Action):
    """Of Caravans equally near the Finish this one moves first (T4); a joint choice."""

    caravan: str


@dataclass(frozen=True, slots=True)
class Walk(Action):
    """Up to three steps, once a Day (T6)."""

    hex: int


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy Equipment of the Caravan on one's hex (T7)."""

    card: str


@dataclass(frozen=True, slots=True)
class Purify(Action):
    """A Lantern and an Essence become experience, by day."""


@dataclass(frozen=True, slots=True)
class GiveEssence(Action):
    """Give Essence to a Shepherd on one's hex (T7)."""

    other: int
    amount: int


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Exhaust a card against a Sheep on one's hex, boosted with a Lantern or not (T9)."""

    card: str
    sheep: int
    boost: bool


@dataclass(frozen=True, slots=True)
class Spill(Action):
    """By day: what is left of a kill falls on another Sheep of the hex; None: on none (T8)."""

    sheep: int | None


@dataclass(frozen=True, slots=True)
class UseAbility(Action):
    """Use an ability of a card or trait; its choices are asked one by one."""

    card: str
    ability: str


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Answer what an ability asks: a thing by its kind and number, `nothing`, or a `block` (0 or 1)."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Cancel(Action):
    """Take back an ability of which nothing was paid or done yet."""


@dataclass(frozen=True, slots=True)
class LanternStep(Action):
    """By night: a Lantern for a step (T17)."""

    hex: int


@dataclass(frozen=True, slots=True)
class Distract(Action):
    """In combat: a Lantern draws the strikes on one's hex to oneself (T18)."""


@dataclass(frozen=True, slots=True)
class Ready(Action):
    """Nothing more to do in this step (T6)."""


@dataclass(frozen=True, slots=True)
class Avert(Action):
    """How many Lanterns each seat gives: all that is asked for, or none at all (T13); a joint choice."""

    lanterns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FlipTile(Action):
    """A Minor tile becomes Major (T13); a joint choice."""

    tile: str


@dataclass(frozen=True, slots=True)
class HuntCaravan(Action):
    """Of what is equally near, Sheep go for this hex, of a Caravan or of Shepherds (T16); a joint choice."""

    hex: int


@dataclass(frozen=True, slots=True)
class MoveSheep(Action):
    """Where the Sheep of a hex end, among equally good hexes (T16); a joint choice."""

    hex: int


@dataclass(frozen=True, slots=True)
class TakeStrike(Action):
    """Who is struck (T18): `kind` caravan or shepherd, by number; a joint choice."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class ShareEssence(Action):
    """How the Essence of a kill is divided, by seat (T12); a joint choice."""

    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DropEquipment(Action):
    """Over the hand limit: this goes (T7, T20)."""

    card: str


@dataclass(frozen=True, slots=True)
class TakeTrait(Action):
    """One of the two traits of a level (T22)."""

    trait: str


ACTIONS: tuple[type[Action], ...] = (
    BoardAction, EnterCaravan, RollOn, MoveCaravan, Walk, Buy, Purify, GiveEssence, Attack, Spill, UseAbility, Choose,
    Cancel, LanternStep, Distract, Ready, Avert, FlipTile, HuntCaravan, MoveSheep, TakeStrike, ShareEssence,
    DropEquipment, TakeTrait,
)  # fmt: skip
