"""The bots' process: it gets views only, never makes the window wait, and is replaced when it fails."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children
from typing import Any

import pytest

from game.bots.registry import get_bot
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.session.worker import DEAD, LATE, Answer, BotWorker, Question
from tests.helpers import shear_config

RULES = get_rules("shear_panic")
PATIENCE = 30.0


@pytest.fixture
def worker() -> Iterator[BotWorker]:
    """A patient worker: machines that run tests can be slow."""
    made = BotWorker(ceiling=PATIENCE, start_ceiling=PATIENCE)
    yield made
    made.close()


def moment(seed: int = 1, seats: int = 4) -> tuple[Any, list[Any]]:
    """View and legal actions of a seat that must act."""
    state = RULES.new(shear_config(), seats, {}, seed).state
    return RULES.view(state, state.turn), list(RULES.legal(state, state.turn))


def answers_of(worker: BotWorker, count: int = 1) -> list[Answer]:
    """Poll as the window does until so many answers are there."""
    out: list[Answer] = []
    end = time.monotonic() + PATIENCE
    while len(out) < count and time.monotonic() < end:
        out += worker.poll()
        time.sleep(0.005)
    assert len(out) == count
    return out


def pid_of(worker: BotWorker) -> int:
    """The process of the worker."""
    pids = [child.pid for child in active_children() if child.name == "sheepfold bots"]
    assert len(pids) == 1
    assert pids[0] is not None
    return pids[0]


def test_the_answer_is_the_bots_own_choice_with_a_reason(worker: BotWorker) -> None:
    view, legal = moment()
    worker.ask(7, "shear_panic", view, legal, "normal", 99)
    (answer,) = answers_of(worker)
    bot = get_bot("shear_panic", "normal")
    assert (answer.request_id, answer.note) == (7, "")
    assert answer.action == bot.choose(view, legal, Rng(99), bot.budget)
    assert answer.why is not None
    assert answer.why.code.startswith("bot.")


def test_answers_come_in_the_order_of_the_questions(worker: BotWorker) -> None:
    view, legal = moment()
    for number, level in enumerate(("hard", "random", "easy", "normal")):
        worker.ask(number, "shear_panic", view, legal, level, 3)
    assert worker.thinking
    assert [answer.request_id for answer in answers_of(worker, 4)] == [0, 1, 2, 3]
    assert not worker.thinking


def test_a_budget_may_be_given(worker: BotWorker) -> None:
    view, legal = moment(seats=2)
    worker.ask(1, "shear_panic", view, legal, "hard", 5, 4)
    (answer,) = answers_of(worker)
    assert answer.action == get_bot("shear_panic", "hard").choose(view, legal, Rng(5), 4)


def test_neither_asking_nor_polling_waits_for_a_bot_that_thinks(worker: BotWorker) -> None:
    view, legal = moment()
    worker.ask(1, "shear_panic", view, legal, "random")
    answers_of(worker)
    worker.ask(2, "shear_panic", view, legal, "hard", 1, 50_000)
    start = time.process_time()
    for _ in range(200):
        assert worker.poll() == []
    assert time.process_time() - start < 1.0
    assert worker.thinking


def test_a_late_bot_is_replaced_and_an_easy_one_plays() -> None:
    worker = BotWorker(ceiling=0.7, start_ceiling=PATIENCE)
    view, legal = moment()
    worker.ask(1, "shear_panic", view, legal, "hard", 11, 1_000_000)
    (answer,) = answers_of(worker)
    easy = get_bot("shear_panic", "easy")
    assert (answer.request_id, answer.note) == (1, LATE)
    assert answer.action == easy.choose(view, legal, Rng(11), easy.budget)
    assert worker.replaced == 1
    assert active_children() == []
    worker.ask(2, "shear_panic", view, legal, "random", 11)
    assert answers_of(worker)[0].note == ""
    worker.close()


def test_a_process_that_never_comes_up_does_not_stall_the_game() -> None:
    worker = BotWorker(start_ceiling=0.0)
    view, legal = moment()
    worker.ask(1, "shear_panic", view, legal, "hard", 1)
    worker.ask(2, "shear_panic", view, legal, "hard", 1)
    assert [(answer.request_id, answer.note) for answer in answers_of(worker, 2)] == [(1, LATE), (2, LATE)]
    worker.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_dead_process_is_replaced_and_an_easy_bot_plays(worker: BotWorker) -> None:
    view, legal = moment()
    worker.ask(1, "shear_panic", view, legal, "random")
    answers_of(worker)
    old = pid_of(worker)
    worker.ask(2, "shear_panic", view, legal, "hard", 1, 1_000_000)
    os.kill(old, signal.SIGKILL)
    (answer,) = answers_of(worker)
    assert (answer.request_id, answer.note) == (2, DEAD)
    assert answer.action in legal
    worker.ask(3, "shear_panic", view, legal, "normal", 1)
    assert answers_of(worker)[0].note == ""
    assert pid_of(worker) != old


def test_a_process_that_cannot_be_started_does_not_stall_the_game(
    worker: BotWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: BotWorker) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(BotWorker, "start", refuse)
    view, legal = moment()
    worker.ask(1, "shear_panic", view, legal, "hard")
    (answer,) = worker.poll()
    assert (answer.note, answer.action in legal) == (DEAD, True)


def test_closing_in_the_middle_of_a_thought_leaves_no_process_behind() -> None:
    worker = BotWorker(start_ceiling=PATIENCE, ceiling=PATIENCE)
    view, legal = moment()
    worker.ask(1, "shear_panic", view, legal, "random")
    answers_of(worker)
    worker.ask(2, "shear_panic", view, legal, "hard", 1, 1_000_000)
    worker.close()
    assert active_children() == []
    assert worker.poll() == []
    worker.close()


def test_nothing_of_the_state_goes_to_the_process() -> None:
    """Two games that differ in their luck alone look the same from outside, and no state is in what is sent."""
    state = RULES.new(shear_config(), 4, {}, 1).state
    twin = state.copy()
    twin.luck = Rng(12345).luck()
    sent = [
        pickle.dumps(Question(1, "shear_panic", RULES.view(s, 0), tuple(RULES.legal(s, 0)), "hard", 1, None))
        for s in (state, twin)
    ]
    assert sent[0] == sent[1]
    assert b"ShearState" not in sent[0]
    assert b"Luck" not in sent[0]


def test_the_program_that_asked_can_leave_without_closing() -> None:
    """A process of its own asks, takes the answer and ends; its bots end with it, and nothing is complained about."""
    program = """
import os, time
from game.rules.registry import get_rules
from game.session.worker import BotWorker
from tests.session.test_worker import moment, pid_of, answers_of
if __name__ == "__main__":
    worker = BotWorker(30.0, 30.0)
    view, legal = moment()
    worker.ask(1, "shear_panic", view, legal, "easy")
    answers_of(worker)
    print(pid_of(worker), flush=True)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, "")
    end = time.monotonic() + PATIENCE
    while _alive(int(run.stdout)) and time.monotonic() < end:
        time.sleep(0.02)
    assert not _alive(int(run.stdout))


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True
