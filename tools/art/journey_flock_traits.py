"""Emblems of the traits of Nan, Silas and Wren, round 0,0 for an oval of 84 x 56."""

from art.journey_plates import ground
from art.journey_props import (
    BLUE,
    BONE,
    BRASS,
    BRASS_DARK,
    CLOTH,
    FACE,
    FIRE_LIGHT,
    IRON,
    LEATHER,
    MOSS,
    NIGHT,
    RED,
    SHOCK,
    SKIN,
    SLATE,
    STEEL,
    STEEL_DARK,
    VIOLET,
    WOOD,
    WOOD_DARK,
    WOOL,
    coin,
    dots,
    ewe,
    eye,
    flame,
    form,
    glint,
    hand,
    horn,
    line,
    mirrored,
    rod,
    shade,
    tuft,
)
from art.palette import INK, PAPER_LIGHT
from art.svg import disc, ellipse, fleece, group, oval, path, spokes

_CASSOCK = "#3a3244"


def come_by() -> str:
    """The collar of a dog that is gone, and the whistle that still works."""
    out = ellipse(-10, 6, (24, 17), "none", INK, 11) + ellipse(-10, 6, (24, 17), "none", LEATHER, 6)
    out += dots(((-32, 12), (-24, 20), (-12, 23), (2, 20), (11, 14)), 1.8, BRASS)
    out += form("M-16 -16H-4V-6H-16Z", BRASS, 2.2) + form("M6 24L14 26L13 33C9 36 4 33 5 29Z", BRASS, 2.2)
    whistle = form("M-20 -6H4C14 -6 16 10 4 10C-4 10 -6 4 -6 2H-20Z", STEEL) + disc(3, 2, 3.4, INK)
    whistle += line("M-12 -6V2", 1.6) + disc(14, 6, 3, "none", INK, 2)
    sound = line("M-2 -12C-8 -18 -8 -24 -4 -30M6 -12C4 -20 6 -24 12 -28M-8 -10C-16 -12 -20 -18 -20 -24", 2.4, MOSS)
    return ground(-10, 30, (28, 3)) + out + group(whistle + sound, 24, -6, 0.94, -8)


def lie_down() -> str:
    """A palm held low over a sheep that has folded its legs."""
    sheep = tuft(6, 4, (24, 14), WOOL, 7) + shade("M-14 10C0 20 22 18 30 6C28 16 16 18 6 18C-4 18 -10 16 -14 10Z")
    sheep += form("M-24 0C-32 -2 -34 4 -30 6C-26 6 -24 4 -22 3ZM-10 0C-4 -4 2 0 -2 4C-5 5 -8 4 -10 3Z", FACE, 2)
    sheep += form("M-25 1C-25 -7 -9 -7 -9 1C-9 9 -13 16 -17 16C-21 16 -25 9 -25 1Z", FACE, 2.2)
    sheep += line("M-22 4C-21 6 -19 6 -18 4M-15 4C-14 6 -12 6 -11 4", 1.6, PAPER_LIGHT)
    sheep += tuft(-17, -4, (8, 4), WOOL, 5, 2) + line("M-10 18H0M14 18H24", 5, FACE)
    return (
        ground(2, 29, (34, 3)) + group(sheep, 0, 10) + group(hand(SKIN, "#6d8f4e"), 0, -20, (1, 0.9), 4)
        + line("M-4 -4V0M8 -2V2M20 -5V-1", 2.2, MOSS)
    )


def away_to_me() -> str:
    """A crook, and the flock wheeling round it."""
    arc = "M32 18C44 0 34 -24 6 -28C-18 -30 -36 -18 -38 0"
    out = line(arc, 6.6) + line(arc, 3, MOSS) + form("M-46 -4L-38 10L-29 -3Z", MOSS, 2.2)
    out += rod("M0 30V-8C0 -20 -18 -20 -17 -8C-16 -3 -10 -3 -9 -8", WOOD, 7)
    for x, y, size in ((26, -16, 0.5), (33, 8, 0.6), (20, 24, 0.66), (-24, 20, 0.62)):
        out += tuft(x, y, (16 * size, 12 * size), WOOL, 7, 2.2)
        out += disc(x + (8 if y < 0 else -8) * size, y - 9 * size, 5 * size, FACE, INK, 1.6)
    return out


