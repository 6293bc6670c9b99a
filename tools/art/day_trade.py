"""The plates of the day events of trade and charity, 180 x 90."""

from collections.abc import Callable

from art import plate_folk as folk
from art import plate_things as things
from art.palette import BRICK, GOLD_LIGHT, INK, PAPER
from art.plate import (
    cloud,
    day,
    glow,
    grass,
    ground,
    land,
    rays,
    road,
    rod,
    shade,
    wash,
)
from art.svg import disc, ellipse, fleece, group, oval, path, rect


def _stall(x: float, y: float, cloth: str, goods: str, seller: str = "") -> str:
    out = path("M-17 0V-33M17 0V-33", width=3) + seller + rect((-19, -13, 38, 13), 1, "#b98a4e", INK, 1.9)
    out += path("M-19 -9H19", width=1)
    edge = "C18 3 15 3 13 0C10 3 7 3 4.5 0C2 3 -2 3 -4.5 0C-7 3 -10 3 -13 0C-15 3 -18 3 -22 0Z"
    awning = path("M-20 -9H20L22 0" + edge, PAPER, INK, 1.9)
    awning += path("M-20 -9L-22 0H-13L-12 -9ZM-4 -9L-4.5 0H4.5L4 -9ZM12 -9L13 0H22L20 -9Z", cloth, INK, 1.3)
    out += group(awning, 0, -29)
    wares = {
        "fruit": path("".join(oval(k, -15, 3.4, 3) for k in (-13, -6, 1, 8, 14)), "#d98a3a", INK, 1.3),
        "jars": path("M-14 -13v-6h6v6zM-4 -13v-6h6v6zM7 -13v-6h6v6z", "#9fc3cc", INK, 1.3),
        "bread": path("M-15 -13C-15 -20 -4 -20 -4 -13ZM0 -13C0 -20 12 -20 12 -13Z", "#d9a95a", INK, 1.3),
    }
    return group(out + wares[goods], x, y)


def market_day() -> str:
    """Striped stalls under bunting, and a board on which every price is struck through."""
    body = (
        cloud(40, 22, 0.8)
        + land((44, 40, 48, 42), "#bccb88")
        + things.cottage(154, 50, 0.7)
        + things.cottage(20, 50, 0.6, roof="#a3623c")
    )
    body += land((60, 58, 62, 60), "#dccb9a") + wash(9, (10, 70, 150, 12), "#c9b27e", 6)
    body += path("M8 12C50 30 120 30 172 10", width=1.5)
    flags = ((24, 18), (46, 23), (68, 25.5), (92, 26), (116, 24.5), (138, 20.5), (158, 15.5))
    for tone, shift in ((BRICK, 0), ("#3b7fb8", 1), (GOLD_LIGHT, 2)):
        body += path("".join(f"M{x - 4:g} {y:g}l9 -0.5l-4 9z" for x, y in flags[shift::3]), tone, INK, 1.2)
    body += _stall(30, 76, BRICK, "fruit", folk.person(-3, -2, 0.9, "#7a5a8a", "bonnet")) + _stall(
        74, 70, GOLD_LIGHT, "bread"
    )
    body += _stall(116, 76, "#3f8f5b", "jars", folk.person(4, -2, 0.9, "#8c3f34", "tall"))
    board = path("M-13 2L-9 -36M13 2L9 -36", width=3.2) + rect((-14, -38, 28, 29), 2, "#3d4640", INK, 2.2)
    board += path("M-9 -32H3M-9 -25H5M-9 -18H1", stroke="#f2e9d6", width=2) + path(
        "M-11 -30L9 -34M-11 -23L9 -27M-11 -16L9 -20", stroke="#e0705c", width=1.9
    )
    body += group(board, 156, 82)
    return day(("#c5dfe8", "#f4efda"), body)


def _puff(x: float, y: float, r: float) -> str:
    """Path data of a small tuft of five curls."""
    d, a = f"M{x:.0f} {y - r:.1f}", f"a{r * 0.7:.1f} {r * 0.7:.1f} 0 0 1 "
    for dx, dy in ((0.95, 0.69), (-0.36, 1.12), (-1.18, 0), (-0.36, -1.12), (0.95, -0.69)):
        d += f"{a}{dx * r:.1f} {dy * r:.1f}"
    return d


