"""The flock on its field: lanes, row points, sheep, Roger or the Shearer, trails, ghosts of what would happen."""

from __future__ import annotations

import math

import pygame

from game.geometry.squares import OFFSETS
from game.render import svg as s
from game.render.ink import put
from game.render.palette import GOLD
from game.render.skins import paint_ring
from game.render.theme import TextStyle, Theme
from game.tables.shear_panic.figures import Figures, Spot
from game.tables.shear_panic.ghost import Ghost
from game.tables.shear_panic.looks import sheep_picture
from game.tables.shear_panic.places import FieldFrame

_DEPTH = {"north": (1, 1), "south": (1, -1), "west": (0, 1), "east": (0, -1)}
SHEEP_SIZE = 1.06
FIGURE_INK, FIGURE_PAPER = "#7d5500", "#fff6da"


def _lane(theme: Theme, size: tuple[int, int], even: bool) -> pygame.Surface:
    """One row of the field: a round-ended strip with grass strokes."""
    tone, stroke = ("#e2e6b4", "#eef3c4") if even else ("#b0bb74", "#8f9f58")

    def make() -> pygame.Surface:
        w, h = size
        body = s.rect((0, 0, w, h), min(w, h) * 0.42, tone, extra='fill-opacity="0.62"')
        strokes = "".join(
            f"M{min(w, h) * 0.3 + q * 31 * h / 95 % max(1, w - min(w, h) * 0.6):.0f} "
            f"{h * 0.14 + q * 17 * h / 95 % (h * 0.74):.0f}l{7 * min(w, h) / 95:.1f} -1"
            for q in range(1, 30)
        )
        body += s.path(strokes, stroke=stroke, line=1.8 * min(w, h) / 95, extra='stroke-opacity="0.55"')
        return theme.assets.drawn(s.svg(w, h, body), size)

    return theme.assets.keep(("lane", size, even), make)


def _span(figures: Figures, ghost: Ghost | None) -> tuple[float, float, float, float]:
    spots: list[Spot] = list(figures.sheep.values()) or [figures.middle]
    if ghost is not None:
        spots += list(ghost.moved.values())
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return min(xs), min(ys), max(xs), max(ys)


def rows_of(figures: Figures, facing: str) -> tuple[float, int]:
    """Depth of the front row, and how many rows there are, counted along the facing."""
    axis, sign = _DEPTH[facing]
    depths = [spot[axis] * sign for spot in figures.sheep.values()]
    if not depths:
        return 0.0, 0
    return min(depths), round(max(depths) - min(depths)) + 1


def draw_lanes(surface: pygame.Surface, theme: Theme, frame: FieldFrame, figures: Figures, ghost: Ghost | None) -> None:
    """A lane for each row, lying across the direction the flock looks."""
    west, north, east, south = _span(figures, ghost)
    axis, sign = _DEPTH[figures.facing]
    cell = frame.cell
    low, high = (north, south) if axis else (west, east)
    cross = ((west + east) / 2, east - west) if axis else ((north + south) / 2, south - north)
    wished = (cross[1] + (5.0 if axis else 3.2)) * cell
    field = surface.get_clip()
    x, y = frame.pixel(*((cross[0], low) if axis else (low, cross[0])))
    room = min(x - field.left, field.right - x) if axis else min(y - field.top, field.bottom - y)
    length = round(max(min(wished, 2 * (room - theme.px(10))), (cross[1] + 1) * cell))
    front, _ = rows_of(figures, figures.facing)
    thick = round(cell)
    for k in range(round(high - low) + 1):
        depth = low + k
        even = round(depth * sign - front) % 2 == 0
        size = (length, thick) if axis else (thick, length)
        lane = _lane(theme, size, even)
        at = frame.pixel(cross[0], depth) if axis else frame.pixel(depth, cross[0])
        surface.blit(lane, lane.get_rect(center=at))


