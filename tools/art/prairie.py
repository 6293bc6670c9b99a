"""The prairie behind the table of Wild West Shepherds, and its plants, stones and rails as single pieces.

The painting's middle is 1920 x 1080; it goes on for 200 units at the sides and 100 above and below, so that
windows of other shapes show more of it. The horizon is at about 286, the back fence at 318.
"""

import math
import random

from art import wild_beasts as beasts
from art.palette import INK
from art.scenery import blades
from art.svg import disc, document, ellipse, group, linear, oval, path, radial, rect

ORIGIN, SIZE = (-200, -100), (2320, 1280)
ROCK = "#8e5a34"
MESAS = (
    (-230, 250, 110, "#cf9068"),
    (80, 330, 138, "#d79d72"),
    (480, 150, 92, "#cc8a60"),
    (700, 90, 54, "#d8a680"),
    (1080, 340, 118, "#d99f74"),
    (1470, 120, 74, "#d8a680"),
    (1560, 260, 150, "#cc8a60"),
    (1850, 330, 112, "#d39468"),
)
"""Left edge, width, height, colour."""


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


def _sky() -> str:
    out = (
        rect((-200, -100, 2320, 460), 0, "url(#sky)")
        + disc(1330, 150, 210, "url(#halo)")
        + disc(1330, 150, 60, "#fbe2a0")
    )
    clouds = (
        (180, 96, 1.1),
        (760, 60, 0.8),
        (930, 190, 0.7),
        (1640, 80, 1),
        (-90, 170, 0.9),
        (1980, 180, 0.8),
        (420, 200, 0.6),
    )
    d = "M-100 18C-116 4 -84 -10 -66 -4C-52 -26 -14 -26 0 -8C22 -22 54 -12 56 2C84 -6 110 8 98 18Z"
    out += "".join(
        group(path(d, "#fff8e6", None, extra='fill-opacity="0.75"'), x, y, (k, k * 0.8)) for x, y, k in clouds
    )
    birds = "M620 150q8 -9 16 0q8 -9 16 0M664 128q6 -7 12 0q6 -7 12 0M1010 96q7 -8 14 0q7 -8 14 0"
    return out + path(birds, stroke="#6b5b4b", width=2.4)


def _far_hills() -> str:
    d = (
        "M-200 286C-60 262 60 280 220 268C420 252 560 282 760 270C960 258 1180 284 1400 268"
        "C1640 252 1900 280 2120 262V330H-200Z"
    )
    return path(d, "#dcb07e", ROCK, 1.8, 'stroke-opacity="0.5"')


def _washes(rng: random.Random) -> str:
    tones = dict.fromkeys(("#efd9a6", "#bcc07a", "#c69651", "#dcbd7e"), "")
    for k in range(58):
        depth = rng.random()
        x, y = rng.randrange(-200, 2120), 320 + depth * 820
        size = 60 + 150 * depth * rng.uniform(0.6, 1)
        tones[tuple(tones)[k % 4]] += blob(x, y, (size * 1.5, size * 0.3), k, 0.25)
    return "".join(path(d, c, None, extra='fill-opacity="0.34"') for c, d in tones.items())


def _trail() -> str:
    d = "M-240 720C120 610 420 566 786 566C1180 566 1460 620 2160 760"
    out = path(d, stroke="#f0dfb0", width=84, extra='stroke-opacity="0.5"') + path(
        d, stroke="#f7e9c4", width=46, extra='stroke-opacity="0.45"'
    )
    ruts = (
        "M-240 706C120 596 420 552 786 552C1180 552 1460 606 2160 746M-240 736"
        "C120 626 420 582 786 582C1180 582 1460 636 2160 776"
    )
    return out + path(ruts, stroke="#c9a262", width=3, extra='stroke-opacity="0.55" stroke-dasharray="46 22 90 16"')


def _grass(rng: random.Random) -> str:
    dry, green, pebbles = "", "", ""
    for _ in range(150):
        x, y = rng.randrange(-200, 2120), rng.randrange(330, 1170)
        k = 0.5 + 0.7 * (y - 330) / 840
        dry += f"M{x} {y}l{-4 * k:.1f} {-9 * k:.1f}M{x} {y}v{-12 * k:.1f}M{x} {y}l{4 * k:.1f} {-9 * k:.1f}"
    for _ in range(36):
        y = rng.randrange(350, 1160)
        green += blades(rng, rng.randrange(-200, 2120), y, 0.45 + 0.6 * (y - 350) / 810)
    for _ in range(70):
        x, y = rng.randrange(-200, 2120), rng.randrange(340, 1160)
        pebbles += oval(x, y, rng.randrange(3, 7), rng.randrange(2, 4))
    out = path(dry, stroke="#9a7a3c", width=1.7) + path(pebbles, "#b98f58", None, extra='fill-opacity="0.7"')
    return out + path(green, stroke="#8a8f45", width=2, extra='stroke-opacity="0.8"')


