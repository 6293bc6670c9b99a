"""What a bot at the table was asked and has answered, and how long a bot takes in real time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bots import registry
from game.core.rng import mix

if TYPE_CHECKING:
    from game.core.action import Action
    from game.core.decision import Ask, Reason
    from game.session.session import Session

BESIDE = (0.9, 2.2)
"""Seconds for what nobody waits for."""
SMALL = (0.7, 1.1)
"""Seconds for what follows a main action in the same turn, and while time stands for it."""


@dataclass(slots=True)
class Thought:
    """One question to a bot. `must`: the game waits for it; `delay`: seconds before its answer may be played in real
    time, of which `waited` have passed; `action` is what is to be played, None for a pass or when it was played."""

    seat: int
    must: bool
    delay: float
    waited: float = 0.0
    answered: bool = False
    action: Action | None = None
    why: Reason | None = None

    @property
    def open(self) -> bool:
        """Something is still to come of it."""
        return not self.answered or self.action is not None


class Pace:
    """How long bots take: a person's time once a turn, little for what follows; the same whatever they know."""

    def of(self, session: Session, ask: Ask, level: str) -> float:
        """Seconds for one answer; by level and number of the move alone, so that they give nothing away."""
        low, high = BESIDE if ask.optional else SMALL
        decision = session.decision()
        runs = decision is not None and decision.sand is not None
        if not ask.optional and runs and self._is_first(session, ask.seat):
            low, high = registry.pace(session.rules.info.id, level)
        share = mix(sum(not e.quiet for e in session.history) * 61 + ask.seat) % 1000 / 999
        return low + (high - low) * share

    @staticmethod
    def _is_first(session: Session, seat: int) -> bool:
        """Whether the seat has done nothing in the turn that is on."""
        for entry in reversed(session.history):
            if entry.turn != session.now.turn:
                break
            if entry.action is not None and entry.action.seat == seat:
                return False
        return True
