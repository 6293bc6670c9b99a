"""What tests of tables and scenes share: games from written positions, a table without a program, and a whole window
that is driven through the system's event queue with a clock of its own.
"""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pygame

from game.app import make_program
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.action import Action
from game.core.event import Event
from game.core.rng import Rng
from game.core.texts import Texts
from game.persist.places import Places
from game.persist.settings import Settings
from game.platform import events as ev
from game.platform.assets import Assets
from game.platform.frame import FrameLoop
from game.platform.robot import Robot
from game.platform.window import Placement, Window
from game.render.theme import Theme
from game.roots import program_root
from game.rules.registry import GAME_IDS, get_rules
from game.scenes.library import Library
from game.scenes.table import TableScene
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session, Start
from game.session.worker import Answer, Question, answer_to
from game.tables.base import Desk, SeatLook
from game.tables.registry import table_class
from game.widgets.base import Widget
from game.widgets.ui import Ui
from tests.drawn_once import draw_once
from tests.helpers import config_of, random_action

draw_once()

GAME = "shear_panic"
BESIDE = ("painting", "last game", "aside", "library")
"""Names of the program's threads that bring something to the screen."""

NAMES = ("Hanna", "Mina", "Otto", "Bo")
SIZES = ((1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160), (700, 1200))


@cache
def texts_of(game_id: str = GAME) -> Texts:
    """The shipped words of a game; `missing` collects what was asked for in vain, so compare before and after."""
    return load_texts(Roots(program_root() / "data"), game_id).texts


def seats_of(count: int, people: Sequence[int] | None = None, names: Sequence[str] = NAMES) -> tuple[Seat, ...]:
    """That many seats; those not in `people` (all if left out) are bots."""
    humans = range(count) if people is None else people
    return tuple(
        Seat(i, names[i], "human", "") if i in humans else Seat(i, names[i], "bot", "easy") for i in range(count)
    )


def new_game(
    seats: int = 4, seed: int = 1, people: Sequence[int] | None = None, options: Mapping[str, Any] | None = None,
    names: Sequence[str] = NAMES,
) -> Session:  # fmt: skip
    """A dealt game of Shear Panic that is saved nowhere."""
    return Session.start(get_rules(GAME), config_of(GAME), seats_of(seats, people, names), dict(options or {}), seed)


def game_at(description: Mapping[str, Any], people: Sequence[int] | None = None) -> Session:
    """A game of Shear Panic in the position somebody wrote down (see the rules' `position`)."""
    rules, config = get_rules(GAME), config_of(GAME)
    state = rules.position(config, {}, description)
    start = Start(seats_of(state.setup.seats, people), {}, 0)
    return Session(rules, config, start, Moment(Entry(0, None, (), None, 0), state, 1, False))


def played(session: Session, seed: int, until: Callable[[Session], bool] = lambda session: False) -> Iterator[Session]:
    """The session before every action of a game played at random to its end, or to where `until` holds."""
    rng = Rng(seed)
    while not session.finished and not until(session):
        yield session
        session.submit(random_action(session.rules, session.now.state, rng))


class FakeHost:
    """What widgets ask of a window."""

    def set_text_input(self, on: bool, area: pygame.Rect | None = None) -> None:
        """Nothing is typed here."""

    def set_cursor(self, name: str) -> None:
        """There is no cursor."""

    def clipboard(self) -> str:
        return ""

    def copy(self, text: str) -> None:
        """Nobody pastes."""


