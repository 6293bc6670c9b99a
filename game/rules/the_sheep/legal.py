"""What may be done in The Sheep: who is asked what, all legal actions in order, and why others are refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.action import Action
from game.core.decision import FREE, JOINT, Ask, Decision, Reason
from game.rules.the_sheep import answers, choices
from game.rules.the_sheep.reasons import refusal
from game.rules.the_sheep.stages import OVER, READY_STEPS
from game.rules.the_sheep.state import SheepState


def decision(state: SheepState) -> Decision | None:
    """Who may act: each living Shepherd freely (T6), or the table, of which any seat may answer and the lowest must
    (T26), or the one Shepherd whom something concerns."""
    if state.stage == OVER:
        return None
    if state.pending:
        seat, prompt = answers.asked(state)
        if seat >= 0:
            return Decision((Ask(seat, prompt),))
        return _joint(state, prompt)
    if state.stage in READY_STEPS:
        able = [seat for seat in state.living if choices.has_any(state, seat)]
        waits = [seat for seat in able if not state.ready[seat]]
        ready = [seat for seat in able if state.ready[seat]]
        asks = (*(Ask(s, state.stage) for s in waits), *(Ask(s, state.stage, True) for s in ready))
        return Decision(asks, order=FREE)
    return _joint(state, state.stage)


def _joint(state: SheepState, prompt: str) -> Decision:
    """The lowest seat that has a choice must answer; it is named first."""
    seats = range(state.setup.seats)
    must = next((seat for seat in seats if len(legal(state, seat)) > 1), 0)
    others = (Ask(seat, prompt, True) for seat in seats if seat != must)
    return Decision((Ask(must, prompt), *others), order=JOINT)


def legal(state: SheepState, seat: int) -> Sequence[Action]:
    """All legal actions of a seat, in order; the same list as long as the state stands."""
    known = state.known_legal.get(seat)
    if known is None:
        known = state.known_legal[seat] = tuple(_list(state, seat))
    return known


def why_not(state: SheepState, seat: int, action: Action) -> Reason | None:
    """None exactly for legal actions."""
    if state.stage == OVER:
        return Reason("game_over")
    if action in legal(state, seat):
        return None
    if action.seat != seat:
        return Reason("not_your_seat")
    return refusal(state, seat, action)


def _list(state: SheepState, seat: int) -> Iterator[Action]:
    if state.stage == OVER or not 0 <= seat < state.setup.seats:
        return
    if state.pending:
        asked, _ = answers.asked(state)
        if asked in (seat, answers.ANYBODY):
            yield from answers.to_pending(state, seat)
    elif state.stage not in READY_STEPS:
        yield from answers.to_step(state, seat)
    elif seat in state.living:
        yield from choices.in_step(state, seat)
