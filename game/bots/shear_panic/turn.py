"""Looks one turn ahead in Shear Panic: what every choice of the seat to act leads to.

The uses of boxes, by far the most choices, are worked out here without the whole of the rules: which groups come
home where is followed exactly for one group and roughly for more. All other choices are tried by `apply`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.bots.shear_panic.value import Standing, button_debts, lead, prospects, standings, state_value
from game.core.action import Action
from game.core.rng import Rng
from game.geometry.squares import DIRECTIONS
from game.rules.shear_panic import flock, score
from game.rules.shear_panic.actions import MAT_ACTIONS, CoverBox
from game.rules.shear_panic.apply import apply
from game.rules.shear_panic.flock import GONE, INDEX
from game.rules.shear_panic.legal import after_use, legal
from game.rules.shear_panic.setup import HANDS, SIDES, kind_of
from game.rules.shear_panic.state import ACTION, GROUP, LIFT, ROUTE, ShearState

Judge = Callable[[ShearState, int], float]
"""`judge(state, seat)`: what a position is worth to a seat."""

_WITHIN_TURN = (GROUP, ROUTE, LIFT)
_DIRECTION = {name: i for i, name in enumerate(DIRECTIONS)}
_MOST_REGROUPINGS = 3
_MOST_CHOICES = 4


class Landing(NamedTuple):
    """A flock that is whole again, and how the seats stand in it."""

    cells: Sequence[int]
    facing: str
    standing: list[Standing]


def rate_uses(state: ShearState, prudent: bool = True) -> list[tuple[float, Action]]:
    """Every legal use of a box with its worth to the seat to act, in the order of `legal`.

    A prudent judge weighs the others' points and what is to come; otherwise only one's own points count.
    """
    out: list[tuple[float, Action]] = []
    landings: dict[tuple[str, int], list[list[Landing]]] = {}
    worths: dict[tuple[str, int, int], float] = {}
    for action in legal(state, state.turn):
        kind, code, number = _pointed(action)
        if (kind, code) not in landings:
            landings[kind, code] = _landings(state, kind, code)
        worth = worths.get((kind, code, number))
        if worth is None:
            by_face = landings[kind, code]
            found = [max(_worth(state, landing, number, prudent) for landing in ways) for ways in by_face]
            worth = worths[kind, code, number] = sum(found) / len(found)
        out.append((worth, action))
    return out


def _pointed(action: Action) -> tuple[str, int, int]:
    """Kind, code (as `after_use` takes it) and number of an action on a mat; a covered box has no kind."""
    if isinstance(action, CoverBox):
        return "", 0, action.number
    assert isinstance(action, MAT_ACTIONS)
    kind = kind_of(action)
    side = getattr(action, "side", None)
    if side is not None:
        return kind, (SIDES if kind == "wool_rule" else HANDS).index(side), action.number
    return kind, INDEX[action.sheep] * 8 + _DIRECTION[action.towards], action.number  # type: ignore[union-attr]


def _landings(state: ShearState, kind: str, code: int) -> list[list[Landing]]:
    """Per face of the flock die, if it is rolled, the flocks among which the seat can choose."""
    cells, facing = after_use(state, kind, code) if kind else (state.cells, state.facing)
    return [[Landing(c, facing, standings(state.setup, c, facing)) for c in ways] for ways in regrouped(cells)]


def regrouped(cells: Sequence[int], deep: int = 0) -> list[list[Sequence[int]]]:
    """Per face of the flock die the flocks that can come of it; of equal groups the first one goes home."""
    found = flock.groups(cells)
    if len(found) <= 1 or deep == _MOST_REGROUPINGS:
        return [[cells]]
    group = min(found, key=lambda g: (len(g), g[0]))
    out: list[list[Sequence[int]]] = []
    for ways in flock.returns(cells, group):
        whole: list[Sequence[int]] = []
        for way in dict.fromkeys(ways):
            moved = flock.pushed(cells, group, way)
            whole += regrouped(moved, deep + 1)[0] if len(found) > 2 else [moved]
        if whole:
            out.append(whole)
    return out


def _worth(state: ShearState, landing: Landing, number: int, prudent: bool) -> float:
    """The best the seat can make of a landing with this box, buttons included."""
    return max(_worth_at(state, landing, end, prudent) for end in _ends(state, number))


def _ends(state: ShearState, number: int) -> list[int]:
    """Where the marker may come to stand: with the box alone, or with a button lifted too (P33, P34)."""
    stop = score.stop_after(state.setup, state.marker)
    end = min(state.marker + number, stop)
    buttons = state.buttons[state.turn]
    if not buttons or score.is_second_brown(state.setup, end):
        return [end]
    further = [min(end + b, stop) for b in sorted(set(buttons))]
    # The box of this turn is still free in `state`.
    forced = sum(state.boxes[state.turn]) - 1 <= len(buttons)
    return further if forced else [end, *further]


def _worth_at(state: ShearState, landing: Landing, end: int, prudent: bool) -> float:
    setup, seat = state.setup, state.turn
    totals, standing, over = _scored(state, landing, end)
    if not prudent:
        return totals[seat]
    if not over:
        coming = prospects(setup, end, standing, (seat + 1) % setup.seats)
        debts = button_debts(setup, end, state.buttons)
        totals = [t + c - d for t, c, d in zip(totals, coming, debts, strict=True)]
    return lead(totals, seat)


def _scored(state: ShearState, landing: Landing, end: int) -> tuple[list[float], list[Standing], bool]:
    """Everybody's points when the marker goes to `end`, how all stand then, and whether the game is over."""
    setup, seat = state.setup, state.turn
    totals: list[float] = list(state.scores)
    cells, facing, standing = landing
    field = setup.field_at[end]
    if field == "team_tag":
        totals[seat] += standing[seat][0]
    elif field == "black_tag":
        totals[seat] += standing[seat][1]
    for brown in score.browns_passed(setup, state.marker, end):
        column = 2 if setup.field_at[brown] == "roger" else 3
        totals = [t + line[column] for t, line in zip(totals, standing, strict=True)]
        if column == 3:
            cells = _shorn(cells, facing)
            standing = standings(setup, cells, facing)
    return totals, standing, end == setup.track.length


