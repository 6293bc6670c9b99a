"""Bodies that change: the second half of The Sheep's Curses, round 0,0 for a plate of 130 x 84."""

from art.journey_plates import ground
from art.journey_props import (
    BONE,
    BRASS,
    BRASS_DARK,
    FACE,
    IRON,
    LEATHER,
    LILAC,
    PALE,
    SHOCK,
    SKIN,
    STEEL,
    STEEL_DARK,
    VIOLET,
    WOOD,
    WOOD_DARK,
    WOOL,
    dots,
    drop,
    ewe,
    eye,
    fist,
    form,
    glint,
    hand,
    lantern,
    line,
    mirrored,
    profile,
    rod,
    shade,
    smoke,
    tuft,
)
from art.palette import INK, PAPER_LIGHT
from art.svg import disc, ellipse, group, path, rect, spokes

_BLACK = "#2a2230"


def lamb_that_follows() -> str:
    """The hem of a coat hurries off; behind it stands a lamb with blank eyes, and behind that the same lamb."""
    out = shade("M-58 40C-40 24 -30 0 -50 -20L-40 -22C-12 0 10 24 52 40Z", 0.9, "#b9a27f")
    out += line("M4 35l9 1M18 33l8 2M-34 4l5 1M-40 -6l5 1", 2, WOOD_DARK)
    out += form("M28 -40H58V12C48 18 34 16 24 10Z", "#5f6f7c") + line("M40 -40L36 12M50 -40V14", 1.8)
    out += form("M28 10L42 13L44 32L56 34V39H30Z", LEATHER, 2.4)
    out += group(ewe("#efe6f2", "#3a2f45"), -42, -16, (-0.52, 0.52), opacity=0.85)
    lamb = ewe("#fffaf4", "#3a2f45") + disc(-16, -4.8, 3, PAPER_LIGHT) + disc(-10.2, -5, 3, PAPER_LIGHT)
    return (
        out + group(lamb, -8, 10, (-1.12, 1.12)) + line("M-48 20C-50 24 -46 26 -48 30M-42 22C-44 26 -40 28 -42 32", 1.8)
    )


def in_the_traces() -> str:
    """A man in a horse's collar and blinkers, leaning into the load."""
    out = ground(2, 38, (50, 3), 0.3) + rod("M-60 20L-14 14M-60 34L-12 26", LEATHER, 7.4)
    out += form("M-22 40C-26 20 -18 6 -4 2L22 0C34 4 40 20 38 40Z", "#e3d6bd") + line("M-2 22L-4 40M24 24L26 40", 1.8)
    collar = "M-8 -4C-18 14 -8 38 8 38C24 38 34 14 22 -4C16 4 18 24 8 24C-2 24 0 4 -8 -4Z"
    out += group(
        form(collar, LEATHER) + line("M-9 8C-8 24 0 31 8 31C16 31 24 24 24 8", 1.8, "#e1b26a")
        + dots(((-12, 12), (27, 12), (-4, 33), (19, 33)), 2.2, BRASS), 6, 0
    )
    head = profile()
    head += form(
        "M-10 12C-20 8 -22 -8 -18 -15C-11 -27 10 -27 15 -14C8 -16 2 -14 0 -8C-4 -6 -6 -2 -4 4C-6 8 -8 8 -10 12Z",
        "#6b4a2e", 2.4
    )
    head += form("M2 -12H15V2H4Z", "#3f3028", 2.4) + rod("M8 2L14 13M3 -10L-14 -15M4 0L-12 8", LEATHER, 6)
    head += disc(14, 13, 3.4, BRASS, INK, 2)
    out += group(head, 20, -17, 0.94, 14)
    return (
        out + line("M29 0C20 12 -10 4 -22 12", 3.4) + line("M29 0C20 12 -10 4 -22 12", 1.2, "#c9966a")
        + smoke("M44 -8C52 -10 52 -2 60 -4", "#efe6f2", 5) + smoke("M42 -2C48 0 48 6 56 6", "#efe6f2", 4)
    )


