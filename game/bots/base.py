"""What a bot is: a plain function from what a seat may know to one of its legal actions.

A bot gets a view, never a state. Its strength is a budget, a number of iterations whose meaning is the bot's
own, never a time, so that the same seed gives the same game on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.action import Action
from game.core.decision import Reason
from game.core.rng import Rng

RANDOM, EASY, NORMAL, HARD = "random", "easy", "normal", "hard"
LEVELS = (RANDOM, EASY, NORMAL, HARD)

Choose = Callable[[Any, Sequence[Action], Rng, int], Action]
"""`choose(view, legal, rng, budget)`: one of `legal`, which is never empty; `rng` is the bot's own luck."""

Explain = Callable[[Any, Action], Reason]
"""`explain(view, action)`: why a bot would do this, as a key under `bot.` in the game's texts with its facts."""


@dataclass(frozen=True, slots=True)
class Bot:
    """One level of play: how it chooses, and the budget it is meant to have."""

    level: str
    choose: Choose
    budget: int = 1


@dataclass(frozen=True, slots=True)
class Brain:
    """All levels of one game by name, and how their moves are explained."""

    bots: Mapping[str, Bot]
    explain: Explain
