"""Work that takes a second or more, done in a thread of its own so that nobody waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Aside(Generic[T]):
    """Answers one question after another, always the one that was asked last; what was asked before is forgotten.

    A key stands for a question: the same key again asks nothing.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._wish: tuple[Hashable, Callable[[], T]] | None = None
        self._found: tuple[Hashable, T] | None = None
        self._key: Hashable = None
        self._running = False

    def ask(self, key: Hashable, work: Callable[[], T]) -> None:
        """Have `work` called in the thread; returns at once."""
        with self._lock:
            if key == self._key:
                return
            self._key, self._wish, self._found = key, (key, work), None
            if not self._running:
                self._running = True
                threading.Thread(target=self._work, name="aside", daemon=True).start()

    def forget(self) -> None:
        """Nothing is asked any more."""
        with self._lock:
            self._key = self._wish = self._found = None

    @property
    def done(self) -> bool:
        """Whether the answer to the latest question is there."""
        with self._lock:
            return self._found is not None and self._found[0] == self._key

    @property
    def found(self) -> T | None:
        """The answer to the latest question; None while it is not there."""
        with self._lock:
            return self._found[1] if self._found is not None and self._found[0] == self._key else None

    def _work(self) -> None:
        while True:
            with self._lock:
                wish, self._wish = self._wish, None
                if wish is None:
                    self._running = False
                    return
            answer = wish[1]()
            with self._lock:
                self._found = (wish[0], answer)