def draw_row_points(
    surface: pygame.Surface, theme: Theme, frame: FieldFrame, figures: Figures, ghost: Ghost | None,
    worth: tuple[int, ...], from_back: bool,
) -> None:  # fmt: skip
    """What each row would score, beside the flock: large pale figures, or gold ones for the rows after a move."""
    foreseen = ghost is not None and bool(ghost.moved or ghost.facing)
    facing = (ghost.facing if ghost is not None else "") or figures.facing
    spots = list(_spots(figures, ghost).values())
    axis, sign = _DEPTH[facing]
    depths = [spot[axis] * sign for spot in spots]
    if not depths:
        return
    front, count = min(depths), round(max(depths) - min(depths)) + 1
    side = min(spot[1 - axis] for spot in [*spots, *figures.sheep.values()])
    for k in range(count):
        rank = count - 1 - k if from_back else k
        if rank >= len(worth) or (from_back and k == 0):
            continue
        depth = (front + k) * sign
        at = frame.pixel(side - 1.75, depth) if axis else frame.pixel(depth, side - (1.2 if foreseen else 1.0))
        if foreseen:
            _draw_gold_figure(surface, theme, frame, str(worth[rank]), at)
        else:
            size = frame.cell * (0.92 if axis else 0.62) / theme.unit
            shadow = TextStyle("drawn", size, "#66763a")
            put(surface, theme, str(worth[rank]), (at[0] + theme.px(2), at[1] + theme.px(2.5)), shadow, "center")
            put(surface, theme, str(worth[rank]), at, TextStyle("drawn", size, "#fffbe8"), "center")


def _spots(figures: Figures, ghost: Ghost | None) -> dict[str, Spot]:
    """Where the sheep stand, or would stand after the foreseen move."""
    if ghost is None:
        return figures.sheep
    return {name: ghost.moved.get(name, spot) for name, spot in figures.sheep.items()}


def _draw_gold_figure(surface: pygame.Surface, theme: Theme, frame: FieldFrame, text: str, at: tuple[int, int]) -> None:
    radius = max(theme.px(14), round(frame.cell * 0.24))
    disc = _dashed_disc(theme, radius)
    surface.blit(disc, disc.get_rect(center=at))
    put(surface, theme, text, at, TextStyle("sans-bold", radius * 1.3 / theme.unit, FIGURE_INK), "center")


