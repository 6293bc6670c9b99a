"""Narrowing: from all legal actions to one, click by click. No drawing, no pixels.

A `Selection` names what has been clicked so far; the legal actions that agree with it are what is left.
`targets` says what can be clicked next on the field, in cells; one action left after a click is played.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.core.action import Action
from game.geometry.squares import CLOCKWISE, DIAGONAL, DIRECTIONS, OFFSETS, ORTHOGONAL, unpack
from game.rules.shear_panic.actions import (
    MAT_ACTIONS,
    CoverBox,
    EweTurn,
    LiftButton,
    PanicSlam,
    PanicTurn,
    PickGroup,
    ReturnGroup,
    WoolRule,
)
from game.rules.shear_panic.flock import GONE, INDEX, SHEEP, groups
from game.rules.shear_panic.view import ShearView

TargetKind = Literal["sheep", "arrow", "ruler", "turn", "home"]
NEAREST = 0.4


@dataclass(frozen=True, slots=True)
class Selection:
    """What was clicked: a box (kind and number), then perhaps a sheep."""

    kind: str = ""
    number: int = 0
    sheep: str = ""


@dataclass(frozen=True, slots=True)
class Target:
    """Something on the field that can be clicked: a place in cells, where an arrow points, what it does.

    `action` is played by the click; without one the click selects `sheep`.
    """

    kind: TargetKind
    x: float
    y: float
    towards: str = ""
    sheep: str = ""
    action: Action | None = None


def kind_word(action: Action) -> str:
    """The box an action needs (`lamb_slam`), or nothing for one that needs none."""
    if isinstance(action, CoverBox):
        return action.kind
    return action.verb if isinstance(action, MAT_ACTIONS) else ""


def agrees(action: Action, selection: Selection) -> bool:
    """Whether an action is still possible after these clicks."""
    if selection.kind and (kind_word(action) != selection.kind or getattr(action, "number", 0) != selection.number):
        return False
    return not selection.sheep or getattr(action, "sheep", "") == selection.sheep


def narrowed(legal: Sequence[Action], selection: Selection) -> list[Action]:
    """The legal actions that agree with the clicks so far."""
    return [a for a in legal if agrees(a, selection)]


def usable_boxes(legal: Sequence[Action]) -> set[tuple[str, int]]:
    """The boxes that some legal action uses."""
    return {(kind_word(a), getattr(a, "number", 0)) for a in legal if kind_word(a)}


def lifts(legal: Sequence[Action]) -> list[LiftButton]:
    """The buttons that may be lifted now, None among their numbers when they may be left."""
    return [a for a in legal if isinstance(a, LiftButton)]


def needs_box(legal: Sequence[Action], selection: Selection) -> bool:
    """Whether a box of the mat is to be clicked next."""
    return not selection.kind and any(kind_word(a) for a in legal)


def targets(view: ShearView, legal: Sequence[Action], selection: Selection) -> list[Target]:
    """What can be clicked on the field now; nothing while a box is to be chosen first."""
    if needs_box(legal, selection):
        return []
    left = narrowed(legal, selection)
    if not left:
        return []
    first = left[0]
    if isinstance(first, CoverBox | LiftButton):
        return []
    if isinstance(first, WoolRule):
        return [_ruler(view, a) for a in left if isinstance(a, WoolRule)]
    if isinstance(first, EweTurn | PanicTurn):
        return [_turn(view, a) for a in left if isinstance(a, EweTurn | PanicTurn)]
    if isinstance(first, PickGroup):
        return [t for a in left if isinstance(a, PickGroup) for t in _group(view, a)]
    if isinstance(first, ReturnGroup):
        return [_home(view, a) for a in left if isinstance(a, ReturnGroup)]
    if first.verb in ("line_push", "diagonal_push"):
        return spread([_arrow(view, a, 0.66, 0.56) for a in left])
    return _sheep_then_arrows(view, legal, left, selection)


def _sheep_then_arrows(
    view: ShearView, legal: Sequence[Action], left: list[Action], selection: Selection
) -> list[Target]:
    """First one of the sheep, if there are several; then the arrows round it."""
    names = list(dict.fromkeys(str(getattr(a, "sheep", "")) for a in narrowed(legal, replace(selection, sheep=""))))
    chosen = selection.sheep or (names[0] if len(names) == 1 else "")
    sheep = [Target("sheep", *cell_of(view, n), sheep=n) for n in names if n != chosen]
    if not chosen:
        return sheep
    return sheep + spread([_arrow(view, a, 0.66, 0.56) for a in left if getattr(a, "sheep", "") == chosen])


def cell_of(view: ShearView, sheep: str) -> tuple[int, int]:
    """Where a sheep stands, (x, y)."""
    return unpack(view.cells[INDEX[sheep]])


def bounds(view: ShearView) -> tuple[int, int, int, int]:
    """The flock's edges: west, north, east, south."""
    cells = [unpack(c) for c in view.cells if c != GONE]
    xs, ys = [x for x, _ in cells] or [0], [y for _, y in cells] or [0]
    return min(xs), min(ys), max(xs), max(ys)