def fleece_tally() -> str:
    """A tally of four and one, and the one that was not there."""
    board = form("M-30 -30L30 -32L32 30L-28 32Z", WOOD) + line("M-28 -16L30 -18M-28 16L31 14", 1.4, WOOD_DARK)
    board += disc(0, -26, 2.4, INK)
    out = board + line("M-20 -12V6M-12 -13V5M-4 -12V6M4 -13V5M-24 3L9 -10", 3.6, PAPER_LIGHT)
    out += path("M18 -13V5", stroke=PAPER_LIGHT, width=3.6, extra='stroke-opacity="0.4" stroke-dasharray="3 4"')
    return (
        out + group(ewe(), -10, 21, 0.56)
        + path(fleece(20, 21, (10, 7), 7, 7), stroke=PAPER_LIGHT, width=2, extra='stroke-dasharray="3 4"')
        + line("M0 -26C8 -36 -2 -36 -4 -40", 2)
    )


def the_whole_hill() -> str:
    """A hill under a grey sky; the hill has eyes."""
    sky = path(oval(0, -2, 41, 27.4), "#b8c4bb", None)
    sky += path("M-36 -14C-28 -20 -22 -14 -14 -18M8 -20C16 -26 24 -18 32 -20M-6 -25H6", stroke="#8a988f", width=2.4)
    hill = form("M-41 14C-30 8 -26 -2 -18 -6C-14 -16 10 -18 14 -8C24 -6 30 6 41 12C36 30 -36 30 -41 14Z", WOOL)
    curls = (
        "M-30 14a4 4 0 1 1 5 3M-16 4a4 4 0 1 1 5 3M-4 -6a4 4 0 1 1 5 3M-2 16a4 4 0 1 1 5 3M22 14a4 4 0 1 1 5 3"
        "M-18 20a4 4 0 1 1 5 3M14 4a3 3 0 1 1 4 3M12 21a3 3 0 1 1 4 3"
    )
    eyes = ""
    for x, y in ((-22, 11), (-6, 4), (8, 10), (20, 5), (-8, 20), (30, 17), (3, -8)):
        eyes += disc(x - 3, y, 2.2, INK) + disc(x + 3, y, 2.2, INK) + dots(((x - 3, y), (x + 3, y)), 0.9, SHOCK)
    return (
        sky + hill + line(curls, 1.6, "#a88f68") + eyes + rod("M38 -8V-24", WOOD, 6)
        + form("M38 -24L50 -20L38 -15Z", MOSS, 2)
    )


def sent_to_market() -> str:
    """A sheep behind a hurdle with a ticket on its ear."""
    out = ground(0, 31, (38, 3)) + group(ewe(), 6, -4, 1.24)
    out += rod("M-36 30V-8M36 30V-8M-42 2H42M-42 14H42M-42 25H42M-34 26L32 0", WOOD, 6.6)
    tag = form("M-2 -4L8 -10L24 -10V6H8L-2 0Z", SHOCK, 2.4) + disc(4, -2, 1.8, INK) + line("M10 -5H20M10 1H17", 1.8)
    return out + line("M-20 -14C-24 -20 -18 -24 -14 -24", 1.8) + group(tag, -14, -24, 1, -8)


def thirty_pieces() -> str:
    """The plate, well filled, and what puts coin in it."""
    claw = form(
        "M-6 -40L10 -40C10 -32 12 -28 16 -24L14 -14L10 -20L7 -10L3 -19L-2 -10L-4 -20L-10 -16C-12 -24 -6 -30 -6 -40Z",
        _CASSOCK
    )
    claw += form("M14 -18L16 -12L10 -14ZM7 -14L8 -6L3 -12ZM-2 -14L-3 -6L-5 -13Z", BONE, 1.6)
    out = ground(0, 30, (34, 3)) + form("M-36 14C-32 32 32 32 36 14Z", BRASS)
    out += shade("M10 26C26 24 34 20 36 14L28 15C24 20 18 23 10 26Z") + ellipse(0, 14, (36, 8.6), BRASS_DARK, INK)
    out += ellipse(0, 14.6, (29, 5.6), RED)
    for x, y in ((-16, 12), (14, 13), (0, 14), (-8, 9), (8, 8), (-1, 4), (1, -3)):
        out += coin(x, y, 0.9)
    return out + claw + line("M-20 -6L-25 -10M20 -6L25 -10M-22 0H-29M22 0H29", 2, BRASS_DARK)


