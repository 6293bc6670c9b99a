"""Lamps, bottles, papers and other gear of The Sheep's Equipment as bodies round 0,0 for a plate of 130 x 84."""

from art.journey_plates import ground
from art.journey_props import (
    BLUE,
    BONE,
    BRASS,
    BRASS_DARK,
    CLOTH,
    FIRE_LIGHT,
    GLASS,
    IRON,
    LEATHER,
    LILAC,
    MOSS,
    NIGHT,
    RED,
    SKIN,
    STEEL,
    STEEL_DARK,
    VIOLET,
    WOOD,
    WOOD_DARK,
    WOOL,
    boot,
    bottle,
    dots,
    eye,
    flame,
    form,
    gleam,
    glint,
    group,
    line,
    mirrored,
    rod,
    rune,
    shade,
    smoke,
    tuft,
)
from art.palette import INK, PAPER_LIGHT
from art.svg import disc, ellipse, path, spokes

_TALLOW, FACE_CLOTH = "#efe0b4", "#8a6d57"


def parish_censer() -> str:
    """A censer on its chains, swung far out, smoking violet."""
    chains = "M0 -44L-17 -2M0 -44V-10M0 -44L17 -2"
    out = line(chains, 4.4) + line(chains, 1.4, BRASS) + form("M-20 2C-22 26 22 26 20 2Z", BRASS)
    out += form("M-9 19H9L13 26H-13Z", BRASS_DARK)
    out += form("M-20 2C-18 -8 -8 -9 -6 -14H6C8 -9 18 -8 20 2Z", BRASS) + disc(0, -17, 3.4, BRASS_DARK, INK, 2.2)
    out += rod("M-21 2H21", BRASS_DARK, 7)
    out += dots(((-10, -3), (-3, -5), (4, -5), (11, -3), (-5, -10), (5, -10)), 1.9)
    out += shade("M6 4H19C18 18 8 21 2 20C8 16 8 10 6 4Z") + glint("M-14 8C-13 14 -9 17 -6 18")
    vapour = smoke("M-14 6C-34 2 -28 -14 -42 -14C-54 -15 -52 -30 -60 -30", VIOLET, 8)
    vapour += smoke("M-16 12C-34 16 -36 4 -48 6C-56 8 -56 18 -60 16", LILAC, 6)
    vapour += smoke("M-6 -4C-20 -14 -14 -26 -26 -30", VIOLET, 6)
    return ground(10, 35, (24, 3), 0.14) + vapour + group(out, 14, 2, 1, 18)


def smelling_salts() -> str:
    """A cut-glass phial with its stopper out, and what rises from it."""
    phial = form("M-8 -20H8V-9C22 -6 24 2 24 8L18 30H-18L-24 8C-24 2 -22 -6 -8 -9Z", GLASS)
    phial += path("M-20 12L20 12L15.6 28H-15.6Z", "#a9cfae", None)
    phial += line("M-14 -5L-4 8L-13 29M14 -5L4 8L13 29M-4 8H4M-22 7L-4 8M22 7L4 8", 1.6)
    phial += form("M-11 -24H11V-18H-11Z", STEEL, 2.4) + glint("M-17 2L-19 8")
    phial += dots(((-6, 18), (2, 21), (8, 17), (-1, 15)), 1.7, PAPER_LIGHT)
    stopper = form("M-5 0H5L6 10H-6Z", GLASS, 2.4) + form("M0 -16L10 -8L7 1H-7L-10 -8Z", GLASS)
    stopper += line("M0 -16V1M-10 -8L0 -4L10 -8", 1.5)
    vapour = smoke("M-20 -22C-30 -30 -12 -34 -22 -42", MOSS) + smoke("M-13 -22C-4 -28 -16 -32 -8 -40", MOSS, 5)
    vapour += smoke("M-28 -26C-40 -28 -34 -38 -42 -40", MOSS, 4)
    label = form("M-9 12H9V24H-9Z", CLOTH, 2) + line("M-5 16H5M-5 20H2", 1.4)
    return (
        ground(-12, 34, (30, 4)) + vapour + group(phial + label, -16, 3) + ground(30, 33, (16, 3))
        + group(stopper, 30, 22, 1.05, 68) + line("M20 -10L30 -16M22 -2L34 -4M16 -18L24 -28", 2.4, MOSS)
    )


