"""Which bots there are. A game's bots are imported when they are first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

from game.bots import random_bot
from game.bots.base import HARD, LEVELS, RANDOM, Bot, Brain
from game.core.action import Action
from game.core.decision import Reason
from game.core.rng import Rng

_BRAINS = {
    "shear_panic": "game.bots.shear_panic.brain",
    "wild_west": "game.bots.wild_west.brain",
    "space_sheep": "game.bots.space_sheep.brain",
    "the_sheep": "game.bots.the_sheep.brain",
}


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
) -> tuple[Action, Reason]:
    """What the best bot would do in this seat's place, and why; `budget` None means the bot's usual one."""
    bot = get_bot(game_id, HARD)
    action = bot.choose(view, legal, rng, bot.budget if budget is None else budget)
    return action, explain(game_id, view, action)


def explain(game_id: str, view: Any, action: Action) -> Reason:
    """Why a bot would do this: a key under `bot.` in the game's texts. Raises KeyError for a game without bots."""
    return brain(game_id).explain(view, action)


def warm_up() -> None:
    """Import the bots of all games, so that the first question does not wait for it."""
    for game_id in _BRAINS:
        brain(game_id)


@cache
def brain(game_id: str) -> Brain:
    """The bots of a game. Raises KeyError for a game that has none."""
    found: Brain = import_module(_BRAINS[game_id]).BRAIN
    return found
