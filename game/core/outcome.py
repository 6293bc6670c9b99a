"""How a game ended: the reason, who won, and what the scores are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one seat from one source; `source` is a key under `source.` in the game's texts."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    `reason` is a key under `outcome.` in the game's texts; `winners` are seats in order (all seats of a
    winning team, none when a co-operative game is lost); `scores` one number a seat, or empty; the
    `breakdown`'s lines of a seat add up to its score.
    """

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...] = ()
    breakdown: tuple[ScoreLine, ...] = ()