def spirit_flask() -> str:
    """A dented hip flask, burning at the neck, its label all fingerprints."""
    body = form(
        "M-20 -14C-24 -12 -26 -8 -26 -2V20C-26 28 -24 31 -18 31H18C24 31 26 28 26 20V-2C26 -8 24 -12 20 -14L10 -17"
        "H-10Z", STEEL
    )
    body += shade("M12 -16L20 -14C24 -12 26 -8 26 -2V20C26 28 24 31 18 31H6C18 24 18 -4 12 -16Z")
    body += form("M-8 -25H8V-16H-8Z", STEEL_DARK) + line("M-8 -20H8", 1.6)
    label = form("M-18 -5H14V22H-18Z", CLOTH, 2.2)
    print_ = "M-7 0a3.4 4 0 0 1 6.8 0v3M-5 1a1.6 2 0 0 1 3.2 0v3M-9 2v-2a5.4 6 0 0 1 10.8 0v3"
    label += group(line(print_, 1.3, LEATHER), -6, 3, 1.1, -12) + group(line(print_, 1.3, LEATHER), 6, 12, 1.1, 20)
    label += group(line(print_, 1.3, LEATHER), -8, 15, 0.9, -30)
    cap = form("M-7 -5H7V6H-7Z", STEEL_DARK) + line("M-3 -5V6M2 -5V6", 1.4)
    out = ground(-6, 34, (34, 4)) + flame(-6, -22, 0.94, "#6f9fc4", "#dbeaf2") + group(body + label, -6, 3, 1, -6)
    return (
        out + group(cap, 38, 27, 1, 24) + line("M17 -12C30 -20 30 10 38 20", 4.4)
        + line("M17 -12C30 -20 30 10 38 20", 1.4, STEEL) + ground(38, 34, (11, 3))
    )


def tar_brush() -> str:
    """A tar pot and the brush across it, dripping."""
    pot = form("M-28 -4L-24 30C-22 36 22 36 24 30L28 -4Z", IRON) + shade("M10 -4L8 34C16 34 23 33 24 30L28 -4Z")
    pot += glint("M-20 6L-17 24")
    pot += ellipse(0, -4, (28, 8), "#2d2622", INK) + ellipse(-4, -5, (15, 3.4), "#51453d")
    pot += line("M-28 -2C-46 0 -42 22 -26 20", 3)
    brush = rod("M-2 0L52 0", WOOD, 10) + disc(48, 0, 1.8, INK) + form("M-12 -9H0V9H-12Z", BRASS)
    brush += line("M-12 -4H0M-12 4H0", 1.6)
    brush += form("M-12 -9H-30C-36 -6 -34 -2 -38 0C-34 2 -36 7 -30 9H-12Z", "#2d2622")
    brush += line("M-30 -4H-16M-32 2H-18", 1.6, "#7d6a58")
    out = ground(-14, 36, (34, 4)) + group(pot, -16, 2) + group(brush, 12, -16, 1, -28)
    out += form("M-22 -2C-26 -2 -26 6 -24 16C-23 20 -18 20 -18 16C-18 8 -16 4 -16 0Z", "#2d2622", 2)
    mark = form("M24 14C30 10 52 10 56 15C60 22 54 30 46 31C36 33 26 31 23 26C20 22 21 17 24 14Z", WOOL, 2.4)
    return out + mark + line("M32 24L38 16L44 25L49 17", 4, "#2d2622")


