"""A table for the toy game, to see scenes at work with hidden information: it remembers who every picture was for.

The words of what is hidden are easy to find: a seat with two lambs has a `twin secret`, one with one a `lone secret`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.platform import events as ev
from game.render.animate import Animation, Wait
from game.render.ink import put
from game.render.theme import Theme
from game.session.seats import Seat
from game.session.session import Session
from game.session.worker import Answer
from game.tables import registry
from game.tables.base import Desk, Slots
from game.tables.runs_through import RunsThrough
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.log_panel import LogEntry
from game.widgets.peek import PeekButton
from tests.toy_game import LambsHidden, SheepTaken, Take, ToyConfig, ToyRules, ToyView

NAMES = ("Anna", "Ben", "Cleo")
BADGES = ("red", "sky", "straw")
SECRETS = {1: "lone secret", 2: "twin secret"}


class ToyTable(RunsThrough):
    """See GameTable. `pictures` holds (seat whose view it is, what is written) of every picture that was drawn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.view: ToyView = desk.view()
        self.chosen = 0
        self.peeked = False
        self.pictures: list[tuple[int | None, str]] = []
        self.moved: list[tuple[int | None, tuple[Event, ...]]] = []
        self.recalled: list[Event] = []
        self.logged: list[Event] = []
        self.heard: list[int] = []
        self.root = ToyRoot(self)

    music = "meadow"
    night = False
    badges = staticmethod(lambda view: BADGES[: len(view.taken)])
    badge_of = staticmethod(lambda colour: "red")
    where = staticmethod(lambda view, texts: f"{view.pen} in the pen")

    @property
    def written(self) -> str:
        """Everything the picture says."""
        own = SECRETS[self.view.lambs[self.view.seat] or 1] if self.view.seat is not None else "nobody's"
        shown = [SECRETS[n] for n in self.view.lambs if n is not None]
        recalled = [SECRETS[e.lambs] for e in self.recalled if isinstance(e, LambsHidden)]
        return f"pen {self.view.pen}, {own}, {shown}, {recalled}, chosen {self.chosen}, peek {self.peeked}"

    def slots(self, theme: Theme, window: pygame.Rect) -> Slots:
        wide = window.width // 3
        prompt = pygame.Rect(0, 0, window.width, theme.px(110))
        side = pygame.Rect(window.width - wide, prompt.bottom, wide, window.height - prompt.height)
        return Slots(prompt, side, side, False)

    def prompt(self) -> str:
        return f"**chosen {self.chosen}**" if self.chosen else ""

    def told(self, events: Sequence[Event]) -> str:
        return ", ".join(str(e) for e in events)

    def log(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        self.logged = [e for _, events in history for e in events]
        return [LogEntry(line, (), None, key) for key, events in history for line in map(words, events)]

    def card(self) -> Widget:
        return Label("card")

    def set_flat(self, on: bool) -> None:
        """It is flat."""

    def thinking(self, seat: int | None) -> None:
        """Not shown."""

    def refresh(self) -> None:
        self.view = self.desk.view()
        self.chosen = 0
        self.root.invalidate()

    def recall(self, history: Sequence[Sequence[Event]]) -> None:
        self.recalled = [e for events in history for e in events]

    def motion(self, events: Sequence[Event]) -> Animation:
        self.moved.append((self.view.seat, tuple(events)))
        return Wait(0.3)

    def pages(self) -> Sequence[tuple[str, Widget]]:
        return ()

    def step_back(self) -> bool:
        had, self.chosen = self.chosen, 0
        return bool(had)

    def suggest(self, action: Action, why: str) -> None:
        """Not shown."""

    def choose(self, count: int) -> None:
        """The first half of a move."""
        if self.desk.legal():
            self.chosen = count
            self.root.invalidate()

    def play(self) -> None:
        """The second half."""
        fitting = [a for a in self.desk.legal() if isinstance(a, Take) and a.count == self.chosen]
        if fitting:
            self.desk.play(fitting[0])

    def peek(self, on: bool) -> None:
        self.peeked = on


class ToyRoot(Widget):
    """Buttons in a row, and all the words."""

    def __init__(self, table: ToyTable) -> None:
        super().__init__()
        self.table = table
        self.children = []
        for n in (1, 2, 3):
            choose = Button(f"{n} sheep", lambda n=n: table.choose(n))  # type: ignore[misc]
            choose.name = f"choose-{n}"
            self.children.append(choose)
        play = Button("Take them", table.play)
        play.name = "play"
        peek = PeekButton("Look", table.peek, table.desk.peek_toggles)
        peek.name = "peek"
        self.children += [play, peek]

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        super().layout(theme, rect)
        for index, child in enumerate(self.children):
            child.layout(theme, pygame.Rect(20 + 120 * index, rect.height - 60, 110, 44))

    def handle(self, event: ev.InputEvent) -> bool:
        if isinstance(event, ev.PointerPressed):
            self.table.heard.append(event.clicks)
        return False

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("#88aa77")
        written = self.table.written
        self.table.pictures.append((self.table.view.seat, written))
        if self.theme is not None:
            put(surface, self.theme, written, (30, 200), "small")
        super().draw(surface)


def words(event: Event) -> str:
    """The event in the words of the log."""
    if isinstance(event, LambsHidden):
        return f"{NAMES[event.seat]} hides a {SECRETS[event.lambs]}."
    return f"{NAMES[event.seat]} takes {event.count}." if isinstance(event, SheepTaken) else str(event)


class FirstBots:
    """Bots that take one sheep; `late` answers come only after as many looks."""

    def __init__(self) -> None:
        self.late = 0
        self._ready: list[Answer] = []

    def ask(self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], *rest: Any) -> None:
        self._ready.append(Answer(request_id, legal[0]))
        self._left = self.late

    def poll(self) -> list[Answer]:
        if self._ready and self._left > 0:
            self._left -= 1
            return []
        ready, self._ready = self._ready, []
        return ready

    def close(self) -> None:
        """There is no process."""


def toy(kinds: str, sheep: int = 40, **options: Any) -> Session:
    """`"hhb"`: two people and a bot; nobody may whistle, so that every turn is one choice."""
    seats = [Seat(i, NAMES[i], "human" if k == "h" else "bot", "" if k == "h" else "easy") for i, k in enumerate(kinds)]
    return Session.start(ToyRules(), ToyConfig(sheep), seats, {"whistling": False, **options}, 5)


def entry_of(texts: Texts) -> Callable[[str], Any]:
    """What the program knows of the toy."""
    return lambda game_id: SimpleNamespace(texts=texts, info=ToyRules.info, data=None)


@pytest.fixture
def toy_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has a table."""
    monkeypatch.setitem(registry._CLASSES, "toy", ("tests.scenes.toy_table", "ToyTable"))