def bad_harvest() -> str:
    """A field in rows whose ears are tufts of wool, and a sheaf with a crow on it."""
    body = (
        cloud(128, 20, 0.8)
        + land((40, 36, 46, 40), "#c8bd7c")
        + things.tree(20, 44, 0.6, "#8f9a56")
        + land((46, 42, 50, 46), "#d9b967")
    )
    stalks, heads = "", ""
    for row, (y, step, size) in enumerate(((55, 12, 2.8), (66, 16, 3.7), (79, 20, 4.6))):
        for k in range(int(172 / step)):
            x = 8 + k * step + row * 3
            if not 96 < x < 152 or row == 0:
                stalks += f"M{x} {y + size * 2:.0f}q1 -6 0 {-size * 2.6:.0f}"
                heads += _puff(x, y - size * 1.4, size)
    body += path(stalks, stroke="#8f7632", width=1.8) + path(heads, "#fbf5e6", INK, 1.2)
    sheaf = path("M-17 0C-10 -14 -7 -18 -8 -26H8C7 -18 10 -14 17 0C6 3 -6 3 -17 0Z", "#e0b95c", INK, 2.1)
    sheaf += path("M-9 -1L-3 -20M0 0V-22M9 -1L3 -20M-14 -2L-7 -17M14 -2L7 -17", stroke="#9c7a30", width=1.3) + path(
        "M-8.5 -20C-3 -17 3 -17 8.5 -20", stroke=BRICK, width=3
    )
    for x, y, k, seed in ((-12, -30, 8, 1), (12, -30, 8, 2), (-5, -37, 8, 3), (6, -38, 8.5, 4), (0, -29, 8, 5)):
        sheaf += path(fleece(x, y, (k, k * 0.85), 7, seed), "#fbf5e6", INK, 1.8)
    sheaf += path(
        (
            "M-14 -32a3 3 0 0 1 5 -2M-7 -40a3 3 0 0 1 5 -1M8 -42a3 3 0 0 1 5 0M-2 -30a3 3 0 0 1 5 -1"
            "M12 -31a2.5 2.5 0 0 1 4 0"
        ),
        stroke="#b8a88a",
        width=1.3,
    )
    body += shade(124, 85, 24, 3) + group(sheaf, 124, 84, 1.1) + folk.crow(132, 39, 1.2)
    return day(("#ecdba8", "#f6eccb"), body)


def found_cache() -> str:
    """A font in a ruin, and at its foot a small red coat full of essence."""
    light, lit = glow("shine", 124, 74, 34, "#d9b8f6")
    body = land((46, 40, 50, 44), "#b9c98a") + things.tree(164, 52, 0.75) + things.pine(148, 50, 0.55)
    arch = "M10 72V30C10 4 78 4 78 30V72H66V34C66 18 22 18 22 34V72Z"
    body += path(arch, "#c3bcae", INK, 2.2) + path(
        "M10 44H22M10 58H22M66 44H78M66 58H78M15 24L25 29M73 24L63 29M44 11V22M30 14L34 24M58 14L54 24", width=1.2
    )
    body += (
        path("M78 40C86 38 84 52 92 54V72H78Z", "#aca596", INK, 1.8)
        + land((70, 66, 72, 68), "#a9bb74")
        + grass(8, (10, 76, 160, 8), 10, "#6f8445")
    )
    body += path("M6 34C12 32 10 40 14 42C10 46 16 52 10 56M20 16C26 18 24 24 30 24", stroke="#5e8a4a", width=2.4)
    font = path("M-7 0L-4 -16H4L7 0Z", "#d2cbbd", INK, 2) + path(
        "M-16 -32H16C16 -20 8 -16 0 -16C-8 -16 -16 -20 -16 -32Z", "#d2cbbd", INK, 2.1
    )
    font += (
        ellipse(0, -32, (16, 4.5), "#8fb5c2", INK, 1.8)
        + path("M-10 0H10V4H-10Z", "#b9b2a4", INK, 1.8)
        + path("M0 -29V-20M-4 -26H4", width=1.6)
    )
    body += group(font, 62, 78, 1.15) + lit
    coat = path("M-11 -15L-29 -8L-25 2L-12 -4ZM11 -15L29 -8L25 2L12 -4Z", "#a8402e", INK, 2)
    coat += path("M-25 2L-29 -8M25 2L29 -8", stroke=PAPER, width=2.6) + path(
        "M-27.5 2L-31.5 -8M27.5 2L31.5 -8", width=1.4
    )
    coat += path(
        "M-12 -16C-6 -20 6 -20 12 -16C13 -8 15 0 19 7C8 10 -8 10 -19 7C-15 0 -13 -8 -12 -16Z", "#c2553d", INK, 2.1
    )
    coat += path("M-9 -17L-13 8M9 -17L13 8", stroke="#7d2a1d", width=1.5) + path(
        "M-8 -18L-3 -9L0 -14L3 -9L8 -18", PAPER, INK, 1.6
    )
    coat += path(
        oval(-9, -4, 1.2, 1.2) + oval(-10, 2, 1.2, 1.2) + oval(9, -4, 1.2, 1.2) + oval(10, 2, 1.2, 1.2),
        GOLD_LIGHT,
        INK,
        0.9,
    )
    coat += things.essence(-4, -3, 1) + things.essence(4.5, -4, 1.15) + things.essence(0, 2.5, 0.9)
    return day(("#d4e4e2", "#f3eed8"), body + group(coat, 128, 78), light)


