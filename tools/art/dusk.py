"""The fold at dusk behind the title: sky, hills, wall and trodden ground.

The painting's middle is 1920 x 1080; it goes on for 200 units at the sides and 100 above and below, so
that windows of other shapes show more of it. Gates stand at GATES (upper left corners, gate units).
"""

import random

from art import cast, scenery
from art.palette import INK
from art.svg import Inliner, disc, document, group, linear, oval, path, radial, rect

ORIGIN, SIZE = (-200, -100), (2320, 1280)
LEFT, RIGHT, BOTTOM = -200, 2120, 1180
GATE_TOP = 491
GATES = tuple((129 + k * 430, GATE_TOP) for k in range(4))
LAMPS = (83, 530, 960, 1390, 1837)
WALL_TOP = 667
STONES = ("#8b8798", "#7a7789", "#9a93a0", "#6e6b7f", "#a39a9f")


def _courses(rng: random.Random, width: int, height: int) -> list[tuple[int, int, int, int]]:
    """Stones of a dry wall as boxes that leave no column of joints."""
    boxes, y = [], 0
    while y < height - 4:
        high, x = min(rng.randrange(28, 40), height - y), -rng.randrange(0, 30)
        if height - y - high < 16:
            high = height - y
        while x < width:
            wide = rng.randrange(38, 78)
            boxes.append((x, y, wide, high))
            x += wide
        y += high
    return boxes


def _round_box(x: float, y: float, w: float, h: float, r: float = 9) -> str:
    edge = f"h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}h{2 * r - w}"
    return f"M{x + r} {y}{edge}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}z"


