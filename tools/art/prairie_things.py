"""What stands and lies on the prairie: mesas, stones, tumbleweed, a homestead, wood, and the ground under places."""

import math
import random

from art import wild_beasts as beasts
from art.palette import INK
from art.svg import disc, document, ellipse, group, linear, oval, path

ROCK = "#8e5a34"
"""The line round far rocks, softer than the ink of what lies near."""


def blob(x: float, y: float, radii: tuple[float, float], seed: int, uneven: float = 0.16, count: int = 9) -> str:
    """Path data of a soft uneven patch round x, y."""
    rng, spots = random.Random(seed), []
    for k in range(count):
        angle = 2 * math.pi * k / count
        reach = 1 + rng.uniform(-uneven, uneven)
        spots.append((x + radii[0] * reach * math.cos(angle), y + radii[1] * reach * math.sin(angle)))
    d = f"M{spots[0][0]:.1f} {spots[0][1]:.1f}"
    for k in range(count):
        a, b, c, e = (spots[(k + i) % count] for i in (-1, 0, 1, 2))
        d += f"C{b[0] + (c[0] - a[0]) / 6:.1f} {b[1] + (c[1] - a[1]) / 6:.1f} "
        d += f"{c[0] - (e[0] - b[0]) / 6:.1f} {c[1] - (e[1] - b[1]) / 6:.1f} {c[0]:.1f} {c[1]:.1f}"
    return d + "Z"


def mesa_shape(x: float, width: float, height: float, colour: str, foot: float = 306) -> str:
    """A table mountain whose left edge is x: scree, cliff, strata and a shaded right side."""
    w, h, top = width, height, foot - height
    d = (
        f"M{x - 34} {foot}L{x + 8} {foot - h * 0.42:.0f}L{x + 18} {top + 8:.0f}"
        f"L{x + w * 0.2:.0f} {top + 2:.0f}L{x + w * 0.46:.0f} {top - 5:.0f}"
    )
    d += (
        f"L{x + w * 0.72:.0f} {top + 1:.0f}L{x + w - 20} {top + 6:.0f}"
        f"L{x + w - 10} {foot - h * 0.44:.0f}L{x + w + 40} {foot}Z"
    )
    out = path(d, colour, ROCK, 2.2)
    side = (
        f"M{x + w * 0.62:.0f} {foot}L{x + w * 0.66:.0f} {foot - h * 0.5:.0f}"
        f"L{x + w * 0.64:.0f} {top:.0f}L{x + w - 20} {top + 6:.0f}"
        f"L{x + w - 10} {foot - h * 0.44:.0f}L{x + w + 40} {foot}Z"
    )
    out += path(side, "#8a4a30", None, extra='fill-opacity="0.38"')
    cap = (
        f"M{x + 18} {top + 8:.0f}L{x + w * 0.46:.0f} {top - 5:.0f}L{x + w - 20} {top + 6:.0f}"
        f"L{x + w - 18} {top + h * 0.14:.0f}L{x + 17} {top + h * 0.16:.0f}Z"
    )
    out += path(cap, "#f0c392", None, extra='fill-opacity="0.5"')
    lines = (
        f"M{x + 15} {top + h * 0.3:.0f}L{x + w - 16} {top + h * 0.28:.0f}"
        f"M{x + 12} {foot - h * 0.42:.0f}L{x + w - 12} {foot - h * 0.44:.0f}"
    )
    cracks = "".join(
        f"M{x + w * k:.0f} {top + h * 0.32:.0f}l{(k - 0.5) * 8:.0f} {h * 0.2:.0f}" for k in (0.18, 0.34, 0.5, 0.78)
    )
    return (
        out
        + path(lines, stroke=ROCK, width=1.8, extra='stroke-opacity="0.6"')
        + path(cracks, stroke=ROCK, width=1.8, extra='stroke-opacity="0.5"')
    )


def rock_shape(seed: int) -> str:
    """A stone round 0,0, about 56 wide, its foot at 16."""
    out = ellipse(3, 15, (32, 6), INK, extra='fill-opacity="0.24"') + path(
        blob(0, 0, (27, 17), seed, 0.16, 7), "#c9a886", INK, 2.4
    )
    out += path(blob(-6, -5, (13, 6), seed + 1, 0.2, 7), "#e6d0ae", None, extra='fill-opacity="0.85"')
    return out + path("M8 -2L14 4L12 9M-14 8L-9 11", stroke="#8a6a4a", width=1.8)


def tumbleweed_shape(seed: int = 3) -> str:
    """A ball of dry twigs round 0,0, about 60 wide."""
    rng, d = random.Random(seed), ""
    for k in range(9):
        r = 26 - k * 2.2
        start = rng.uniform(0, 6.3)
        x, y = r * math.cos(start), r * math.sin(start)
        ex, ey = r * math.cos(start + 4.4), r * 0.92 * math.sin(start + 4.4)
        d += f"M{x:.1f} {y:.1f}A{r:.1f} {r * 0.94:.1f} {k * 31} 1 1 {ex:.1f} {ey:.1f}"
    twigs = "".join(
        f"M{20 * math.cos(a):.1f} {20 * math.sin(a):.1f}L{31 * math.cos(a + 0.3):.1f} {31 * math.sin(a + 0.3):.1f}"
        for a in (0.3, 1.2, 2.3, 3.4, 4.4, 5.5)
    )
    out = ellipse(2, 27, (30, 6), INK, extra='fill-opacity="0.24"') + disc(
        0, 0, 25, "#d3ac66", None, extra='fill-opacity="0.55"'
    )
    return out + path(d + twigs, stroke="#7d5a2a", width=2.2)


