"""Arrows over the map: routed beside the road, brick and dashed for what Sheep will do, golden dots for what may be
done, pale dashes for what follows. Each step of the way is a small picture of its own, kept by its shape.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from game.render import svg
from game.render.palette import BRICK, NIGHT
from game.render.skins import packed
from game.tables.the_sheep.looks import GOLD, INK, MOONLIGHT, PAPER
from game.tables.the_sheep.map_marks import Arrow
from game.tables.the_sheep.map_pieces import Scene
from game.tables.the_sheep.map_roads import Curve, Point, beziers, on_curve
from game.tables.the_sheep.map_stamps import Stamp

_ASIDE = 17.0
"""World units to the right of the direction: a road has the middle to itself, and the way back lies beside."""
_FIRST, _LAST = 30.0, 54.0
"""World units that are left free at what stands at either end."""

_BITS, _TURNS = 6, 64
"""Straight bits of a step, and angles of pictures, of an arrow while the scale changes."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """How an arrow looks: colour, rim, width in units, a dash and a gap (no dash: dots), head, how opaque."""

    colour: str
    rim: str
    width: float
    dash: float
    gap: float
    head: float
    opacity: float = 1.0


def stroke_of(arrow: Arrow, night: bool) -> Stroke:
    """The looks of an arrow at this hour."""
    paper, opacity = (MOONLIGHT if night else PAPER), 0.5 if arrow.fading else 1.0
    if arrow.style == "may":
        return Stroke(GOLD, INK, 6.4, 0, 13, 15, opacity)
    if arrow.style == "follow":
        return Stroke("#d9a79c" if night else "#e3b7ac", NIGHT.paper if night else INK, 3.6, 9, 10, 11, opacity)
    return Stroke(BRICK, paper, 5.5, 13, 12, 14, opacity)


def route(middles: Sequence[Point]) -> list[Point]:
    """The points of an arrow over the middles of hexes, in world units: aside of the direct way, short of both ends."""
    if len(middles) < 2:
        return list(middles)
    moved: list[Point] = []
    last = len(middles) - 1
    for k, (x, y) in enumerate(middles):
        before, after = middles[max(0, k - 1)], middles[min(last, k + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        far = math.hypot(dx, dy) or 1.0
        moved.append((x - dy / far * _ASIDE, y + dx / far * _ASIDE))
    moved[0] = _toward(moved[0], moved[1], _FIRST)
    moved[-1] = _toward(moved[-1], moved[-2], _LAST)
    return moved


def _toward(point: Point, other: Point, units: float) -> Point:
    far = math.hypot(other[0] - point[0], other[1] - point[1]) or 1.0
    share = min(0.55, units / far)
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def draw_arrow(surface: pygame.Surface, scene: Scene, arrow: Arrow) -> None:
    """One arrow; what is out of sight is left out. While the scale changes it is put together from few pictures."""
    key = "arrow", arrow, scene.camera.scale, scene.theme.unit, scene.figures.night
    if scene.pictures.hurry and not scene.stamps.knows(key):
        scene.pictures.brief.draw(surface, scene.camera.origin, key, lambda: _pieces(scene, arrow))
        return
    scene.stamps.draw(surface, scene.camera.origin, key, lambda: list(_steps(scene, arrow)))


def _steps(scene: Scene, arrow: Arrow) -> Iterator[Stamp]:
    """The arrow step by step."""
    scale = scene.camera.scale
    points = [(x * scale, y * scale) for x, y in route([scene.figures.middle(place) for place in arrow.path])]
    if len(points) < 2:
        return
    stroke, unit = stroke_of(arrow, scene.figures.night), _unit(scene)
    steps = list(beziers(points))
    at = 0.0
    for k, step in enumerate(steps):
        yield _stamp(scene, step, stroke, (round(at / unit * 2) / 2, k == len(steps) - 1))
        at += _length(step)


def _pieces(scene: Scene, arrow: Arrow) -> list[Stamp]:
    """The arrow dash by dash, each straight and turned by one of few angles."""
    line = _polyline(tuple(scene.figures.middle(place) for place in arrow.path))
    if len(line) < 2:
        return []
    stroke, scale, unit = stroke_of(arrow, scene.figures.night), scene.camera.scale, _unit(scene)
    half = math.ceil((stroke.head + 6) * unit)
    step, at = (stroke.dash + stroke.gap) * unit / scale, stroke.dash / 2 * unit / scale
    end = line[-1][2] - stroke.head * unit / scale
    pictures: dict[int, pygame.Surface] = {}
    out: list[Stamp] = []
    for k, (x, y, far, turn) in enumerate(line[:-1]):
        u, v, on, _ = line[k + 1]
        last = min(on, end)
        if at > last:
            continue
        picture = pictures.get(turn)
        if picture is None:
            picture = pictures[turn] = _piece(scene, arrow, ("dash", turn % (_TURNS // 2) if stroke.dash else 0), half)
        dx, dy = (u - x) / (on - far), (v - y) / (on - far)
        while at <= last:
            px, py = (x + dx * (at - far)) * scale, (y + dy * (at - far)) * scale
            out.append((picture, round(px) - half, round(py) - half))
            at += step
    head = _piece(scene, arrow, ("head", line[-2][3]), half)
    return [*out, (head, round(line[-1][0] * scale) - half, round(line[-1][1] * scale) - half)]


@lru_cache(maxsize=64)
def _polyline(middles: tuple[Point, ...]) -> tuple[tuple[float, float, float, int], ...]:
    """An arrow over the middles of hexes as straight bits: where each begins, how far from the arrow's beginning in
    world units, and by how many of _TURNS it is turned."""
    points = [on_curve(step, k / _BITS) for step in beziers(route(middles)) for k in range(_BITS + 1)]
    out: list[tuple[float, float, float, int]] = []
    far = 0.0
    for (x, y), (u, v) in pairwise([*points, points[-1]] if points else []):
        length = math.hypot(u - x, v - y)
        if length > 0 or not out or (x, y) != out[-1][:2]:
            out.append((x, y, far, round(math.atan2(v - y, u - x) * _TURNS / math.tau) % _TURNS))
        far += length
    return tuple(out)


def _piece(scene: Scene, arrow: Arrow, what: tuple[str, int], half: int) -> pygame.Surface:
    """A dash (or dot), its middle in the middle of the picture, or a head with its tip there, turned by so many of
    _TURNS. `half`: half a side of the picture in pixels."""
    night = scene.figures.night
    key = "sheep-arrow-piece", arrow.style, arrow.fading, night, *what
    side = 2 * half
    return scene.pictures.drawn(key, (side, side), lambda: _turned(scene, stroke_of(arrow, night), what, side))


def _turned(scene: Scene, stroke: Stroke, what: tuple[str, int], side: int) -> pygame.Surface:
    high = 2.0 * (stroke.head + 6)
    middle, angle = high / 2, math.tau * what[1] / _TURNS
    ux, uy = math.cos(angle), math.sin(angle)
    if what[0] == "head":
        body = _tip(middle, middle, (ux, uy), stroke)
    else:
        x, y = ux * stroke.dash / 2, uy * stroke.dash / 2
        ends = (middle - x, middle - y), (middle + x, middle + y)
        straight = ends[0], ends[0], ends[1], ends[1]
        body = _line(straight, stroke, 0) if stroke.dash else _dots(straight, stroke, 0)
    return scene.theme.assets.drawn(svg.svg(high, high, *body), (side, side))


def _unit(scene: Scene) -> float:
    """Pixels for a unit of an arrow: a little smaller where the map is far away."""
    share = scene.tokens.scale / scene.theme.unit
    return scene.theme.unit * max(0.66, min(1.05, share * 1.05))


def _stamp(
    scene: Scene, step: Curve, stroke: Stroke, where: tuple[float, bool]
) -> Stamp:  # fmt: skip
    """One step; `where`: how far from the arrow's beginning in units, and whether it is the last one."""
    unit = _unit(scene)
    margin = math.ceil((stroke.head + 6) * unit)
    left, top = (math.floor(min(p[i] for p in step)) - margin for i in (0, 1))
    right, bottom = (math.ceil(max(p[i] for p in step)) + margin for i in (0, 1))
    local = tuple((round(x - left), round(y - top)) for x, y in step)
    how = round(where[0] % (stroke.dash + stroke.gap), 1), where[1], unit
    picture = scene.theme.assets.keep(
        ("sheep-arrow", local, stroke, how),
        lambda: packed(_step(scene, (right - left, bottom - top), local, stroke, how)),
    )
    return picture, left, top


