"""The whole program without a screen: real texts, data and saves, with a hand that clicks widgets by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame

from game.app import make_program
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.rng import Rng
from game.core.texts import Pattern, Texts
from game.persist.places import Places
from game.persist.settings import Settings, load_settings
from game.platform import events as ev
from game.platform.window import Placement, Window
from game.roots import program_root
from game.scenes.program import Program
from game.scenes.scene import Scene
from game.session.games import begin
from game.session.seats import Seat
from game.session.session import Session
from game.widgets.base import Widget
from tests.helpers_ui import already_known, already_read

GAME = "shear_panic"
NAMES = ("Hanna", "Mina", "Otto", "Pia")
COLOURS = ("red", "blue", "yellow", "green")
Change = Callable[[Texts], Texts]


@cache
def common_texts() -> Texts:
    """The program's own words."""
    return load_texts(Roots(program_root() / "data")).texts


class Below(Scene):
    """Something to lie under a page."""

    def draw_background(self, surface: pygame.Surface) -> None:
        surface.fill("#7a8a5a")


class Stage:
    """A program with a window of `size` pixels; the top scene is used by names, as people use it by sight."""

    def __init__(self, home: Path, window: Window, settings: Settings, change: Change = lambda texts: texts) -> None:
        self.places = Places(home / "config", home / "data", home / "state", home / "cache")
        root = program_root()
        self.program: Program = make_program(window, root, change(common_texts()), self.places, settings)
        library = self.program.library
        if not self.places.mods.exists():
            already_read(library)
        library.wait()
        library._games = {g: replace(game, texts=change(game.texts)) for g, game in library._games.items()}
        already_known(self.program.services.assets)
        self.stack = self.program.services.stack
        self.stack.push(Below(self.program.services))
        self.turn()

    @property
    def top(self) -> Scene:
        """The scene in front."""
        assert self.stack.top is not None
        return self.stack.top

    @property
    def kept(self) -> Settings:
        """The settings as another start of the program would find them."""
        return load_settings(self.places)[0]

    @property
    def note(self) -> str:
        """What the small paper says."""
        return self.top.ui.note_text

    def show(self, scene: Scene) -> Scene:
        """Put a scene on top."""
        self.stack.push(scene)
        self.turn()
        return scene

    def turn(self, seconds: float = 0.02) -> None:
        """Let time pass and draw."""
        steps = max(1, round(seconds / 0.05))
        for _ in range(steps):
            self.stack.update(min(seconds, 0.05))
        self.stack.draw(self.program.services.window.surface)

    def find(self, name: str) -> Widget:
        """The visible widget of that name in the top scene."""
        found = self.top.ui.find(name)
        assert found is not None, f"there is no {name!r}; there are {sorted(w.name for w in self.widgets() if w.name)}"
        return found

    def widgets(self) -> Iterator[Widget]:
        """All visible widgets of the top scene."""
        if self.top.ui.root is not None:
            yield from self.top.ui.root.walk()

    def click(self, target: str | Widget | ev.Pos, clicks: int = 1) -> None:
        """Press and release on a widget, scrolled into sight first."""
        if isinstance(target, str):
            target = self.find(target)
        if isinstance(target, Widget):
            from game.widgets.focus import reveal

            reveal(target)
            target = target.rect.center
        for event in (ev.PointerMoved(target), ev.PointerPressed(target, "left", clicks), ev.PointerReleased(target)):
            self.stack.handle(event)
        self.turn()

    def key(self, name: str, shift: bool = False, ctrl: bool = False, alt: bool = False) -> None:
        """A key goes down."""
        self.stack.handle(ev.KeyPressed(name, shift, ctrl, alt))
        self.turn()

    def type(self, text: str) -> None:
        """Text is typed."""
        for character in text:
            self.stack.handle(ev.TextTyped(character))
        self.turn()

    def play(self, actions: int, seed: int = 1, seats: int = 3, title: str = "") -> Session:
        """A game that saves itself, `actions` far (or to its end)."""
        data = self.program.game(GAME).data
        assert data is not None
        sitting = [Seat(i, NAMES[i], "human", "", COLOURS[i]) for i in range(seats)]
        session = begin(self.program.saves, data, sitting, {}, seed, title)
        play_on(session, actions, seed)
        self.program.session = session
        return session


def play_on(session: Session, actions: int, seed: int = 1) -> None:
    """Play at random."""
    rng = Rng(seed)
    for _ in range(actions):
        decision = session.decision()
        if decision is None:
            return
        session.submit(rng.choice(session.legal(decision.seats[0])))


@contextmanager
def stage(
    home: Path, size: tuple[int, int] = (1280, 800), change: Change = lambda texts: texts, **settings: object
) -> Iterator[Stage]:
    """A stage that is cleared away afterwards."""
    window = Window(Placement(size))
    set_up = Stage(home, window, replace(Settings(), **settings), change)
    try:
        yield set_up
    finally:
        set_up.stack.close()
        set_up.program.close()
        set_up.program.services.audio.close()
        window.close()


def longer(texts: Texts) -> Texts:
    """The texts in a made-up language whose words are 40 % longer; marks, fields and pictures stay."""
    return Texts({key: _longer(key, pattern) for key, pattern in texts.patterns.items()})


def _longer(key: str, pattern: Pattern) -> Pattern:
    if key.endswith((".icon", ".picture")):
        return pattern
    one = _stretched(pattern.one) if pattern.one is not None else None
    return Pattern(_stretched(pattern.other), one, pattern.count_field)


@cache
def _stretched(text: str) -> str:
    lines = (" ".join(_stretched_word(word) for word in line.split(" ")) for line in text.split("\n"))
    return "\n".join(lines)


def _stretched_word(word: str) -> str:
    marks = any(sign in word for sign in "{}[]*|")
    return word if marks or (not word[-1:].isalpha() and len(word) < 2) else word + "o" * max(1, round(len(word) * 0.4))
