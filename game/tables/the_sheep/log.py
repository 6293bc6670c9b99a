"""The log of The Sheep in entries: Days and Nights stand out; what one action did stands together."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.tables.base import Desk
from game.tables.the_sheep.chronicle import Chronicle
from game.tables.the_sheep.pen import Told
from game.widgets.log_panel import LogEntry


class Log:
    """The log of one table."""

    def __init__(self, desk: Desk) -> None:
        self._desk, self._chronicle = desk, Chronicle(desk)

    def entries(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        """What happened, from the first Day on."""
        return [self._entry(told) for told in self._chronicle.entries(history)]

    def _entry(self, told: Told) -> LogEntry:
        badge = None if told.seat is None else self._desk.seats[told.seat].badge
        lines = (*told.lines, *filter(None, (told.instead,)))
        return LogEntry(told.text, lines, badge, told.key, told.strong)
