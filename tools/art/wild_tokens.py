"""Pieces of the prairie that lie and stand about the cards: cowboys, hats, tokens, paper, star and boards."""

import math
import random

from art import wild_beasts as beasts
from art.palette import BRICK, INK, INK_SOFT, PAPER, PAPER_LIGHT, SEATS, WOOL
from art.svg import disc, document, fleece, group, linear, path, radial
from art.symbols import symbol
from art.wild_cards import round_box

_ARMS = "M50 36C65 36 65 54 60 58C80 60 96 71 94 81C90 89 76 83 69 83C71 95 80 106 82 116H57L50 100L43 116H18"
_BODY = _ARMS + "C20 106 29 95 31 83C24 83 10 89 6 81C4 71 20 60 40 58C35 54 35 36 50 36Z"
_SHADE = "M58 58C80 60 96 71 94 81C90 89 76 83 69 83C71 95 80 106 82 116H66C66 98 64 74 58 58Z"


def _hat(seat: str) -> str:
    """A felt hat in the seat's colour round 0,0: 92 wide, from -38 to 18."""
    colour = SEATS[seat][0]
    light, _, deep, line = WOOL[seat]
    out = path(
        "M-25 4C-29 -24 -24 -37 -12 -37C-5 -37 -4 -32 0 -32C4 -32 5 -37 12 -37C24 -37 29 -24 25 4Z", colour, INK, 3
    )
    out += path("M12 -36C23 -36 27 -24 24 2L10 6C14 -12 15 -26 12 -36Z", deep, None, extra='fill-opacity="0.6"')
    out += path("M-18 -28C-20 -20 -20 -14 -20 -8", stroke=light, width=3.4, extra='stroke-opacity="0.8"')
    out += path("M0 -31C-3 -24 3 -20 0 -13", stroke=line, width=2.4)
    out += path("M-25.4 -8C-10 -1 10 -1 25.4 -8V4C10 11 -10 11 -25.4 4Z", PAPER, INK, 2.2)
    brim = "M-46 0C-40 -9 -30 3 -22 5C-10 9 10 9 22 5C30 3 40 -9 46 0C42 12 24 18 0 18C-24 18 -42 12 -46 0Z"
    return out + path(brim, colour, INK, 3) + path("M-37 8C-20 14 20 14 37 8", stroke=line, width=2.2)


def meeple(seat: str) -> str:
    """A wooden cowboy with the seat's symbol on the chest, 100 x 124; he stands on the line 116."""
    colour, sign = SEATS[seat]
    light, middle, deep, line = WOOL[seat]
    defs = linear("wood", (20, 40, 84, 116), (0, middle, 1), (0.35, colour, 1), (1, colour, 1))
    defs += radial("shadow", (0, 0, 46), (0, INK, 0.45), (0.7, INK, 0.26), (1, INK, 0))
    body = group(disc(0, 0, 46, "url(#shadow)"), 52, 116, (1, 0.16)) + path(_BODY, "url(#wood)", INK, 3.2)
    body += path(_SHADE, deep, None, extra='fill-opacity="0.55"')
    body += path(
        "M12 78C16 70 28 65 38 63M26 110C28 104 32 98 34 92", stroke=light, width=3, extra='stroke-opacity="0.75"'
    )
    body += path("M35 54C44 60 56 60 65 54L62 64C54 68 46 68 38 64Z", PAPER, INK, 2.4)
    body += disc(50, 81, 16, PAPER_LIGHT, INK, 2.6) + group(symbol(sign, line, PAPER_LIGHT), 50, 81, 0.98)
    return document((100, 124), body + group(_hat(seat), 50, 37, 0.92), defs)


def hat(seat: str) -> str:
    """The hat that hangs on the seat's post, its symbol on the band, 100 x 64; it rests on the line 56."""
    sign = disc(50, 37, 11.5, PAPER_LIGHT, INK, 2.4) + group(
        symbol(SEATS[seat][1], WOOL[seat][3], PAPER_LIGHT), 50, 37, 0.68
    )
    defs = radial("shadow", (0, 0, 40), (0, INK, 0.4), (0.7, INK, 0.24), (1, INK, 0))
    shade = group(disc(0, 0, 40, "url(#shadow)"), 52, 57, (1, 0.14))
    return document((100, 64), shade + group(_hat(seat), 50, 41) + sign, defs)


