"""The deal of a journey: decks, the flock in its waves, the Shepherds on the Start, and the first Day's beginning."""

from __future__ import annotations

from game.core.rng import Luck
from game.core.rules import Step
from game.rules.the_sheep import flow, pollution
from game.rules.the_sheep.decks import CURSES, DAY_EVENTS, FLOCK, MUTATIONS, NIGHT_EVENTS, POLLUTION
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.rows import Card
from game.rules.the_sheep.setup import Setup
from game.rules.the_sheep.stages import DAWN, EQUIPMENT, TOWN, TRAIT
from game.rules.the_sheep.state import SheepState

_WAVES = (1, 2, 3)


def deal(setup: Setup, luck: Luck) -> Step[SheepState]:
    """A new journey at its first decision."""
    new = blank(setup, luck)
    new.decks = shuffled_decks(new)
    events: Events = []
    for _ in range(setup.minor_tiles):
        pollution.add_tile(new, events)
    flow.proceed(new, events)
    return Step(new, tuple(events or ()))


def blank(setup: Setup, luck: Luck) -> SheepState:
    """Everything at its place before the decks are shuffled; they are empty."""
    new = SheepState.__new__(SheepState)
    seats, numbers, config = setup.seats, setup.numbers, setup.config
    new.setup, new.luck = setup, luck
    new.day, new.half, new.stage, new.sign, new.event, new.mutation = 0, "day", DAWN, "", "", ""
    new.hexes = (setup.map.start,) * seats
    for row, value in (
        ("corruption", 0), ("levels", 1), ("experience", 0), ("essence", numbers.essence), ("lit", numbers.lanterns),
        ("walked", False), ("ready", False), ("distracting", False), ("gave", ()),
    ):  # fmt: skip
        setattr(new, row, (value,) * seats)
    new.next_number = 0
    new.cards = tuple(
        tuple(_card(new, name, EQUIPMENT) for name in config.shepherds[who].starts_with) for who in setup.shepherds
    )
    new.traits = tuple((_card(new, name, TRAIT),) for name in setup.traits)
    new.caravans, new.bearing = (TOWN,) * len(setup.caravans), (0,) * len(setup.caravans)
    new.stock = tuple(tuple(config.caravans[name].inventory) for name in setup.caravans)
    new.acted = new.rolled = new.sheep = new.gone = new.tiles = new.herds = new.strikes = ()
    new.pending, new.modifiers = (), ()
    new.slot, new.reason = 0, ""
    new.decks = dict.fromkeys((CURSES, MUTATIONS, FLOCK, DAY_EVENTS, NIGHT_EVENTS, POLLUTION), ())
    new.discards = dict(new.decks)
    new.known_legal, new.cache = {}, {}
    return new


def _card(new: SheepState, name: str, kind: str) -> Card:
    new.next_number += 1
    return Card(new.next_number - 1, name, kind)


def shuffled_decks(new: SheepState) -> dict[str, tuple[str, ...]]:
    """All decks as a journey begins with them, by the luck of the state, which goes on."""
    out = {}
    for deck, cards in _decks(new.setup).items():
        out[deck], new.luck = new.luck.shuffled(cards)
    out[FLOCK], new.luck = _flock(new.setup, new.luck)
    return out


def _decks(setup: Setup) -> dict[str, tuple[str, ...]]:
    config = setup.config
    return {
        CURSES: tuple(config.curses), MUTATIONS: tuple(config.mutations), DAY_EVENTS: tuple(config.day_events),
        NIGHT_EVENTS: tuple(config.night_events), POLLUTION: tuple(config.tiles),
    }  # fmt: skip


def _flock(setup: Setup, luck: Luck) -> tuple[tuple[str, ...], Luck]:
    """So many cards of Wave 1 on so many of Wave 2 on all of Wave 3."""
    deck: tuple[str, ...] = ()
    for wave in _WAVES:
        cards, luck = luck.shuffled([name for name, card in setup.config.flock.items() if card.wave == wave])
        deck += cards[: setup.waves[wave - 1]] if wave < len(_WAVES) else cards
    return deck, luck
