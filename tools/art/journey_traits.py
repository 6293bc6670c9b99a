"""Emblems of the traits of Miles, Agatha and Isidore, round 0,0 for an oval of 84 x 56."""

from art.journey_plates import ground
from art.journey_props import (
    BLUE,
    BONE,
    BRASS,
    BRASS_DARK,
    CLOTH,
    COPPER,
    FIRE,
    FIRE_LIGHT,
    GLASS,
    IRON,
    LEATHER,
    MOSS,
    PALE,
    RED,
    SHOCK,
    SKIN,
    STEEL,
    STEEL_DARK,
    VIOLET,
    WOOD,
    WOOD_DARK,
    WOOL,
    bolt,
    boot,
    bottle,
    dots,
    eye,
    flame,
    form,
    gleam,
    glint,
    hand,
    lantern,
    line,
    mirrored,
    rays,
    rod,
    shade,
    smoke,
    tuft,
)
from art.palette import INK, PAPER_LIGHT
from art.svg import disc, ellipse, group, path


def second_wind() -> str:
    """A bugle, and the wind in it."""
    out = form("M-30 -3C-14 -4 4 -4 14 -8C22 -11 26 -14 30 -18L34 14C30 8 24 6 14 4C4 3 -14 3 -30 3Z", BRASS)
    out += shade("M-30 0C0 0 20 2 32 2L34 14C30 8 24 6 14 4C4 3 -14 3 -30 3Z", 0.3)
    out += ellipse(32, -2, (5, 16), BRASS_DARK, INK) + rod("M-20 2C-28 20 6 22 8 4", BRASS, 7)
    out += form("M-37 -5L-30 -4V4L-37 5Z", STEEL)
    out += glint("M-24 -1C-8 -1 6 -2 16 -5") + line("M-12 14C-14 22 -8 24 -10 30M-4 16C-4 24 2 24 0 30", 3, RED)
    wind = (
        "M-40 -14C-26 -22 -16 -10 -6 -18C0 -23 -4 -30 -10 -26M-44 -6C-38 -10 -34 -8 -31 -10M42 -14"
        "C50 -18 54 -10 60 -16M42 4C50 0 54 8 60 2"
    )
    return group(out, 0, 4, 1, -10) + line(wind, 2.6, BLUE)


def cold_steel() -> str:
    """A bayonet, upright, with frost on it."""
    blade = form("M0 -38L6 -22L5 8H-5L-6 -22Z", STEEL) + shade("M0 -38L6 -22L5 8H0Z", 0.3) + line("M0 -28V6", 1.5)
    out = blade + form("M-13 8H13V14H-13Z", BRASS) + rod("M0 14V32", IRON, 11) + form("M-4 20H4V26H-4Z", BRASS, 2)
    out += rod("M8 12C18 14 20 22 12 24", BRASS, 6)
    frost = "M-24 -14V10M-34 -8L-14 4M-34 4L-14 -8M-27 -11L-24 -8L-21 -11M-27 7L-24 4L-21 7"
    out += line(frost, 2.4, BLUE) + group(line(frost, 2.4, BLUE), 42, -2, 0.72)
    out += line("M-10 14l1 7l2 -7M10 14l-1 5", 2.2, BLUE)
    return group(out, 0, 2)


def battle_tested() -> str:
    """A medal that has stopped something."""
    ribbon = form("M-14 -36H14L9 -8H-9Z", RED) + path("M-5 -35H5L3 -9H-3Z", CLOTH, None)
    ribbon += path("M-14 -36H14L9 -8H-9Z", width=2.4)
    out = ribbon + form("M-6 -12H6V-5H-6Z", BRASS_DARK, 2.2) + disc(0, 12, 19, BRASS, INK, 2.8)
    out += disc(0, 12, 14.6, "none", BRASS_DARK, 1.6)
    star = "M0 -1L3.4 8H13L5.4 13.4L8.4 23L0 17.4L-8.4 23L-5.4 13.4L-13 8H-3.4Z"
    out += form(star, "#f3d588", 1.8) + disc(6, 16, 5.4, INK) + disc(6, 16, 3, PAPER_LIGHT)
    out += line("M10 12L15 7M11 18L17 20M3 21L0 27", 2)
    return (
        out + glint("M-14 6C-12 0 -8 -3 -4 -4")
        + line("M-24 4L-32 2M-24 14L-33 16M24 2L31 -2M-20 24L-26 30M22 24L28 29", 2.4)
    )


