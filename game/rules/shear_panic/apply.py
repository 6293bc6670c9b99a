"""The one door through which a game of Shear Panic changes.

Every function below works on a fresh copy. A turn runs on until somebody has to choose; a compulsory choice
with a single option is made here, without asking.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.core.rng import Luck
from game.core.rules import IllegalAction, Step
from game.geometry.squares import delta, pack, turned, unpack
from game.rules.shear_panic import events as happened
from game.rules.shear_panic import flock, score
from game.rules.shear_panic.actions import (
    MAT_ACTIONS,
    CoverBox,
    LiftButton,
    MatAction,
    PanicSlam,
    PanicTurn,
    PickGroup,
    ReturnGroup,
)
from game.rules.shear_panic.flock import GONE, INDEX, SHEEP
from game.rules.shear_panic.legal import after_use, legal, must_lift, tied_groups
from game.rules.shear_panic.setup import HANDS, SIDES, Setup, kind_of
from game.rules.shear_panic.state import (
    ACTION,
    AFTER_ACTION,
    AFTER_PANIC,
    AFTER_SHEAR,
    AFTER_TRUCK,
    GROUP,
    LIFT,
    OVER,
    ROUTE,
    SOURCES,
    TRUCK_OR_PANIC,
    ShearState,
)

Events = list[Event] | None


def apply(state: ShearState, action: Action, quiet: bool = False) -> Step[ShearState]:
    """The state after a legal action, and what happened (nothing is recorded when `quiet`)."""
    stage, act = _HANDLERS.get(type(action), ("", None))
    if act is None or stage != state.stage or action.seat != state.turn:
        raise IllegalAction(f"{action} does not fit the stage {state.stage!r} of seat {state.turn}")
    new = state.copy()
    events: Events = None if quiet else []
    act(new, action, events)
    _make_forced_choices(new, events)
    return Step(new, tuple(events) if events else ())


def _make_forced_choices(new: ShearState, events: Events) -> None:
    while new.stage != OVER and len(choices := legal(new, new.turn)) == 1:
        new.known_legal = None
        _HANDLERS[type(choices[0])][1](new, choices[0], events)


def deal(setup: Setup, luck: Luck) -> Step[ShearState]:
    """A new game: the flock in the truck, the first panic die rolled (P29, P30)."""
    rows = setup.config.start.rows
    new = ShearState.__new__(ShearState)
    new.setup = setup
    new.cells = cells_of_rows(rows)
    new.facing = setup.config.start.facing
    new.boxes = (setup.copies,) * setup.seats
    new.sources = ((0,) * len(SOURCES),) * setup.seats
    new.buttons = ((tuple(sorted(setup.config.two_players.buttons)) if setup.seats == 2 else ()),) * setup.seats
    new.marker = new.number = new.marker_from = 0
    new.turn, new.turns, new.last_turn = setup.first, 0, (0,) * setup.seats
    new.stage, new.after, new.face = TRUCK_OR_PANIC, AFTER_TRUCK, ""
    new.group, new.routes = (), ()
    new.last_kind, new.before = "", None
    new.luck, new.reason, new.winners = luck, "", ()
    new.known_legal = None
    where = tuple((SHEEP[s], *unpack(c)) for s, c in enumerate(new.cells))
    events: list[Event] = [happened.FlockPlaced(where, new.facing)]
    _begin_truck_roll(new, setup.first, events)
    return Step(new, tuple(events))


def begin_at(new: ShearState, stage: str, face: str, rolled: int) -> None:
    """Put a written-down position to its decision: `action`, or the slam of a rolled face.

    `rolled` counts the truck rolls made before this one; an empty `face` is rolled now. Forced choices are
    made, as after any step.
    """
    if stage != ACTION:
        new.after = AFTER_TRUCK if stage == AFTER_TRUCK else AFTER_PANIC
        if stage == AFTER_TRUCK:
            new.turns = rolled + 1
        new.stage, new.face = TRUCK_OR_PANIC, face
        if not face:
            _roll_panic(new, None)
    _make_forced_choices(new, None)


def cells_of_rows(rows: Sequence[Sequence[str]]) -> tuple[int, ...]:
    """Cells by sheep for a picture of colours, numbered in reading order; anything else is an empty cell."""
    cells = [GONE] * 9
    for y, row in enumerate(rows):
        for x, colour in enumerate(row):
            if colour in flock.COLOURS:
                slots = flock.SHEEP_OF[flock.COLOURS.index(colour)]
                cells[next(s for s in slots if cells[s] == GONE)] = pack(x, y)
    return tuple(cells)


# ------------------------------------------------------------------ the flock moves

def _use_box(new: ShearState, action: MatAction, events: Events) -> None:
    kind = kind_of(action)
    _cover(new, kind, action.number, True, events)
    new.last_kind, new.before = kind, (new.cells, new.facing)
    if kind == "wool_rule":
        code = SIDES.index(action.side)  # type: ignore[union-attr]
    elif kind == "ewe_turn":
        code = HANDS.index(action.side)  # type: ignore[union-attr]
    else:
        code = INDEX[action.sheep] * 8 + flock.DELTAS.index(delta(action.towards))  # type: ignore[union-attr]
    cells, facing = after_use(new, kind, code)
    if facing != new.facing:
        _turn_flock(new, kind, HANDS[code], events)
    else:
        _place(new, cells, (kind, getattr(action, "sheep", ""), _towards(action)), events)
    new.after = AFTER_ACTION
    _regroup(new, events)


def _towards(action: MatAction) -> str:
    return str(getattr(action, "towards", "") or getattr(action, "side", ""))


def _cover_unused(new: ShearState, action: CoverBox, events: Events) -> None:
    _cover(new, action.kind, action.number, False, events)
    new.last_kind, new.before = "", None
    new.after = AFTER_ACTION
    _move_marker(new, events)


def _cover(new: ShearState, kind: str, number: int, used: bool, events: Events) -> None:
    at = new.setup.boxes.index((kind, number))
    row = new.boxes[new.turn]
    new.boxes = _with(new.boxes, new.turn, (*row[:at], row[at] - 1, *row[at + 1:]))
    new.number, new.marker_from = number, new.marker
    if events is not None:
        events.append(happened.BoxCovered(new.turn, kind, number, used))


def _with(rows: tuple[Any, ...], at: int, row: Any) -> tuple[Any, ...]:
    return (*rows[:at], row, *rows[at + 1:])


def _place(new: ShearState, cells: Sequence[int], how: tuple[str, str, str], events: Events) -> None:
    """Put the sheep down; `how` are the first three fields of the event."""
    if events is not None:
        moves = tuple(
            (SHEEP[s], *unpack(old), *unpack(cell))
            for s, (old, cell) in enumerate(zip(new.cells, cells, strict=True)) if old != cell
        )
        events.append(happened.SheepMoved(*how, moves))
    new.cells = tuple(cells)


def _turn_flock(new: ShearState, how: str, side: str, events: Events) -> None:
    new.facing = turned(new.facing, side)
    if events is not None:
        events.append(happened.FlockTurned(how, side, new.facing))


def _panic_slam(new: ShearState, action: PanicSlam, events: Events) -> None:
    step = delta(action.towards)
    run = flock.run_from(flock.occupied(new.cells), new.cells[INDEX[action.sheep]], step)
    _place(new, flock.pushed(new.cells, run, step), ("panic", action.sheep, action.towards), events)
    new.face = ""
    _regroup(new, events)


def _panic_turn(new: ShearState, action: PanicTurn, events: Events) -> None:
    _turn_flock(new, "panic", action.side, events)
    new.face = ""
    _regroup(new, events)


# ------------------------------------------------------------------ the flock comes together again

def _regroup(new: ShearState, events: Events) -> None:
    """P15 to P20: bring the smallest group home until the flock is whole, or somebody must choose."""
    while len(found := flock.groups(new.cells)) > 1:
        if events is not None:
            events.append(happened.FlockSplit(len(found)))
        tied = tied_groups(new.cells)
        if len(tied) > 1:
            new.stage, new.group, new.routes = GROUP, (), ()
            return
        if not _start_return(new, tied[0], events):
            return
    new.group, new.routes = (), ()
    _CONTINUE[new.after](new, events)


def _start_return(new: ShearState, group: Sequence[int], events: Events) -> bool:
    """Roll the flock die if it decides (P18) and go the only way; False when there is a choice of ways."""
    straight, slanted = flock.returns(new.cells, group)
    ways = straight or slanted
    if straight and slanted:
        face, new.luck = new.luck.pick("flock", new.setup.config.dice.flock)
        if events is not None:
            events.append(happened.DieRolled(new.turn, "flock", face, False))
        ways = straight if face == "plus" else slanted
    routes = sorted(set(ways), key=unpack)
    if len(routes) > 1:
        new.stage, new.group, new.routes = ROUTE, tuple(group), tuple(routes)
        return False
    _shift(new, group, routes[0], events)
    return True


def _shift(new: ShearState, group: Sequence[int], shift: int, events: Events) -> None:
    _place(new, flock.pushed(new.cells, group, shift), ("return", SHEEP[group[0]], ""), events)


def _pick_group(new: ShearState, action: PickGroup, events: Events) -> None:
    group = next(g for g in tied_groups(new.cells) if SHEEP[g[0]] == action.sheep)
    if _start_return(new, group, events):
        _regroup(new, events)


def _return_group(new: ShearState, action: ReturnGroup, events: Events) -> None:
    _shift(new, new.group, pack(action.dx, action.dy), events)
    _regroup(new, events)


# ------------------------------------------------------------------ marker, buttons, points

def _move_marker(new: ShearState, events: Events) -> None:
    _advance(new, new.number, events)
    asked = new.buttons[new.turn] and new.marker != new.setup.track.length
    if asked and (must_lift(new) or not score.is_second_brown(new.setup, new.marker)):
        new.stage = LIFT
    else:
        _score(new, events)


def _advance(new: ShearState, spaces: int, events: Events) -> None:
    start = new.marker
    new.marker = min(start + spaces, score.stop_after(new.setup, start))
    if events is not None:
        events.append(happened.MarkerMoved(new.turn, start, new.marker, start + spaces - new.marker))


def _lift(new: ShearState, action: LiftButton, events: Events) -> None:
    """P33, P34: on the second brown space of Roger's field the button comes off, its movement is lost."""
    if action.number is not None:
        left = list(new.buttons[new.turn])
        left.remove(action.number)
        new.buttons = _with(new.buttons, new.turn, tuple(left))
        if events is not None:
            events.append(happened.ButtonLifted(new.turn, action.number))
        if not score.is_second_brown(new.setup, new.marker):
            _advance(new, action.number, events)
    _score(new, events)


