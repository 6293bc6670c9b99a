"""How a game of Space Sheep! ends: all at home, no cards left, the Wolf, or as many Infiltrators as Defenders."""

from __future__ import annotations

from game.core.event import Event
from game.core.outcome import Outcome
from game.rules.space_sheep import events as happened
from game.rules.space_sheep.ring import is_home
from game.rules.space_sheep.stages import NOBODY, OVER
from game.rules.space_sheep.state import SpaceState


def is_won(state: SpaceState) -> bool:
    """All Shepherds and SpaceSheep are at home (S11)."""
    return is_home(state.board)


def is_exhausted(state: SpaceState) -> bool:
    """Nobody in the game holds a card and none can be drawn, so that nobody can act again (S12)."""
    return not state.deck and not any(state.hands[seat] for seat in state.in_game)


def is_infiltrated(state: SpaceState) -> bool:
    """As many Infiltrators as Defenders are in the game (S21)."""
    traitors = sum(seat in state.infiltrators for seat in state.in_game)
    return traitors > 0 and 2 * traitors >= len(state.in_game)


def end(new: SpaceState, reason: str, events: list[Event] | None) -> None:
    """The game is over; whoever was ousted wins with the own side."""
    won = reason == "home"
    new.stage, new.turn, new.named = OVER, NOBODY, NOBODY
    new.owed = new.rest = 0
    new.reason = reason
    new.winners = tuple(s for s in range(new.setup.seats) if (s in new.infiltrators) != won)
    if events is not None:
        events.append(happened.GameEnded(reason, new.winners, new.infiltrators))


def outcome(state: SpaceState) -> Outcome | None:
    """How it ended, or None."""
    return Outcome(state.reason, state.winners) if state.stage == OVER else None