def hobnail_boots() -> str:
    """A pair of boots, one on its side with its nails showing."""
    sole = form(
        "M-30 -12C-34 -2 -32 10 -24 11C-16 12 -14 8 -6 9C4 14 22 16 30 8C36 0 32 -12 22 -14C10 -16 2 -10 -8 -11"
        "C-16 -14 -26 -18 -30 -12Z", "#5a4030"
    )
    sole += line("M-13 -11L-12 9", 2)
    sole += dots(
        (
            (-26, -7), (-21, -8), (-27, 0), (-25, 6), (-19, 6), (-18, 0), (-2, -5), (6, -7), (14, -9), (22, -8),
            (27, -2), (25, 5), (18, 9), (9, 7), (1, 4), (8, 0), (17, 1)
        ),
        2.2, STEEL
    )
    iron = line("M-28 -9C-31 -1 -30 6 -25 8M31 -4C31 2 29 6 25 8", 1.6, STEEL_DARK)
    out = ground(-24, 35, (30, 4)) + ground(28, 35, (32, 4)) + group(boot(), -26, 10, 1.34)
    top = form("M4 16C8 0 8 -10 14 -19L36 -14C34 -4 40 4 48 12Z", LEATHER)
    top += ellipse(25, -17, (11.6, 3.8), "#4a3024", INK, 2.2)
    out += group(top, 4, -4) + group(sole + iron, 30, 18, 0.98, -6)
    laces = "M-38 -22C-46 -28 -50 -20 -46 -14M-34 -21C-32 -30 -24 -30 -24 -24"
    return (
        out + line(laces, 2) + ellipse(-31, -19, (12.5, 3.6), "#4a3024", INK, 2.2)
        + line("M-40 -19l2 -6M-22 -19l-1 -7", 2, "#f3ead4")
    )


def canvas_litter() -> str:
    """A litter with somebody under the blanket, and a hand that has slipped out."""
    out = ground(0, 32, (54, 5)) + rod("M-58 -2L44 -20", WOOD, 7.4)
    out += form("M-44 2L32 -12L52 10L-24 26Z", "#d8c9a2")
    out += form("M-38 0C-34 -14 -24 -18 -14 -14C-2 -20 18 -24 30 -18L44 -8L50 8L-22 22C-32 18 -40 8 -38 0Z", BLUE)
    out += shade("M-22 22C-10 12 10 10 50 8L50 8L-22 22ZM-38 0C-30 6 -26 14 -22 22C-32 18 -40 8 -38 0Z", 0.3)
    out += line("M-14 -14C-10 -4 -4 4 6 8M12 -20C14 -10 20 -2 28 4", 1.8)
    out += rod("M-40 28L58 9", WOOD, 7.4) + line("M-34 24L-28 30M40 9L46 15", 3)
    out += rod("M-22 26L-25 36M44 13L46 26", WOOD_DARK, 6.4)
    arm = form(
        "M-4 -6H5L4 10C8 12 8 16 5 17L3 24C2 26 -1 26 -1 23L-2 25C-4 26 -6 25 -5 22L-7 20C-8 14 -6 12 -4 10Z", SKIN,
        2.2
    )
    out += group(arm, 14, 16, 0.9) + form("M8 7L20 5L21 13L9 15Z", CLOTH, 2)
    patch = form("M-11 -9L10 -10L11 8L-10 10Z", "#8fa3ae", 2.2)
    patch += line("M-7 -13V-6M0 -14V-7M7 -14V-7M-6 6V13M1 6V13M7 5V12", 1.6)
    return out + group(patch, -6, 1, (0.9, 0.74), -10)


