"""The plates of the nights of churchyard, moor and bed, 180 x 90, dark and lined pale."""

from collections.abc import Callable

from art import plate_folk as folk
from art import plate_things as things
from art.palette import INK
from art.plate import (
    PALE,
    cloud,
    crescent,
    glow,
    grass,
    ground,
    land,
    mist,
    moon,
    night,
    rod,
    stars,
)
from art.svg import disc, fleece, group, oval, path

FAR, NEAR, FRONT = "#2b3556", "#232b47", "#1a2038"
SOFT = "#8ea0cc"
FROST = "#cfe4f2"


def cold_iron() -> str:
    """The church bell in its arch, grown over with frost."""
    body = (
        stars(14, 16, 40)
        + land((70, 66, 70, 64), "#31456a", SOFT, 1.3)
        + things.pine(158, 72, 0.8, "#2a3d5c", FROST)
        + things.pine(172, 74, 0.6, "#2a3d5c", FROST)
    )
    wall = path("M8 1H134V89H8Q1 89 1 82V8Q1 1 8 1Z", "#465273", None)
    stones = (
        "M1 18H36M1 34H34M1 50H34M1 66H34M104 18H134M106 34H134M106 50H134M106 66H134M14 2V18"
        "M24 18V34M12 34V50M24 50V66M14 66V82M122 2V18M116 18V34M124 34V50M116 50V66M124 66V82"
        "M134 2V88"
    )
    body += (
        wall + path(stones, stroke="#6f7fa6", width=1.3) + path("M34 84V40C34 4 106 4 106 40V84Z", "#141b34", PALE, 2.3)
    )
    body += path("M34 76H106V84H34Z", "#5c698c", PALE, 1.8) + rod("M38 27H102", "#6b4a2a", (6, 3), PALE)
    body += group(things.bell(0, 0, 1.35, "#8fa3b8", PALE), 70, 29, 1, 7)
    icicles = (
        "M41 30l2 9l2 -9zM49 30l1.6 6l1.6 -6zM87 30l2 11l2 -11zM96 30l1.6 7l1.6 -7zM44 84l2 5l2 -5zM84 84l2 5l2 -5z"
    )
    body += path(icicles, FROST, None)
    fern = "M0 0L18 -18M4 -4L4 -13M4 -4L13 -4M9 -9V-18M9 -9H18M13 -13V-20M13 -13H20"
    for x, y, k, turn in ((6, 84, 1.3, 0), (140, 6, 1.1, 90), (22, 8, 0.8, 100)):
        body += group(path(fern, stroke=FROST, width=1.5), x, y, k, turn)
    rings = "M46 44C42 50 42 56 45 62M40 42C35 50 35 58 39 66M94 44C98 50 98 56 95 62M100 42C105 50 105 58 101 66"
    flake = "M150 30V46M142.5 34L157.5 42M157.5 34L142.5 42"
    return night(("#1a2c52", "#4f74a0"), body + path(rings + flake, stroke=FROST, width=1.7))


def loose_runes() -> str:
    """Headstones whose runes have got loose and drift off."""
    light, lit = glow("loose", 92, 44, 58, "#9a78cc")
    body = (
        stars(6, 16, 30)
        + land((60, 54, 58, 52), FAR, SOFT, 1.3)
        + things.bare_tree(18, 62, 0.95, "#171c30", SOFT)
        + lit
        + land((70, 68, 70, 66), NEAR, SOFT, 1.3)
    )
    for x, y, k, lean in ((48, 78, 1.25, -5), (92, 80, 1.5, 0), (138, 78, 1.2, 7)):
        body += things.grave(x, y, k, lean, things.NIGHT_STONE, PALE)
    body += things.cross(166, 74, 0.9, 8, things.NIGHT_STONE, PALE)
    for kind, x, y, k in ((0, 46, 62, 0.7), (3, 88, 64, 0.7), (5, 97, 66, 0.7), (1, 139, 64, 0.6)):
        body += things.rune(kind, x, y, k, "#b59ae0")
    for kind, x, y, k, turn in (
        (2, 54, 38, 1.1, -14),
        (4, 72, 24, 0.9, 20),
        (0, 92, 38, 1.35, 6),
        (1, 112, 20, 1, -18),
        (5, 128, 42, 1.1, 16),
        (3, 38, 20, 0.75, 30),
        (2, 148, 22, 0.7, -26),
    ):
        body += group(
            things.rune(kind, 0, 0, 1, "#2a1a4a", 4.6) + things.rune(kind, 0, 0, 1, "#dcc4ff", 2.2), x, y, k, turn
        )
    trails = "M48 54C46 50 50 48 50 45M92 58C96 54 90 52 92 48M136 56C132 53 134 50 131 49M72 40C74 36 70 34 72 31"
    body += path(trails, stroke="#b59ae0", width=1.3, extra='stroke-dasharray="1.5 3"') + grass(
        5, (24, 82, 130, 4), 7, SOFT
    )
    return night(("#191636", "#3a2f62"), body, light)


