"""The ground of the journey's maps: hexes of 120 x 104 of every terrain, in several looks, and the shadow over them.

Neighbouring hexes join without a seam: each is drawn a little over its edge, and what stands on it keeps inside.
"""

import math
import random
from collections.abc import Callable

from art.palette import INK
from art.scenery import strokes
from art.svg import disc, document, ellipse, fleece, group, oval, path

SIZE = (120, 104)
_CORNERS = ((30, 0), (90, 0), (120, 52), (90, 104), (30, 104), (0, 52))
_MEADOWS = (
    ("#b5c57a", "#98b062", "#d2d796"),
    ("#b1c27b", "#95ad60", "#ced492"),
    ("#b8c87e", "#9db465", "#d8dc9e"),
)
"""Tones of meadow: ground, its damp places, its dry places."""
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


def _blob(rng: random.Random, x: float, y: float, radii: tuple[float, float]) -> str:
    """Path data of a smooth uneven patch."""
    around = []
    for k in range(7):
        a, reach = 2 * math.pi * k / 7, rng.uniform(0.78, 1.2)
        around.append((x + radii[0] * reach * math.cos(a), y + radii[1] * reach * math.sin(a)))
    d = f"M{around[0][0]:.1f} {around[0][1]:.1f}"
    for k in range(7):
        before, here, after, last = (around[(k + step) % 7] for step in (-1, 0, 1, 2))
        ends = [
            (here[0] + (after[0] - before[0]) / 6, here[1] + (after[1] - before[1]) / 6),
            (after[0] - (last[0] - here[0]) / 6, after[1] - (last[1] - here[1]) / 6),
            after,
        ]
        d += "C" + " ".join(f"{a:.1f} {b:.1f}" for a, b in ends)
    return d + "Z"


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


def _tufts(rng: random.Random, count: int) -> str:
    """Tufts of three blades."""
    d = ""
    for _ in range(count):
        x, y = rng.uniform(26, 92), rng.uniform(28, 92)
        d += f"M{x:.0f} {y:.0f}l-3.4 -6.4m3.4 6.4l.4 -9m-.4 9l4 -6.6"
    return path(d, stroke="#6d8442", width=1.6, extra='stroke-opacity="0.85"')


def meadow(seed: int) -> str:
    """Short grass on uneven ground; of six looks two have flowers, one a few pebbles."""
    rng = random.Random(seed)
    base, low, high = _MEADOWS[seed % len(_MEADOWS)]
    body = _hex(base)
    body += path(_blob(rng, rng.uniform(48, 72), rng.uniform(42, 62), (36, 23)), low, None, extra='fill-opacity="0.32"')
    body += path(
        _blob(rng, rng.uniform(36, 84), rng.uniform(30, 76), (21, 11)), high, None, extra='fill-opacity="0.45"'
    )
    body += _grass(rng, 5) + _tufts(rng, 4)
    x, y = rng.uniform(42, 74), rng.uniform(36, 70)
    if seed % 3 == 0:
        colour, middle = rng.choice((("#fdf6e6", "#e0b030"), ("#d9799b", "#f6d9a0"), ("#f2d35a", "#b5772a")))
        for _ in range(5):
            fx, fy = x + rng.uniform(-13, 13), y + rng.uniform(-9, 9)
            body += disc(fx, fy, 2.6, colour, "#66803f", 0.8) + disc(fx, fy, 1, middle)
    elif seed % 6 == 1:
        body += path(
            oval(x, y, 4.4, 3) + oval(x + 7, y + 3, 3, 2.1) + oval(x - 4, y + 5, 2.2, 1.5), "#cfc9b4", "#8a8468", 1
        )
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


def _swell(x: float, y: float, wide: float, high: float) -> str:
    """A rounded down with its foot on the line y, lit from the left."""

    def at(u: float, v: float) -> str:
        return f"{x + u * wide:.1f} {y - v * high:.1f}"

    ridge = f"M{at(-1, 0)}C{at(-0.55, 1)} {at(0.3, 1.1)} {at(1, 0)}"
    lee = (
        f"M{at(0, 0.78)}C{at(0.4, 0.76)} {at(0.7, 0.45)} {at(1, 0)}"
        f"H{x + wide * 0.36:.1f}C{at(0.5, 0.3)} {at(0.3, 0.6)} {at(0, 0.78)}Z"
    )
    out = path(ridge + "Z", "#d3daa0", None) + path(lee, "#8fa25b", None, extra='fill-opacity="0.7"')
    marks = f"M{at(0.3, 0.6)}L{at(0.42, 0.36)}M{at(0.48, 0.5)}L{at(0.58, 0.27)}M{at(0.66, 0.36)}L{at(0.73, 0.16)}"
    out += path(marks, stroke="#66753c", width=1.6) + path(ridge, stroke="#5f6e3a", width=2)
    return out + path(f"M{at(-0.62, 0.34)}Q{at(-0.4, 0.6)} {at(-0.14, 0.65)}", stroke="#f1f3d4", width=2.4)


def hill(seed: int) -> str:
    """Bare chalk down: two swells with hachures on their shaded side."""
    rng = random.Random(seed)
    body = _hex("#bac882") + _washes(rng, ("#d6dbab", "#a9b96f"), 0.55)
    swells = ((44, 54, 34), (72, 86, 33)) if seed % 2 else ((74, 52, 32), (46, 84, 36))
    for x, y, wide in swells:
        body += _swell(x + rng.uniform(-3, 3), y, wide, wide * rng.uniform(0.98, 1.12))
    if seed % 3 == 1:
        body += disc(24, 72, 3, "#efe9d2", "#8b8568", 1) + disc(30, 75, 2.2, "#efe9d2", "#8b8568", 1)
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
    body += path(mist, "#8c85a6", None, extra='fill-opacity="0.5"')
    x, y = ((28, 60), (92, 46), (88, 68), (30, 44))[seed % 4]
    eyes = oval(x, y, 1.7, 2.2) + oval(x + 7, y - 0.6, 1.7, 2.2)
    if seed % 2:
        eyes += oval(x + 4, y - 17, 1.2, 1.6) + oval(x + 9, y - 17, 1.2, 1.6)
    return body + path(eyes, "#d9d2a8", None, extra='fill-opacity="0.8"')


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