def _back_fence() -> str:
    posts = "".join(f"M{x} 322L{x + 1} 284L{x + 9} 283L{x + 9} 322Z" for x in range(-190, 2120, 77))
    rails = (
        "M-200 294C240 290 600 292 960 298C1320 302 1760 296 2120 292M-200 309"
        "C240 306 600 308 960 312C1320 316 1760 310 2120 307"
    )
    out = path("M-200 324C400 318 1500 328 2120 322", stroke=INK, width=5, extra='stroke-opacity="0.16"') + path(
        posts, "#8a6238", INK, 2
    )
    return out + path(rails, width=6.8) + path(rails, stroke="#b07e48", width=3.3)


def _things() -> str:
    out = ""
    cacti = ((60, 334, 0.85), (430, 326, 0.55), (1180, 322, 0.5), (1560, 352, 1.05), (-110, 380, 1), (2010, 372, 1.1))
    cacti += ((36, 640, 1.2), (1880, 650, 1.25), (-130, 720, 1.4), (2060, 860, 1.5), (700, 322, 0.42))
    for x, y, k in cacti:
        out += ellipse(x + 5 * k, y + 40 * k, (26 * k, 5 * k), INK, extra='fill-opacity="0.22"') + group(
            beasts.cactus(), x, y, k
        )
    stones = (
        (764, 650, 0.95),
        (450, 716, 0.8),
        (1130, 336, 0.7),
        (1090, 752, 1.05),
        (1530, 570, 0.7),
        (1760, 470, 1.1),
        (-60, 560, 1),
        (150, 800, 0.8),
        (1990, 620, 1.1),
    )
    out += "".join(group(rock_shape(round(x)), x, y, k) for x, y, k in stones)
    out += (
        group(tumbleweed_shape(3), 790, 756, 0.9)
        + group(tumbleweed_shape(8), 1700, 790, 0.8)
        + group(tumbleweed_shape(5), -100, 900, 1)
    )
    skull = path(
        "M-16 -8C-16 -18 16 -18 16 -8C14 0 8 4 7 14C4 19 -4 19 -7 14C-8 4 -14 0 -16 -8Z", "#fbf3dd", INK, 2.4
    )
    skull += path(
        "M-14 -10C-26 -8 -32 -16 -30 -26C-24 -20 -20 -18 -12 -17ZM14 -10C26 -8 32 -16 30 -26C24 -20 20 -18 12 -17Z",
        "#efe2c2",
        INK,
        2.4,
    )
    skull += (
        ellipse(-6.5, -5, (3.4, 4), INK) + ellipse(6.5, -5, (3.4, 4), INK) + path("M-2.4 12V14M2.4 12V14", width=2)
    )
    return out + ellipse(1372, 812, (24, 5), INK, extra='fill-opacity="0.22"') + group(skull, 1370, 800, 0.9, -8)


def prairie() -> str:
    """The whole painting, without cards, posts and board."""
    rng = random.Random(11)
    defs = linear(
        "sky", (0, -100, 0, 320), (0, "#a9d0dc", 1), (0.45, "#cfe0d6", 1), (0.75, "#f5e6bf", 1), (1, "#f4cd94", 1)
    )
    defs += linear("ground", (0, 280, 0, 1180), (0, "#e8ca8e", 1), (0.5, "#dbb778", 1), (1, "#c49a5a", 1))
    defs += radial("halo", (1330, 150, 210), (0, "#fdeab0", 1), (0.35, "#fbe2a0", 0.55), (1, "#fbe2a0", 0))
    defs += radial("edge", (960, 500, 1300), (0, "#5a3214", 0), (0.6, "#5a3214", 0), (1, "#5a3214", 0.4))
    body = _sky() + _far_hills() + "".join(mesa_shape(*m) for m in MESAS)
    land = (
        "M-200 300C-60 292 60 298 240 288C520 276 620 304 800 288C1100 268 1500 306 1920 284"
        "C1990 280 2060 284 2120 288V1180H-200Z"
    )
    body += path(land, "url(#ground)", ROCK, 2.4) + _washes(rng) + _trail() + _grass(rng) + _back_fence() + _things()
    return document(SIZE, body + rect((-200, -100, 2320, 1280), 0, "url(#edge)"), defs, ORIGIN)


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


def pieces() -> dict[str, str]:
    """The painting and its single pieces by name."""
    shade = ellipse(36, 92, (28, 5), INK, extra='fill-opacity="0.22"')
    sun = disc(80, 80, 80, "url(#halo)") + disc(80, 80, 40, "#fbe2a0")
    halo = radial("halo", (80, 80, 80), (0, "#fdeab0", 1), (0.4, "#fbe2a0", 0.6), (1, "#fbe2a0", 0))
    return {
        "prairie": prairie(),
        "prairie-grass-patch": grass_patch(),
        "prairie-earth-patch": earth_patch(),
        "prairie-post": post(),
        "prairie-rail": rail(),
        "prairie-fence": fence(),
        "prairie-tuft": document((52, 36), group(beasts.tuft(), 26, 26)),
        "prairie-mesa": document((340, 170), mesa_shape(40, 256, 140, "#cc8a60", 166)),
        "prairie-sun": document((160, 160), sun, halo),
        "cactus": document((72, 100), shade + group(beasts.cactus(), 36, 51)),
        "rock": document((68, 46), group(rock_shape(3), 33, 22)),
        "tumbleweed": document((72, 70), group(tumbleweed_shape(), 35, 34)),
    }
