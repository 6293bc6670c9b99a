"""Weapons and edged tools of The Sheep's Equipment as bodies round 0,0 for a plate of 130 x 84."""

from art.journey_plates import ground
from art.journey_props import (
    BONE,
    BRASS,
    BRASS_DARK,
    CLOTH,
    COPPER,
    FIRE_LIGHT,
    GLASS,
    IRON,
    LEATHER,
    RED,
    SHOCK,
    STEEL,
    STEEL_DARK,
    VIOLET,
    WOOD,
    WOOD_DARK,
    WOOL,
    bolt,
    dots,
    drop,
    flame,
    form,
    glint,
    line,
    rays,
    rod,
    rune,
    shade,
    smoke,
    tuft,
)
from art.palette import INK
from art.svg import disc, ellipse, group, path


def shears() -> str:
    """Sprung shears, wide open, with something on the points."""
    blade = form("M-16 -12C-8 -17 6 -17 16 -16L56 -8L54 -4L14 -4C4 -3 -8 -3 -16 -5Z", STEEL)
    blade += shade("M-14 -6C0 -4 30 -5 54 -5L54 -4L14 -4C4 -3 -8 -3 -16 -5Z", 0.4) + glint("M-6 -13C8 -14 30 -12 44 -9")
    bow = "M-14 -9C-30 -11 -42 -20 -52 -11C-59 -4 -59 4 -52 11C-42 20 -30 11 -14 9"
    lower = group(blade, scale=(1, -1)) + shade("M-14 6C0 3 30 5 54 6L56 8L16 16Z", 0.16)
    body = group(lower, -30, 0, 1, 9) + group(blade, -30, 0, 1, -9)
    body = group(body, 30, 0) + rod(bow, STEEL_DARK, 8.6) + line("M-20 -12L-16 -4M-20 12L-16 4", 3)
    return group(body, -2, 1, 0.96, -22) + drop(52, -3, 0.9) + tuft(38, 26, (9, 6)) + ground(38, 33, (13, 3))


def flockbuster() -> str:
    """A short gun with a trumpet's mouth and one barrel too many, just fired."""
    stock = "M-58 22C-60 8 -50 2 -38 0L-10 -7L-4 8L-26 12C-34 16 -38 24 -42 30C-48 34 -57 32 -58 22Z"
    out = form(stock, WOOD)
    out += shade("M-57 20C-46 16 -44 8 -28 8L-6 4L-4 8L-26 12C-34 16 -38 24 -42 30C-48 34 -57 32 -58 22Z")
    out += line("M-52 14C-46 8 -40 7 -34 6", 1.6) + line("M-22 10C-22 24 -8 22 -9 7M-15 9L-17 16", 2.6)
    lower = form("M-12 6L18 6C28 7 34 13 42 18L46 0L20 -3L-12 -4Z", BRASS_DARK)
    upper = form("M-14 -13L20 -13C30 -14 36 -19 43 -23L47 3C38 0 30 0 20 0L-14 0Z", BRASS)
    out += lower + upper + glint("M-8 -9.6L20 -9.6C30 -11 34 -14 39 -17")
    out += line("M-2 -13V0M12 -13V0", 2.2)
    out += form("M-18 -12C-26 -20 -18 -28 -11 -25L-13 -20L-16 -19L-10 -12Z", IRON, 2.4)
    out += ellipse(45, -10, (6, 13.6), BRASS, INK) + ellipse(45.6, -10, (3.4, 10), "#241a14")
    out += ellipse(43.6, 10, (4, 8), BRASS_DARK, INK, 2.4) + ellipse(44.2, 10, (1.8, 5), "#241a14")
    flash = rays("M53 -15L61 -19M54 -7L62 -6M51 -24L56 -31") + smoke("M50 12C56 8 54 18 61 14")
    return group(out + flash, -3, 3, 0.94, -14)


def service_sabre() -> str:
    """A cavalry sabre, notched, with its brass guard."""
    blade = "M-28 4C0 5 32 -3 57 -26C50 -4 22 12 -28 12Z"
    out = form(blade, STEEL) + shade("M-28 9C10 9 36 -4 57 -26C50 -4 22 12 -28 12Z", 0.3)
    out += glint("M-20 6.6C6 6 26 0 40 -9", 1.8)
    out += form("M4 11.6L7 7L10 10.6M20 7L22 3L26 4.4", "#f3ead4", 1.8)
    out += rod("M-30 8L-52 8", LEATHER, 11) + line("M-35 4V12M-40 4V12M-45 4V12M-50 4V12", 1.6)
    out += rod("M-30 12C-34 26 -52 24 -55 10", BRASS, 7.4) + form("M-32 -5L-26 -5L-25 20L-31 20Z", BRASS)
    out += disc(-55, 8, 4.6, BRASS, INK)
    return group(out, -1, 2, 1, -12) + drop(49, -28, 0.7)


