"""The plates of the kind nights and of what sky and weather do, 180 x 90, dark and lined pale."""

from collections.abc import Callable

from art import plate_folk as folk
from art import plate_things as things
from art.palette import INK
from art.plate import (
    PALE,
    cloud,
    crescent,
    glow,
    land,
    mist,
    night,
    rain,
    rays,
    rod,
    stars,
)
from art.svg import disc, ellipse, fleece, group, oval, path

DEEP = ("#141a33", "#2c3560")
FAR, NEAR, FRONT = "#2b3556", "#232b47", "#1a2038"
SOFT = "#8ea0cc"


def the_hush() -> str:
    """A whole hill of sheep that stand and look."""
    body = (
        stars(3, 26, 34)
        + disc(90, 20, 22, "#dfe6f6", extra='fill-opacity="0.1"')
        + disc(90, 20, 11, "#f0ead6", INK, 1.4)
    )
    body += land((62, 34, 34, 62), FAR, SOFT, 1.3)
    body += land((74, 48, 48, 74), NEAR, SOFT, 1.3)
    body += folk.watchers(((22, 77), (54, 70), (126, 70), (158, 77))) + folk.sheep_front(90, 76, 1.14, horns=True)
    return night(DEEP, body + land((84, 78, 78, 84), FRONT, SOFT, 1.3))


def clean_rain() -> str:
    """Plain water falling into a hat held up for it."""
    body = (
        cloud(36, 18, 1.1, "#566796")
        + cloud(140, 20, 1.25, "#4b5a86")
        + cloud(86, 14, 1, "#61739f")
        + land((56, 48, 58, 50), "#33486a", SOFT, 1.3)
    )
    body += things.wagon(142, 62, 0.62, "#55658c", "#c9d6e6", PALE) + land((68, 66, 70, 66), "#2a3c5a", SOFT, 1.3)
    body += rain(5, 46, (-1, 11), "#a9cdea", 1.5)
    body += mist(((60, 80, 84), (136, 82, 50)), "#6f93bd", 0.7) + path(
        "M16 82h22M150 76h18M112 84h20", stroke="#a9cdea", width=1.5
    )
    hat = path("M-34 -8C-14 2 14 2 34 -8C26 4 20 6 17 6C15 22 -15 22 -17 6C-20 6 -26 4 -34 -8Z", "#6b4c38", PALE, 2.3)
    hat += ellipse(0, -5, (19, 4.6), "#8fc2e2", PALE, 1.7) + path("M-17 7C-8 12 8 12 17 7", stroke="#d9a95a", width=3)
    hat += path("M-9 -6h8M3 -4h7", stroke="#eef7fb", width=1.5)
    splash = path(
        "M-4 -10C-8 -14 -8 -19 -11 -22M3 -10C4 -15 8 -17 9 -23M0 -11V-20M-12 -10L-18 -15M12 -10L18 -15",
        stroke="#dff0fa",
        width=1.8,
    )
    drops = "".join(f"M{x} {y}c3 4 2 7 0 7c-2 0 -3 -3 0 -7z" for x, y in ((-14, -36), (0, -42), (13, -34)))
    return night(("#26345c", "#5a76a4"), body + group(hat + splash + path(drops, "#dff0fa", PALE, 0.8), 66, 66))


def marsh_lights() -> str:
    """Pale flames over the reeds, on their way into the lanterns."""
    body = (
        stars(8, 14, 30)
        + land((44, 38, 46, 40), "#24404a", "#6d9a92", 1.3)
        + things.bare_tree(160, 48, 0.75, "#14262c", "#6d9a92")
        + land((54, 50, 54, 52), "#1d343c", "#6d9a92", 1.3)
    )
    pools = oval(44, 68, 34, 6) + oval(124, 78, 40, 6) + oval(130, 60, 22, 3.4)
    body += path(pools, "#3d6b70", "#7fb0a6", 1.4)
    defs = ""
    for k, (x, y, size) in enumerate(((30, 46, 0.8), (52, 56, 1.05), (84, 40, 0.75), (112, 46, 0.9), (142, 56, 0.8))):
        paint, lit = glow(f"wisp{k}", x, y - 6 * size, 20 * size, "#d6f5a0")
        defs += paint
        wisp = path(
            "M1 -15C8 -7 6 3 0 3C-6 3 -8 -4 -4 -8C-3 -5 -2 -5 -1 -7C0 -9 0 -12 1 -15Z", "#e6fbb8", "#7fa35a", 1.2
        )
        wisp += path(oval(-1.8, -2, 0.8, 1.2) + oval(1.8, -2, 0.8, 1.2), "#3a5a3a", None)
        body += lit + group(wisp, x, y, size)
    body += path(
        "M64 51C72 46 74 44 79 42M92 41C98 42 102 43 106 45",
        stroke="#d6f5a0",
        width=1.4,
        extra='stroke-dasharray="0.5 4"',
    )
    paint, lit = glow("lamp", 92, 72, 30, "#e6fbb8")
    lamp = things.lantern(92, 86, 1.35, True, PALE).replace("#f08a24", "#9cc95a").replace("#ffe39a", "#f0fccf")
    reeds = (
        "M12 86q1 -12 -1 -20M16 86q0 -9 4 -16M20 86q2 -8 7 -12M156 86q-1 -12 1 -22"
        "M161 86q1 -10 5 -16M150 86q-2 -8 -6 -12M66 86q-1 -8 -4 -12M62 86q0 -9 2 -15"
        "M122 86q1 -7 4 -11"
    )
    heads = "M11 66v-5M157 64v-6M20 70l1 -4M64 71v-4"
    body += path(reeds, stroke="#6d9a72", width=1.7) + path(heads, stroke="#b08a5e", width=3.4)
    return night(("#122a34", "#2f5a5c"), body + lit + lamp, defs + paint)