def wool_underneath() -> str:
    """A razor drawn along a jaw: under the lather there is wool, and more wool."""
    out = form(
        "M-30 40L-28 22C-44 14 -48 -10 -40 -24C-32 -40 0 -44 14 -28C18 -22 17 -14 20 -6L30 8C32 12 28 14 23 14L24 22"
        "C22 34 10 32 2 32L4 40Z", SKIN
    )
    out += form(
        "M-28 22C-44 14 -48 -10 -40 -24C-32 -40 2 -44 14 -28C4 -30 -6 -26 -10 -14C-18 -14 -22 -6 -18 2"
        "C-22 10 -26 14 -28 22Z", "#6b4a2e"
    )
    out += line("M-18 -6C-28 -12 -29 8 -19 6", 2.2) + disc(9, -9, 2.4, INK) + line("M3 -16L14 -18", 2.4)
    out += tuft(-10, 22, (15, 10), WOOL, 3) + tuft(6, 26, (11, 8), WOOL, 6) + tuft(-22, 12, (8, 8), WOOL, 9)
    out += line("M-18 20a4 4 0 1 1 5 4M-5 18a4 4 0 1 1 5 3M1 29a4 4 0 1 1 5 2M-26 10a3 3 0 1 1 4 3", 1.7, "#a88f68")
    razor = form("M-26 -7H14C18 -7 18 7 14 7H-22Z", STEEL) + shade("M-24 2H16C16 6 15 7 14 7H-22Z", 0.3)
    razor += glint("M-20 -3.4H8", 1.8) + rod("M14 0L34 -2", STEEL_DARK, 7)
    razor += form("M26 -6C40 -8 56 -2 58 6C58 12 52 13 46 10L26 4Z", "#4a352a", 2.4)
    razor += disc(29, -1, 2.2, BRASS, INK, 1.4)
    out += group(razor, 34, 21, 0.7, 12) + tuft(26, 35, (6, 4), WOOL, 4, 2) + tuft(46, -14, (6, 4.6), WOOL, 4, 2)
    out += tuft(54, 2, (4, 3), WOOL, 4, 1.8)
    return out + line("M38 -24C42 -28 46 -24 44 -20M50 -8C54 -10 57 -6 55 -3", 1.6)


def skin_to_shed() -> str:
    """Somebody's whole skin on a hook behind the door, beginning to fidget."""
    door = form("M-34 40V-38H34V40Z", WOOD) + line("M-12 -38V40M12 -38V40", 1.8)
    door += rod("M-34 -24H34M-34 30H34", WOOD_DARK, 7) + disc(27, 6, 3.4, BRASS, INK, 2.2)
    suit = (
        "M-7 -20C-15 -20 -20 -14 -24 -4L-30 14C-31 18 -26 20 -24 16L-15 -2L-14 10C-15 20 -18 28 -16 35L-7 36"
        "L-1 16L4 36L13 34C13 24 11 16 12 8L13 -3L24 10C28 13 31 9 28 6L18 -10C14 -17 9 -20 5 -20Z"
    )
    out = door + line("M-2 -36C6 -36 6 -28 0 -28C-4 -28 -4 -24 -1 -22", 3.4) + form(suit, PALE)
    out += shade("M-14 10C-8 14 4 12 12 8C11 16 13 24 13 34L4 36L-1 16L-7 36L-16 35C-18 28 -15 20 -14 10Z", 0.14)
    face = form("M-11 -20C-14 -8 -10 2 -2 3C6 3 10 -8 7 -20C3 -25 -7 -25 -11 -20Z", PALE, 2.4)
    face += ellipse(-6.6, -12, (2.6, 3.6), _BLACK) + ellipse(2.6, -12, (2.6, 3.6), _BLACK)
    face += path("M-6 -3C-4 -6 0 -6 2 -3C1 1 -5 1 -6 -3Z", _BLACK, None)
    out += face + line("M-4 6V13M-2.6 8H-5.4M-2.6 11H-5.4M-10 24l4 2M6 22l4 -2", 1.5)
    return (
        out
        + line(
            "M-40 -8C-44 -4 -40 0 -44 4M-47 -10C-51 -6 -47 -2 -51 2M40 -6C44 -2 40 2 44 6M47 -8C51 -4 47 0 51 4", 2.2
        )
    )


