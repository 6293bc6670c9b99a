"""The stage of the event plates: paper of 180 x 90 with sky, land, weather and a frame, by day inked, by night pale.

Land follows the round corners of the sky below, so that nothing shows outside the frame.
"""

import math
import random
from collections.abc import Iterable

from art.palette import INK
from art.scenery import strokes
from art.svg import disc, document, ellipse, fleece, group, linear, num, oval, path, radial, rect

SIZE = (180, 90)
PALE = "#f2e9d6"
"""The line of everything that is drawn at night."""

_FOOT = "V82a7 7 0 0 1 -7 7H8a7 7 0 0 1 -7 -7Z"


def sheet(sky: tuple[str, ...], body: str, line: str = INK, defs: str = "") -> str:
    """A whole plate: a sky of two or more colours from the top down, what stands before it, and the frame."""
    stops = ((k / (len(sky) - 1), colour, 1) for k, colour in enumerate(sky))
    paint = linear("sky", (0, 2, 0, 66), *stops)
    frame = rect((1.3, 1.3, 177.4, 87.4), 7, "none", line, 2.6)
    return document(SIZE, rect((1, 1, 178, 88), 7, "url(#sky)") + body + frame, paint + defs)


def day(sky: tuple[str, ...], body: str, defs: str = "") -> str:
    """A plate of the day."""
    return sheet(sky, body, INK, defs)


def night(sky: tuple[str, ...], body: str, defs: str = "") -> str:
    """A plate of the night."""
    return sheet(sky, body, PALE, defs)


def land(heights: tuple[float, float, float, float], colour: str, line: str | None = INK, width: float = 1.8) -> str:
    """Ground from edge to edge: its horizon is one curve over the four heights, left to right."""
    a, b, c, d = (num(y) for y in heights)
    return path(f"M1 {a}C60 {b} 120 {c} 179 {d}{_FOOT}", colour, line, width)


def ground(d: str, colour: str, line: str | None = INK, width: float = 1.8) -> str:
    """Ground with a horizon of its own: path data from x = 1 to x = 179."""
    return path(d + _FOOT, colour, line, width)


def road(d: str, colour: str = "#e3cc96", edge: str | None = "#7a6238") -> str:
    """A road as a closed shape."""
    return path(d, colour, edge, 1.5)


def rod(d: str, colour: str, widths: tuple[float, float], line: str = INK) -> str:
    """A stick along path data `d` with an edge: its whole width, and that of its colour."""
    return path(d, stroke=line, width=widths[0]) + path(d, stroke=colour, width=widths[1])


def wash(seed: int, box: tuple[float, float, float, float], colour: str, count: int = 5, opacity: float = 0.45) -> str:
    """Flat uneven patches of colour inside the box x, y, width, height."""
    rng, (x, y, w, h) = random.Random(seed), box
    d = "".join(
        oval(round(x + rng.uniform(0, w)), round(y + rng.uniform(0, h)), rng.randrange(9, 22), rng.randrange(2, 5))
        for _ in range(count)
    )
    return path(d, colour, None, extra=f'fill-opacity="{opacity}"')


def grass(seed: int, box: tuple[float, float, float, float], count: int = 8, colour: str = "#7f8f4a") -> str:
    """Pairs of blades strewn over the box x, y, width, height."""
    rng, (x, y, w, h) = random.Random(seed), box
    d = "".join(strokes(x + rng.uniform(0, w), y + rng.uniform(0, h)) for _ in range(count))
    return path(d, stroke=colour, width=1.3)


def cloud(x: float, y: float, k: float = 1, colour: str = "#fffaf0", line: str | None = None) -> str:
    """A flat-bottomed cloud about 50 wide, its foot's middle at x, y."""
    d = "M-22 0C-29 -6 -20 -13 -13 -9C-11 -18 3 -19 6 -11C12 -16 21 -12 19 -7C26 -6 26 0 22 0Z"
    return group(path(d, colour, line, 1.8), x, y, k)