def clear_stars() -> str:
    """The Ram among the stars, and one star too many, which looks back."""
    body = stars(21, 46, 62) + mist(((60, 26, 110), (120, 38, 120)), "#7683c0", 0.22)
    points = (
        (38, 44),
        (50, 38),
        (66, 34),
        (86, 30),
        (104, 34),
        (116, 28),
        (126, 20),
        (136, 25),
        (134, 34),
        (124, 34),
        (104, 48),
        (84, 50),
        (64, 48),
    )
    lines = (
        "M38 44L50 38L66 34L86 30L104 34L116 28L126 20L136 25L134 34L124 34L116 28M104 34L104 48"
        "M104 48L84 50L64 48L66 34M64 48L60 58M104 48L108 58M116 28C118 40 130 44 134 34"
    )
    body += path(lines, stroke="#b9c4ee", width=1.3, extra='stroke-opacity="0.75"')
    spark = "".join(f"M{x} {y - 4}l1 3l3 1l-3 1l-1 3l-1 -3l-3 -1l3 -1z" for x, y in points)
    body += path(spark, "#fdf3d0", None)
    light, lit = glow("extra", 152, 44, 15, "#e8705c")
    eye = (
        path("M-9 0C-4 -7 4 -7 9 0C4 7 -4 7 -9 0Z", "#f6d0b0", "#8c2f2a", 1.6)
        + disc(0, 0, 3.6, "#c2452d")
        + path("M0 -3V3", stroke="#2b1218", width=1.8)
    )
    body += lit + group(eye, 152, 44) + rays(152, 44, (11, 14), 8, "#e8a08a", 1.4)
    body += land((76, 66, 74, 70), NEAR, SOFT, 1.4) + land((84, 80, 82, 84), FRONT, SOFT, 1.2)
    counter = folk.person(0, 0, 1, "#4a5a86", "tall", PALE) + rod("M5 -15L13 -24", "#4a5a86", (4, 1.8), PALE)
    return night(
        ("#0d1230", "#2c3470"), body + group(counter, 26, 78, 0.95) + things.pine(168, 78, 0.6, "#1d2c40", SOFT), light
    )