def quartermasters_eye() -> str:
    """An eye over the stores: tins, a ledger, a quill."""
    out = eye(0, -10, 20, BLUE) + line("M-22 -18C-12 -30 12 -30 22 -18", 4.4)
    book = form("M-34 12L-2 8L0 28L-32 32Z", CLOTH) + form("M30 10L-2 8L0 28L30 30Z", PAPER_LIGHT)
    book += line("M-27 16L-8 14M-26 21L-8 19M-25 26L-8 24M5 14L24 15M5 19H18", 1.5)
    book += form("M9 20C14 17 20 23 16 27C11 29 6 25 9 20Z", RED, 1.6)
    return (
        out + group(book, 0, 2) + line("M34 26L42 4", 2.4)
        + form("M40 8C36 -2 42 -12 50 -16C50 -4 48 4 42 8Z", WOOL, 2.2)
    )


def clean_sweep() -> str:
    """A scythe at the end of its swing, wool in the air."""
    arc = path("M-40 12C-30 30 26 32 42 6L34 8C20 24 -20 22 -32 8Z", PAPER_LIGHT, None, extra='fill-opacity="0.9"')
    out = arc + rod("M34 -32L-8 14", WOOD, 8) + rod("M22 -19L14 -27M8 -4L0 -12", WOOD_DARK, 6.4)
    out += form("M-12 20C-24 20 -40 8 -44 -12C-34 2 -22 8 -4 8L-4 17Z", STEEL)
    out += shade("M-12 20C-24 20 -40 8 -44 -12C-36 8 -24 14 -4 13V17Z", 0.3) + rod("M-11 10L-3 17", IRON, 8)
    out += tuft(12, 16, (8, 6), WOOL, 3) + tuft(28, 6, (7, 5), WOOL, 5) + tuft(22, 24, (6, 4.4), WOOL, 4, 2)
    out += tuft(-24, 25, (6, 4), WOOL, 6, 2)
    return out + line("M-34 18C-22 30 16 32 34 16", 2)


def not_one_yard() -> str:
    """A boot set down on the mark, and a yardstick with an inch bitten out."""
    stick = form("M-44 20L-14 18C-12 24 -7 19 -4 24C-1 20 3 23 5 16L44 13L45 24L-43 32Z", "#e7c777")
    stick += line("M-36 20V25M-28 19.6V27M-20 19V24M12 16V21M20 15.6V23M28 15V20M36 14.4V22", 1.8)
    out = ground(2, 30, (40, 3)) + stick + group(boot("#3f3a3a"), -4, -2, 1.12) + form("M-20 -32H4L2 -22H-18Z", RED)
    out += line("M-8 -32V-22", 1.6)
    return (
        out + line("M28 -6L36 -10M29 1L38 1M26 -13L31 -20M-30 -6L-37 -10M-30 2L-39 3", 2.4)
        + form("M18 27l5 -3l3 4l-4 3Z", "#e7c777", 1.8)
    )


def bedside_manner() -> str:
    """A hand laid on a hand, which is a grip."""
    quilt = form("M-42 8C-20 0 20 0 42 8L38 18C26 30 -26 30 -38 18Z", "#a9c9bf", 2.2)
    quilt += line("M-20 6L-18 26M0 4V28M20 6L18 26M-38 17C-14 24 14 24 38 17", 1.6)
    under = group(hand(PALE, "#e6d8b8"), 12, 6, (-0.94, 0.94), -6)
    over = form(
        "M-34 -22L-14 -10C-4 -14 10 -12 16 -4C20 4 14 8 10 4L2 0C8 6 10 14 4 15L-4 8C-2 14 -6 18 -10 14L-16 6"
        "C-24 4 -30 -2 -44 -8Z", SKIN
    )
    over += line("M2 0L-5 -3M-4 8L-10 2", 1.8)
    cuff = form("M-46 -12L-34 -26L-24 -18L-36 -3Z", "#3f5a6b") + dots(((-36, -13),), 1.5, BRASS)
    return quilt + under + over + cuff + line("M22 -14L28 -20M14 -18L17 -25M28 -6L36 -9", 2.4, RED)


