"""The sheep: one woolly body in ten tints and four facings, in a box of 128."""

import math
import random

from art.palette import FACE, FACES, INK, SEATS, WOOL
from art.svg import disc, document, ellipse, fleece, ground_shadow, group, path, radial
from art.symbols import symbol

TURN = {"n": 0, "e": 90, "s": 180, "w": 270}
AHEAD = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def _face(facing: str, face: str, tuft: str) -> str:
    """Ears, skull, eyes and tuft of a head that looks upward; the nose is at the top."""
    ears = path("M-16 -3C-26 -12 -38 -8 -40 -1C-37 8 -25 10 -16 8Z", face)
    ears += path("M16 -3C26 -12 38 -8 40 -1C37 8 25 10 16 8Z", face)
    inside = "M-23 1C-28 -3 -33 -3 -35 -1M23 1C28 -3 33 -3 35 -1"
    ears += path(inside, stroke="#e0a196", width=3.4)
    skull = path(
        "M-21 9C-25 -4 -17 -12 -13 -24C-9 -33 9 -33 13 -24C17 -12 25 -4 21 9C17 25 -17 25 -21 9Z", face
    )
    shine = path(
        "M-10.5 -24C-8 -29 3 -30.5 7 -28", stroke="#ffffff", width=2.4, extra='stroke-opacity="0.28"'
    )
    eyes = ""
    for side in (-1, 1):
        eyes += ellipse(11.2 * side, -13.5, (4.6, 5.4), "#fffdf5", INK, 1.6)
        eyes += ellipse(10.4 * side, -15 if facing == "s" else -14.6, (2.3, 2.8), "#1a130d")
    nostrils = "#8a5a50" if face == FACES["black"][0] else "#d9938a"
    nose = path("M-4.4 -27L-1.8 -25M4.4 -27L1.8 -25", stroke=nostrils, width=2.4)
    cap = "M-15 16C-19 24 -8 28 -6 23C-3 29 6 29 7 23C11 28 19 23 15 16C10 12 -10 12 -15 16Z"
    return ears + skull + shine + eyes + nose + path(cap, tuft, INK, 2.6)


def head(facing: str, tint: str) -> str:
    """Head round 0,0: the nose points ahead, the owner's symbol on the face stays upright."""
    face, mark = FACES.get(tint, FACE)
    out = group(_face(facing, face, WOOL[tint][0]), turn=TURN[facing])
    if tint not in SEATS:
        return out
    angle = math.radians(TURN[facing])
    sign = symbol(SEATS[tint][1], mark, face)
    return out + group(sign, -4 * math.sin(angle), 4 * math.cos(angle), 1.12)


def _curls(x: float, y: float, colour: str) -> str:
    rng, d = random.Random(3), ""
    for k in range(11):
        angle, reach = k * 2.4, 11 + 2.3 * k
        cx, cy = x + reach * math.cos(angle) * 1.05, y + reach * math.sin(angle) * 0.92
        t = 4.4 + rng.random() * 1.6
        d += f"M{cx - t:.1f} {cy:.1f}A{t:.1f} {t:.1f} 0 1 1 {cx + t * 0.6:.1f} {cy + t * 0.7:.1f}"
    return path(d, stroke=colour, width=2, extra='stroke-opacity="0.6"')


def _feet(x: float, facing: str, face: str) -> str:
    places = {"n": ((44, 104), (84, 104)), "s": ((38, 100), (90, 100))}.get(
        facing, ((x - 18, 104), (x + 18, 104))
    )
    out = ""
    for fx, fy in places:
        left, right, top, sole = fx - 6, fx + 7, fy - 12, fy + 8
        d = f"M{left} {top}V{sole}C{left} {sole + 6} {right} {sole + 6} {right} {sole}V{top}Z"
        out += path(d, face)
    return out


def sheep(tint: str, facing: str) -> str:
    """One sheep of a tint of WOOL, facing n, e, s or w; its middle is the middle of the box."""
    light, middle, deep, curl = WOOL[tint]
    face, _ = FACES.get(tint, FACE)
    dx, dy = AHEAD[facing]
    x, y = 64 - 6 * dx, 68 - 7 * dy
    shade, shadow = ground_shadow(66, 108 if dy <= 0 else 104, (46, 22))
    defs = radial("wool", (x - 12, y - 20, 74), (0, light, 1), (0.5, middle, 1), (1, deep, 1)) + shade
    body = shadow + _feet(x, facing, face)
    body += path(fleece(x - 43 * dx, y - 40 * dy, (10, 10), 6, 4), middle)
    body += path(fleece(x, y, (43, 38), 13, 7), "url(#wool)", INK, 3.4) + _curls(x, y, curl)
    shine = f"M{x - 32} {y - 12}C{x - 28} {y - 26} {x - 16} {y - 31} {x - 6} {y - 32}"
    body += path(shine, stroke="#ffffff", width=4, extra='stroke-opacity="0.5"')
    rise = {-1: -29, 0: 2, 1: 26}[dy]
    return document((128, 128), body + group(head(facing, tint), 64 + 28 * dx, 66 + rise, 1.1), defs)


def empty_place() -> str:
    """The dashed outline that marks where a sheep left."""
    dashes = 'stroke-dasharray="8 7"'
    body = path(fleece(64, 72, (41, 37), 13, 7), "#fffbe8", INK, 3, f'fill-opacity="0.35" {dashes}')
    body += path("M50 42C53 16 75 16 78 42", stroke=INK, width=3, extra=dashes)
    return document((128, 128), body)


def seat_disc(seat: str) -> str:
    """A seat's colour and symbol on a disc of 48: lists, log, tags."""
    colour, sign = SEATS[seat]
    mark = INK if seat == "straw" else "#f6eedc"
    body = disc(24, 26, 20, INK, extra='fill-opacity="0.25"') + disc(24, 23, 20, colour, INK, 2.5)
    body += disc(24, 23, 16.6, "none", "#ffffff", 1.2, 'stroke-opacity="0.35"')
    return document((48, 48), body + group(symbol(sign, mark, colour), 24, 23, 1.06))


def mutton_button(seat: str) -> str:
    """The button a player lays on a used box of the mat, in a box of 64."""
    colour, sign = SEATS[seat]
    mark = INK if seat == "straw" else "#f6eedc"
    defs = radial("dome", (26, 22, 34), (0, WOOL[seat][0], 1), (0.55, colour, 1), (1, colour, 1))
    body = ellipse(33, 37, (27, 26), INK, extra='fill-opacity="0.3"') + disc(32, 32, 27, "url(#dome)", INK)
    body += disc(32, 32, 21, "none", INK, 1.6, 'stroke-opacity="0.45"')
    return document((64, 64), body + group(symbol(sign, mark, colour), 32, 32, 1.25), defs)