def night_vigil() -> str:
    """A candle under a lancet window, and what looks in by it."""
    window = form("M-20 12V-12C-20 -22 -10 -28 0 -36C10 -28 20 -22 20 -12V12Z", STEEL_DARK)
    window += form("M-14 12V-10C-14 -18 -6 -22 0 -28C6 -22 14 -18 14 -10V12Z", NIGHT, 2.2)
    out = window + eye(0, -6, 11, SHOCK, True) + line("M0 -28V-16M0 3V12M-14 6H14", 1.8, STEEL_DARK)
    out += form("M-30 12H30V18H-30Z", STEEL_DARK)
    out += form("M-28 18H28V32C14 36 -14 36 -28 32Z", "#6d5a80", 2.2) + line("M-14 18V34M0 18V35M14 18V34", 1.4)
    for x, y in ((-25, 12), (25, 12)):
        out += form(f"M{x - 4} {y}V{y - 14}C{x - 1} {y - 16} {x + 2} {y - 16} {x + 4} {y - 14}V{y}Z", BONE, 2.2)
        out += flame(x, y - 15, 0.7)
    return out


def consecrated_claws() -> str:
    """A blessing given with claws, the ring stuck at the knuckle."""
    out = path(spokes(0, -4, (29, 36), 16), stroke=BRASS, width=2.2)
    out += disc(0, -4, 26, FIRE_LIGHT, BRASS_DARK, 1.8, 'fill-opacity="0.7"')
    claw = form(
        "M-11 30L-12 12C-18 8 -22 0 -20 -6C-16 -10 -13 -4 -10 0L-11 -20C-11 -26 -4 -26 -4 -20L-3 -6L-1 -24"
        "C0 -30 6 -30 6 -24L5 -5L9 -16C11 -20 16 -18 15 -13L11 6C12 14 10 20 11 30Z", "#9c8a96"
    )
    claw += form(
        "M-11 -19C-13 -27 -10 -32 -6 -35C-7 -30 -4 -26 -4 -19ZM-1 -23C-3 -31 2 -37 7 -38C4 -33 7 -29 6 -23ZM10 -15"
        "C9 -22 14 -27 19 -28C16 -24 17 -20 15 -13ZM-20 -5C-26 -8 -28 -14 -26 -18C-24 -13 -18 -11 -17 -8Z", "#3f3640",
        2
    )
    return (
        out + claw + rod("M-4 -9L5 -9", BRASS, 7) + form("M0 -15L5 -10L0 -5L-4 -10Z", VIOLET, 2)
        + form("M-15 24H15L17 36H-17Z", PAPER_LIGHT, 2.4) + line("M-8 26V34M0 26V34M8 26V34", 1.5)
        + line("M-8 2L-6 6M4 2L4 6", 1.6)
    )


def wide_cassock() -> str:
    """A cassock let out at the back, more than twice; there is company under it."""
    robe = form("M0 -26C-12 -24 -14 -14 -18 -4C-26 6 -36 16 -36 30H36C36 16 26 6 18 -4C14 -14 12 -24 0 -26Z", _CASSOCK)
    out = ground(0, 31, (40, 3)) + robe + path("M0 -18V30", stroke="#6d6078", width=2)
    out += dots(((0, -12), (0, -4), (0, 4), (0, 12), (0, 20)), 1.8, "#9a8ca8")
    out += disc(0, -27, 9, SKIN, INK, 2.4)
    out += form("M-14 -32C-8 -36 8 -36 14 -32C8 -29 -8 -29 -14 -32ZM-8 -33C-8 -42 8 -42 8 -33Z", "#2b2430", 2)
    out += form("M-6 -18H6V-13H-6Z", PAPER_LIGHT, 2) + dots(((-3, -27), (3, -27)), 1.2)
    for x, y in ((-20, 16), (20, 12), (-12, 24), (14, 23), (-27, 25), (27, 24)):
        out += form(f"M{x - 5} {y}q5 -5 10 0q-5 4 -10 0Z", SHOCK, 1.4) + disc(x, y, 1.2, INK)
    return (
        out + line("M-22 6L-17 8M-24 10L-19 12M22 4L17 6M24 8L19 10", 1.8, CLOTH)
        + form("M-30 28h6v5h-8ZM-8 28h6v5h-7ZM24 28h6l1 5h-7ZM6 28h6l1 5H5Z", FACE, 1.8)
    )


