"""Writes the entries of a journey's story: opens them, goes on in them, and knows who stands where meanwhile."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.event import Event
from game.core.sentence import capital
from game.rules.the_sheep.describe import card_name, describe_event
from game.rules.the_sheep.view import SheepView
from game.tables.base import Desk
from game.tables.the_sheep.whereabouts import Whereabouts


@dataclass(slots=True)
class Told:
    """An entry that is being written. `about`: what its lines are about, so that more of the same joins them;
    `instead`: what is said in the end if nothing else was."""

    text: str
    seat: int | None
    key: int
    strong: bool
    about: str = ""
    instead: str = ""
    lines: list[str] = field(default_factory=list)
    fresh: bool = True

    def say(self, text: str) -> None:
        """Another sentence, in the line that was begun."""
        self.instead = ""
        if self.fresh or not self.lines:
            self.lines.append(text)
            self.fresh = False
        else:
            self.lines[-1] += f" {text}"

    def line(self, text: str) -> None:
        """A line of its own."""
        self.instead = ""
        self.lines.append(text)
        self.fresh = True


class Pen:
    """Writes one story. `key` is the number of the step that is told of."""

    def __init__(self, desk: Desk) -> None:
        view: SheepView = desk.view()
        self._desk, self.texts, self.setup = desk, desk.texts, view.setup
        self.where = Whereabouts(view.setup, desk.texts)
        self.entries: list[Told] = []
        self.key = 0
        self._step = ""
        self._source = ""

    def copy(self) -> Pen:
        """The same, to go on by itself; what is written so far must not be gone on with."""
        new = Pen(self._desk)
        new.where, new.entries = self.where.copy(), list(self.entries)
        return new

    @property
    def about(self) -> str:
        """What the open entry is about."""
        return self.entries[-1].about if self.entries else ""

    @property
    def has_source(self) -> bool:
        """Whether what comes next is the work of a card that was named."""
        return bool(self._source)

    def name(self, seat: int) -> str:
        """A Shepherd."""
        return self._desk.name_of(seat)

    def card(self, card: str) -> str:
        """A card, tile or Caravan."""
        return card_name(card, self.texts)

    def open(self, text: str, seat: int | None = None, strong: bool = False, about: str = "") -> Told:
        """Begin an entry; before it the heading of the step, if nothing was told of that yet."""
        step, self._step, self._source = self._step, "", ""
        if step and not strong:
            self.entries.append(Told(step, None, self.key, False))
        entry = Told(capital(text.rstrip(".")), seat, self.key, strong, about)
        self.entries.append(entry)
        return entry

    def say(self, text: str) -> None:
        """Go on in the entry that is open; what a card does begins a line with its name."""
        text = capital(text)
        if not self.entries or self._step:
            self.open(text)
            return
        if self._source:
            self.entries[-1].fresh = True
            text, self._source = self.texts("log.source", card=self._source, text=text), ""
        self.entries[-1].say(text)

    def begin_step(self, heading: str) -> None:
        """A step has its heading only if something is told of it; "" for a step without one."""
        self._step = heading

    def begin_work(self, card: str) -> None:
        """What comes next is the work of this card: a line begins, with its name where the entry is not its own."""
        if self.about != card:
            self._source = self.card(card)
        if self.entries:
            self.entries[-1].fresh = True

    def in_own_words(self, event: Event) -> str:
        """The sentence every such event has; "" for none."""
        sentence = self._desk.tell(describe_event, event)
        return sentence.text if sentence is not None else ""

    def tell(self, event: Event, strong: bool = False) -> None:
        """That sentence, where it belongs."""
        sentence = self._desk.tell(describe_event, event)
        if sentence is None:
            return
        if sentence.heading or strong:
            self.open(sentence.text, sentence.seat, strong)
        else:
            self.say(sentence.text)
