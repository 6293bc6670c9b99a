"""Bodies that change: the first half of The Sheep's Curses, round 0,0 for a plate of 130 x 84."""

from art.journey_plates import ground
from art.journey_props import (
    BONE,
    CLOTH,
    FIRE,
    FIRE_LIGHT,
    LILAC,
    RED,
    SHOCK,
    SKIN,
    SKIN_DARK,
    VIOLET,
    WOOD,
    WOOD_DARK,
    bolt,
    boot,
    dots,
    drop,
    eye,
    form,
    glint,
    hand,
    hoof,
    horn,
    lantern,
    line,
    mirrored,
    note,
    profile,
    rod,
    shade,
    smoke,
    tuft,
)
from art.palette import INK, PAPER_LIGHT
from art.svg import disc, ellipse, group, path

_BLACK = "#2a2230"
_COAT, _COAT_DARK = "#5f6f7c", "#414e5a"


def _hair(fill: str = WOOD_DARK) -> str:
    """Hair for a profile."""
    return form(
        "M-10 12C-20 8 -22 -8 -18 -15C-11 -27 10 -27 15 -14C8 -16 2 -14 0 -8C-4 -6 -6 -2 -4 4C-6 8 -8 8 -10 12Z", fill,
        2.4
    )


def the_long_neck() -> str:
    """A neck that leaves its collar and goes over the gate to look at the lane."""
    coat = form("M-59 40C-58 22 -52 14 -42 12L-28 12C-16 14 -10 24 -8 40Z", _COAT) + line("M-35 20V40", 2)
    coat += dots(((-31, 27), (-31, 35)), 1.8)
    neck = "M-35 16C-36 -10 -36 -30 -14 -31C10 -32 6 -6 20 -4C28 -3 32 -8 34 -13"
    out = coat + line(neck, 15) + line(neck, 10, SKIN)
    out += line(
        "M-40 2H-32M-40 -8H-32M-37 -19L-30 -16M-25 -34L-22 -26M-10 -36V-27M4 -28L-3 -24M6 -14L-1 -13M14 -2L16 -9", 1.6,
        SKIN_DARK
    )
    out += form("M-48 12C-46 6 -40 8 -35 14C-30 8 -24 6 -22 12L-28 22L-35 16L-42 22Z", PAPER_LIGHT, 2.4)
    head = profile() + _hair("#8c857c")
    out += group(head, 41, -16, 0.86, 8)
    gate = rod("M6 39V12M58 39V12M10 20H56M10 32H56M12 33L54 19", WOOD, 7)
    return out + gate


def breath_like_smoke() -> str:
    """Somebody sings, and the breath comes out black with embers in it."""
    out = smoke("M4 8C22 -4 26 18 40 4C50 -6 46 -24 60 -26", _BLACK, 13)
    out += smoke("M6 10C22 14 34 26 48 16C56 12 56 2 64 4", "#57424f", 9)
    out += dots(((22, 2), (33, 12), (42, -2), (51, -14), (47, 14), (29, -8), (57, 8)), 2.2, FIRE)
    out += dots(((26, 8), (38, 4), (49, -6), (56, -22)), 1.5, FIRE_LIGHT)
    out += form("M-57 40C-57 28 -46 24 -34 25L-20 25C-12 28 -8 34 -8 40Z", _COAT_DARK)
    out += group(profile(open_mouth=True) + _hair(), -22, 3, 1.12)
    book = form("M0 0L22 -6L24 12L2 20Z", "#f1e6c9", 2.4) + form("M0 0L-20 -8L-20 11L2 20Z", "#f1e6c9", 2.4)
    book += line("M-16 -3L-3 2M-16 2L-3 7M5 3L18 -1M5 8L18 4M5 13L18 9", 1.5)
    return out + group(book, 20, 24, 0.95) + group(hand(SKIN, None), -2, 37, 0.7, -18)


