"""Motion: small values that change over time, one after another or together, and can be ended at once.

A table plays animations for the events of an action; a click ends them (`finish`). Speed and reduced motion
are decided here, once: with speed 0 everything is at its end immediately, with reduced motion only fades of
120 ms remain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

STEP = 0.24
FADE = 0.12
LONGEST = 1.5
"""Seconds at normal speed: an action that tells more runs as much faster as it needs."""


def ease_out(t: float) -> float:
    """Quick at first, gentle at the end; 0 to 1."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Gentle at both ends; 0 to 1."""
    return t * t * (3 - 2 * t)


def linear(t: float) -> float:
    """Even."""
    return t


class Animation(Protocol):
    """Something that takes time. Its values are set by the callbacks it was made with."""

    def advance(self, dt: float, reduced: bool) -> float:
        """Let `dt` seconds pass; the seconds that were left over when it ended, or -1 while it goes on."""

    def finish(self) -> None:
        """Go to the end at once, callbacks included."""


class Tween:
    """Calls `apply` with 0 to 1 over `duration` seconds, at least with the last value 1.

    A `fade` survives reduced motion (in 120 ms); anything else is at its end at once there.
    """

    def __init__(
        self,
        duration: float,
        apply: Callable[[float], None],
        ease: Callable[[float], float] = ease_out,
        fade: bool = False,
    ) -> None:
        self._duration, self._apply, self._ease, self._fade = duration, apply, ease, fade
        self._at = 0.0
        self._done = False

    def advance(self, dt: float, reduced: bool) -> float:
        """See Animation."""
        duration = self._duration if not reduced else min(self._duration, FADE) if self._fade else 0.0
        self._at += dt
        if self._at >= duration:
            self.finish()
            return self._at - duration
        self._apply(self._ease(self._at / duration))
        return -1.0

    def finish(self) -> None:
        """See Animation."""
        if not self._done:
            self._done = True
            self._apply(1.0)


class Wait:
    """Nothing for `duration` seconds (nothing at all with reduced motion, unless `always`)."""

    def __init__(self, duration: float, always: bool = False) -> None:
        self._left = duration
        self._always = always

    def advance(self, dt: float, reduced: bool) -> float:
        """See Animation."""
        if reduced and not self._always:
            self._left = 0.0
        self._left -= dt
        return -1.0 if self._left > 0 else -self._left

    def finish(self) -> None:
        """See Animation."""
        self._left = 0.0


class Call:
    """A moment: calls `action` once (a sound, a change of the picture)."""

    def __init__(self, action: Callable[[], None]) -> None:
        self._action: Callable[[], None] | None = action

    def advance(self, dt: float, reduced: bool) -> float:
        """See Animation."""
        self.finish()
        return dt

    def finish(self) -> None:
        """See Animation."""
        action, self._action = self._action, None
        if action is not None:
            action()


class Chain:
    """Parts one after another; time left over by one goes to the next."""

    def __init__(self, parts: Iterable[Animation]) -> None:
        self._parts = list(parts)

    def advance(self, dt: float, reduced: bool) -> float:
        """See Animation."""
        while self._parts:
            left = self._parts[0].advance(dt, reduced)
            if left < 0:
                return -1.0
            del self._parts[0]
            dt = left
        return dt

    def finish(self) -> None:
        """See Animation."""
        parts, self._parts = self._parts, []
        for part in parts:
            part.finish()


class Paced:
    """An animation that runs `factor` times as fast."""

    def __init__(self, inner: Animation, factor: float) -> None:
        self._inner, self._factor = inner, factor

    def advance(self, dt: float, reduced: bool) -> float:
        """See Animation."""
        left = self._inner.advance(dt * self._factor, reduced)
        return left if left < 0 else left / self._factor

    def finish(self) -> None:
        """See Animation."""
        self._inner.finish()


class Animator:
    """The queue of what a screen plays. `speed` is a factor (0: off), `reduced` the wish for little motion."""

    def __init__(self, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        self.reduced = reduced
        self._queue: list[Animation] = []

    @property
    def busy(self) -> bool:
        """Something is still to be shown."""
        return bool(self._queue)

    def play(self, animation: Animation, read: bool = False) -> None:
        """Show `animation` after what is already waiting.

        When motion is off it goes at once to its end, unless it is there to be `read`: then it takes its time, but
        nothing in it moves.
        """
        self._queue.append(animation)
        if self.speed <= 0 and not read:
            self.finish()

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the picture changed."""
        if not self._queue:
            return False
        speed, reduced = (self.speed, self.reduced) if self.speed > 0 else (1.0, True)
        left = dt * speed
        while self._queue and left >= 0:
            left = self._queue[0].advance(left, reduced)
            if left >= 0 and self._queue:
                del self._queue[0]
        return True

    def finish(self) -> None:
        """Go to the end of everything that waits, in order; what that adds is ended too."""
        while self._queue:
            self._queue.pop(0).finish()

    def clear(self) -> None:
        """Forget everything without going to its end."""
        self._queue.clear()
