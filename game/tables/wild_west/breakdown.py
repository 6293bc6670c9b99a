"""Where every sheep came from, round by round: from what all could see happen to rows that add up to the flocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.event import Event
from game.core.texts import Texts
from game.rules.wild_west.events import RoundEnded, SheepLost, SheepTaken
from game.tables.base import RoundScore

START, WOLVES = "start", "wolves"


@dataclass(frozen=True, slots=True)
class RoundRow:
    """What one seat won and lost in one round, by cause (a key under `source.`); round 0 is what it began with."""

    round: int
    seat: int
    causes: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """The change of the seat's flock in that round."""
        return sum(points for _, points in self.causes)


def rounds(events: Iterable[Event]) -> list[RoundRow]:
    """A row for each round that is over and each seat, in this order."""
    out: list[RoundRow] = []
    now: dict[int, dict[str, int]] = {}
    for event in events:
        if isinstance(event, SheepTaken):
            _count(now, event.seat, event.cause, event.count)
        elif isinstance(event, SheepLost) and not event.contract:
            _count(now, event.seat, WOLVES, -event.count)
        elif isinstance(event, RoundEnded):
            if not out:
                changes = [sum(now.get(seat, {}).values()) for seat in range(len(event.sheep))]
                begun = [sheep - change for sheep, change in zip(event.sheep, changes, strict=True)]
                out += [RoundRow(0, seat, ((START, sheep),)) for seat, sheep in enumerate(begun)]
            out += [RoundRow(event.number, seat, tuple(now.get(seat, {}).items())) for seat in range(len(event.sheep))]
            now = {}
    return out


def round_scores(events: Sequence[Event], texts: Texts) -> list[RoundScore]:
    """The same in words, for the page at the end (see `tables.base.TellsRounds`)."""
    rows = rounds(events)
    out = []
    for number in sorted({row.round for row in rows}):
        title = texts("table.round", n=number) if number else texts(f"source.{START}")
        seats = tuple(
            tuple((texts(f"source.{cause}"), points) for cause, points in row.causes)
            for row in rows
            if row.round == number
        )
        out.append(RoundScore(title, seats))
    return out


def _count(now: dict[int, dict[str, int]], seat: int, cause: str, count: int) -> None:
    causes = now.setdefault(seat, {})
    causes[cause] = causes.get(cause, 0) + count
