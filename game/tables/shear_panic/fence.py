"""The timer track as a fence: ribbons of the fields, rails and planks drawn once a size, marker and counters on top."""

from __future__ import annotations

import pygame

from game.core.texts import Texts
from game.render import svg as s
from game.render.ink import put
from game.render.theme import TextStyle, Theme
from game.tables.shear_panic.looks import FIELD_TONES
from game.tables.shear_panic.places import TrackPath

INK = "#2b2118"
_PLANKS = {
    "wood": ("#e6c48e", "#c99c5f", "#8f6431"),
    "red": ("#d9634c", "#b23a2e", "#6e1d13"),
    "brown": ("#7a5033", "#54331d", "#2e1a0d"),
}


def plank_kind(path: TrackPath, space: int) -> str:
    """`wood`, `red` or `brown`."""
    return "red" if space in path.track.red else "brown" if space in path.track.brown else "wood"


def draw_fence(surface: pygame.Surface, theme: Theme, path: TrackPath, texts: Texts) -> None:
    """The whole fence without marker and counters; slow, for a layer that is kept."""
    margin = round(path.plank)
    area = path.rect.inflate(2 * margin, 2 * margin)
    area.height = round(path.bottom) - area.top + margin
    body = _ribbons(path, area) + _rails(path, area) + _planks(path, area)
    picture = theme.assets.drawn(s.svg(area.width, area.height, body), area.size)
    surface.blit(picture, area)
    _names(surface, theme, path, texts)
    _numbers(surface, theme, path)
    _ends(surface, theme, path)


def _points(path: TrackPath, area: pygame.Rect, low: int, high: int) -> list[tuple[float, float]]:
    """The line of a run from half a plank before its first space to half a plank after its last."""
    sign = 1 if low <= path.half else -1
    spots = [path.at(space) for space in range(low, high + 1)]
    first, last = spots[0], spots[-1]
    half = sign * path.step / 2
    whole = [(first[0] - half, first[1]), *spots, (last[0] + half, last[1])]
    return [(x - area.left, y - area.top) for x, y in whole]


def _line(points: list[tuple[float, float]], dy: float = 0.0) -> str:
    return "L".join(f"{x:.1f} {y + dy:.1f}" for x, y in points)


def _ribbons(path: TrackPath, area: pygame.Rect) -> str:
    up, down = path.plank * 0.62, path.plank * 0.62 + path.gap * 0.52
    x = path.right - area.left
    top, bottom = path.at(path.half)[1] - area.top - up, path.at(path.half + 1)[1] - area.top + down
    turn = path.bend * 1.05
    bend_field = next(r.field for r in path.runs() if r.last >= path.half)
    body = s.path(
        f"M{x:.1f} {top:.1f}C{x + turn:.1f} {top:.1f} {x + turn:.1f} {bottom:.1f} {x:.1f} {bottom:.1f}Z",
        FIELD_TONES[bend_field][0],
        extra='fill-opacity="0.92"',
    )
    for run in path.runs():
        points = _points(path, area, run.first, run.last)
        outline = f"M{_line(points, -up)}L{_line(points[::-1], down)}Z"
        body += s.path(outline, FIELD_TONES[run.field][0], extra='fill-opacity="0.92"')
    return body


def _rails(path: TrackPath, area: pygame.Rect) -> str:
    thick = path.plank * 0.17
    body = ""
    x = path.right - area.left
    y_out, y_back = path.at(path.half)[1] - area.top, path.at(path.half + 1)[1] - area.top
    for offset in (-path.plank * 0.26, path.plank * 0.26):
        lines = ["M" + _line(_points(path, area, 1, path.half), offset)]
        lines.append("M" + _line(_points(path, area, path.half + 1, path.track.length), offset))
        reach = path.bend * (0.62 if offset > 0 else 0.9)
        a, z = y_out + offset, y_back - offset
        lines.append(f"M{x:.1f} {a:.1f}C{x + reach:.1f} {a:.1f} {x + reach:.1f} {z:.1f} {x:.1f} {z:.1f}")
        for d in lines:
            body += s.path(d, stroke=INK, line=thick) + s.path(d, stroke="#a9763e", line=max(1.0, thick * 0.55))
    return body


def _planks(path: TrackPath, area: pygame.Rect) -> str:
    body = ""
    for name, (top, bottom, _) in _PLANKS.items():
        body += s.down_gradient(name, 2, 48, (top, bottom))
    width = (path.step - 1.2) / 44
    for space in range(1, path.track.length + 1):
        kind = plank_kind(path, space)
        x, y = path.at(space)
        height = path.plank * (1.12 if kind == "brown" else 1.0) / 50
        tilt = (space * 37 % 5 - 2) * 0.7
        line = 2.6 * min(1.0, 2 * width)
        board = s.path("M2 5L22 2L42 5V46L22 48L2 46Z", f"url(#{kind})", INK, max(line, 1.6 / max(width, 0.3)))
        grain = s.path(
            "M7 14C16 12 28 16 38 13M7 38C18 41 26 36 38 39",
            stroke=_PLANKS[kind][2],
            line=1.4,
            extra='stroke-opacity="0.55"',
        )
        body += (
            f'<g transform="translate({x - area.left:.1f} {y - area.top:.1f}) rotate({tilt:.1f}) '
            f'scale({width:.4f} {height:.4f}) translate(-22 -25)">{board}{grain}</g>'
        )
    return body


