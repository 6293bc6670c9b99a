"""The data of Wild West Shepherds: locations, characters, numbers, and what only this game can judge about them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.core.problems import Finding

LocationType = Literal["grass", "sheep", "wolf"]
CharacterId = Literal[
    "headman", "wild_head", "turkey_mama", "joe_lucky", "hunter", "priest", "banker", "billy", "insurance_agent"
]
CharacterSet = Literal["basic", "advanced"]
Origin = Literal["rulebook", "house"]

TYPES: tuple[LocationType, ...] = ("grass", "sheep", "wolf")
DRAFTED: tuple[CharacterId, ...] = (
    "turkey_mama", "joe_lucky", "hunter", "priest", "banker", "billy", "insurance_agent",
)
"""The characters that are drafted, in a fixed order; Headman and Wild Head are two sides of one card (W4)."""
CHARACTERS: tuple[CharacterId, ...] = ("headman", "wild_head", *DRAFTED)
MOST_CARDS = 200

_ORIGIN = {"description": "Printed in the rulebook, or the project's own value."}


@dataclass(frozen=True, slots=True, kw_only=True)
class Location:
    """A kind of location card (W1)."""

    type: LocationType = field(metadata={"description": "What an Insurance Agent would have to name."})
    count: int = field(metadata={"description": "How many of these are in the deck.", "ge": 0, "le": 99})
    sheep: int = field(metadata={"description": "Sheep it brings when sheep are collected.", "ge": 0, "le": 20})
    wolves: int = field(metadata={"description": "Wolves that attack here.", "ge": 0, "le": 20})
    disguised: bool = field(metadata={"description": "The Headman may count its wolves as none (W2)."})
    picture: str = field(metadata={"description": "Its picture, such as sheep-2 or wolf-1."})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Character:
    """The symbols of a character card."""

    set: CharacterSet = field(metadata={"description": "Basic, or only in advanced games."})
    min_seats: int = field(metadata={"description": "For so many players or more.", "ge": 4, "le": 8})
    attacked: bool = field(metadata={"description": "Loses sheep to a wolf attack."})
    collects: bool = field(metadata={"description": "Takes part when sheep are collected."})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Abilities:
    """The numbers in the characters' abilities."""

    joe_lucky_takes: int = field(metadata={"description": "Collecting: sheep from the supply.", "ge": 0, "le": 20})
    hunter_above_wolves: int = field(
        metadata={"description": "Wolf attack: sheep from the supply beyond the wolves' number.", "ge": 0, "le": 20}
    )
    priest_takes: int = field(
        metadata={"description": "Collecting with an empty share: sheep from the supply.", "ge": 0, "le": 20}
    )
    priest_leaves: int = field(metadata={"description": "Then: sheep put beside the location.", "ge": 0, "le": 20})
    banker_per_sheep: int = field(
        metadata={"description": "Collecting: more from the supply for each sheep of the share.", "ge": 0, "le": 20}
    )
    billy_at_most: int = field(metadata={"description": "Wolf attack: sheep beside the location.", "ge": 0, "le": 20})
    wild_head_at_most: int = field(
        metadata={"description": "Wolf attack: sheep beside the location.", "ge": 0, "le": 20}
    )
    agent_takes: int = field(metadata={"description": "A right guess: sheep from the supply.", "ge": 0, "le": 20})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Piles:
    """The four piles of locations: one a type, and a mixed one."""

    cards: int = field(metadata={"description": "Cards in each pile, which is the rounds it lasts.", "ge": 1, "le": 20})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Announcement:
    """What the Headman may say (W8)."""

    open_from: int = field(
        metadata={"description": "From so many wolves on any number may be announced.", "ge": 1, "le": 99}
    )
    at_most: int = field(metadata={"description": "The highest number that may be said then.", "ge": 0, "le": 99})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheep:
    """The counts of sheep that matter."""

    start: int = field(metadata={"description": "Sheep of every player at the start.", "ge": 0, "le": 50})
    share_at_most: int = field(metadata={"description": "The largest share of a location.", "ge": 1, "le": 50})
    goal: int = field(metadata={"description": "The game ends when somebody has so many.", "ge": 1, "le": 200})
    origin: Origin = field(metadata=_ORIGIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class WildConfig:
    """Everything in `data/wild_west`."""

    locations: dict[str, Location] = field(metadata={"description": "The kinds of location cards, by id."})
    characters: dict[CharacterId, Character] = field(metadata={"description": "The character cards, by id."})
    abilities: Abilities = field(metadata={"description": "The numbers in the characters' abilities."})
    piles: Piles = field(metadata={"description": "The piles of locations."})
    announcement: Announcement = field(metadata={"description": "What the Headman may say."})
    sheep: Sheep = field(metadata={"description": "Counts of sheep."})


def check(config: WildConfig) -> list[Finding]:
    """What the types cannot say: enough cards for the piles, locations that fit their type, all characters."""
    out = []
    for name, card in config.locations.items():
        out += _check_location(name, card)
    out += _check_counts(config)
    for name in CHARACTERS:
        if name not in config.characters:
            out.append(Finding(("characters",), f"the character {name} is missing"))
    if config.announcement.at_most >= config.announcement.open_from:
        out.append(
            Finding(
                ("announcement", "at_most"),
                f'"at_most" must be less than open_from, {config.announcement.open_from}, so that the true number '
                "can never be announced from there on",
            )
        )
    if config.sheep.goal <= config.sheep.start:
        out.append(Finding(("sheep", "goal"), f'"goal" must be more than the {config.sheep.start} sheep of the start'))
    return out


def _check_location(name: str, card: Location) -> list[Finding]:
    out = []
    path = ("locations", name)
    if card.type == "wolf":
        if card.wolves == 0:
            out.append(Finding((*path, "wolves"), "a location of the type wolf needs at least one wolf"))
        if card.sheep:
            out.append(Finding((*path, "sheep"), f"a location of the type wolf brings no sheep, not {card.sheep}"))
    else:
        if card.wolves:
            out.append(Finding((*path, "wolves"), f"only the type wolf has wolves; this is {card.type}"))
        if card.disguised:
            out.append(Finding((*path, "disguised"), f"only wolves can be disguised; this is {card.type}"))
    if card.type == "grass" and card.sheep:
        out.append(Finding((*path, "sheep"), f"grass brings no sheep, not {card.sheep}; or its type is sheep"))
    if card.type == "sheep" and not card.sheep:
        out.append(Finding((*path, "sheep"), "a location of the type sheep needs at least one sheep"))
    return out


def _check_counts(config: WildConfig) -> list[Finding]:
    size, total = config.piles.cards, 0
    out = []
    for kind in TYPES:
        have = sum(card.count for card in config.locations.values() if card.type == kind)
        total += have
        if have < size:
            out.append(Finding(("locations",), f"the {kind} pile needs {size} cards, but the deck has {have} of them"))
    if not out and total < 4 * size:
        out.append(
            Finding(
                ("locations",),
                f"the four piles need {4 * size} cards, but the deck has {total}; raise a count or lower piles.cards",
            )
        )
    if total > MOST_CARDS:
        out.append(Finding(("locations",), f"a deck has at most {MOST_CARDS} cards; this one has {total}"))
    return out
