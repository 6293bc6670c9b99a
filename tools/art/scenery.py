"""Things that grow and stand about: trees, tufts, pond, hedge, lantern, clouds, moon."""

import math
import random

from art.palette import INK
from art.svg import disc, document, ellipse, fleece, linear, oval, path, radial, rect

TREES = {"day": ("#a9bf6c", "#6d8a43", "#7d5a38"), "dusk": ("#6f6a86", "#3d3a58", "#3b2c33")}
FLOWERS = {"daisy": (5, "#fffdf5"), "poppy": (6, "#d9634c"), "bell": (8, "#7f9fd0")}


def tree(tone: str) -> str:
    """A round tree by day or at dusk, 140 x 180, standing at 71, 172."""
    light, dark, trunk = TREES[tone]
    defs = radial("crown", (60, 50, 74), (0, light, 1), (1, dark, 1))
    body = ellipse(70, 172, (46, 7), INK, extra='fill-opacity="0.3"')
    body += path("M60 172C64 140 62 120 60 100H82C80 124 78 146 84 172Z", trunk, INK, 3.2)
    body += path(fleece(70, 66, (54, 52), 11, 6), "url(#crown)", INK, 3.4)
    curls = "M38 56A9 9 0 1 1 52 62M72 36A9 9 0 1 1 86 42M84 74A9 9 0 1 1 98 80M52 88A8 8 0 1 1 64 94"
    return document((140, 180), body + path(curls, width=2.2, extra='stroke-opacity="0.45"'), defs)


def blades(rng: random.Random, x: float, y: float, scale: float = 1) -> str:
    """Path data of a tuft of grass whose foot is at x, y."""
    d = ""
    for k in range(7):
        foot = x + scale * (k * 4 - 12 + rng.uniform(-1, 1))
        tip = foot + scale * ((k - 3) * 3.2 + rng.uniform(-1, 1))
        top = y - scale * (23 - abs(k - 3) * 3 + rng.uniform(-2, 2))
        d += f"M{foot:.1f} {y:.1f}C{foot:.1f} {y - 8 * scale:.1f} "
        d += f"{foot + (k - 3) * 1.4 * scale:.1f} {y - 16 * scale:.1f} {tip:.1f} {top:.1f}"
    return d


def tuft(flower: str | None = None) -> str:
    """A tuft of grass, with flowers of FLOWERS if asked, 50 x 44, foot at 24, 36."""
    seed, colour = FLOWERS.get(flower or "", (3, None))
    body = ellipse(25, 37, (18, 4), "#5d6b33", extra='fill-opacity="0.3"')
    body += path(blades(random.Random(seed), 24, 36), stroke="#6d7d3d", width=2.4)
    for x, y, s in ((15, 14, 1.0), (33, 19, 0.8), (26, 8, 0.9)) if colour else ():
        petals = [k * 1.2566 for k in range(5)]
        for a in petals:
            body += disc(
                x + 3.8 * s * math.cos(a), y + 3.8 * s * math.sin(a), 2.9 * s, colour or "", INK, 0.9
            )
        body += disc(x, y, 2.4 * s, "#e0b030", INK, 0.9)
    return document((50, 44), body)


def lantern() -> str:
    """A lit lantern with its glow, 96 x 124; the handle's top is at 48, 20."""
    glow = radial("glow", (48, 74, 48), (0, "#ffe9a6", 0.85), (0.45, "#ffcf62", 0.32), (1, "#ffcf62", 0))
    fire = radial("fire", (48, 78, 24), (0, "#fffbe0", 1), (0.6, "#ffd76a", 1), (1, "#e89a2e", 1))
    body = disc(48, 74, 48, "url(#glow)") + path("M34 40C34 14 62 14 62 40", width=4)
    body += path("M32 50L38 38H58L64 50Z", "#5a4632") + path("M33 50H63L66 98H30Z", "url(#fire)")
    body += path("M48 64C58 76 55 92 48 93C41 92 38 78 48 64Z", "#fff8d8", "#e08a1e", 2.4)
    body += path("M41 51L39 97M55 51L57 97M31.5 74H64.5", width=2.4) + path("M26 98H70L66 110H30Z", "#5a4632")
    return document((96, 124), body, glow + fire)


