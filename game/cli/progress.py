"""Tells a person who waits for many games how far it is."""

from __future__ import annotations

import sys
import time

_WIDTH = 30
_EVERY = 0.2


class Progress:
    """A bar on stderr. Called with how many games are done; drawn a few times a second, and when all are done."""

    def __init__(self, games: int, what: str = "games") -> None:
        self.games, self.what = games, what
        self._began = time.monotonic()
        self._drawn = 0.0

    def __call__(self, done: int) -> None:
        """Draws the bar over the one that stood there."""
        now = time.monotonic()
        if done < self.games and now - self._drawn < _EVERY:
            return
        self._drawn = now
        filled = _WIDTH * done // self.games
        line = f"\r[{'#' * filled}{'.' * (_WIDTH - filled)}] {done} of {self.games} {self.what}"
        left = (now - self._began) / max(1, done) * (self.games - done)
        line += f", about {_told(left)} left    " if done < self.games else " " * 24 + "\n"
        print(line, end="", file=sys.stderr, flush=True)


def _told(seconds: float) -> str:
    return f"{seconds / 60:.0f} min" if seconds >= 90 else f"{seconds:.0f} s"