def doctors_lancet() -> str:
    """A folding lancet between its tortoiseshell scales over a bleeding bowl."""
    bowl = ground(20, 35, (36, 4)) + form("M-14 14C-12 38 52 38 54 14Z", STEEL)
    bowl += shade("M22 32C38 32 50 26 52 15H54C52 38 -4 38 -12 22C-2 30 10 32 22 32Z")
    bowl += ellipse(20, 14, (34, 7.4), STEEL_DARK, INK) + ellipse(20, 15, (26, 4.6), RED)
    bowl += glint("M-6 20C-3 27 4 30 10 31")
    scale = "M-60 -2C-62 -10 -54 -13 -48 -10L-8 -1C-4 2 -6 8 -11 7L-52 7C-57 6 -59 2 -60 -2Z"
    knife = form("M-12 0L34 -4C44 -4 48 1 54 5C44 9 34 9 26 8.6L-12 6Z", STEEL) + glint("M0 2L32 0")
    knife += form(scale, "#9c5a2c") + shade("M-54 -8L-46 -2L-50 4ZM-36 -5L-26 4L-38 5ZM-22 -2L-14 4L-20 5Z", 0.45)
    knife += disc(-12, 3, 3, BRASS, INK, 1.8)
    return bowl + group(knife, -4, -14, 0.92, 16) + drop(43, 6, 0.85)


def galvanic_crook() -> str:
    """A crook of copper with its coil, a jar at its foot, and sparks in the bend."""
    out = ground(-20, 34, (32, 4)) + rod("M-34 34L10 -12C22 -32 50 -26 47 -7C45 5 30 6 28 -6", COPPER, 8.4)
    coil = "M-25 18L-15 25M-21 13L-11 20M-18 8L-7 15M-14 3L-3 10M-10 -2L1 5"
    out += line(coil, 5.4) + line(coil, 2.6, SHOCK)
    jar = form("M-11 -14H11V16C11 19 -11 19 -11 16Z", GLASS) + form("M-11 0H11V16C11 19 -11 19 -11 16Z", BRASS)
    jar += form("M-12 -19H12V-13H-12Z", WOOD_DARK)
    jar += line("M0 -19V-24") + disc(0, -25, 3, BRASS, INK, 2) + glint("M-7 -9V12")
    out += group(jar, -46, 16) + line("M-46 -12C-44 -24 -22 -20 -18 -6C-15 3 -20 8 -18 14", 2.4)
    return out + bolt(33, 12, 0.9, 14) + bolt(15, -29, 0.6, 60) + bolt(56, 8, 0.6, -20)


def long_crook() -> str:
    """A tall crook with more notches than one likes, and wool caught in it."""
    out = rod("M-60 32L22 -16C40 -36 62 -24 56 -8C51 3 38 2 38 -6", WOOD, 9)
    out += line(
        "M-46 18L-42 27M-40 14L-36 23M-34 11L-30 20M-28 7L-24 16M-22 4L-18 13M-16 0L-12 9M-10 -3L-6 6M-4 -7L0 2"
        "M2 -10L6 -1", 2
    )
    out += form("M14 -17L22 -21L27 -11L18 -6Z", LEATHER, 2.2) + tuft(43, -15, (9, 7.6), WOOL, 3)
    out += line("M42 -8C40 0 46 4 42 12M46 -9C49 -2 52 2 50 7", 1.8)
    return out + ground(8, 34, (34, 3), 0.12)


def wire_snare() -> str:
    """A noose of brass wire on its peg in the grass, drawn by something that left fur."""
    out = ground(-8, 33, (44, 5)) + form("M-50 -16L-42 -20L-36 -16L-41 32H-45Z", WOOD) + line("M-46 -12L-43 24", 1.6)
    loop = "M-40 -8C-28 -10 -22 2 -10 2C-12 -22 4 -34 22 -32C42 -29 50 -12 44 4C38 20 12 24 -2 12C-6 9 -9 5 -10 2"
    out += line(loop, 5) + line(loop, 2, BRASS) + rod("M-49 -10H-37M-49 -5H-37", BRASS, 6.4)
    out += disc(-10, 2, 4, BRASS, INK, 2)
    ear = form("M0 4C-9 -12 -10 -30 -4 -34C4 -32 7 -14 5 4Z", "#b89068", 2.4)
    ear += path("M0 0C-5 -12 -6 -24 -3 -28C1 -24 3 -12 2 0Z", "#e3b6a6", None)
    out += group(ear, 18, 26, 0.95, -8) + group(ear, 28, 26, 0.9, 24) + tuft(23, 29, (14, 6), "#b89068", 3, 2.2)
    return out + line("M-30 33l-4 -10M-26 33l1 -12M-20 33l5 -9M44 33l-3 -12M49 33l2 -9M55 33l5 -8", 2.2, "#6d8f4e")


