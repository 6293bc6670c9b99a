"""The lines a session writes into a journal, as plain values.

`do` an action (with a hash of the state now and then, the turn that began, how the game ended, why the program chose it
for people), `undo` and `redo` a number of actions, `seat` a change of hands, `snapshot` a whole state.
`game.persist.journal` keeps them.
"""

from __future__ import annotations

from game.core.outcome import Outcome
from game.core.record import Json, state_hash
from game.session.history import Moment
from game.session.seats import Seat

HASH_EVERY = 8
SNAPSHOT_EVERY = 16

Line = dict[str, Json]


def done(moment: Moment, turn_before: int, outcome: Outcome | None) -> list[Line]:
    """The lines of an action that was done: itself, and every SNAPSHOT_EVERY actions a snapshot."""
    action = moment.entry.action
    if action is None:
        raise ValueError("the deal is not written as an action")
    number = moment.entry.number
    line: Line = {"do": action.to_dict()}
    if moment.entry.chosen:
        line["chosen"] = moment.entry.chosen
    if moment.turn != turn_before:
        line["turn"] = moment.turn
    if outcome is not None:
        line["end"] = {"reason": outcome.reason, "winners": list(outcome.winners), "scores": list(outcome.scores)}
    if number % HASH_EVERY == 0 or outcome is not None:
        line["hash"] = state_hash(moment.state.to_dict())
    return [line, snapshot(moment)] if number % SNAPSHOT_EVERY == 0 else [line]


def snapshot(moment: Moment) -> Line:
    """The whole state of a moment."""
    return {"snapshot": moment.state.to_dict(), "number": moment.entry.number, "turn": moment.turn}


def undone(steps: int) -> Line:
    """Actions were taken back."""
    return {"undo": steps}


def redone(steps: int) -> Line:
    """Actions were done again."""
    return {"redo": steps}


def reseated(seat: Seat) -> Line:
    """A bot took over, or a person took the seat back."""
    return {"seat": seat.index, "kind": seat.kind, "level": seat.level}
