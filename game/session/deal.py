"""How hard a deal is, found out before it is begun, in a thread of its own so that nobody waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from game.bots import registry
from game.core.rules import BadPosition
from game.core.set_up import HelpsSetUp
from game.rules.registry import get_rules
from game.session.session import Session, Start


@dataclass(frozen=True, slots=True)
class DealLook:
    """A deal is `moves` from its end, or, if not `exact`, at least so many; `marks` of difficulty."""

    moves: int
    exact: bool
    marks: int


def can_be_measured(game_id: str) -> bool:
    """Whether anything can be said about this game's deals."""
    return isinstance(get_rules(game_id), HelpsSetUp)


def measured(game_id: str, config: Any, start: Start) -> DealLook | None:
    """The deal that `start` makes, from what everybody may see of it; None where nothing can be said."""
    rules = get_rules(game_id)
    if not isinstance(rules, HelpsSetUp):
        return None
    try:
        view = Session.dealt(get_rules(game_id), config, start).view(None)
    except BadPosition:
        return None
    seen = registry.foresee(game_id, view)
    return DealLook(seen.moves, seen.exact, rules.hardness(view, seen.moves)) if seen is not None else None


class DealGauge:
    """Measures one deal after another, always the one that was asked for last; what was asked before is forgotten.

    `measure` is called in a thread. A key stands for the deal: the same key again asks nothing.
    """

    def __init__(self, measure: Callable[[Start], DealLook | None]) -> None:
        self._measure = measure
        self._lock = threading.Lock()
        self._wish: tuple[Hashable, Start] | None = None
        self._found: tuple[Hashable, DealLook | None] | None = None
        self._key: Hashable = None
        self._running = False

    def ask(self, key: Hashable, start: Start) -> None:
        """Measure this deal; returns at once."""
        with self._lock:
            if key == self._key:
                return
            self._key, self._wish, self._found = key, (key, start), None
            if not self._running:
                self._running = True
                threading.Thread(target=self._work, name="deal", daemon=True).start()

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
    def found(self) -> DealLook | None:
        """The answer to the latest question; None while it is not there, and where nothing can be said."""
        with self._lock:
            return self._found[1] if self._found is not None and self._found[0] == self._key else None

    def _work(self) -> None:
        while True:
            with self._lock:
                wish, self._wish = self._wish, None
                if wish is None:
                    self._running = False
                    return
            look = self._measure(wish[1])
            with self._lock:
                self._found = (wish[0], look)
