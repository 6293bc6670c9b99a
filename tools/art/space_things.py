"""What hovers, lies and shines about the ring of systems: the Wolf's ship, its die, stars, clouds, console, badges."""

import math
import random

from art import wild_beasts as beasts
from art.lettering import numeral
from art.palette import BRICK, GOLD, GOLD_LIGHT, INK, MOSS, PAPER, PAPER_LIGHT, SEATS
from art.space_flock import METAL, METAL_DARK, cut_out, flame_paint
from art.svg import disc, document, fleece, group, linear, oval, path, radial, rect

_HULL = "M34 92C28 122 36 146 44 158H86C94 146 102 122 96 92Z"
_FINS = "M36 112C24 120 12 138 8 162L42 148ZM94 112C106 120 118 138 122 162L88 148Z"
_FLAMES = "M46 158L38 180L54 171L65 190L76 171L92 180L84 158Z"
_HEAD_AT, _HEAD_SCALE = (65, 66), 0.9


def _ship_paints() -> str:
    hull = linear("hull", (30, 0, 100, 0), (0, "#766d92", 1), (0.45, "#574f72", 1), (1, "#3c3552", 1))
    return beasts.paints() + hull + flame_paint(158, 188)


def _ship(face: str, flying: bool) -> str:
    """The ship upright, 130 wide and 194 high, with `face` as the wolf's head at its nose."""
    rim = group(cut_out(beasts.wolf_outline(), 3.4), *_HEAD_AT, _HEAD_SCALE)
    out = cut_out(_HULL + _FINS + (_FLAMES if flying else "")) + rim
    if flying:
        out += path(_FLAMES, "url(#fire)", INK, 2.6) + path("M54 158L57 170L65 179L73 170L76 158Z", "#ffe39a", None)
    out += path(_FINS, BRICK, INK, 3) + path(_HULL, "url(#hull)", INK, 3.2)
    out += path("M36.4 142C50 147 80 147 93.6 142", stroke=INK, width=9) + path(
        "M36.4 142C50 147 80 147 93.6 142", stroke=BRICK, width=4.4
    )
    out += path("M46 158H84L80 165H50Z", METAL_DARK, INK, 2.4)
    rivets = "".join(oval(x, 133, 1.8, 1.8) for x in (46, 58, 72, 84))
    return out + path(rivets, "#a89fc4", None) + group(face, *_HEAD_AT, _HEAD_SCALE)


def wolf_standing() -> str:
    """The Wolf's ship on the watch, 130 x 198."""
    return document((130, 198), _ship(beasts.wolf_head(), True), _ship_paints(), (0, -3))


def _sparkle(x: float, y: float, size: float) -> str:
    return group(path(star_shape(5, 11, 4.8), GOLD_LIGHT, INK, 2.6), x, y, size, 12)


def wolf_lying() -> str:
    """The ship knocked over, its fire out, stars round the dazed head; 206 x 138."""
    dazed = beasts.wolf_head() + "".join(_lid(x) for x in (-19, 19))
    dazed += path("M-27 -11L-12 4M-12 -11L-27 4M12 -11L27 4M27 -11L12 4", width=5)
    dazed += path("M4 44C6 62 24 64 22 46C16 50 10 48 4 44Z", "#e58a8a", INK, 2.6)
    body = group(_ship(dazed, False), 4, 134, 1, -90)
    puffs = path(fleece(184, 82, (12, 10), 7, 3), "#cfd0dc", INK, 2.4) + path(
        fleece(194, 62, (7, 6), 6, 4), "#e4e4ec", INK, 2.2
    )
    stars = _sparkle(30, 14, 0.95) + _sparkle(74, 9, 0.7) + _sparkle(108, 18, 0.85)
    return document((206, 138), body + puffs + stars, _ship_paints())


def _lid(x: float) -> str:
    """Fur over an eye of the wolf's head, for lids that stay shut."""
    return disc(x, -4, 15, "#71778a")


