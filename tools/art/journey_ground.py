"""The ground of the journey's maps: hexes of 120 x 104 of every terrain, in several looks, and the shadow over them.

Neighbouring hexes join without a seam: each is drawn a little over its edge, and what stands on it keeps inside.
"""

import random
from collections.abc import Callable

from art.palette import INK
from art.scenery import strokes
from art.svg import disc, document, ellipse, fleece, group, oval, path

SIZE = (120, 104)
_CORNERS = ((30, 0), (90, 0), (120, 52), (90, 104), (30, 104), (0, 52))
_TREE_PLACES = ((28, 36), (52, 24), (82, 30), (98, 50), (40, 58), (68, 52), (86, 72), (54, 82), (24, 66))


def _hex(colour: str, grow: float = 1.035) -> str:
    points = ((60 + (x - 60) * grow, 52 + (y - 52) * grow) for x, y in _CORNERS)
    return path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", colour, None)


def _washes(rng: random.Random, colours: tuple[str, ...], opacity: float = 0.5) -> str:
    out = ""
    for colour in colours:
        d = ""
        for _ in range(3):
            rx = rng.uniform(11, 26)
            d += oval(rng.uniform(38, 82), rng.uniform(26, 78), round(rx, 1), round(rx * 0.55, 1))
        out += path(d, colour, None, extra=f'fill-opacity="{opacity}"')
    return out


def _grass(rng: random.Random, count: int, colour: str = "#7f8f4a") -> str:
    d = "".join(strokes(rng.uniform(22, 92), rng.uniform(22, 94)) for _ in range(count))
    return path(d, stroke=colour, width=1.5, extra='stroke-opacity="0.75"')


def _tree(x: float, y: float, tone: str, size: float, seed: int, pine: bool) -> str:
    body = ellipse(2, 9, (11, 3.4), INK, extra='fill-opacity="0.2"') + path("M0 -2V9", width=4.4)
    if pine:
        body += path("M0 -32L9 -16L6 -16L13 1L-13 1L-6 -16L-9 -16Z", tone, INK, 1.9)
        body += path("M0 -31L9 -16L5.5 -16L12 0L2 0Z", INK, None, extra='fill-opacity="0.16"')
    else:
        body += path(fleece(0, -12, (12, 11.5), 8, seed), tone, INK, 1.9)
        body += path(fleece(-3, -16, (5.5, 4.6), 6, seed + 1), "#f6eedc", None, extra='fill-opacity="0.22"')
    return group(body, round(x, 1), round(y, 1), round(size, 2))


def meadow(seed: int) -> str:
    """Short grass; every third with flowers."""
    rng = random.Random(seed)
    body = _hex("#b5c57a") + _washes(rng, ("#a6b96a", "#c9d391")) + _grass(rng, 9)
    if seed % 3 == 0:
        colour = rng.choice(("#f6eedc", "#e8c860", "#d9799b"))
        x, y = rng.uniform(40, 74), rng.uniform(34, 70)
        for _ in range(5):
            body += disc(x + rng.uniform(-12, 12), y + rng.uniform(-8, 8), 2.4, colour, "#66803f", 0.8)
    return body


def field(seed: int) -> str:
    """Ploughed or standing corn; the furrows run one of three ways, a hedge stands round it."""
    rng = random.Random(seed)
    base, furrow = (("#d9c37a", "#b59a4e"), ("#c9ad78", "#9c7f50"))[seed % 2]
    rows = ""
    for k in range(-4, 5):
        half = 50 - abs(k) * 5.6
        rows += f"M{-half:.1f} {k * 10.2:.1f}Q0 {k * 10.2 + 2.5:.1f} {half:.1f} {k * 10.2:.1f}"
    inner = path(rows, stroke=furrow, width=2.2, extra='stroke-opacity="0.8"')
    if seed % 2 == 0:
        ears = "".join(f"M{rng.uniform(-36, 34):.0f} {rng.uniform(-34, 36):.0f}l1.5 -5" for _ in range(16))
        inner += path(ears, stroke="#8f7632", width=1.5)
    hedge = "M30 2L90 2L118 52L90 102L30 102L2 52Z"
    body = _hex(base) + group(inner, 60, 52, 1, (0, 60, -60)[seed % 3])
    body += path(hedge, stroke="#6f8a48", width=4.5) + path(hedge, stroke="#8aa35e", width=1.6)
    return body


def wood(seed: int) -> str:
    """Nine trees, round ones and pointed ones."""
    rng = random.Random(seed)
    body = _hex("#98b168") + path(fleece(60, 54, (44, 38), 11, seed), "#7f9a57", None, extra='fill-opacity="0.75"')
    for k, (x, y) in enumerate(sorted(_TREE_PLACES, key=lambda p: p[1])):
        tone = rng.choice(("#5e8a4a", "#547f45", "#6b9450", "#4e7a4a"))
        at = (x + rng.uniform(-4, 4), y + rng.uniform(-3, 3) + 6)
        body += _tree(*at, tone, rng.uniform(0.8, 1), seed * 10 + k, rng.random() < 0.4)
    return body


