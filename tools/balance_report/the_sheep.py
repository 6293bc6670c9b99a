"""Counts journeys of The Sheep. All win or lose together, so a case is a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.event import Event
from game.core.outcome import Outcome
from game.effects.model import Ability
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.config import SheepConfig
from game.rules.the_sheep.setup import Setup, first_traits
from game.rules.the_sheep.state import SheepState
from tools.balance_report import limits
from tools.balance_report.balanced import Balanced, Length
from tools.balance_report.kind import Column, Kind
from tools.balance_report.tally import CHOSEN, OFFERED, TAKEN, THERE, USED, Case, Deeds, Tally, do_deeds

SHEPHERDS, CARAVANS, STARTING, EQUIPMENT, TRAITS, CURSES, ABILITIES = (
    "shepherds", "caravans", "starting", "equipment", "traits", "curses", "abilities",
)  # fmt: skip
DIED, ENTERED, SAFE, LOST, FLIPPED = "died", "entered", "safe", "lost", "flipped"
TILES = "tiles"
DECKS = {"mutations": "Mutations", "day_events": "Day events", "night_events": "Night events", "flock": "Flock cards"}
"""Kinds of which cards come out for all, by the name of their deck."""
BOARD, MINOR, MAJOR = "board", "minor", "major"
"""What the one ability of a Caravan and those of a tile's sides are called in events."""


class SheepWitness:
    """Counts one journey."""

    def __init__(self, dealt: SheepState) -> None:
        self.case, self.days = Case(), 0
        self._setup: Setup = dealt.setup
        self._config: SheepConfig = dealt.setup.config
        self._deeds: Deeds = {
            happened.DayBegan: self._day_began,
            happened.CaravanEntered: lambda event: self._came_in(event.caravan),
            happened.CaravanSafe: lambda event: self.case.note(CARAVANS, SAFE, [event.caravan]),
            happened.CaravanLost: lambda event: self.case.note(CARAVANS, LOST, [event.caravan]),
            happened.Bought: lambda event: self._had(EQUIPMENT, event.card),
            happened.TraitGained: self._trait_gained,
            happened.CurseDrawn: lambda event: self._came(CURSES, event.card),
            happened.CardDrawn: lambda event: self._came(event.deck, event.card),
            happened.TilePlaced: self._tile_placed,
            happened.TileFlipped: self._tile_flipped,
            happened.SheepAttacked: lambda event: self._used(event.card),
            happened.AbilityUsed: self._ability_used,
            happened.ShepherdDied: self._shepherd_died,
        }
        self._begin(dealt)

    def _begin(self, dealt: SheepState) -> None:
        """Whoever goes, and what they hold. What the deal itself brings comes as events."""
        self._came(SHEPHERDS, *self._setup.shepherds)
        for cards in dealt.cards:
            for card in dict.fromkeys(card.name for card in cards):
                self._came(_kind_of(self._config, card), card)
        for seat, traits in enumerate(dealt.traits):
            self.case.note(TRAITS, THERE, first_traits(self._config, self._setup.shepherds[seat]))
            for trait in traits:
                self._had(TRAITS, trait.name)
        self.case.note(CARAVANS, THERE, self._setup.caravans)
        self.case.note(CARAVANS, TAKEN, self._setup.caravans)
        for caravan, place in zip(self._setup.caravans, dealt.caravans, strict=True):
            if place >= 0:
                self._came_in(caravan)

    def hear(self, events: Sequence[Event]) -> None:
        """See Witness."""
        do_deeds(self._deeds, events)

    def told(self, outcome: Outcome | None) -> Tally:
        """See Witness."""
        self.case.won = float(outcome is not None and bool(outcome.winners))
        return Tally((self.case,), self.days)

    # ------------------------------------------------------------------ what happened

    def _came(self, kind: str, *cards: str) -> None:
        """Cards that nobody chose are there and somebody's, or everybody's, at once."""
        self.case.note(kind, THERE, cards)
        for card in cards:
            self._had(kind, card)

    def _had(self, kind: str, card: str) -> None:
        self.case.note(kind, TAKEN, [card])
        abilities = (ability_id(card, name) for name in _abilities(self._config, kind, card))
        self.case.note(ABILITIES, TAKEN, abilities)

    def _used(self, card: str) -> None:
        kind = _kind_of(self._config, card)
        if kind:
            self.case.note(kind, USED, [card])

    def _day_began(self, event: happened.DayBegan) -> None:
        self.days = event.day

    def _came_in(self, name: str) -> None:
        """From now on a Caravan sells, and its board can act."""
        caravan = self._config.caravans[name]
        self.case.note(CARAVANS, ENTERED, [name])
        self.case.note(EQUIPMENT, THERE, dict.fromkeys(caravan.inventory))
        if caravan.board is not None:
            self.case.note(ABILITIES, TAKEN, [ability_id(name, BOARD)])

    def _trait_gained(self, event: happened.TraitGained) -> None:
        """The other one of its pair was offered, too (T22)."""
        offered = _pair(self._config, event.trait)
        self.case.note(TRAITS, THERE, offered)
        if len(offered) > 1:
            self.case.note(TRAITS, OFFERED, offered)
            self.case.note(TRAITS, CHOSEN, [event.trait])
        self._had(TRAITS, event.trait)

    def _tile_placed(self, event: happened.TilePlaced) -> None:
        self._came(TILES, event.tile)
        self.case.note(ABILITIES, TAKEN, [ability_id(event.tile, MINOR)])

    def _tile_flipped(self, event: happened.TileFlipped) -> None:
        self.case.note(TILES, FLIPPED, [event.tile])
        self.case.note(ABILITIES, TAKEN, [ability_id(event.tile, MAJOR)])

    def _ability_used(self, event: happened.AbilityUsed) -> None:
        self.case.note(ABILITIES, USED, [ability_id(event.card, event.ability)])
        self._used(event.card)

    def _shepherd_died(self, event: happened.ShepherdDied) -> None:
        self.case.note(SHEPHERDS, DIED, [self._setup.shepherds[event.seat]])


