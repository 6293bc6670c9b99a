"""The frames of The Sheep's traits: an oval in the colour of its Shepherd, edged after their trade, and the level."""

import math

from art.journey_plates import plate
from art.journey_props import BRASS, form, group, line
from art.palette import INK, PAPER_LIGHT
from art.prairie_things import blob
from art.svg import disc, ellipse, fleece, oval, path

_RX = 50
_LEAF = ((-7, 0), (-2, 8), (6, 5), (9, 0), (6, -5), (-2, -8))
"""A leaf along its length: stalk, one edge, tip, the other edge."""


def _round(steps: int, reach: tuple[float, float], turn: float = 0) -> list[tuple[float, float]]:
    """Points on the oval, so many, that far out in x and y."""
    angles = (math.tau * (k + turn) / steps for k in range(steps))
    return [(reach[0] * math.cos(a), reach[1] * math.sin(a)) for a in angles]


def _ropes(colour: str) -> str:
    """Miles: the cut corners and double braid of a regimental plate."""
    d = "M-50 -12L-34 -36H34L50 -12V12L34 36H-34L-50 12Z"
    inner = "M-43.6 -10L-30.4 -30H30.4L43.6 -10V10L30.4 30H-30.4L-43.6 10Z"
    return (
        form(d, colour, 2.6) + path(inner, PAPER_LIGHT, INK, 2)
        + line("M-46.8 -11L-32.2 -33H32.2L46.8 -11V11L32.2 33H-32.2L-46.8 11Z", 1.3, BRASS)
    )


def _beads(colour: str) -> str:
    """Agatha: the plain ring of a cameo, pearled."""
    out = ellipse(0, 0, (_RX, 36.4), colour, INK, 2.6)
    out += path(
        "".join(oval(round(x, 1), round(y, 1), 1.5, 1.5) for x, y in _round(30, (47.2, 33.7))), PAPER_LIGHT, None
    )
    return out + ellipse(0, 0, (44.6, 31), PAPER_LIGHT, INK, 2)


def _teeth(colour: str) -> str:
    """Isidore: a wheel of brass."""
    d, steps = "", 16
    for k in range(steps):
        for part, reach in ((0.02, 0.93), (0.14, 1.04), (0.52, 1.04), (0.64, 0.93)):
            a = math.tau * (k + part) / steps
            d += f"{'L' if d else 'M'}{_RX * reach * math.cos(a):.1f} {35.6 * reach * math.sin(a):.1f}"
    return form(d + "Z", colour, 2.4) + ellipse(0, 0, (43, 29.6), PAPER_LIGHT, INK, 2)


def _wool(colour: str) -> str:
    """Nan: scalloped like a fleece."""
    return form(fleece(0, 0, (49, 34.4), 24, 3), colour, 2.6) + ellipse(0, 0, (43.6, 30), PAPER_LIGHT, INK, 2)


def _arches(colour: str) -> str:
    """Silas: a window of four foils."""
    d = (
        "M-22 -26C-18 -41 18 -41 22 -26C40 -34 56 -18 48 0C56 18 40 34 22 26C18 41 -18 41 -22 26"
        "C-40 34 -56 18 -48 0C-56 -18 -40 -34 -22 -26Z"
    )
    return form(d, colour, 2.6) + group(path(d, PAPER_LIGHT, INK, 2.3), scale=(0.88, 0.85))


def _leaves(colour: str) -> str:
    """Wren: a ring of leaves that hides what is in it."""
    d, steps = "", 20
    for k, (x, y) in enumerate(_round(steps, (47.2, 32.8))):
        lean = math.atan2(y, x) + (0.5 if k % 2 else -0.5)
        c, s = math.cos(lean), math.sin(lean)
        spots = (f"{x + c * r - s * t:.1f} {y + s * r + c * t:.1f}" for r, t in _LEAF)
        stalk, *rest = spots
        d += f"M{stalk}C{rest[0]} {rest[1]} {rest[2]}C{rest[3]} {rest[4]} {stalk}Z"
    out = form(d, colour, 2)
    return out + ellipse(0, 0, (43.6, 29.4), PAPER_LIGHT, INK, 2.2)


FRAMES = {
    "miles": ("#b5483a", "#f3d9c4", _ropes),
    "agatha": ("#3f8a86", "#d9ebe2", _beads),
    "isidore": (BRASS, "#f8eab8", _teeth),
    "nan": ("#8fb06a", "#e6eec6", _wool),
    "silas": ("#7a5a9a", "#e4d8ee", _arches),
    "wren": ("#4c6f8c", "#d3e0ea", _leaves),
}
"""Shepherd -> colour, light behind the emblem, frame."""


def emblem(body: str, shepherd: str, level: int, seed: int) -> str:
    """The picture of a trait: `body` in the frame of its Shepherd, with one to three studs for its level."""
    colour, light, frame = FRAMES[shepherd]
    out = frame(colour) + ellipse(0, 0, (41, 27.4), light)
    out += path(blob(6, 6, (28, 17), seed), PAPER_LIGHT, None, extra='fill-opacity="0.6"')
    studs = "".join(
        disc(-57, 34 - 8 * k, 3, BRASS, INK, 1.8) + disc(-57.6, 33.2 - 8 * k, 1, "#f8e2a4") for k in range(level)
    )
    return plate(out + body + studs, "#e4d5b2", colour, seed)
