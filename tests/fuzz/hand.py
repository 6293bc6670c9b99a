"""Hands that know nothing: some clicks go to random pixels, some to something that can be clicked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from game.core.rng import Rng
from game.scenes.score import ScoreScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene
from game.scenes.tracing import scene_name, targets
from game.session.seats import Seat
from game.session.session import Session
from tests.helpers import random_action
from tests.helpers_ui import NAMES, Playing
from tests.wild_people import WildPeople

KEYS = (
    "tab", "return", "space", "escape", "left", "right", "up", "down", "home", "end", "page down", "page up",
    "f1", "f10", "h", "n", "s", "u", "m", "a", "1", "backspace", "delete",
)  # fmt: skip
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1100, 1000))
LOST = 12
"""Inputs away from table and title after which somebody begins a game."""
AWAY = 4
"""Inputs away from the table after which somebody who plays one game opens it again."""
Found = list[tuple[str, int, int]]
"""Names and places of what can be clicked."""


def possible(session: Session) -> None:
    """The state is possible, and somebody can go on unless the game is over."""
    assert session.rules.audit(session.now.state) == []
    decision = session.decision()
    assert (decision is None) == (session.outcome() is not None)
    if decision is not None:
        assert session.legal(decision.seats[0])


class Clicking:
    """What every hand can do; `seen` counts the scenes it came to, `last` tells its latest input."""

    right = 6
    """One in so many random clicks is one with the right button."""

    def __init__(self, here: Playing, seed: int) -> None:
        self.here, self.rng = here, Rng(seed)
        self.seen: Counter[str] = Counter()
        self.last = ""
        self._away = 0

    def _somewhere(self) -> tuple[int, int]:
        width, height = self.here.window.size
        return self.rng.below(width), self.rng.below(height)

    def _click_anywhere(self) -> None:
        pos = self._somewhere()
        button = "right" if self.rng.below(self.right) == 0 else "left"
        self.last = f"{button} click at {pos}"
        self.here.robot.click(pos, button, 1 + (self.rng.below(8) == 0))

    def _click_something(self) -> None:
        found = self._worth_a_click(targets(self.here.top))
        if found:
            name, x, y = self.rng.choice(found)
            self.last = f"click on {name} at {(x, y)}"
            self.here.robot.click((x, y))

    def _worth_a_click(self, found: Found) -> Found:
        """Those among which to choose now."""
        raise NotImplementedError

    def _turn_the_wheel(self) -> None:
        self.last = "wheel"
        self.here.robot.wheel(self._somewhere(), self.rng.below(7) - 3)


class PlayingHand(Clicking):
    """Clicks at one table, every now and then in earnest, so that games come to their end."""

    keys: Sequence[str]
    plays: tuple[str, ...]
    """How the names begin of what the game is played with."""
    undoing: int
    """One in so many keys takes back."""

    def __init__(self, people: WildPeople, table: str, seed: int) -> None:
        super().__init__(people.here, seed)
        self.people: Any = people
        self.table = table
        self.ended = 0

    def act(self) -> None:
        """One input, and some time after it."""
        kind, top = self.rng.below(100), self.here.top
        self.seen[scene_name(top)] += 1
        self._away = 0 if top is self.people.scene else self._away + 1
        if self._done():
            self.ended += 1
            self.last = "a new game"
            self.people.sit(self._new_game(self.rng.below(1000)))
        elif self._away > AWAY:
            self.last = "opened again"
            self.people.sit(self.people.session)
        elif top is not self.people.scene:
            self._click_something() if self.rng.below(3) else self._go_back()
        else:
            next(deed for below, deed in self._deeds() if kind < below)()
        self._wait()

    def positions(self, inputs: int) -> list[str]:
        """Where the game is after each of so many inputs."""
        found = []
        for _ in range(inputs):
            self.act()
            found.append(self._position())
        return found

    def _position(self) -> str:
        return f"{self.people.session.state_hash()} {self.people.covered}"

    def _done(self) -> bool:
        """Whether the game is over, or somebody plays on from the middle of a replay."""
        return self.people.session.finished or self.here.program.session is not self.people.session

    def _new_game(self, seed: int) -> Session:
        raise NotImplementedError

    def _deeds(self) -> tuple[tuple[int, Callable[[], None]], ...]:
        """What is done at the table, each for the numbers of a hundred below this and not below the one before."""
        raise NotImplementedError

    def _wait(self) -> None:
        """Let some time pass."""
        raise NotImplementedError

    def _worth_a_click(self, found: Found) -> Found:
        return [t for t in found if t[0].startswith(self.plays)] or found if self.rng.below(4) else found

    def _go_back(self) -> None:
        self._press("escape")

    def _press_a_key(self) -> None:
        self._press("z" if self.rng.below(self.undoing) == 0 else self.rng.choice(self.keys))

    def _press(self, key: str) -> None:
        self.last = f"key {key}"
        self.here.robot.key(key, ctrl=key == "z", shift=self.rng.below(6) == 0)


class Hand(Clicking):
    """Clicks through the whole program; `ended` counts games that came to their score."""

    right = 12

    def __init__(self, here: Playing, seed: int) -> None:
        super().__init__(here, seed)
        self.ended = 0
        self._over: Any = None

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

    def _worth_a_click(self, found: Found) -> Found:
        if isinstance(self.here.top, TableScene) and self.rng.below(5):
            return [t for t in found if t[0].startswith(("target", "box", "lift", "leave"))] or found
        return found

    def _press_a_key(self) -> None:
        key = self.rng.choice(KEYS)
        self.last = f"key {key}"
        self.here.robot.key(key, shift=self.rng.below(6) == 0, ctrl=self.rng.below(10) == 0)
        if self.rng.below(4) == 0:
            self.here.robot.type(self.rng.choice(["x", "José 羊", "99", "**", "{name}"]))

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