def _shorn(cells: Sequence[int], facing: str) -> Sequence[int]:
    rows = flock.rows_from_front(cells, facing)
    gone = rows[0] if rows else ()
    return [GONE if sheep in gone else cell for sheep, cell in enumerate(cells)]


def rate_others(state: ShearState, judge: Judge, rng: Rng, samples: int) -> list[tuple[float, Action]]:
    """Every legal action with its worth to the seat to act, tried with `samples` different dice each."""
    seat = state.turn
    lucks = [rng.luck() for _ in range(samples)]
    out: list[tuple[float, Action]] = []
    for action in legal(state, seat):
        total = 0.0
        for luck in lucks:
            trial = state.copy()
            trial.luck = luck
            total += judge(settled(apply(trial, action, True).state, seat, judge), seat)
        out.append((total / samples, action))
    return out


def settled(state: ShearState, seat: int, judge: Judge, deep: int = 0) -> ShearState:
    """The position at the end of the turn when the seat makes what is left of it as good as it can."""
    if state.turn != seat or state.stage not in _WITHIN_TURN or deep == _MOST_CHOICES:
        return state
    ends = [settled(apply(state, a, True).state, seat, judge, deep + 1) for a in legal(state, seat)]
    return max(ends, key=lambda s: judge(s, seat))


def rate(state: ShearState, rng: Rng, samples: int = 1) -> list[tuple[float, Action]]:
    """Every legal action of the seat to act with its worth to it, in points of lead."""
    return rate_uses(state) if state.stage == ACTION else rate_others(state, state_value, rng, samples)


def best(rated: Sequence[tuple[float, Action]]) -> Action:
    """The first of the best."""
    return max(rated, key=lambda pair: pair[0])[1]