def bell_across_the_moor() -> str:
    """A bell on two posts where no church is; far off, somebody with a lantern, and what has noticed him."""
    body = stars(9, 14, 26) + moon(50, 36, 21, "#e8d6c8") + land((54, 48, 52, 46), "#3a2f52", "#a58cb8", 1.3)
    body += ground("M1 66C20 66 34 58 50 58C66 58 84 66 110 66C140 66 160 62 179 62", "#4a3a60", "#a58cb8", 1.4)
    posts = "M34 62V18M66 62V18M28 21H72M34 30L42 21M66 30L58 21"
    body += rod(posts, "#3b2a24", (5.4, 2.6), PALE) + things.bell(50, 22, 0.98, "#b98a3a", PALE)
    rings = (
        "M78 26C84 34 84 46 78 54M88 20C96 32 96 48 88 60M98 14C109 30 109 50 98 66M22 26"
        "C16 34 16 46 22 54M12 20C4 32 4 48 12 60"
    )
    body += path(rings, stroke="#e6c98a", width=1.7)
    light, lit = glow("far", 151, 56, 22)
    body += (
        lit
        + folk.person(140, 66, 0.86, "#5a4a7a", "brim", PALE)
        + path("M145 54L150 50", stroke=PALE, width=2)
        + things.lantern(151, 64, 0.62, True, PALE)
    )
    body += land((78, 74, 78, 76), "#2e2444", "#a58cb8", 1.3)
    heather = "".join(
        f"M{x} {y}q-1 -5 -4 -7m4 7q0 -5 1 -8m-1 8q2 -4 5 -6"
        for x, y in ((16, 84), (62, 82), (90, 86), (130, 84), (166, 85))
    )
    body += (
        path(heather, stroke="#c08ab8", width=1.5)
        + folk.eyes(112, 78, 0.9)
        + folk.eyes(34, 78, 0.8)
        + folk.eyes(150, 82, 0.8)
        + folk.eyes(76, 78, 0.6)
    )
    return night(("#221b3c", "#5a4670"), body, light)


def _open_grave(x: float, y: float, k: float) -> str:
    hole = path("M-22 0L-15 -13H19L16 0Z", "#06070e", PALE, 1.9) + path(
        "M-22 0L-15 -13L-14 -10L-20 0Z", "#5a4636", None
    )
    roll = path("M22 1L24 -12C31 -16 37 -12 35 -6L33 1C30 5 24 5 22 1Z", "#5d7a4a", PALE, 1.7) + path(
        "M24 -10C28 -13 33 -11 32 -6C31 -3 28 -4 28.5 -6", stroke="#2f4028", width=1.6
    )
    return group(hole + roll, x, y, k)


def open_graves() -> str:
    """Three graves opened tidily; of their tenants, two ears and a lantern."""
    body = (
        stars(19, 18, 30)
        + crescent(36, 22, 11, 0.91, -20)
        + things.church(140, 48, 0.62, "#353f60", "#262e4a", SOFT, "#f4c95a")
        + land((48, 44, 46, 44), "#33433f", "#90a890", 1.3)
    )
    for x, y, lean in ((24, 54, -6), (68, 52, 4), (112, 54, -3), (156, 56, 7)):
        body += things.grave(x, y, 0.78, lean, things.NIGHT_STONE, PALE)
    body += land((58, 54, 58, 56), "#2b3a36", "#90a890", 1.3) + _open_grave(34, 72, 0.84) + _open_grave(122, 70, 0.8)
    body += _open_grave(76, 84, 1.15)
    head = path("M-8 0C-10 -16 10 -16 8 0Z", "#14172b", PALE, 1.7) + path(
        "M-7 -8C-13 -14 -18 -10 -16 -6C-13 -4 -9 -5 -7 -6ZM7 -8C13 -14 18 -10 16 -6C13 -4 9 -5 7 -6Z",
        "#14172b",
        PALE,
        1.6,
    )
    head += path(fleece(0, -13, (8, 4), 7, 3), "#343a5e", PALE, 1.6) + folk.eyes(0, -5, 0.8)
    body += group(head, 76, 83, 0.9) + path("M52 84.5H95", stroke=PALE, width=1.9)
    return night(
        ("#141a30", "#34486a"),
        body + folk.eyes(118, 64, 0.6) + mist(((34, 60, 40), (124, 58, 46), (150, 80, 40)), "#aebfc4", 0.3),
    )


