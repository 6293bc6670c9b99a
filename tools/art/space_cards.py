"""The cards of space, 5:7 in a box of 150 x 210: tactics in eight colours and wild, and the allegiances.

The program writes a card's name into the band on top, from 42, 12 to 138, 40 on the tactics and from 14, 12 to
136, 40 on the allegiances.
"""

import math
import random

from art import wild_beasts as beasts
from art.palette import GOLD_LIGHT, INK, PAPER, PAPER_LIGHT, SEATS, WOOL
from art.space_flock import pilot_face, sheep_face
from art.space_things import star_folds, star_shape, wheel
from art.svg import disc, document, group, linear, oval, path, radial, rect
from art.symbols import symbol

SIZE = (150, 210)
_PLATE = (10, 44, 130, 122)
_TALL = (10, 44, 130, 156)
_CREAM = "#f2e3b4"


def _paper() -> tuple[str, str]:
    """The empty sheet of a card: (its gradient, its shape)."""
    defs = linear("sheet", (0, 0, 0, 210), (0, "#fffaf0", 1), (0.5, PAPER, 1), (1, "#e9dcc0", 1))
    return defs, rect((2, 2, 146, 206), 12, "url(#sheet)", INK, 3) + rect(
        (5.6, 5.6, 138.8, 198.8), 9, "none", "#c9b48f", 1.2
    )


def _specks(seed: int, box: tuple[float, float, float, float], count: int, colour: str) -> str:
    rng, (x, y, w, h) = random.Random(seed), box
    d = "".join(oval(x + rng.uniform(6, w - 6), y + rng.uniform(6, h - 6), r, r) for r in (0.9, 1.3, 1.8) * count)
    return path(d, colour, None, extra='fill-opacity="0.7"')


def tactics(seat: str) -> str:
    """A card of a colour: its symbol large on a disc, and small in two corners."""
    colour, sign = SEATS[seat]
    light, middle, deep, line = WOOL[seat]
    mark = line if seat == "straw" else deep  # straw is too pale for paper
    defs, body = _paper()
    defs += radial("plate", (58, 84, 104), (0, middle, 1), (0.5, colour, 1), (1, deep, 1))
    body += rect(_PLATE, 8, "url(#plate)", INK, 2.5)
    orbits = oval(75, 105, 60, 24) + oval(75, 105, 60, 44)
    body += path(orbits, stroke=light, width=2, extra='stroke-opacity="0.5"')
    body += _specks(len(seat) * 7 + len(sign), _PLATE, 8, light)
    for x, y, size in ((20.5, 90, 4.4), (129.5, 122, 5.4), (112, 70, 3.4)):
        body += disc(x, y, size, light, INK, 1.8)
    body += disc(77, 108, 44, line, extra='fill-opacity="0.45"') + disc(75, 105, 44, PAPER_LIGHT, INK, 3)
    body += disc(75, 105, 39.6, "none", middle, 1.8) + group(symbol(sign, mark, PAPER_LIGHT), 75, 105, 2.75)
    for x, y in ((25, 26), (126, 187)):
        body += group(symbol(sign, mark, PAPER_LIGHT), x, y, 1.02)
    return document(SIZE, body, defs)


def wild() -> str:
    """The wild card: a wheel of all colours with their symbols round a star."""
    defs, body = _paper()
    defs += radial("plate", (75, 105, 92), (0, "#56609c", 1), (0.6, "#333d72", 1), (1, "#20274f", 1))
    body += rect(_PLATE, 8, "url(#plate)", INK, 2.5) + _specks(5, _PLATE, 12, _CREAM)
    body += disc(77, 108, 55, "#0b0e1a", extra='fill-opacity="0.5"') + group(wheel(55), 75, 105)
    for k, (seat, (colour, sign)) in enumerate(SEATS.items()):
        a = math.tau * k / len(SEATS) - math.pi / 2
        mark = INK if seat == "straw" else PAPER_LIGHT
        body += group(symbol(sign, mark, colour), 75 + 39.5 * math.cos(a), 105 + 39.5 * math.sin(a), 0.86)
    body += disc(75, 105, 55, "none", INK, 3) + disc(75, 105, 24.5, PAPER_LIGHT, INK, 2.8)
    body += _star(75, 106, 20)
    for x, y in ((25, 26), (126, 187)):
        body += group(wheel(11.4), x, y) + disc(x, y, 11.4, "none", INK, 1.8) + disc(x, y, 4.6, PAPER_LIGHT, INK, 1.6)
    return document(SIZE, body, defs)