def _token(body: str, colour: str, edge: str, defs: str = "") -> str:
    """A round wooden token of 96 with `body` between its disc and its rim."""
    under = (
        disc(49, 52, 43, INK, extra='fill-opacity="0.32"')
        + disc(48, 49.6, 43, edge, INK, 3)
        + disc(48, 46, 43, colour)
    )
    rim = disc(48, 46, 43, "none", INK, 3) + disc(48, 46, 39.6, "none", "#fff6dc", 1.8, 'stroke-opacity="0.6"')
    return document((96, 98), under + body + rim, defs)


def _under_line(y: float, colour: str, wave: float = 4) -> str:
    """The lower part of a token's disc as ground, its upper edge at y."""
    half = math.sqrt(43**2 - (y - 46) ** 2)
    a, b = 48 - half, 48 + half
    d = f"M{a:.1f} {y}C{a + 24:.1f} {y - wave} {b - 34:.1f} {y + wave} {b:.1f} {y}A43 43 0 {int(y < 46)} 1 {a:.1f} {y}Z"
    return path(d, colour, INK, 2)


def field_token(seen: bool) -> str:
    """The token of a field: its landscape, or the eye of the headman who looked."""
    if seen:
        rays = "".join(f"M48 46L{_ray(k * 30)}L{_ray(k * 30 + 14)}Z" for k in range(12))
        out = path(rays, "#f6da8e", None, extra='fill-opacity="0.7"')
        out += path("M12 47C26 22 70 22 84 47C70 70 26 70 12 47Z", "#fffaf0", INK, 3.2)
        out += disc(48, 46, 14, "#8a5a34", INK, 2.8) + disc(48, 46, 6, INK) + disc(52.6, 41.4, 4, "#fffdf5")
        lashes = "M20 31L15 23M34 24.4L31 15.6M48 22.4V13M62 24.4L65 15.6M76 31L81 23"
        return _token(out + path(lashes, width=3.2), "#e5b64f", "#a9781f")
    out = disc(66, 24, 9.5, "#f2c65a", INK, 2.4) + path("M13 38L22 24L34 23L42 38Z", "#cf9a78", INK, 1.8)
    out += _under_line(40, "#b5cb74") + _under_line(66, "#8fb054", 6)
    rails = "M15 50C34 47 62 53 81 49M14 60C34 57 62 63 82 60"
    out += path("M23 66V42M38 69V44M58 69V44M73 66V42", width=8.4) + path(
        "M23 66V42M38 69V44M58 69V44M73 66V42", stroke="#b07a44", width=3.8
    )
    out += path(rails, width=7) + path(rails, stroke="#b07a44", width=2.8)
    return _token(out + group(beasts.tuft(), 48, 78, 0.6), "#cfe4e2", "#5f8a3c")


def _ray(degrees: float) -> str:
    a = math.radians(degrees)
    return f"{48 + 41 * math.cos(a):.1f} {46 + 41 * math.sin(a):.1f}"


def wild_token() -> str:
    """The token of the wild place: cactus, red rocks and sun."""
    out = disc(68, 30, 11, "#f9dc8c", INK, 2.2) + path("M8 56L16 40L19 28L34 27L38 44L46 58Z", "#b9694a", INK, 2)
    out += _under_line(58, "#a5623a") + path(
        "M24 74C34 70 44 76 54 72M56 80C62 78 68 80 72 78", stroke="#7a4426", width=2.4
    )
    return _token(out + group(beasts.cactus(), 52, 44, 0.8), "#eaa06a", "#8a4a26")


def sheep_token(count: int) -> str:
    """A token worth one or three sheep, 72 x 74."""
    tone, edge = ("#f6eedc", "#b99a63") if count == 1 else ("#eeb77f", "#a9652f")
    body = (
        disc(37, 40, 32, INK, extra='fill-opacity="0.32"')
        + disc(36, 38.4, 32, edge, INK, 2.8)
        + disc(36, 35.4, 32, tone, INK, 2.8)
    )
    body += disc(36, 35.4, 28.4, "none", "#fffdf5", 1.6, 'stroke-opacity="0.7"')
    if count == 1:
        return document((72, 74), body + group(beasts.sheep(), 35.5, 35, 0.52), beasts.paints())
    for x, y in ((38, 22), (24, 36), (47, 38)):
        body += group(beasts.sheep(), x, y, 0.36)
    three = "M-4.4 -4.6C-3 -8.4 4.6 -8 4 -3.6C3.8 -1 0 -0.4 -1.4 -0.4C1 -0.6 5.4 0.2 5 4C4.4 8.6 -3.6 8.4 -5 4.6"
    body += disc(56, 58, 13.5, INK, PAPER, 2.2) + group(path(three, stroke=PAPER, width=3.4), 56, 58)
    return document((72, 74), body, beasts.paints())


