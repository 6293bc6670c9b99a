"""Rings, arrows and count discs of the table: drawn as SVG where they bend, kept by size."""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass, field

import pygame

from game.render import svg
from game.render.ink import put
from game.render.skins import packed
from game.render.theme import TextStyle, Theme
from game.tables.space_sheep.looks import GOLD, INK, LABEL, MOONLIGHT
from game.tables.space_sheep.spots import Spot

Point = tuple[float, float]
Path = tuple[Point, Point, Point, Point]
"""A curve: start, two points that pull it, end."""

_WITHOUT_CARD = ("draw", "timer", "seat", "hand")
"""What no card is needed for."""


@dataclass(slots=True)
class Marks:
    """Which spots can be clicked (`legal`), could be used by a card looked at (`lit`), are chosen or hinted at.

    While a card is looked at, what only other cards can do has no ring.
    """

    legal: Collection[Spot] = ()
    lit: Collection[Spot] = ()
    chosen: Collection[Spot] = ()
    hinted: Collection[Spot] = ()
    hot: Spot | None = None

    def ring_of(self, spot: Spot) -> Ring | None:
        """The ring that a spot wears now."""
        if spot in self.chosen:
            return Ring(GOLD, 5.0, twice=True)
        if spot in self.hinted:
            return Ring(MOONLIGHT, 4.5)
        if spot in self.legal and (not self.lit or spot in self.lit or spot.kind in _WITHOUT_CARD):
            return Ring(GOLD, 5.0 if spot == self.hot else 3.2)
        return Ring(GOLD, 2.6, dashed=True) if spot in self.lit else None


@dataclass(frozen=True, slots=True)
class Ring:
    """How a ring looks: colour, width in units, with gaps, with a second line of ink round it."""

    colour: str
    width: float
    dashed: bool = False
    twice: bool = field(default=False)


def draw_ring(surface: pygame.Surface, theme: Theme, box: pygame.Rect, ring: Ring) -> None:
    """An ellipse round a box."""
    margin = theme.px(10)
    picture = theme.assets.keep(
        ("space-ring", box.size, ring, theme.unit), lambda: packed(_ring(theme, box.size, ring, margin))
    )
    surface.blit(picture, (box.left - margin, box.top - margin))


def _ring(theme: Theme, size: tuple[int, int], ring: Ring, margin: int) -> pygame.Surface:
    pixels = size[0] + 2 * margin, size[1] + 2 * margin
    w, h, m = pixels[0] / theme.unit, pixels[1] / theme.unit, margin / theme.unit
    dashes = 'stroke-dasharray="10 8"' if ring.dashed else ""

    def ellipse(grow: float, colour: str, line: float) -> str:
        return (
            f'<ellipse cx="{w / 2:g}" cy="{h / 2:g}" rx="{w / 2 - m + grow:g}" ry="{h / 2 - m + grow:g}" '
            f'fill="none" stroke="{colour}" stroke-width="{line:g}" {dashes}/>'
        )

    lines = [ellipse(0, INK, ring.width + 4), ellipse(0, ring.colour, ring.width)]
    if ring.twice:
        lines += [ellipse(6.4, INK, 5.4), ellipse(6.4, MOONLIGHT, 2.6)]
    return theme.assets.drawn(svg.svg(w, h, *lines), pixels)


@dataclass(frozen=True, slots=True)
class Stroke:
    """How an arrow looks: colour, width and head in units, with gaps."""

    colour: str
    width: float
    head: float
    dashed: bool = False


def draw_arrow(surface: pygame.Surface, theme: Theme, path: Path, stroke: Stroke) -> None:
    """An arrow along a curve, with an edge of ink."""
    margin = theme.px(stroke.head + 6)
    xs, ys = [p[0] for p in path], [p[1] for p in path]
    box = pygame.Rect(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))
    box.inflate_ip(2 * margin, 2 * margin)
    local = tuple((round(x - box.left), round(y - box.top)) for x, y in path)
    picture = theme.assets.keep(
        ("space-arrow", local, stroke, theme.unit), lambda: packed(_arrow(theme, box.size, local, stroke))
    )
    surface.blit(picture, box)


