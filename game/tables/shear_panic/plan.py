"""Where everything of the table lies at a window size: three plans, for wide, compact and tiny windows."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.render.theme import Theme

Rect = pygame.Rect


@dataclass(slots=True)
class Plan:
    """All rectangles in pixels. `plank` and `gap` are the fence's measures; in a tiny window mats and seats are
    sheets over the field, opened by the buttons of `bar`; so is the track where even that leaves too little
    (`track_sheet`)."""

    tiny: bool
    prompt: Rect
    side: Rect
    drawer: Rect
    rail: bool
    board: Rect
    fence: Rect
    plank: int
    gap: int
    seats: list[Rect] = field(default_factory=list)
    neutrals: list[Rect] = field(default_factory=list)
    tray: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    own_mat: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    mats: list[Rect] = field(default_factory=list)
    foot_rest: Rect | None = None
    buttons: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    bar: Rect | None = None
    track_sheet: bool = False


def make_plan(theme: Theme, window: Rect, seats: int, neutrals: int) -> Plan:
    """The plan for a window; `neutrals` are the colours nobody plays."""
    if theme.tiny:
        return _tiny(theme, window, seats)
    if theme.width < 1850 or theme.height < 1000:
        return _compact(theme, window, seats, neutrals)
    return _wide(theme, window, seats, neutrals)


class _Units:
    """Rectangles from units, counted from the window's corner; negative x and y count from the far edge."""

    def __init__(self, theme: Theme, window: Rect) -> None:
        self.theme, self.window = theme, window
        self.w, self.h = window.width / theme.unit, window.height / theme.unit

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """Units to pixels."""
        px = self.theme.px
        return Rect(self.window.left + px(x), self.window.top + px(y), px(w), px(h))


def _wide(theme: Theme, window: Rect, seats: int, neutrals: int) -> Plan:
    u = _Units(theme, window)
    foot = u.h - 202
    plan = Plan(
        tiny=False, prompt=u.rect(16, 10, u.w - 32, 56), side=u.rect(u.w - 276, 80, 260, foot - 94),
        drawer=u.rect(u.w - 276, 80, 260, foot - 94), rail=False, board=u.rect(220, 70, u.w - 500, foot - 74),
        fence=u.rect(228, 136, u.w - 516, 160), plank=theme.px(50), gap=theme.px(40),
    )  # fmt: skip
    _fill_strip(plan, u, (16, 80, 196, foot - 94), seats, neutrals, (136, 92, 14))
    plan.buttons = u.rect(u.w - 198, foot + 6, 182, 184)
    left, right = 16.0, u.w - 212
    others = seats - 1
    share = 282 if right - left > 1660 else (right - left) * 0.168
    own = min(820.0, right - left - max(others, 2 if neutrals else others) * (share + 10))
    plan.own_mat = u.rect(left, foot, own, 192)
    x = left + own + 12
    for _ in range(others):
        plan.mats.append(u.rect(x, foot, share, 192))
        x += share + 10
    if right - x > 150:
        plan.foot_rest = u.rect(x, foot, right - x - 2, 192)
    return plan


def _compact(theme: Theme, window: Rect, seats: int, neutrals: int) -> Plan:
    u = _Units(theme, window)
    low = u.h < 760
    foot = u.h - 162
    plan = Plan(
        tiny=False, prompt=u.rect(10, 8, u.w - 20, 50), side=u.rect(u.w - 56, 76, 56, foot - 96),
        drawer=u.rect(u.w - 374, 66, 310, foot - 74), rail=True, board=u.rect(160, 60, u.w - 224, foot - 66),
        fence=u.rect(164, 112, u.w - 232, 130), plank=theme.px(36 if low else 40), gap=theme.px(30 if low else 34),
    )  # fmt: skip
    _fill_strip(plan, u, (10, 64, 142, foot - 72), seats, neutrals, (100, 76, 10))
    plan.buttons = u.rect(u.w - 160, foot, 150, 154)
    own = min(724.0, (u.w - 190) * 0.65)
    plan.own_mat = u.rect(10, foot, own, 154)
    x, width = own + 20, u.w - 170 - own - 20
    rows = 3
    for k in range(seats - 1):
        plan.mats.append(u.rect(x, foot + k * 52, width - 8, 48))
    if seats - 1 < rows:
        plan.foot_rest = u.rect(x, foot + (seats - 1) * 52, width - 8, (rows - seats + 1) * 52 - 4)
    return plan


def _tiny(theme: Theme, window: Rect, seats: int) -> Plan:
    u = _Units(theme, window)
    bar, top = 50.0, 8 + (84 if u.w < 800 else 52)
    rail = 44
    sheet = (8.0, top + 4, u.w - rail - 20, u.h - top - bar - 16)
    plan = Plan(
        tiny=True, prompt=u.rect(8, 6, u.w - 16, top - 8), side=u.rect(u.w - rail, top + 4, rail, u.h - top - bar - 20),
        drawer=u.rect(*sheet), rail=True, board=u.rect(0, top, u.w - rail, u.h - top - bar - 4),
        fence=u.rect(6, top + 24, u.w - rail - 12, 90), plank=theme.px(28), gap=theme.px(26),
    )  # fmt: skip
    if u.h < 480:
        plan.track_sheet, plan.fence = True, u.rect(20, top + 74, u.w - rail - 44, 90)
    mat = min(sheet[3], 252.0) if sheet[2] > 600 else sheet[3]
    plan.own_mat = u.rect(sheet[0], sheet[1] + sheet[3] - mat, sheet[2], mat)
    width = (sheet[2] - 10 * (seats - 1)) / seats
    half = min(120.0, sheet[3] * 0.5)
    plan.seats = [u.rect(sheet[0] + k * (width + 10), sheet[1], width, half) for k in range(seats)]
    rest = (sheet[3] - half - 8) / max(1, seats - 1)
    plan.mats = [
        u.rect(sheet[0], sheet[1] + half + 8 + k * rest, sheet[2], min(rest - 4, 60)) for k in range(seats - 1)
    ]
    if seats == 2:
        plan.foot_rest = u.rect(sheet[0], sheet[1] + half + 72, sheet[2], max(60.0, rest - 72))
    plan.bar = u.rect(8, u.h - bar - 4, u.w - 16, bar)
    plan.tray = u.rect(u.w - rail - 112, u.h - bar - 66, 104, 58)
    return plan


def _fill_strip(
    plan: Plan, u: _Units, area: tuple[float, float, float, float], seats: int, neutrals: int,
    heights: tuple[float, float, float],
) -> None:  # fmt: skip
    """Seats from the top, then neutral colours, the dice tray takes what is left."""
    x, y, w, h = area
    panel, neutral, gap = heights
    tray = 108 if w > 150 else 84
    rows = seats + neutrals + 1
    want = seats * panel + neutrals * neutral + tray + gap * (rows - 1)
    if want > h:
        panel = max(70.0, panel - (want - h) / max(1, seats + neutrals * neutral / panel))
        neutral = min(neutral, panel * 0.72)
    for _ in range(seats):
        plan.seats.append(u.rect(x, y, w, panel))
        y += panel + gap
    for _ in range(neutrals):
        if area[1] + h - y - neutral - gap >= tray - 10:
            plan.neutrals.append(u.rect(x, y, w, neutral))
            y += neutral + gap
    plan.tray = u.rect(x, y, w, max(tray - 24.0, min(area[1] + h - y, 230)))
