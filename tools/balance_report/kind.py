"""The tables of a report: a kind of entry, and what its columns count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tools.balance_report.tally import SCORE, SEATS, TAKEN, THERE, seat_id

Way = Literal["cases", "times", "mean"]


@dataclass(frozen=True, slots=True)
class Limits:
    """A share below `low` or above `high` is marked; `why` says what they are limits of, for the legend."""

    low: float
    high: float
    why: str

    def __str__(self) -> str:
        above = f" or more than {self.high:.0%}" if self.high < 1 else ""
        return f"{self.why}: less than {self.low:.0%}{above}"


@dataclass(frozen=True, slots=True)
class Column:
    """`cases`: in how many cases `word` happened to an entry, of those in which `of` did ("": of all cases).

    `times`: how often `word` happened, of the times that `of` did. `mean`: how much of `word` for each `of`.
    """

    heading: str
    word: str
    of: str = ""
    way: Way = "cases"
    limits: Limits | None = None


@dataclass(frozen=True, slots=True)
class Kind:
    """One table. `entries` are ids, in the order of the data; `columns` stand before the win rates.

    Win rates are of the cases with `with_word`, and of those with `without_word` ("": of all) but not the former.
    """

    id: str
    title: str
    entries: tuple[str, ...]
    columns: tuple[Column, ...]
    with_word: str = TAKEN
    without_word: str = THERE


def seats_kind(seats: int) -> Kind:
    """The table of the seats, where a case is one seat's game."""
    entries = tuple(map(seat_id, range(seats)))
    return Kind(SEATS, "Seats", entries, (Column("score", SCORE, TAKEN, "mean"),), without_word="")