def camphor_lamp() -> str:
    """An oil lamp with its chimney, and moths that think better of it."""
    glow = disc(0, -8, 30, FIRE_LIGHT, extra='fill-opacity="0.5"')
    glow += disc(0, -8, 20, FIRE_LIGHT, extra='fill-opacity="0.6"')
    lamp = form("M-8 18H8L12 28H20V34H-20V28H-12Z", BRASS) + form("M-20 6C-20 20 20 20 20 6Z", BRASS)
    lamp += shade("M6 7H19C18 14 10 17 2 16C6 14 7 11 6 7Z") + rod("M-21 5H21", BRASS_DARK, 7)
    lamp += form("M-10 3C-16 -8 -14 -14 -8 -18L-7 -36H7L8 -18C14 -14 16 -8 10 3Z", PAPER_LIGHT) + flame(0, 2, 0.95)
    lamp += glint("M-9 -6C-11 -10 -9 -14 -6 -17V-30") + form("M-10 1H10V6H-10Z", BRASS_DARK, 2.2)
    lamp += rod("M20 8C34 8 34 24 20 27", BRASS, 6.4) + disc(-24, 8, 3.6, WOOD_DARK, INK, 2)
    wing = form("M1 -2C6 -14 18 -14 18 -7C18 0 8 2 1 3ZM1 3C8 4 14 8 11 12C7 14 2 9 1 5Z", "#a89a86", 1.8)
    wing += disc(11, -7, 1.6, INK)
    moth = mirrored(wing) + rod("M0 -3V8", WOOD_DARK, 6) + line("M-1 -4L-5 -10M1 -4L5 -10", 1.5)
    out = ground(0, 36, (30, 4)) + glow + lamp
    return (
        out + group(moth, -44, -16, 0.9, -24) + group(moth, 44, -22, 0.74, 30) + group(moth, 48, 16, 0.56, 64)
        + line("M-34 -8C-30 -2 -36 4 -30 8M36 -14C30 -10 34 -4 28 -4", 1.5, WOOD_DARK)
    )


def pocket_catechism() -> str:
    """A small worn book with a clasp, and the pencil that amends it."""
    out = ground(-2, 35, (38, 5)) + form("M-28 -27L16 -33L22 26L-22 33Z", "#f0e2c0")
    out += line("M-18 30L20 25M-18 28L20 23M-18 33L22 28", 1.2, "#b49a6c")
    out += form("M-32 -26L14 -33L19 20L-26 28C-30 28 -30 31 -27 32L22 26V30L-24 36C-32 36 -34 30 -32 24Z", NIGHT)
    out += shade("M-32 -26L-25 -27L-19 27L-26 28C-30 28 -32 26 -32 24Z", 0.5)
    cross = line("M-4 -22V8M-13 -10L5 -12", 8) + line("M-4 -22V8M-13 -10L5 -12", 3.4, BRASS)
    out += group(cross, -2, 2, 1, -7) + line("M-20 -20L9 -25L13 14L-15 19Z", 1.4, BRASS)
    out += form("M12 -10L22 -11V-1L13 0Z", BRASS, 2.2)
    out += form("M4 -32L6 -40L12 -40L12 -33Z", RED, 2) + shade("M-19 27L19 20L20 23L-20 30Z", 0.4)
    pencil = rod("M-26 0H20", "#d9a021", 9) + form("M20 -4.5L32 0L20 4.5Z", BONE, 2.2)
    pencil += path("M27 -1.8L32 0L27 1.8Z", INK, INK, 1) + form("M-32 -4.5H-25V4.5H-32Z", "#c98f86", 2.2)
    out += group(pencil, 38, 8, 0.9, 118) + line("M30 -26C36 -32 40 -20 46 -26C50 -30 54 -24 58 -28", 1.8, "#6b5b4b")
    return out + line("M36 -17C42 -21 46 -13 54 -18", 1.8, "#6b5b4b")


def leech_jar() -> str:
    """A pierced jar of leeches; one presses a small face to the glass."""
    def leech(d: str, width: float = 10) -> str:
        return rod(d, "#54402f", width) + line(d, 1.2, "#98795a")

    jar = bottle(GLASS, "#b9cbb0", -8) + leech("M-10 20C-16 10 -6 6 -11 -2") + leech("M-4 24C4 22 6 24 12 22", 8.4)
    face = form("M2 16C-2 6 2 -8 8 -8C15 -8 16 4 12 16Z", "#6b513c", 2.2) + disc(5.4, -1, 2.6, PAPER_LIGHT, INK, 1.3)
    face += disc(11, -1, 2.6, PAPER_LIGHT, INK, 1.3)
    face += dots(((5.8, -0.6), (10.6, -0.6)), 1.2) + line("M5 6C7 8.4 10 8.4 12 6M5.6 11H11", 1.5)
    jar += face + gleam() + path("M-13 -28H13V-21H-13Z", BONE, INK, 2.4)
    jar += dots(((-7, -24.6), (-2, -24.6), (3, -24.6), (8, -24.6)), 1.2)
    jar += form("M-15 -22C-8 -19 8 -19 15 -22L13 -17C6 -15 -6 -15 -13 -17Z", BONE, 2.2)
    out = ground(-8, 35, (28, 4)) + group(jar, -8, 3, 1.14)
    return out + leech("M18 34C28 26 30 36 40 28C46 24 46 16 52 16") + disc(53, 15.4, 1.2, PAPER_LIGHT)