def exchange_of_sins() -> str:
    """One mask put down and another taken up."""
    mask = "M-12 -12C-6 -16 6 -16 12 -12C14 2 8 16 0 18C-8 16 -14 2 -12 -12Z"
    meek = form(mask, BONE) + line("M-8 -3C-6 -6 -4 -6 -2 -3M2 -3C4 -6 6 -6 8 -3M-4 9C-2 7 2 7 4 9", 2)
    fierce = form(mask, VIOLET) + mirrored(group(horn(2), 6, -10, 0.62))
    fierce += form("M-9 -5L-2 -2C-3 2 -8 1 -9 -5ZM9 -5L2 -2C3 2 8 1 9 -5Z", SHOCK, 1.4)
    fierce += form("M-6 7H6L3 12L1 8L-1 12L-3 8Z", PAPER_LIGHT, 1.4)
    arrows = "M-12 -22C-4 -30 12 -30 20 -22M12 24C4 32 -12 32 -20 24"
    out = line(arrows, 6.6) + line(arrows, 2.8, RED) + form("M26 -26L25 -13L14 -20ZM-26 28L-25 15L-14 22Z", RED, 2)
    return out + group(meek, -19, -2, 1.06, -10) + group(fierce, 19, 4, 1.06, 10)


def the_other_cheek() -> str:
    """A mild face, struck on one side; the other is offered, and has teeth."""
    out = form("M0 -32C-24 -32 -28 -8 -24 6C-20 22 -10 30 0 30Z", SKIN)
    out += form("M0 -32C24 -32 28 -8 24 6C20 22 10 30 0 30Z", "#8a7399")
    out += group(horn(2.2), 14, -24, 0.8)
    out += form("M-24 -8C-26 -28 -14 -36 0 -35V-26C-10 -26 -18 -20 -20 -6Z", "#6b4a2e", 2.4)
    palm = (
        "M-6 8C-9 2 -8 -2 -6 -5L-9 -11C-9 -14 -6 -14 -5 -11L-3 -6L-3 -14C-2 -17 1 -16 1 -14L1 -6L4 -12"
        "C6 -14 8 -13 7 -10L5 -4C8 0 6 8 1 10C-2 11 -5 10 -6 8Z"
    )
    out += group(path(palm, RED, None, extra='fill-opacity="0.75"'), -14, 10, 0.86, -14) + disc(-10, -6, 2.2, INK)
    out += line("M-15 -12L-6 -13M0 -6L-4 6H0", 2)
    out += form("M4 -10L18 -14C19 -4 8 -2 4 -10Z", SHOCK, 2) + ellipse(11, -9, (1.4, 3), INK)
    out += line("M3 -15L20 -21", 2.8)
    out += line("M-9 18C-6 17 -3 17 0 18", 2.2) + form("M0 12C8 16 16 12 22 4C22 16 12 26 0 24Z", "#3b2a3f", 2)
    out += form(
        "M1 13L4 19L7 14.4L10 18.4L13 12.6L15.6 15.4L19 8C14 12.4 8 15 1 13ZM4 24L7 20L10 23L13 18L15 20Z", PAPER_LIGHT,
        1.2
    )
    return out + line("M0 -35V-18M0 22V30", 2) + line("M-30 4L-37 2M-30 12L-37 15M-29 -4L-35 -9", 2.4, RED)


def poachers_path() -> str:
    """A track between trees, past a post with a bite out of it."""
    track = form("M-6 -14C14 -8 -16 2 4 10C16 16 10 24 8 31H-22C-24 20 -26 12 -14 6C-4 0 2 -6 -12 -14Z", "#cdb684", 2)
    out = path(oval(0, 0, 41, 27.4), "#b4c4a0", None) + track
    for x, y, size in ((-30, 4, 1), (-22, -16, 0.7), (30, -12, 0.9), (14, -20, 0.6)):
        tree = rod("M0 14V2", WOOD_DARK, 7) + form("M0 -22L13 4H-13Z", "#40604a", 2.4 / size) + shade("M0 -22L13 4H4Z")
        out += group(tree, x, y, size)
    post = rod("M0 28V-4", WOOD, 8) + form("M-4 -8H8C7 -4 11 -4 11 -1C15 -2 16 2 20 2L28 -1L20 6H-4Z", "#e5cf9c", 2.2)
    return out + group(post, 24, 4, 0.94) + dots(((-10, 26), (-4, 22), (-9, 18), (-2, 14), (-6, 10)), 1.8, WOOD_DARK)