def draw_the_fever() -> str:
    """An empty chair, on which sits the heat that was drawn off."""
    heat = "M0 18C-18 18 -20 2 -12 -8C-14 -20 -6 -26 -2 -32C0 -26 6 -28 6 -34C14 -26 14 -18 12 -10C20 0 18 18 0 18Z"
    out = ground(0, 30, (26, 3)) + rod("M-16 30L-14 8V-30M16 30L14 8V-30", WOOD, 7)
    out += rod("M-14 -26H14M-14 -16H14", WOOD, 6.6)
    out += form(heat, RED, 2.4) + group(path(heat, FIRE, None), 0, 4, 0.72)
    out += form("M-8 -6L-2 -3L-8 0ZM8 -6L2 -3L8 0Z", FIRE_LIGHT, 1.4) + line("M-6 6C-3 3 3 3 6 6", 2.2)
    out += form("M-20 12H20L24 19H-24Z", WOOD) + rod("M-21 19V31M21 19V31", WOOD, 7)
    return (
        out
        + line(
            "M-30 -20C-34 -16 -28 -12 -32 -8M30 -20C34 -16 28 -12 32 -8M-34 2C-38 6 -32 10 -36 14M34 2"
            "C38 6 32 10 36 14", 2.4, RED
        )
    )


def house_call() -> str:
    """A bag at the door of a house that has legs."""
    legs = rod("M-20 12L-26 22L-20 30M6 12L14 20L8 30", WOOD_DARK, 7)
    legs += form("M-28 27H-15V32H-29ZM1 27H14V32H0Z", "#3c2c22", 2)
    house = form("M-28 -12V14H16V-12Z", CLOTH) + form("M-36 -10L-20 -34H8L24 -10Z", "#a65a3c")
    house += form("M4 -30V-38H12V-24Z", STEEL_DARK, 2.2) + form("M-10 14V0C-10 -5 0 -5 0 0V14Z", WOOD_DARK, 2.2)
    house += form("M-23 -5H-14V4H-23ZM5 -5H13V4H5Z", FIRE_LIGHT, 2) + line("M-30 -17H18M-26 -24H12", 1.6)
    bag = form("M-14 -6C-14 -12 14 -12 14 -6L17 12H-17Z", LEATHER) + line("M-7 -10C-7 -18 7 -18 7 -10", 2.8)
    bag += form("M-16 -6H16V-1H-16Z", "#6b3f28", 2.2) + form("M-3 -4H3V3H-3Z", BRASS, 1.8)
    return ground(-4, 32, (34, 3)) + legs + house + group(bag, 30, 18, 0.92) + smoke("M8 -38C4 -42 14 -42 12 -46")


def cold_surgery() -> str:
    """A saw and a scalpel, crossed."""
    saw = form("M-34 -5H16L18 9L-34 4Z", STEEL)
    saw += line("M-32 4l3 3l2 -3l3 3l2 -3l3 3l3 -2l3 3l2 -3l3 3l3 -2l3 3l2 -3l3 3l3 -2l3 3l2 -2", 1.8)
    saw += glint("M-30 -1H10", 1.8)
    saw += form("M16 -8C26 -12 42 -8 42 2C42 12 28 14 18 11Z", WOOD)
    saw += form("M26 -3C30 -5 36 -3 36 1C36 6 30 6 26 5Z", "#d9ebe2", 2)
    knife = form("M-40 2C-34 -6 -20 -7 -10 -5V4Z", STEEL) + rod("M-10 0H36", IRON, 9)
    knife += line("M0 -2V2M6 -2V2M12 -2V2", 1.6, STEEL)
    return (
        ground(0, 28, (30, 3)) + group(saw, 0, 2, 0.94, 32) + group(knife, 2, -1, 0.94, -34)
        + line("M-4 -30V-18M-9.4 -27L1.4 -21M-9.4 -21L1.4 -27M-4 20V30M-8.6 22.6L0.6 27.4M-8.6 27.4L0.6 22.6", 2, BLUE)
    )


def clean_excision() -> str:
    """What was cut out, in its jar, in another jar; it looks well."""
    out = ground(0, 31, (26, 3)) + group(bottle("#e6f0ea", "#cfe3d6", -14), 0, 1, (1.3, 1.05))
    out += group(bottle("#c7dcd0", "#9fc0a8", -10), 0, 11, (0.74, 0.7))
    thing = form("M-4 8C-12 6 -10 -4 -2 -5C8 -6 10 4 4 6C0 7 -1 2 2 1", VIOLET, 2.2)
    thing += mirrored(form("M3 -4C5 -10 11 -9 10 -4C8 -3 7 -4 6 -3Z", BONE, 1.4))
    return out + group(thing, 0, 16, 0.92) + eye(-2, 14, 3.6, SHOCK, True) + group(gleam(), 0, 1, (1.3, 1.05))


