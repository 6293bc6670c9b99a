"""Bots at the table: asks the worker process for moves, waits the time a person needs to follow, steps by click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

from game.core.action import Action
from game.core.decision import Reason
from game.core.rng import mix

if TYPE_CHECKING:
    from game.session.session import Session
    from game.session.worker import BotWorker

PAUSES = {"slow": 1.1, "normal": 0.5, "fast": 0.12, "instant": 0.0, "step": 0.0}
SECRET_PAUSES = {"slow": 1.6, "normal": 0.9, "fast": 0.45, "instant": 0.0, "step": 0.0}
"""Where cards are hidden: longer than a bot thinks, so that the time it takes tells nothing."""
SPREAD = 1 / 3
HINT_LEVEL = "hard"
_REQUESTS = count(1)


class BotPump:
    """Gets a bot's move when it is a bot's turn, and a hint when somebody asks for one.

    `update` is called each pass; `on_move` gets the action to play and `on_hint` the advice, each with its
    reason, `on_late` the seat of a bot that did not answer in time (an easy move stands in for it).
    """

    def __init__(
        self, worker: Callable[[], BotWorker], on_move: Callable[[Action, Reason | None], None],
        on_hint: Callable[[Action, Reason | None], None], on_late: Callable[[int], None],
    ) -> None:  # fmt: skip
        self._worker = worker
        self._on_move, self._on_hint, self._on_late = on_move, on_hint, on_late
        self._wanted: int | None = None
        self._hint: int | None = None
        self._answer: Action | None = None
        self._why: Reason | None = None
        self._waited = 0.0
        self._secret: int | None = None
        self._rounds = 1
        self._next = 0
        self.step_asked = False

    @property
    def busy(self) -> bool:
        """A bot's move is being thought about or waits to be shown."""
        return self._wanted is not None or self._answer is not None

    @property
    def hinting(self) -> bool:
        """A hint was asked for and is not there yet."""
        return self._hint is not None

    def step(self) -> None:
        """Somebody clicks: the move that waits may be played."""
        self.step_asked = True

    def forget(self) -> None:
        """The position changed otherwise: answers under way are for nobody."""
        self._wanted, self._hint, self._answer, self._waited = None, None, None, 0.0
        self.step_asked = False

    def think(self, session: Session, seat: int, level: str) -> None:
        """Ask for the move of a bot's seat."""
        self._answer, self._waited, self._rounds = None, 0.0, 1
        self._secret = len(session.history) if session.rules.info.hidden else None
        self._wanted = self._ask(session, seat, level)

    def ask_hint(self, session: Session, seat: int) -> None:
        """Ask what a strong player would do in this seat's place."""
        self._hint = self._ask(session, seat, HINT_LEVEL)

    def _ask(self, session: Session, seat: int, level: str) -> int:
        # The process outlives this table: an answer still on its way must never fit a question of another game.
        request = next(_REQUESTS)
        self._next += 1
        legal: Sequence[Action] = session.legal(seat)
        view: Any = session.view(seat)
        seed = mix(len(session.history) * 8191 + seat * 131 + self._next)
        self._worker().ask(request, session.rules.info.id, view, legal, level, seed)
        return request

    def update(self, dt: float, speed: str, hurry: bool) -> None:
        """Let time pass: take answers, and play the bot's move when its pause is over."""
        if self._wanted is None and self._hint is None and self._answer is None:
            return
        self._waited += dt
        for answer in self._worker().poll():
            if answer.request_id == self._hint:
                self._hint = None
                if answer.action is not None:
                    self._on_hint(answer.action, answer.why)
            elif answer.request_id == self._wanted:
                self._wanted, self._answer, self._why = None, answer.action, answer.why
                if answer.note and answer.action is not None:
                    self._on_late(self._seat_of(answer.action))
        due = self._waited >= self._rounds * self._pause(speed)
        if self._answer is None:
            # Who thinks longer than the pause answers after two or three of them, not when the thought is there.
            self._rounds += due and self._secret is not None
            return
        if hurry or (self.step_asked if speed == "step" else due):
            action, self._answer = self._answer, None
            self.step_asked = False
            self._on_move(action, self._why)

    def _pause(self, speed: str) -> float:
        """Seconds before a bot's move is shown; with hidden information a little more or less by the move's number."""
        if self._secret is None:
            return PAUSES.get(speed, 0.5)
        return SECRET_PAUSES.get(speed, 0.9) * (1 + SPREAD * (2 * (mix(self._secret) % 1000) / 999 - 1))

    @staticmethod
    def _seat_of(action: Action) -> int:
        return action.seat if action.seat is not None else 0

    def waits_for_step(self, speed: str) -> bool:
        """A bot's move is there and waits for a click: nothing changes by itself."""
        return speed == "step" and self._answer is not None and not self.step_asked and not self.hinting
