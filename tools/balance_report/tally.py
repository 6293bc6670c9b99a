"""What is counted in one game: which entries of the data were there, were taken, were used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

THERE, TAKEN, USED = "there", "taken", "used"
"""It could be had, somebody had it, it did something."""
OFFERED, CHOSEN = "offered", "chosen"
"""Counted each time: it was one of those that could be chosen, it was the one."""

Key = tuple[str, str, str]
"""Kind, entry, and one of the words above, or one that only its kind knows."""


@dataclass(slots=True)
class Case:
    """What the win rates are of: a game that all win or lose together, or one seat in it.

    `won` is 1, 0, or a fraction for a shared win. `counts`: how often what happened.
    """

    won: float = 0.0
    counts: Counter[Key] = field(default_factory=Counter)

    def note(self, kind: str, word: str, entries: Iterable[str]) -> None:
        """Something happened to these entries, once each."""
        for entry in entries:
            self.counts[kind, entry, word] += 1


@dataclass(slots=True)
class Tally:
    """One game: its cases, and how long it was in the unit of its game (see `balanced.Balanced.length`)."""

    cases: tuple[Case, ...]
    length: int = 0