def wall(x: int, y: int, width: int, height: int, seed: int = 3) -> str:
    """A dry stone wall with its coping; stones of one tone share a path."""
    rng = random.Random(seed)
    tones = dict.fromkeys(STONES, "")
    shine = ""
    for sx, sy, sw, sh in _courses(rng, width, height):
        a, z = max(sx, 0), min(sx + sw, width)
        if z - a < 12:
            continue
        tones[rng.choice(STONES)] += _round_box(x + a + 2, y + sy + 2, z - a - 4, max(sh - 4, 19))
        if rng.random() < 0.4:
            shine += f"M{x + a + 11} {y + sy + 9}h{(z - a) * 0.3:.0f}"
    coping = dict.fromkeys(("#9a93a0", "#8b8798", "#a39a9f"), "")
    for k in range(width // 38 + 1):
        coping[rng.choice(tuple(coping))] += _round_box(x - 4 + k * 38, y - 20, 37, 28, 8)
    body = rect((x, y - 6, width, height + 8), 6, "#37323f")
    body += "".join(path(d, tone, None) for tone, d in tones.items() if d)
    body += path(shine, stroke="#c9bfc2", width=2, extra='stroke-opacity="0.6"')
    return body + "".join(path(d, tone, INK, 2.6) for tone, d in coping.items() if d)


def wall_strip() -> str:
    """A wall to stand before any ground, 532 x 230; copies overlap their neighbours by nothing."""
    return document((532, 230), wall(0, 26, 532, 200, 9))


def _sky(rng: random.Random) -> str:
    body = rect((LEFT, -100, 2320, 586), 0, "url(#sky)")
    faint, bright = "", ""
    for _ in range(130):
        x, y, r = rng.randrange(LEFT, RIGHT), rng.randrange(-96, 320), rng.choice((1.2, 1.6, 2.2))
        if y < 150:
            bright += oval(x, y, r, r)
        else:
            faint += oval(x, y, r, r)
    body += path(bright, "#fdf3d0", None, extra='fill-opacity="0.85"')
    body += path(faint, "#fdf3d0", None, extra='fill-opacity="0.4"')
    strands = dict.fromkeys(("#f9d9a6", "#f3b99a", "#c98aa0"), "")
    for _ in range(22):
        x, y, w = rng.randrange(LEFT - 60, RIGHT - 100), rng.randrange(236, 408), rng.randrange(160, 460)
        bow = f"M{x} {y}c{w * 0.3:.0f} -9 {w * 0.7:.0f} -7 {w} 0c{-w * 0.3:.0f} 4 {-w * 0.7:.0f} 5 {-w} 0z"
        strands[rng.choice(tuple(strands))] += bow
    return body + "".join(path(d, c, None, extra='fill-opacity="0.38"') for c, d in strands.items())


def _clouds_and_moon(put: Inliner) -> str:
    out = put.put(scenery.moon(), 1594, 98, 122)
    for x, y, w in ((250, 240, 340), (576, 112, 216), (1382, 314, 300), (1790, 372, 380), (-130, 130, 260)):
        out += put.put_at(scenery.cloud("dusk"), x, y, w)
    return out


def _hills(put: Inliner) -> str:
    far = "M-200 476C-120 480 -66 478 0 454C192 378 460 378 691 432S1075 410 1267 432S1690 356 1920 432"
    far += "C1986 456 2050 470 2120 462V550H-200Z"
    body = path(far, "#8a7194", INK, 2.6)
    folds = (
        (96, 443),
        (634, 464),
        (883, 454),
        (1190, 464),
        (1613, 432),
        (1728, 464),
        (-140, 492),
        (1990, 486),
    )
    body += path("".join(f"M{x} {y}c30 -9 70 -8 100 0" for x, y in folds), stroke="#6a5678", width=2.4)
    near = "M-200 534C-130 548 -70 542 0 524C307 454 538 464 806 502S1421 454 1920 518"
    near += "C1990 528 2060 526 2120 510V622H-200Z"
    body += path(near, "#686784", INK, 2.6)
    body += put.put_at(cast.wolf(), 1469, 378, 78) + put.put_at(cast.wagon(), 336, 381, 140)
    body += put.put(scenery.tree("dusk"), 29, 297, 150) + put.put(scenery.tree("dusk"), 1786, 302, 160)
    return (
        body + put.put(scenery.tree("dusk"), -176, 360, 120) + put.put(scenery.tree("dusk"), 2000, 350, 110)
    )


def worn_earth(x: float, y: float, rng: random.Random) -> str:
    """Trodden ground before a gate whose middle is x, with its upper edge at y."""
    out = ""
    for w, h, colour, opacity in (
        (234, 90, "#5f6a45", 0.4),
        (216, 80, "#a0906a", 1),
        (150, 52, "#b3a37b", 0.8),
    ):
        d = f"M{x - w} {y}C{x - w * 0.9:.0f} {y + h} {x - w * 0.3:.0f} {y + h * 1.1:.0f} {x + 12} {y + h}"
        d += f"S{x + w * 0.9:.0f} {y + h * 0.9:.0f} {x + w} {y}Z"
        out += path(d, colour, None, extra=f'fill-opacity="{opacity}"')
    stones = dict.fromkeys(("#8a7a56", "#c6b88f"), "")
    for _ in range(10):
        spot = (x + rng.randrange(-150, 150), y + rng.randrange(12, 66))
        stones[rng.choice(tuple(stones))] += oval(*spot, rng.randrange(4, 11), rng.randrange(2, 5))
    return out + "".join(path(d, c, None, extra='fill-opacity="0.8"') for c, d in stones.items() if d)


def _ground(rng: random.Random) -> str:
    edge = "M-200 612C-130 606 -60 602 0 601C576 571 1344 575 1920 605C1990 608 2060 612 2120 618V668H-200Z"
    body = path(edge, "#979868", INK, 2.8) + rect((LEFT, 850, 2320, 330), 0, "url(#grass)")
    washes = dict.fromkeys(("#97a06c", "#4e5d4a", "#7f8c5e"), "")
    for _ in range(44):
        spot = (rng.randrange(LEFT, RIGHT), rng.randrange(970, BOTTOM))
        washes[rng.choice(tuple(washes))] += oval(*spot, rng.randrange(60, 190), rng.randrange(9, 26))
    body += "".join(worn_earth(x + 186, 860, rng) for x, _ in GATES)
    return body + "".join(path(d, c, None, extra='fill-opacity="0.28"') for c, d in washes.items())


def _grass(rng: random.Random) -> str:
    d = ""
    for _ in range(86):
        d += scenery.blades(
            rng, rng.randrange(LEFT, RIGHT), rng.randrange(944, BOTTOM), rng.uniform(0.7, 1.15)
        )
    flowers = "".join(oval(rng.randrange(LEFT, RIGHT), rng.randrange(960, BOTTOM), 3, 2.4) for _ in range(70))
    out = path(d, stroke="#75834a", width=2, extra='stroke-opacity="0.85" stroke-linecap="butt"')
    return out + path(flowers, "#e9dcc0", None, extra='fill-opacity="0.55"')


def _light() -> str:
    pools = "".join(group(disc(0, 0, 100, "url(#pool)"), x, GATE_TOP + 392, (1.7, 0.5)) for x in LAMPS)
    return pools + "".join(disc(x, WALL_TOP + 10, 120, "url(#wash)") for x in LAMPS)


def backdrop() -> str:
    """The whole painting behind the gates, without gates, sheep, lamps and words."""
    rng, put = random.Random(8), Inliner()
    sky = (
        (0.1, "#2b2f4a"),
        (0.33, "#4d4a76"),
        (0.55, "#96678a"),
        (0.72, "#dd8f78"),
        (0.86, "#f5c88c"),
        (1, "#fbe3ae"),
    )
    defs = linear("sky", (0, -100, 0, 580), *((at, colour, 1) for at, colour in sky))
    defs += linear("grass", (0, 850, 0, 1110), (0, "#828d5f", 1), (0.2, "#7c8a5c", 1), (1, "#465648", 1))
    defs += radial("pool", (0, 0, 100), (0, "#ffd98a", 0.5), (0.6, "#ffcf62", 0.22), (1, "#ffcf62", 0))
    body = _sky(rng) + _clouds_and_moon(put) + _hills(put) + _ground(rng)
    body += wall(-208, WALL_TOP, 2336, 196) + _light() + _grass(rng)
    for x in LAMPS:
        glow = radial(
            f"wash{x}",
            (x, WALL_TOP + 10, 120),
            (0, "#ffcf62", 0.42),
            (0.5, "#ffcf62", 0.14),
            (1, "#ffcf62", 0),
        )
        defs += glow
        body = body.replace("url(#wash)", f"url(#wash{x})", 1)
    return document(SIZE, body, defs, ORIGIN)


def path_piece() -> str:
    """Trodden ground as a piece of its own, 480 x 110; its upper edge lies at the box's."""
    return document((480, 110), worn_earth(240, 0, random.Random(2)))


def hills() -> str:
    """The two ranges of hills without sky or ground, 2320 x 380."""
    return document((2320, 380), _hills_only(), origin=(-200, 340))


def _hills_only() -> str:
    return _hills(Inliner())
