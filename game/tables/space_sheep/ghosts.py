"""What a move would do, drawn over the ring: arrows, and beside the planets the pieces as they would be there."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.core.texts import Texts
from game.render import svg
from game.render.ink import put
from game.render.skins import packed
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.ring import SHEEP
from game.tables.space_sheep.looks import FOLDER, GOLD, MOONLIGHT, SKY, sheep_picture, shepherd_picture
from game.tables.space_sheep.marks import Path, Stroke, draw_arrow, faint
from game.tables.space_sheep.outlook import Flyer, Outlook
from game.tables.space_sheep.plan import Plan

GOES, COMES = Stroke(GOLD, 8, 22), Stroke(MOONLIGHT, 4.5, 16, dashed=True)
PERHAPS = Stroke(GOLD, 4, 15)
_REACH = 0.43
"""From a planet's middle to its edge, for its size."""
_CIRCLE = 0.52
"""Width of a ghost's circle for the planet's size."""


def way(plan: Plan, start: int, end: int, bend: float) -> Path:
    """A curve from the edge of one planet to that of another; `bend` moves it aside, to the left of its direction."""
    a, b = plan.planets[start], plan.planets[end]
    ax, ay, bx, by = *a.center, *b.center
    far = math.hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / far, (by - ay) / far
    side = uy * bend * far, -ux * bend * far
    reach = _REACH * a.width
    turn = math.atan2(bend * 1.6, 1.0)
    out = _turned(ux, uy, -turn)
    back = _turned(-ux, -uy, turn)
    p0 = ax + out[0] * reach, ay + out[1] * reach
    p3 = bx + back[0] * reach, by + back[1] * reach
    p1 = p0[0] + (p3[0] - p0[0]) * 0.3 + side[0], p0[1] + (p3[1] - p0[1]) * 0.3 + side[1]
    p2 = p0[0] + (p3[0] - p0[0]) * 0.7 + side[0], p0[1] + (p3[1] - p0[1]) * 0.7 + side[1]
    return p0, p1, p2, p3


def _turned(x: float, y: float, angle: float) -> tuple[float, float]:
    c, s = math.cos(angle), math.sin(angle)
    return x * c - y * s, x * s + y * c


def inward(plan: Plan, start: int, end: int) -> float:
    """The bend that leads a way between planets towards the middle, gently; past it where it would go through it."""
    a, b = plan.planets[start].center, plan.planets[end].center
    cross = (b[0] - a[0]) * (plan.centre[1] - a[1]) - (b[1] - a[1]) * (plan.centre[0] - a[0])
    far = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    off = cross / far
    through = abs(off) < plan.console.width * 0.62
    if not through:
        return -0.12 if off > 0 else 0.12
    aside = (plan.console.width * 0.66 - abs(off)) / far
    return min(0.42, max(0.1, aside)) * (1 if off > 0 else -1)


def draw_ways(surface: pygame.Surface, theme: Theme, plan: Plan, outlooks: Sequence[Outlook]) -> None:
    """Thin arrows for all that a card could do."""
    for start, end in dict.fromkeys((o.start, o.end) for o in outlooks):
        draw_arrow(surface, theme, way(plan, start, end, inward(plan, start, end)), PERHAPS)


def draw_outlook(surface: pygame.Surface, theme: Theme, plan: Plan, seen: Outlook, texts: Texts) -> None:
    """One move with all that changes places, and who would be home."""
    bend = inward(plan, seen.start, seen.end)
    draw_arrow(surface, theme, way(plan, seen.end, seen.start, bend if abs(bend) > 0.2 else -bend * 1.2), COMES)
    draw_arrow(surface, theme, way(plan, seen.start, seen.end, bend), GOES)
    taken: list[pygame.Rect] = []
    for flyers, colour, word in ((seen.goes, GOLD, "home"), (seen.comes, MOONLIGHT, "swapped")):
        if flyers:
            taken.append(_draw_ghosts(surface, theme, plan, flyers, colour, _word(flyers, word, texts), taken))


