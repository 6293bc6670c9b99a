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
from game.tables.space_sheep.marks import Stroke, draw_arrow, faint, on_curve
from game.tables.space_sheep.outlook import Flyer, Outlook
from game.tables.space_sheep.plan import Plan
from game.tables.space_sheep.ways import Ways

GOES, COMES = Stroke(GOLD, 8, 22), Stroke(MOONLIGHT, 4.5, 16, dashed=True)
PERHAPS = Stroke(GOLD, 4, 15)
_CIRCLE = 0.52
"""Width of a ghost's circle for the planet's size."""
_BESIDE, _SLANTING = (-0.1, 0.1, -0.3, 0.3), (-0.55, 0.55, -0.75, 0.75)
"""How far below the planet's middle a ghost may be, for the planet's size: at its side, or above and below that."""


def draw_ways(surface: pygame.Surface, theme: Theme, ways: Ways, outlooks: Sequence[Outlook]) -> None:
    """Thin arrows for all that a card could do."""
    for start, end in dict.fromkeys((o.start, o.end) for o in outlooks):
        draw_arrow(surface, theme, ways.there(start, end), PERHAPS)


def draw_swap(surface: pygame.Surface, theme: Theme, ways: Ways, seen: Outlook) -> None:
    """The arrows of one move: what goes, and what comes back."""
    draw_arrow(surface, theme, ways.back(seen.start, seen.end), COMES)
    draw_arrow(surface, theme, ways.there(seen.start, seen.end), GOES)


def draw_ghosts(
    surface: pygame.Surface, theme: Theme, plan: Plan, ways: Ways, seen: Outlook, texts: Texts, wolf: pygame.Rect
) -> None:  # fmt: skip
    """The pieces of one move as they would be, and who would be home; the Wolf stays in sight."""
    taken = taken_by(ways, seen.start, seen.end, wolf)
    for flyers, colour, word in ((seen.goes, GOLD, "home"), (seen.comes, MOONLIGHT, "swapped")):
        taken.append(_draw_ghosts(surface, theme, plan, flyers, colour, _word(flyers, word, texts), taken))


def taken_by(ways: Ways, start: int, end: int, wolf: pygame.Rect) -> list[pygame.Rect]:
    """What ghosts should not hide: the Wolf, and the arrows of their move."""
    paths = ways.there(start, end), ways.back(start, end)
    return [wolf, *(_dot(on_curve(path, k / 12)) for path in paths for k in range(13))]


def _dot(at: tuple[int, int]) -> pygame.Rect:
    """A bit of an arrow, which a ghost should not hide."""
    return pygame.Rect(at[0] - 12, at[1] - 12, 24, 24)


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
        style = TextStyle("serif-bold", min(18.0, box.height / theme.unit * 0.3), colour, leading=1.0)
        wide = theme.fonts.width(style.face, theme.text_px(style.size), word) + theme.px(12)
        label = pygame.Rect(0, 0, wide, theme.text_px(style.size) + theme.px(8))
        below, above = label.copy(), label.copy()
        below.midtop = box.centerx, box.bottom - theme.px(6)
        above.midbottom = box.centerx, box.top + theme.px(6)
        label = min(below, above, key=lambda r: _hidden(r, plan))
        label.clamp_ip(plan.board)
        pygame.draw.rect(surface, SKY, label, border_radius=theme.px(6))
        put(surface, theme, word, label.center, style, "center")
    return box


def _hidden(spot: pygame.Rect, plan: Plan, more: Sequence[pygame.Rect] = ()) -> float:
    """How much of other things a rectangle would hide, and how far it would be outside the board."""
    overlaps = (spot.clip(other) for other in (*plan.planets, *plan.plates, plan.console, plan.timer, *more))
    outside = 0 if plan.board.contains(spot) else 3 * spot.width * spot.height
    return outside + sum(o.width * o.height for o in overlaps)


def ghost_room(theme: Theme, plan: Plan, system: int, count: int, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """Beside a planet where least is hidden, on the inner side if both are as good."""
    planet = plan.planets[system]
    side = max(round(planet.width * _CIRCLE), 36)
    box = pygame.Rect(0, 0, side if count == 1 else round(side * 1.6), side)

    def worse(spot: pygame.Rect) -> float:
        inner = math.hypot(spot.centerx - plan.centre[0], spot.centery - plan.centre[1])
        return _hidden(spot, plan, taken) + inner * 0.3

    spots = []
    for dx in (-1, 1):
        for far, heights in ((0.78, _BESIDE), (0.68, _BESIDE), (0.9, _BESIDE), (0.5, _SLANTING), (0.7, _SLANTING)):
            for dy in heights:
                spot = pygame.Rect(box)
                reach = planet.width * far + (box.width - side) / 2
                spot.center = planet.centerx + round(dx * reach), planet.centery + round(dy * planet.width)
                spots.append(spot)
    return min(spots, key=worse)


def _bubble(theme: Theme, size: tuple[int, int], colour: str) -> pygame.Surface:
    """A dark disc with a dashed edge."""

    def make() -> pygame.Surface:
        w, h = size[0] / theme.unit, size[1] / theme.unit
        look = 'fill-opacity="0.78" stroke-dasharray="9 8"'
        if size[0] == size[1]:
            edge = svg.circle(w / 2, h / 2, h / 2 - 2, SKY, colour, 3, look)
        else:
            edge = svg.rect((2, 2, w - 4, h - 4), h * 0.4, SKY, colour, 3, look)
        return packed(theme.assets.drawn(svg.svg(w, h, edge), size))

    return theme.assets.keep(("space-bubble", size, colour, theme.unit), make)
