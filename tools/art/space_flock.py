"""What travels and where to: systems, sheep in space suits, shepherds in rockets, and the chits of their colours.

All of them are cut-outs: a rim of paper runs round the ink, so that they stand off the night and off a planet.
"""

from art.palette import FACE, INK, PAPER, PAPER_LIGHT, SEATS, WOOL
from art.svg import disc, document, ellipse, fleece, group, linear, oval, path, radial
from art.symbols import symbol

GLASS = "#dcebf0"
METAL, METAL_DARK = "#c3cbd2", "#8d97a1"
_FLAME_HOT = "#ffe39a"


def cut_out(d: str, reach: float = 3) -> str:
    """The rim of paper round shapes whose ink line is 3 wide; to be drawn before them."""
    return path(d, PAPER, PAPER, 3 + 2 * reach)


def flame_paint(top: float, foot: float) -> str:
    """The gradient of a rocket's fire from its nozzle down."""
    return linear("fire", (0, top, 0, foot), (0, "#f6a53c", 1), (0.5, "#e2713a", 1), (1, "#c2452d", 1))


def sign_disc(seat: str, x: float, y: float, radius: float) -> str:
    """The colour's symbol, dark on a disc of paper."""
    sign = symbol(SEATS[seat][1], WOOL[seat][3], PAPER_LIGHT)
    return disc(x, y, radius, PAPER_LIGHT, INK, 2.6) + group(sign, x, y, radius / 15.4)


_RING = "M14.4 128.4A91 22 -17 1 0 185.6 71.6"
_RING_BACK = "M14.4 128.4A91 22 -17 0 1 185.6 71.6"


def _ring(d: str, light: str, line: str) -> str:
    return path(d, stroke=INK, width=12) + path(d, stroke=light, width=6.6) + path(d, stroke=line, width=1.6)


def system(seat: str) -> str:
    """A planet with its ring, 200 x 200; the land on it has the shape of the colour's symbol."""
    colour, sign = SEATS[seat]
    light, middle, deep, line = WOOL[seat]
    defs = radial("globe", (72, 62, 118), (0, middle, 1), (0.5, colour, 1), (1, deep, 1))
    body = path(_RING_BACK, stroke=PAPER, width=16) + path(_RING, stroke=PAPER, width=16)
    body += disc(100, 100, 84, PAPER, INK, 3) + _ring(_RING_BACK, middle, deep)
    body += disc(100, 100, 77, PAPER) + disc(100, 100, 76, "url(#globe)", INK, 2.6)
    bands = "M32 70C60 58 84 66 112 54C134 45 148 46 157 52M29 124C54 136 84 122 112 132C136 140 152 130 165 122"
    body += path(bands, stroke=light, width=7, extra='stroke-opacity="0.3"')
    land = symbol(sign, light, colour if sign != "leaf" else deep)
    body += group(symbol(sign, deep, deep), 102.5, 103.5, 4.5, opacity=0.75) + group(land, 100, 100, 4.5)
    pits = oval(52, 92, 7, 5) + oval(146, 84, 9, 6) + oval(58, 146, 8, 5) + oval(140, 144, 6, 4) + oval(80, 40, 6, 4)
    body += path(pits, deep, None, extra='fill-opacity="0.7"')
    shade = "M138 34A76 76 0 0 1 62 166A92 92 0 0 0 138 34Z"
    body += path(shade, line, None, extra='fill-opacity="0.42"')
    body += path("M40 74C47 56 58 44 72 38", stroke="#ffffff", width=5, extra='stroke-opacity="0.55"')
    return document((200, 200), body + _ring(_RING, middle, light), defs)


_FLEECE = fleece(50, 73, (37, 23), 13, 7)