def _score(new: ShearState, events: Events) -> None:
    setup, start, end = new.setup, new.marker_from, new.marker
    field = setup.field_at[end]
    if events is not None and field != setup.field_at[start]:
        events.append(happened.FieldEntered(field))
    if field == "team_tag":
        _gain(new, field, score.team_tag(setup, new.cells, new.turn), events)
    elif field == "black_tag":
        _gain(new, field, score.black_tag(setup, new.cells, new.turn), events)
    sheared = False
    for brown in score.browns_passed(setup, start, end):
        if setup.field_at[brown] == "roger":
            _gain(new, "roger", score.row_points(setup, new.cells, new.facing, False), events)
        elif brown == setup.track.length:
            _finish(new, events)
            return
        else:
            sheared = True
            _shear(new, False, events)
    if sheared:
        new.before, new.after = None, AFTER_SHEAR
        _regroup(new, events)
    else:
        _panic_or_end(new, events)


def _gain(new: ShearState, source: str, found: score.SheepPoints, events: Events) -> None:
    at = SOURCES.index(source)
    for seat, own in enumerate(new.setup.own):
        lines = [(s, found[s]) for s in own if s in found]
        points = sum(n for _, n in lines)
        if points:
            row = new.sources[seat]
            new.sources = _with(new.sources, seat, (*row[:at], row[at] + points, *row[at + 1:]))
            if events is not None:
                named = tuple((SHEEP[s], n) for s, n in lines)
                events.append(happened.PointsScored(seat, source, points, named))


