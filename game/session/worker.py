"""The process in which bots think while a window is open, so that the window never waits for them.

Only views, legal actions and numbers go to the process, only actions come back. A process that dies or does not
answer in time is replaced, and an easy bot's action is given in its stead: a bot never stalls a game.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any

from game.bots.base import EASY, RANDOM, Foresight
from game.bots.registry import explain, foresee, get_bot, levels, warm_up
from game.core.action import Action
from game.core.decision import Reason
from game.core.rng import Rng

CEILING = 1.5
START_CEILING = 10.0
LATE, DEAD = "late", "dead"
_READY = "ready"
_GOODBYE = 0.5


@dataclass(frozen=True, slots=True)
class Question:
    """What the process is told: all of it may be known to the seat whose view it is. `budget` None: the bot's own.

    `hint`: a person asks, and wants to know how far the end is, too.
    """

    request_id: int
    game_id: str
    view: Any
    legal: tuple[Action, ...]
    level: str
    seed: int
    budget: int | None
    hint: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """An action for a request, None to pass where the seat may.

    `note` is empty, or `late` or `dead` when the process failed and an easy bot (where the game has one) chose
    instead. `why` tells the bot's reason, None when the game's bots give none. `left`: with a hint, how far the end is,
    None for games where that cannot be said.
    """

    request_id: int
    action: Action | None
    note: str = ""
    why: Reason | None = None
    left: Foresight | None = None


class BotWorker:
    """The process, started with the first question. Not for use by several threads.

    `ceiling` is the time in seconds a bot has for an answer, `start_ceiling` what a new process has to come up.
    """

    def __init__(self, ceiling: float = CEILING, start_ceiling: float = START_CEILING) -> None:
        self._ceiling, self._start_ceiling = ceiling, start_ceiling
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._deadline = 0.0
        self._waiting: deque[Question] = deque()
        self._asked: Question | None = None
        self.replaced = 0

    def start(self) -> None:
        """Start the process beforehand, so that it is there when it is needed. Returns at once."""
        if self._process is None:
            ours, theirs = get_context("spawn").Pipe()
            process = get_context("spawn").Process(target=think, args=(theirs,), name="sheepfold bots", daemon=True)
            process.start()
            theirs.close()
            self._process, self._pipe, self._ready = process, ours, False
            self._deadline = monotonic() + self._start_ceiling

    def ask(
        self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], level: str, seed: int = 0,
        budget: int | None = None,
    ) -> None:  # fmt: skip
        """Ask for an action; the answer comes out of `poll` under this `request_id`. Never waits."""
        self._waiting.append(Question(request_id, game_id, view, tuple(legal), level, seed, budget))
        self._pump()

    def ask_hint(
        self, request_id: int, game_id: str, view: Any, legal: Sequence[Action], level: str, seed: int = 0
    ) -> None:
        """Ask what a bot of this level would do in a person's place, and how far the end is. Never waits."""
        self._waiting.append(Question(request_id, game_id, view, tuple(legal), level, seed, None, True))
        self._pump()

    def poll(self) -> list[Answer]:
        """The answers that have come since the last call, in the order of the questions. Never waits."""
        out: list[Answer] = []
        while True:
            self._pump()
            if self._asked is None and not self._waiting:
                return out
            answer = self._received()
            if answer is None:
                return out
            out.append(answer)

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None or bool(self._waiting)

    def close(self) -> None:
        """Forget all questions and end the process; nothing of it is left behind. May be called twice."""
        self._end(at_once=self._asked is not None or not self._ready)
        self._waiting.clear()
        self._asked = None

    def _end(self, at_once: bool) -> None:
        """End the process; one that waits for a question ends by itself when its pipe closes."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        self._ready = False
        if pipe is not None:
            pipe.close()
        if process is not None:
            if not at_once:
                process.join(_GOODBYE)
            if process.is_alive():
                process.kill()
            process.join()
            process.close()

    def _pump(self) -> None:
        """Hand over the next question if the process is free for it."""
        if self._asked is None and self._waiting:
            try:
                self.start()
            except OSError:
                return
            if self._ready:
                self._send(self._waiting.popleft())

    def _send(self, question: Question) -> None:
        assert self._pipe is not None
        self._asked = question
        self._deadline = monotonic() + self._ceiling * (2 if question.hint else 1)
        with suppress(OSError):
            self._pipe.send(question)

    def _received(self) -> Answer | None:
        """The next answer, from the process or in its stead; None when there is nothing yet."""
        if self._process is None or self._pipe is None:
            return self._instead(DEAD)
        try:
            while self._pipe.poll():
                message = self._pipe.recv()
                if message == _READY:
                    self._ready = True
                    self._pump()
                elif self._asked is not None and message.request_id == self._asked.request_id:
                    self._asked = None
                    answer: Answer = message
                    return answer
        except (EOFError, OSError):
            return self._replace(DEAD)
        return self._replace(LATE) if monotonic() > self._deadline else None

    def _replace(self, note: str) -> Answer:
        """End a process that is no good; the next question starts another one."""
        self._end(at_once=True)
        self.replaced += 1
        return self._instead(note)

    def _instead(self, note: str) -> Answer:
        question = self._asked if self._asked is not None else self._waiting.popleft()
        self._asked = None
        level = EASY if EASY in levels(question.game_id) else RANDOM
        bot = get_bot(question.game_id, level)
        action = bot.choose(question.view, question.legal, Rng(question.seed), bot.budget)
        return Answer(question.request_id, action, note, _why(question, action))


def think(pipe: Connection) -> None:
    """What the process does: answer questions until the other end of the pipe is gone."""
    # Ctrl-C in a terminal reaches the whole group; the window decides what happens then.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    warm_up()
    with suppress(EOFError, OSError), pipe:
        pipe.send(_READY)
        while True:
            pipe.send(answer_to(pipe.recv()))


def answer_to(question: Question) -> Answer:
    """The bot's answer."""
    bot = get_bot(question.game_id, question.level)
    budget = bot.budget if question.budget is None else question.budget
    action = bot.choose(question.view, question.legal, Rng(question.seed), budget)
    left = foresee(question.game_id, question.view) if question.hint else None
    return Answer(question.request_id, action, "", _why(question, action), left)


def _why(question: Question, action: Action | None) -> Reason | None:
    try:
        return explain(question.game_id, question.view, action)
    except KeyError:
        return None
