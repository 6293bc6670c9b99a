"""Small words for writing SVG: shapes, gradients, groups and whole documents as text.

Everything stays inside the subset that pygame's SVG reader draws: no text, use, clip, mask, filter or
pattern; gradients in user units; hexadecimal colours only. Lengths are units of the drawing's box.
"""

import math
import random
import re

from art.palette import INK

Number = float | int
Stop = tuple[Number, str, Number]


def num(value: Number) -> str:
    """A number with at most two decimals and no needless signs."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _stroke(colour: str | None, width: Number) -> str:
    return f' stroke="{colour}" stroke-width="{num(width)}"' if colour else ""


def _extra(text: str) -> str:
    return f" {text}" if text else ""


def path(d: str, fill: str = "none", stroke: str | None = INK, width: Number = 3, extra: str = "") -> str:
    """A path; filled and inked unless told otherwise (`stroke=None` leaves the line away)."""
    return f'<path d="{d}" fill="{fill}"{_stroke(stroke, width)}{_extra(extra)}/>'


def ellipse(
    x: Number,
    y: Number,
    radii: tuple[Number, Number],
    fill: str,
    stroke: str | None = None,
    width: Number = 3,
    extra: str = "",
) -> str:
    """An ellipse round x, y with horizontal and vertical radius."""
    shape = f'cx="{num(x)}" cy="{num(y)}" rx="{num(radii[0])}" ry="{num(radii[1])}"'
    return f'<ellipse {shape} fill="{fill}"{_stroke(stroke, width)}{_extra(extra)}/>'


def disc(
    x: Number,
    y: Number,
    radius: Number,
    fill: str,
    stroke: str | None = None,
    width: Number = 3,
    extra: str = "",
) -> str:
    """A round ellipse."""
    return ellipse(x, y, (radius, radius), fill, stroke, width, extra)


def rect(
    box: tuple[Number, Number, Number, Number],
    radius: Number,
    fill: str,
    stroke: str | None = None,
    width: Number = 3,
    extra: str = "",
) -> str:
    """A rectangle (x, y, width, height) with round corners."""
    x, y, w, h = box
    shape = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(radius)}"'
    return f'<rect {shape} fill="{fill}"{_stroke(stroke, width)}{_extra(extra)}/>'


def group(
    body: str,
    x: Number = 0,
    y: Number = 0,
    scale: Number | tuple[Number, Number] = 1,
    turn: Number = 0,
    opacity: Number = 1,
) -> str:
    """`body` scaled, then turned (degrees, clockwise), then moved by x, y."""
    sx, sy = scale if isinstance(scale, tuple) else (scale, scale)
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if turn:
        steps.append(f"rotate({num(turn)})")
    if (sx, sy) != (1, 1):
        steps.append(f"scale({sx:.4g} {sy:.4g})")
    attributes = f' transform="{" ".join(steps)}"' if steps else ""
    if opacity != 1:
        attributes += f' opacity="{num(opacity)}"'
    return f"<g{attributes}>{body}</g>"


def _stops(stops: tuple[Stop, ...]) -> str:
    out = ""
    for offset, colour, alpha in stops:
        see_through = f' stop-opacity="{num(alpha)}"' if alpha != 1 else ""
        out += f'<stop offset="{num(offset)}" stop-color="{colour}"{see_through}/>'
    return out


def linear(name: str, line: tuple[Number, Number, Number, Number], *stops: Stop) -> str:
    """A gradient along the line x1, y1, x2, y2; stops are (offset, colour, opacity)."""
    x1, y1, x2, y2 = (num(v) for v in line)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(name: str, circle: tuple[Number, Number, Number], *stops: Stop) -> str:
    """A gradient outward in the circle x, y, radius; stops are (offset, colour, opacity)."""
    x, y, r = (num(v) for v in circle)
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
        f"{_stops(stops)}</radialGradient>"
    )


def document(
    size: tuple[Number, Number], body: str, defs: str = "", origin: tuple[Number, Number] = (0, 0)
) -> str:
    """A whole SVG file: a box of `size` units whose upper left corner is `origin`."""
    box = " ".join(num(v) for v in (*origin, *size))
    wide, high = num(size[0]), num(size[1])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{wide}" height="{high}">'
    paints = f"<defs>{defs}</defs>\n" if defs else ""
    body = body.replace("><", ">\n<")
    return f'{head}\n{paints}<g stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g>\n</svg>\n'


_BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"')


def box_of(text: str) -> tuple[float, float, float, float]:
    """The view box of a document: left, top, width, height."""
    found = _BOX.search(text)
    if found is None:
        raise ValueError("the drawing has no viewBox")
    left, top, width, height = (float(v) for v in found.groups())
    return left, top, width, height


class Inliner:
    """Puts whole drawings into another one, giving each copy gradient names of its own."""

    def __init__(self) -> None:
        self._copies = 0

    def put(self, text: str, x: Number, y: Number, width: Number, opacity: Number = 1) -> str:
        """`text` with the upper left corner of its box at x, y and `width` units wide."""
        self._copies += 1
        left, top, wide, _ = box_of(text)
        body = re.sub(r"^<svg[^>]*>\s*|\s*</svg>\s*$", "", text)
        body = re.sub(r'id="(\w+)"', rf'id="\1x{self._copies}"', body)
        body = re.sub(r"url\(#(\w+)\)", rf"url(#\1x{self._copies})", body)
        scale = width / wide
        return group(body, x - left * scale, y - top * scale, scale, 0, opacity)

    def put_at(self, text: str, x: Number, y: Number, width: Number, opacity: Number = 1) -> str:
        """The same with the middle of its box at x, y."""
        _, _, wide, high = box_of(text)
        return self.put(text, x - width / 2, y - width * high / wide / 2, width, opacity)


def fleece(x: Number, y: Number, radii: tuple[Number, Number], scallops: int = 12, seed: int = 1) -> str:
    """Path data of a closed, scalloped, slightly uneven outline round x, y."""
    rng, points = random.Random(seed), []
    for k in range(scallops):
        angle = 2 * math.pi * (k + rng.uniform(-0.12, 0.12)) / scallops - 1.2
        reach = 1 + rng.uniform(-0.03, 0.03)
        points.append((x + radii[0] * reach * math.cos(angle), y + radii[1] * reach * math.sin(angle)))
    d = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for k in range(scallops):
        to = points[(k + 1) % scallops]
        r = math.dist(points[k], to) * 0.56
        d += f"A{r:.1f} {r:.1f} 0 0 1 {to[0]:.1f} {to[1]:.1f}"
    return d + "Z"


def oval(x: Number, y: Number, rx: Number, ry: Number) -> str:
    """Path data of an ellipse, for many of one paint in a single path."""
    a, b = num(rx), num(ry)
    return f"M{num(x - rx)} {num(y)}a{a} {b} 0 1 0 {num(2 * rx)} 0a{a} {b} 0 1 0 {num(-2 * rx)} 0z"


def spokes(x: Number, y: Number, reach: tuple[Number, Number], count: int) -> str:
    """Path data of `count` straight lines from the inner to the outer radius."""
    d = ""
    for k in range(count):
        c, s = math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count)
        d += f"M{x + reach[0] * c:.1f} {y + reach[0] * s:.1f}L{x + reach[1] * c:.1f} {y + reach[1] * s:.1f}"
    return d


def ground_shadow(
    x: Number, y: Number, radii: tuple[Number, Number], name: str = "shadow"
) -> tuple[str, str]:
    """A soft shadow on the ground round x, y: (its gradient, its shape)."""
    squash = radii[1] / radii[0]
    paint = radial(name, (0, 0, radii[0]), (0, INK, 0.42), (0.7, INK, 0.26), (1, INK, 0))
    return paint, group(disc(0, 0, radii[0], f"url(#{name})"), x, y, (1, squash))
