"""Where everything of the table of The Sheep lies at a window size. The map lies under all of it.

Three plans: in wide windows a column of panels at the left, the side panel at the right and the chosen Shepherd below;
in compact ones, and wide ones in which the hand would find no room, the side panel is a rail of tabs; in tiny ones the
left column shrinks to badges.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.render.theme import Theme

HAND_RISES = 32
"""Units by which the cards of the hand stand above their panel."""

Rect = pygame.Rect
_WIDE = 1800
"""Units of width from which hand and side panel find room beside each other."""
_NARROW = 1100
"""Units of width up to which everything else makes room for the hand."""
_SMALL, _LOW = 800, 460
"""Units of width and of height up to which a tiny window gives everything to the map."""
_Make = Callable[[float, float, float, float], Rect]


@dataclass(slots=True)
class Plan:
    """All rectangles in pixels.

    board: what is free of panels; map: what no card of the hand reaches into. steps, pollution, event, piles: the
    panels at the left, in tiny windows badges or empty. sheet, hand: the chosen Shepherd's board and cards;
    others: the chips of all Shepherds; bar: what can be done, in words, and under it `ready`. `over`: where cards are
    laid out over the map to be chosen.
    """

    tiny: bool
    rail: bool
    prompt: Rect
    side: Rect
    drawer: Rect
    board: Rect
    map: Rect
    steps: Rect
    pollution: Rect
    event: Rect
    piles: Rect
    sheet: Rect
    hand: Rect
    others: Rect
    bar: Rect
    ready: Rect
    over: Rect


@dataclass(frozen=True, slots=True)
class _Frame:
    """The measures that tell the three plans apart, in units: of the left column, the side, the foot and their parts.

    `sheet`, `others` and `bar` are widths in the foot; the hand takes what is left. `steps`, `pollution` and `piles`
    are heights in the column; the event takes what is left.
    """

    top: float
    column: float
    side: float
    foot: float
    gap: float
    sheet: float
    others: float
    bar: float
    ready: float
    rail: bool = True
    steps: float = 306.0
    pollution: float = 190.0
    piles: float = 0.0


def make_plan(theme: Theme, window: Rect) -> Plan:
    """The plan for a window."""
    px, w, h = theme.px, window.width / theme.unit, window.height / theme.unit

    def rect(x: float, y: float, width: float, height: float) -> Rect:
        return Rect(window.left + px(x), window.top + px(y), max(0, px(width)), max(0, px(height)))

    frame = _frame(theme, w, h)
    plan = _empty(theme.tiny, frame.rail)
    _lay_line_and_side(plan, frame, rect, (w, h))
    _lay_column(plan, frame, rect, h)
    _lay_foot(plan, frame, rect, (w, h))
    left, right = frame.column + 2 * frame.gap, w - frame.side - 2 * frame.gap
    plan.board = rect(left, frame.top + frame.gap, right - left, h - frame.foot - frame.top - 3 * frame.gap)
    plan.map = Rect(plan.board)
    plan.map.height -= 0 if plan.tiny else px(HAND_RISES)
    plan.over = plan.map.inflate(-px(2 * frame.gap), -px(2 * frame.gap))
    return plan


def _frame(theme: Theme, w: float, h: float) -> _Frame:
    if theme.tiny:
        small = w < _SMALL
        foot, sheet, bar = (72, 120, 150) if h < _LOW else (104, 230, 190)
        return _Frame(
            top=88 if small else 60, column=52 if small else 64, side=44, foot=foot, gap=4, sheet=sheet, others=0,
            bar=bar, ready=0,
        )  # fmt: skip
    if theme.compact and w < _NARROW:
        return _Frame(top=58, column=178, side=52, foot=168, gap=6, sheet=318, others=96, bar=150, ready=48)
    if theme.compact:
        return _Frame(top=58, column=200, side=52, foot=168, gap=6, sheet=336, others=136, bar=174, ready=48)
    rail = w < _WIDE
    return _Frame(
        top=64, column=220 if rail else 208, side=52 if rail else 304, foot=216, gap=8, sheet=520, others=172, bar=206,
        ready=64, rail=rail, steps=344, pollution=250, piles=82,
    )  # fmt: skip


def _empty(tiny: bool, rail: bool) -> Plan:
    none = Rect(0, 0, 0, 0)
    return Plan(tiny, rail, *(Rect(none) for _ in range(15)))


def _lay_line_and_side(plan: Plan, frame: _Frame, rect: _Make, size: tuple[float, float]) -> None:
    w, h = size
    gap = frame.gap
    plan.prompt = rect(gap, gap, w - 2 * gap, frame.top - gap)
    top = frame.top + gap
    plan.side = rect(w - frame.side - gap, top, frame.side, h - top - gap)
    if plan.rail:
        wide = min(338.0, w - frame.side - 4 * gap)
        plan.drawer = rect(w - frame.side - 2 * gap - wide, top, wide, h - top - gap)
    else:
        plan.drawer = Rect(plan.side)


def _lay_column(plan: Plan, frame: _Frame, rect: _Make, h: float) -> None:
    """Steps, pollution and event below each other; in tiny windows a badge of the step and the seats below it."""
    gap, wide, top = frame.gap, frame.column, frame.top + frame.gap
    room = h - top - gap
    if plan.tiny:
        badge = min(64.0, room * 0.15)
        plan.steps = rect(gap, top, wide, badge)
        plan.pollution = rect(gap, top + badge + gap, wide, badge)
        below = top + 2 * (badge + gap)
        plan.others = rect(gap, below, wide, h - frame.foot - gap - below - gap)
        return
    piles = frame.piles
    plan.steps = rect(gap, top, wide, frame.steps)
    plan.pollution = rect(gap, top + frame.steps + gap, wide, frame.pollution)
    below = top + frame.steps + frame.pollution + 2 * gap
    plan.event = rect(gap, below, wide, top + room - below - (piles + gap if piles else 0))
    plan.piles = rect(gap, top + room - piles, wide, piles)


def _lay_foot(plan: Plan, frame: _Frame, rect: _Make, size: tuple[float, float]) -> None:
    w, h = size
    gap, top = frame.gap, h - frame.foot - frame.gap
    left, right = (gap if plan.tiny else frame.column + 2 * gap), w - frame.side - 2 * gap
    plan.sheet = rect(left, top, frame.sheet, frame.foot)
    bar_left = right - frame.bar
    others_left = bar_left - frame.others - gap if frame.others else bar_left
    hand_left = left + frame.sheet + gap
    plan.hand = rect(hand_left, top, others_left - hand_left - gap, frame.foot)
    if frame.others:
        plan.others = rect(others_left, top, frame.others, frame.foot)
    if frame.ready:
        plan.bar = rect(bar_left, top, frame.bar, frame.foot - frame.ready - gap)
        plan.ready = rect(bar_left, top + frame.foot - frame.ready, frame.bar, frame.ready)
    else:
        plan.bar = rect(bar_left, top, frame.bar * 0.56, frame.foot)
        plan.ready = rect(bar_left + frame.bar * 0.56 + gap, top, frame.bar * 0.44 - gap, frame.foot)
