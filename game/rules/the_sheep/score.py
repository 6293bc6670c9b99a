"""How a journey ends: all Caravans safe, one of them lost, or the water foul beyond help."""

from __future__ import annotations

from game.core.event import Event
from game.core.outcome import Outcome
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.stages import OVER
from game.rules.the_sheep.state import SheepState

SAFE_HOME, CARAVAN_LOST, FOULED = "safe", "caravan", "pollution"


def end(new: SheepState, reason: str, events: list[Event] | None) -> None:
    """The journey is over; nothing is settled any more."""
    new.stage, new.reason, new.pending = OVER, reason, ()
    if events is not None:
        events.append(happened.GameEnded(reason))


def outcome(state: SheepState) -> Outcome | None:
    """How it ended, or None; all win or lose together, the dead too."""
    if state.stage != OVER:
        return None
    winners = tuple(range(state.setup.seats)) if state.reason == SAFE_HOME else ()
    return Outcome(state.reason, winners)