def contract() -> str:
    """An insurance contract, nailed up, 72 x 96."""
    sheet = "M7 8C20 5 40 10 65 7C63 30 67 56 65 84C62 88 58 91 54 92C36 89 22 94 7 91C10 60 5 36 7 8Z"
    body = path(sheet, INK, None, extra='fill-opacity="0.3" transform="translate(2.5 4)"') + path(
        sheet, "#fbf3dd", INK, 2.8
    )
    body += path("M65 84C60 80 56 82 54 92Z", "#d8c393", INK, 2)
    body += path("M17 25C28 22 44 27 56 24", stroke=INK_SOFT, width=4) + path(
        "M17 37H55M17 47H55M17 57H38", stroke=INK_SOFT, width=2.4
    )
    body += path("M18 79C22 70 26 84 30 75C32 72 34 80 38 77", stroke=INK, width=2)
    body += path("M43 72L39 88L46 84L50 90L52 74ZM55 72L60 87L53 84Z", BRICK, INK, 2) + path(
        fleece(49, 67, (11.5, 11.5), 10, 2), BRICK, INK, 2.4
    )
    body += group(symbol("star", PAPER, BRICK), 49, 67, 0.62)
    return document((72, 96), body + disc(36, 10, 4.6, "#6d7180", INK, 2.2) + disc(35, 8.8, 1.4, "#cdd3dc"))


def headman_star() -> str:
    """The headman's badge, 72 x 72."""
    spots = [((28 if k % 2 == 0 else 13), math.pi * k / 5 - math.pi / 2) for k in range(10)]
    corners = [(36 + r * math.cos(a), 37 + r * math.sin(a), r) for r, a in spots]
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y, _ in corners) + "Z"
    body = path(d, INK, None, extra='fill-opacity="0.3" transform="translate(1.5 3)"') + path(d, "url(#gold)", INK, 3)
    facets = "".join(f"M36 37L{x:.1f} {y:.1f}" for x, y, _ in corners)
    body += path(facets, stroke="#9a6a00", width=1.8, extra='stroke-opacity="0.7"')
    body += "".join(disc(x, y, 5, "#f2cd5c", INK, 2.2) for x, y, r in corners if r == 28)
    body += disc(36, 37, 10, "#f9e3a0", INK, 2.4) + group(path("M-5 6V-1C-5 -8 5 -8 5 -1V6", width=4), 36, 37, 0.9)
    return document(
        (72, 72), body, radial("gold", (28, 26, 44), (0, "#f9dd86", 1), (0.6, "#e6b335", 1), (1, "#b97f12", 1))
    )