def _shear(new: ShearState, final: bool, events: Events) -> None:
    """P25: the front row leaves, then the rows that are left score from the back."""
    rows = flock.rows_from_front(new.cells, new.facing)
    if not rows:
        return
    cells = list(new.cells)
    for sheep in rows[0]:
        cells[sheep] = GONE
    new.cells = tuple(cells)
    if events is not None:
        events.append(happened.RowSheared(tuple(SHEEP[s] for s in rows[0]), final))
    _gain(new, "shear", score.row_points(new.setup, new.cells, new.facing, True), events)


# ------------------------------------------------------------------ turns

def _panic_or_end(new: ShearState, events: Events) -> None:
    if new.marker in new.setup.track.red and flock.present(new.cells):
        new.before, new.after = None, AFTER_PANIC
        _roll_panic(new, events)
    else:
        _end_turn(new, events)


def _roll_panic(new: ShearState, events: Events) -> None:
    """P28: until white or a colour that is still in the flock comes up."""
    while True:
        face, new.luck = new.luck.pick("panic", new.setup.config.dice.panic)
        here = face == "white" or any(new.cells[s] != GONE for s in flock.SHEEP_OF[flock.COLOURS.index(face)])
        if events is not None:
            events.append(happened.DieRolled(new.turn, "panic", face, not here))
        if here:
            new.stage, new.face = TRUCK_OR_PANIC, face
            return


