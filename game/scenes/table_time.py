"""Real time at one table: feeds the session's clock, and stops it whenever the table cannot be seen and used.

Time stands behind the curtain, behind every other screen, while the window is left or held, and on request. What is
covered then is the puzzle, so that nobody plans for free, unless it was agreed that planning is free.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.session.clock import Clock
from game.session.session import PLAN_OPTION, time_runs
from game.tables.base import ShowsTime

if TYPE_CHECKING:
    from game.core.action import Action
    from game.scenes.table import TableScene
    from game.session.history import Chosen

SHOWN_EVERY_MS = 90
FIRST_PASSES = 2
"""Passes that do not count once the table comes in sight: laying it out and drawing it first can take its time."""


class TimeKeeper:
    """The time of one table scene.

    `on`: it is a game in real time. `planning`: time stands while the table can be looked at. `away`: another screen
    lies over the table.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene, self._services = scene, scene.services
        self._clock = Clock(scene.session)
        self.on = time_runs(scene.session)
        self.planning = self.away = False
        self._unseen = FIRST_PASSES
        self._last = self._shown = self._now()
        self._services.background.append(self.look)

    def close(self) -> None:
        """The scene leaves; what has passed counts."""
        self._clock.pause()
        if self.look in self._services.background:
            self._services.background.remove(self.look)

    @property
    def running(self) -> bool:
        """Time passes at this moment."""
        return self.on and not self.stands and self._clock.sand is not None

    @property
    def stands(self) -> bool:
        """Time would run, but nobody can play."""
        return self.on and (self.planning or self.away or self._scene.keeper.covered)

    @property
    def plans_freely(self) -> bool:
        """It was agreed that one may look at the table while time stands."""
        return bool(self._scene.session.options.get(PLAN_OPTION, False))

    def sand(self) -> int | None:
        """Milliseconds that are left; None where no time runs."""
        return self._clock.sand if self.on else None

    def told(self) -> str:
        """What is left, as minutes and seconds."""
        return as_clock(self._clock.sand)

    def submit(self, action: Action, chosen: Chosen = "") -> None:
        """Play an action at the moment at which it is made; `chosen`: by the program, for a person.

        Raises Refused, also when time has just run out for it.
        """
        if self.on:
            self.look()
            self._clock.submit(action)
        else:
            self._scene.session.submit(action, chosen)

    def pause(self) -> None:
        """Time stands; the table is covered, unless planning is free."""
        if not self.on or self._scene.session.finished or self.stands:
            return
        self._clock.pause()
        if self.plans_freely:
            self.planning = True
            self._scene.bots.forget()
            self._scene.show()
        else:
            self._scene.keeper.stop()

    def toggle(self) -> None:
        """Let time stand, or go on where the table stays in sight."""
        if self.planning:
            self.planning = False
            self._scene.think_again()
        else:
            self.pause()

    def look(self) -> None:
        """Called every pass: tell the session what time has passed, and show it."""
        now = self._now()
        gap, self._last = now - self._last, now
        if not self.on or self._scene.session.finished:
            return
        if self.stands:
            self._unseen = FIRST_PASSES
            self._clock.pause()
            return
        if self._unseen:
            self._unseen -= 1
            return
        self._clock.resume()
        self._clock.advance(gap)
        if self._clock.paused:
            self.pause()
        elif now - self._shown >= SHOWN_EVERY_MS:
            self._shown = now
            table = self._scene.table
            if isinstance(table, ShowsTime):
                table.time_passes()

    def _now(self) -> int:
        return int(self._services.clock() * 1000)


def as_clock(milliseconds: int | None) -> str:
    """Minutes and seconds, a second that has begun counted whole: `0:41`; "" for no time."""
    if milliseconds is None:
        return ""
    seconds = ceil(milliseconds / 1000)
    return f"{seconds // 60}:{seconds % 60:02d}"
