"""What the pictures of The Sheep's cards are put together from: ink, washes and small things round 0,0.

Each is drawn about as large as it is used on a plate of 130 x 84; lines are of one ink.
"""

from art.palette import INK, PAPER_LIGHT
from art.svg import Number, disc, ellipse, fleece, group, oval, path

STEEL, STEEL_DARK, IRON = "#ccd2d5", "#8e979e", "#62676e"
WOOD, WOOD_DARK = "#bb8a50", "#80572f"
BRASS, BRASS_DARK, COPPER = "#dcae4c", "#a9762a", "#c1713f"
LEATHER, BONE, GLASS, CLOTH = "#8c5638", "#f1e6c9", "#d3e4de", "#e6d8b8"
RED, FIRE, FIRE_LIGHT, SHOCK = "#b8442f", "#e2713a", "#ffd978", "#f4d04c"
VIOLET, LILAC, NIGHT = "#7a4e9e", "#c9a9e2", "#33294a"
SKIN, SKIN_DARK, PALE = "#e8be96", "#c98f66", "#d9cfc4"
MOSS, SLATE, BLUE = "#6d8f4e", "#55606e", "#4b7896"
WOOL, FACE = "#fbf4e3", "#46372f"


def form(d: str, fill: str, width: Number = 2.6) -> str:
    """A shape with its ink line."""
    return path(d, fill, INK, width)


def shade(d: str, strength: Number = 0.24, colour: str = INK) -> str:
    """A see-through wash without a line."""
    return path(d, colour, None, extra=f'fill-opacity="{strength}"')


def line(d: str, width: Number = 2, colour: str = INK) -> str:
    """A bare line."""
    return path(d, stroke=colour, width=width)


def rod(d: str, colour: str, width: Number = 8) -> str:
    """A stick, strap or wire along `d` with ink on both sides."""
    return line(d, width) + line(d, width - 5, colour)


def glint(d: str, width: Number = 2.2) -> str:
    """Light on metal or glass."""
    return path(d, stroke=PAPER_LIGHT, width=width, extra='stroke-opacity="0.85"')


def mirrored(body: str) -> str:
    """`body` and its mirror image to the other side of the middle."""
    return body + group(body, scale=(-1, 1))


def flame(x: Number, y: Number, scale: Number = 1, outer: str = FIRE, inner: str = FIRE_LIGHT) -> str:
    """A flame that stands on x, y; 20 high."""
    tongue = (
        "M0 0C-8 0 -10 -7 -6 -12C-5 -9 -3.5 -8.5 -2.6 -9C-3.4 -14 -1 -18 3 -21C2.4 -16 8.6 -13 8 -6"
        "C7.6 -2 4 0 0 0Z"
    )
    out = form(tongue, outer, 2.4 / scale)
    return group(out + path("M0.6 -1.6C-4 -1.6 -4.4 -6 0.8 -11C5 -6 5 -1.6 0.6 -1.6Z", inner, None), x, y, scale)


def bolt(x: Number, y: Number, scale: Number = 1, turn: Number = 0, fill: str = SHOCK) -> str:
    """A spark of lightning, 26 long, that strikes downward."""
    d = "M3 -14L-7 1H-1L-4 13L8 -3H1.6L7 -14Z"
    return group(form(d, fill, 2.2 / scale), x, y, scale, turn)


def drop(x: Number, y: Number, scale: Number = 1, fill: str = RED) -> str:
    """A hanging drop, 11 high."""
    d = "M0 -7C3 -2 5 0 4.6 2.6C4 6 -4 6 -4.6 2.6C-5 0 -3 -2 0 -7Z"
    return group(form(d, fill, 2 / scale), x, y, scale)


def rune(x: Number, y: Number, scale: Number = 1, colour: str = VIOLET, width: Number = 2.6) -> str:
    """The sign of what is runic, 22 high."""
    return group(line("M0 -11V11M0 -7L7 -2L0 3L-7 8M-7 -5L0 0", width / scale, colour), x, y, scale)


def rays(spots: str, colour: str = FIRE, width: Number = 2.6) -> str:
    """Short strokes of heat or light in ink and colour."""
    return line(spots, width + 2.4) + line(spots, width, colour)


def smoke(d: str, colour: str = "#b3aab0", width: Number = 6) -> str:
    """A soft, see-through thread of smoke along `d`."""
    soft = path(d, stroke=colour, width=width, extra='stroke-opacity="0.55"')
    return soft + path(d, stroke=colour, width=width * 0.4, extra='stroke-opacity="0.9"')