def wolf_face() -> str:
    """The Wolf's head alone, 48 x 48."""
    body = cut_out(beasts.wolf_outline(), 4) + beasts.wolf_head()
    return document((48, 48), group(body, 24, 25.4, 0.335), beasts.paints())


def star_shape(points: int, outer: float, inner: float, turn: float = 0) -> str:
    """Path data of a star round 0,0 that stands on two rays."""
    corners = [(outer if k % 2 == 0 else inner, math.pi * k / points - math.pi / 2 + turn) for k in range(2 * points)]
    return "M" + "L".join(f"{r * math.cos(a):.1f} {r * math.sin(a):.1f}" for r, a in corners) + "Z"


def star_folds(points: int, outer: float, inner: float, turn: float = 0) -> str:
    """Path data of the shaded half of every ray of a folded star."""
    d = ""
    for k in range(points):
        a = 2 * math.pi * k / points - math.pi / 2 + turn
        b = a + math.pi / points
        tip, notch = (outer * math.cos(a), outer * math.sin(a)), (inner * math.cos(b), inner * math.sin(b))
        d += f"M0 0L{tip[0]:.1f} {tip[1]:.1f}L{notch[0]:.1f} {notch[1]:.1f}Z"
    return d


_STARS = ((5, 18, 7.6, 0.12), (4, 19, 5.4, 0.1), (6, 18, 7.2, -0.14))


def star(kind: int) -> str:
    """A star folded of paper, 40 x 40."""
    shape = _STARS[kind]
    body = path(star_shape(*shape), "#fbf0c9", INK, 1.6) + path(star_folds(*shape), "#d9c07c", None)
    return document((40, 40), group(body + path(star_shape(*shape), stroke=INK, width=1.6), 20, 20))


_CLOUDS = {
    1: ("M8 96C-2 74 24 58 44 66C52 34 104 30 118 56C138 36 176 42 182 66C206 52 236 60 240 80C268 66 306 76 312 96Z",
        "M40 112C34 96 56 84 74 92C86 72 124 72 134 90C152 78 184 84 188 98C210 90 246 96 250 112Z"),
    2: ("M14 98C4 82 28 66 50 74C60 54 92 52 104 68C124 28 186 26 198 62C222 46 262 56 264 78C286 72 310 82 306 98Z",
        "M92 112C88 98 108 90 122 96C138 78 172 80 180 96C200 86 236 92 238 106C254 100 280 104 282 112Z"),
}  # fmt: skip


def cloud(kind: int) -> str:
    """A cloud of night paper in two layers, 320 x 120; it stands behind everything."""
    back, front = _CLOUDS[kind]
    body = path(back, "#0d1127", None, extra='fill-opacity="0.3" transform="translate(3 5)"')
    body += path(back, "#3c4784", "#5a66a6", 2) + path(
        front, "#0d1127", None, extra='fill-opacity="0.25" transform="translate(2 -3)"'
    )
    return document((320, 120), body + path(front, "#4b4f92", "#6a70b2", 2))


def commander() -> str:
    """The badge of the Supreme Flock Commander, a gold star with a crook, 48 x 48."""
    shape = star_shape(5, 21, 11.6)
    crook = "M2 11V-3C2 -11 -8 -11 -8 -4.6C-8 -2 -6 -1 -4.6 -2.4"
    body = cut_out(shape, 1.8) + path(shape, "url(#gold)", INK, 2.8)
    body += path("M0 -19L5.8 -8.4M-19.6 -6L-9 -2", stroke="#fff3c4", width=2, extra='stroke-opacity="0.9"')
    body += group(path(crook, width=6.6) + path(crook, stroke=PAPER_LIGHT, width=2.6), 2, 1.6, 1.06)
    defs = radial("gold", (-4, -8, 26), (0, "#fbe08a", 1), (0.55, "#eab93a", 1), (1, "#bd8316", 1))
    return document((48, 48), group(body, 24, 25.4), defs)