def sheep_face(tuft: str) -> str:
    """Ears, face, eyes and tuft round 0,0, from the front: 44 wide."""
    ear = path("M-11 -5C-20 -11 -26 -6 -24 2C-19 6 -13 4 -10 1Z", FACE[0], INK, 2.2)
    inside = path("M-21 -2C-18 -4 -15 -3 -13 -1", stroke="#e0a196", width=2.4)
    out = ear + inside + group(ear + inside, scale=(-1, 1))
    out += path("M-13 -9C-13 -20 13 -20 13 -9C14 4 9 20 0 20C-9 20 -14 4 -13 -9Z", FACE[0], INK, 2.4)
    for side in (-1, 1):
        out += ellipse(5.6 * side, -2, (4.2, 4.9), "#fffdf5", INK, 1.2) + disc(4.9 * side, -1, 2.4, "#1a130d")
        out += disc(4.9 * side + 0.9, -2, 0.9, "#ffffff")
    out += path("M-2.6 10.6L0 12.4L2.6 10.6M0 12.4V15", stroke="#d9938a", width=1.9)
    return out + path(fleece(0, -15, (12, 6.4), 7, 5), tuft, INK, 2.2)


def sheep(seat: str) -> str:
    """A sheep in a glass helmet on a small jet, its symbol on the chest; 98 x 122."""
    light, middle, deep, line = WOOL[seat]
    defs = radial("wool", (40, 58, 52), (0, light, 1), (0.5, middle, 1), (1, deep, 1)) + flame_paint(94, 114)
    flames = "M36 92L32 110L42 104L50 114L58 104L68 110L64 92Z"
    boots = "M20 86H34V98C34 102 18 102 18 97ZM66 86H80L82 97C82 102 66 102 66 98Z"
    helmet = oval(50, 33, 30, 30)
    body = cut_out(flames + boots) + cut_out(helmet + _FLEECE)
    body += path(flames, "url(#fire)", INK, 2.4) + path("M42 92L44 102L50 106L56 102L58 92Z", _FLAME_HOT, None)
    body += path(boots, METAL, INK, 2.8) + path("M19.6 97H33.4M66.6 97H80.4", stroke=INK, width=3)
    body += path(_FLEECE, "url(#wool)", INK, 3.2)
    body += path(
        "M19 82C30 94 70 94 81 82C78 92 66 95 50 95C34 95 22 92 19 82Z", line, None, extra='fill-opacity="0.4"'
    )
    curls = "M22 68A5 5 0 1 1 29 72M73 66A5 5 0 1 1 79 72M28 82A4 4 0 1 1 33 85M69 82A4 4 0 1 1 74 84"
    body += path(curls, stroke=line, width=2, extra='stroke-opacity="0.65"')
    body += disc(50, 33, 30, "#38406b") + group(sheep_face(light), 50, 34)
    body += disc(50, 33, 30, GLASS, INK, 3, 'fill-opacity="0.16"')
    body += path("M26.5 31C26.5 20 33 12 42 9.6", stroke="#ffffff", width=3.6, extra='stroke-opacity="0.85"')
    body += path("M73.6 36C72.6 44 69 49.4 64 52.6", stroke="#ffffff", width=2.2, extra='stroke-opacity="0.5"')
    body += path("M27 56C36 66 64 66 73 56L70 66C60 72 40 72 30 66Z", METAL, INK, 2.6)
    return document((98, 122), body + sign_disc(seat, 50, 78, 17), defs, (1, -3))


_HULL = "M46 5C68 24 76 62 66 100H26C16 62 24 24 46 5Z"
_FINS = "M23 70C12 78 6 92 6 108L28 98ZM69 70C80 78 86 92 86 108L64 98Z"
_CROOK = "M92 104V42C92 26 74 26 74 38C74 43 78 45 81 42"


