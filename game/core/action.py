"""Actions: what a seat wants, as a small frozen value that holds ids only.

Verb in the imperative, `seat` first, readable `str`, and a dictionary form that survives JSON. Equal things
get equal actions, so that narrowing by clicks ends at one. `Tick` is the one action of no seat: time that has
passed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.record import FlatRecord

SeatIndex = int


@dataclass(frozen=True, slots=True)
class Action(FlatRecord):
    """Base of all actions; subclasses are frozen, slotted dataclasses with flat fields.

    `public` (per class): everybody knows whether it can be done and nothing secret is chosen by it, so it can be done
    at a shared screen while that is for somebody else's eyes.
    """

    public: ClassVar[bool] = False

    seat: SeatIndex | None


@dataclass(frozen=True, slots=True)
class Tick(Action):
    """`ms` milliseconds have passed. Submitted by the session only; `seat` is None."""

    ms: int
