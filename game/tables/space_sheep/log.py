"""The log of Space Sheep! in entries: one for every turn, with what came between as entries of their own.

Sand that runs out, pointing and the end stand out; whatever the turn brings after them goes on in a new entry, so that
the order in which things happened can be read from top to bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.event import Event
from game.core.sentence import Sentence
from game.rules.space_sheep.describe import describe_event
from game.rules.space_sheep.events import (
    AllegianceDealt,
    CardLaid,
    CardPlayed,
    CardsDrawn,
    CardsSeen,
    GameEnded,
    Ousted,
    RingDealt,
    TimePassed,
    TimerTurned,
    TurnBegan,
    WolfAttacked,
)
from game.rules.space_sheep.stages import NOBODY, OVER
from game.rules.space_sheep.view import SpaceView
from game.tables.base import Desk
from game.widgets.log_panel import LogEntry

_OF_A_TURN = (CardPlayed, CardLaid, CardsDrawn, TimerTurned)
"""What a turn goes on with after something came between."""


@dataclass(slots=True)
class _Open:
    """The entry that is being written, and whether it stands out."""

    text: str
    seat: int | None
    key: int
    strong: bool
    about: type[Event]
    lines: list[str] = field(default_factory=list)

    def closed(self, desk: Desk) -> LogEntry:
        """As an entry for the panel."""
        badge = None if self.seat is None else desk.seats[self.seat].badge
        return LogEntry(self.text, (" ".join(self.lines),) if self.lines else (), badge, self.key, self.strong)


def log_entries(history: Sequence[tuple[int, Sequence[Event]]], desk: Desk) -> list[LogEntry]:
    """What happened, a heading a turn and then one line of all that came of it. Ticks make no words."""
    view: SpaceView = desk.view()
    tells_sides = desk.people < 2 or view.stage == OVER
    out: list[_Open] = []
    turn = NOBODY
    for number, events in history:
        dealt = False
        for event in events:
            if isinstance(event, TimePassed) or (isinstance(event, AllegianceDealt) and not tells_sides):
                continue
            dealt = isinstance(event, RingDealt) or (dealt and not isinstance(event, TurnBegan))
            if dealt and isinstance(event, CardsDrawn | CardsSeen):
                continue
            sentence = desk.tell(describe_event, event)
            if sentence is None:
                continue
            if isinstance(event, RingDealt):
                sentence = Sentence(desk.texts("log.start"), True)
            if isinstance(event, TurnBegan):
                turn = event.seat
            if sentence.heading or isinstance(event, Ousted | WolfAttacked):
                _open(out, event, sentence, number, turn)
            else:
                turn = getattr(event, "seat", turn) if isinstance(event, _OF_A_TURN) else turn
                if isinstance(event, _OF_A_TURN) and turn != NOBODY and _came_between(out, number):
                    text = desk.texts("log.goes_on", name=desk.name_of(turn))
                    out.append(_Open(text, turn, number, False, TurnBegan))
                if out:
                    out[-1].lines.append(sentence.text)
    return [entry.closed(desk) for entry in out]


def _came_between(out: list[_Open], number: int) -> bool:
    """Whether the latest entry is not of a turn, and of another step than this one."""
    return bool(out) and out[-1].about is not TurnBegan and out[-1].key != number


def _open(out: list[_Open], event: Event, sentence: Sentence, number: int, turn: int) -> None:
    """Begin an entry; an attack of the Wolf that an entry of the same step has told of already is a line of it."""
    if isinstance(event, WolfAttacked) and out and out[-1].key == number and out[-1].about is not TurnBegan:
        out[-1].lines.append(sentence.text)
        return
    strong = isinstance(event, TimerTurned | WolfAttacked | Ousted | GameEnded | RingDealt)
    seat = sentence.seat if sentence.heading else getattr(event, "seat", None)
    out.append(_Open(sentence.text.rstrip("."), seat, number, strong, type(event)))