def patient_hunger() -> str:
    """Napkin tied, knife and fork up, and a great deal of smile."""
    out = form("M-44 40C-44 10 -34 -4 -20 -12C-18 -40 18 -40 20 -12C34 -4 44 10 44 40Z", "#3b3146")
    out += mirrored(eye(8.4, -22, 6, SHOCK))
    out += form("M-22 -8C-14 -13 14 -13 22 -8C20 6 10 12 0 12C-10 12 -20 6 -22 -8Z", "#7c2f3c")
    out += form(
        "M-21 -7.6C-14 -12 14 -12 21 -7.6L17 -1L13 -5L9 1L5 -3.4L0 2L-5 -3.4L-9 1L-13 -5L-17 -1Z", PAPER_LIGHT, 1.8
    )
    out += form("M-14 7L-10 3L-6 8L-2 4L3 8.4L7 3.4L11 8L14 6C10 11 5 12 0 12C-6 12 -11 10 -14 7Z", PAPER_LIGHT, 1.8)
    out += form("M-18 14C-8 19 8 19 18 14L24 40H-24Z", PAPER_LIGHT) + line("M-8 22L-10 40M8 22L11 40", 1.6)
    out += form("M-18 14L-28 8L-27 18ZM18 14L28 8L27 18Z", PAPER_LIGHT, 2.2) + drop(6, 30, 0.8)
    fork = rod("M0 -4V38", STEEL, 7.4) + form("M-7 -26V-12C-7 -4 7 -4 7 -12V-26L4 -14H2L0 -27L-2 -14H-4Z", STEEL, 2.2)
    knife = form("M-4 -4V-34C6 -30 8 -18 6 -4Z", STEEL, 2.4) + rod("M1 -2V38", BONE, 8.4)
    return (
        out + group(fork, -50, 0) + group(knife, 50, 0) + group(fist(PALE), -50, 18)
        + group(fist(PALE), 50, 18, (-1, 1))
    )


def brood_pocket() -> str:
    """The pocket of a new coat, full; two ears and a pair of eyes look over the edge."""
    coat = rect((-63, -40, 126, 80), 6, "#55697a") + line("M36 -40V40", 2.2) + disc(46, -20, 5, BRASS, INK, 2.4)
    coat += disc(46, 12, 5, BRASS, INK, 2.4) + dots(((44.6, -21), (47.4, -19), (44.6, 11), (47.4, 13)), 1)
    coat += path(
        "M-62 -28L34 -38M-62 -8L-40 -14M-62 12L-46 9M-62 32L-42 30M30 -10L34 -14M60 -30L42 -32M60 -4H42M60 28L42 30",
        stroke="#41525f", width=2
    )
    ears = mirrored(
        form("M8 -14C18 -24 30 -18 28 -10C22 -5 14 -6 9 -9Z", FACE, 2.4)
        + line("M14 -14C18 -17 22 -16 25 -13", 2.4, "#d79a93")
    )
    head = form("M-15 -14C-16 -30 16 -30 15 -14V10H-15Z", FACE) + tuft(0, -25, (12, 6), WOOL, 5, 2.2)
    head += mirrored(disc(6.4, -11, 5.2, SHOCK, INK, 2) + ellipse(6.4, -11, (3.2, 1.2), INK))
    pocket = form("M-34 -4C-14 -9 14 -9 34 -4C40 10 38 26 28 34C12 38 -12 38 -28 34C-38 26 -40 10 -34 -4Z", "#647a8c")
    pocket += line("M-35 4C-14 -1 14 -1 35 4", 2)
    pocket += path(
        "M-29 8C-33 20 -30 28 -24 31C-10 34 10 34 24 31C30 28 33 20 29 8", stroke="#e3d6bd", width=1.6,
        extra='stroke-dasharray="4 3"'
    )
    bulge = shade("M-18 30C-26 22 -20 10 -10 12C-2 14 -2 26 -8 31Z", 0.26)
    bulge += line("M-14 15C-18 18 -19 22 -18 26M14 12C20 14 22 20 19 26M-28 20l-5 2M28 24l5 2", 2)
    hoof_ = form("M-5 -10L-7 2H1L2 -9ZM3 -9L3 2H10L8 -10Z", FACE, 2.2)
    return coat + group(ears + head, -8, 2) + group(pocket + bulge, -8, 2) + group(hoof_, 12, -4, 0.9, 160)


