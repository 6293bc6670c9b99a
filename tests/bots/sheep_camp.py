"""Positions from which tests of The Sheep's bots begin: two Shepherds, two Caravans, the first hexes of the road."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.bots.registry import get_bot
from game.bots.the_sheep.dusk import Dusk
from game.bots.the_sheep.nights import Night
from game.core.action import Action
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.rules.the_sheep.decks import FLOCK
from game.rules.the_sheep.state import SheepState
from tests.helpers import config_of

RULES = get_rules("the_sheep")
CONFIG = config_of("the_sheep")
TWO = {"caravans": 2}
MUTATIONS, EARLY = tuple(CONFIG.mutations), tuple(card for card, drawn in CONFIG.flock.items() if drawn.wave == 1)


@cache
def blank() -> SheepState:
    """A table of two, for its map; nobody may change it."""
    state: SheepState = RULES.position(CONFIG, TWO, {"seats": 2})
    return state


@cache
def road() -> tuple[int, ...]:
    """The hexes of the road up to the first fork, the Start first: five of them."""
    chart = blank().setup.map
    found = [chart.start]
    while found[-1] not in chart.forks:
        found.append(chart.ways[found[-1]][0])
    return tuple(found)


def cell(place: int) -> list[int]:
    """A hex as a position is written."""
    return list(blank().setup.map.hexes[place])


def lesser(*spots: int) -> list[dict[str, Any]]:
    """Lesser Sheep on these hexes."""
    return [{"tier": "lesser", "at": cell(spot)} for spot in spots]


def places() -> tuple[list[int], list[int], list[int]]:
    """Three hexes of the road, one after the other, none of them the Start."""
    return cell(road()[2]), cell(road()[3]), cell(road()[4])


def at(options: Mapping[str, Any] | None = None, **description: Any) -> SheepState:
    """Miles and Agatha with two Caravans, as described in `game/rules/the_sheep/position.py`."""
    state: SheepState = RULES.position(CONFIG, {**TWO, **(options or {})}, {"seats": 2, **description})
    return state


def in_combat(**description: Any) -> SheepState:
    """Miles by the Tinker's Cart in a night of the Mire, which is weak to Fire and Shock; Agatha is done."""
    here, far, _ = places()
    known = {
        "day": 2, "stage": "combat", "mutation": "mire", "at": {0: here, 1: far}, "ready": [1],
        "caravans": {"tinker": here, "apothecary": "town"},
    }  # fmt: skip
    return at(**{**known, **description})


def by_day(**description: Any) -> SheepState:
    """The Tinker's Cart stands three hexes from the Start, where Miles and Agatha are; Agatha is done."""
    known = {"day": 2, "stage": "by_day", "ready": [1], "caravans": {"tinker": places()[1], "apothecary": "town"}}
    return at(**{**known, **description})


def before_mire(**description: Any) -> SheepState:
    """A Day after which only the Mire can come: 2, 3, 4 Health, strikes of 1, 2, 3, no rule of how it goes."""
    others = [name for name in MUTATIONS if name != "mire"]
    return by_day(**{"ready": [], "discards": {"mutations": others}, "left": {"mutations": 1}, **description})


def quiet(state: SheepState) -> SheepState:
    """The same without any flock cards, so that no new Sheep come."""
    new = state.copy()
    new.decks, new.discards = {**state.decks, FLOCK: ()}, {**state.discards, FLOCK: ()}
    return new


def foreseen(state: SheepState, count: int = 1) -> Dusk:
    """The nights that bots imagine, worked out for this test alone."""
    return Dusk(RULES.view(state, 0), count)


def tonight(state: SheepState) -> Night:
    """The first of them."""
    return foreseen(state).nights(state)[0]


def choice(state: SheepState, seat: int = 0, level: str = "hard") -> Action:
    """What the bot does that always thinks."""
    chosen = get_bot("the_sheep", level).choose(RULES.view(state, seat), RULES.legal(state, seat), Rng(1), 1)
    assert chosen is not None
    return chosen


def after(state: SheepState, *actions: Action) -> SheepState:
    """The position after these actions."""
    for action in actions:
        state = RULES.apply(state, action).state
    return state
