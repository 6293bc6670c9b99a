"""The log of Wild West Shepherds in entries: a strong one for each round, one for whatever a seat did in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.event import Event
from game.core.sentence import Sentence, listed
from game.rules.wild_west.describe import describe_event
from game.rules.wild_west.events import (
    CharacterChosen,
    CharacterKept,
    CharacterShown,
    CharactersSeen,
    GameEnded,
    LookedAt,
    MeeplePlaced,
    PilesBuilt,
    RoundBegan,
    WolvesAnnounced,
)
from game.tables.base import Desk
from game.widgets.log_panel import LogEntry


@dataclass(slots=True)
class _Open:
    """The entry that is being written. `about` is the kind of event that decides what still belongs to it."""

    text: str
    seat: int | None
    key: int
    about: type[Event]
    lines: list[str] = field(default_factory=list)
    drafted: list[str] = field(default_factory=list)

    def tell_draft(self, desk: Desk) -> None:
        """One sentence for all who have drafted so far."""
        if self.drafted:
            key = "log.kept_by" if len(self.drafted) == 1 else "log.kept_all"
            self.lines.append(desk.texts(key, names=listed(self.drafted, desk.texts)))
            self.drafted = []

    def closed(self, desk: Desk) -> LogEntry:
        """As an entry for the panel."""
        self.tell_draft(desk)
        badge = None if self.seat is None else desk.seats[self.seat].badge
        strong = self.about in (RoundBegan, GameEnded)
        return LogEntry(self.text, (" ".join(self.lines),) if self.lines else (), badge, self.key, strong)


def log_entries(history: Sequence[tuple[int, Sequence[Event]]], desk: Desk) -> list[LogEntry]:
    """What happened, a heading a turn and then one line of all that came of it.

    A look and the placing that follows it are one turn, the whole draft is one sentence. New piles are told of with the
    round they are for.
    """
    out: list[LogEntry] = []
    now: _Open | None = None
    before: list[str] = []
    for number, events in history:
        for event in events:
            sentence = desk.tell(describe_event, event)
            if sentence is None:
                continue
            if isinstance(event, PilesBuilt):
                before.append(f"{sentence.text.rstrip('.')}.")
            elif _opens(now, event, sentence):
                if now is not None:
                    out.append(now.closed(desk))
                seat = sentence.seat if sentence.heading else getattr(event, "seat", None)
                now, before = _Open(sentence.text.rstrip("."), seat, number, type(event), before), []
            elif isinstance(event, CharacterKept) and now is not None:
                now.drafted.append(desk.name_of(event.seat))
            elif now is not None:
                if not isinstance(event, CharactersSeen | CharacterChosen):
                    now.tell_draft(desk)
                now.lines.append(sentence.text)
                if isinstance(event, WolvesAnnounced):
                    now.about = WolvesAnnounced
    if now is not None:
        out.append(now.closed(desk))
    return out


def _opens(now: _Open | None, event: Event, sentence: Sentence) -> bool:
    """Whether an entry begins: with a turn, with a place that is scored, and where all characters are shown."""
    if now is None or sentence.heading:
        return True
    if isinstance(event, MeeplePlaced):
        return now.about is not LookedAt or now.seat != event.seat
    return isinstance(event, CharacterShown) and event.character != "billy" and now.about is not CharacterShown