def _step(
    scene: Scene, size: tuple[int, int], local: Sequence[Point], stroke: Stroke, how: tuple[float, bool, float]
) -> pygame.Surface:  # fmt: skip
    phase, last, unit = how
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ((x / unit, y / unit) for x, y in local)
    head = stroke.head
    length = math.hypot(x3 - x2, y3 - y2) or 1.0
    ux, uy = (x3 - x2) / length, (y3 - y2) / length
    ex, ey = (x3 - ux * head * 0.8, y3 - uy * head * 0.8) if last else (x3, y3)
    curve = (x0, y0), (x1, y1), (x2, y2), (ex, ey)
    body = _line(curve, stroke, phase) if stroke.dash else _dots(curve, stroke, phase)
    if last:
        rim, tip = _tip(x3, y3, (ux, uy), stroke)
        body.insert(1, rim)
        body.append(tip)
    return scene.theme.assets.drawn(svg.svg(size[0] / unit, size[1] / unit, *body), size)


def _tip(x: float, y: float, way: Point, stroke: Stroke) -> list[str]:
    """The head whose tip is there and that points that way: its rim, then itself."""
    (ux, uy), head = way, stroke.head
    bx, by, half = x - ux * head * 1.35, y - uy * head * 1.35, head * 0.72
    tip = f"M{x:.1f} {y:.1f}L{bx - uy * half:.1f} {by + ux * half:.1f}L{bx + uy * half:.1f} {by - ux * half:.1f}Z"
    pale = f'fill-opacity="{stroke.opacity:g}" stroke-opacity="{stroke.opacity:g}"'
    return [svg.path(tip, stroke.rim, stroke.rim, 5, pale), svg.path(tip, stroke.colour, stroke.colour, 1.4, pale)]


