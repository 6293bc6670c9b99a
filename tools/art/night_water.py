"""The plates of the nights of water and of the flock itself, 180 x 90, dark and lined pale."""

from collections.abc import Callable

from art import plate_folk as folk
from art import plate_things as things
from art.palette import INK
from art.plate import (
    PALE,
    glow,
    ground,
    land,
    moon,
    night,
    rod,
    stars,
)
from art.svg import disc, ellipse, fleece, group, oval, path, rect

FAR, NEAR, FRONT = "#2b3556", "#232b47", "#1a2038"
SOFT = "#8ea0cc"
GREEN = "#9cc04a"


def standing_water() -> str:
    """Drowned fields, a gate, the moon twice, and two horns and a back on their way."""
    body = (
        stars(11, 18, 28)
        + moon(134, 24, 11)
        + land((46, 40, 46, 42), FAR, SOFT, 1.3)
        + things.tree(22, 50, 0.8, "#26344e", SOFT)
        + things.cottage(52, 47, 0.55, "#3a4462", "#2c3450", SOFT, "#f4c95a")
    )
    body += ground("M1 52C60 49 120 51 179 50", "#2f4d6c", "#a9c6dc", 1.5)
    body += path("M126 58h16M122 63h24M128 68h14M125 73h18M131 78h8", stroke="#f0e2b0", width=2.2)
    gate = "M12 76V52M44 78V54M12 58H44M12 65H44M14 74L42 56"
    body += (
        rod(gate, "#6e5234", (4.2, 1.9), PALE)
        + path("M160 80V62M172 82V64", stroke=PALE, width=4.2)
        + path("M160 79V63M172 81V65", stroke="#6e5234", width=1.9)
    )
    hump = path("M96 66C98 54 112 52 118 66Z", "#343a5e", PALE, 1.9)
    head = path("M62 66C58 52 84 52 80 66Z", "#14172b", PALE, 1.9) + folk.eyes(71, 61, 1.05)
    horns = "M63 58C54 58 48 50 54 44C58 40 64 44 61 49M79 58C88 58 94 50 88 44C84 40 78 44 81 49"
    body += (
        rod(horns, "#a98a54", (6.2, 3.2), PALE) + hump + head + path(fleece(71, 53, (8, 4), 7, 3), "#343a5e", PALE, 1.7)
    )
    ripples = (
        "M52 68C60 72 84 72 92 68M44 74C58 80 88 80 104 74M94 68C100 71 114 71 122 68M6 80"
        "C16 83 30 84 50 80M96 82h22M8 70H24"
    )
    return night(("#16203c", "#3d5a80"), body + path(ripples, stroke="#a9c6dc", width=1.6))


def rats_in_the_pipe() -> str:
    """An iron pipe that drips green, and rats going the other way."""
    light, lit = glow("ooze", 146, 56, 44, GREEN)
    body = (
        stars(7, 12, 24)
        + land((50, 44, 48, 44), "#2a3a3a", "#7f9a80", 1.3)
        + land((64, 62, 66, 62), "#202e2c", "#7f9a80", 1.3)
        + lit
    )
    body += (
        path("M138 26H179V66H138Z", "#4f5a60", PALE, 2.2)
        + path("M150 27V65M166 27V65", stroke=PALE, width=1.5)
        + path("M143 32H178", stroke="#7d8a8c", width=2.4)
    )
    rivets = "".join(oval(x, y, 1.3, 1.3) for x in (154, 162, 170) for y in (38, 54))
    body += (
        path(rivets, PALE, None)
        + ellipse(138, 46, (12, 21), "#5f6b70", PALE, 2.3)
        + ellipse(137, 46, (8, 16), "#0c1210", PALE, 1.7)
    )
    ooze = (
        "M131 56C134 60 140 60 143 57C144 64 142 70 145 78C148 82 160 82 168 84"
        "C150 89 110 88 104 85C112 81 130 82 132 77C134 70 130 64 131 56Z"
    )
    body += (
        path(ooze, GREEN, "#d9eca0", 1.5)
        + path("M136 62C138 68 135 72 138 78", stroke="#d9eca0", width=1.5)
        + folk.eyes(137, 44, 0.8)
    )
    for x, y, k in ((120, 74, 0.9), (92, 70, 0.8), (74, 80, 1.15), (50, 70, 0.85), (34, 82, 1.15), (16, 71, 0.75)):
        body += folk.rat(x, y, k)
    board = path("M38 38V62", stroke=PALE, width=5) + path("M38 38V61", stroke="#6e5234", width=2.4)
    board += rect((10, 15, 56, 25), 2, "#2c2620", PALE, 2)
    tally = "M19 21V34M25 21V34M31 21V34M37 21V34M15 32L41 23M51 21V34M57 21V34"
    return night(("#13201f", "#36504a"), body + board + path(tally, stroke=PALE, width=2), light)