def hill(seed: int) -> str:
    """Bare chalk down: two swells with hachures, pale where the turf is thin."""
    rng = random.Random(seed)
    body = _hex("#bcc984") + _washes(rng, ("#d6dbab", "#a9b96f"), 0.55)
    swells = ((42, 44, 30), (76, 70, 26)) if seed % 2 else ((74, 42, 26), (44, 68, 32))
    for x, y, wide in ((x + rng.uniform(-5, 5), y, wide) for x, y, wide in swells):
        high = wide * rng.uniform(0.62, 0.75)
        swell = f"M{x - wide:.1f} {y + 12}C{x - wide * 0.5:.1f} {y - high:.1f} {x + wide * 0.4:.1f} {y - high:.1f} "
        swell += f"{x + wide:.1f} {y + 12}"
        body += path(swell + "Z", "#cdd59a", None) + path(swell, stroke="#6f7d43", width=2)
        marks = "".join(
            f"M{x + t * wide:.1f} {y + 2 - high * 0.42 * (1 - t * t * 1.6):.1f}l{2 + t * 7:.1f} {8 + abs(t) * 2:.1f}"
            for t in (-0.45, -0.2, 0.05, 0.3, 0.55)
        )
        body += path(marks, stroke="#8b985a", width=1.6)
    if seed % 3 == 1:
        body += disc(40, 84, 3.4, "#efe9d2", "#8b8568", 1) + disc(47, 87, 2.4, "#efe9d2", "#8b8568", 1)
    return body


def marsh(seed: int) -> str:
    """Wet ground with pools and reeds."""
    rng = random.Random(seed)
    body = _hex("#a9b489") + _washes(rng, ("#98a67c", "#bcc39a"))
    pools = oval(44 + rng.uniform(-8, 8), 38, 19, 6.5) + oval(76 + rng.uniform(-8, 6), 70, 21, 7)
    body += path(pools, "#8fb0b4", "#6b8b86", 1.5)
    reeds, heads = "", ""
    for _ in range(11):
        x, y = rng.uniform(24, 94), rng.uniform(34, 92)
        for lean in (-3, 0, 3.4):
            high = rng.uniform(11, 17)
            reeds += f"M{x + lean / 2:.1f} {y:.1f}q{lean / 3:.1f} {-high / 2:.1f} {lean:.1f} {-high:.1f}"
        if rng.random() < 0.5:
            heads += f"M{x:.1f} {y - 14:.1f}v-5"
    body += path(reeds, stroke="#6a7447", width=1.6)
    return body + path(heads, stroke="#6e4a30", width=3.2)


def water(seed: int) -> str:
    """Open water with ripples."""
    rng = random.Random(seed)
    body = _hex("#8db9c9") + _washes(rng, ("#7cabc0", "#9cc5d1"), 0.6)
    light, dark = "", ""
    for k in range(7):
        x, y = rng.uniform(26, 80), 20 + k * 10.5 + rng.uniform(-3, 3)
        d = f"M{x:.1f} {y:.1f}q5 -5 10 0q5 5 10 0"
        if k % 2:
            light += d
        else:
            dark += d
    return body + path(light, stroke="#dcebea", width=1.8) + path(dark, stroke="#5a93ab", width=1.8)


def shadow(seed: int) -> str:
    """What nothing can enter: dark ground, a dead tree, mist."""
    rng = random.Random(seed)
    body = _hex("#55506b", 1) + path(fleece(60, 52, (46, 37), 10, seed), "#443f5a", None)
    lines = "".join(f"M{60 + k * 12 - 8} {84 - abs(k) * 5}l16 {-64 + abs(k) * 10}" for k in range(-3, 4))
    body += path(lines, stroke="#332e47", width=2.2, extra='stroke-opacity="0.6"')
    trunk = "M0 30C-2 12 2 2 0 -14M0 6L-15 -10M-15 -10L-23 -10M-15 -10L-15 -21M0 -2L14 -17M14 -17L23 -18"
    trunk += "M14 -17L13 -27M0 -14L-6 -27M0 -14L6 -29"
    size = round(rng.uniform(0.85, 1.1), 2)
    tree = path(trunk, stroke="#1f1b2b", width=4)
    body += group(tree, round(60 + rng.uniform(-12, 12), 1), 53, (size if seed % 2 else -size, size))
    mist = oval(46 + rng.uniform(-6, 6), 78, 21, 5) + oval(78 + rng.uniform(-6, 6), 84, 18, 4.4)
    return body + path(mist, "#8c85a6", None, extra='fill-opacity="0.5"')


TERRAINS: dict[str, tuple[Callable[[int], str], int]] = {
    "meadow": (meadow, 6),
    "field": (field, 4),
    "wood": (wood, 5),
    "hill": (hill, 4),
    "marsh": (marsh, 5),
    "water": (water, 4),
    "shadow": (shadow, 4),
}
"""Terrain -> how it is drawn, and in how many looks."""


def pieces() -> dict[str, str]:
    """Every look of every terrain by its name below the game's pictures."""
    return {
        f"terrain/{terrain}-{look + 1}": document(SIZE, draw(look + 1))
        for terrain, (draw, count) in TERRAINS.items()
        for look in range(count)
    }
