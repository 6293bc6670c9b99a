"""How the scoring is watched: it runs by itself, faster, or step by step, and can be skipped at any time."""

from __future__ import annotations


class Show:
    """The pace of the show. `stepping`: every step waits for `step`; `fast` makes it run three times as fast.

    `waiting`: it stands at a gate until somebody asks. `over`: that gate is the end, and all that is left is to go on.
    """

    def __init__(self) -> None:
        self.on = self.waiting = self.over = False
        self.stepping = False
        self.fast = False
        self._steps = 0

    def begin(self) -> None:
        """A show begins; its pace is that of the last one, but nothing is let through beforehand."""
        self.on, self.waiting, self.over, self._steps = True, False, False, 0

    def end(self) -> None:
        """The show is over."""
        self.on, self.waiting, self.over, self._steps = False, False, False, 0

    def step(self) -> None:
        """Let one step pass, and wait before the next."""
        self.stepping, self.waiting, self.over = True, False, False
        self._steps += 1

    def go_on(self) -> None:
        """Let one step pass, at the pace that was chosen."""
        self.waiting = self.over = False
        self._steps += 1

    def run(self, fast: bool) -> None:
        """Run by itself, at the usual pace or faster."""
        self.stepping, self.fast, self.waiting, self.over = False, fast, False, False
        self._steps += 1

    @property
    def pace(self) -> str:
        """`step`, `fast` or `run`."""
        return "step" if self.stepping else "fast" if self.fast else "run"

    def take_step(self) -> bool:
        """Whether somebody has asked for a step; it is used up."""
        if self._steps:
            self._steps -= 1
            return True
        return False


class Gate:
    """The end of a step: after `seconds` of running, or when somebody asks for it. `hold`: only when asked."""

    def __init__(self, show: Show, seconds: float, hold: bool = False) -> None:
        self._show, self._left, self._hold = show, seconds, hold
        self._done = False

    def advance(self, dt: float, reduced: bool) -> float:
        """See game.render.animate.Animation. Reading takes its time also where nothing moves."""
        if self._done:
            return dt
        if self._show.take_step():
            self._done = True
            return 0.0
        if self._show.stepping or self._hold:
            self._show.waiting = True
            return -1.0
        self._left -= dt * (3.0 if self._show.fast else 1.0)
        self._done = self._left <= 0
        return -self._left if self._done else -1.0

    def finish(self) -> None:
        """See game.render.animate.Animation."""
        self._done = True
