"""People and bots before a bare table of The Sheep, with its real rules: who may act when is what matters here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.core.action import Action
from game.core.event import Event
from game.core.texts import Texts
from game.persist.settings import Settings
from game.render.animate import Animation, Wait
from game.render.theme import Theme
from game.rules.registry import get_rules
from game.rules.the_sheep.actions import Ready
from game.scenes.table import TableScene
from game.session.history import Entry, Moment
from game.session.session import Session, Start
from game.session.worker import Answer
from game.tables import registry
from game.tables.base import Desk, Slots
from game.tables.runs_through import RunsThrough
from game.widgets.base import Widget
from game.widgets.label import Label
from game.widgets.log_panel import LogEntry
from tests.helpers import config_of
from tests.helpers_ui import Playing, playing, seats_of, texts_of

GAME = "the_sheep"
BADGES = ("red", "sky", "straw", "leaf")
TWO = {"caravans": 2}
RULES = get_rules(GAME)
CONFIG = config_of(GAME)


def road() -> list[list[int]]:
    """The hexes of the road to the Finish, the Start left out."""
    state: Any = RULES.position(CONFIG, TWO, {"seats": 2})
    chart, out = state.setup.map, []
    at = chart.ways[chart.start][0]
    while at in chart.ways and at not in chart.finishes:
        out.append(list(chart.hexes[at]))
        at = chart.ways[at][0]
    return out


def journey(people: Sequence[int], seats: int = 4, **description: Any) -> Session:
    """A game in a written position (see `rules/the_sheep/position.py`); `people` are the seats of persons."""
    state = RULES.position(CONFIG, TWO, {"seats": seats, **description})
    first = Moment(Entry(0, None, (), None, 0), state, 1, False)
    return Session(RULES, CONFIG, Start(seats_of(seats, people), TWO, 0), first)


class BareTable(RunsThrough):
    """See GameTable: nothing but `words` for the line. `speaker` is whose hints are asked for."""

    music = "meadow"
    night = False
    badges = staticmethod(lambda view: BADGES[: len(view.hexes)])
    badge_of = staticmethod(lambda colour: "red")
    where = staticmethod(lambda view, texts: "")

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.suggested: Action | None = None
        self.speaker: int | None = None
        self.words = ""
        self.moved: list[tuple[Event, ...]] = []
        self.root = Widget()

    @property
    def speaks_for(self) -> int | None:
        return self.speaker

    def slots(self, theme: Theme, window: pygame.Rect) -> Slots:
        wide = window.width // 3
        prompt = pygame.Rect(0, 0, window.width, theme.px(110))
        side = pygame.Rect(window.width - wide, prompt.bottom, wide, window.height - prompt.height)
        return Slots(prompt, side, side, False)

    def prompt(self) -> str:
        return self.words

    def told(self, events: Sequence[Event]) -> str:
        return ", ".join(e.verb for e in events)

    def log(self, history: Sequence[tuple[int, Sequence[Event]]]) -> list[LogEntry]:
        return [LogEntry(str(e), (), None, key) for key, events in history for e in events]

    def card(self) -> Widget:
        return Label("card")

    def pages(self) -> Sequence[tuple[str, Widget]]:
        return ()

    def set_flat(self, on: bool) -> None:
        """It is flat."""

    def thinking(self, seat: int | None) -> None:
        """Not shown."""

    def refresh(self) -> None:
        self.suggested = None

    def recall(self, history: Sequence[Sequence[Event]]) -> None:
        """Not shown."""

    def motion(self, events: Sequence[Event]) -> Animation:
        self.moved.append(tuple(events))
        return Wait(0.3)

    def step_back(self) -> bool:
        return False

    def suggest(self, action: Action, why: str) -> None:
        self.suggested = action


class ObedientBots:
    """Bots that do what they are told, and otherwise are ready at once. `told` are actions by seat, in order; `asked`
    keeps (seat, level) of every question."""

    def __init__(self) -> None:
        self.told: dict[int, list[Action]] = {}
        self.asked: list[tuple[int, str]] = []
        self._answers: list[Answer] = []

    def ask(
        self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], level: str, *rest: Any
    ) -> None:
        self.asked.append((view.seat, level))
        wishes = self.told.get(view.seat, [])
        wish = next((action for action in wishes if action in legal), None)
        if wish is not None:
            wishes.remove(wish)
        self._answers.append(Answer(request_id, wish or next((a for a in legal if isinstance(a, Ready)), legal[0])))

    ask_hint = ask

    def poll(self) -> list[Answer]:
        ready, self._answers = self._answers, []
        return ready

    def close(self) -> None:
        """There is no process."""


class SheepPeople:
    """People at one screen. Nothing moves and bots are at once unless other settings are named."""

    def __init__(self, here: Playing, session: Session) -> None:
        self.here, self.session = here, session
        self.bots = ObedientBots()
        here.program._worker = self.bots  # type: ignore[assignment]
        self.texts: Texts = texts_of(GAME)
        here.program.game = lambda game_id: SimpleNamespace(  # type: ignore[method-assign,assignment,return-value]
            texts=self.texts, info=RULES.info, data=None
        )
        self.scene: TableScene = here.sit_down(session)

    @property
    def table(self) -> BareTable:
        table: Any = self.scene.table
        return table  # type: ignore[no-any-return]

    @property
    def state(self) -> Any:
        """What everybody sees."""
        return self.session.view(None)

    @property
    def line(self) -> str:
        """What the line on top says."""
        return f"{self.scene.line.bar.strong} {self.scene.line.bar.rest}".strip()

    @property
    def done(self) -> list[Action]:
        """Everything that was done, in order."""
        return [entry.action for entry in self.session.history if entry.action is not None]

    def wait(self, seconds: float = 0.5) -> None:
        """Let time pass."""
        self.here.frames(max(1, round(seconds / 0.05)))

    def do(self, action: Action) -> None:
        """Somebody at the screen does this; then a moment passes."""
        assert action in self.scene.legal(), f"{action} is not offered: {self.scene.legal()}"
        self.table.desk.play(action)
        self.wait()

    def shows(self, name: str) -> bool:
        """Whether a button can be seen."""
        found = next((w for w in self.scene.line.bar.walk() if w.name == name), None)
        return found is not None and found.visible


Gather = Callable[..., SheepPeople]


@pytest.fixture
def gather(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gather]:
    """Puts a session on the bare table."""
    monkeypatch.setitem(registry._CLASSES, GAME, ("tests.scenes.sheep_people", "BareTable"))
    opened: list[Any] = []

    def make(session: Session, size: tuple[int, int] = (1280, 720), **settings: Any) -> SheepPeople:
        context = playing(tmp_path, size, Settings(**{"animation": "off", "bot_speed": "instant", **settings}))
        opened.append(context)
        return SheepPeople(context.__enter__(), session)

    yield make
    while opened:
        opened.pop().__exit__(None, None, None)