def turnpike_pass() -> str:
    """A signed pass with ribbon and seal, and the print of the hand that signed it."""
    sheet = "M-44 -30C-20 -34 16 -26 44 -31C40 -12 48 8 43 29C20 33 -14 26 -43 30C-48 10 -40 -10 -44 -30Z"
    out = shade(sheet, 0.2) + group(form(sheet, "#f3e4bc"), -2, -2) + line("M-34 -21C-14 -25 10 -19 34 -23", 4.6, INK)
    out += line("M-34 -12H10M-35 -5H6M-34 2H12M-34 9H0", 1.8, "#7d6a50")
    out += line("M-34 20C-30 12 -26 24 -22 17C-20 13 -16 22 -8 16C-4 14 0 18 6 15", 2)
    palm = (
        "M-9 10C-13 2 -11 -4 -9 -8L-12 -17C-13 -20 -9 -21 -8 -18L-5 -10L-4 -21C-4 -24 0 -24 0 -21V-10L4 -20"
        "C5 -23 9 -22 8 -19L5 -8L11 -14C13 -16 16 -13 14 -11L8 -2C8 6 4 12 -2 13C-6 13 -8 12 -9 10Z"
    )
    out += group(path(palm, RED, None, extra='fill-opacity="0.72"'), 24, -2, 1.02, 12)
    out += form("M18 22L12 38L19 35L23 40L27 24ZM30 24L38 39L31 37L27 41L24 26Z", VIOLET, 2.2)
    out += disc(25, 22, 10, RED, INK, 2.4) + disc(25, 22, 6.4, "none", "#7d2a20", 1.6)
    return group(out, 0, -1, 1, -5)


def storm_glass() -> str:
    """A sealed glass on its board: crystals below, weather above, four marks."""
    board = form("M-19 -38C-10 -40 10 -40 19 -38L22 30H-22Z", WOOD_DARK) + shade("M8 -38L19 -38L22 30H10Z")
    board += form("M-30 28H30V36H-30Z", WOOD)
    tube = form("M-8 -30C-8 -37 8 -37 8 -30V24C8 30 -8 30 -8 24Z", GLASS)
    tube += path("M-6.6 -16H6.6V24C6.6 28 -6.6 28 -6.6 24Z", "#9fc0cc", None)
    tube += form("M-6 26L-5 12L-2 18L1 4L3 14L6 9V25C4 28 -4 28 -6 26Z", PAPER_LIGHT, 1.8)
    tube += line("M-3 -4L0 -8L3 -4M0 -8V0M-4 6L-1 3", 1.5, PAPER_LIGHT) + glint("M-4 -28V-8", 1.8)
    marks = rod("M-9 -20H9M-9 22H9", BRASS, 6) + line("M13 -24H18M13 -10H18M13 4H18", 2.2, BONE)
    marks += line("M12 17L18 21M18 17L12 21", 2.2, RED)
    cloud = form("M-14 6C-22 6 -22 -4 -14 -4C-14 -14 0 -16 4 -8C12 -12 20 -4 14 2C16 6 12 6 10 6Z", STEEL_DARK, 2.4)
    out = ground(0, 37, (36, 3)) + board + tube + marks + group(cloud, -44, -16) + group(cloud, 44, -20, (-0.86, 0.86))
    return (
        out + group(form("M3 -14L-7 1H-1L-4 13L8 -3H1.6L7 -14Z", "#f4d04c", 2.2), -44, 6, 0.9)
        + line("M38 -10L35 -3M45 -10L42 -3M52 -10L49 -3M40 0L38 5M47 0L45 5", 2.2, BLUE)
    )


