"""The log of The Sheep in entries: Days, Nights and steps stand out; what one action did stands together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.event import Event
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.describe import describe_event
from game.tables.base import Desk
from game.widgets.log_panel import LogEntry

_STRONG = (
    happened.DayBegan, happened.NightBegan, happened.StepBegan, happened.CaravanSafe, happened.CaravanLost,
    happened.ShepherdDied, happened.GameEnded,
)  # fmt: skip


@dataclass(slots=True)
class _Open:
    """The entry that is being written."""

    text: str
    seat: int | None
    key: int
    strong: bool
    lines: list[str] = field(default_factory=list)

    def closed(self, desk: Desk) -> LogEntry:
        """As an entry for the panel."""
        badge = None if self.seat is None else desk.seats[self.seat].badge
        return LogEntry(self.text, (" ".join(self.lines),) if self.lines else (), badge, self.key, self.strong)


def log_entries(history: Sequence[tuple[int, Sequence[Event]]], desk: Desk) -> list[LogEntry]:
    """What happened, from the first Day on."""
    out: list[_Open] = []
    for number, events in history:
        for event in events:
            sentence = desk.tell(describe_event, event)
            if sentence is None:
                continue
            strong = isinstance(event, _STRONG)
            if sentence.heading or strong or not out:
                out.append(_Open(sentence.text.rstrip("."), sentence.seat, number, strong))
            else:
                out[-1].lines.append(sentence.text)
    return [entry.closed(desk) for entry in out]
