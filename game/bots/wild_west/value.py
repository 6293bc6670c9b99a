"""What the sheep at the end of a round are worth: the chance to win the game.

The numbers come from games between bots: how often a seat won that had so many sheep when the best had so many.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.rules.wild_west.score import best
from game.rules.wild_west.setup import Setup

EARLY, LATE = 0.30, 0.80
"""How much a sheep counts while nobody has any, and when somebody is one short of the goal."""
CONTRACT = 0.3
"""A contract, in sheep."""


def chance(setup: Setup, sheep: Sequence[int], contracts: Sequence[int], seat: int) -> float:
    """How likely a seat is to win, with shared victories in parts."""
    goal, most = setup.config.sheep.goal, max(sheep)
    if most >= goal:
        winners = best(sheep, contracts)
        return 1 / len(winners) if seat in winners else 0.0
    weight = EARLY + (LATE - EARLY) * most / (goal - 1)
    own = 0.0
    total = 0.0
    for other, count in enumerate(sheep):
        part = exp(weight * (count - most + (CONTRACT if other in contracts else 0.0)))
        total += part
        if other == seat:
            own = part
    return own / total
