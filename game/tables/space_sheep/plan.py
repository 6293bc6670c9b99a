"""Where everything of the table of Space Sheep! lies at a window size: the ring, the timer beside it, hand and seats.

Three plans: in wide windows a side panel, in compact ones a rail of tabs, in tiny ones narrow chips for the seats.
The seats stand in a column at the left, the hand below, the timer at the right of the ring.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.render.theme import Theme
from game.tables.space_sheep.looks import TIMER_SHAPE
from game.tables.space_sheep.ring_plan import plan_ring

Rect = pygame.Rect
_Make = Callable[[float, float, float, float], Rect]

_TALLEST_TIMER = 764.0


@dataclass(slots=True)
class Plan:
    """All rectangles in pixels.

    board: everything between the panels; in it the timer and the ring round `centre`. By system, clockwise from the
    top: `planets`, `plates` (room for the instruction) and `wolves` (where the Wolf is when it is there). `home` is
    the count of who is at home, empty in tiny windows. `bar` is for the choices in words.
    """

    tiny: bool
    rail: bool
    prompt: Rect
    side: Rect
    drawer: Rect
    board: Rect
    timer: Rect
    hand: Rect
    bar: Rect
    home: Rect
    seats: list[Rect]
    console: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    centre: tuple[int, int] = (0, 0)
    planets: list[Rect] = field(default_factory=list)
    plates: list[Rect] = field(default_factory=list)
    wolves: list[Rect] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Frame:
    """The widths that tell the three plans apart, in units."""

    top: float
    column: float
    side: float
    foot: float
    home: float
    gap: float


def make_plan(theme: Theme, window: Rect, seats: int, systems: int, lines: Sequence[int] = ()) -> Plan:
    """The plan for a window; `lines` are those of the instructions, by system (see `Board.lines`)."""
    px, w, h = theme.px, window.width / theme.unit, window.height / theme.unit

    def rect(x: float, y: float, width: float, height: float) -> Rect:
        return Rect(window.left + px(x), window.top + px(y), px(width), px(height))

    frame = _frame(theme, w, h)
    plan = _panels(theme, frame, rect, w, h)
    _lay_column(plan, frame, rect, h, seats)
    left, right, top = frame.column + 2 * frame.gap, w - frame.side - frame.gap, frame.top + frame.gap / 2
    high = h - frame.foot - top
    plan.board = rect(left, top, right - left, high)
    tall = min(_TALLEST_TIMER, high - frame.gap)
    wide = tall * TIMER_SHAPE
    plan.timer = rect(right - wide - frame.gap / 2, top + (high - tall) / 2, wide, tall)
    room = plan.board.inflate(-px(frame.gap), -px(frame.gap))
    room.width = plan.timer.left - px(frame.gap) - room.left
    ring = plan_ring(theme, room.size, lines or (1,) * systems)
    plan.console, plan.centre = ring.console.move(room.topleft), (ring.centre[0] + room.left, ring.centre[1] + room.top)
    for rows, found in ((plan.planets, ring.planets), (plan.plates, ring.plates), (plan.wolves, ring.wolves)):
        rows += [each.move(room.topleft) for each in found]
    return plan


def _frame(theme: Theme, w: float, h: float) -> _Frame:
    if theme.tiny:
        small = w < 800
        return _Frame(88.0 if small else 60.0, 56.0 if small else 84.0, 48.0, 68.0 if h < 460 else 100.0, 0.0, 6.0)
    if theme.compact:
        return _Frame(62.0, 184.0, 60.0, 152.0, 104.0, 8.0)
    return _Frame(72.0, 192.0, 312.0, 192.0, 184.0, 12.0)


def _panels(theme: Theme, frame: _Frame, rect: _Make, w: float, h: float) -> Plan:
    gap, top, foot = frame.gap, frame.top, frame.foot
    if theme.tiny:
        prompt = rect(8, 6, w - 16, top - 8)
        side = rect(w - 44, top + 4, 44, h - top - 12)
        drawer = rect(8, top + 4, w - 64, h - top - 12)
    elif theme.compact:
        prompt = rect(10, 8, w - 20, 50)
        side = rect(w - 56, top + 14, 56, h - top - 30)
        drawer = rect(w - 394, top + 4, 330, h - top - 12)
    else:
        prompt = rect(16, 10, w - 32, 58)
        side = drawer = rect(w - 308, 80, 296, h - 92)
    left, right = frame.column + 2 * gap, w - frame.side - gap
    share = 0.7 if theme.tiny else 0.66
    hand = rect(left, h - foot + gap / 2, (right - left) * share - gap, foot - 1.5 * gap)
    bar = rect(left + (right - left) * share, h - foot + gap / 2, (right - left) * (1 - share), foot - 1.5 * gap)
    none = Rect(0, 0, 0, 0)
    rail = theme.tiny or theme.compact
    return Plan(theme.tiny, rail, prompt, side, drawer, none, none, hand, bar, Rect(none), [])


def _lay_column(plan: Plan, frame: _Frame, rect: _Make, h: float, seats: int) -> None:
    """The seats below each other, and under them who is at home."""
    top, gap = frame.top + frame.gap / 2, frame.gap / 2
    bottom = h - frame.gap
    if frame.home:
        plan.home = rect(frame.gap, bottom - frame.home, frame.column, frame.home)
        bottom -= frame.home + frame.gap
    share = min(96.0, (bottom - top - gap * (seats - 1)) / seats)
    plan.seats = [rect(frame.gap, top + k * (share + gap), frame.column, share) for k in range(seats)]