def what_wool_knows() -> str:
    """A head whose hair is wool; within is a sea under a black moon, and something in the sea."""
    out = form(
        "M-30 40L-26 26C-42 16 -46 -10 -36 -24C-24 -42 8 -42 18 -22C22 -16 20 -8 24 0L33 13C34 17 30 18 26 18L27 26"
        "C25 36 12 35 6 34L8 40Z", SKIN
    )
    out += tuft(-26, 6, (11, 12), WOOL, 3) + tuft(-30, -14, (13, 11), WOOL, 5) + tuft(-14, -30, (15, 9), WOOL, 4)
    out += tuft(6, -30, (11, 8), WOOL, 8)
    sea = "M-24 4C-30 -8 -24 -24 -8 -26C8 -27 16 -14 11 -2C4 10 -16 14 -24 4Z"
    out += form(sea, "#2f4a63") + disc(-10, -15, 5, _BLACK, LILAC, 1.6)
    out += path(
        "M-26 -4C-20 -9 -16 0 -10 -4C-4 -9 0 0 6 -4C9 -7 11 -5 12 -3C4 10 -16 14 -24 4C-25 1 -26 -2 -26 -4Z", "#5f9aa8",
        None
    )
    out += line("M-18 3C-14 0 -10 6 -6 3C-2 0 2 5 5 3", 1.6, PAPER_LIGHT)
    out += form("M-4 -4C-6 -12 0 -15 4 -12C2 -11 1 -8 2 -5Z", "#6b4e86", 1.8) + path(sea, stroke=INK, width=2.6)
    out += disc(17, -1, 2, INK) + line("M13 -8L20 -9", 2)
    bubble = line("M38 22C46 18 50 26 58 22M38 30C46 26 50 34 58 30M40 14C46 10 50 18 56 14", 2.4, "#2f4a63")
    bubble += line("M34 12L38 10", 2)
    moon = disc(46, -20, 10, LILAC, INK, 2.4) + disc(49.6, -23, 7.6, "#7d5c96")
    return out + bubble + moon + path(spokes(46, -20, (13, 16.5), 10), stroke=LILAC, width=1.8)


def third_hand() -> str:
    """Two hands folded on the desk; from the waistcoat a third writes in a better slope."""
    out = form("M-36 14C-36 -14 -30 -28 -16 -34H16C30 -28 36 -14 36 14Z", "#4f5a46")
    out += form("M-14 -35L0 -20L14 -35L10 14H-10Z", PAPER_LIGHT, 2.4)
    out += form("M-14 -35L-1 -18L-6 14H-16ZM14 -35L1 -18L6 14H16Z", "#8c3f45", 2.2)
    out += dots(((-3, -8), (-3, 2)), 1.6, BRASS)
    out += form("M-63 18C-30 12 30 12 63 18V36Q62 40 58 40H-58Q-62 40 -63 36Z", WOOD)
    out += line("M-60 32C-30 28 20 34 60 30", 1.6, WOOD_DARK)
    sheet = form("M-12 22L30 18L40 36L-6 39Z", PAPER_LIGHT, 2.2)
    sheet += line("M-4 28C0 24 2 30 6 27C9 25 11 29 15 26M-1 34C3 30 6 36 10 33C14 31 16 34 20 32", 1.6, VIOLET)
    left = form("M-58 12L-40 4L-26 14L-40 26L-58 24Z", "#4f5a46") + group(hand(SKIN), -24, 22, 0.66, 14)
    out += sheet + left + form("M-10 -6L8 -12L20 4L4 12Z", "#8c3f45", 2.4)
    out += form("M3 8L18 0L22 7L7 15Z", PAPER_LIGHT, 2.2) + group(hand("#b3c4a8", None), 25, 17, (0.8, 0.8), 34)
    quill = form("M-2 16C2 -4 10 -22 26 -28C28 -16 18 -2 4 6L0 17Z", WOOL, 2.4) + line("M0 14C6 0 14 -14 22 -22", 1.6)
    out += group(quill, 34, 14, 0.94) + group(hand(SKIN, "#4f5a46"), 41, 33, (-0.52, 0.52), 0)
    return out + form("M-54 -4H-44L-42 8H-56Z", "#39414a", 2.4) + ellipse(-49, -4, (5, 2), _BLACK, INK, 1.8)