def yellow_flag() -> str:
    """The flag of quarantine behind a line of chalk."""
    out = ground(-16, 29, (16, 3)) + rod("M-22 30V-34", WOOD, 7) + disc(-22, -35, 3.2, BRASS, INK, 2)
    sheep = form(
        "M-9 -9C-18 -13 -21 -6 -18 -3C-14 -2 -10 -4 -8 -5ZM9 -9C18 -13 21 -6 18 -3C14 -2 10 -4 8 -5ZM-10 -8"
        "C-10 -18 10 -18 10 -8C10 4 6 13 0 13C-6 13 -10 4 -10 -8Z", INK, 1
    )
    flag = "M-20 -31C-6 -37 8 -24 34 -31C30 -20 34 -8 36 2C14 8 0 -6 -20 2Z"
    out += form(flag, SHOCK)
    out += shade("M12 -29C20 -28 28 -29 34 -31C30 -20 34 -8 36 2C28 4 22 4 16 3C18 -8 16 -20 12 -29Z", 0.2)
    out += group(sheep, 6, -15, 0.66) + disc(6, -14, 12, "none", RED, 3) + line("M-2 -22L14 -6", 3, RED)
    return (
        out + path("M-42 20C-20 16 18 26 42 17", stroke=INK, width=6)
        + path("M-42 20C-20 16 18 26 42 17", stroke="#ffffff", width=3.4)
    )


def trimmed_wick() -> str:
    """Scissors about to take a quarter of an inch."""
    out = ground(10, 31, (18, 3)) + form("M0 6H20V31H0Z", BONE)
    out += form("M-1 6C4 2 16 2 21 6C22 12 16 10 15 14C13 16 12 10 8 10C4 9 -1 12 -1 6Z", BONE, 2.2)
    out += line("M10 6V0", 2.4) + flame(10, 1, 1.3)
    cut = rod("M-6 -3C-22 -4 -30 4 -36 0", STEEL, 6.6) + form("M-8 -8L12 -10L14 -6L-6 -2Z", STEEL, 2.2)
    scissors = cut + group(cut, scale=(1, -1)) + disc(-8, 0, 2.4, INK) + disc(-39, -7, 6, "none", INK, 5.4)
    scissors += disc(-39, 7, 6, "none", INK, 5.4) + disc(-39, -7, 6, "none", STEEL, 1.6)
    scissors += disc(-39, 7, 6, "none", STEEL, 1.6)
    return out + group(scissors, -6, -14, 0.92, 8) + rays("M26 -14L32 -17M27 -6L34 -6M23 -22L26 -28", FIRE_LIGHT, 1.8)


def double_charge() -> str:
    """A jar of lightning, charged once too often."""
    jar = form("M-13 -14H13C16 -12 17 -8 17 -4V24C17 28 -17 28 -17 24V-4C-17 -8 -16 -12 -13 -14Z", GLASS)
    jar += form("M-17 4H17V24C17 28 -17 28 -17 24Z", BRASS) + form("M-14 -19H14V-13H-14Z", WOOD_DARK)
    jar += line("M0 -19V-27M0 -12V4", 2.8) + disc(0, -29, 4.4, BRASS, INK, 2.4) + glint("M-12 -6V20")
    jar += line("M4 6L-2 12L4 15L0 24", 2)
    return (
        ground(0, 29, (24, 3)) + jar + group(bolt(0, 0, 1.2), -28, -14, 1, -52)
        + group(bolt(0, 0, 1.2), 28, -14, (-1, 1), 52)
        + rays("M-30 14L-24 12M30 14L24 12M-10 -36L-8 -31M10 -36L8 -31", SHOCK, 1.8)
    )


def fourth_lamp() -> str:
    """Three lamps lit, and the one behind them that is not discussed."""
    dark = group(lantern(False), 0, -12, 1.06)
    lit = group(lantern(), -26, 8, 0.92) + group(lantern(), 26, 8, 0.92) + group(lantern(), 0, 16, 0.8)
    return dark + lit