def field_of_bones() -> str:
    """Great ribs in the grass, a ram's skull with poppies, and a crow."""
    body = (
        cloud(36, 24, 0.7)
        + land((48, 40, 54, 44), "#c7cf94")
        + land((60, 56, 64, 58), "#aebc72")
        + grass(12, (8, 68, 164, 16), 14, "#7d8f4a")
    )
    ribs = (
        "M76 70C72 34 86 24 94 22M92 72C90 36 104 26 112 26M108 73C108 42 120 34 128 34M124 74"
        "C126 50 134 44 141 45M138 75C141 60 147 56 152 57"
    )
    far = "M88 70C92 48 88 36 82 32M104 71C108 52 104 40 99 36M120 72C123 56 119 48 115 45"
    body += rod(far, "#d8cba8", (5.6, 2.6)) + rod(ribs, "#f6efd8", (7.4, 4))
    spine = "M66 72C90 68 130 72 162 78"
    body += rod(spine, "#f6efd8", (8, 4.4)) + path(
        "M76 67V74M88 67V74M100 68V75M112 69V76M124 70V77M136 72V79M148 73V80", width=1.3
    )
    ram = path("M-9 -16C-18 -24 -28 -16 -26 -6C-24 2 -16 2 -15 -4M9 -16C18 -24 28 -16 26 -6C24 2 16 2 15 -4", width=7.6)
    ram += path(
        "M-9 -16C-18 -24 -28 -16 -26 -6C-24 2 -16 2 -15 -4M9 -16C18 -24 28 -16 26 -6C24 2 16 2 15 -4",
        stroke="#c9a866",
        width=4,
    )
    ram += path(
        "M-10 -14C-10 -24 10 -24 10 -14C10 -6 6 4 5 12C3 15 -3 15 -5 12C-6 4 -10 -6 -10 -14Z", "#f6efd8", INK, 2
    )
    ram += path(oval(-5, -10, 2.6, 3.2) + oval(5, -10, 2.6, 3.2) + "M-1.5 8L-2.5 11M1.5 8L2.5 11", INK, INK, 1.2)
    body += group(ram, 38, 68, 1.05, -8) + folk.crow(113, 25, 1.3)
    poppies = "".join(oval(x, y, 3, 2.5) for x, y in ((14, 82), (66, 82), (94, 84), (160, 70), (169, 79), (120, 84)))
    return day(("#c9dde0", "#f2ecd2"), body + path(poppies, "#d9634c", INK, 1.1))