def saints_knuckle() -> str:
    """A reliquary with a window, and the knuckle in it."""
    halo = path(spokes(0, -4, (30, 40), 18), stroke=BRASS, width=2.4)
    out = ground(0, 36, (30, 4)) + halo + form("M-7 16H7L10 26H20V34H-20V26H-10Z", BRASS) + line("M-20 30H20", 1.6)
    out += form("M-26 -6C-26 -24 -12 -28 0 -36C12 -28 26 -24 26 -6C26 12 12 18 0 20C-12 18 -26 12 -26 -6Z", BRASS)
    out += shade("M10 -29C20 -25 26 -20 26 -6C26 12 12 18 0 20C20 10 22 -12 10 -29Z")
    out += disc(0, -6, 17, NIGHT, INK, 2.4)
    bone = form(
        "M-4 -5C-6 -11 -13 -9 -12 -4C-17 -4 -16 4 -11 4C-8 4 -6 3 -4 3H5C7 4 9 6 12 5C17 4 16 -3 12 -3"
        "C14 -8 7 -11 4 -5Z", BONE, 2.2
    )
    out += group(bone + line("M-3 -1H3", 1.4, "#b8a67c"), 0, -6, 0.96, -32)
    out += glint("M-11 -14C-8 -18 -4 -19 -1 -19", 1.8)
    out += mirrored(disc(21, -6, 2.6, RED, INK, 1.8) + disc(14, 10, 2.4, VIOLET, INK, 1.8))
    out += line("M0 -36V-42M-3.4 -40H3.4", 2.4)
    return group(out, 0, 3, 0.92) + rune(-50, 4, 0.9) + rune(50, 4, 0.9)


def stuffed_lamb() -> str:
    """A toy lamb on wheels, over-full, splitting along its seam."""
    out = ground(0, 37, (46, 4)) + rod("M-40 26H42", WOOD, 9) + rod("M-20 10V24M22 10V24", FACE_CLOTH, 9)
    for x in (-30, 32):
        out += disc(x, 30, 7, RED, INK) + disc(x, 30, 2, INK)
    out += tuft(3, -2, (34, 22), WOOL, 6, 2.8)
    out += shade("M-26 8C-10 22 24 22 36 2C34 16 18 20 2 20C-12 20 -22 16 -26 8Z", 0.2)
    out += form("M8 -14C4 -6 6 4 12 10C18 4 18 -8 8 -14Z", NIGHT, 2.2) + line("M3 -11L11 -13M4 -4L16 -6M6 3L17 2", 2)
    out += eye(11.6, -1, 4.4, "#f4d04c", True)
    head = form(
        "M-14 -8C-24 -12 -28 -4 -23 1C-18 2 -14 -1 -12 -4ZM10 -9C20 -13 24 -5 19 0C14 1 10 -2 9 -5Z", FACE_CLOTH, 2.4
    )
    head += form("M-14 -6C-14 -20 11 -20 11 -6C12 8 6 19 -2 19C-9 19 -14 8 -14 -6Z", FACE_CLOTH)
    head += disc(-7, -3, 5, PAPER_LIGHT, INK, 2) + disc(5, -3, 5, PAPER_LIGHT, INK, 2) + dots(((-7, -3), (5, -3)), 2.4)
    head += line("M-4 10L-1 12L2 10M-1 12V15M-8 13L-5 15M4 15L6 12", 1.8)
    out += group(head + tuft(-2, -14, (10, 5), WOOL, 5, 2.2), -33, -7)
    return out + line("M42 26C50 26 48 36 58 33", 2) + disc(58, 32, 2.4, BRASS, INK, 1.8)