class TableAlone:
    """A game's table with a hand that clicks, and neither scene nor motion: actions count at once."""

    def __init__(
        self, session: Session, assets: Assets, size: tuple[int, int] = (1024, 640), scale: float = 1.0,
        night: bool = False,
    ) -> None:  # fmt: skip
        self.session = session
        self.played: list[Action] = []
        self.events: list[tuple[Event, ...]] = []
        self.sounds: list[str] = []
        self.confirming = False
        self.scale = scale
        self.texts = texts_of()
        maker = table_class(session.rules.info.id)
        badges = maker.badges(session.view(None))
        seats = tuple(SeatLook(s.name, badges[s.index], s.human, s.level) for s in session.seats)
        self.desk = Desk(
            self.texts, seats, lambda: session.view(None), self.legal, self.why_not, self.preview, self.play,
            lambda name, seat: self.sounds.append(name), confirm=lambda: self.confirming,
        )  # fmt: skip
        self.table: Any = maker(self.desk)
        self.ui = Ui(FakeHost())
        assets.set_screen(size)
        self.theme = Theme.make(assets, size, scale, night)
        self.ui.set_root(self.table.root)
        self.ui.layout(self.theme, pygame.Rect((0, 0), size))
        self.surface = pygame.Surface(size)

    @property
    def acting(self) -> int:
        decision = self.session.decision()
        return decision.seats[0] if decision is not None else 0

    def legal(self) -> Sequence[Action]:
        return self.session.legal(self.acting)

    def why_not(self, action: Action) -> str:
        reason = self.session.why_not(self.acting, action)
        return self.texts(f"reason.{reason.code}", **dict(reason.facts)) if reason is not None else ""

    def preview(self, actions: Sequence[Action]) -> tuple[Event, ...]:
        return self.session.preview(self.acting, actions)

    def play(self, action: Action) -> None:
        self.played.append(action)
        self.events.append(self.session.submit(action))
        self.table.refresh()

    def draw(self) -> pygame.Surface:
        self.ui.draw(self.surface)
        return self.surface

    def point(self, at: Widget | ev.Pos) -> None:
        self.ui.handle(ev.PointerMoved(_pos(at)))

    def click(self, at: Widget | ev.Pos | str, clicks: int = 1) -> None:
        """A click on a widget, on a pixel, or on the widget of a name."""
        pos = _pos(self.widget(at) if isinstance(at, str) else at)
        self.ui.handle(ev.PointerMoved(pos))
        self.ui.handle(ev.PointerPressed(pos, "left", clicks))
        self.ui.handle(ev.PointerReleased(pos))
        self.ui.settle()

    def widget(self, name: str) -> Widget:
        """The visible widget of that name."""
        self.ui.settle()
        found = self.ui.find(name)
        assert found is not None, f"there is no {name} on the table"
        return found

    @property
    def handles(self) -> list[Any]:
        """What can be clicked on the field."""
        return list(self.table.board._handles)

    def under(self, pos: ev.Pos) -> Widget | None:
        """The widget that a click at a pixel would reach first."""
        path = self.ui.root.hit(pos) if self.ui.root is not None else []
        return path[-1] if path else None


def _pos(at: Widget | ev.Pos) -> ev.Pos:
    return at if isinstance(at, tuple) else at.rect.center


class BotsHere:
    """Bots that think in this process. `silent` ones never answer, `held` ones later; `notes` go with the next
    answers, one each."""

    def __init__(self) -> None:
        self.silent = False
        self.held = False
        self.notes: list[str] = []
        self.asked = 0
        self._ready: list[Answer] = []

    def ask(
        self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], level: str, seed: int, budget: int = 0
    ) -> None:
        self._take(Question(request_id, game_id, view, tuple(legal), "random", seed, None))

    def ask_hint(
        self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], level: str, seed: int
    ) -> None:
        self._take(Question(request_id, game_id, view, tuple(legal), "random", seed, None, True))

    def _take(self, question: Question) -> None:
        self.asked += 1
        if not self.silent:
            answer = answer_to(question)
            self._ready.append(replace(answer, note=self.notes.pop(0)) if self.notes else answer)

    def poll(self) -> list[Answer]:
        if self.held:
            return []
        ready, self._ready = self._ready, []
        return ready

    def close(self) -> None:
        """There is no process to end."""