def homestead() -> str:
    """A small house with smoke and a wind pump, far away before the hills."""
    smoke = "M-22 -52C-34 -62 -14 -72 -24 -84C-32 -94 -16 -100 -20 -110"
    out = path(smoke, stroke="#fff8e6", width=7, extra='stroke-opacity="0.7"')
    out += path("M-27 -50V-34H-17V-50Z", "#8a5a48", INK, 1.8) + path("M-34 0V-26H26V0Z", "#b5754c", INK, 2)
    out += path("M-42 -24L-28 -42H20L34 -24Z", "#7a4a36", INK, 2) + path("M-8 0V-17H4V0Z", "#4b3321", INK, 1.6)
    out += path("M-26 -18H-16V-10H-26ZM11 -18H20V-10H11Z", "#f6d98c", INK, 1.5)
    tower = "M62 0L72 -74L82 0M65 -22H79M68 -46H76M64 -12L78 -32M80 -12L67 -32M67 -34L76 -54M77 -34L69 -54"
    out += path(tower, stroke="#5c4630", width=2.4) + path("M72 -78L98 -84V-70Z", "#c2452d", INK, 1.8)
    vanes = "".join(
        f"M{72 + 4 * math.cos(a):.1f} {-78 + 4 * math.sin(a):.1f}L{72 + 18 * math.cos(a - 0.16):.1f} "
        f"{-78 + 18 * math.sin(a - 0.16):.1f}L{72 + 18 * math.cos(a + 0.2):.1f} {-78 + 18 * math.sin(a + 0.2):.1f}Z"
        for a in (math.pi * k / 4 for k in range(8))
    )
    return out + path(vanes, "#f1e3c4", INK, 1.5) + disc(72, -78, 3, "#5c4630")


def _patch(tone: str, inner: str, seed: int) -> str:
    body = path(blob(210, 110, (196, 98), seed, 0.1, 11), tone, None, extra='fill-opacity="0.55"')
    body += path(blob(206, 112, (168, 80), seed + 1, 0.12, 10), tone, None, extra='fill-opacity="0.6"')
    return body + path(blob(200, 106, (120, 52), seed + 2, 0.16, 9), inner, None, extra='fill-opacity="0.5"')


def grass_patch() -> str:
    """The ground under a field, 420 x 220: soft green with tufts along its edge."""
    body = _patch("#a5b764", "#bcca7c", 4)
    for x, y, k in (
        (44, 104, 1.1),
        (70, 168, 1.2),
        (150, 204, 1),
        (266, 206, 1.1),
        (352, 176, 1.2),
        (382, 112, 1),
        (320, 50, 0.8),
        (96, 52, 0.8),
    ):
        body += group(beasts.tuft(), x, y, k)
    flowers = "".join(
        oval(x, y, 3.4, 3) for x, y in ((110, 190), (300, 196), (60, 134), (372, 142), (206, 212), (340, 70))
    )
    return document((420, 220), body + path(flowers, "#fff6dc", INK, 1.2))


def earth_patch() -> str:
    """The ground under the wild place, 420 x 220: red earth with cracks, stones and a small cactus."""
    body = _patch("#b9774a", "#cf9263", 14)
    cracks = "M60 120l26 10l14 -8l22 14M300 170l22 -12l20 8l24 -14M180 196l20 -8l26 8M330 70l-18 14l8 14"
    body += path(cracks, stroke="#7a4426", width=2.2)
    for x, y, k, seed in ((46, 150, 0.55, 3), (376, 130, 0.6, 8), (250, 200, 0.45, 5), (100, 60, 0.4, 9)):
        body += group(rock_shape(seed), x, y, k)
    return document((420, 220), body + group(beasts.cactus(), 352, 166, 0.62) + group(beasts.cactus(), 30, 100, 0.5))


def post() -> str:
    """A wooden post to hang a hat on, 44 x 270; its top is at 8."""
    defs = linear("wood", (6, 0, 38, 0), (0, "#a9794a", 1), (0.5, "#8f6238", 1), (1, "#6b4426", 1))
    body = path("M6 268L8 14C14 6 30 6 36 14L38 268Z", "url(#wood)", INK, 3) + path(
        "M9 16C16 22 28 22 35 16", stroke="#5f3d20", width=2
    )
    return document(
        (44, 270),
        body
        + path(
            "M15 40C18 90 13 150 17 220M28 34C30 80 26 130 29 190M22 150c4 8 4 18 0 26", stroke="#55361c", width=1.9
        ),
        defs,
    )


def rail() -> str:
    """One length of rail, 400 x 40; copies join side by side."""
    defs = linear("wood", (0, 6, 0, 34), (0, "#c08d54", 1), (1, "#8f6238", 1))
    body = path("M-10 6C100 3 300 9 410 6V33C300 36 100 30 -10 33Z", "url(#wood)", INK, 3)
    grain = "M30 15C120 13 180 19 280 15M150 24C220 22 290 27 370 23M-10 27C30 26 60 28 90 27"
    return document((400, 40), body + path(grain, stroke="#6b4426", width=1.8), defs)


def fence() -> str:
    """A piece of the back fence with three posts, 240 x 60."""
    posts = "".join(f"M{x} 56L{x + 1} 6L{x + 13} 5L{x + 13} 56Z" for x in (26, 112, 198))
    rails = "M-10 18C60 15 180 20 250 18M-10 38C60 36 180 40 250 38"
    return document(
        (240, 60), path(posts, "#8a6238", INK, 2.4) + path(rails, width=9) + path(rails, stroke="#b07e48", width=4.4)
    )