def lightning_prod() -> str:
    """A two-pronged goad with a coil and an arc between the prongs."""
    out = rod("M-56 30L0 0", WOOD_DARK, 11) + line("M-44 19L-40 27M-38 16L-34 24", 1.8) + rod("M-6 4L18 -9", BRASS, 14)
    out += line("M-3 -4L4 8M3 -7L10 5M9 -10L16 2", 2.2)
    out += form("M16 -14L24 -10L20 0L12 -2Z", IRON) + rod("M18 -10C20 -26 34 -30 50 -34", STEEL, 7)
    out += rod("M22 -4C34 0 44 -8 58 -14", STEEL, 7)
    arc = "M50 -34L44 -26L52 -25L47 -19L58 -14"
    out += line(arc, 6) + line(arc, 3, SHOCK) + rays("M62 -26L56 -25M58 -36L54 -31", SHOCK, 2)
    out += line("M-46 24C-50 34 -30 38 -24 30C-18 22 -8 28 -10 12", 2.2)
    return out + ground(-14, 36, (34, 3), 0.14)


def cold_chisel() -> str:
    """A chisel that has begun a headstone; the mallet waits."""
    stone = form("M-58 36V-8C-58 -36 -6 -36 -6 -8V36Z", "#b9b6ac")
    stone += shade("M-18 36V-8C-18 -24 -30 -30 -40 -29C-18 -34 -6 -22 -6 -8V36Z")
    stone += line("M-50 -8H-22M-50 0H-28", 2.4, "#6f6a62") + rune(-38, 18, 0.9, "#5d5850", 2.6)
    chisel = form("M-44 -4L-30 -6L12 -6V6L-30 6L-44 4Z", STEEL) + shade("M-42 1H12V6L-30 6L-44 4Z", 0.3)
    chisel += form("M12 -8H18V8H12Z", IRON)
    chisel += glint("M-28 -3H6", 1.8) + line("M-30 -6V6", 1.6)
    mallet = rod("M0 0L22 28", WOOD_DARK, 9) + form("M-20 -6L6 -26L17 -11L-9 9Z", WOOD)
    mallet += line("M-14 -4L-8 5M3 -19L10 -8", 1.8)
    out = ground(-20, 36, (44, 4)) + stone + group(chisel, 16, 2, 1, -26) + group(mallet, 34, 4, 0.82)
    return (
        out + form("M-22 28l5 -3l3 4ZM0 32l6 -4l4 5ZM-8 18l4 -4l3 4Z", "#b9b6ac", 1.8)
        + line("M-20 12L-14 6M-30 10L-36 4", 2)
    )


def shepherds_spear() -> str:
    """A long spear with a graven blade and a violet ribbon."""
    out = rod("M-58 36L24 -12", WOOD, 8) + line("M-30 15L-26 22M-36 18L-32 25", 1.6)
    blade = "M20 -16L28 -30C38 -38 50 -38 61 -36C56 -26 50 -16 40 -9L24 -6Z"
    out += form(blade, STEEL) + shade("M22 -11L61 -36C56 -26 50 -16 40 -9L24 -6Z", 0.3) + line("M24 -12L52 -30", 1.8)
    out += line("M30 -24L38 -22M36 -30L44 -27M36 -13L38 -22", 2.2, VIOLET) + rod("M14 -14L24 0M18 -16L28 -3", IRON, 6.4)
    ribbon = "M14 -8C22 2 12 8 22 16C30 22 22 28 32 34L36 28C30 24 36 18 28 12C22 6 28 0 18 -10Z"
    return ground(-20, 36, (26, 3), 0.14) + out + form(ribbon, VIOLET, 2.4)


