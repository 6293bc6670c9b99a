"""What a seat may do now, and why not something else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from game.core.action import Action
from game.core.decision import Ask, Decision, Reason, facts
from game.geometry.squares import DIRECTIONS, turned, unpack
from game.rules.shear_panic import flock
from game.rules.shear_panic.actions import ACTIONS, MAT_ACTIONS, CoverBox, LiftButton, PanicTurn, PickGroup, ReturnGroup
from game.rules.shear_panic.flock import GONE, SHEEP, SHEEP_OF
from game.rules.shear_panic.setup import HANDS, SIDES, kind_of, panic_slams, sided, targeted
from game.rules.shear_panic.state import ACTION, GROUP, LIFT, OVER, ROUTE, ShearState

_FREE_KINDS = ("wool_rule", "ewe_turn")


def decision(state: ShearState) -> Decision | None:
    """The seat whose turn it is is asked for exactly one thing; nobody once the game is over."""
    stage = state.stage
    if stage == OVER:
        return None
    if stage == ACTION:
        return _plain_ask(state.turn, "action")
    if stage == LIFT:
        return _plain_ask(state.turn, "lift_must" if must_lift(state) else "lift")
    if stage in (GROUP, ROUTE):
        return _plain_ask(state.turn, stage)
    word = "truck" if state.after == "truck" else "panic"
    return _plain_ask(state.turn, f"{word}_turn" if state.face == "white" else f"{word}_{state.face}")


@cache
def _plain_ask(seat: int, prompt: str) -> Decision:
    return Decision((Ask(seat, prompt),))


def legal(state: ShearState, seat: int) -> Sequence[Action]:
    """All actions of the seat, in order; found once per state."""
    if seat != state.turn or state.stage == OVER:
        return ()
    if state.known_legal is None:
        state.known_legal = _LISTS[state.stage](state)
    return state.known_legal


def _list_actions(state: ShearState) -> Sequence[Action]:
    seat = state.turn
    boxes = state.setup.boxes
    free = [box for box, left in zip(boxes, state.boxes[seat], strict=True) if left]
    kinds = {kind for kind, _ in free}
    codes = _codes(state, kinds)
    if state.last_kind in kinds and state.before is not None:
        _drop_reversals(state, codes)
    out: list[Action] = []
    for kind, number in free:
        table = sided(seat, kind, number) if kind in _FREE_KINDS else targeted(seat, kind, number)
        out += [table[code] for code in codes[kind]]
    return out or [CoverBox(seat, kind, number) for kind, number in free]


def _codes(state: ShearState, kinds: Collection[str]) -> dict[str, list[int]]:
    """Per kind the codes of the legal uses, before P12."""
    cells = state.cells
    own = [s for s in state.setup.own[state.turn] if cells[s] != GONE]
    out: dict[str, list[int]] = {}
    if "lamb_slam" in kinds:
        out["lamb_slam"] = [s * 8 + d for s in own for d in range(8)]
    if "line_push" in kinds or "diagonal_push" in kinds:
        out["line_push"], out["diagonal_push"] = flock.pushers(cells)
    if "wool_rule" in kinds:
        out["wool_rule"] = [0, 1, 2, 3]
    if "ewe_turn" in kinds:
        out["ewe_turn"] = [0, 1]
    if "small_step" in kinds:
        out["small_step"] = _small_steps(cells, own)
    if "boing" in kinds:
        out["boing"] = _boings(cells, own)
    return out


def _small_steps(cells: flock.Cells, own: list[int]) -> list[int]:
    out = []
    for sheep in own:
        at = flock.occupied(cells)
        here = cells[sheep]
        del at[here]
        for d in range(8):
            there = here + flock.DELTAS[d]
            if there not in at and flock.touches(at, there):
                out.append(sheep * 8 + d)
    return out


def _boings(cells: flock.Cells, own: list[int]) -> list[int]:
    at = flock.occupied(cells)
    return [s * 8 + d for s in own for d in flock.ORTHOGONALS if cells[s] + flock.DELTAS[d] in at]


def _drop_reversals(state: ShearState, codes: dict[str, list[int]]) -> None:
    """P12: no choice of the last kind that makes the position from before it."""
    kind = state.last_kind
    assert state.before is not None
    goal = flock.position_key(*state.before)
    if flock.position_key(state.cells, state.facing) != goal:
        codes[kind] = [c for c in codes[kind] if flock.position_key(*after_use(state, kind, c)) != goal]


def after_use(state: ShearState, kind: str, code: int) -> tuple[Sequence[int], str]:
    """Cells and facing right after a use of an action kind, before any regrouping."""
    cells = state.cells
    if kind == "ewe_turn":
        return cells, turned(state.facing, HANDS[code])
    if kind == "wool_rule":
        return flock.ruled(cells, SIDES[code]), state.facing
    sheep, step = code // 8, flock.DELTAS[code % 8]
    at = flock.occupied(cells)
    if kind == "small_step":
        return flock.pushed(cells, [sheep], step), state.facing
    run = flock.run_from(at, cells[sheep], step)
    if kind == "boing":
        out = list(cells)
        out[sheep] += step * len(run)
        return out, state.facing
    return flock.pushed(cells, run, step), state.facing


def tied_groups(cells: flock.Cells) -> list[list[int]]:
    """The smallest groups, in order of their first sheep (P15)."""
    found = flock.groups(cells)
    smallest = min(map(len, found))
    return sorted((g for g in found if len(g) == smallest), key=lambda g: g[0])


def _list_groups(state: ShearState) -> Sequence[Action]:
    return [_pick_group(state.turn, g[0]) for g in tied_groups(state.cells)]


@cache
def _pick_group(seat: int, sheep: int) -> PickGroup:
    return PickGroup(seat, SHEEP[sheep])


def _list_routes(state: ShearState) -> Sequence[Action]:
    return [_return_group(state.turn, state.group[0], shift) for shift in state.routes]


@cache
def _return_group(seat: int, sheep: int, shift: int) -> ReturnGroup:
    return ReturnGroup(seat, SHEEP[sheep], *unpack(shift))


def must_lift(state: ShearState) -> bool:
    """P34: not more free boxes than buttons, before the button of this turn."""
    seat = state.turn
    return bool(state.buttons[seat]) and sum(state.boxes[seat]) <= len(state.buttons[seat])


def _list_lifts(state: ShearState) -> Sequence[Action]:
    numbers: list[int | None] = sorted(set(state.buttons[state.turn]))  # type: ignore[assignment]
    return [LiftButton(state.turn, n) for n in ([] if must_lift(state) else [None]) + numbers]


def _list_panic(state: ShearState) -> Sequence[Action]:
    if state.face == "white":
        return [PanicTurn(state.turn, side) for side in HANDS]
    table = panic_slams(state.turn)
    sheep = SHEEP_OF[flock.COLOURS.index(state.face)]
    return [table[s * 8 + d] for s in sheep if state.cells[s] != GONE for d in range(8)]


_LISTS = {ACTION: _list_actions, GROUP: _list_groups, ROUTE: _list_routes, LIFT: _list_lifts, "panic": _list_panic}


def why_not(state: ShearState, seat: int, action: Action) -> Reason | None:
    """Why the seat may not do this now, as precisely as can be told; None when it may."""
    if state.stage == OVER:
        return Reason("game_over")
    if seat != state.turn or action.seat != seat:
        return Reason("not_your_turn", facts(seat=state.turn))
    if action in legal(state, seat):
        return None
    if not isinstance(action, ACTIONS):
        return Reason("not_now")
    if state.stage == ACTION:
        return _why_not_box(state, action)
    if state.stage == "panic" and state.face != "white":
        return Reason("panic_other_colour", facts(colour=state.face))
    if state.stage == LIFT and isinstance(action, LiftButton) and action.number is None:
        return Reason("must_lift")
    codes = {GROUP: "not_a_smallest_group", ROUTE: "no_way_home", LIFT: "no_such_button"}
    return Reason(codes.get(state.stage, "not_now"))


def _why_not_box(state: ShearState, action: Action) -> Reason:
    if not isinstance(action, MAT_ACTIONS):
        return Reason("box_has_a_use" if isinstance(action, CoverBox) else "not_now")
    kind = kind_of(action)
    box = (kind, action.number)
    if box not in state.setup.boxes:
        return Reason("no_such_box", facts(number=action.number))
    if not state.boxes[state.turn][state.setup.boxes.index(box)]:
        return Reason("box_covered", facts(number=action.number))
    if kind in _FREE_KINDS:
        sides = SIDES if kind == "wool_rule" else HANDS
        return Reason("reversal") if getattr(action, "side", "") in sides else Reason("not_now")
    return _why_not_sheep(state, kind, str(getattr(action, "sheep", "")), str(getattr(action, "towards", "")))


def _why_not_sheep(state: ShearState, kind: str, name: str, towards: str) -> Reason:
    if name not in SHEEP or towards not in DIRECTIONS:
        return Reason("not_now")
    sheep, cells = SHEEP.index(name), state.cells
    if cells[sheep] == GONE:
        return Reason("sheep_is_shorn")
    pushes = kind in ("line_push", "diagonal_push")
    if not pushes and sheep not in state.setup.own[state.turn]:
        return Reason("not_your_sheep")
    d = DIRECTIONS.index(towards)
    at = flock.occupied(cells)
    if pushes:
        if (d in flock.ORTHOGONALS) != (kind == "line_push"):
            return Reason("straight_lines_only" if kind == "line_push" else "diagonal_lines_only")
        if sheep * 8 + d not in flock.pushers(cells)[kind == "diagonal_push"]:
            return Reason("not_at_the_outer_end")
    if kind == "small_step":
        if cells[sheep] + flock.DELTAS[d] in at:
            return Reason("cell_is_taken")
        if sheep * 8 + d not in _small_steps(cells, [sheep]):
            return Reason("would_stand_alone")
    if kind == "boing":
        if d not in flock.ORTHOGONALS:
            return Reason("never_diagonal")
        if cells[sheep] + flock.DELTAS[d] not in at:
            return Reason("nobody_to_jump_over")
    return Reason("reversal")
