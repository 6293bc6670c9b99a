"""Positions of Wild West Shepherds for the tests, and games played at random."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.core.rng import Rng
from game.rules.registry import get_rules
from tests.helpers import config_of, random_game

RULES: Any = get_rules("wild_west")
TABLES = [(4, "basic"), (5, "basic"), (6, "basic"), (4, "advanced"), (5, "advanced"), (6, "advanced"), (7, "advanced")]
"""Numbers of seats and sets of characters that can be dealt."""


def wild(options: Mapping[str, Any] | None = None, **description: Any) -> Any:
    """A position as `game/rules/wild_west/position.py` describes it."""
    return RULES.position(config_of("wild_west"), options or {}, description)


def games(seeds: int, step: int = 1) -> Iterator[Any]:
    """States of random games at every table that can be dealt; every so many of each game."""
    for seats, characters in TABLES:
        for seed in range(seeds):
            options = {"characters": characters, "first_seat": seed % seats}
            for number, state in enumerate(random_game(RULES, config_of("wild_west"), seats, seed, options)):
                if (number + seed) % step == 0:
                    yield state


def luck_of(seed: int) -> Rng:
    """A generator for made-up states."""
    return Rng(seed)