def _names(surface: pygame.Surface, theme: Theme, path: TrackPath, texts: Texts) -> None:
    """The fields' names below their longest stretch."""
    longest: dict[str, tuple[int, int]] = {}
    for run in path.runs():
        if run.last - run.first > longest.get(run.field, (0, 3))[1] - longest.get(run.field, (0, 0))[0]:
            longest[run.field] = (run.first, run.last)
    size = path.gap / theme.unit * 0.72
    for name, (first, last) in longest.items():
        x = (path.at(first)[0] + path.at(last)[0]) / 2
        if name == "shear":
            x = path.at(first)[0] + (path.at(last)[0] - path.at(first)[0]) * 0.5
        y = path.base(path.run_of(first)) + path.wave(x) + path.plank * 0.5 + path.gap * 0.46
        style = TextStyle("drawn", max(20, size), FIELD_TONES[name][1])
        put(surface, theme, texts(f"field.{name}"), (x, y), style, "center")


def _numbers(surface: pygame.Surface, theme: Theme, path: TrackPath) -> None:
    width = path.step / theme.unit
    roomy, dense = width > 30, width < 17
    for space in range(1, path.track.length + 1):
        kind = plank_kind(path, space)
        if not roomy and kind == "wood" and (dense or (space % 5 and space != 1)):
            continue
        x, y = path.at(space)
        if dense and kind == "red":
            _mark(surface, theme, path, space, kind)
            continue
        colour = INK if kind == "wood" else "#fff3dc"
        style = TextStyle("sans-bold" if kind != "wood" else "sans", 19 if roomy else 18, colour)
        put(surface, theme, str(space), (x, y + (path.plank * 0.17 if kind != "wood" else 0)), style, "center")
        if kind != "wood":
            _mark(surface, theme, path, space, kind)


def _mark(surface: pygame.Surface, theme: Theme, path: TrackPath, space: int, kind: str) -> None:
    """A die on red planks; on brown ones horns in Roger's field, blades after it."""
    x, y = path.at(space)
    name = "die" if kind == "red" else "horns" if space <= path.track.fields["roger"] else "blades"
    size = round(path.plank * 0.4)
    mark = theme.assets.image(f"track/mark-{name}", (size, size))
    surface.blit(mark, mark.get_rect(center=(round(x), round(y - path.plank * 0.25))))


def _ends(surface: pygame.Surface, theme: Theme, path: TrackPath) -> None:
    truck = theme.assets.image_by_height("track/truck", round(path.plank * 1.5))
    surface.blit(truck, truck.get_rect(midright=(round(path.at(1)[0] - path.step * 0.8), round(path.base(0)))))
    shed = theme.assets.image_by_height("track/shed", round(path.plank * 1.55))
    end = path.at(path.track.length)
    surface.blit(shed, shed.get_rect(midright=(round(end[0] - path.step * 0.8), round(end[1] - path.plank * 0.2))))


def draw_counters(surface: pygame.Surface, theme: Theme, path: TrackPath, scores: list[tuple[str, int]]) -> None:
    """The scoring counters on the tops of the posts: (badge, points) in seat order."""
    size = round(path.plank * 0.5)
    crowd: dict[int, int] = {}
    for badge, points in scores:
        space = max(0, min(points, path.track.length))
        x, y = path.at(space)
        k = crowd.get(space, 0)
        crowd[space] = k + 1
        picture = theme.assets.image(f"seats/seat-{badge}", (size, size))
        surface.blit(
            picture, picture.get_rect(center=(round(x + k * size * 0.42), round(y - path.plank * 0.62 - k * 3)))
        )


def draw_marker(
    surface: pygame.Surface, theme: Theme, path: TrackPath, at: float, hop: float, faint: bool = False
) -> None:
    """The flock marker's flag, its foot on the plank; `hop` lifts it by up to a third of a plank."""
    x, y = path.at(at)
    picture = theme.assets.image_by_height("track/marker", round(path.plank * 1.5))
    if faint:
        picture = theme.assets.keep(("faint-marker", picture.get_size()), lambda: _faint(picture))
    foot = round(y + path.plank * 0.05 - hop * path.plank * 0.33)
    surface.blit(picture, picture.get_rect(bottomleft=(round(x - picture.get_width() * 0.46), foot)))


def _faint(picture: pygame.Surface) -> pygame.Surface:
    out = picture.copy()
    out.set_alpha(150)
    return out
