"""The data of The Sheep: Shepherds, cards, Caravans, mutations, events, flock, pollution, and the box's numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.effects.model import Ability, DamageType, Modify, Spawn, Tier
from game.rules.the_sheep.map import DrawnMap

Sign = Literal["north", "south"]
Origin = Literal["rulebook", "house"]
Seats = Literal["2", "3", "4"]
Herd = dict[Tier, int]

_ORIGIN = {"description": "Printed in the rulebook, or the project's own."}
_NAME = {"description": "What it is called."}
_FLAVOUR = {"description": "A line for the mood, at most twelve words; never a rule."}
_DAMAGE = {"description": "Damage icons by type; a card without any cannot attack."}
_ABILITIES = {"description": "What it can do, by name."}
_MODIFY = {"description": "Numbers of the rules that it changes as long as it is there."}


@dataclass(frozen=True, slots=True, kw_only=True)
class Equipment:
    """A thing in a Shepherd's hand."""

    name: str = field(metadata=_NAME)
    flavour: str = field(metadata=_FLAVOUR)
    cost: int = field(metadata={"description": "Essence; 0 for starting pieces.", "ge": 0, "le": 9})
    damage: dict[DamageType, int] = field(default_factory=dict, metadata=_DAMAGE)
    abilities: dict[str, Ability] = field(default_factory=dict, metadata=_ABILITIES)
    modify: tuple[Modify, ...] = field(default=(), metadata=_MODIFY)
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Curse:
    """What a Shepherd becomes: attacks and abilities like Equipment, but it stays."""

    name: str = field(metadata=_NAME)
    flavour: str = field(metadata=_FLAVOUR)
    damage: dict[DamageType, int] = field(default_factory=dict, metadata=_DAMAGE)
    abilities: dict[str, Ability] = field(default_factory=dict, metadata=_ABILITIES)
    modify: tuple[Modify, ...] = field(default=(), metadata=_MODIFY)
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trait:
    """What a Shepherd has learned. `modify` and `passive` work while it is exhausted, too."""

    shepherd: str = field(metadata={"description": "Whose it is."})
    level: int = field(metadata={"description": "I, II or III.", "ge": 1, "le": 3})
    name: str = field(metadata=_NAME)
    flavour: str = field(metadata=_FLAVOUR)
    abilities: dict[str, Ability] = field(default_factory=dict, metadata=_ABILITIES)
    modify: tuple[Modify, ...] = field(default=(), metadata=_MODIFY)
    passive: dict[str, Ability] = field(
        default_factory=dict, metadata={"description": "What triggers by itself and exhausts nothing, by name."}
    )
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shepherd:
    """One of the six."""

    name: str = field(metadata=_NAME)
    was: str = field(metadata={"description": "What they were before."})
    flavour: str = field(metadata=_FLAVOUR)
    starts_with: tuple[str, ...] = field(metadata={"description": "Starting Equipment."})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Caravan:
    """One of the six: how much it bears, what it sells, what it does by day."""

    name: str = field(metadata=_NAME)
    flavour: str = field(metadata=_FLAVOUR)
    slots: int = field(metadata={"description": "Corruption it bears; one more and it is lost.", "ge": 1, "le": 12})
    inventory: tuple[str, ...] = field(metadata={"description": "Equipment for sale."})
    board: Ability | None = field(default=None, metadata={"description": "Its action in the Caravan step."})
    modify: tuple[Modify, ...] = field(default=(), metadata=_MODIFY)
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByTier:
    """A number for each tier."""

    lesser: int = field(metadata={"description": "Lesser Sheep.", "ge": 0, "le": 99})
    standard: int = field(metadata={"description": "Standard Sheep.", "ge": 0, "le": 99})
    greater: int = field(metadata={"description": "Greater Sheep.", "ge": 0, "le": 99})

    def of(self, tier: int) -> int:
        """For a tier by number: 0 lesser, 1 standard, 2 greater."""
        return (self.lesser, self.standard, self.greater)[tier]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutation:
    """What the Sheep are tonight."""

    name: str = field(metadata=_NAME)
    flavour: str = field(metadata=_FLAVOUR)
    health: ByTier = field(metadata={"description": "Damage that kills."})
    corruption: ByTier = field(metadata={"description": "Points of a strike."})
    essence: ByTier = field(metadata={"description": "What a kill gives."})
    weak: tuple[DamageType, ...] = field(default=(), metadata={"description": "Types that do one more."})
    immune: tuple[DamageType, ...] = field(default=(), metadata={"description": "Types that do nothing."})
    modify: tuple[Modify, ...] = field(default=(), metadata=_MODIFY)
    abilities: dict[str, Ability] = field(default_factory=dict, metadata=_ABILITIES)
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class DayEvent:
    """A card of the day, with the sign for the forks."""

    name: str = field(metadata=_NAME)
    flavour: str = field(metadata=_FLAVOUR)
    sign: Sign = field(metadata={"description": "Which way Caravans turn at forks."})
    modify: tuple[Modify, ...] = field(default=(), metadata=_MODIFY)
    abilities: dict[str, Ability] = field(default_factory=dict, metadata=_ABILITIES)
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class NightEvent:
    """A card of the night, with the climb of the pollution."""

    name: str = field(metadata=_NAME)
    flavour: str = field(metadata=_FLAVOUR)
    pollution: int = field(metadata={"description": "By how much the tracker climbs.", "ge": 0, "le": 9})
    modify: tuple[Modify, ...] = field(default=(), metadata=_MODIFY)
    abilities: dict[str, Ability] = field(default_factory=dict, metadata=_ABILITIES)
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class FlockCard:
    """Which Sheep come, by number of players."""

    wave: int = field(metadata={"description": "1, 2 or 3.", "ge": 1, "le": 3})
    seats: dict[Seats, dict[Spawn, Herd]] = field(
        metadata={"description": "For 2, 3 and 4 players: Sheep of each tier by spawn; in this order they come."}
    )
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class PollutionTile:
    """What the foul water does every night, by its sides."""

    name: str = field(metadata=_NAME)
    minor: Ability = field(metadata={"description": "Its Minor side."})
    major: Ability = field(metadata={"description": "Its Major side."})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """The numbers of the rules and of the box."""

    lanterns: int = field(metadata={"description": "Lanterns of a Shepherd.", "ge": 0, "le": 9})
    essence: int = field(metadata={"description": "Essence at the start.", "ge": 0, "le": 9})
    essence_slots: int = field(metadata={"description": "Essence a Shepherd can hold.", "ge": 1, "le": 20})
    corruption_slots: int = field(metadata={"description": "Corruption that brings no Curse yet.", "ge": 0, "le": 20})
    experience: tuple[int, int] = field(metadata={"description": "Experience for Level II and Level III."})
    hand_limits: tuple[int, int, int, int] = field(
        metadata={"description": "Cards in a hand: without a trait, at Level I, II and III."}
    )
    day_steps: int = field(metadata={"description": "Steps of a Shepherd by day.", "ge": 0, "le": 20})
    sheep_steps: int = field(metadata={"description": "Steps of Sheep by night.", "ge": 0, "le": 20})
    caravan_steps: int = field(metadata={"description": "Movement of a Caravan.", "ge": 0, "le": 20})
    day_health: ByTier = field(metadata={"description": "Health of Sheep by day."})
    sheeples: ByTier = field(metadata={"description": "Sheep in the box."})
    tiles: int = field(metadata={"description": "Pollution tiles in play at most.", "ge": 1, "le": 9})
    waves: tuple[int, int] = field(metadata={"description": "Cards of Wave 1 and 2 in the flock deck."})
    pipes: dict[Seats, tuple[int, ...]] = field(
        metadata={"description": "Lanterns at each slot of the pollution meter, from the lowest, by players."}
    )
    caravans: dict[Seats, int] = field(metadata={"description": "Usual number of Caravans, by players."})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """How hard a journey is, under a name."""

    early_cards: int = field(metadata={"description": "Cards of Wave 1 and of Wave 2 more.", "ge": -2, "le": 2})
    minor_tiles: int = field(metadata={"description": "Pollution tiles in play from the start.", "ge": 0, "le": 3})
    origin: Origin = field(metadata=_ORIGIN)

    def options(self) -> dict[str, str | int | bool]:
        """As options of the set-up."""
        return {"early_cards": self.early_cards, "minor_tiles": self.minor_tiles}


