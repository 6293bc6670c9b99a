"""The prairie behind the table of Wild West Shepherds, and its plants, stones and rails as single pieces.

The painting's middle is 1920 x 1080; it goes on for 200 units at the sides and 100 above and below, so that
windows of other shapes show more of it. The horizon is at about 286, the back fence at 318.
"""

import random

from art import wild_beasts as beasts
from art.palette import INK
from art.prairie_things import (
    ROCK,
    blob,
    earth_patch,
    fence,
    grass_patch,
    homestead,
    mesa_shape,
    post,
    rail,
    rock_shape,
    tumbleweed_shape,
)
from art.scenery import blades
from art.svg import disc, document, ellipse, group, linear, oval, path, radial, rect

ORIGIN, SIZE = (-200, -100), (2320, 1280)
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


def _spires() -> str:
    """Thin towers of rock between the mesas."""
    out = ""
    for x, k in ((396, 1.0), (980, 0.8), (1782, 1.1), (-262, 0.9)):
        tower = path("M-30 0L-14 -30L-12 -92L-4 -100L8 -98L12 -88L14 -34L34 0Z", "#c9855c", ROCK, 2.2)
        tower += path("M2 0L4 -40L2 -98L8 -98L12 -88L14 -34L34 0Z", "#8a4a30", None, extra='fill-opacity="0.38"')
        tower += path("M-12 -70L13 -68M-13 -44L13 -42", stroke=ROCK, width=1.8, extra='stroke-opacity="0.6"')
        out += group(tower, x, 306, k)
    return out


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
    ruts = "M-240 708C120 598 420 554 786 554C1180 554 1460 608 2160 748"
    ruts += "M-240 734C120 624 420 580 786 580C1180 580 1460 634 2160 774"
    return out + path(ruts, stroke="#d3b072", width=5, extra='stroke-opacity="0.4"')


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
    defs += radial("edge", (960, 420, 1360), (0, "#6b3a14", 0), (0.58, "#6b3a14", 0), (1, "#6b3a14", 0.38))
    body = _sky() + _far_hills() + _spires() + "".join(mesa_shape(*m) for m in MESAS)
    land = (
        "M-200 300C-60 292 60 298 240 288C520 276 620 304 800 288C1100 268 1500 306 1920 284"
        "C1990 280 2060 284 2120 288V1180H-200Z"
    )
    body += (
        path(land, "url(#ground)", ROCK, 2.4)
        + _washes(rng)
        + _trail()
        + group(homestead(), 850, 300)
        + _grass(rng)
        + _back_fence()
        + _things()
    )
    return document(SIZE, body + path("M-200 300H2120V1180H-200Z", "url(#edge)", None), defs, ORIGIN)


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