def taste_for_oil() -> str:
    """She drinks the lamp: head back, the font tipped, the flame gone down with it."""
    out = group(profile(SKIN, True), -20, 6, 1.1, -48)
    out += group(
        form(
            "M-10 12C-20 8 -22 -8 -18 -15C-11 -27 10 -27 15 -14C8 -16 2 -14 0 -8C-4 -6 -6 -2 -4 4C-6 8 -8 8 -10 12Z",
            "#a8552f"
        )
        + disc(-19, 4, 8, "#a8552f", INK, 2.4), -20, 6, 1.1, -48
    )
    out += form("M-56 40C-54 28 -42 20 -28 22L-4 13C6 15 12 26 13 40Z", "#3f5a6b") + line("M-28 22C-16 30 0 26 6 17", 2)
    can = form("M-18 -8H14L18 16H-22Z", BRASS) + form("M14 -6L38 -14L40 -9L16 4Z", BRASS)
    can += form("M-14 -8C-12 -16 8 -16 10 -8Z", BRASS_DARK) + disc(-2, -17, 3, BRASS_DARK, INK, 2)
    can += rod("M-18 -4C-34 -6 -36 12 -21 12", BRASS_DARK, 6.4)
    can += shade("M4 -8H14L18 16H6Z") + glint("M-12 -3L-14 10")
    out += group(can, 40, -19, (-0.82, 0.82), -24)
    stream = "M7 -15C5 -12 4 -7 3 0"
    out += line(stream, 5.4) + line(stream, 2.4, SHOCK) + group(lantern(False), 44, 20, 0.86)
    out += ground(44, 38, (14, 3), 0.3)
    return (
        out + drop(7, 9, 0.62, "#caa02c") + drop(10, 20, 0.5, "#caa02c") + ellipse(16, 37, (9, 2.6), "#caa02c", INK, 2)
        + smoke("M45 -2C40 -4 50 -8 46 -12", "#4a4050", 4)
    )


def sluice_heart() -> str:
    """A heart with a gate in it, half up, and the mill race coming through."""
    heart = "M0 30C-20 16 -36 2 -34 -14C-32 -28 -12 -32 0 -18C12 -32 32 -28 34 -14C36 2 20 16 0 30Z"
    out = path("M-63 16C-40 10 -30 22 -12 17C10 12 30 24 63 15V36Q62 40 58 40H-58Q-62 40 -63 36Z", "#6ea3b4", None)
    out += form(
        "M-18 -20C-22 -30 -18 -38 -10 -39H-2C-6 -34 -6 -26 -4 -20ZM8 -22C8 -32 14 -38 22 -38H30C24 -34 22 -28 22 -22Z",
        "#b0505a", 2.4
    )
    out += form(heart, "#a8434f") + shade("M0 30C20 16 36 2 34 -14C33 -22 26 -27 18 -27C26 -10 18 12 0 30Z")
    out += line("M-28 -6C-24 -2 -26 4 -22 8M26 -8C24 -2 28 0 24 6", 1.8) + glint("M-28 -16C-26 -22 -20 -25 -14 -24")
    out += form("M-15 -14H15V22H-15Z", _BLACK) + path("M-12 8C-6 4 6 12 12 7V24H-12Z", "#8fc2cf", None)
    out += form("M-15 -14H15V6H-15Z", WOOD) + line("M-15 -7H15M-15 0H15", 1.6)
    out += rod("M0 -14V-31M-18 -16V26M18 -16V26", IRON, 7) + rod("M-9 -31H9", IRON, 7) + disc(0, -31, 3, BRASS, INK, 2)
    race = "M-12 20C-14 28 -28 30 -38 36H38C28 30 14 28 12 20C4 24 -4 24 -12 20Z"
    out += form(race, "#8fc2cf", 2.2)
    out += line("M-6 25C-8 29 -14 31 -18 33M0 26V33M7 25C9 29 14 31 18 33", 1.8, PAPER_LIGHT)
    out += line("M-58 26q5 -4 10 0M44 24q5 -4 10 0M-54 33q4 -3 8 0M46 33q4 -3 8 0", 1.8, PAPER_LIGHT)
    return (
        out
        + line(
            "M44 -14C48 -10 48 -4 44 0M52 -18C58 -12 58 -2 52 4M-44 -14C-48 -10 -48 -4 -44 0M-52 -18"
            "C-58 -12 -58 -2 -52 4", 2.4
        )
    )


SECOND = {
    "lamb_that_follows": lamb_that_follows,
    "in_the_traces": in_the_traces,
    "wool_underneath": wool_underneath,
    "skin_to_shed": skin_to_shed,
    "patient_hunger": patient_hunger,
    "brood_pocket": brood_pocket,
    "what_wool_knows": what_wool_knows,
    "third_hand": third_hand,
    "taste_for_oil": taste_for_oil,
    "sluice_heart": sluice_heart,
}