def pilot_face() -> str:
    """A shepherd's face under a straw hat, round 0,0 and 24 wide."""
    out = disc(0, 3.4, 7.8, "#f2cba6", INK, 1.9) + disc(-2.8, 3.6, 1.25, INK) + disc(2.8, 3.6, 1.25, INK)
    out += path("M-2.6 7C-1 8.6 1 8.6 2.6 7", width=1.6)
    out += path("M-12 -1C-6 -4.6 6 -4.6 12 -1C7 2.4 -7 2.4 -12 -1Z", "#e6b85c", INK, 1.8)
    out += path("M-6.6 -2.6C-6.6 -11 6.6 -11 6.6 -2.6C3 -1.2 -3 -1.2 -6.6 -2.6Z", "#e6b85c", INK, 1.8)
    return out


def _pilot(x: float, y: float) -> str:
    """A porthole of radius 16 with a shepherd in a straw hat behind it."""
    out = disc(x, y, 16.5, METAL, INK, 2.6) + disc(x, y, 13, "#38406b", INK, 2)
    out += group(pilot_face(), x, y)
    return out + path(f"M{x - 10.4} {y - 3}A10.8 10.8 0 0 1 {x - 3} {y - 10}", stroke="#ffffff", width=2.2)


def shepherd(seat: str) -> str:
    """A shepherd's rocket with crook, its symbol on the hull; 100 x 131."""
    colour, _ = SEATS[seat]
    light, middle, deep, line = WOOL[seat]
    defs = linear("hull", (22, 0, 70, 0), (0, middle, 1), (0.4, colour, 1), (1, deep, 1)) + flame_paint(102, 126)
    flames = "M30 100L25 120L37 112L46 126L55 112L67 120L62 100Z"
    body = cut_out(flames + _FINS) + cut_out(_HULL) + path(_CROOK, stroke=PAPER, width=12.5)
    body += path(flames, "url(#fire)", INK, 2.4) + path("M38 100L40 112L46 118L52 112L54 100Z", _FLAME_HOT, None)
    body += path(_CROOK, width=7) + path(_CROOK, stroke="#e0b878", width=3.2)
    body += path(_FINS, deep, INK, 2.8) + path(_HULL, "url(#hull)", INK, 3.2)
    body += path("M58 22C70 46 71 76 64.6 98.4H55C63 72 64 46 58 22Z", line, None, extra='fill-opacity="0.45"')
    body += path("M29 32C24.4 48 24 70 27.6 90", stroke=light, width=3, extra='stroke-opacity="0.8"')
    nose = "M46 5C54 12 60.6 20.6 64.6 30.4C56 34 36 34 27.4 30.4C31.4 20.6 38 12 46 5Z"
    body += path(nose, PAPER_LIGHT, INK, 2.6) + path("M50 12C54 17 57 22 59 27L54 29Z", "#d8c8a8", None)
    body += path("M70 68C76 70 80 70 84 68", width=8.4) + path("M70 68C76 70 80 70 84 68", stroke=middle, width=3.4)
    body += disc(91, 67, 5.6, "#f2cba6", INK, 2.2) + path("M30 100H62L59 106H33Z", METAL_DARK, INK, 2.4)
    return document((100, 131), body + _pilot(46, 50) + sign_disc(seat, 46, 82, 16), defs)


def chit(seat: str) -> str:
    """A colour's chit of cardboard, 48 x 48: it lies in the sentence of a tile."""
    colour, sign = SEATS[seat]
    mark = INK if seat == "straw" else PAPER
    body = disc(24, 26.4, 20, "#b08a58", INK, 2.5) + disc(24, 21.6, 20, "#f1e3c2", INK, 2.2)
    body += disc(24, 21.6, 16.4, colour, INK, 1.8)
    return document((48, 48), body + group(symbol(sign, mark, colour), 24, 21.6, 1.1))


def pieces() -> dict[str, str]:
    """Every piece in every colour by name."""
    makers = {"system": system, "sheep": sheep, "shepherd": shepherd, "chit": chit}
    return {f"{name}-{seat}": maker(seat) for name, maker in makers.items() for seat in SEATS}