def galvanic_battery() -> str:
    """A pile of discs, wires, and sparks that hum."""
    out = ground(0, 31, (30, 3)) + form("M-24 24H24V31H-24Z", WOOD_DARK)
    for k in range(7):
        out += form(f"M-12 {20 - 6 * k}H12V{25 - 6 * k}H-12Z", COPPER if k % 2 else STEEL, 2)
    out += form("M-14 -22H14V-16H-14Z", WOOD_DARK, 2.4) + line("M-18 24V-20M18 24V-20", 2.8)
    out += disc(0, -26, 4, BRASS, INK, 2.2)
    out += line("M0 -27C20 -38 34 -24 32 -8M-12 22C-34 24 -38 6 -32 -6", 4)
    out += line("M0 -27C20 -38 34 -24 32 -8M-12 22C-34 24 -38 6 -32 -6", 1.4, COPPER)
    return out + bolt(32, 6, 0.8, -8) + bolt(-32, -16, 0.7, 160) + bolt(30, -26, 0.5, 40)


def noonday_engine() -> str:
    """The sun, bolted together."""
    out = path(
        "M0 -36L5 -24H-5ZM0 36L5 24H-5ZM-36 0L-24 5V-5ZM36 0L24 5V-5ZM-26 -26L-14 -20L-20 -14ZM26 -26L14 -20L20 -14Z"
        "M-26 26L-14 20L-20 14ZM26 26L14 20L20 14Z", FIRE, INK, 2.2
    )
    out += disc(0, 0, 22, BRASS, INK, 2.8) + disc(0, 0, 16, FIRE_LIGHT, INK, 2.2)
    out += dots(((0, -19), (0, 19), (-19, 0), (19, 0), (-13.4, -13.4), (13.4, 13.4), (-13.4, 13.4), (13.4, -13.4)), 1.8)
    out += mirrored(
        ellipse(5.4, -4, (2, 3), INK) + line("M2.4 -10L9 -9", 2) + disc(9.4, 4, 2.6, FIRE, extra='fill-opacity="0.6"')
    )
    out += line("M-6.4 6C-3 10.4 3 10.4 6.4 6M0 -2L-2 3H1", 2)
    lark = "M0 0C4 -6 8 -4 9 0C12 -5 16 -5 18 0"
    return (
        ground(0, 32, (20, 2)) + out + rod("M20 12C34 14 36 24 44 22", IRON, 6.6)
        + group(line(lark, 2.2), -48, -14, 0.9, -12) + group(line(lark, 2.2), 32, -22, 0.8, 14)
    )


def atmospheric_pump() -> str:
    """A pump with its plunger up, taking in what hangs about."""
    cloud = path("M-42 8C-48 -2 -38 -12 -30 -8C-28 -20 -12 -18 -12 -8C-4 -4 -8 8 -16 8Z", "#8fa36a", INK, 2.2)
    cloud += line("M-34 -2C-30 -6 -26 0 -22 -4", 1.8)
    out = ground(10, 31, (28, 3)) + rod("M14 -18V-36M4 -36H24", IRON, 7) + form("M2 -18H26V28H2Z", BRASS)
    out += shade("M18 -18H26V28H18Z") + line("M2 -10H26M2 20H26", 1.8)
    out += form("M0 -20H28V-14H0Z", BRASS_DARK, 2.4) + form("M-4 26H32V32H-4Z", WOOD_DARK)
    out += disc(14, 4, 7, PAPER_LIGHT, INK, 2.2) + line("M14 4L18 0", 2, RED)
    out += rod("M2 16C-10 16 -10 20 -18 18", LEATHER, 8) + form("M-16 10L-30 4V30L-16 24Z", COPPER)
    out += ellipse(-30, 17, (4, 13), "#4a3024", INK, 2.2)
    return (
        cloud + out + line("M-40 14C-36 12 -36 16 -33 14M-42 20H-35M-38 27L-34 23", 2, MOSS)
        + rod("M26 -8C36 -8 40 -2 38 8", IRON, 6)
    )


EARLY = {
    "miles": {
        "second_wind": second_wind,
        "cold_steel": cold_steel,
        "battle_tested": battle_tested,
        "quartermasters_eye": quartermasters_eye,
        "clean_sweep": clean_sweep,
        "not_one_yard": not_one_yard,
    },
    "agatha": {
        "bedside_manner": bedside_manner,
        "draw_the_fever": draw_the_fever,
        "house_call": house_call,
        "cold_surgery": cold_surgery,
        "clean_excision": clean_excision,
        "yellow_flag": yellow_flag,
    },
    "isidore": {
        "trimmed_wick": trimmed_wick,
        "double_charge": double_charge,
        "fourth_lamp": fourth_lamp,
        "galvanic_battery": galvanic_battery,
        "noonday_engine": noonday_engine,
        "atmospheric_pump": atmospheric_pump,
    },
}
"""Shepherd -> trait -> emblem: two of each level, from the first to the third."""
