"""The characters: cards of 5 to 7 with a figure and an empty name plate, their backs, and square portraits."""

import math

from art import wild_beasts as beasts
from art.palette import BRICK, INK, PAPER
from art.svg import disc, document, group, oval, path, radial, rect
from art.symbols import symbol
from art.wild_bodies import BODIES
from art.wild_cards import SIZE, frame, paper_paint, round_box
from art.wild_heads import HEADS, stetson

BACKDROPS = {
    "headman": ("#f4d88e", "#d99a4a"),
    "wild_head": ("#6d5a8e", "#2b2747"),
    "turkey_mama": ("#f2cfae", "#cf8a6e"),
    "joe_lucky": ("#bfe0e6", "#78b0c2"),
    "hunter": ("#c3cf9a", "#6f8c56"),
    "priest": ("#e9dfee", "#a795bd"),
    "banker": ("#e6cfa0", "#a2743f"),
    "billy": ("#d9907a", "#6a4a66"),
    "insurance_agent": ("#dde6e4", "#93aeb2"),
}
"""Character -> (middle, edge) of what is behind the figure."""


PLACES = {
    "headman": (125, 128, 1.1),
    "wild_head": (125, 132, 1.06),
    "turkey_mama": (110, 112, 1.14),
    "joe_lucky": (98, 128, 1.08),
    "hunter": (128, 118, 1.1),
    "priest": (125, 106, 1.18),
    "banker": (125, 131, 1.06),
    "billy": (125, 127, 1.06),
    "insurance_agent": (125, 116, 1.14),
}
"""Character -> where the head's middle lies on the card, and how large the figure is; some make room for a beast."""


def _burst(x: float, y: float, dark: bool) -> str:
    """Rays behind a figure as far as the picture reaches."""
    d = ""
    for k in range(14):
        a, b = math.radians(k * 25.7), math.radians(k * 25.7 + 12)
        d += (
            f"M{x} {y}L{x + 150 * math.cos(a):.1f} {y + 150 * math.sin(a):.1f}"
            f"L{x + 150 * math.cos(b):.1f} {y + 150 * math.sin(b):.1f}Z"
        )
    return path(d, "#fff4cf", None, extra=f'fill-opacity="{0.1 if dark else 0.26}"')


def plate() -> str:
    """The empty name plate under the picture: a ribbon on the paper, free from 34 to 216 and 290 to 330."""
    out = path("M10 296L34 290V336L10 342L18 319ZM240 296L216 290V336L240 342L232 319Z", "#d3b67c", INK, 2.4)
    out += path(round_box(24, 284, 202, 50, 6), "#fbf3dd", INK, 2.8)
    return out + path(round_box(29, 289, 192, 40, 4), stroke="#c9a766", width=1.5)


def character(kind: str) -> str:
    """The card of a character; the program writes the name on the plate."""
    middle, edge = BACKDROPS[kind]
    x, y, scale = PLACES[kind]
    figure = BODIES[kind]() + HEADS[kind]()
    body = rect((8, 8, 234, 276), 8, "url(#behind)") + _burst(x, y, kind in ("wild_head", "billy"))
    if kind == "wild_head":
        body += disc(190, 62, 30, "#f6e8c2", INK, 2.4)
    body += group(figure, x, y, scale)
    # Below the picture lies only paper, so that nothing of a figure shows through the edge of the card.
    foot = path(round_box(16, 274, 218, 70, 4), "url(#paper)", None)
    defs = (
        paper_paint()
        + beasts.paints()
        + radial("behind", (125, 120, 190), (0, middle, 1), (0.55, middle, 1), (1, edge, 1))
    )
    return document(SIZE, body + foot + frame() + plate(), defs)


def portrait(kind: str) -> str:
    """A square portrait of 64 with the head alone, for lists."""
    middle, edge = BACKDROPS[kind]
    body = path(round_box(1, 1, 62, 62, 10), "url(#behind)", None)
    lift = {"turkey_mama": 34, "hunter": 32, "wild_head": 40}.get(kind, 39)
    scale = {"turkey_mama": 0.5, "wild_head": 0.5}.get(kind, 0.56)
    body += group(HEADS[kind](), 32, lift, scale)
    body += path(round_box(0, 0, 64, 64, 10) + round_box(2.5, 2.5, 59, 59, 8), INK, None, extra='fill-rule="evenodd"')
    defs = beasts.paints() + radial("behind", (32, 30, 46), (0, middle, 1), (0.6, middle, 1), (1, edge, 1))
    return document((64, 64), body, defs)


def back() -> str:
    """The back of the characters: a hat and a kerchief, and nobody between."""
    out = path(round_box(1.5, 1.5, 247, 347, 17), "url(#paper)", INK, 3) + path(
        round_box(12, 12, 226, 326, 11), "url(#leather)", INK, 2.6
    )
    out += path(round_box(20, 20, 210, 310, 7), stroke="#ecd8a4", width=2.2)
    out += path(round_box(26, 26, 198, 298, 5), stroke="#ecd8a4", width=2, extra='stroke-dasharray="9 6"')
    for x, y in ((46, 46), (204, 46), (46, 304), (204, 304)):
        out += group(symbol("horseshoe", "#ecd8a4", "#8e5a34"), x, y, 1.05)
    out += oval_ring(125, 175) + group(_nobody(), 125, 186, 1.02)
    defs = paper_paint() + radial(
        "leather", (125, 165, 210), (0, "#a9693c", 1), (0.6, "#8e5a34", 1), (1, "#6b3f22", 1)
    )
    return document(SIZE, out, defs)


def oval_ring(x: float, y: float) -> str:
    """The medallion of the back."""
    return path(oval(x, y, 84, 100), "#6b3f22", INK, 2.8) + path(oval(x, y, 78, 94), stroke="#ecd8a4", width=2.4)


def _nobody() -> str:
    out = path("M-30 -12C-36 26 -22 44 0 46C22 44 36 26 30 -12Z", "#3d2414", None) + path(
        "M-36 8C-20 16 20 16 36 8C36 26 28 40 20 50L0 66L-20 50C-28 40 -36 26 -36 8Z", BRICK, INK, 3
    )
    out += "".join(
        disc(x, y, 2.4, PAPER)
        for x, y in ((-20, 24), (-6, 22), (8, 22), (21, 24), (-12, 36), (2, 36), (14, 36), (0, 50))
    )
    eyes = path("M-20 -2Q-13 -8 -6 -2M6 -2Q13 -8 20 -2", stroke="#ecd8a4", width=3)
    return out + eyes + stetson("#e9d7a8", "#4b3321", "#a98a52")


def people() -> dict[str, str]:
    """All character pictures by name."""
    out = {f"character-{kind}": character(kind) for kind in BODIES} | {"character-back": back()}
    return out | {f"face-{kind}": portrait(kind) for kind in BODIES}
