"""Work on the side: nobody waits for it, and an answer always belongs to the latest question."""

from __future__ import annotations

import threading
import time

from game.session.aside import Aside


def wait_until_done(aside: Aside[int]) -> int | None:
    end = time.monotonic() + 5
    while not aside.done:
        assert time.monotonic() < end
        time.sleep(0.002)
    return aside.found


def test_only_the_latest_question_is_answered() -> None:
    let_go = threading.Event()
    worked: list[int] = []

    def work(number: int) -> int:
        worked.append(number)
        let_go.wait(5)
        return number

    aside: Aside[int] = Aside()
    aside.ask("one", lambda: work(1))
    while not worked:
        time.sleep(0.002)
    aside.ask("two", lambda: work(2))
    aside.ask("three", lambda: work(3))
    assert aside.found is None
    assert not aside.done
    let_go.set()
    assert wait_until_done(aside) == 3
    assert worked == [1, 3]


def test_the_same_question_is_not_asked_twice() -> None:
    worked: list[int] = []
    aside: Aside[int] = Aside()
    for _ in range(2):
        aside.ask("one", lambda: worked.append(1) or 1)  # type: ignore[func-returns-value]
        assert wait_until_done(aside) == 1
    assert worked == [1]


def test_what_is_forgotten_has_no_answer() -> None:
    aside: Aside[int] = Aside()
    aside.ask("one", lambda: 1)
    wait_until_done(aside)
    aside.forget()
    assert aside.found is None
    assert not aside.done