def early_start() -> str:
    """A hare across the sunrise, the keeper's hat left on a stick."""
    sun = disc(4, 8, 22, SHOCK, INK, 2.4)
    sun += path("M4 -22V-30M-14 -17L-18 -24M22 -17L26 -24M-28 -4L-34 -8M36 -4L42 -8", stroke="#d9a021", width=3)
    hill = form("M-41 14C-20 6 -4 12 8 10C22 8 32 12 41 12C36 32 -36 32 -41 14Z", "#7d9a62", 2.4)
    hare = form(
        "M-24 6C-20 -4 -8 -8 4 -4C10 -2 14 -6 16 -8L8 -20C8 -24 12 -23 19 -11L16 -22C18 -26 22 -20 22 -10"
        "C28 -8 32 -2 30 0C26 3 22 2 19 2L28 12L24 14L12 6L2 6L-16 16C-22 18 -26 16 -22 13L-14 8Z", "#8a6a4c", 2.4
    )
    hare += disc(25, -4, 1.5, INK) + disc(-24, 3, 4, PAPER_LIGHT, INK, 1.8) + line("M-8 2C-4 6 2 6 6 4", 1.6)
    hat = rod("M0 22V-6", WOOD_DARK, 6)
    hat += form("M-13 -4C-6 1 6 1 13 -4C9 -8 7 -7 7 -7C7 -16 -7 -16 -7 -7C-9 -8 -11 -7 -13 -4Z", "#4c5a44", 2.2)
    return sun + hill + group(hat, 32, 4, 0.9) + group(hare, -4, 4, 1.06, -8) + line("M-34 8H-42M-32 14H-38", 2.2)


def hedge_ambush() -> str:
    """A hedge with two eyes and the point of a knife."""
    back = form(fleece(0, 3, (43, 27), 15, 4), "#4b6b45")
    hole = form("M-22 -2C-18 -14 16 -14 22 -2C18 10 -18 10 -22 -2Z", "#1f2a22", 2.2)
    eyes = mirrored(form("M4 -4C8 -8 14 -7 16 -2C12 2 6 2 4 -4Z", PAPER_LIGHT, 1.6) + disc(9, -2.6, 2.2, INK))
    spots = ((-34, 0), (-28, 14), (-20, -14), (-8, 14), (4, -17), (12, 16), (24, 10), (28, -6), (-2, 22), (-16, 21))
    leaves = "".join(f"M{x} {y}q4 -6 9 -3q-2 6 -9 3Z" for x, y in spots)
    knife = form("M0 -4L30 -2C36 0 40 2 44 6C34 8 20 6 0 5Z", STEEL) + glint("M6 -1L30 0.6", 1.8)
    knife += rod("M-12 0H2", LEATHER, 9)
    return (
        ground(0, 30, (40, 3)) + back + hole + eyes + form(leaves, "#7fa05e", 1.6) + group(knife, 12, 16, 0.9, -24)
        + form("M8 20q6 -8 14 -4q-4 9 -14 4Z", "#7fa05e", 1.8)
    )


def owls_hours() -> str:
    """An owl at noon, upright, on a gun barrel, one eye open."""
    sun = disc(-26, -16, 8, SHOCK, INK, 2) + path(spokes(-26, -16, (11, 14), 8), stroke="#d9a021", width=2.2)
    owl = form("M-18 -26L-10 -22C-4 -26 4 -26 10 -22L18 -26L16 -8C22 6 16 24 0 26C-16 24 -22 6 -16 -8Z", "#a07e54")
    owl += form("M-10 2C-6 -2 6 -2 10 2C12 14 8 22 0 23C-8 22 -12 14 -10 2Z", "#e6d2a4", 2)
    owl += line("M-5 6l2 3l2 -3M1 6l2 3l2 -3M-2 13l2 3l2 -3M-7 13l2 3l2 -3M3 13l2 3l2 -3", 1.6, WOOD_DARK)
    owl += disc(7, -12, 7.4, PAPER_LIGHT, INK, 2.2) + disc(7, -12, 4.4, SHOCK, INK, 1.4) + disc(7, -12, 2, INK)
    owl += disc(-7, -12, 7.4, "#caa773", INK, 2.2) + line("M-12 -11C-9 -8 -5 -8 -2 -11", 2.2)
    owl += form("M-3 -6H3L0 1Z", BRASS, 1.8)
    wing = mirrored(form("M16 -6C24 4 20 18 10 22C14 12 14 2 16 -6Z", "#7d5f3d", 2.2))
    return (
        sun + rod("M-42 30L44 22", IRON, 8) + rod("M30 23L44 22", WOOD, 10) + group(owl + wing, 6, -2, 0.98)
        + form("M-4 22h4v6h-4ZM10 21h4v6h-4Z", BRASS, 1.6)
    )


