"""What most tables answer about their motion: it is no show, and it stops for nobody."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.platform import events as ev


class RunsThrough:
    """A `GameTable` whose motion need not be seen by everybody, runs through, and has nothing to click in it."""

    def must_be_seen(self, events: Sequence[Event]) -> bool:
        """See GameTable."""
        return False

    def waits(self) -> bool:
        """See GameTable."""
        return False

    def controls_at(self, pos: ev.Pos) -> bool:
        """See GameTable."""
        return False
