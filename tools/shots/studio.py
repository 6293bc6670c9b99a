"""A program in a window nobody sees, with a home of its own, that is clicked through and photographed."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import pygame

from game.app import make_program
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.rng import Rng
from game.core.rules import Options
from game.persist.places import Places
from game.persist.settings import Settings
from game.platform.frame import FrameLoop
from game.platform.robot import Robot
from game.platform.window import Placement, Window
from game.roots import program_root
from game.rules.registry import get_rules
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from game.session.history import Entry, Moment
from game.session.seats import Seat
from game.session.session import Session, Start

GAME = "shear_panic"
NAMES = ("Hanna", "Mina", "Otto", "Bo", "Ida", "Pelle", "Lou", "Wim")
COLOURS = {GAME: ("red", "blue", "yellow", "green")}
"""The colours in which a game is shown, where they are not its own order."""


class Studio:
    """Used with `with`. `click`, `point` and `key` use the scene in front; `save` writes the picture."""

    def __init__(self, size: tuple[int, int], scale: int = 100, **settings: Any) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="sheepfold-shots-"))
        places = Places(*(self._home / part for part in ("config", "data", "state", "cache")))
        root = program_root()
        self.window = Window(Placement(size))
        words = load_texts(Roots(root / "data")).texts
        chosen = Settings(ui_scale=scale, **{"animation": "off", "bot_speed": "instant", **settings})
        self.program = make_program(self.window, root, words, places, chosen)
        self.program.library.wait()
        services = self.program.services
        services.background.append(self.program.poll)
        self.loop = FrameLoop(self.window, services.stack)
        self._robot = Robot()
        self._frozen = False
        pygame.event.clear()
        self.program.show_title()
        self.settle()

    def __enter__(self) -> Studio:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.program.services.stack.close()
        self.program.close()
        self.program.services.audio.close()
        self.window.close()
        shutil.rmtree(self._home, ignore_errors=True)

    @property
    def top(self) -> Scene:
        """The scene in front."""
        scene = self.program.services.stack.top
        assert scene is not None
        return scene

    def settle(self, most: float = 20.0) -> None:
        """Wait until nothing moves and nothing is being fetched."""
        if self._frozen:
            return
        self.loop.step()
        end = time.monotonic() + most
        while time.monotonic() < end:
            self.step()
            stack = self.program.services.stack
            if not stack.animating and not stack.dirty:
                return
            time.sleep(0.005)
        raise RuntimeError(f"{type(self.top).__name__} never came to rest")

    def step(self) -> None:
        """One pass of the program's loop."""
        for work in tuple(self.program.services.background):
            work()
        self.loop.step()

    def freeze(self) -> None:
        """From now on nothing is waited for: the picture is taken of something that moves."""
        self._frozen = True

    def press(self, name: str) -> None:
        """A click on the widget of a name, without waiting for what comes of it."""
        self._robot.click(self._at(name))

    def click(self, name: str) -> None:
        """A click on the widget of a name."""
        self.press(name)
        self.settle()

    def point(self, name: str) -> None:
        """The pointer rests on the widget of a name."""
        self._robot.move(self._at(name))
        self.settle()

    def look_away(self) -> None:
        """The pointer rests where nothing is told about anything."""
        self._robot.move((1, self.window.size[1] // 2))

    def key(self, name: str) -> None:
        """A key is pressed."""
        self._robot.key(name)
        self.settle()

    def save(self, path: Path) -> None:
        """Write what is seen."""
        self.settle()
        surface = self.window.surface
        self.program.services.stack.draw(surface)
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface.convert(24), path)

    # ---------------------------------------------------------------- games

    def seats(self, count: int, people: int = 1, game_id: str = GAME) -> tuple[Seat, ...]:
        """Seats with names and the game's colours; the first `people` are persons."""
        colours = COLOURS.get(game_id, get_rules(game_id).info.seat_colours)
        return tuple(
            Seat(i, NAMES[i], "human" if i < people else "bot", "" if i < people else "normal", colours[i])
            for i in range(count)
        )

    def sit_down(self, session: Session) -> None:
        """Show a session's table."""
        self.program.session = session
        self.program.services.stack.reset(TableScene(self.program, session))
        self.settle()

    def position(self, description: Mapping[str, Any]) -> Session:
        """A game of Shear Panic from a written position; all seats are persons, so nothing goes on by itself."""
        rules, data = get_rules(GAME), self.program.game(GAME).data
        assert data is not None
        seats = self.seats(int(description["seats"]), 4)
        start = Start(seats, {}, 0)
        state = rules.position(data.config, start.rule_options(rules), description)
        return Session(rules, data.config, start, Moment(Entry(0, None, (), None, 0), state, 1, False))

    def played(
        self, seats: tuple[Seat, ...], seed: int, actions: int, game_id: str = GAME, options: Options | None = None,
        until: Callable[[Session], bool] = lambda session: False,
    ) -> Session:  # fmt: skip
        """A game that saves itself, in which bots have made that many actions, or fewer: to its end, or `until`."""
        from game.bots.registry import get_bot
        from game.session.games import begin

        data = self.program.game(game_id).data
        assert data is not None
        session = begin(self.program.saves, data, seats, options or {}, seed)
        bot, rng = get_bot(game_id, "normal"), Rng(seed)
        for _ in range(actions):
            decision = session.decision()
            if decision is None or until(session):
                break
            seat = decision.seats[0]
            view, legal = session.view(seat), session.legal(seat)
            session.submit(bot.choose(view, legal, rng, bot.budget))
        return session

    def _at(self, name: str) -> tuple[int, int]:
        ui = self.top.ui
        ui.settle()
        found = ui.find(name)
        if found is None:
            there = sorted({w.name for w in ui.root.walk() if w.name}) if ui.root is not None else []
            raise KeyError(f"no {name} in {type(self.top).__name__}; there are {', '.join(there)}")
        return found.rect.center