def ability_id(card: str, ability: str) -> str:
    """How an ability stands in the report."""
    return f"{card}/{ability}"


def _pair(config: SheepConfig, trait: str) -> list[str]:
    """The traits of the same Shepherd and level, this one among them."""
    own = config.traits[trait]
    return [name for name, other in config.traits.items() if (other.shepherd, other.level) == (own.shepherd, own.level)]


def _starting(config: SheepConfig) -> list[str]:
    given = {card for shepherd in config.shepherds.values() for card in shepherd.starts_with}
    return [card for card in config.equipment if card in given]


def _sections(config: SheepConfig) -> dict[str, Mapping[str, Any]]:
    """The cards that have abilities by name, by kind; Equipment and Equipment to begin with are two kinds."""
    starting = _starting(config)
    return {
        STARTING: {card: config.equipment[card] for card in starting},
        EQUIPMENT: {card: piece for card, piece in config.equipment.items() if card not in starting},
        TRAITS: config.traits, CURSES: config.curses, "mutations": config.mutations,
        "day_events": config.day_events, "night_events": config.night_events,
    }  # fmt: skip


def _kind_of(config: SheepConfig, card: str) -> str:
    if card in config.equipment:
        return STARTING if any(card in s.starts_with for s in config.shepherds.values()) else EQUIPMENT
    for kind, section in ((TRAITS, config.traits), (CURSES, config.curses), (CARAVANS, config.caravans)):
        if card in section:
            return kind
    return ""


def _abilities(config: SheepConfig, kind: str, card: str) -> Iterator[str]:
    """The names of a card's abilities, passives among them."""
    section = config.equipment if kind in (STARTING, EQUIPMENT) else getattr(config, kind, {})
    entry = section.get(card)
    abilities: Mapping[str, Ability] = getattr(entry, "abilities", {})
    yield from abilities
    yield from getattr(entry, "passive", {})


def _all_abilities(config: SheepConfig) -> Iterator[str]:
    for kind, section in _sections(config).items():
        for card in section:
            yield from (ability_id(card, name) for name in _abilities(config, kind, card))
    yield from (ability_id(tile, side) for tile in config.tiles for side in (MINOR, MAJOR))
    yield from (ability_id(name, BOARD) for name, caravan in config.caravans.items() if caravan.board is not None)


def kinds(config: SheepConfig, seats: int) -> tuple[Kind, ...]:
    """All tables."""
    sections = _sections(config)
    drawn = Column("drawn", TAKEN)
    return (
        Kind(SHEPHERDS, "Shepherds", tuple(config.shepherds), (Column("went", TAKEN), Column("died", DIED, TAKEN)),
             without_word=""),
        Kind(CARAVANS, "Caravans", tuple(config.caravans), (
            Column("went", TAKEN), Column("came in", ENTERED, TAKEN), Column("safe", SAFE, TAKEN),
            Column("lost", LOST, TAKEN), Column("board used", USED, ENTERED),
        ), without_word=""),
        Kind(STARTING, "Equipment to begin with", tuple(sections[STARTING]),
             (Column("held", TAKEN), Column("used", USED, TAKEN)), without_word=""),
        Kind(EQUIPMENT, "Equipment", tuple(sections[EQUIPMENT]), (
            Column("on sale", THERE), Column("bought", TAKEN, THERE, limits=limits.BOUGHT), Column("used", USED, TAKEN),
        )),
        Kind(TRAITS, "Traits", tuple(config.traits), (
            Column("chosen", CHOSEN, OFFERED, "times", limits.CHOSEN), Column("held", TAKEN),
            Column("used", USED, TAKEN),
        )),
        Kind(CURSES, "Curses", tuple(config.curses), (drawn, Column("used", USED, TAKEN)), without_word=""),
        *(Kind(deck, title, tuple(getattr(config, deck)), (drawn,), without_word="") for deck, title in DECKS.items()),
        Kind(TILES, "Pollution tiles", tuple(config.tiles), (
            Column("placed", TAKEN), Column("turned Major", FLIPPED, TAKEN),
        ), without_word=""),
        Kind(ABILITIES, "Abilities", tuple(_all_abilities(config)), (
            Column("there", TAKEN), Column("used", USED, TAKEN, limits=limits.ABILITY_USED),
        ), with_word=USED, without_word=TAKEN),
    )  # fmt: skip


BALANCED = Balanced(SheepWitness, kinds, Length("Days", limits.DAYS))
