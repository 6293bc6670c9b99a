"""What the table decides: the order of the Caravans, averting, tiles, where Sheep go, what a card looks at."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.the_sheep import trying
from game.core.action import Action
from game.rules.the_sheep import pollution, wagons
from game.rules.the_sheep.actions import (
    Avert,
    BoardAction,
    Choose,
    EnterCaravan,
    FlipTile,
    HuntCaravan,
    RollOn,
)
from game.rules.the_sheep.decks import FLOCK
from game.rules.the_sheep.state import SheepState

MANY = {1: 1.2, 2: 1.7, 3: 2.4}
"""Sheep for each Shepherd, counted in Lesser ones, beyond which a flock card of a wave goes under the deck."""

WEIGHT = {"lesser": 1.0, "standard": 2.0, "greater": 3.5}


def in_caravan_step(state: SheepState, legal: Sequence[Action]) -> Action:
    """Board actions that give away no Equipment; the sturdiest Caravan comes in first."""
    for action in legal:
        if isinstance(action, BoardAction) and not _gives_away(state, action.caravan):
            return action
    rolling = next((action for action in legal if isinstance(action, RollOn)), None)
    if rolling is not None:
        return rolling
    caravans = state.setup.config.caravans
    coming = [action for action in legal if isinstance(action, EnterCaravan)]
    return max(coming, key=lambda action: caravans[action.caravan].slots)


def _gives_away(state: SheepState, caravan: str) -> bool:
    board = state.setup.config.caravans[caravan].board
    return board is not None and any(step.discard is not None for step in board.do)


def avert(state: SheepState, legal: Sequence[Action]) -> Action:
    """Averted when it is cheap, or the last chance; whoever has most Lanterns gives most."""
    price, lit = pollution.cost(state), sum(state.lit)
    ways = [action for action in legal if isinstance(action, Avert)]
    paid = [action for action in ways if sum(action.lanterns) == price]
    nothing = next(action for action in ways if not sum(action.lanterns))
    last = len(state.tiles) == state.setup.numbers.tiles and not pollution.minor_tiles(state)
    spare = lit - price >= len(state.living) and price <= max(1, len(state.living) - 1)
    if not paid or not (last or spare):
        return nothing
    return max(paid, key=lambda action: min(left(state, action)))


def left(state: SheepState, action: Avert) -> list[int]:
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
    """A large flock goes under the deck; anything else stays."""
    _, deck, _, _, _, card = state.pending[-1]
    under = deck == FLOCK and _size(state, card) > MANY[state.setup.config.flock[card].wave] * state.setup.seats
    return next(a for a in legal if isinstance(a, Choose) and a.number == int(under))


def _size(state: SheepState, card: str) -> float:
    herds = state.setup.config.flock[card].seats
    column = next(herd for seats, herd in herds.items() if seats == str(state.setup.seats))
    return sum(WEIGHT[tier] * count for herd in column.values() for tier, count in herd.items())


def other(state: SheepState, legal: Sequence[Action], nights=()) -> Action:
    """Everything else is tried out."""
    return trying.best(state, trying.some(legal, trying.BREADTH[0]), nights)