def _arrow(
    theme: Theme, size: tuple[int, int], path: tuple[tuple[int, int], ...], stroke: Stroke
) -> pygame.Surface:  # fmt: skip
    unit = theme.unit
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ((x / unit, y / unit) for x, y in path)
    length = math.hypot(x3 - x2, y3 - y2) or 1.0
    ux, uy = (x3 - x2) / length, (y3 - y2) / length
    head, half = stroke.head, stroke.head * 0.62
    bx, by = x3 - ux * head, y3 - uy * head
    curve = f"M{x0:g} {y0:g}C{x1:g} {y1:g} {x2:g} {y2:g} {bx + ux * 2:g} {by + uy * 2:g}"
    tip = f"M{x3:g} {y3:g}L{bx - uy * half:g} {by + ux * half:g}L{bx + uy * half:g} {by - ux * half:g}Z"
    dashes = f'stroke-dasharray="{2 * stroke.width:g} {2.2 * stroke.width:g}"' if stroke.dashed else ""
    body = [
        svg.path(curve, stroke=INK, line=stroke.width + 5, extra=dashes),
        svg.path(tip, INK, INK, 5),
        svg.path(curve, stroke=stroke.colour, line=stroke.width, extra=dashes),
        svg.path(tip, stroke.colour, stroke.colour, 1),
    ]
    return theme.assets.drawn(svg.svg(size[0] / unit, size[1] / unit, *body), size)


def on_curve(path: Path, share: float) -> tuple[int, int]:
    """The point of a curve after a share of the way."""
    rest = 1 - share
    weights = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
    x = sum(w * p[0] for w, p in zip(weights, path, strict=True))
    return round(x), round(sum(w * p[1] for w, p in zip(weights, path, strict=True)))


def draw_count(surface: pygame.Surface, theme: Theme, number: int, at: tuple[int, int], side: int = 0) -> None:
    """A number on a paper disc."""
    side = side or max(18, theme.px(26))
    picture = theme.assets.keep(("space-disc", side), lambda: disc(theme, side))
    surface.blit(picture, picture.get_rect(center=at))
    style = TextStyle("sans-bold", side * (0.62 if number < 100 else 0.48) / theme.unit, INK, leading=1.0)
    put(surface, theme, str(number), at, style, "center")


def disc(theme: Theme, side: int, fill: str = MOONLIGHT) -> pygame.Surface:
    """A round piece of paper with an edge of ink."""
    return theme.assets.drawn(svg.svg(40, 40, svg.circle(20, 20, 17.6, fill, INK, 3.4)), (side, side))


def kept(theme: Theme, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A picture that is drawn often, kept in the form that is drawn fastest."""
    return theme.assets.keep(("space", name, size), lambda: packed(theme.assets.image(name, size)))


def faint(theme: Theme, name: str, height: int, strength: int = 190) -> pygame.Surface:
    """A picture as it would be there."""
    picture = theme.assets.image_by_height(name, height)

    def fade() -> pygame.Surface:
        pale = picture.copy()
        pale.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
        return pale

    return theme.assets.keep(("space-faint", name, height, strength), fade)


_LABEL = 16


def label_size(theme: Theme, words: str) -> tuple[int, int]:
    """Width and height of a label."""
    size = theme.text_px(_LABEL)
    return theme.fonts.width("sans-bold", size, words) + theme.px(14), size + theme.px(9)


def draw_label(surface: pygame.Surface, theme: Theme, words: str, at: tuple[int, int]) -> pygame.Rect:
    """Small words on a dark plate; `at` is the middle of its lower edge, or nearer where the picture ends."""
    style = TextStyle("sans-bold", _LABEL, MOONLIGHT, leading=1.0)
    box = pygame.Rect((0, 0), label_size(theme, words))
    box.midbottom = at
    box.clamp_ip(surface.get_rect())
    pygame.draw.rect(surface, LABEL, box, border_radius=theme.px(6))
    pygame.draw.rect(surface, MOONLIGHT, box, max(1, theme.px(1.5)), border_radius=theme.px(6))
    put(surface, theme, words, box.center, style, "center")
    return box