def _begin(new: ShearState, seat: int, truck: bool, events: Events) -> None:
    new.turn = seat
    new.turns += 1
    new.last_turn = _with(new.last_turn, seat, new.turns)
    if events is not None:
        events.append(happened.TurnBegan(seat, truck))


def _begin_truck_roll(new: ShearState, seat: int, events: Events) -> None:
    new.after = AFTER_TRUCK
    _begin(new, seat, True, events)
    _roll_panic(new, events)


def _end_truck_roll(new: ShearState, events: Events) -> None:
    setup = new.setup
    rolls = setup.seats * (setup.config.two_players.truck_rolls if setup.seats == 2 else 1)
    if new.turns < rolls:
        _begin_truck_roll(new, (new.turn + 1) % setup.seats, events)
    else:
        _end_turn(new, events)


def can_play(state: ShearState, seat: int) -> bool:
    """P14: a free box and a sheep in the flock."""
    return any(state.boxes[seat]) and any(state.cells[s] != GONE for s in state.setup.own[seat])


def _end_turn(new: ShearState, events: Events) -> None:
    """The turn goes to the next seat that can play; when nobody can, the last shearing comes (P14, P26)."""
    seats = new.setup.seats
    for k in range(1, seats + 1):
        seat = (new.turn + k) % seats
        if can_play(new, seat):
            if events is not None:
                events += [_skipped(new, (new.turn + j) % seats) for j in range(1, k)]
            _begin(new, seat, False, events)
            new.stage, new.after = ACTION, AFTER_ACTION
            return
    _finish(new, events)


def _skipped(new: ShearState, seat: int) -> Event:
    return happened.TurnSkipped(seat, "no_sheep" if any(new.boxes[seat]) else "no_boxes")


def _finish(new: ShearState, events: Events) -> None:
    """P26, P27, P35: the final shearing and scoring, once."""
    if not flock.present(new.cells):
        new.reason = "empty_flock"
    elif score.only_one_colour(new.cells):
        new.reason = "one_colour"
        _gain(new, "shear", score.row_points(new.setup, new.cells, new.facing, True), events)
    else:
        new.reason = "last_space" if new.marker == new.setup.track.length else "mats_empty"
        _shear(new, True, events)
    for seat, left in enumerate(new.buttons):
        if left:
            lost = len(left) * new.setup.config.two_players.left_over
            row = new.sources[seat]
            new.sources = _with(new.sources, seat, (*row[:-1], row[-1] - lost))
            if events is not None:
                events.append(happened.ButtonsCharged(seat, lost))
    new.winners = score.winners(new)
    new.stage, new.after, new.face, new.group, new.routes = OVER, "", "", (), ()
    if events is not None:
        events.append(happened.GameEnded(new.reason, new.winners))


_CONTINUE: dict[str, Callable[[ShearState, Events], None]] = {
    AFTER_TRUCK: _end_truck_roll, AFTER_ACTION: _move_marker, AFTER_SHEAR: _panic_or_end, AFTER_PANIC: _end_turn,
}
_HANDLERS: dict[type[Action], tuple[str, Callable[[ShearState, Any, Events], None]]] = {
    **dict.fromkeys(MAT_ACTIONS, (ACTION, _use_box)),
    CoverBox: (ACTION, _cover_unused),
    PickGroup: (GROUP, _pick_group),
    ReturnGroup: (ROUTE, _return_group),
    LiftButton: (LIFT, _lift),
    PanicSlam: (TRUCK_OR_PANIC, _panic_slam),
    PanicTurn: (TRUCK_OR_PANIC, _panic_turn),
}
