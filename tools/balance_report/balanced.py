"""What a game brings along for its report, and where that is found by the game's id."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from game.core.rules import Options
from game.session.witness import MakeWitness
from tools.balance_report.kind import Kind


@dataclass(frozen=True, slots=True)
class Length:
    """How long a game is: in what it is counted, and between which lengths it should be, both included."""

    unit: str
    wanted: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Balanced:
    """How one game is counted. `witness` tells a Tally; `kinds` makes the tables from the game's data, for so
    many seats.

    `by_seat`: a case is one seat's game, since one wins and the others lose; else it is a game. `usual`: options that
    let everything take part, unless the set-up was chosen.
    """

    witness: MakeWitness
    kinds: Callable[[Any, int], tuple[Kind, ...]]
    length: Length
    by_seat: bool = False
    usual: Options = field(default_factory=dict)


def balanced(game_id: str) -> Balanced:
    """What the game brings along; its module is called like the game."""
    found: Balanced = import_module(f"tools.balance_report.{game_id}").BALANCED
    return found