def fowling_piece() -> str:
    """A gun far too long for ducks, and one that knows it."""
    out = form("M-62 26C-62 16 -54 12 -44 10L-18 4L-14 11L-36 18L-52 30C-58 32 -62 30 -62 26Z", WOOD)
    out += shade("M-61 26C-50 22 -46 14 -30 12L-15 9L-14 11L-36 18L-52 30C-58 32 -62 30 -62 26Z")
    out += rod("M-18 4L58 -24", IRON, 8.4)
    out += form("M-20 2L6 -6L16 -6L14 -1L-14 11Z", WOOD_DARK) + line("M-20 14C-20 22 -10 20 -11 11", 2.4)
    out += rod("M20 -10L24 -3M40 -17L44 -10", BRASS, 6)
    out += form("M-14 -1C-19 -7 -14 -13 -9 -12L-10 -8L-12 -7L-8 -3Z", STEEL_DARK, 2.2)
    out += disc(58, -28, 2, BRASS, INK, 1.4)
    duck = form("M-16 -2C-10 -8 2 -8 8 -4L13 -8C18 -10 22 -5 18 -2C16 6 4 9 -4 6C-9 5 -13 2 -16 -2Z", "#77805c", 2.2)
    duck += form("M-4 -3C-6 -14 2 -19 9 -19C6 -13 8 -8 4 -3Z", "#98a074", 2)
    duck += path("M19 -6L25 -4L19 -2.6Z", BRASS, INK, 1.6) + dots(((15.6, -6),), 1.2)
    return (
        out + group(duck, -24, -19, (-0.86, 0.86), 16) + group(duck, 34, 19, (-0.86, -0.86), 24)
        + line("M18 4l-2 -6M26 2l1 -6M50 4l3 -6", 1.8)
    )


def iron_hobbles() -> str:
    """Two shackles and the chain between them, one of them open."""
    def ring(gap: bool) -> str:
        d = "M-14 -8C-16 16 16 16 14 -8" if gap else "M-15 0C-15 -20 15 -20 15 0C15 20 -15 20 -15 0Z"
        return rod(d, IRON, 11) + glint("M-11 6C-8 11 -3 12 0 12", 1.8)

    link = "M-8 0C-8 -6 8 -6 8 0C8 6 -8 6 -8 0Z"
    out = ground(-38, 31, (20, 4)) + ground(38, 31, (20, 4))
    for x, y, turn in ((-17, 12, 24), (-6, 19, 24), (6, 20, -10), (17, 14, -34)):
        out += group(line(link, 6.6) + line(link, 2.4, STEEL_DARK), x, y, 0.95, turn)
    hinge = form("M-20 -6H-10V-16H-20Z", STEEL_DARK, 2.4) + dots(((-15, -11),), 1.8)
    right = group(rod("M-14 -2C-14 -20 8 -24 14 -16", IRON, 11), -2, -12, 1, -34) + ring(True)
    right += form("M9 -12H19V-3H9Z", STEEL_DARK, 2.4)
    left = ring(False) + hinge + group(hinge, scale=(-1, 1), y=22)
    out += group(left, -37, 5, 1.04) + group(right, 38, 9, 1.0)
    return (
        out + form("M-3 -14C-3 -22 7 -22 7 -14V-12H10V2H-6V-12H-3ZM1 -12H3V-14C3 -17 1 -17 1 -14Z", BRASS, 2.2)
        + dots(((2, -6),), 1.8)
    )


def powder_keg() -> str:
    """A keg with its fuse burning."""
    out = ground(0, 36, (34, 5)) + form("M-26 -20C-34 -4 -34 16 -26 34C-14 39 14 39 26 34C34 16 34 -4 26 -20Z", WOOD)
    out += line("M-13 -20C-18 0 -18 18 -13 36M13 -20C18 0 18 18 13 36M0 -16V37", 1.8)
    out += shade("M10 -18C18 0 18 18 12 37C18 37 24 36 26 34C34 16 34 -4 26 -20Z")
    out += rod("M-30 -6C-16 0 16 0 30 -6M-30 22C-16 28 16 28 30 22", IRON, 7.4)
    out += ellipse(0, -20, (26, 7.6), "#d3a368", INK)
    out += line("M-12 -26V-14M6 -27V-13", 1.4) + form("M-9 4L9 3L10 17L-10 18Z", CLOTH, 2.2) + flame(0, 16, 0.5)
    fuse = "M2 -20C2 -34 16 -32 18 -26C20 -19 32 -18 36 -25"
    out += line(fuse, 4.6) + line(fuse, 1.8, BONE)
    return out + flame(39, -22, 0.74) + rays("M49 -31L54 -35M50 -24L56 -24M30 -34L28 -38", FIRE_LIGHT, 2)


ARMS = {
    "shears": shears,
    "flockbuster": flockbuster,
    "service_sabre": service_sabre,
    "doctors_lancet": doctors_lancet,
    "galvanic_crook": galvanic_crook,
    "long_crook": long_crook,
    "wire_snare": wire_snare,
    "lightning_prod": lightning_prod,
    "cold_chisel": cold_chisel,
    "iron_hobbles": iron_hobbles,
    "shepherds_spear": shepherds_spear,
    "fowling_piece": fowling_piece,
    "powder_keg": powder_keg,
}
