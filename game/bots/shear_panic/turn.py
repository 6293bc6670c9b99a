"""Looks one turn ahead in Shear Panic: what every choice of the seat to act leads to.

This is worked out without the whole of the rules, for speed: how the flock comes together again is followed
exactly while there is one stray group and roughly when there are more; a panic is not foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.shear_panic.value import (
    BACK,
    BLACK,
    FRONT,
    PAIR,
    Outlook,
    Standing,
    foreseen,
    lead,
    outlook,
    standings,
    state_value,
)
from game.core.action import Action
from game.geometry.squares import DIRECTIONS, pack, turned
from game.rules.shear_panic import flock, score
from game.rules.shear_panic.actions import (
    MAT_ACTIONS,
    EweTurn,
    MatAction,
    PanicSlam,
    PanicTurn,
    PickGroup,
    ReturnGroup,
    WoolRule,
)
from game.rules.shear_panic.apply import apply
from game.rules.shear_panic.flock import GONE, INDEX
from game.rules.shear_panic.legal import after_use, legal, tied_groups
from game.rules.shear_panic.setup import HANDS, SIDES, kind_of
from game.rules.shear_panic.state import ACTION, AFTER_ACTION, GROUP, LIFT, ROUTE, ShearState

Flocks = list[Sequence[int]]

_DIRECTION = {name: i for i, name in enumerate(DIRECTIONS)}
_MOST_REGROUPINGS = 3


class Landing(NamedTuple):
    """A flock that is whole again, and how the seats stand in it."""

    cells: Sequence[int]
    facing: str
    standing: list[Standing]


class Stop(NamedTuple):
    """A place where the marker may come to stand, and what that brings: the column of the mover's tag points
    (None without), the columns of the rows scored on the way (all seats), and the outlook (None: the game ends)."""

    tag: int | None
    rows: tuple[int, ...]
    coming: Outlook | None


def rate(state: ShearState, prudent: bool = True) -> list[tuple[float, Action]]:
    """Every legal action with its worth to the seat to act, in the order of `legal`.

    A prudent judge looks at its lead and at what is to come; otherwise only one's own points of this turn count.
    """
    seat = state.turn
    if state.stage == LIFT:
        ends = [(apply(state, action, True).state, action) for action in legal(state, seat)]
        return [(state_value(s, seat) if prudent else s.scores[seat], action) for s, action in ends]
    look = _Look(state, prudent)
    return [(look.worth(action), action) for action in legal(state, seat)]


def best(rated: Sequence[tuple[float, Action]]) -> Action:
    """The first of the best."""
    return max(rated, key=lambda pair: pair[0])[1]


class _Look:
    """One look ahead; what several actions have in common is worked out once."""

    def __init__(self, state: ShearState, prudent: bool) -> None:
        self.state, self.prudent = state, prudent
        self.scores = state.scores
        self.moves_marker = state.stage == ACTION or (state.stage in (GROUP, ROUTE) and state.after == AFTER_ACTION)
        self._landings: dict[tuple[object, ...], list[list[Landing]]] = {}
        self._worths: dict[tuple[object, ...], float] = {}
        self._stops: dict[int, Stop] = {}

    def worth(self, action: Action) -> float:
        """The worth of an action: the best that can be made of each face of the flock die, on average."""
        change = _change(action)
        number = getattr(action, "number", self.state.number)
        worth = self._worths.get((change, number))
        if worth is None:
            if change not in self._landings:
                self._landings[change] = self._landings_of(action)
            ends = self._ends(number)
            by_face = [max(self._at(w, end) for w in ways for end in ends) for ways in self._landings[change]]
            worth = self._worths[change, number] = sum(by_face) / len(by_face)
        return worth

    def _landings_of(self, action: Action) -> list[list[Landing]]:
        by_face, facing = flocks_after(self.state, action)
        setup = self.state.setup
        return [[Landing(c, facing, standings(setup, c, facing)) for c in flocks] for flocks in by_face]

    def _ends(self, number: int) -> list[int]:
        """Where the marker may come to stand: with the box alone, or with a button lifted too (P33, P34)."""
        state = self.state
        if not self.moves_marker:
            return [state.marker]
        stop = score.stop_after(state.setup, state.marker)
        end = min(state.marker + number, stop)
        buttons = state.buttons[state.turn]
        if not buttons or score.is_second_brown(state.setup, end):
            return [end]
        further = [min(end + b, stop) for b in sorted(set(buttons))]
        free = sum(state.boxes[state.turn]) - (state.stage == ACTION)
        return further if free <= len(buttons) else [end, *further]

    def _at(self, landing: Landing, end: int) -> float:
        stop = self._stops.get(end)
        if stop is None:
            stop = self._stops[end] = self._stop(end)
        seat = self.state.turn
        totals: list[float] = list(self.scores)
        cells, facing, standing = landing
        if stop.tag is not None:
            totals[seat] += standing[seat][stop.tag]
        for column in stop.rows:
            totals = [total + line[column] for total, line in zip(totals, standing, strict=True)]
            if column == BACK:
                cells = _shorn(cells, facing)
                standing = standings(self.state.setup, cells, facing)
        if not self.prudent:
            return totals[seat]
        return lead(totals if stop.coming is None else foreseen(totals, standing, stop.coming), seat)

    def _stop(self, end: int) -> Stop:
        state, setup = self.state, self.state.setup
        tag = {"team_tag": PAIR, "black_tag": BLACK}.get(setup.field_at[end]) if self.moves_marker else None
        browns = score.browns_passed(setup, state.marker, end)
        rows = tuple(FRONT if setup.field_at[brown] == "roger" else BACK for brown in browns)
        over = end == setup.track.length
        next_seat = (state.turn + 1) % setup.seats
        return Stop(tag, rows, None if over else outlook(setup, end, next_seat, state.buttons))


def _change(action: Action) -> tuple[object, ...]:
    """What an action does to the flock, whatever the number of its box."""
    if isinstance(action, MAT_ACTIONS):
        return _kind_and_code(action)
    return (action,) if isinstance(action, PickGroup | ReturnGroup | PanicSlam | PanicTurn) else ()


def _kind_and_code(action: MatAction) -> tuple[str, int]:
    """As `after_use` takes them."""
    kind = kind_of(action)
    if isinstance(action, WoolRule | EweTurn):
        return kind, (SIDES if kind == "wool_rule" else HANDS).index(action.side)
    return kind, INDEX[action.sheep] * 8 + _DIRECTION[action.towards]


def flocks_after(state: ShearState, action: Action) -> tuple[list[Flocks], str]:
    """Per face of the flock die the flocks that can come of an action, and their facing."""
    cells, facing = state.cells, state.facing
    if isinstance(action, MAT_ACTIONS):
        moved, facing = after_use(state, *_kind_and_code(action))
        return regrouped(moved), facing
    if isinstance(action, PanicSlam):
        step = flock.DELTAS[_DIRECTION[action.towards]]
        run = flock.run_from(flock.occupied(cells), cells[INDEX[action.sheep]], step)
        return regrouped(flock.pushed(cells, run, step)), facing
    if isinstance(action, PanicTurn):
        return regrouped(cells), turned(facing, action.side)
    if isinstance(action, PickGroup):
        group = next(g for g in tied_groups(cells) if g[0] == INDEX[action.sheep])
        return _brought_home(cells, group), facing
    if isinstance(action, ReturnGroup):
        return regrouped(flock.pushed(cells, state.group, pack(action.dx, action.dy))), facing
    return [[cells]], facing


def regrouped(cells: Sequence[int], deep: int = 0) -> list[Flocks]:
    """Per face of the flock die the whole flocks that can come of it; of equal groups the first one goes home."""
    found = flock.groups(cells)
    if len(found) <= 1 or deep == _MOST_REGROUPINGS:
        return [[cells]]
    return _brought_home(cells, min(found, key=lambda g: (len(g), g[0])), deep)


def _brought_home(cells: Sequence[int], group: Sequence[int], deep: int = 0) -> list[Flocks]:
    out: list[Flocks] = []
    for ways in flock.returns(cells, group):
        whole: Flocks = []
        for way in dict.fromkeys(ways):
            whole += regrouped(flock.pushed(cells, group, way), deep + 1)[0]
        if whole:
            out.append(whole)
    return out


def _shorn(cells: Sequence[int], facing: str) -> Sequence[int]:
    rows = flock.rows_from_front(cells, facing)
    gone = rows[0] if rows else ()
    return [GONE if sheep in gone else cell for sheep, cell in enumerate(cells)]