def eel_in_the_blood() -> str:
    """A bared forearm with something long moving in it; the lamps lean."""
    arm = form(
        "M-64 -2C-44 -8 -24 -9 -2 -4L8 -6C14 -14 26 -17 30 -14C32 -11 26 -9 22 -5L44 -11C50 -12 52 -6 46 -3.6L32 0"
        "L50 0C55 1 55 6 50 6.6L33 7L46 10.4C50 12 48 17 44 16L28 12L38 17C40 20 37 23 33 21L14 16L0 15"
        "C-24 20 -44 18 -64 18Z", SKIN
    )
    eel = "M-62 10C-52 0 -46 16 -36 8C-28 0 -22 14 -12 6C-6 0 0 10 10 5"
    arm += line(eel, 8, "#8fb7a4") + line(eel, 4.4, "#3f7a74") + disc(11, 5, 3.6, "#3f7a74") + disc(12.4, 4, 1.2, SHOCK)
    arm += line(eel, 1.2, SHOCK)
    arm += form("M-64 -8C-54 -10 -48 -9 -46 -6L-45 20C-50 22 -58 22 -64 22Z", CLOTH, 2.4)
    arm += line("M32 0L25 1M33 7L26 6M28 12L22 10", 1.6)
    out = group(lantern(), 46, -18, 0.72, -34) + group(lantern(False), -8, -24, 0.66, 22)
    return out + group(arm, 0, 10, 1) + bolt(58, 6, 0.62, -60) + bolt(-30, -12, 0.6, 20) + bolt(16, 32, 0.56, -30)


def bleating_tongue() -> str:
    """An open mouth with grazer's teeth, and a tongue like a ribbon."""
    lips = "M-58 2C-50 -18 -36 -28 -26 -22C-16 -28 -2 -18 6 2C-4 26 -44 28 -58 2Z"
    out = form(lips, "#c07f78") + form("M-52 2C-42 -10 -10 -10 0 2C-8 16 -42 18 -52 2Z", _BLACK, 2.4)
    out += form("M-46 -3.4C-38 -8.6 -14 -8.6 -6 -3.4L-8 4H-43Z", BONE, 2)
    out += line("M-38 -6L-37 4M-30 -7V4M-22 -7V4M-14 -6L-15 4", 1.6)
    tongue = "M-30 11C-16 2 4 10 14 2C26 -8 12 -22 26 -26C42 -30 46 -12 36 -6C26 0 28 15 42 13C48 12 50 8 52 4"
    out += line(tongue, 13.6) + line(tongue, 8.8, "#d88a92") + line(tongue, 1.4, "#a8545f")
    out += form("M47 5L50 -8L54 -1L60 -7L58 8Z", "#d88a92", 2.2) + path("M48 4H57V9H47Z", "#d88a92", None)
    return (
        out + note(30, 32, 0.9) + note(46, 28, 0.7, LILAC)
        + line("M8 -24C12 -28 12 -34 10 -38M0 -28C2 -32 2 -35 0 -38", 2) + glint("M-48 -8C-42 -16 -36 -19 -32 -18")
    )


def black_milk() -> str:
    """A jug pours black into a bowl, and something looks up out of it."""
    jug = form(
        "M-18 -18C-22 -8 -26 0 -26 12C-26 24 -18 28 -4 28C10 28 18 24 18 12C18 0 12 -8 10 -18L20 -22"
        "C10 -26 -12 -26 -18 -18Z", "#e8e2d6"
    )
    jug += rod("M-22 -12C-42 -16 -44 12 -26 14", "#e8e2d6", 7.6)
    jug += shade("M8 -16C12 -6 18 2 18 12C18 24 10 28 -4 28C8 20 12 0 8 -16Z")
    jug += line("M-25 6C-12 11 6 11 17 6", 2.4, VIOLET) + ellipse(-3, -20, (13, 4), _BLACK, INK, 2)
    stream = form("M-2 -16C8 -18 14 -10 15 0L17 22H9L8 2C7 -6 2 -10 -4 -10Z", _BLACK, 2)
    bowl = form("M-14 12C-12 38 52 38 54 12Z", "#cdbf9e") + shade("M30 32C44 30 52 24 54 12H44C42 22 36 28 30 32Z")
    bowl += ellipse(20, 12, (34, 9), _BLACK, INK) + line("M-10 20C4 28 36 28 50 20", 2.2, VIOLET)
    bowl += ellipse(9, 11, (9, 2.4), "#4a3c58") + eye(32, 12, 7.4, SHOCK, True)
    return (
        ground(20, 36, (32, 4), 0.34) + bowl + group(stream, -6, -12) + group(jug, -32, -12, 0.9, 48)
        + drop(28, -8, 0.6, _BLACK) + drop(2, -2, 0.5, _BLACK)
    )


