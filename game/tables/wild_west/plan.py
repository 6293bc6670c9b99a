"""Where everything of the table lies at a window size: places in a row, piles behind, seats in front.

Three plans: in wide windows a side panel, in compact ones a rail of tabs, in tiny ones chips for the seats.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.render.theme import Theme
from game.tables.wild_west.looks import CARD_SHAPE

Rect = pygame.Rect
_Make = Callable[[float, float, float, float], Rect]


@dataclass(slots=True)
class Plan:
    """All rectangles in pixels. `cards` are those of the four places; `bar` is where choices without a place stand,
    `hand` where drawn characters are shown."""

    tiny: bool
    prompt: Rect
    side: Rect
    drawer: Rect
    rail: bool
    board: Rect
    sign: Rect
    hand: Rect
    bar: Rect
    piles: list[Rect] = field(default_factory=list)
    cards: list[Rect] = field(default_factory=list)
    posts: list[Rect] = field(default_factory=list)


def make_plan(theme: Theme, window: Rect, seats: int) -> Plan:
    """The plan for a window."""
    px, w, h = theme.px, window.width / theme.unit, window.height / theme.unit

    def rect(x: float, y: float, width: float, height: float) -> Rect:
        return Rect(window.left + px(x), window.top + px(y), px(width), px(height))

    if theme.tiny:
        top, side, foot = 8 + (84.0 if w < 800 else 52.0), 44.0, 48.0
        prompt = rect(8, 6, w - 16, top - 8)
        panel = rect(w - side, top + 4, side, h - top - foot - 12)
        drawer = rect(8, top + 4, w - side - 20, h - top - 12)
    elif theme.compact:
        top, side, foot = 62.0, 56.0, 128.0
        prompt = rect(10, 8, w - 20, 50)
        panel = rect(w - side, top + 14, side, h - top - foot - 30)
        drawer = rect(w - 394, top + 4, 330, h - top - 12)
    else:
        top, side, foot = 72.0, 320.0, 196.0
        prompt = rect(16, 10, w - 32, 58)
        panel = rect(w - 312, 80, 296, h - 96)
        drawer = panel
    plan = Plan(theme.tiny, prompt, panel, drawer, theme.tiny or theme.compact, Rect(0, 0, 0, 0), Rect(0, 0, 0, 0),
                Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))  # fmt: skip
    plan.board = rect(0, top, w - side, h - top - foot)
    _lay_posts(plan, rect, w - side, h - foot, foot, seats)
    _lay_board(plan, theme, rect, top, w - side, h - foot - top)
    return plan


def _lay_posts(plan: Plan, rect: _Make, width: float, top: float, foot: float, seats: int) -> None:
    gap = 6.0 if plan.tiny else 8.0 if foot < 150 else 12.0
    share = min(254.0, (width - 2 * gap - gap * (seats - 1)) / seats)
    left = (width - share * seats - gap * (seats - 1)) / 2
    plan.posts = [rect(left + k * (share + gap), top, share, foot - gap) for k in range(seats)]


def _lay_board(plan: Plan, theme: Theme, rect: _Make, top: float, width: float, height: float) -> None:
    """Sign and piles above, the places in the middle, bubbles and choices below."""
    above = min(176.0, height * 0.235) if not plan.tiny else min(56.0, height * 0.2)
    below = 196.0 if height > 700 else 52.0 if plan.tiny else 148.0
    room = height - above - below
    card = min(360.0, room * (0.9 if not plan.tiny else 0.96), (width / 4 - 70) / CARD_SHAPE)
    drop = 0.0 if plan.tiny else min(30.0, (room - card) * 0.6)
    column = width / 4
    for k in range(4):
        y = top + above + (room - card - drop) / 2 + (drop if k in (0, 3) else 0.0)
        plan.cards.append(rect(column * (k + 0.5) - card * CARD_SHAPE / 2, y, card * CARD_SHAPE, card))
    sign = min(280.0, width * 0.24) if not plan.tiny else min(420.0, width * 0.66)
    spare = max(0.0, min(40.0, (room - card - drop) / 2 + drop - 28)) if not plan.tiny else 0.0
    plan.sign = rect(12 if plan.tiny else 28, top + 6, sign, above - 12 + spare)
    pile = min(132.0, above - 30)
    shape = pile * CARD_SHAPE
    gap = min(48.0, (width - sign - 90 - 4 * shape) / 4)
    left = max(sign + 60, (width - 4 * shape - 3 * gap) / 2 - 40)
    plan.piles = [rect(left + k * (shape + gap), top + 8, shape, pile) for k in range(4)]
    bar = top + above + room + (2 if plan.tiny else below * (0.28 if below > 150 else 0.24))
    plan.bar = rect(10, bar, width - 20, 54.0 if not plan.tiny else below - 6)
    side = 0.02 if plan.tiny else 0.12
    plan.hand = rect(width * side, top + 10, width * (1 - 2 * side), height - (below if not plan.tiny else 8) - 16)