def _star(x: float, y: float, reach: float, turn: float = 0) -> str:
    """A folded golden star."""
    shape = (5, reach, reach * 0.46, turn)
    out = path(star_shape(*shape), GOLD_LIGHT, INK, 2.6) + path(star_folds(*shape), "#c98f1e", None)
    return group(out + path(star_shape(*shape), stroke=INK, width=2.6), x, y)


def _back(middle: str, edge: str, seed: int) -> tuple[str, str]:
    """Sheet, field, double line and corner stars of a back: (gradients, shapes)."""
    defs, body = _paper()
    defs += radial("field", (75, 98, 130), (0, middle, 1), (1, edge, 1))
    body += rect((8, 8, 134, 194), 9, "url(#field)", INK, 2.4) + rect((14, 14, 122, 182), 6, "none", _CREAM, 1.8)
    body += rect((18, 18, 114, 174), 4, "none", _CREAM, 1.1, 'stroke-dasharray="5 4" stroke-opacity="0.8"')
    body += _specks(seed, (22, 22, 106, 166), 14, _CREAM)
    for x, y in ((28, 28), (122, 28), (28, 182), (122, 182)):
        body += group(path(star_shape(4, 8, 2.8), _CREAM, None), x, y)
    return defs, body


def back() -> str:
    """The back of the tactics: a paper star on its way round a ring."""
    defs, body = _back("#46538f", "#242c58", 21)
    ring = group(_hoop(0, 0, 50, 17), 75, 105, turn=-24)
    shape = (5, 37, 16.4, 0.1)
    star = path(star_shape(*shape), "#fbf0c9", INK, 2.8) + path(star_folds(*shape), "#d9c07c", None)
    star += path(star_shape(*shape), stroke=INK, width=2.8)
    front = path("M-50 0A50 17 0 0 0 50 0", width=6.4) + path("M-50 0A50 17 0 0 0 50 0", stroke="#e9dcc0", width=2.8)
    body += ring + group(star, 75, 105) + group(front, 75, 105, turn=-24)
    return document(SIZE, body, defs)


def _hoop(x: float, y: float, rx: float, ry: float) -> str:
    """A ring seen from the side, pale with an ink edge."""
    d = oval(x, y, rx, ry)
    return path(d, width=6.4) + path(d, stroke="#b9ae94", width=2.8)


def _rays(x: float, y: float, reach: float, colour: str) -> str:
    d = ""
    for k in range(14):
        a = math.tau * k / 14
        ends = [f"{x + reach * math.cos(t):.1f} {y + reach * math.sin(t):.1f}" for t in (a, a + 0.22)]
        d += f"M{x} {y}L{ends[0]}L{ends[1]}Z"
    return path(d, colour, None, extra='fill-opacity="0.32"')


def _banner(colour: str) -> str:
    """A band below the picture of an allegiance with a dot at either end."""
    out = path("M18 178L6 184L18 198ZM132 178L144 184L132 198Z", colour, INK, 2.4)
    return out + rect((14, 172, 122, 22), 5, colour, INK, 2.6) + path("M24 183H52M98 183H126", stroke=PAPER, width=2)