def theatre_limelight() -> str:
    """A limelight on its stand that throws a hard beam."""
    beam = path("M-4 -14L-63 -38V24L-4 6Z", FIRE_LIGHT, None, extra='fill-opacity="0.75"')
    beam += path("M-4 -9L-63 -22V8L-4 1Z", PAPER_LIGHT, None, extra='fill-opacity="0.8"')
    stand = rod("M20 12V22M20 20L4 36M20 20L38 36M20 20V37", IRON, 7)
    box = form("M2 -20H38C43 -20 44 -18 44 -14V8C44 12 43 13 38 13H2Z", "#4b4f55")
    box += shade("M2 2H44V8C44 12 43 13 38 13H2Z", 0.4) + line("M14 -20V13M30 -20V13", 1.6)
    box += form("M2 -22L-8 -27V20L2 15Z", BRASS) + ellipse(-8, -3.4, (6, 23), FIRE_LIGHT, INK)
    box += ellipse(-8, -3.4, (3, 13), PAPER_LIGHT)
    box += form("M14 -20L17 -31H27L30 -20Z", IRON) + line("M14 -34H30", 3)
    box += rod("M43 -4H54C60 -4 58 16 52 20C48 24 52 34 58 34", LEATHER, 6.4)
    shutter = form("M-18 -32L-4 -36L-2 -27L-16 -24Z", "#4b4f55", 2.4)
    hat = form("M-11 8L-14 -16C-8 -19 8 -19 14 -16L11 8Z", NIGHT)
    hat += form("M-22 8C-16 13 16 13 22 8C20 3 14 5 11 7H-11C-14 5 -20 3 -22 8Z", NIGHT) + line("M-11 3H11", 3.6, RED)
    return (
        ground(20, 37, (28, 3)) + beam + stand + box + shutter + smoke("M22 -34C18 -38 24 -38 20 -42", WOOD_DARK, 5)
        + ground(-40, 36, (20, 3)) + group(hat, -40, 26, 0.86, 10)
    )


def martyrs_lamp() -> str:
    """A chapel-shaped lamp with tallow running down, haloed."""
    out = disc(0, -6, 33, FIRE_LIGHT, extra='fill-opacity="0.5"')
    out += path(spokes(0, -6, (33, 40), 20), stroke=BRASS, width=2)
    out += ground(0, 37, (32, 3)) + form("M-24 28H24V36H-24Z", STEEL_DARK)
    out += form("M-18 -10C-18 -20 -8 -26 0 -34C8 -26 18 -20 18 -10V28H-18Z", STEEL_DARK)
    out += form("M-12 -6C-12 -14 -6 -18 0 -24C6 -18 12 -14 12 -6V24H-12Z", "#fff1c2", 2.2)
    out += form("M-7 10C-4 8 4 8 7 10V24H-7Z", _TALLOW, 2.2) + flame(0, 9, 1.02)
    out += line("M-12 -4H12M0 -24V-14", 1.6) + line("M0 -34V-41M-4 -38H4", 2.6)
    drips = (
        "M-26 26C-26 22 -18 24 -14 23H14C18 24 26 22 26 26V30C26 35 21 35 21 30C20 27 16 28 16 32"
        "C16 38 11 38 11 32C10 27 2 27 2 31C2 35 -3 35 -3 30C-5 27 -11 28 -11 33C-11 38 -16 38 -16 32"
        "C-17 28 -21 28 -21 31C-21 35 -26 34 -26 30Z"
    )
    out += form(drips, _TALLOW, 2.2)
    wing = form("M20 -12C34 -24 46 -22 52 -30C54 -18 50 -10 44 -8C50 -6 50 0 42 2C46 6 40 12 20 8Z", BONE, 2.4)
    wing += line("M24 -2C34 -4 40 -10 46 -18M26 4C34 2 38 0 42 -2", 1.6)
    return group(out + mirrored(wing), 0, 3, 0.92)


GEAR = {
    "parish_censer": parish_censer,
    "smelling_salts": smelling_salts,
    "spirit_flask": spirit_flask,
    "tar_brush": tar_brush,
    "hobnail_boots": hobnail_boots,
    "canvas_litter": canvas_litter,
    "camphor_lamp": camphor_lamp,
    "pocket_catechism": pocket_catechism,
    "leech_jar": leech_jar,
    "turnpike_pass": turnpike_pass,
    "storm_glass": storm_glass,
    "saints_knuckle": saints_knuckle,
    "stuffed_lamb": stuffed_lamb,
    "theatre_limelight": theatre_limelight,
    "martyrs_lamp": martyrs_lamp,
}