def signpost() -> str:
    """The headman's board on its gallows, 320 x 300; the planks are free from 46,92 to 300,222."""
    rng = random.Random(6)
    shade = group(disc(0, 0, 40, "url(#shadow)"), 40, 286, (1, 0.2))
    post = path("M14 288L18 14L36 12L40 288Z", "url(#post)", INK, 3) + path(
        "M23 40C26 110 22 190 26 270M31 30C33 90 30 150 33 220", stroke="#4f331c", width=1.9
    )
    beam = path("M4 26C80 20 200 28 312 22L314 42C210 46 90 40 4 46Z", "#9a6a3e", INK, 3) + path(
        "M20 34C90 30 170 38 296 32", stroke="#5f3f22", width=1.9
    )
    brace = path("M36 92L92 46", width=12) + path("M36 92L92 46", stroke="#9a6a3e", width=6)
    chains = "".join(f"M{x} {y}a4 5 0 1 0 0.1 0" for x in (92, 258) for y in (42, 52, 62))
    board = path("M46 76L304 70L308 228L42 234Z", INK, None, extra='fill-opacity="0.32" transform="translate(5 8)"')
    for k in range(3):
        y, lean = 76 + k * 52, rng.uniform(-2, 2)
        plank = f"M{46 - k} {y}L{304 + k} {y - 6 + lean:.1f}L{305 + k} {y + 45 + lean:.1f}L{45 - k} {y + 51}Z"
        board += path(plank, ("#dfb578", "#d8ac6c", "#e3bb80")[k], INK, 2.8)
        grain = f"M60 {y + 12}c60 -5 120 4 200 -4M90 {y + 38}c50 3 110 -5 190 -2M200 {y + 24}c20 -2 50 2 80 -1"
        board += path(grain, stroke="#a9783f", width=1.8, extra='stroke-opacity="0.7"')
    nails = "".join(disc(x, y, 3.4, "#5a5f6b", INK, 1.8) for x in (56, 294) for y in (88, 116, 140, 168, 192, 220))
    tuft = group(beasts.tuft(), 24, 284, 0.9) + group(beasts.tuft(), 48, 288, 0.6)
    defs = linear("post", (14, 0, 40, 0), (0, "#a97443", 1), (1, "#74492a", 1)) + radial(
        "shadow", (0, 0, 40), (0, INK, 0.4), (1, INK, 0)
    )
    body = (
        shade
        + post
        + beam
        + brace
        + board
        + path(chains, width=2.6)
        + path("M92 72V78M258 68V76", width=4)
        + nails
        + tuft
    )
    return document((320, 300), body, defs)


def icons() -> dict[str, str]:
    """Small signs of 48 for what is done: claim, draft, attack, collect, notes."""
    claim = path(
        "M6 8H42C45 8 46 10 46 12V30C46 33 44 34 42 34H24L13 44L14 34H6C3 34 2 32 2 30V12C2 9 4 8 6 8Z",
        PAPER_LIGHT,
        INK,
        3,
    )
    claim += path("M12 17H36M12 25H28", stroke=INK, width=3.4)
    draft = group(path(round_box(-10, -15, 20, 30, 4), "#4d738d", INK, 3), 17, 25, 1, -13)
    draft += group(
        path(round_box(-10, -15, 20, 30, 4), "#f2cd5c", INK, 3) + group(symbol("star", INK, INK), 0, 0, 0.62),
        31,
        24,
        1,
        12,
    )
    rip = (
        "M8 4C12 18 12 30 4 44C16 34 20 20 14 4ZM21 3C26 18 26 32 18 46C31 34 34 18 28 3ZM35 4"
        "C40 16 40 28 33 42C45 32 48 18 42 5Z"
    )
    attack = path(rip, BRICK, INK, 2.6)
    collect = (
        group(beasts.sheep(), 24, 19, 0.4)
        + path("M5 46V26M24 46V30M43 46V26", width=8)
        + path("M3 32H45M3 41H45", width=7)
    )
    collect += path("M5 46V26M24 46V30M43 46V26", stroke="#c98f52", width=3.2) + path(
        "M3 32H45M3 41H45", stroke="#c98f52", width=2.6
    )
    notes = path("M9 4H38C40 4 41 5 41 7V42C41 44 40 45 38 45H9Z", PAPER_LIGHT, INK, 3) + path(
        "M9 4H16V45H9C7 45 6 44 6 42V7C6 5 7 4 9 4Z", BRICK, INK, 3
    )
    notes += path("M22 14H35M22 22H35M22 30H30", width=2.8) + path("M2 13H9M2 24H9M2 35H9", width=3)
    bodies = {"claim": claim, "draft": draft, "attack": attack, "collect": collect, "notes": notes}
    return {
        f"icon-{name}": document((48, 48), body, beasts.paints() if name == "collect" else "")
        for name, body in bodies.items()
    }


def tokens() -> dict[str, str]:
    """All pieces and icons by name."""
    out = {f"meeple-{seat}": meeple(seat) for seat in SEATS} | {f"hat-{seat}": hat(seat) for seat in SEATS}
    out |= {"field-token": field_token(False), "field-token-seen": field_token(True), "wild-token": wild_token()}
    out |= {f"sheep-token-{count}": sheep_token(count) for count in (1, 3)}
    return out | {"contract": contract(), "headman-star": headman_star(), "signpost": signpost()} | icons()
