"""What a bot is: a plain function from what a seat may know to one of its legal actions.

A bot gets a view, never a state. Its strength is a budget, a number of iterations whose meaning is the bot's
own, never a time, so that the same seed gives the same game on every machine. How long a bot seems to think in real
time is its pace, which is the table's business to keep.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.action import Action
from game.core.decision import Reason
from game.core.rng import Rng

RANDOM, EASY, NORMAL, HARD = "random", "easy", "normal", "hard"
LEVELS = (RANDOM, EASY, NORMAL, HARD)

Choose = Callable[[Any, Sequence[Action], Rng, int], Action | None]
"""`choose(view, legal, rng, budget)`: one of `legal`, which is never empty; `rng` is the bot's own luck.

None passes. Only a seat whose ask is optional (`Decision.ask_of`) gets it; a seat the game waits for always acts.
"""

Explain = Callable[[Any, Action], Reason]
"""`explain(view, action)`: why a bot would do this, as a key under `bot.` in the game's texts with its facts."""

WAIT = Reason("bot.wait")
"""Why a bot passes: a key in the texts of every game that has optional asks."""


@dataclass(frozen=True, slots=True)
class Bot:
    """One level of play: how it chooses, and the budget it is meant to have."""

    level: str
    choose: Choose
    budget: int = 1


@dataclass(frozen=True, slots=True)
class Foresight:
    """How many moves the end is away at least, whatever cards there are; `exact`: there is a way of just so many."""

    moves: int
    exact: bool


@dataclass(frozen=True, slots=True)
class WayStep:
    """A move of a way, and what the seat sees after it."""

    action: Action
    view: Any


@dataclass(frozen=True, slots=True)
class Way:
    """Moves that lead to the end; `exact`: there is none with fewer."""

    steps: tuple[WayStep, ...]
    exact: bool


AtOnce = Callable[[Any, Sequence[Action]], Action | None]
Courteous = Callable[[Any, Sequence[Action], Collection[int]], Sequence[Action]]
Foresee = Callable[[Any], Foresight]
Shortest = Callable[[Any], Way | None]


@dataclass(frozen=True, slots=True)
class Brain:
    """All levels of one game by name, and how their moves are explained.

    The rest is for games that have it; `bots.registry` says what each does.
    """

    bots: Mapping[str, Bot]
    explain: Explain
    paces: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    at_once: AtOnce | None = None
    courteous: Courteous | None = None
    foresee: Foresee | None = None
    shortest: Shortest | None = None