_FIST = (
    "M13 15C18 11 26 11 29 14L43 15.4C47.4 16 47.4 22.4 43 22.8H33C36 24 36 28 33 29C35.4 30.4 35 34 32 34.6"
    "C33.6 36.6 32 40 28.6 40C22 41 16 39 13 36Z"
)
_CUFF = "M4 12H13V39H4Z"


def hand(sleeve: str) -> str:
    """A hand whose finger points right, for a box of 48, with a cuff of that colour."""
    out = path(_FIST, "#f7d7b4", INK, 2.8) + path("M22.6 22.8H33M24 29H33M24 34.6H32", width=2.2)
    out += path("M18 18C22 15 26 16 29 20", width=2.4)
    return out + path(_CUFF, sleeve, INK, 2.8) + disc(8, 33.6, 1.8, PAPER)


def pointing() -> str:
    """The hand of a player who points at another, 48 x 48."""
    return document((48, 48), cut_out(_CUFF + _FIST, 0.8) + hand(SEATS["plum"][0]))


def console() -> str:
    """The plate of the Defense Console, 320 x 190.

    A porthole for the Wolf's head at 50, 52 with radius 30; the line of words runs from 94, 26 to 300, 78; the
    tray for cards lies at 18, 96 and is 284 x 76.
    """
    body = rect((5, 9, 312, 178), 20, "#0b0e1a", extra='fill-opacity="0.45"')
    body += rect((3, 3, 314, 178), 20, PAPER, INK, 3) + rect((9, 9, 302, 166), 15, "url(#plate)", INK, 2.4)
    body += rect((15, 15, 290, 154), 11, "none", "#d9cdeb", 1.8, 'stroke-opacity="0.75"')
    weave = "".join(f"M{x} 20L{x - 26} 84" for x in range(126, 304, 22))
    body += path(weave, stroke="#8d7cb4", width=2, extra='stroke-opacity="0.16"')
    body += rect((20, 98, 284, 72), 10, "#a797cc", extra='fill-opacity="0.35"')
    body += rect((18, 94, 284, 74), 10, "#332a52", INK, 2.6)
    body += path("M26 102C80 98 240 98 294 102", stroke="#1f1836", width=5, extra='stroke-opacity="0.7"')
    body += disc(50, 54, 33, INK, extra='fill-opacity="0.4"') + disc(50, 52, 33, METAL, INK, 2.8)
    body += disc(50, 52, 28, "url(#port)", INK, 2.4)
    bolts = "".join(
        oval(50 + 30.6 * math.cos(math.pi * k / 4), 52 + 30.6 * math.sin(math.pi * k / 4), 1.5, 1.5) for k in range(8)
    )
    body += path(bolts, "#5d6670", None)
    defs = linear("plate", (0, 9, 0, 175), (0, "#7d6ca2", 1), (0.6, "#675689", 1), (1, "#54456f", 1))
    defs += radial("port", (44, 42, 40), (0, "#3f4a86", 1), (1, "#1a1f3f", 1))
    return document((320, 190), body, defs)


_TOP, _LEFT, _RIGHT = "32 4", "7 46.5", "57 46.5"


def die(face: int) -> str:
    """A face of the Wolf's eight-sided die, 64 x 64."""
    outline = f"M{_TOP}L58 18.4L{_RIGHT}L32 60L{_LEFT}L6 18.4Z"
    body = path(outline, "#0b0e1a", None, extra='fill-opacity="0.45" transform="translate(1.5 3)"')
    body += cut_out(outline, 1.4) + path(outline, "#2b3566", INK, 3)
    body += path(f"M{_LEFT}L{_RIGHT}L32 60Z", "#1d2450", INK, 2)
    body += path(f"M{_TOP}L58 18.4L{_RIGHT}Z", "#222a58", INK, 2) + path(f"M{_TOP}L6 18.4L{_LEFT}Z", "#46538f", INK, 2)
    body += path(f"M{_TOP}L{_RIGHT}L{_LEFT}Z", "url(#night)", INK, 2.2)
    number = numeral(str(face), 27)
    body += group(path(number, INK, INK, 5) + path(number, "#ffdf7a", None), 32, 31.4)
    return document((64, 64), body, linear("night", (0, 6, 0, 47), (0, "#4a5898", 1), (1, "#333f78", 1)))