def low_cloud() -> str:
    """A cloud that has come down on its legs and grazes the hedge."""
    body = (
        stars(12, 20, 26)
        + crescent(156, 20, 10, 0.91, 20)
        + land((60, 54, 58, 52), FAR, SOFT, 1.3)
        + land((72, 68, 70, 66), NEAR, SOFT, 1.3)
    )
    legs = "M64 58V76M80 60V78M116 60V78M132 56V75"
    body += rod(legs, "#4d5a86", (7, 3.4), PALE)
    fleecy = (
        "M44 52C32 50 30 38 42 36C40 24 56 18 64 25C68 12 90 10 96 20C106 10 126 14 128 26"
        "C142 24 150 36 142 44C148 54 136 62 126 57C118 66 102 66 96 60C88 67 72 66 66 59"
        "C58 62 48 60 44 52Z"
    )
    body += path(fleecy, "#b9c4de", PALE, 2.2) + path(
        (
            "M52 52C60 60 72 60 78 56C84 64 100 62 106 57C116 62 128 58 132 50C138 56 132 60 126 57"
            "C118 66 102 66 96 60C88 67 72 66 66 59C58 62 50 60 46 54Z"
        ),
        "#7f8fb8",
        None,
    )
    body += path(
        "M62 34a7 7 0 1 1 10 5M90 28a7 7 0 1 1 10 5M112 40a7 7 0 1 1 10 5M82 46a6 6 0 1 1 8 4",
        stroke="#7f8fb8",
        width=2,
    )
    head = path("M44 38C34 36 24 44 22 56C20 66 24 72 29 72C36 72 42 62 50 54Z", "#8f9dc4", PALE, 2.1) + path(
        "M44 40C50 34 56 40 52 46C48 48 45 46 43 44Z", "#8f9dc4", PALE, 1.7
    )
    body += head + disc(31, 55, 2.2, "#f4d35e", INK, 1) + path("M23 66C26 67 29 67 31 65", stroke=PALE, width=1.4)
    hedge = fleece(18, 80, (13, 8), 8, 3) + fleece(40, 81, (14, 7), 8, 4)
    rest = fleece(150, 82, (14, 6), 8, 5) + fleece(170, 80, (10, 7), 7, 6)
    body += path(hedge + rest, "#2f4a44", "#86a898", 1.6) + path(
        "M22 70L16 64M26 72L22 78M34 74L40 66", stroke="#86a898", width=1.8
    )
    return night(("#1a2140", "#3d4a78"), body)


def fat_moon() -> str:
    """A moon too full for its sky, and a flock that has put on flesh in front of it."""
    body = (
        stars(4, 22, 60)
        + disc(90, 46, 60, "#f6e0a0", extra='fill-opacity="0.12"')
        + disc(90, 44, 47, "#f7e3a4", "#fff6d8", 2)
    )
    body += disc(86, 44, 44, "#fbecbc", extra='fill-opacity="0.6"')
    seas = oval(70, 28, 12, 8) + oval(112, 34, 9, 7) + oval(96, 18, 7, 4) + oval(122, 52, 6, 5) + oval(62, 50, 6, 4.4)
    body += path(seas, "#dcc27c", None, extra='fill-opacity="0.75"')
    body += path("M66 8C76 2 104 2 114 8", stroke="#fff6d8", width=1.6, extra='stroke-opacity="0.7"')
    body += land((74, 62, 62, 74), NEAR, SOFT, 1.4)
    dark = folk.Look("#1c2138", "#141830", "#0f1226", PALE, "#f4d35e")
    fat = folk.sheep(0, 0, 1, dark, True)
    body += (
        group(fat, 88, 71, (1.5, 1.2))
        + group(folk.sheep(0, 0, 1, dark), 136, 75, (-1.05, 0.85))
        + group(folk.sheep(0, 0, 1, dark), 44, 76, (0.95, 0.8))
    )
    return night(("#1d2444", "#4d4a6c"), body + land((84, 80, 80, 84), FRONT, SOFT, 1.2))


def lean_moon() -> str:
    """A paring of a moon, poplars, and sheep of skin and bone."""
    body = stars(30, 24, 46) + crescent(120, 34, 25, 0.955, 20, "#fbf3d4")
    body += land((60, 52, 60, 54), FAR, SOFT, 1.3)
    for x, y, k in ((22, 66, 1.05), (36, 64, 0.85), (48, 63, 0.7)):
        poplar = path("M0 0V-8", stroke=PALE, width=2.4) + path(
            "M0 -5C-7 -12 -6 -36 0 -50C6 -36 7 -12 0 -5Z", "#26304e", SOFT, 1.5
        )
        body += group(poplar + path("M0 -12V-38M0 -18L-3 -24M0 -22L3 -28", stroke=SOFT, width=1), x, y, k)
    body += land((70, 66, 70, 66), NEAR, SOFT, 1.3)
    for x, y, k, turned in ((92, 80, 1.05, False), (144, 78, 0.9, True)):
        thin = path("M-10 -18L-12 0M-6 -17L-5 0M14 -17L13 0M18 -18L20 0", stroke=PALE, width=2.6)
        thin += path(
            "M-12 -24C-4 -21 8 -26 18 -24C23 -22 22 -15 17 -14C10 -17 2 -13 -8 -14C-14 -16 -15 -21 -12 -24Z",
            "#343a5e",
            PALE,
            1.9,
        )
        thin += path(
            "M-4 -22C-6 -19 -5 -17 -4 -15M1 -23C-1 -20 0 -17 1 -15M6 -24C4 -21 5 -18 6 -16M11 -24C9 -22 10 -18 11 -16",
            stroke=PALE,
            width=1.2,
        )
        thin += path("M-12 -24C-15 -30 -17 -32 -19 -33", stroke=PALE, width=5) + path(
            "M-12 -23C-15 -29 -17 -31 -19 -33", stroke="#343a5e", width=2.4
        )
        thin += path("M-17 -37C-23 -37 -27 -30 -27 -25C-24 -23 -18 -28 -15 -32Z", "#14172b", PALE, 1.7) + path(
            "M-16 -36C-11 -39 -9 -36 -11 -34Z", "#14172b", PALE, 1.3
        )
        body += group(thin + disc(-20.5, -31.5, 1.2, "#f4d35e"), x, y, (-k, k) if turned else k)
    return night(("#10162e", "#323c66"), body + path("M8 82h20M60 84h18M116 84h14M156 83h16", stroke=SOFT, width=1.4))


