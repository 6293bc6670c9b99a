"""Bots at the table: asks the worker process for moves, waits the time a person needs to follow, steps by click.

Where the game waits for one seat after the other, whoever may answer beside it is asked first; where those who play
settle among themselves who acts, `table_floor` tells which bots are asked. In real time every bot
keeps its own pace, and what every bot does at once is looked for again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from game.bots import registry
from game.core.action import Action
from game.core.decision import Reason
from game.core.rng import mix
from game.scenes.table_thought import Pace, Thought
from game.session.session import LEAVE_OPTION

if TYPE_CHECKING:
    from game.bots.base import Foresight
    from game.core.decision import Ask
    from game.session.session import Session
    from game.session.worker import BotWorker

PAUSES = {"slow": 1.1, "normal": 0.5, "fast": 0.12, "instant": 0.0, "step": 0.0}
SECRET_PAUSES = {"slow": 1.6, "normal": 0.9, "fast": 0.45, "instant": 0.0, "step": 0.0}
"""Where cards are hidden: longer than a bot thinks, so that the time it takes tells nothing."""
SPREAD = 1 / 3
BEST = "hard"
LOOK_AGAIN = 0.5
"""Seconds between two looks for what a bot does at once in real time."""
_REQUESTS = count(1)


class BotPump:
    """Gets bots' moves when bots may act, and a hint when somebody asks for one.

    `update` is called each pass; `on_move` gets the action to play with its reason; `on_hint` the advice (None: wait)
    with its reason and how far the end is as far as the seat knows; `on_late` the seat of a bot that did not answer in
    time (an easy move stands in for it).
    """

    def __init__(
        self, worker: Callable[[], BotWorker], on_move: Callable[[Action, Reason | None], None],
        on_hint: Callable[[Action | None, Reason | None, Foresight | None], None], on_late: Callable[[int], None],
    ) -> None:  # fmt: skip
        self._worker = worker
        self._on_move, self._on_hint, self._on_late = on_move, on_hint, on_late
        self._thoughts: dict[int, Thought] = {}
        self._hint: int | None = None
        self._secret: int | None = None
        self._timed: Session | None = None
        self._rounds = 1
        self._since_look = 0.0
        self._next = 0
        self._pace = Pace()
        self.step_asked = False

    @property
    def busy(self) -> bool:
        """A bot's move is being thought about or waits to be shown."""
        return any(thought.open for thought in self._thoughts.values())

    @property
    def hinting(self) -> bool:
        """A hint was asked for and is not there yet."""
        return self._hint is not None

    def step(self) -> None:
        """Somebody clicks: the move that waits may be played."""
        self.step_asked = True

    def forget(self) -> None:
        """The position changed otherwise: answers under way are for nobody."""
        self._thoughts.clear()
        self._hint, self._timed = None, None
        self.step_asked = False

    def think(self, session: Session, asks: Sequence[Ask], timed: bool = False) -> None:
        """Have bots answer these asks, for a person the best one; `timed`: time runs meanwhile."""
        self._thoughts.clear()
        self._rounds, self._since_look = 1, 0.0
        self._secret = len(session.history) if session.secret else None
        self._timed = session if timed else None
        last = session.history[-1].action
        for ask in asks:
            seat = session.seats[ask.seat]
            again = ask.optional and last is not None and last.seat == ask.seat
            if again or not session.legal(ask.seat):
                continue
            request = self._ask(session, ask.seat, seat.level or BEST)
            delay = self._pace.of(session, ask, seat.level) if timed else 0.0
            self._thoughts[request] = Thought(ask.seat, not ask.optional, delay)

    def ask_hint(self, session: Session, seat: int) -> None:
        """Ask what a strong player would do in this seat's place."""
        self._hint = self._ask(session, seat, BEST, hint=True)

    def _ask(self, session: Session, seat: int, level: str, hint: bool = False) -> int:
        # The process outlives this table: an answer still on its way must never fit a question of another game.
        request = next(_REQUESTS)
        self._next += 1
        legal: Sequence[Action] = session.legal(seat)
        view: Any = session.view(seat)
        people = [s.index for s in session.seats if s.human]
        if people and not hint and session.options.get(LEAVE_OPTION, True):
            legal = registry.courteous(session.rules.info.id, view, legal, people)
        news = sum(not entry.quiet for entry in session.history)
        seed = mix(news * 8191 + seat * 131 + self._next)
        ask = self._worker().ask_hint if hint else self._worker().ask
        ask(request, session.rules.info.id, view, legal, level, seed)
        return request

    def update(self, dt: float, speed: str, hurry: bool) -> None:
        """Let time pass: take answers, and play a bot's move when its time has come."""
        if not self._thoughts and self._hint is None and self._timed is None:
            return
        for answer in self._worker().poll():
            if answer.request_id == self._hint:
                self._hint = None
                self._on_hint(answer.action, answer.why, answer.left)
            elif (thought := self._thoughts.get(answer.request_id)) is not None:
                thought.answered, thought.action, thought.why = True, answer.action, answer.why
                if answer.note:
                    self._on_late(thought.seat)
        for thought in self._thoughts.values():
            thought.waited += dt
        if self._timed is not None:
            self._play_in_time(self._timed, dt)
        else:
            self._play_in_turn(speed, hurry)

    # ---------------------------------------------------------------- one after the other

    def _play_in_turn(self, speed: str, hurry: bool) -> None:
        """The first answer that is an action, those beside the one the game waits for first."""
        thoughts = sorted(self._thoughts.values(), key=lambda t: t.must)
        if not thoughts:
            return
        due = thoughts[0].waited >= self._rounds * self._pause(speed)
        ready = next((t for t in thoughts if not t.answered or t.action is not None), None)
        if ready is None or not ready.answered:
            # Who thinks longer than the pause answers after two or three of them, not when the thought is there.
            self._rounds += due and self._secret is not None
            return
        if hurry or (self.step_asked if speed == "step" else due):
            self.step_asked = False
            self._play(ready)

    def _pause(self, speed: str) -> float:
        """Seconds before a bot's move is shown; with hidden information a little more or less by the move's number."""
        if self._secret is None:
            return PAUSES.get(speed, 0.5)
        return SECRET_PAUSES.get(speed, 0.9) * (1 + SPREAD * (2 * (mix(self._secret) % 1000) / 999 - 1))

    def waits_for_step(self, speed: str) -> bool:
        """A bot's move is there and waits for a click: nothing changes by itself."""
        there = any(t.action is not None for t in self._thoughts.values())
        return speed == "step" and there and not self.step_asked and not self.hinting

    # ---------------------------------------------------------------- in real time

    def _play_in_time(self, session: Session, dt: float) -> None:
        """Whose time has come acts; what every bot does at once is done before."""
        self._since_look += dt
        if self._since_look >= LOOK_AGAIN:
            self._since_look = 0.0
            urgent = self._urgent(session)
            if urgent is not None:
                self._on_move(urgent, None)
                return
        ready = next((t for t in self._thoughts.values() if t.action is not None and t.waited >= t.delay), None)
        if ready is not None:
            self._play(ready)

    @staticmethod
    def _urgent(session: Session) -> Action | None:
        decision = session.decision()
        for ask in decision.asks if decision is not None else ():
            if not session.seats[ask.seat].human:
                legal = session.legal(ask.seat)
                action = registry.at_once(session.rules.info.id, session.view(ask.seat), legal) if legal else None
                if action is not None:
                    return action
        return None

    def _play(self, thought: Thought) -> None:
        action, thought.action = thought.action, None
        if action is not None:
            self._on_move(action, thought.why)