def _word(flyers: Sequence[Flyer], word: str, texts: Texts) -> str:
    home = any(flyer.home for flyer in flyers)
    if word == "home":
        return texts("plate.home") if home else ""
    return texts("plate.swapped_home" if home else "plate.swapped")


def _draw_ghosts(
    surface: pygame.Surface,
    theme: Theme,
    plan: Plan,
    flyers: Sequence[Flyer],
    colour: str,
    word: str,
    taken: list[pygame.Rect],
) -> pygame.Rect:
    box = ghost_room(theme, plan, flyers[0].end, len(flyers), taken)
    surface.blit(_bubble(theme, box.size, colour), box)
    high = round(box.height * 0.78)
    for k, flyer in enumerate(flyers):
        name = sheep_picture(flyer.colour) if flyer.kind == SHEEP else shepherd_picture(flyer.colour)
        picture = faint(theme, name, high)
        x = box.left + round(box.width * (k + 0.5) / len(flyers))
        surface.blit(picture, picture.get_rect(center=(x, box.centery)))
        if flyer.home:
            side = max(18, round(box.height * 0.3))
            tick = theme.assets.image(f"{FOLDER}tick-home", (side, side))
            surface.blit(tick, tick.get_rect(center=(x + high // 3, box.bottom - side // 3)))
    if word:
        style = TextStyle("serif-bold", 18, colour, leading=1.0)
        above = box.bottom + theme.px(24) > plan.board.bottom or flyers[0].end == 0
        anchor = box.midtop if above else box.midbottom
        wide = theme.fonts.width(style.face, theme.text_px(style.size), word) + theme.px(12)
        label = pygame.Rect(0, 0, wide, theme.text_px(style.size) + theme.px(8))
        label.center = anchor
        label.clamp_ip(plan.board)
        pygame.draw.rect(surface, SKY, label, border_radius=theme.px(6))
        put(surface, theme, word, label.center, style, "center")
    return box


def ghost_room(theme: Theme, plan: Plan, system: int, count: int, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """Beside a planet where least is hidden, on the inner side if both are as good."""
    planet = plan.planets[system]
    side = max(round(planet.width * _CIRCLE), 36)
    box = pygame.Rect(0, 0, side if count == 1 else round(side * 1.6), side)
    others = [*plan.planets, *plan.plates, plan.console, plan.timer, *taken]
    room = plan.board

    def hidden(spot: pygame.Rect) -> float:
        overlaps = (spot.clip(other) for other in others)
        over = sum(o.width * o.height for o in overlaps)
        inner = math.hypot(spot.centerx - plan.centre[0], spot.centery - plan.centre[1])
        outside = 0 if room.contains(spot) else spot.width * spot.height
        return over + 3 * outside + inner * 0.3

    spots = []
    for dx in (-1, 1):
        for far in (0.78, 0.68, 0.9):
            for dy in (-0.1, 0.1, -0.3, 0.3):
                spot = pygame.Rect(box)
                reach = planet.width * far + (box.width - side) / 2
                spot.center = planet.centerx + round(dx * reach), planet.centery + round(dy * planet.width)
                spots.append(spot)
    return min(spots, key=hidden)


def _bubble(theme: Theme, size: tuple[int, int], colour: str) -> pygame.Surface:
    """A dark disc with a dashed edge."""

    def make() -> pygame.Surface:
        w, h = size[0] / theme.unit, size[1] / theme.unit
        edge = svg.rect(
            (2, 2, w - 4, h - 4), h / 2, SKY, colour, 3, 'fill-opacity="0.78" stroke-dasharray="9 7"'
        )  # fmt: skip
        return packed(theme.assets.drawn(svg.svg(w, h, edge), size))

    return theme.assets.keep(("space-bubble", size, colour, theme.unit), make)