def defender() -> str:
    """The allegiance of a Defender: a shepherd's face in a golden star, over moss."""
    defs, body = _paper()
    defs += radial("plate", (75, 112, 96), (0, "#8fb36a", 1), (0.6, "#5c8a4c", 1), (1, "#36613d", 1))
    body += rect(_TALL, 8, "url(#plate)", INK, 2.5) + _rays(75, 112, 60, "#d7e8a8") + _specks(3, _TALL, 5, "#eef6cf")
    body += group(path(star_shape(5, 60, 33), "#1f3a26", None, extra='fill-opacity="0.45"'), 78, 118)
    body += _wide_star(75, 114) + disc(75, 114, 29, PAPER_LIGHT, INK, 2.8) + group(pilot_face(), 75, 113, 2.1)
    body += _banner("#3f7a4a") + _star(75, 183, 12)
    return document(SIZE, body, defs)


def _wide_star(x: float, y: float) -> str:
    shape = (5, 60, 33)
    out = path(star_shape(*shape), GOLD_LIGHT, INK, 3) + path(star_folds(*shape, 0), "#dba52b", None)
    out += path(star_shape(*shape), stroke=INK, width=3)
    for k in range(5):
        a = math.tau * k / 5 - math.pi / 2
        out += disc(56 * math.cos(a), 56 * math.sin(a), 4.6, "#fbe39a", INK, 2.2)
    return group(out, x, y)


def infiltrator() -> str:
    """The allegiance of an Infiltrator: the Wolf under a sheep's mask, over brick red and night."""
    defs, body = _paper()
    defs += beasts.paints()
    defs += radial("plate", (75, 108, 100), (0, "#d0634a", 1), (0.5, "#973a33", 1), (1, "#4a1f2e", 1))
    body += rect(_TALL, 8, "url(#plate)", INK, 2.5) + _rays(75, 112, 60, "#f0a07a") + _specks(9, _TALL, 5, "#f7d0b0")
    body += disc(75, 112, 56, "#3a1626", extra='fill-opacity="0.5"')
    body += group(beasts.clothed_head(), 75, 111, 0.66) + _banner("#8c2f2a")
    return document(SIZE, body + group(_paw(), 75, 184), defs)


def _paw() -> str:
    """A wolf's paw print on a dark disc."""
    toes = oval(-6.4, -2, 2, 2.8) + oval(-2.3, -5.4, 2, 2.8) + oval(2.3, -5.4, 2, 2.8) + oval(6.4, -2, 2, 2.8)
    pad = "M0 -1C4 -1 7 4 5 6.4C3 8 1.6 6.6 0 6.6C-1.6 6.6 -3 8 -5 6.4C-7 4 -4 -1 0 -1Z"
    return disc(0, 0, 12.4, "#2b2118", INK, 2.4) + path(toes + pad, PAPER, None)


def allegiance_back() -> str:
    """The back of the allegiances: a sheep's face, and one of its eyes is a wolf's."""
    defs, body = _back("#8a5aa8", "#432a5c", 33)
    body += disc(75, 105, 47, "#2e1d42", INK, 2.8) + disc(75, 105, 43, "none", _CREAM, 1.8)
    face = sheep_face(WOOL["cream"][0])
    face += path("M1.6 -3.4L11.6 -6.6C12 0 4 4 1.6 -3.4Z", "#f6cd4c", INK, 1.2) + _slit(6.4, -2.6)
    face += path("M1 -6L12 -9", width=2.2)
    return document(SIZE, body + group(face, 75, 107, 1.9), defs)


def _slit(x: float, y: float) -> str:
    """The slit of a wolf's eye."""
    return path(oval(x, y, 1.2, 2.2), INK, None)


def cards() -> dict[str, str]:
    """All cards by name."""
    out = {f"card-{seat}": tactics(seat) for seat in SEATS}
    out |= {"card-wild": wild(), "card-back": back(), "allegiance-defender": defender()}
    return out | {"allegiance-infiltrator": infiltrator(), "allegiance-back": allegiance_back()}