class Playing:
    """A window with the program in it, a hand and a keyboard; time passes only by `frames`.

    Everything goes through the system's event queue and the real frame loop. Mistakes are raised, not shown. `steady`:
    what threads work at beside is done before every frame, so that nothing hangs on how busy the machine is.
    """

    def __init__(self, home: Path, size: tuple[int, int] = (1024, 640), settings: Settings | None = None) -> None:
        self.window = Window(Placement(size))
        settings = settings or Settings(animation="off", bot_speed="instant")
        places = Places(home / "config", home / "data", home / "state", home / "cache")
        self.program = make_program(self.window, program_root(), texts_of(), places, settings)
        already_read(self.program.library)
        already_known(self.program.services.assets)
        self.bots = BotsHere()
        self.program._worker = self.bots  # type: ignore[assignment]
        self.now = 100.0
        self.loop = FrameLoop(self.window, self.program.services.stack, lambda: self.now, lambda seconds: None)
        services = self.program.services
        services.clock = lambda: self.now
        services.stack.touched = self.now
        self.robot = Robot()
        self.steady = False
        pygame.event.clear()

    @property
    def top(self) -> Any:
        """The scene in front."""
        return self.program.services.stack.top

    def sit_down(self, session: Session) -> TableScene:
        """Show a session's table."""
        scene = TableScene(self.program, session)
        self.program.session = session
        self.program.services.stack.reset(scene)
        self.frames(1)
        return scene

    def frames(self, count: int = 1, dt: float = 0.05) -> None:
        for _ in range(count):
            if self.steady:
                for thread in threading.enumerate():
                    if thread.name in BESIDE:
                        thread.join()
            self.now += dt
            self.loop.step()

    def settle(self, most: int = 400) -> None:
        """Let time pass until nothing moves."""
        self.frames(1)
        for _ in range(most):
            if not self.program.services.stack.animating:
                return
            self.frames(1)
        raise AssertionError("it never stopped moving")

    def click(self, at: Widget | ev.Pos | str, button: str = "left", clicks: int = 1) -> None:
        """One click, and the frame in which it is seen."""
        pos = _pos(self.widget(at) if isinstance(at, str) else at)
        self.robot.click(pos, button, clicks)
        self.frames(1)

    def key(self, name: str, **modifiers: bool) -> None:
        self.robot.key(name, **modifiers)
        self.frames(1)

    def widget(self, name: str) -> Widget:
        """The visible widget of that name in the scene in front."""
        self.top.ui.settle()
        found = self.top.ui.find(name)
        assert found is not None, f"there is no {name} in {type(self.top).__name__}"
        widget: Widget = found
        return widget

    def close(self) -> None:
        self.program.services.stack.close()
        self.program.close()
        self.program.services.audio.close()
        self.window.close()
        self.program.services.assets.forget()
        _let_go()


_CLOSED = count(1)
_MANY = 4
"""Windows that are closed between two times at which what they kept in circles is let go: pictures are large."""


def _let_go() -> None:
    if next(_CLOSED) % _MANY == 0:
        gc.collect()
        gc.freeze()  # what is left is imported or kept for good: looking through it again and again takes long


def go_on(here: Playing, scene: TableScene, rng: Rng) -> None:
    """One click that brings the game on: a target of the field, a button to lift, or a box that can be used."""
    board: Any = scene.table.board  # type: ignore[attr-defined]
    handles = [h for h in board._handles if h.target.kind != "sheep" or h.target.action is not None]
    if handles or board._handles:
        here.click(rng.choice(handles or board._handles))
        return
    names = [w.name for w in scene.ui.root.walk() if w.enabled and w.focusable]  # type: ignore[union-attr]
    buttons = [n for n in names if n.startswith("lift-") or n == "leave"]
    boxes = [n for n in names if n.startswith("box-")]
    here.click(rng.choice(buttons or boxes))


def play_exactly(here: Playing, scene: TableScene, action: Any) -> None:
    """Play exactly this mat action, panic slam or whatever it is, by clicks."""
    if getattr(action, "number", 0) and hasattr(action, "verb") and action.verb != "lift_button":
        here.click(f"box-{action.verb}-{action.number}-0")
    for _ in range(2):
        board: Any = scene.table.board  # type: ignore[attr-defined]
        exact = [h for h in board._handles if h.target.action == action]
        if exact:
            here.click(exact[0])
            return
        here.click(next(h for h in board._handles if h.target.sheep == getattr(action, "sheep", "")))


@cache
def _shipped() -> Library:
    """The program's own data, read once: it is never changed, and reading it takes longer than most tests."""
    library = Library(program_root() / "data", program_root() / "no mods", GAME_IDS)
    library.wait()
    return library


def already_read(library: Library) -> None:
    """Give a library that has no mods what reading the program's own data would give it."""
    shipped = _shipped()
    library._games, library.common, library.problems = dict(shipped._games), shipped.common, shipped.problems
    library._thread, library.version = shipped._thread, shipped.version


_WIDTHS: dict[Any, int] = {}


@cache
def _pictures() -> dict[str, Path]:
    """Where the program's pictures lie."""
    return Assets(program_root())._index()


def already_known(assets: Assets) -> None:
    """Let a program's words be as wide and its pictures lie where they did for the one before."""
    assets._files, assets.fonts._widths = dict(_pictures()), _WIDTHS


@contextmanager
def playing(home: Path, size: tuple[int, int] = (1024, 640), settings: Settings | None = None) -> Iterator[Playing]:
    """A `Playing` that is closed afterwards, whatever happens."""
    here = Playing(home, size, settings)
    try:
        yield here
    finally:
        here.close()
