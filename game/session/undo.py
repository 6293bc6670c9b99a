"""How far a move may be taken back: pure decisions about a history, made by the session's rules of fairness.

Back to the last own action, through bots' moves when one person plays alone, and through what the program chose for
people; never past a die or a turned card, never past what another person did, never in real time. What bots do freely,
where nobody has a turn, is taken back one action after the other like what people do. Every refusal has a reason, a
key under `reason.` in the common texts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.decision import FREE, Fact, Reason, facts
from game.core.rules import GameInfo
from game.session.history import History, Moment
from game.session.seats import Seat

OWN_TURN, NONE = "own_turn", "none"

Facts = tuple[tuple[str, Fact], ...]


@dataclass(frozen=True, slots=True)
class UndoInfo:
    """Whether something can be taken back (or done again), why not, and how far it goes.

    `steps` is the number of actions; `to` describes the earliest of them: `seat`, `action` (its verb), `number`.
    """

    allowed: bool
    reason: Reason | None = None
    steps: int = 0
    to: Facts = ()


@dataclass(frozen=True, slots=True)
class Policy:
    """What decides about undo besides the history: the game, who sits there, and what was agreed at set-up.

    `viewer` is the seat for whose eyes the screen is, `over` whether the game has ended: with hidden information
    people take back what they did themselves, and nothing once all has been shown. `timed`: time runs; `secret`: people
    keep something from each other.
    """

    info: GameInfo
    seats: tuple[Seat, ...]
    option: str = OWN_TURN
    viewer: int | None = None
    over: bool = False
    timed: bool = False
    secret: bool = False

    @property
    def forbidden(self) -> Reason | None:
        """Why there is no undo at all in this game, or None."""
        if self.timed:
            return Reason("undo_real_time")
        if self.option == NONE:
            return Reason("undo_off")
        if self.secret and self.over:
            return Reason("undo_all_shown")
        if self.guarded and self.viewer is None:
            return Reason("undo_nobody")
        return None

    @property
    def guarded(self) -> bool:
        """Several people keep secrets from each other on one screen."""
        return self.secret and sum(s.human for s in self.seats) > 1

    def strange(self, seat: int | None) -> bool:
        """What this seat did is not for the person at the screen to take back or do again."""
        return self.guarded and not self.info.shared_undo and seat != self.viewer

    @property
    def crosses_bots(self) -> bool:
        """True when one person plays alone, or all play together."""
        return self.info.shared_undo or sum(s.human for s in self.seats) == 1


def undo_info(history: History, policy: Policy) -> UndoInfo:
    """How far undo goes now: to before the latest action of a person, or the latest that a bot did freely."""
    if policy.forbidden:
        return UndoInfo(False, policy.forbidden)
    done = history.moments[1:]
    for steps, moment in enumerate(reversed(done), 1):
        if reason := _stopped_by(moment, policy):
            return UndoInfo(False, reason)
        if moment.human:
            other = _other_owner(moment, history.undone, policy)
            if other is None and policy.strange(_seat(moment)):
                other = _acted(moment, policy)
            return UndoInfo(False, other) if other else _allowed(done[-steps:])
        if moment.order == FREE and any(seat.human for seat in policy.seats):
            return _allowed(done[-steps:])
    return UndoInfo(False, Reason("undo_nothing"))


def restart_info(history: History, policy: Policy, seat: int | None) -> UndoInfo:
    """How far `seat`, whose turn is on, goes back to begin the turn anew."""
    if policy.forbidden:
        return UndoInfo(False, policy.forbidden)
    turn = history.now.turn
    # Turns follow each other, so what was done in this one is the end of the history.
    group = [m for m in history.moments[1:] if m.entry.turn == turn]
    if not any(m.human for m in group):
        return UndoInfo(False, Reason("restart_untouched"))
    for moment in reversed(group):
        if reason := _stopped_by(moment, policy):
            return UndoInfo(False, reason)
        mine = _seat(moment) == seat and not policy.strange(seat)
        if moment.human and not mine and not policy.info.shared_undo:
            return UndoInfo(False, _acted(moment, policy))
    return _allowed(group)


def redo_info(history: History, policy: Policy) -> UndoInfo:
    """What redo would bring back."""
    if policy.forbidden:
        return UndoInfo(False, policy.forbidden)
    if not history.undone:
        return UndoInfo(False, Reason("redo_nothing"))
    owner = next((m for m in history.undone if m.human), history.undone[0])
    return UndoInfo(False, _acted(owner, policy)) if policy.strange(_seat(owner)) else _allowed(history.undone)


def _stopped_by(moment: Moment, policy: Policy) -> Reason | None:
    revealed = next((e for e in moment.entry.events if e.reveals), None)
    if revealed is not None:
        return Reason("undo_revealed", facts(event=revealed.verb))
    if not moment.human and not policy.crosses_bots:
        return _acted(moment, policy)
    return None


def _other_owner(moment: Moment, undone: Sequence[Moment], policy: Policy) -> Reason | None:
    """Whoever takes back may not go on with what another person did before."""
    owner = next((m for m in undone if m.human), moment)
    return None if policy.info.shared_undo or _seat(owner) == _seat(moment) else _acted(moment, policy)


def _acted(moment: Moment, policy: Policy) -> Reason:
    seat = _seat(moment)
    name = "" if seat is None else policy.seats[seat].name
    return Reason("undo_other_acted", facts(name=name, seat=-1 if seat is None else seat))


def _allowed(group: Sequence[Moment]) -> UndoInfo:
    first = group[0].entry
    seat = _seat(group[0])
    verb = first.action.verb if first.action else ""
    described = facts(action=verb, seat=-1 if seat is None else seat, number=first.number)
    return UndoInfo(True, None, len(group), described)


def _seat(moment: Moment) -> int | None:
    return moment.entry.action.seat if moment.entry.action else None
