"""Wooden and paper things on the table: dice, the fence's planks and marks, handles and discs."""

from art.palette import BRICK, GOLD, GOLD_INK, GOLD_LIGHT, INK, MOSS, PAPER, SEATS
from art.svg import disc, document, ellipse, fleece, group, linear, path, rect
from art.symbols import symbol

DIE_FACES = (*SEATS, "black", "white", "plus", "cross")
PLANKS = {
    "wood": ("#e6c48e", "#c99c5f", "#8f6431"),
    "red": ("#d9634c", "#b23a2e", "#6e1d13"),
    "brown": ("#7a5033", "#54331d", "#2e1a0d"),
}
COMPASS = {"n": 270, "ne": 315, "e": 0, "se": 45, "s": 90, "sw": 135, "w": 180, "nw": 225}


def _die_mark(face: str) -> str:
    if face == "plus":
        d = "M48 22V74M22 48H74"
        return path(d, stroke=INK, width=15) + path(d, stroke=GOLD, width=9)
    if face == "cross":
        d = "M29 29L67 67M67 29L29 67"
        return path(d, stroke=INK, width=15) + path(d, stroke="#3b7fb8", width=9)
    if face == "white":
        jump = path("M24 54C24 30 66 26 70 50", stroke=INK, width=8) + path("M58 48L71 58L78 44Z", INK)
        return jump + path(fleece(46, 64, (13, 9), 8, 2), PAPER)
    if face == "black":
        ears = ellipse(36, 44, (5, 3), PAPER) + ellipse(60, 44, (5, 3), PAPER)
        return path(fleece(48, 48, (27, 26), 10, 5), "#2d2a35") + ears + ellipse(48, 46, (8, 10.4), PAPER)
    colour, sign = SEATS[face]
    mark = INK if face == "straw" else PAPER
    return path(fleece(48, 48, (27, 26), 10, 5), colour) + group(symbol(sign, mark, colour), 48, 48, 1.3)


def die(face: str | None) -> str:
    """A die in a box of 96 x 98 showing a face of DIE_FACES, or a blank one while it rolls."""
    defs = linear("bone", (0, 10, 0, 88), (0, "#fffaf0", 1), (1, "#e4d3ad", 1))
    body = rect((9, 13, 82, 82), 16, INK, extra='fill-opacity="0.25"') + rect(
        (7, 7, 82, 82), 16, "url(#bone)", INK, 3.4
    )
    body += path("M16 26C17 19 21 16 28 15", stroke="#ffffff", width=4)
    return document((96, 98), body + (_die_mark(face) if face else ""), defs)


def plank(kind: str) -> str:
    """One space of the track, a board of the fence, 44 x 50: wood, red or brown."""
    light, dark, grain = PLANKS[kind]
    defs = linear("board", (0, 2, 0, 48), (0, light, 1), (1, dark, 1))
    body = path("M2 5L22 2L42 5V46L22 48L2 46Z", "url(#board)", INK, 2.6)
    lines = "M7 14C16 12 28 16 38 13M7 38C18 41 26 36 38 39"
    return document(
        (44, 50), body + path(lines, stroke=grain, width=1.4, extra='stroke-opacity="0.55"'), defs
    )


def rail() -> str:
    """A piece of the fence's rail, 64 x 9; copies join end to end."""
    body = path("M-4 4.5H68", stroke=INK, width=8.5) + path("M-4 4.5H68", stroke="#a9763e", width=4.5)
    return document((64, 9), body)


def bend() -> str:
    """The fence's bend at the end of a run, 60 x 140; its rails leave at the left edge."""
    outer, inner = "M-4 14C70 14 70 126 -4 126", "M-4 40C34 40 34 100 -4 100"
    body = ""
    for d in (outer, inner):
        body += path(d, stroke=INK, width=8.5) + path(d, stroke="#a9763e", width=4.5)
    return document((60, 140), body)


def post() -> str:
    """A fence post, 18 x 78, foot at the lower edge."""
    defs = linear("post", (0, 0, 16, 0), (0, "#b5824a", 1), (1, "#7d5228", 1))
    body = path("M2 78V9L9 2L16 9V78Z", "url(#post)", INK, 2.6) + path(
        "M6 18V70", stroke="#5c3a1a", width=1.4
    )
    return document((18, 78), body, defs)


def marker() -> str:
    """The flock marker, a flag on a pole, 66 x 98; its foot stands at 32, 92."""
    body = ellipse(32, 92, (15, 5), INK, extra='fill-opacity="0.3"')
    body += path("M32 92V10", width=6.5) + path("M32 91V11", stroke="#b98a4e", width=2.6)
    body += path("M32 12C42 6 52 18 62 10V44C52 52 42 40 32 46Z", GOLD)
    body += path(fleece(47, 29, (8.5, 7), 8, 2), PAPER, INK, 2) + ellipse(53, 27, (4, 4.6), INK)
    return document((66, 98), body + disc(32, 8, 5, GOLD_LIGHT, INK, 2.6))


def mark(kind: str) -> str:
    """What a coloured plank carries, 24 x 24: a die, Roger's horns or the Shearer's blades."""
    if kind == "die":
        body = rect((4, 4, 16, 16), 3, "#fff3dc", INK, 1.8) + disc(9, 9, 1.9, INK) + disc(15, 15, 1.9, INK)
        return document((24, 24), group(group(body, -12, -12), 12, 12, turn=12))
    if kind == "horns":
        d = "M10 16C-2 18 -3 1 7 2C13 3 10 11 6 9M14 16C26 18 27 1 17 2C11 3 14 11 18 9"
        return document((24, 24), group(group(path(d, stroke=GOLD_LIGHT, width=3.2), -12, -10), 12, 12, 0.86))
    blades = path("M6 18L17 2M18 18L7 2", stroke="#e3e6ea", width=2.8)
    rings = disc(5.6, 19.4, 3, "none", "#e3e6ea", 2.2) + disc(18.4, 19.4, 3, "none", "#e3e6ea", 2.2)
    return document((24, 24), blades + rings)


def handle(towards: str, hot: bool = False) -> str:
    """A grip at the end of a line, 40 x 40: the arrow points where a push would go."""
    fill, ink = (GOLD, INK) if hot else ("#fff6da", GOLD_INK)
    body = disc(21, 23, 16, INK, extra='fill-opacity="0.3"') + disc(20, 20, 16, fill, INK, 3)
    arrow = group(path("M-3.5 -6.5L4 0L-3.5 6.5", stroke=ink, width=4.2), turn=COMPASS[towards])
    return document((40, 40), body + group(arrow, 20, 20))


def points_disc(kind: str) -> str:
    """The disc behind a number, 48 x 48: green for points won, brick for lost, paper for none."""
    fill = {"won": MOSS, "lost": BRICK, "none": "#fff6da"}[kind]
    body = disc(24, 26, 20, INK, extra='fill-opacity="0.25"') + disc(24, 23, 20, fill, INK, 2.8)
    return document((48, 48), body)