def tuft(x: Number, y: Number, radii: tuple[Number, Number], fill: str = WOOL, seed: int = 4, ink: Number = 2.4) -> str:
    """A tuft of wool."""
    return form(fleece(x, y, radii, max(6, round((radii[0] + radii[1]) / 3)), seed), fill, ink)


def eye(x: Number, y: Number, wide: Number = 9, iris: str = BRASS, slit: bool = False) -> str:
    """An open eye that is `wide` from its middle to a corner; a sheep's has a slit lying across."""
    w = wide
    d = f"M{x - w} {y}C{x - w * 0.4:.1f} {y - w * 0.85:.1f} {x + w * 0.4:.1f} {y - w * 0.85:.1f} {x + w} {y}"
    d += f"C{x + w * 0.4:.1f} {y + w * 0.8:.1f} {x - w * 0.4:.1f} {y + w * 0.8:.1f} {x - w} {y}Z"
    out = form(d, PAPER_LIGHT, 2.2) + disc(x, y, w * 0.5, iris, INK, 1.4)
    pupil = ellipse(x, y, (w * 0.34, w * 0.13), INK) if slit else disc(x, y, w * 0.22, INK)
    return out + pupil + disc(x + w * 0.18, y - w * 0.2, w * 0.12, "#ffffff")


def dots(spots: tuple[tuple[Number, Number], ...], radius: Number = 1.6, colour: str = INK) -> str:
    """Nail heads, holes or embers."""
    return path("".join(oval(x, y, radius, radius) for x, y in spots), colour, None)


def hand(skin: str = SKIN, cuff: str | None = CLOTH) -> str:
    """A hand reaching right with its fingers spread, the wrist at -24, 0; 52 long."""
    d = (
        "M-24 -8L-8 -9C-2 -16 6 -19 9 -17C11 -15 7 -12 4 -9L22 -13C27 -14 28 -9 23 -7.6L12 -4.6L26 -4.6"
        "C30 -4 30 0.4 26 1"
    )
    d += "L13 1.4L24 4.4C28 6 26.6 10 22.6 9.2L10 6.6L18 10.6C20.6 12.6 18.6 15.6 15.4 14.6L0 11L-24 9Z"
    out = form(d, skin) + line("M12 -4.6L6 -3.6M13 1.4L7 1.6M10 6.6L5 5.4", 1.6)
    return out + (form("M-40 -11L-23 -12V13L-40 12Z", cuff) + line("M-28 -11V12", 1.6) if cuff else "")


def fist(skin: str = SKIN) -> str:
    """A fist round an upright stick, seen from the fingers; 22 wide."""
    out = form("M-10 -8C-10 -13 9 -13 10 -9C13 -4 13 6 10 9C8 13 -9 12 -10 8Z", skin)
    return out + line("M-10 -4H4M-10.4 1H5M-10 6H4M9 -8C6 -4 6 0 9 3", 1.8)


def profile(skin: str = SKIN, open_mouth: bool = False) -> str:
    """A bald head that looks right, with its neck; 38 wide, from -24 to 26."""
    lips = "L15.6 9.4L16.8 11L15.4 13.2C16.4 19 10 20 6 18.6"
    if open_mouth:
        lips = "L16 7L20 9.6L14 12L13 15L16 18C14 22 9 21 6 19.6"
    skull = "M-10 26L-9 15C-20 10 -22 -6 -17 -14C-11 -25 9 -26 14.6 -14C16.4 -10 15 -7 16.6 -3"
    d = f"{skull}L21 3.4C22 5.8 19.4 6.4 17 6.4{lips}L7 26Z"
    return (
        form(d, skin) + disc(11, -4.4, 1.7, INK) + line("M7.6 -8.6L14 -9.6", 1.8)
        + line("M-4 -4C-9 -6 -9 3 -4.6 3", 1.8)
    )


def horn(width: Number = 2.4, fill: str = "#c9a866") -> str:
    """A ram's horn that starts at 0,0, rises and curls back down to the right; 24 wide."""
    d = "M0 2C-4 -12 6 -22 17 -18C28 -13 26 3 16 5C10 5 8 -1 12 -5C13 0 18 -1 18 -6C17 -12 10 -11 9 -4L8 5Z"
    return form(d, fill, width) + line("M3 -8L9 -5M9 -16L12 -11M20 -17L17 -12M25 -7L19 -7", 1.4)


