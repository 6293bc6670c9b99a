"""What is counted in one game: which entries of the data were there, were taken, were used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.event import Event
from game.core.outcome import Outcome

THERE, TAKEN, USED = "there", "taken", "used"
"""It could be had, somebody had it, it did something."""
OFFERED, CHOSEN = "offered", "chosen"
"""Counted each time: it was one of those that could be chosen, it was the one."""

Key = tuple[str, str, str]
"""Kind, entry, and one of the words above, or one that only its kind knows."""


@dataclass(slots=True)
class Case:
    """What the win rates are of: a game that all win or lose together, or one seat in it.

    `won` is 1, 0, or a fraction for a shared win. `counts`: how often what happened, or how much of it.
    """

    won: float = 0.0
    counts: Counter[Key] = field(default_factory=Counter)

    def note(self, kind: str, word: str, entries: Iterable[str]) -> None:
        """Something happened to these entries, once each."""
        for entry in entries:
            self.counts[kind, entry, word] += 1

    def add(self, kind: str, word: str, entry: str, amount: int) -> None:
        """So much of something goes to an entry."""
        self.counts[kind, entry, word] += amount


Deeds = Mapping[type[Event], Callable[[Any], None]]
"""What is counted when an event of a kind is heard."""


def do_deeds(deeds: Deeds, events: Iterable[Event]) -> None:
    """Count what happened; events of other kinds are passed over."""
    for event in events:
        deed = deeds.get(type(event))
        if deed is not None:
            deed(event)


@dataclass(slots=True)
class Tally:
    """One game: its cases, and how long it was in the unit of its game (see `balanced.Balanced.length`)."""

    cases: tuple[Case, ...]
    length: int = 0


SEATS, SCORE = "seats", "score"


def judge_seats(cases: Iterable[Case], outcome: Outcome | None) -> None:
    """Each seat is a case: whether it won, where it sat, and its score."""
    for seat, case in enumerate(cases):
        case.note(SEATS, TAKEN, [seat_id(seat)])
        if outcome is not None:
            case.won = (seat in outcome.winners) / max(1, len(outcome.winners))
            case.add(SEATS, SCORE, seat_id(seat), outcome.scores[seat])


def seat_id(seat: int) -> str:
    """How a seat stands in the report; people count from 1."""
    return f"seat {seat + 1}"