def stars(seed: int, count: int, depth: float = 50, colour: str = "#f2e9d6", opacity: float = 0.85) -> str:
    """Dots over the whole width down to `depth`."""
    rng = random.Random(seed)
    d = "".join(
        oval(round(rng.uniform(7, 173), 1), round(rng.uniform(7, depth), 1), *(rng.choice((0.7, 0.9, 1.3)),) * 2)
        for _ in range(count)
    )
    return path(d, colour, None, extra=f'fill-opacity="{opacity}"')


def moon(x: float, y: float, r: float, colour: str = "#f6e9bd") -> str:
    """A full moon with a ring of light and its seas."""
    out = disc(x, y, r * 1.45, colour, extra='fill-opacity="0.14"') + disc(x, y, r, colour, INK, 1.6)
    seas = oval(x - r * 0.32, y - r * 0.2, r * 0.26, r * 0.2) + oval(x + r * 0.3, y + r * 0.3, r * 0.3, r * 0.2)
    return out + path(
        seas + oval(x + r * 0.2, y - r * 0.45, r * 0.14, r * 0.1), "#cdbb86", None, 0, 'fill-opacity="0.7"'
    )


def crescent(x: float, y: float, r: float, bite: float, turn: float = 0, colour: str = "#f6e9bd") -> str:
    """A crescent open to the right whose inner curve has the radius `bite` (0.87 to 1) times `r`: near 1 it is thin."""
    inner = num(r * bite)
    d = f"M{num(r * 0.5)} {num(-r * 0.87)}A{num(r)} {num(r)} 0 1 0 {num(r * 0.5)} {num(r * 0.87)}"
    return group(path(f"{d}A{inner} {inner} 0 1 1 {num(r * 0.5)} {num(-r * 0.87)}Z", colour, None), x, y, 1, turn)


def mist(spots: Iterable[tuple[float, float, float]], colour: str, opacity: float = 0.6) -> str:
    """Flat streaks: middle x, middle y and width of each."""
    d = ""
    for x, y, w in spots:
        d += f"M{num(x - w / 2)} {num(y)}c{num(w * 0.25)} -5 {num(w * 0.75)} -5 {num(w)} 0"
        d += f"c{num(-w * 0.2)} 4 {num(-w * 0.8)} 4 {num(-w)} 0z"
    return path(d, colour, None, extra=f'fill-opacity="{opacity}"')


def glow(name: str, x: float, y: float, r: float, colour: str = "#ffd76a") -> tuple[str, str]:
    """Light round x, y: (its gradient, its shape)."""
    paint = radial(name, (x, y, r), (0, colour, 0.75), (0.5, colour, 0.28), (1, colour, 0))
    return paint, disc(x, y, r, f"url(#{name})")


def rays(x: float, y: float, reach: tuple[float, float], count: int, colour: str, width: float = 1.8) -> str:
    """Strokes all round a sun."""
    d = ""
    for k in range(count):
        c, s = math.cos(math.tau * k / count), math.sin(math.tau * k / count)
        d += f"M{x + reach[0] * c:.1f} {y + reach[0] * s:.1f}L{x + reach[1] * c:.1f} {y + reach[1] * s:.1f}"
    return path(d, stroke=colour, width=width)


def rain(seed: int, count: int, fall: tuple[float, float], colour: str, width: float = 1.4) -> str:
    """Strokes of rain over the whole plate, each as long and slanted as `fall` says."""
    rng = random.Random(seed)
    d = "".join(f"M{rng.randrange(6, 174)} {rng.randrange(4, 72)}l{num(fall[0])} {num(fall[1])}" for _ in range(count))
    return path(d, stroke=colour, width=width)


def smoke(x: float, y: float, k: float = 1, colour: str = "#8b8592", opacity: float = 0.7) -> str:
    """A column of smoke drifting to the right from x, y."""
    puffs = fleece(2, -7, (5, 4), 6, 1) + fleece(7, -16, (7, 5.5), 7, 2) + fleece(15, -27, (10, 7), 8, 3)
    return group(path(puffs, colour, None, extra=f'fill-opacity="{opacity}"'), x, y, k)


def shade(x: float, y: float, rx: float, ry: float = 2, opacity: float = 0.25) -> str:
    """A flat shadow on the ground."""
    return ellipse(x, y, (rx, ry), INK, extra=f'fill-opacity="{opacity}"')