def hoof(fill: str = FACE) -> str:
    """A cloven hoof on a shank from 0,-20 to the ground at 0,10; 22 wide."""
    shank = form("M-6 -22L-7 -6L-10 -1H10L7 -6L6 -22Z", WOOL)
    out = shank + form("M-8.6 -1C-10 4 -11 7 -11 10H-1.4L0 -1ZM8.6 -1C10 4 11 7 11 10H1.4L0 -1Z", fill, 2.2)
    return out + path(fleece(0, -4, (9, 4), 7, 2), WOOL, INK, 2)


def boot(fill: str = LEATHER) -> str:
    """A boot that points right, from -22 (its top) to the ground at 18; 36 wide."""
    out = form("M-13 -22H6L5 -4C10 2 20 3 23 9V14H-14C-14 2 -12 -8 -13 -22Z", fill)
    out += form("M-15 13H24V18H4V16.6L-1 18H-15Z", "#3c2c22", 2.2)
    return (
        out + line("M-13.6 -16H6M0 -8L6 -10M0 -3L7 -5M2 2L10 0", 1.8)
        + shade("M-12 -14L-13 12H-5C-8 2 -6 -8 -6 -14Z", 0.2)
    )


def ewe(tint: str = WOOL, face: str = FACE, eyes: str = PAPER_LIGHT) -> str:
    """A sheep that looks left, 48 wide, its hooves at 0,19."""
    out = line("M-3 8V18M8 9V18", 5.6) + line("M-3 8V17M8 9V17", 2, "#5d4c42")
    out += tuft(5, 0, (18, 13.4), tint, 7) + shade("M-9 7C0 15 18 13 22 2C21 11 12 14 4 14C-4 14 -8 11 -9 7Z", 0.22)
    out += form(
        "M-19 -9C-26 -11 -29 -6 -26 -3.6C-23 -2.6 -20 -4 -18 -6ZM-8 -9C-2 -13 2 -9 -1 -5.6C-4 -4.6 -7 -5 -8 -6Z", face,
        2
    )
    out += form("M-19 -8C-19 -16 -7 -16 -7 -8C-7 0 -10 8 -14 8C-17 8 -19 0 -19 -8Z", face, 2.2)
    out += dots(((-15.8, -4.6), (-10.4, -4.8)), 1.8, eyes) + dots(((-15.9, -4.2), (-10.5, -4.4)), 0.8)
    return out + tuft(-13, -13, (6, 3.4), tint, 5, 2)


def lantern(lit: bool = True) -> str:
    """A hand lantern round 0,0, from -24 to 20; 26 wide."""
    glass, frame = (FIRE_LIGHT, WOOD_DARK) if lit else ("#8b8c92", "#5e5a58")
    out = line("M-7 -15C-7 -25 7 -25 7 -15", 2.6) + form("M-9 -10H9L12 14H-12Z", glass)
    out += flame(0, 12, 0.8) if lit else line("M0 10V5M0 3C-2 -1 2 -2 0 -6", 1.8, "#4f5057")
    out += line("M-5 -10L-6 14M5 -10L6 14", 1.6)
    return out + form("M-11 -10H11L7 -16H-7Z", frame) + form("M-14 14H14L13 20H-13Z", frame)


def bottle(fill: str, liquid: str, level: Number = 2) -> str:
    """A stoppered jar of glass round 0,0, 36 wide and 56 high, filled up to `level`."""
    body = "M-11 -22H11V-16C18 -14 18 -8 18 -4V22C18 26 16 28 12 28H-12C-16 28 -18 26 -18 22V-4C-18 -8 -18 -14 -11 -16Z"
    filled = f"M-16.6 {level}C-8 {level - 3} 6 {level + 3} 16.6 {level}V22C16.6 25 15 26.6 12 26.6H-12"
    out = form(body, fill) + path(f"{filled}C-15 26.6 -16.6 25 -16.6 22Z", liquid, None)
    return out + form("M-13 -28H13V-21H-13Z", WOOD, 2.4)


def gleam() -> str:
    """The light on such a jar, to be drawn last."""
    return glint("M-12.6 -6V18") + glint("M12.6 -4V2", 1.8)


def coin(x: Number, y: Number, scale: Number = 1) -> str:
    """A coin seen at a slant."""
    out = ellipse(0, 2.2, (8, 4.6), BRASS_DARK, INK, 2) + ellipse(0, 0, (8, 4.6), BRASS, INK, 2)
    return group(out + ellipse(0, 0, (4, 2), "none", BRASS_DARK, 1.4), x, y, scale)


def note(x: Number, y: Number, scale: Number = 1, colour: str = INK) -> str:
    """A note of music, 18 high."""
    return group(
        path(oval(0, 0, 4.4, 3.4), colour, None) + line("M3.6 -1V-15C5 -11 9 -11 9 -6", 2.4, colour), x, y, scale
    )