def thick_wool() -> str:
    """A flank like a bolster with a bayonet, a fork and an arrow in it, and a face that has noticed none of them."""
    body = stars(23, 14, 24) + land((62, 56, 60, 54), FAR, SOFT, 1.3) + land((78, 76, 78, 74), NEAR, SOFT, 1.3)
    legs = "M70 74V86M90 76V87M132 76V87M150 72V85"
    body += rod(legs, "#14172b", (8, 4), PALE)
    body += path(fleece(110, 50, (54, 33), 17, 8), "#4a507a", PALE, 2.3) + path(
        fleece(114, 55, (43, 23), 13, 5), "#3c4268", None
    )
    curls = (
        "M74 44a6 6 0 1 1 9 4M92 32a6 6 0 1 1 9 4M116 28a6 6 0 1 1 9 4M138 40a6 6 0 1 1 9 4"
        "M84 62a6 6 0 1 1 9 4M104 52a7 7 0 1 1 10 5M128 60a6 6 0 1 1 9 4M146 58a5 5 0 1 1 7 3"
        "M108 72a5 5 0 1 1 7 3"
    )
    body += path(curls, stroke="#8088b8", width=1.8)
    head = path("M-12 -6C-14 -24 12 -24 12 -6C11 6 6 16 0 17C-7 16 -11 6 -12 -6Z", "#14172b", PALE, 2.2) + path(
        "M11 -12C20 -18 26 -12 23 -6C19 -4 14 -5 11 -7Z", "#14172b", PALE, 1.8
    )
    head += (
        path(fleece(0, -19, (12, 6), 8, 3), "#4a507a", PALE, 2)
        + path("M-9 -6H-3M3 -6H9", stroke="#f4d35e", width=2.6)
        + path("M-10 -9H-2M2 -9H10", stroke=PALE, width=1.5)
        + path("M-4 11C-1 9 3 9 5 11", stroke=PALE, width=1.5)
    )
    body += group(head, 48, 50, 1.05)
    musket = "M128 34L152 12"
    body += path(musket, stroke=PALE, width=2.6) + rod("M146 18L170 2", "#7a5030", (6.8, 3.8), PALE)
    fork = "M100 26L92 4M95 26L105 22.5M96 27L97.5 32M100 26L102 31M105 23L107 28"
    body += rod(fork, "#8a6a48", (4.2, 1.8), PALE)
    arrow = "M140 62L170 56M170 56L164 52M170 56L166 61M165 57L160 53M165 57L161 62"
    return night(("#171c36", "#384470"), body + path(arrow, stroke=PALE, width=2.2))


def well_overflows() -> str:
    """The violet well over its brim; buckets float, and small woolly things climb out."""
    light, lit = glow("brim", 92, 48, 66, "#9a6ad0")
    body = stars(2, 16, 30) + lit + land((56, 50, 54, 50), FAR, SOFT, 1.3) + land((70, 66, 70, 66), NEAR, SOFT, 1.3)
    flood = "M8 82C20 74 50 74 62 72H122C136 74 160 72 172 82C150 89 30 89 8 82Z"
    body += path(flood, "#7a4e9e", "#d3b4f0", 1.7) + things.well(92, 76, 1.16)
    post = "M66 48V8M118 48V8M60 8H124"
    roof = path("M56 14L92 -2L128 14Z", "#4a3a5c", PALE, 2)
    body += rod(post, "#6b4a2a", (4.6, 2.2), PALE) + roof
    sheets = (
        "M68 47C66 58 70 64 66 74C74 78 80 74 78 64C77 58 80 54 80 50C86 52 92 52 98 51"
        "C96 60 100 66 97 74C104 80 112 76 110 66C109 58 114 54 116 47C104 54 80 54 68 47Z"
    )
    body += path(sheets, "#8e5cc0", "#d3b4f0", 1.6) + path(
        "M73 54C72 60 74 64 72 70M104 56C102 62 105 66 103 72", stroke="#d3b4f0", width=1.5
    )
    small = (
        path(fleece(0, -6, (9, 7), 8, 4), "#3b2a5c", PALE, 1.8)
        + disc(-5, -8, 5, "#15102a", PALE, 1.6)
        + path("M-8.5 -12L-11 -15M-1.5 -12L1 -15", stroke=PALE, width=2)
        + path(oval(-6.8, -8.5, 1.1, 1.3) + oval(-3.4, -8.5, 1.1, 1.3), "#f4d35e", None)
    )
    for x, y, k, turned in ((82, 46, 1, False), (106, 44, 0.9, True), (40, 78, 1.25, False), (146, 78, 1.15, True)):
        body += group(small, x, y, (-k, k) if turned else k)
    bucket = (
        path("M-7 -9L-5 4H5L7 -9Z", "#8a6238", PALE, 1.7)
        + ellipse(0, -9, (7, 2.2), "#4a3020", PALE, 1.4)
        + path("M-6.5 -4H6.5", stroke=PALE, width=1.2)
    )
    return night(
        ("#1b1434", "#41346a"),
        body + group(bucket, 20, 80, 0.9, -24) + group(bucket, 164, 82, 0.85, 30) + group(bucket, 122, 84, 0.75, 12),
        light,
    )


