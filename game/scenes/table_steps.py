"""How a step of the game is shown on the table: as motion, at once, or as a show that everybody has to see."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.action import Action
    from game.core.decision import Reason
    from game.core.event import Event
    from game.scenes.table import TableScene
    from game.session.history import Entry
    from game.widgets.log_panel import LogEntry

HURRY = 12.0


class Steps:
    """The steps of one table scene. `showing`: the last one is a show that is still being watched.

    `reasons`: whose badge and why, for what bots did, by the number of the step; never saved, and told only if asked.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.showing = False
        self.reasons: dict[int, tuple[str, str]] = {}

    def must_be_seen(self, entry: Entry) -> bool:
        """Whether a step is a show for all, before anybody else takes the screen."""
        return self._scene.table.must_be_seen(self._scene.eyes.public(entry.events))

    def play(self, entry: Entry, changed: bool) -> None:
        """Show a step; `changed`: the view was somebody's before it and is nobody's now."""
        scene = self._scene
        if changed:
            self._look_back()
        bot = scene.eyes.by_program(entry)
        self.showing = self.must_be_seen(entry) and any(s.human for s in scene.session.seats)
        scene.animator.play(scene.table.motion(scene.eyes.seen(entry.events)), read=self.showing)
        if not self.showing and (scene.skipping or (bot and scene.program.settings.bot_speed == "instant")):
            scene.animator.finish()

    def pace(self) -> float:
        """How many times as fast as usual motion runs now."""
        return HURRY if self._scene.skipping and not self.showing else 1.0

    def log(self) -> list[tuple[int, tuple[Event, ...]]]:
        """What the log may tell by now: a show is not given away before its end."""
        log = self._scene.eyes.log()
        return log[:-1] if self.showing and self._scene.animator.busy else log

    def entries(self) -> list[LogEntry]:
        """The log in words: what the program chose for people is told, and if wished why bots did what they did."""
        scene, log = self._scene, self.log()
        entries = scene.table.log(log)
        if not entries:
            return entries
        told: dict[int, dict[str, None]] = {}
        for step in scene.session.history:
            if step.chosen and step.number <= log[-1][0]:
                at = max((i for i, entry in enumerate(entries) if entry.key <= step.number), default=0)
                told.setdefault(at, {})[scene.texts(f"table.chosen_{step.chosen}")] = None
        if scene.program.settings.bot_reasons:
            self._add_reasons(entries, log[-1][0], told)
        return [replace(entry, lines=(*entry.lines, *told.get(i, ()))) for i, entry in enumerate(entries)]

    def _add_reasons(self, entries: Sequence[LogEntry], last: int, told: dict[int, dict[str, None]]) -> None:
        for number, (badge, why) in self.reasons.items():
            at = reasoned(entries, number, badge) if number <= last else None
            if at is not None:
                told.setdefault(at, {})[self._scene.texts("table.bot_reason", why=why)] = None

    def keep_reason(self, action: Action, why: Reason | None) -> None:
        """Remember why a bot does what it is about to do."""
        scene = self._scene
        if why is not None and action.seat is not None:
            words = scene.texts(why.code, **dict(why.facts))
            self.reasons[scene.session.history[-1].number + 1] = (scene.badges[action.seat], words)

    def mark(self, key: int) -> None:
        """Mark on the table what an entry of the log tells; a drawer over the field makes way for it."""
        self._scene.side.close()
        self._scene.table.recall([events for number, events in self._scene.eyes.log() if number == key])

    def tell_everything(self, on: bool) -> None:
        """After the end: the log with or without what was hidden."""
        self._scene.eyes.everything = on
        self._scene.show()

    def _look_back(self) -> None:
        """Begin the motion with the picture that nobody in particular would have had before the step."""
        scene = self._scene
        scene.animator.clear()
        scene.keeper.put_away()
        with scene.eyes.before_last():
            scene.table.refresh()
            scene.recall()


def reasoned(entries: Sequence[LogEntry], number: int, badge: str) -> int | None:
    """The entry that tells what a seat did in this step: its own one, or the one before that the step belongs to.

    None where the step has no entry of its own, as in a draft that is told of in one sentence.
    """
    keys: set[int] = set()
    for i in range(len(entries) - 1, -1, -1):
        entry = entries[i]
        if entry.key > number:
            continue
        keys.add(entry.key)
        if len(keys) > 2 or (entry.strong and entry.key < number):
            return None
        if entry.seat_colour == badge and not entry.strong:
            return i
    return None