def tick_home() -> str:
    """The sign that a piece is at home, a tick on moss, 32 x 32."""
    body = disc(16, 16, 15, INK) + disc(16, 16, 13.4, PAPER) + disc(16, 16, 11, MOSS, INK, 1.6)
    return document((32, 32), body + path("M10.4 16.4L14.4 20.6L21.8 11.8", stroke=PAPER_LIGHT, width=3.6))


def wheel(radius: float) -> str:
    """A disc round 0,0 of eight slices, one for every colour."""
    out, half = "", math.pi / len(SEATS)
    for k, (colour, _) in enumerate(SEATS.values()):
        a, b = 2 * half * k - math.pi / 2 - half, 2 * half * k - math.pi / 2 + half
        ends = [f"{radius * math.cos(t):.2f} {radius * math.sin(t):.2f}" for t in (a, b)]
        out += path(f"M0 0L{ends[0]}A{radius:g} {radius:g} 0 0 1 {ends[1]}Z", colour, INK, radius / 32)
    return out


def chit_wild() -> str:
    """The round sign of a wild card, 48 x 48: all colours and a star that could be any."""
    body = disc(24, 26.4, 20, "#b08a58", INK, 2.5) + disc(24, 21.6, 20, "#f1e3c2", INK, 2.2)
    body += group(wheel(16.4), 24, 21.6) + disc(24, 21.6, 16.4, "none", INK, 1.8)
    body += disc(24, 21.6, 8.6, PAPER_LIGHT, INK, 1.8)
    return document((48, 48), body + group(path(star_shape(4, 7, 2.6), GOLD, INK, 1), 24, 21.6))


_WASHES = (
    (300, 250, 3.2, 1.1, -14), (1480, 130, 3, 0.9, -8), (960, 760, 3.4, 1, -12), (1640, 820, 2.8, 1, -16),
    (180, 900, 2.8, 0.9, -10), (1120, 330, 2.4, 0.8, -14),
)  # fmt: skip
"""Soft clouds of light in the sky: middle, half width and half height in hundreds, turn."""


def sky() -> str:
    """The night behind the ring, 2320 x 1280, made to be cropped like the meadow."""
    rng = random.Random(12)
    deep = ((0, "#34407a", 1), (0.55, "#232b55", 1), (1, "#161a36", 1))
    defs, body = radial("night", (960, 500, 1120), *deep), rect((-200, -100, 2320, 1280), 0, "url(#night)")
    for k, tone in enumerate(("#5a4a94", "#3b5796", "#6a4580", "#2f6a8c")):
        defs += radial(f"wash{k}", (0, 0, 100), (0, tone, 0.34), (0.55, tone, 0.16), (1, tone, 0))
    for k, (x, y, wide, high, turn) in enumerate(_WASHES):
        body += group(disc(0, 0, 100, f"url(#wash{k % 4})"), x, y, (wide, high), turn)
    for size, count, light in ((1.1, 190, 0.4), (1.7, 90, 0.6), (2.3, 34, 0.8)):
        dots = "".join(oval(rng.randrange(-200, 2120), rng.randrange(-100, 1180), size, size) for _ in range(count))
        body += path(dots, "#f2e9d6", None, extra=f'fill-opacity="{light}"')
    return document((2320, 1280), body, defs, (-200, -100))


def pieces() -> dict[str, str]:
    """All things by name."""
    out = {"wolf-standing": wolf_standing(), "wolf-lying": wolf_lying(), "wolf-face": wolf_face(), "sky": sky()}
    out |= {"commander": commander(), "pointing": pointing(), "console": console(), "chit-wild": chit_wild()}
    out |= {f"star-{k + 1}": star(k) for k in range(len(_STARS))} | {f"cloud-{k}": cloud(k) for k in _CLOUDS}
    return out | {f"die-wolf-{face}": die(face) for face in range(1, 9)} | {"tick-home": tick_home()}