@dataclass(frozen=True, slots=True, kw_only=True)
class SheepConfig:
    """Everything in `data/the_sheep`."""

    numbers: Numbers = field(metadata={"description": "The numbers of the rules and of the box."})
    shepherds: dict[str, Shepherd] = field(metadata={"description": "Shepherds, by id."})
    equipment: dict[str, Equipment] = field(metadata={"description": "Equipment, by id."})
    traits: dict[str, Trait] = field(metadata={"description": "Traits, by id."})
    curses: dict[str, Curse] = field(metadata={"description": "Curses, by id."})
    caravans: dict[str, Caravan] = field(metadata={"description": "Caravans, by id."})
    mutations: dict[str, Mutation] = field(metadata={"description": "Mutations, by id."})
    day_events: dict[str, DayEvent] = field(metadata={"description": "Day events, by id."})
    night_events: dict[str, NightEvent] = field(metadata={"description": "Night events, by id."})
    flock: dict[str, FlockCard] = field(metadata={"description": "Flock cards, by id."})
    tiles: dict[str, PollutionTile] = field(metadata={"description": "Pollution tiles, by id."})
    maps: dict[str, DrawnMap] = field(metadata={"description": "Maps, by the name of their file."})
    presets: dict[str, Preset] = field(metadata={"description": "How hard it is, by id, for the set-up."})