def _dashed_disc(theme: Theme, radius: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        m, r = radius + 1, radius - 1
        body = s.circle(m, m, r, FIGURE_PAPER)
        for k in range(12):
            a, z = 2 * math.pi * k / 12, 2 * math.pi * (k + 0.6) / 12
            start, end = (m + r * math.cos(a), m + r * math.sin(a)), (m + r * math.cos(z), m + r * math.sin(z))
            body += s.path(f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}", stroke="#2b2118", line=2.2)
        return theme.assets.drawn(s.svg(2 * m, 2 * m, body), (2 * m, 2 * m))

    return theme.assets.keep(("dashed-disc", radius), make)


def _sheep(theme: Theme, name: str, facing: str, size: int, alpha: int = 255) -> pygame.Surface:
    picture = theme.assets.image(sheep_picture(name, facing), (size, size))
    if alpha >= 255:
        return picture
    step = max(1, alpha // 16) * 16

    def make() -> pygame.Surface:
        copy = picture.copy()
        copy.fill((255, 255, 255, step), special_flags=pygame.BLEND_RGBA_MULT)
        return copy

    return theme.assets.keep(("faint", name, facing, size, step), make)


def draw_sheep(surface: pygame.Surface, theme: Theme, frame: FieldFrame, figures: Figures, ghost: Ghost | None) -> None:
    """All sheep from back to front of the screen; those a ghost moves stand, pale, where they would land."""
    size = round(frame.cell * SHEEP_SIZE)
    facing = (ghost.facing if ghost is not None else "") or figures.facing
    moved = ghost.moved if ghost is not None else {}
    shorn = set(ghost.shorn) if ghost is not None else set()
    for name, spot in sorted(_spots(figures, ghost).items(), key=lambda item: item[1][1]):
        alpha = round(255 * figures.faded.get(name, 1.0))
        if name in shorn:
            alpha = 96
        elif name in moved:
            alpha = 216
        picture = _sheep(theme, name, facing, size, alpha)
        surface.blit(picture, picture.get_rect(center=frame.pixel(*spot)))


def draw_ghost_marks(surface: pygame.Surface, theme: Theme, frame: FieldFrame, ghost: Ghost) -> None:
    """Dashed outlines where sheep left, a gold frame round those that would move."""
    size = round(frame.cell * 0.86)
    for x, y in sorted(ghost.left):
        empty = theme.assets.image("sheep/empty-place", (size, size))
        surface.blit(empty, empty.get_rect(center=frame.pixel(x, y)))
    draw_frames(surface, theme, frame, list(ghost.moved.values()))


def draw_frames(surface: pygame.Surface, theme: Theme, frame: FieldFrame, cells: list[tuple[int, int]]) -> None:
    """A gold frame round sheep that are about to move."""
    for box in _frames(cells):
        x0, y0, x1, y1 = box
        (left, top), (right, bottom) = frame.pixel(x0 - 0.53, y0 - 0.53), frame.pixel(x1 + 0.53, y1 + 0.53)
        rect = pygame.Rect(left, top, right - left, bottom - top)
        veil = _veil(theme, rect.size)
        surface.blit(veil, rect)
        paint_ring(surface, theme, rect, GOLD, 16)


def _frames(cells: list[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """One frame for cells in one unbroken row or column, else one for each."""
    if not cells:
        return []
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    box = (min(xs), min(ys), max(xs), max(ys))
    if (len(set(xs)) == 1 or len(set(ys)) == 1) and (box[2] - box[0] + box[3] - box[1] + 1) == len(cells):
        return [box]
    return [(x, y, x, y) for x, y in cells]


def _veil(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        body = s.rect((2, 2, size[0] - 4, size[1] - 4), 16 * theme.unit, "#fff6da", extra='fill-opacity="0.34"')
        return theme.assets.drawn(s.svg(*size, body), size)

    return theme.assets.keep(("veil", size, theme.unit), make)


def draw_front(surface: pygame.Surface, theme: Theme, frame: FieldFrame, figures: Figures, ghost: Ghost | None) -> None:
    """Roger or the Shearer before the front row, as it is or would be; drawn before the sheep, never over one."""
    spots = _spots(figures, ghost).values()
    if not figures.front or not spots:
        return
    turned = ghost.facing if ghost is not None else ""
    dx, dy = OFFSETS[turned or figures.facing]
    reach = 1.85 if turned else 1.3
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    x = (min(xs) + max(xs)) / 2 if not dx else (max(xs) if dx > 0 else min(xs)) + dx * reach
    y = (min(ys) + max(ys)) / 2 if not dy else (max(ys) if dy > 0 else min(ys)) + dy * reach
    picture = theme.assets.image_by_height(f"cast/{figures.front}", round(frame.cell * 1.42))
    surface.blit(picture, picture.get_rect(center=frame.pixel(x, y)).clamp(surface.get_clip()))


def draw_trails(surface: pygame.Surface, theme: Theme, frame: FieldFrame, figures: Figures) -> None:
    """The last move: dots from where each sheep stood, and a ring on a place that nobody has taken since."""
    size = round(frame.cell * 0.62)
    taken = {(round(x), round(y)) for x, y in figures.sheep.values()}
    for (x, y), _ in figures.trail.values():
        if (round(x), round(y)) not in taken:
            empty = theme.assets.image("sheep/empty-place", (size, size))
            surface.blit(empty, empty.get_rect(center=frame.pixel(x, y)))
    dot = theme.assets.keep(("trail-dot", theme.unit), lambda: _dot(theme))
    for (x0, y0), (x1, y1) in figures.trail.values():
        steps = max(2, round((abs(x1 - x0) + abs(y1 - y0)) * 4))
        for k in range(steps):
            at = frame.pixel(x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps)
            surface.blit(dot, dot.get_rect(center=at))


def _dot(theme: Theme) -> pygame.Surface:
    size = max(6, theme.px(10))
    body = s.circle(size / 2, size / 2, size / 2 - 1.2, "#fff6da", "#2b2118", 1.6)
    return theme.assets.drawn(s.svg(size, size, body), (size, size))


def draw_pairs(surface: pygame.Surface, theme: Theme, pairs: list[tuple[tuple[int, int], tuple[int, int]]]) -> None:
    """Gold lines between sheep that score together, from pixel to pixel."""
    for a, b in pairs:
        pygame.draw.line(surface, "#2b2118", a, b, theme.px(10))
        pygame.draw.line(surface, "#f2cd5c", a, b, theme.px(5))


def draw_points_disc(
    surface: pygame.Surface, theme: Theme, at: tuple[int, int], text: str, radius: int, good: bool = True
) -> None:
    """A green disc with points won (brick for lost ones)."""
    name = "handles/points-won" if good else "handles/points-lost"
    picture = theme.assets.image(name, (2 * radius, 2 * radius))
    surface.blit(picture, picture.get_rect(center=at))
    size = radius * (0.95 if len(text) < 3 else 0.8) / theme.unit
    put(surface, theme, text, at, TextStyle("sans-bold", size, "#fffdf5"), "center")