def gang_whistle() -> str:
    """Three notes hung out along a gallows."""
    out = ground(0, 31, (36, 3)) + rod("M-32 31V-30M-38 -29H38M-32 -14L-18 -29", WOOD_DARK, 8)
    out += form("M-42 28H-22V33H-42Z", WOOD)
    for x, length in ((-8, 24), (10, 34), (28, 20)):
        rope = f"M{x} -27V{length - 24}"
        out += line(rope, 3.6) + line(rope, 1.2, "#d8bd86")
        out += ellipse(x - 4, length - 20, (6.4, 4.8), INK) + line(f"M{x} {length - 30}V{length - 20}", 2.6)
        out += line(f"M{x - 3} {length - 30}H{x + 3}M{x - 3} {length - 33}H{x + 3}", 2.2, "#d8bd86")
    bird = "M-6 3C-2 -5 3 -8 8 -7L13 -5L9 -3C9 2 4 4 -1 4L-9 7Z"
    return (
        out + group(form(bird, INK, 1), 20, -34.6, 0.72)
        + line("M-24 20C-16 14 -12 22 -4 16M-20 27C-12 22 -8 28 0 24", 2, BLUE)
    )


def here_and_gone() -> str:
    """A knife in a post, a puff where she stood, a hat still coming down."""
    puff = path(fleece(-20, 14, (17, 12), 9, 3), "#e9eef2", SLATE, 2)
    puff += path(fleece(-8, 22, (10, 7), 7, 5), "#e9eef2", SLATE, 2)
    hat = form("M-16 4C-8 9 8 9 16 4C12 0 9 1 8 1L6 -12C2 -15 -4 -15 -6 -12L-8 1C-9 1 -12 0 -16 4Z", "#4c6f8c")
    hat += line("M-7.6 -2C-2 0 4 0 7.4 -2", 3)
    post = form("M24 -34H38V32H24Z", WOOD) + line("M29 -28V-6M33 4V26", 1.5, WOOD_DARK)
    knife = form("M28 -3L4 -6V4L28 5Z", STEEL) + rod("M4 -1H-12", LEATHER, 9) + rod("M5 -8V6", BRASS, 6)
    return (
        ground(6, 31, (36, 3)) + puff
        + path(
            "M-38 -6C-32 -8 -26 -8 -20 -6M-38 2C-34 0 -28 0 -24 2", stroke=SLATE, width=2.2,
            extra='stroke-dasharray="5 4"'
        )
        + post + group(knife, 0, -2, 1, 6) + group(hat, -20, -18, 0.96, -18) + line("M22 -10L17 -15M21 4L15 8", 2)
    )


LATE = {
    "nan": {
        "come_by": come_by,
        "lie_down": lie_down,
        "away_to_me": away_to_me,
        "fleece_tally": fleece_tally,
        "the_whole_hill": the_whole_hill,
        "sent_to_market": sent_to_market,
    },
    "silas": {
        "thirty_pieces": thirty_pieces,
        "night_vigil": night_vigil,
        "consecrated_claws": consecrated_claws,
        "wide_cassock": wide_cassock,
        "exchange_of_sins": exchange_of_sins,
        "the_other_cheek": the_other_cheek,
    },
    "wren": {
        "poachers_path": poachers_path,
        "early_start": early_start,
        "hedge_ambush": hedge_ambush,
        "owls_hours": owls_hours,
        "gang_whistle": gang_whistle,
        "here_and_gone": here_and_gone,
    },
}
"""Shepherd -> trait -> emblem: two of each level, from the first to the third."""