def tainted_taunt() -> str:
    """A shout whose balloon has grown horns and teeth."""
    out = form("M-58 40C-58 28 -54 24 -46 24L-34 24C-28 26 -24 32 -24 40Z", "#7d4038")
    out += group(profile(open_mouth=True) + _hair("#3f3028"), -38, 2, 0.98)
    balloon = (
        "M-12 8L0 -2C-2 -10 -2 -20 6 -24L10 -16L20 -27L26 -18L36 -28L40 -18L54 -24L52 -12L62 -8L54 2L61 12L48 14"
        "L44 26L34 17L24 26L18 16L6 18L4 8Z"
    )
    out += form(balloon, VIOLET, 2.8) + group(horn(2.2, BONE), 42, -20, 0.8)
    out += group(horn(2.2, BONE), 12, -20, (-0.8, 0.8))
    out += form("M16 -10L26 -5C24 0 17 -2 16 -10ZM44 -10L34 -5C36 0 43 -2 44 -10Z", SHOCK, 1.8)
    out += form("M12 4C22 0 38 0 48 4C42 14 18 14 12 4Z", _BLACK, 2)
    out += path("M14 4.6L18 9L21 2.8L25 8L29 2L33 8L37 2.8L41 9L46 4.6L40 2.6C34 1 26 1 20 2.6Z", PAPER_LIGHT, None)
    return out + group(hand(SKIN, "#7d4038"), -24, 24, (0.7, 0.7), -66)


def hooves_by_night() -> str:
    """Her boots, neatly paired by the gate, and what went off without them under the moon."""
    moon = disc(-34, -22, 11, "#f6eccb", INK, 2.2) + disc(-30, -25, 3, "#d8c9a2") + disc(-38, -18, 2, "#d8c9a2")
    skirt = form("M6 -40H40L50 0C40 6 14 6 -2 0Z", _COAT_DARK) + line("M16 -38L12 2M26 -38V4M34 -38L38 2", 1.8)
    skirt += form("M-2 0C14 6 40 6 50 0L50 6C40 11 14 11 -2 6Z", PAPER_LIGHT, 2.2)
    out = moon + ground(24, 34, (30, 4), 0.34) + group(hoof(), 12, 25, (0.96, 1.0), 4)
    out += group(hoof(), 36, 23, (-0.96, 1.0), -6) + skirt
    out += rod("M-62 40V-14M-64 -6H-40M-64 12H-44", WOOD, 7.4) + ground(-28, 36, (26, 3), 0.34)
    out += group(boot("#7a3f36"), -40, 20, 0.82) + group(boot("#8f4a3e"), -26, 22, 0.82)
    return out


def early_shadow() -> str:
    """A wing chair by lamplight, and in it a shadow with horns."""
    chair = form(
        "M-30 36L-32 2C-38 0 -38 -10 -30 -10L-28 -26C-24 -42 24 -42 28 -26L30 -10C38 -10 38 0 32 2L30 36Z", "#8c3f45"
    )
    chair += form("M-20 34L-22 -24C-18 -36 18 -36 22 -24L20 34Z", "#a65358", 2.2)
    chair += dots(((-10, -24), (0, -27), (10, -24)), 1.5)
    figure = (
        "M-17 36L-20 12C-20 0 -10 -2 -6 -5C-11 -10 -10 -20 -5 -23C-2 -25 2 -25 5 -23C10 -20 11 -10 6 -5"
        "C10 -2 20 0 20 12L17 36Z"
    )
    horns = mirrored(
        form("M5 -21C10 -34 26 -32 25 -20C24 -11 13 -12 14 -19C16 -16 20 -17 19 -21C17 -26 11 -24 9 -17Z", _BLACK, 2)
    )
    out = ground(0, 38, (46, 4), 0.4) + chair + shade(figure, 0.2) + form(figure, _BLACK) + horns
    out += form("M-7 -15L-1.6 -12.6L-6 -11ZM7 -15L1.6 -12.6L6 -11Z", SHOCK, 1)
    out += form("M-38 8C-40 2 -26 0 -24 6L-24 22L-38 22ZM38 8C40 2 26 0 24 6L24 22L38 22Z", "#8c3f45")
    out += rod("M-22 14C-26 12 -32 12 -34 10M22 14C26 12 32 12 34 10", _BLACK, 8)
    out += form("M-30 24H30V30C20 33 -20 33 -30 30Z", "#8c3f45")
    out += form("M-28 32H-22V38H-28ZM22 32H28V38H22Z", WOOD_DARK, 2)
    return (
        out + group(lantern(), 52, 18, 0.84)
        + path("M-60 36C-54 30 -46 32 -38 36C-46 40 -54 40 -60 36Z", _BLACK, None, extra='fill-opacity="0.5"')
    )