def _line(curve: Curve, stroke: Stroke, phase: float) -> list[str]:
    """Dashes along a curve: their rim, then themselves. Each is a path of its own, which draws without a fault
    whatever the curve."""
    length, period = _length(curve), stroke.dash + stroke.gap
    way = ""
    for k in range(int((length + phase) / period) + 1):
        first, last = max(0.0, k * period - phase), min(length, k * period - phase + stroke.dash)
        if last - first > 0.5:
            points = [on_curve(curve, (first + (last - first) * part / 3) / length) for part in range(4)]
            way += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    pale = f'stroke-opacity="{stroke.opacity:g}"'
    return [
        svg.path(way or "M0 0", stroke=stroke.rim, line=stroke.width + 4.6, extra=pale),
        svg.path(way or "M0 0", stroke=stroke.colour, line=stroke.width, extra=pale),
    ]


def _dots(curve: Curve, stroke: Stroke, phase: float) -> list[str]:
    """Dots along a curve: their rims, then themselves."""
    length = _length(curve)
    count = int((length + phase) / stroke.gap)
    spots = [on_curve(curve, (k * stroke.gap - phase) / length) for k in range(count + 1) if k * stroke.gap >= phase]
    pale = f'fill-opacity="{stroke.opacity:g}"'
    return ["".join(svg.circle(x, y, radius, tint, extra=pale) for x, y in spots) for radius, tint in (
        (stroke.width / 2 + 2.4, stroke.rim), (stroke.width / 2, stroke.colour),
    )]  # fmt: skip


def _length(curve: Curve) -> float:
    points = [on_curve(curve, k / 8) for k in range(9)]
    return max(0.1, sum(math.dist(a, b) for a, b in pairwise(points)))