def parish_school() -> str:
    """A schoolroom from behind: eleven small desks, and what looks in at the window."""
    body = rect((50, 8, 80, 43), 2, "#cfe3e6", INK, 2.6) + path(
        "M51.5 38C76 32 104 36 128.5 32V49.5H51.5Z", "#a9c07a", None
    )
    body += folk.sheep_front(91, 70, 1.3, folk.BY_DAY) + ground("M1 58L179 58", "#b98a54")
    body += path("M28 58L10 88M60 58L48 88M90 58V88M120 58L132 88M152 58L170 88", stroke="#8a6238", width=1.3)
    body += (
        rect((50, 51, 80, 7), 0, "#e6d2a2")
        + rect((46, 48, 88, 7), 1, "#cdb27c", INK, 2)
        + path("M77 9V48M104 9V48M51 22H129", width=2.2)
    )
    body += rect((12, 14, 28, 22), 1, "#47534a", INK, 2) + path(
        "M16 20H30M16 25H34M16 30H26", stroke="#f2e9d6", width=1.6
    )
    body += path("M148 14H170V34H148Z", "#f6eedc", INK, 1.8) + path(
        "M152 18C158 16 162 22 166 18C168 24 160 24 164 30C156 28 154 32 152 26Z", "#a9c07a", INK, 1.1
    )
    for y, xs, k in ((66, (44, 76, 108, 140), 0.62), (75, (26, 68, 110, 152), 0.78), (86, (46, 90, 134), 0.96)):
        for x in xs:
            desk = path("M-11 0V-8M11 0V-8", width=3) + path("M-14 -12L-11 -17H11L14 -12V-7H-14Z", "#c98f4e", INK, 1.9)
            body += group(desk + path("M-14 -12H14", width=1.3), x, y, k)
    return day(("#e6d2a2", "#e6d2a2"), body)


def almanack_pedlar() -> str:
    """A pedlar under his pack, and before him an almanack that knows sun, moon and the coming sheep."""
    body = (
        land((54, 42, 50, 46), "#b7c680")
        + land((66, 62, 70, 64), "#cbd494")
        + road("M1 84C40 72 60 66 66 58H72C72 68 60 80 44 89H8Q1 89 1 82Z")
    )
    body += things.pine(164, 54, 0.8) + things.pine(150, 53, 0.6) + shade(40, 80, 20)
    pack = (
        rect((-24, -44, 22, 30), 4, "#9a6a3c", INK, 2)
        + path("M-24 -34H-2M-24 -24H-2", width=1.2)
        + rect((-21, -50, 16, 6), 2, "#d9c08a", INK, 1.6)
    )
    pack += folk.person(4, 0, 1.34, "#4d5f52")
    pack += rod("M10 -22L22 -20", "#4d5f52", (5.6, 2.6)) + path("M23 -30L20 0", width=2.6)
    body += group(pack, 44, 80, 1.04)
    page = path(
        "M-32 -17C-22 -24 -8 -22 0 -15C8 -22 22 -24 32 -17V19C22 13 8 15 0 21C-8 15 -22 13 -32 19Z", "#fdf6e4", INK, 2.2
    ) + path("M0 -15V21", width=1.6)
    page += disc(-16, -7, 5, GOLD_LIGHT, INK, 1.5) + rays(-16, -7, (6.5, 9), 8, INK, 1.2)
    page += path("M-27 6C-22 4 -12 4 -6 8M-27 11C-22 9 -12 9 -6 13", stroke="#8b7a5e", width=1.4)
    page += (
        path("M19 -14A6 6 0 1 0 22 -3A5 5 0 0 1 19 -14Z", "#8fa6c8", INK, 1.4)
        + folk.sheep(19, 16, 0.5)
        + path("M8 -10H12M8 -5H11", stroke="#8b7a5e", width=1.4)
    )
    body += group(page, 112, 40, 1.18, 5) + path(
        "M76 22L82 26L78 30L72 27ZM66 14L71 15L70 20L65 18Z", "#fdf6e4", INK, 1.3
    )
    return day(("#d2e2e4", "#f5efd8"), body)


PLATES: dict[str, Callable[[], str]] = {
    plate.__name__: plate
    for plate in (
        market_day, bad_harvest, found_cache, field_of_bones, parish_school, almanack_pedlar,
    )
}  # fmt: skip
"""Event -> how its plate is drawn."""
