"""Which answers for the table come to the same: each is tried out to the end of its step, and the positions compared.

Only what needs no luck counts as proved. An answer that leads to another question about the same thing (which of the
hexes, who goes next of those that were equally near) stands for all that can be answered there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.action import Action
from game.core.rng import Rng
from game.rules.the_sheep.apply import within_step
from game.rules.the_sheep.legal import legal as legal_of
from game.rules.the_sheep.stages import HERD, ROLL
from game.rules.the_sheep.state import ROWS, SheepState
from game.rules.the_sheep.view import SheepView, determinize

MOST = 12
"""So many answers are tried out, those to further questions among them; where there are more, it is asked."""

Positions = list[tuple[Any, ...]]

_COMPARED = tuple(row for row in ROWS if row != "rolled")


def matters(view: SheepView, legal: Sequence[Action]) -> bool:
    """See `core.matters`."""
    if len(legal) < 2:
        return False
    if len(legal) > MOST:
        return True
    trial = _Trial(determinize(view, Rng(0)))
    first: Positions | None = None
    for action in legal:
        found = trial.outcomes(trial.start, action)
        if found is None or not (first is None or _same(first, found)):
            return True
        first = found
    return False


class _Trial:
    """Answers tried out from one position; gives up beyond MOST of them."""

    def __init__(self, start: SheepState) -> None:
        self.start = start
        self._left = MOST

    def outcomes(self, state: SheepState, action: Action) -> Positions | None:
        """All positions to which an answer can lead by itself; None where luck plays a part, or there are too many."""
        if not self._left:
            return None
        self._left -= 1
        after = within_step(state, action)
        if after.luck != state.luck or after.decks != state.decks:
            return None
        answers = _same_question(state, after, action)
        if not answers:
            return [_position(after)]
        out: Positions = []
        for answer in answers:
            found = self.outcomes(after, answer)
            if found is None:
                return None
            out += found
        return out


def _same_question(state: SheepState, after: SheepState, action: Action) -> Sequence[Action]:
    """The answers to what is asked next, if that is about the same Sheep, or among the same Caravans."""
    assert action.seat is not None
    if after.stage != state.stage or after.pending:
        return ()
    if state.stage == HERD and after.herds[0][3:] == state.herds[0][3:]:
        return legal_of(after, action.seat)
    if state.stage == ROLL and set(answers := legal_of(after, action.seat)) <= set(legal_of(state, action.seat)):
        return answers
    return ()


def _position(state: SheepState) -> tuple[Any, ...]:
    """Everything that counts from here on; in which order Caravans have moved does not."""
    return (*(getattr(state, row) for row in _COMPARED), sorted(state.rolled))


def _same(some: Positions, others: Positions) -> bool:
    return all(one in others for one in some) and all(one in some for one in others)