def _arrow(view: ShearView, action: Action, straight: float, slanted: float) -> Target:
    """An arrow at a sheep: behind it for pushes, ahead of it for what the sheep does itself."""
    sheep, towards = str(getattr(action, "sheep", "")), str(getattr(action, "towards", ""))
    (x, y), (dx, dy) = cell_of(view, sheep), OFFSETS[towards]
    away = straight if not dx or not dy else slanted
    sign = -1 if action.verb in ("line_push", "diagonal_push") else 1
    return Target("arrow", x + sign * dx * away, y + sign * dy * away, towards, sheep, action)


def _ruler(view: ShearView, action: WoolRule) -> Target:
    west, north, east, south = bounds(view)
    x, y = (west + east) / 2, (north + south) / 2
    place = {"west": (west - 0.85, y), "east": (east + 0.85, y), "north": (x, north - 0.85), "south": (x, south + 0.85)}
    return Target("ruler", *place[action.side], towards=action.side, action=action)


def _turn(view: ShearView, action: EweTurn | PanicTurn) -> Target:
    """The two turns stand left and right of the flock as it looks."""
    west, north, east, south = bounds(view)
    x, y = (west + east) / 2, (north + south) / 2
    facing = CLOCKWISE.index(view.facing)
    side = CLOCKWISE[(facing + (1 if action.side == "right" else 3)) % 4]
    (dx, dy), (fx, fy) = OFFSETS[side], OFFSETS[view.facing]
    reach = ((east - west) / 2 if dx else (south - north) / 2) + 0.95
    return Target("turn", x + dx * reach + fx * 0.3, y + dy * reach + fy * 0.3, towards=side, action=action)


def _group(view: ShearView, action: PickGroup) -> list[Target]:
    members = next(g for g in groups(view.cells) if SHEEP[g[0]] == action.sheep)
    return [Target("sheep", *unpack(view.cells[s]), sheep=SHEEP[s], action=action) for s in members]


def _home(view: ShearView, action: ReturnGroup) -> Target:
    """The place a group goes to: the middle of its sheep, shifted."""
    cells = [unpack(view.cells[s]) for s in view.group]
    x, y = sum(c[0] for c in cells) / len(cells), sum(c[1] for c in cells) / len(cells)
    return Target("home", x + action.dx, y + action.dy, sheep=action.sheep, action=action)


def spread(found: list[Target], rounds: int = 24) -> list[Target]:
    """The targets moved apart until none is nearer to another than NEAREST cells; the order stays."""
    places = [[t.x, t.y] for t in found]
    for _ in range(rounds):
        moved = False
        for i, a in enumerate(places):
            for b in places[i + 1 :]:
                dx, dy = b[0] - a[0], b[1] - a[1]
                apart = (dx * dx + dy * dy) ** 0.5
                if apart >= NEAREST - 1e-6:
                    continue
                moved = True
                if apart < 1e-6:
                    dx, dy, apart = 1.0, 0.0, 1.0
                    push = NEAREST / 2
                else:
                    push = (NEAREST - apart) / 2
                a[0] -= dx / apart * push
                a[1] -= dy / apart * push
                b[0] += dx / apart * push
                b[1] += dy / apart * push
        if not moved:
            break
    return [replace(t, x=x, y=y) for t, (x, y) in zip(found, places, strict=True)]


def meant(view: ShearView, legal: Sequence[Action], selection: Selection, sheep: str) -> list[Action]:
    """The actions a click on a sheep may have meant when it is no target, so that the rules can say why not."""
    kind = next((c for c in MAT_ACTIONS if c.verb == selection.kind), None)
    if kind is not None and kind not in (WoolRule, EweTurn):
        ways = {"diagonal_push": DIAGONAL, "line_push": ORTHOGONAL, "boing": ORTHOGONAL}.get(kind.verb, DIRECTIONS)
        return [kind(view.turn, selection.number, sheep, towards) for towards in ways]  # type: ignore[call-arg]
    if any(isinstance(a, PanicSlam) for a in legal):
        return [PanicSlam(view.turn, sheep, "north")]
    return [PickGroup(view.turn, sheep)] if any(isinstance(a, PickGroup) for a in legal) else []


def first_in(direction: str, origin: tuple[float, float], found: Iterable[Target]) -> Target | None:
    """The target the arrow key of a direction on the screen leads to: the nearest in the quarter that lies there."""
    ux, uy = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[direction]

    def cost(t: Target) -> tuple[bool, float]:
        dx, dy = t.x - origin[0], t.y - origin[1]
        ahead, aside = dx * ux + dy * uy, abs(dx * uy) + abs(dy * ux)
        outside = aside > ahead + 1e-9
        return outside, ahead + 2.5 * aside if outside else math.hypot(ahead, aside)

    before = [t for t in found if (t.x - origin[0]) * ux + (t.y - origin[1]) * uy > 0.02]
    return min(before, key=cost, default=None)
