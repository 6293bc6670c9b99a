"""A hand that knows nothing: half of its clicks go to random pixels, half to something that can be clicked."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.rng import Rng
from game.scenes.score import ScoreScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.tracing import scene_name, targets
from game.session.seats import Seat
from tests.helpers import random_action
from tests.helpers_ui import NAMES, Playing

KEYS = (
    "tab", "return", "space", "escape", "left", "right", "up", "down", "home", "end", "page down", "page up",
    "f1", "f10", "h", "n", "s", "u", "m", "a", "1", "backspace", "delete",
)  # fmt: skip
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1100, 1000))
LOST = 12
"""Inputs away from table and title after which somebody begins a game."""


class Hand:
    """Clicks, turns the wheel and presses keys; `ended` counts games that came to their score, `seen` the scenes."""

    def __init__(self, here: Playing, seed: int) -> None:
        self.here, self.rng = here, Rng(seed)
        self.seen: Counter[str] = Counter()
        self.ended = 0
        self.last = ""
        self._over: Any = None
        self._away = 0

    def act(self) -> None:
        """One input, and what comes of it."""
        self.seen[scene_name(self.here.top)] += 1
        if sum(self.seen.values()) % 50 == 0:
            self._hurry()
        kind = self.rng.below(100)
        if kind < 46:
            self._click_anywhere()
        elif kind < 92:
            self._click_something()
        elif kind < 97:
            self._press_a_key()
        else:
            self._turn_the_wheel()
        for _ in range(6):
            self.here.frames(1)
            if not self.here.program.services.stack.animating:
                break
        self._count()
        self._come_back()

    def _click_anywhere(self) -> None:
        width, height = self.here.window.size
        pos = (self.rng.below(width), self.rng.below(height))
        button = "right" if self.rng.below(12) == 0 else "left"
        self.last = f"{button} click at {pos}"
        self.here.robot.click(pos, button, 1 + (self.rng.below(8) == 0))

    def _click_something(self) -> None:
        found = targets(self.here.top)
        if isinstance(self.here.top, TableScene) and self.rng.below(5):
            played = ("target", "box", "lift", "leave")
            found = [t for t in found if t[0].startswith(played)] or found
        if not found:
            return
        name, x, y = self.rng.choice(found)
        self.last = f"click on {name} at {(x, y)}"
        self.here.robot.click((x, y))

    def _press_a_key(self) -> None:
        key = self.rng.choice(KEYS)
        self.last = f"key {key}"
        self.here.robot.key(key, shift=self.rng.below(6) == 0, ctrl=self.rng.below(10) == 0)
        if self.rng.below(4) == 0:
            self.here.robot.type(self.rng.choice(["x", "José 羊", "99", "**", "{name}"]))

    def _turn_the_wheel(self) -> None:
        width, height = self.here.window.size
        self.last = "wheel"
        self.here.robot.wheel((self.rng.below(width), self.rng.below(height)), self.rng.below(7) - 3)

    def _count(self) -> None:
        session = self.here.program.session
        if isinstance(self.here.top, ScoreScene) and session is not None and session is not self._over:
            self._over = session
            self.ended += 1

    def _come_back(self) -> None:
        """Nobody looks at settings for ever."""
        self._away = 0 if isinstance(self.here.top, TableScene | TitleScene) else self._away + 1
        if self._away > LOST:
            self._away = 0
            self.begin()

    def _hurry(self) -> None:
        """Slow bots, and moves that must be confirmed, would only make the test slow."""
        self.here.program.change_settings(animation="off", bot_speed="instant", confirm_moves=False)

    def begin(self) -> None:
        """A game of one person and bots, of any number of seats, of which some part has been played."""
        self._hurry()
        count = 2 + self.rng.below(3)
        seats = [Seat(i, NAMES[i], "human" if i == 0 else "bot", "" if i == 0 else "easy") for i in range(count)]
        self.here.program.start("shear_panic", seats, {}, self.rng.below(1000))
        self.here.frames(2)
        session = self.here.program.session
        for _ in range(self.rng.below(48)):
            if session is not None and not session.finished:
                session.submit(random_action(session.rules, session.now.state, self.rng))
