"""Grounds that fill a window: the endless meadow, and the barn door of the curtain."""

import random

from art.palette import INK
from art.scenery import strokes
from art.svg import disc, document, linear, oval, path, rect

ORIGIN, SIZE = (-200, -100), (2320, 1280)


def meadow() -> str:
    """The meadow under the flock: a warm wash with grass, made to be cropped like the title's painting."""
    rng = random.Random(5)
    edge, light = "#a9b56c", "#d0d898"
    slope = ((0, edge, 1), (0.34, "#bcc781", 1), (0.68, "#c8d18f", 1), (1, light, 1))
    defs = linear("top", (0, -100, 0, 240), *slope) + linear("foot", (0, 1180, 0, 820), *slope)
    body = rect((-200, 230, 2320, 600), 0, light) + rect((-200, -100, 2320, 340), 0, "url(#top)")
    body += rect((-200, 820, 2320, 360), 0, "url(#foot)")
    washes = dict.fromkeys(("#e6e7b8", "#b1ba72"), "")
    for k in range(76):
        x, y, r = rng.randrange(-200, 2120), rng.randrange(-100, 1180), rng.randrange(30, 88)
        washes[tuple(washes)[k % 2]] += oval(x, y, round(r * 1.7), round(r * 0.5))
    body += "".join(path(d, c, None, extra='fill-opacity="0.24"') for c, d in washes.items())
    grass = "".join(strokes(rng.randrange(-200, 2112), rng.randrange(-86, 1180)) for _ in range(480))
    body += path(grass, stroke="#7f8f4a", width=1.6, extra='stroke-opacity="0.45" stroke-linecap="butt"')
    return document(SIZE, body, defs, ORIGIN)


def _plank(x: int, width: int, tone: str, seed: int) -> str:
    rng = random.Random(seed)
    body = rect((x, 0, width, 1080), 3, tone, INK, 3)
    grain = ""
    for _ in range(3):
        gx, y, length = x + rng.randrange(14, width - 14), rng.randrange(0, 500), rng.randrange(260, 560)
        sway, back = rng.randrange(-5, 6), rng.randrange(-5, 6)
        grain += f"M{gx} {y}c{sway} {length // 3} {back} {length * 2 // 3} 0 {length}"
    knot_x, knot_y = x + rng.randrange(22, width - 22), rng.randrange(80, 1000)
    knot = oval(knot_x, knot_y, 8, 13) + oval(knot_x, knot_y, 3, 6)
    return body + path(grain + knot, stroke="#5e1f15", width=2.2, extra='stroke-opacity="0.55"')


def _band(d: str) -> str:
    return path(d, width=54) + path(d, stroke="#efe2c8", width=47) + path(d, stroke="#dccba4", width=2)


def barn_door() -> str:
    """One leaf of the barn, 960 x 1080, with planks, braces and iron; mirror it for the other side."""
    tones = ("#b04a35", "#a8422f", "#b8523b", "#a03c2a")
    body = "".join(_plank(k * 96, 96, tones[(k * 7) % 4], k + 60) for k in range(10))
    defs = linear("shade", (0, 0, 960, 0), (0, INK, 0.3), (0.2, INK, 0.04), (0.85, INK, 0), (1, INK, 0.22))
    body += (
        _band("M60 1010L900 70")
        + _band("M40 40H920M40 540H920M40 1040H920")
        + _band("M40 40V1040M920 40V1040")
    )
    nails = "".join(oval(x, y, 5, 5) for x in (40, 920) for y in (40, 290, 540, 790, 1040))
    nails += "".join(oval(x, y, 5, 5) for x in (232, 424, 616, 808) for y in (40, 540, 1040))
    body += path(nails, "#4a3b2e", INK, 2)
    for y in (190, 890):
        body += path(f"M0 {y - 22}H250L290 {y}L250 {y + 22}H0Z", "#4b4f5c", INK, 4)
        body += "".join(disc(x, y, 7, "#8a8f9d", INK, 2.4) for x in (40, 130, 220))
    body += path("M846 470V610", width=26) + path("M846 470V610", stroke="#6d7180", width=17)
    return document((960, 1080), body + rect((0, 0, 960, 1080), 0, "url(#shade)"), defs)