def second_supper() -> str:
    """A great ram at table: the first plate picked clean, the second a wagon wheel."""
    light, lit = glow("candle", 90, 30, 60)
    body = stars(16, 14, 30) + land((56, 50, 54, 52), FAR, SOFT, 1.3) + lit
    ram = path(fleece(0, 0, (30, 24), 12, 3), "#343a5e", PALE, 2.2)
    horns = "M-12 -14C-22 -30 -44 -22 -40 -6C-37 4 -25 2 -27 -6M12 -14C22 -30 44 -22 40 -6C37 4 25 2 27 -6"
    ram += rod(horns, "#a98a54", (9.5, 6), PALE)
    ram += path("M-14 -10C-15 -26 15 -26 14 -10C13 6 8 18 0 19C-8 18 -13 6 -14 -10Z", "#14172b", PALE, 2.2) + path(
        fleece(0, -22, (12, 6), 8, 4), "#343a5e", PALE, 1.9
    )
    ram += folk.eyes(0, -9, 1.5) + path("M-6 10C-2 13 3 13 7 9", stroke=PALE, width=1.8)
    ram += path("M-13 16L0 22L13 16L17 38H-17Z", PALE, INK, 1.6) + path("M0 22V36", stroke="#b8ac94", width=1.3)
    body += group(ram, 90, 36, 0.96) + ground("M1 70C60 66 120 66 179 70", "#e6dcc6", PALE, 1.8)
    body += path("M1 70C60 66 120 66 179 70V74C120 70 60 70 1 74Z", "#b5563b", None)
    body += (
        ellipse(42, 79, (28, 7), "#fdf6e4", INK, 1.8)
        + ellipse(42, 79, (19, 4.2), "#e6dcc6", INK, 1.2)
        + ellipse(138, 79, (29, 7), "#fdf6e4", INK, 1.8)
    )
    bones = "M32 79L50 75M35 75L48 80"
    body += rod(bones, "#f6efd8", (4.6, 2.4)) + group(things.wheel(0, 0, 15), 138, 73, (1, 0.52))
    cutlery = (
        "M5 66L11 84M74 84L80 66M104 84L100 66M171 84L175 66M100 66l-2 -5M100 66l0.5 -6M100 66"
        "l3 -5M5 66l-3 -5M5 66l-0.5 -6M5 66l2 -6"
    )
    body += rod(cutlery, "#cfd3d8", (4.2, 1.9))
    candle = path("M-3 0V-16H3V0Z", "#fdf6e4", INK, 1.6) + path(
        "M0 -27C4 -21 2.5 -18 0 -18C-2.5 -18 -4 -21 0 -27Z", "#ffd76a", INK, 1.3
    )
    return night(("#171a30", "#433a56"), body + group(candle, 22, 64, 0.9) + group(candle, 158, 64, 0.9), light)


PLATES: dict[str, Callable[[], str]] = {
    plate.__name__: plate
    for plate in (
        standing_water, rats_in_the_pipe, thick_wool, well_overflows, second_supper,
    )
}  # fmt: skip
"""Event -> how its plate is drawn."""