def dreamless_sleep() -> str:
    """A sleeper under a dream with nothing in it, and the sheep that is taking the thread away."""
    body = (
        stars(27, 16, 40)
        + land((58, 50, 56, 52), FAR, SOFT, 1.3)
        + things.wagon(36, 58, 0.6, "#4a5070", "#7d86a8", PALE)
        + land((70, 68, 70, 68), NEAR, SOFT, 1.3)
    )
    dream = fleece(112, 28, (40, 20), 11, 6)
    body += (
        path(dream, "#0c1022", PALE, 2)
        + disc(84, 56, 4, "#0c1022", PALE, 1.7)
        + disc(74, 64, 2.5, "#0c1022", PALE, 1.5)
    )
    body += path(fleece(112, 28, (33, 14), 10, 2), "none", "#5a648c", 1.4, 'stroke-dasharray="2 5"')
    bed = path("M32 86C32 78 44 72 56 73C66 68 82 70 96 75C108 76 112 80 112 86H32Z", "#7a4a52", PALE, 2.1)
    bed += path(
        "M50 74C54 78 54 82 52 85.5M70 71C75 76 76 81 74 85.5M92 74C96 78 97 82 95 85.5", stroke="#b88a86", width=1.4
    )
    pillow = path("M14 86C8 80 10 74 20 74C34 70 46 74 44 80C44 85 40 87 36 87Z", "#e9dcc0", PALE, 1.8)
    face = disc(31, 70, 9, folk.SKIN, INK, 1.8) + path(
        "M25 70.5C26.5 72 28.5 72 30 70.5M33 70.5C34.5 72 36.5 72 38 70.5", width=1.5
    )
    face += path("M30 75.5H34", width=1.4) + path(
        "M21 68C20 56 42 56 41 68C35 65 27 65 21 68ZM23 62L12 57L17 64Z", "#b23a2e", INK, 1.7
    )
    face += disc(12, 57, 2.6, PALE, INK, 1.2)
    body += pillow + face + bed + folk.sheep(148, 85, 1.12, folk.BY_NIGHT)
    thread = "M131 70C122 76 118 66 112 72C106 78 104 70 98 74"
    return night(("#141830", "#343f66"), body + rod(thread, "#e8a8a8", (3.4, 1.6)))


def old_bites() -> str:
    """A bared arm, the bites of older nights alight on it, and weather coming."""
    light, lit = glow("bite", 92, 56, 50, "#a06ae0")
    body = (
        cloud(30, 22, 1.2, "#3a3f5e", SOFT)
        + cloud(86, 16, 1.4, "#32375a", SOFT)
        + cloud(146, 22, 1.3, "#3a3f5e", SOFT)
        + land((46, 40, 46, 42), FAR, SOFT, 1.3)
    )
    body += (
        path("M24 26l-3 8M34 26l-3 8M138 26l-3 8M150 26l-3 8M160 26l-3 8M80 22l-3 8M92 22l-3 8", stroke=SOFT, width=1.5)
        + lit
    )
    arm = (
        "M1 46C40 42 60 46 84 46C104 44 116 42 128 44C138 38 150 40 158 45C168 46 172 50 168 53"
        "C174 55 174 61 167 62C170 67 164 70 158 69C150 74 136 74 126 69C112 72 96 76 80 76"
        "C56 80 30 80 1 76Z"
    )
    body += path(arm, "#e3b894", PALE, 2.3) + path(
        (
            "M1 70C30 74 56 74 80 71C98 70 112 67 126 65C136 69 150 69 158 66C150 74 136 74 126 69"
            "C112 72 96 76 80 76C56 80 30 80 1 76Z"
        ),
        "#b98a72",
        None,
    )
    body += path(
        "M168 53H154M167 62H152M158 69C154 68 151 66 150 64M142 45C148 47 150 51 146 54C140 56 134 53 128 52",
        stroke=INK,
        width=1.5,
    )
    sleeve = path("M1 40C16 36 30 38 38 42C46 54 46 70 38 82C26 85 12 84 1 82Z", "#5d7f8c", PALE, 2.2) + path(
        "M30 39C38 52 38 70 30 84M22 38C28 52 28 72 22 84", stroke="#2f4650", width=1.5
    )
    teeth = "M-11 -3C-8 -10 8 -10 11 -3M-11 4C-8 11 8 11 11 4"
    upper = ((-9, -4.5), (-5, -7.5), (0, -8.5), (5, -7.5), (9, -4.5))
    dots = "".join(oval(x, y, 1.5, 2) + oval(x, 1 - y, 1.5, 2) for x, y in upper)
    for x, y, k, turn in ((64, 60, 0.95, 12), (96, 58, 1.15, -10), (124, 57, 0.75, 20)):
        body += group(
            path(teeth, stroke="#c79af0", width=2.2, extra='stroke-opacity="0.6"')
            + path(dots, "#6a2f9e", "#f0dcff", 0.9),
            x,
            y,
            k,
            turn,
        )
    itch = "M78 36l-3 -5l5 -2l-3 -5M112 36l3 -5l-5 -2l3 -5"
    return night(("#1d2138", "#48466a"), body + sleeve + path(itch, stroke="#f0dcff", width=1.8), light)


PLATES: dict[str, Callable[[], str]] = {
    plate.__name__: plate
    for plate in (
        cold_iron, loose_runes, bell_across_the_moor, open_graves, dreamless_sleep, old_bites,
    )
}  # fmt: skip
"""Event -> how its plate is drawn."""
