"""People before the real table of Space Sheep!, with a clock in the test's hand, and bots that think for themselves.

Time passes only by `wait`. What people do is done by clicks, which are counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.bots import registry
from game.core.action import Action, Tick
from game.core.event import events_for
from game.core.rng import Rng
from game.persist.settings import Settings
from game.rules.space_sheep.actions import PointAt, StopPointing, TurnTimer
from game.rules.space_sheep.describe import describe_event
from game.rules.space_sheep.events import CardPlayed
from game.rules.space_sheep.stages import NAME
from game.session.session import Session, Start
from game.session.worker import Answer, Question, answer_to
from tests.helpers_ui import BotsHere, Playing, playing
from tests.space_hand import GAME, clicks_for
from tests.wild_people import Film, WildPeople, bare

STEP = 0.1
"""Seconds between two passes of the loop: the most that is shown as motion, and by which bots wait."""
LATE_MS = 12_000
"""Milliseconds of sand at which the Commander turns the timer."""


class ThinkingBots(BotsHere):
    """Bots that choose as those of their level do. `wishes`: what bots do as soon as they may."""

    def __init__(self) -> None:
        super().__init__()
        self.wishes: list[Action] = []

    def ask(
        self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], level: str, seed: int, budget: int = 0
    ) -> None:
        """See BotWorker."""
        wish = next((w for w in self.wishes if w in legal), None)
        if wish is not None:
            self._ready.append(Answer(request_id, wish))
        else:
            self._think(Question(request_id, game_id, view, tuple(legal), level, seed, None))

    def ask_hint(
        self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], level: str, seed: int
    ) -> None:
        """See BotWorker."""
        self._think(Question(request_id, game_id, view, tuple(legal), level, seed, None, True))

    def _think(self, question: Question) -> None:
        self.asked += 1
        if not self.silent:
            self._ready.append(answer_to(question))


class SpaceFilm(Film):
    """As Film, for the pictures of Space Sheep!."""

    folder = f"{GAME}/"


class SpacePeople(WildPeople):
    """Some people and bots at one screen, in real time or not. `clicks` are those that did something."""

    game = GAME
    describe = staticmethod(describe_event)

    def __init__(self, here: Playing, session: Session, film: Film | None = None) -> None:
        self.clicks: list[int] = []
        self.bots = ThinkingBots()
        here.program._worker = self.bots  # type: ignore[assignment]
        here.bots = self.bots
        self.scene: Any = None
        super().__init__(here, session, film)

    def _happened(self, entry: Any, undone: bool) -> None:
        if entry is None and self.here.top is not self.scene:
            return  # a seat that changes hands in the menu may do so again before the table is seen
        # Who gives up a card is named in front of everybody: the screen stays with whoever looks at it.
        view: Any = self.session.view(None)
        if self.holder in self.people and view.stage == NAME and view.commander in self.people:
            return
        super()._happened(entry, undone)

    def wait(self, seconds: float = 0.5) -> None:
        """Let time pass."""
        self.here.frames(max(1, round(seconds / STEP)), STEP)

    def lift(self) -> None:
        """Wait a moment and open the door."""
        self.wait()
        assert self.covered
        self.here.click("lift")
        assert not self.covered

    @property
    def passed(self) -> int:
        """Milliseconds of the game that have run so far."""
        ticks = sum(e.action.ms for e in self.session.history if isinstance(e.action, Tick))
        return ticks + (self.scene.time._clock.unspent if self.scene.time.on else 0)

    def do(self, action: Action) -> None:
        """Exactly this, by clicks; what time does meanwhile is passed over."""
        number = len(self.session.history)
        names = clicks_for(action)
        for name in names:
            self.here.click(name)
        done = [e.action for e in self.session.history[number:] if not isinstance(e.action, Tick)]
        assert done[:1] == [action], f"{action} by {names}: {done}"
        self.clicks.append(len(names))

    def advice(self) -> Action:
        """Ask for a hint for the one who is asked, and wait for it."""
        self.here.click("hint")
        for _ in range(40):
            if (found := self.scene.table._hint) is not None:
                assert isinstance(found, Action)
                return found
            self.here.frames(1)
        raise AssertionError(f"no hint for {self.asked}: {self.scene.ui.note_text}")

    def own_idea(self) -> Action:
        """What somebody who plays fairly well would do without a hint."""
        assert self.asked is not None
        bot, legal = registry.get_bot(GAME, "normal"), self.session.legal(self.asked)
        action = bot.choose(self.session.view(self.asked), legal, Rng(len(self.session.history)), bot.budget)
        assert action is not None
        return action

    def play_on(self, thinking: float = 2.5, late: int = LATE_MS, hints: bool = True) -> None:
        """One thing that people do next: open the door, turn the timer, follow a hint or their own idea."""
        if self.covered:
            self.lift()
            return
        turns = [a for a in self.scene.legal() if isinstance(a, TurnTimer)]
        sand = self.scene.time.sand()
        if turns and sand is not None and sand < late:
            self.do(turns[0])
        elif self.asked in self.people:
            before = len(self.session.history)
            self.wait(thinking)
            done = [e for e in self.session.history[before:] if not isinstance(e.action, Tick)]
            if not done and not self.covered and not self.session.finished:
                self.do(self.advice() if hints else self.own_idea())
        else:
            self.wait(STEP)

    def _find_allowed(self, holder: int | None) -> set[str]:
        """The cards that may be seen: the own hand now and right before, what lies open, and what was played."""
        now: Any = self.session.view(holder)
        before: Any = self.session.view_before(holder) if len(self.session.history) > 1 else now
        known: set[str] = set()
        for view in (now, before):
            numbers = [*(c for hand in view.hands for c in hand), *view.face_up, *(c for c, _ in view.console)]
            known |= {"wild" if c == -1 else view.ring[c] for c in numbers if c != -2}
        for event in events_for(self.session.history[-1].events, holder):
            if isinstance(event, CardPlayed):
                known.add(event.card)
        return {f"{GAME}/card-{card}" for card in known}

    def everything_said(self) -> str:
        """All words that can be read or pointed at now: log, recap, line, tooltips, pages."""
        scene = self.scene
        logs = [e for panel in (scene.side.log, scene.side.recap) for e in panel.entries]
        words = [line for e in logs for line in (e.heading, *e.lines)]
        roots = [scene.ui.root, *(page for _, page in scene.table.pages())]
        widgets = [w for root in roots for w in root.walk()]
        words += [w.hint() for w in widgets] + [str(getattr(w, "text", "")) for w in widgets]
        words += [scene.line.bar.strong, scene.table.prompt(), scene.ui.tooltip_text, scene.ui.note_text]
        return bare(" ".join(words))


def pointed(view: Any) -> list[tuple[int, int]]:
    """Who points at whom."""
    return [(seat, other) for seat, other in enumerate(view.pointing) if other >= 0]


def shortest_moves(session: Session) -> int:
    """How many moves the end is away, whatever cards there are."""
    way = registry.shortest(GAME, session.view(None))
    assert way is not None
    assert way.exact
    return len(way.steps)


def only_pointing(action: Action | None) -> bool:
    """Whether an action is a hand that moves."""
    return isinstance(action, PointAt | StopPointing)


def replayed(session: Session) -> str:
    """The hash of the state to which the recorded actions and ticks lead, from the same deal."""
    start = Start(session.seats, session.options, session.seed)
    again = Session.dealt(session.rules, session.config, start)
    state = again.now.state
    for entry in session.history[1:]:
        assert entry.action is not None
        state = session.rules.apply(state, entry.action).state
    moment = replace(again.now, state=state)
    again.past.moments[-1] = moment
    return again.state_hash()


@contextmanager
def space_people(
    home: Path, session: Session, film: Film | None = None, size: tuple[int, int] = (1280, 720), **settings: Any
) -> Iterator[SpacePeople]:
    """People at the table, cleared away afterwards; motion is at once unless other settings are named."""
    kept = Settings(**{"animation": "off", "bot_speed": "instant", **settings})
    with playing(home, size, kept) as here:
        yield SpacePeople(here, session, film)