def lurchers_gait() -> str:
    """A gentleman walks the room; below the knee he is not one."""
    def leg(knee: float) -> str:
        bones = f"M{knee} 2L{knee + 15} 15L{knee + 5} 31"
        paw = f"M{knee + 9} 27C{knee + 4} 26 {knee - 8} 29 {knee - 11} 33C{knee - 12} 37 {knee - 8} 37 {knee + 9} 37Z"
        nails = f"M{knee - 10} 35l-4 2M{knee - 4} 34l-1 3M{knee + 2} 34v3"
        return line(bones, 11) + line(bones, 6, "#9a7d60") + form(paw, "#9a7d60", 2.4) + line(nails, 2)

    back = leg(18) + form("M2 -30H26L28 2L10 4Z", _COAT_DARK)
    front = leg(-22) + form("M-8 -30H16L-10 6L-28 0Z", _COAT)
    coat = form(
        "M-16 -40H30C34 -32 34 -24 30 -18L22 -26L14 -20L4 -26L-4 -18L-14 -24C-20 -30 -18 -36 -16 -41Z", "#7d4038"
    )
    coat += line("M8 -40V-26", 2)
    out = ground(0, 37, (42, 4), 0.34) + back + front + coat + tuft(-19, 3, (9, 4), "#9a7d60", 3, 2)
    out += tuft(19, 3, (9, 4), "#9a7d60", 3, 2)
    out += form("M30 -22C48 -26 50 -10 60 -14C56 -4 42 -8 32 -14Z", "#9a7d60", 2.4)
    out += line("M-40 -10H-54M-42 0H-60M-44 10H-52", 2.2)
    cane = rod("M-36 -22L-50 36", WOOD_DARK, 6.6) + line("M-34 -22C-34 -30 -46 -32 -46 -24", 4.4)
    return out + cane + group(form("M-7 -6H6V6H-7Z", CLOTH, 2) + disc(-8, 0, 5, SKIN, INK, 2), -28, -22)


def second_voice() -> str:
    """Two faces sing from one collar; the one behind is a little ahead."""
    ghost = profile("#6f5a96", True)
    out = form("M-57 40C-57 28 -46 24 -34 24L-8 24C4 26 12 32 14 40Z", PAPER_LIGHT)
    out += line("M-40 28L-44 40M-22 30V40M-6 28L0 40", 1.8)
    out += group(ghost, 4, 0, 1.06, 10) + group(profile(open_mouth=True) + _hair("#9c7038"), -28, 1, 1.06)
    out += line("M-14 -6L-6 -8", 1.6)
    out += form("M-46 24C-36 34 -14 34 -2 24L2 31C-14 42 -38 40 -50 31Z", RED, 2.4)
    out += path("M32 -18H59M32 -10H59M32 -2H59M32 6H59M32 14H59", stroke=INK, width=1.2) + note(36, 12, 0.95)
    out += note(47, 5, 0.95) + note(41, -4, 0.95, LILAC) + note(52, -11, 0.95, LILAC)
    return out + disc(15, -5, 2, SHOCK)


FIRST = {
    "the_long_neck": the_long_neck,
    "breath_like_smoke": breath_like_smoke,
    "eel_in_the_blood": eel_in_the_blood,
    "bleating_tongue": bleating_tongue,
    "black_milk": black_milk,
    "tainted_taunt": tainted_taunt,
    "hooves_by_night": hooves_by_night,
    "early_shadow": early_shadow,
    "lurchers_gait": lurchers_gait,
    "second_voice": second_voice,
}
