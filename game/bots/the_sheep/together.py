"""What the table decides: the order of the Caravans, averting, tiles, where Sheep go, what a card looks at."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from game.bots.the_sheep.dusk import Dusk
from game.bots.the_sheep.worth import TILE, tonight
from game.core.action import Action
from game.rules.the_sheep import pollution, wagons
from game.rules.the_sheep.actions import (
    Avert,
    Choose,
    EnterCaravan,
    FlipTile,
    HuntCaravan,
    RollOn,
)
from game.rules.the_sheep.decks import FLOCK
from game.rules.the_sheep.state import SheepState

WEIGHT = {"lesser": 1.0, "standard": 2.0, "greater": 3.5}
"""Sheep counted in Lesser ones."""


def enter(state: SheepState, legal: Sequence[Action]) -> Action:
    """Caravans roll as soon as they may; the sturdiest one comes in first."""
    caravans = state.setup.config.caravans
    coming = [action for action in legal if isinstance(action, EnterCaravan)]
    rolling = (action for action in legal if isinstance(action, RollOn))
    return next(rolling, None) or max(coming, key=lambda action: caravans[action.caravan].slots)


def avert(state: SheepState, legal: Sequence[Action], coming: Dusk) -> Action:
    """Averted at the last chance, or when the Lanterns are worth less by night than a tile costs."""
    ways = [action for action in legal if isinstance(action, Avert)]
    nothing = next(action for action in ways if not sum(action.lanterns))
    price = pollution.cost(state)
    paid = [action for action in ways if sum(action.lanterns) == price]
    if not paid or not price:
        return max(paid, key=lambda action: min(_left(state, action)), default=nothing)
    last = len(state.tiles) == state.setup.numbers.tiles and not pollution.minor_tiles(state)
    chosen = max(paid, key=lambda action: (_night_with(state, action, coming), min(_left(state, action))))
    if last or _night_with(state, chosen, coming) > _night_with(state, nothing, coming) - TILE:
        return chosen
    return nothing


def _night_with(state: SheepState, action: Avert, coming: Dusk) -> float:
    """What the coming nights are worth with the Lanterns that are left."""
    after = state.copy()
    after.lit = tuple(lit - given for lit, given in zip(state.lit, action.lanterns, strict=True))
    return tonight(after, coming)


def _left(state: SheepState, action: Avert) -> list[int]:
    """The Lanterns that the living keep."""
    return [state.lit[seat] - action.lanterns[seat] for seat in state.living]


def flip(state: SheepState, legal: Sequence[Action]) -> Action:
    """The tile that came last: it has done least."""
    tiles = [tile for tile, _ in state.tiles]
    return max((a for a in legal if isinstance(a, FlipTile)), key=lambda action: tiles.index(action.tile))


def hunt(state: SheepState, legal: Sequence[Action]) -> Action:
    """Where most Shepherds stand; then the Caravan that bears most."""

    def welcome(action: Action) -> tuple[int, int]:
        assert isinstance(action, HuntCaravan)
        here = sum(state.hexes[seat] == action.hex for seat in state.living)
        caravan = wagons.at_hex(state, action.hex)
        free = wagons.slots(state, caravan) - state.bearing[caravan] if caravan is not None else 0
        return here, free

    return max(legal, key=welcome)


def look(state: SheepState, legal: Sequence[Action]) -> Action:
    """A flock card that brings more than others of its Wave goes under the deck; anything else stays."""
    _, deck, _, _, _, card = state.pending[-1]
    under = deck == FLOCK and _size(state, card) > _usual_size(state, state.setup.config.flock[card].wave)
    return next(a for a in legal if isinstance(a, Choose) and a.number == int(under))


def _usual_size(state: SheepState, wave: int) -> float:
    return fmean(_size(state, name) for name, card in state.setup.config.flock.items() if card.wave == wave)


def _size(state: SheepState, card: str) -> float:
    herds = state.setup.config.flock[card].seats
    column = next(herd for seats, herd in herds.items() if seats == str(state.setup.seats))
    return sum(WEIGHT[tier] * count for herd in column.values() for tier, count in herd.items())