def pond() -> str:
    """A pond with reeds, 230 x 130."""
    bank = "M14 64C10 20 86 12 136 20C206 24 228 72 190 96C136 120 22 108 14 64Z"
    water = "M22 60C22 24 86 18 134 26C196 30 214 68 180 88C132 108 30 100 22 60Z"
    body = path(bank, "#7f8f4a", None, extra='fill-opacity="0.45"') + path(water, "url(#water)", INK, 2.6)
    body += path("M56 56H96M112 78H158M116 46H140", stroke="#e3f1f2")
    rng = random.Random(4)
    reeds = "".join(blades(rng, x, y, 0.95) for x, y in ((24, 96), (172, 106), (200, 96)))
    reeds += "M36 92C36 76 38 66 40 58M30 94C30 82 28 74 26 66"
    heads = "M40 58L41 48M26 66L25 57"
    body += (
        path(reeds, stroke="#6d7d3d", width=2.2)
        + path(heads, width=7.5)
        + path(heads, stroke="#7a5033", width=4)
    )
    return document((230, 130), body, linear("water", (0, 20, 0, 100), (0, "#b4d6de", 1), (1, "#86b7c8", 1)))


def hedge() -> str:
    """A strip of hedge, 464 x 72, cut off straight below; copies join side by side."""
    rng, body = random.Random(5), ""
    body += rect((-10, 40, 484, 40), 0, "#6f8a48")
    tones = ("#7d9650", "#6f8a48", "#88a158")
    bushes = [
        (k * 58 + rng.randrange(-6, 6), rng.randrange(50, 57), rng.choice(tones), k + 30) for k in range(8)
    ]
    for x, y, tone, seed in [(b[0] + 464 * turn, *b[1:]) for turn in (-1, 0, 1) for b in bushes]:
        if -60 < x < 524:
            body += path(fleece(x, y, (44, 38), 9, seed), tone, INK, 2.6)
            body += path(
                f"M{x - 14} {y - 12}a6 6 0 1 1 9 4M{x + 12} {y - 4}a5 5 0 1 1 8 3",
                width=1.8,
                extra='stroke-opacity="0.35"',
            )
    return document((464, 72), body)


def cloud(tone: str) -> str:
    """A flat-bottomed cloud, 280 x 60: day or dusk."""
    colour, opacity = {"day": ("#ffffff", 0.95), "dusk": ("#f3c9b0", 0.5)}[tone]
    d = "M20 54C0 34 40 18 62 28C80 0 134 4 144 24C166 8 210 16 206 34C240 28 264 42 252 54Z"
    return document((280, 60), path(d, colour, None, extra=f'fill-opacity="{opacity}"'))


def moon() -> str:
    """A crescent moon, 128 x 128."""
    d = "M62 8A56 56 0 1 0 118 84A46 46 0 0 1 62 8Z"
    return document((128, 128), path(d, "#fbefc8"))


def meadow_tile() -> str:
    """A square of meadow, 256 x 256; copies join on every side."""
    rng = random.Random(11)
    body = rect((0, 0, 256, 256), 0, "#bcc985")
    washes = {"#c8d393": "", "#b0be78": ""}
    for _ in range(26):
        r = rng.randrange(10, 20)
        x, y = rng.randrange(32, 224), rng.randrange(16, 240)
        washes[rng.choice(tuple(washes))] += oval(x, y, r * 1.5, r * 0.6)
    for colour, d in washes.items():
        body += path(d, colour, None, extra='fill-opacity="0.5"')
    grass = "".join(strokes(rng.randrange(8, 246), rng.randrange(14, 250)) for _ in range(46))
    return document((256, 256), body + path(grass, stroke="#8b9a55", width=1.6, extra='stroke-opacity="0.7"'))


def strokes(x: float, y: float) -> str:
    """Path data of two short blades on the ground."""
    return f"M{x:.0f} {y:.0f}c0 -4 1 -8 3 -11m1 11c1 -4 3 -6 5 -7"