def new_moon() -> str:
    """A moon that is only a hole, and lamps that keep their light to themselves."""
    body = stars(17, 16, 40, opacity=0.4) + disc(132, 25, 15, "#05060c", "#4a5070", 1.5)
    body += (
        land((58, 54, 60, 56), "#0f1220", "#3a4160", 1.3)
        + things.bare_tree(162, 62, 0.8, "#0a0c16", "#3a4160")
        + land((72, 70, 74, 70), "#0b0d18", "#3a4160", 1.3)
    )
    body += folk.eyes(118, 64, 0.7, "#8a7a3c") + folk.eyes(146, 70, 0.9, "#8a7a3c") + folk.eyes(94, 60, 0.5, "#8a7a3c")
    for x, y, k in ((112, 84, 0.8), (20, 82, 0.9), (146, 86, 0.62)):
        body += things.lantern(x, y, k, True, "#8f8aa0")
    big = things.lantern(0, 0, 2.7, True, PALE, 0.9)
    return night(("#07080f", "#141828"), body + group(big, 64, 85))


def black_rain() -> str:
    """Ink out of the sky; it has begun to write on the canvas."""
    body = (
        cloud(34, 20, 1.3, "#232838", "#5a6482")
        + cloud(92, 16, 1.4, "#1c202e", "#5a6482")
        + cloud(150, 20, 1.3, "#232838", "#5a6482")
    )
    body += land((60, 54, 60, 56), "#3c4a5c", SOFT, 1.3) + land((74, 72, 76, 72), "#2c3746", SOFT, 1.3)
    canvas = path("M-50 -20C-60 -58 -42 -66 -28 -64C-12 -70 14 -70 28 -64C44 -66 60 -56 50 -20Z", "#e9e2cf", PALE, 2.3)
    canvas += (
        path("M-52 -20H54L50 -8H-48Z", "#6b4a3e", PALE, 2.1)
        + things.wheel(-28, -4, 12, PALE, "#4a3a3a")
        + things.wheel(30, -4, 12, PALE, "#4a3a3a")
    )
    hand = "c1 -5 4 -5 3 0c2 -5 5 -4 4 0c3 -9 6 -9 3 0c3 -4 5 -3 5 0"
    for x, y, k in ((-36, -52, 3), (-42, -42, 4), (-42, -32, 3), (6, -23, 2)):
        canvas += path(f"M{x} {y}{hand}{('m5 0' + hand) * (k - 1)}", stroke="#1c1a26", width=1.6)
    canvas += path("M-20 -30v8M24 -41v11M36 -22v8M-34 -30v6", stroke="#1c1a26", width=1.8) + path(
        "M-24 -63C-30 -50 -30 -34 -28 -21M26 -63C32 -50 32 -34 30 -21", stroke="#a8a08c", width=1.3
    )
    body += rain(9, 44, (-5, 13), "#0d0e16", 2) + group(canvas, 100, 82, 0.9) + rain(31, 6, (-5, 13), "#0d0e16", 2)
    body += path("M18 84C24 79 34 80 36 84ZM150 82C158 78 168 80 170 84C164 87 154 87 150 82Z", "#0d0e16", None)
    ash = rod("M-8 0L8 -4M-8 -4L8 0", "#4a3426", (3.6, 1.6), PALE)
    return night(
        ("#3b4360", "#76809a"), body + group(ash, 26, 78) + path("M26 70c-4 -4 4 -7 0 -12", stroke="#c9ccd6", width=1.6)
    )


PLATES: dict[str, Callable[[], str]] = {
    plate.__name__: plate
    for plate in (
        the_hush, clean_rain, marsh_lights, clear_stars, low_cloud, fat_moon, lean_moon, new_moon, black_rain,
    )
}  # fmt: skip
"""Event -> how its plate is drawn."""
