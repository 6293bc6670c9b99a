"""Which bots there are. A game's bots are imported when they are first asked for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from game.bots import random_bot
from game.bots.base import HARD, LEVELS, RANDOM, WAIT, Bot, Brain, Foresight, Way
from game.core.action import Action
from game.core.decision import Reason
from game.core.rng import Rng

_BRAINS = {
    "shear_panic": "game.bots.shear_panic.brain",
    "wild_west": "game.bots.wild_west.brain",
    "space_sheep": "game.bots.space_sheep.brain",
    "the_sheep": "game.bots.the_sheep.brain",
}
NO_TIME = (0.0, 0.0)


def get_bot(game_id: str, level: str) -> Bot:
    """The bot of a level. Raises KeyError for an unknown level, or a game that has no such bot."""
    if level == RANDOM:
        return Bot(RANDOM, random_bot.choose)
    return brain(game_id).bots[level]


def levels(game_id: str) -> tuple[str, ...]:
    """The levels a game has bots for, from weak to strong."""
    return LEVELS if game_id in _BRAINS else (RANDOM,)


def hint(
    game_id: str, view: Any, legal: Sequence[Action], rng: Rng, budget: int | None = None
) -> tuple[Action | None, Reason]:
    """What the best bot would do in this seat's place, and why; `budget` None means the bot's usual one.

    None, with the reason `bot.wait`, is to wait: only where the seat's ask is optional.
    """
    bot = get_bot(game_id, HARD)
    action = bot.choose(view, legal, rng, bot.budget if budget is None else budget)
    return action, explain(game_id, view, action)


def explain(game_id: str, view: Any, action: Action | None) -> Reason:
    """Why a bot would do this, or pass: a key under `bot.` in the game's texts. KeyError for a game without bots."""
    known = brain(game_id)
    return WAIT if action is None else known.explain(view, action)


def pace(game_id: str, level: str) -> tuple[float, float]:
    """Seconds, from and to, that a bot of this level takes for a main action in real time; (0, 0): no time."""
    return brain(game_id).paces.get(level, NO_TIME) if game_id in _BRAINS else NO_TIME


def at_once(game_id: str, view: Any, legal: Sequence[Action]) -> Action | None:
    """What every bot does without taking its time, in its own turn too; None if nothing is that urgent.

    It costs next to nothing, so that it can be asked every second for each bot that may act.
    """
    found = brain(game_id).at_once if game_id in _BRAINS else None
    return found(view, legal) if found else None


def courteous(game_id: str, view: Any, legal: Sequence[Action], people: Collection[int]) -> Sequence[Action]:
    """The legal actions that leave the winning move to one of the people, seats that people play, where that is safe.

    They are for the bot's `choose` in place of all that are legal; there is always one.
    """
    found = brain(game_id).courteous if game_id in _BRAINS else None
    return found(view, legal, people) if found else legal


def foresee(game_id: str, view: Any) -> Foresight | None:
    """How many moves the end is away; None for games where that cannot be said. May take half a second."""
    found = brain(game_id).foresee if game_id in _BRAINS else None
    return found(view) if found else None


def shortest(game_id: str, view: Any) -> Way | None:
    """The shortest way to the end from a view, whatever cards there are; None if there is none to show.

    May take some seconds where the game is large.
    """
    found = brain(game_id).shortest
    return found(view) if found else None


def warm_up() -> None:
    """Import the bots of all games, so that the first question does not wait for it."""
    for game_id in _BRAINS:
        brain(game_id)


@cache
def brain(game_id: str) -> Brain:
    """The bots of a game. Raises KeyError for a game that has none."""
    found: Brain = import_module(_BRAINS[game_id]).BRAIN
    return found
