"""Small pictures of things for lists and labels: people, papers, prizes, 48 x 48."""

import math

from art.palette import BRICK, FACE, GOLD_LIGHT, INK, PAPER, PAPER_LIGHT, PAPER_SHADE
from art.svg import disc, ellipse, fleece, group, path, rect

WOOD = "#e6c48e"
METAL = "#b9c2c8"
RULED = "#8a7a64"


def _prizes() -> dict[str, str]:
    crown = path("M6 13L15 23L24 8L33 23L42 13L38 37H10Z", GOLD_LIGHT) + path("M10 37H38V42H10Z", "#e0a93a")
    for x, y in ((6, 12), (24, 7), (42, 12)):
        crown += disc(x, y, 3.2, "#c2452d", INK, 2)
    corners = [(20 if k % 2 == 0 else 8.8, math.pi * k / 5 - math.pi / 2) for k in range(10)]
    star = "M" + "L".join(f"{24 + r * math.cos(a):.1f} {26 + r * math.sin(a):.1f}" for r, a in corners) + "Z"
    return {"crown": crown, "star": path(star, GOLD_LIGHT)}


def _people() -> dict[str, str]:
    human = path("M6 45C6 33 14 31 24 31C34 31 42 33 42 45Z", "#5d7f8c") + disc(24, 20, 12.5, "#f2cba6", INK)
    human += path(
        "M11.5 18C10 6 20 4 26 5.5C34 6 38 12 36.5 19C33 17 31 14 29.5 12C25 16 16 17 11.5 18Z", "#7a5033"
    )
    human += (
        disc(19.5, 21.5, 1.9, INK)
        + disc(28.5, 21.5, 1.9, INK)
        + path("M20 27C22.5 29 25.5 29 28 27", width=2.2)
    )
    key = path("M36 24H42", width=4) + rect((39.4, 14.5, 6.8, 19), 3.2, GOLD_LIGHT, INK, 2.4)
    bot = key + path("M12 37V43M29 37V43", width=5) + path(fleece(22, 26, (16.5, 14), 10, 7), METAL)
    bot += path("M25 20A4 4 0 1 1 31 23M27 31A4 4 0 1 1 32 34", width=2, extra='stroke-opacity="0.55"')
    bot += (
        path("M4 18C4 12 18 12 18 18V28C18 34 5 34 4 28Z", FACE[0])
        + disc(8, 20.5, 2.9, PAPER)
        + disc(15, 20.5, 2.9, PAPER)
    )
    bot += (
        disc(8, 20.5, 1.2, INK)
        + disc(15, 20.5, 1.2, INK)
        + path("M11 13V7", width=2.4)
        + disc(11, 6, 2.6, BRICK, INK, 2)
    )
    bubble = path(
        "M24 5C37 5 45 12 45 20C45 29 36 35 25 35L15 43L16.5 34C8 32 3 27 3 20C3 12 11 5 24 5Z", PAPER_LIGHT
    )
    bubble += disc(14, 20, 3, INK) + disc(24, 20, 3, INK) + disc(34, 20, 3, INK)
    return {"human": human, "bot": bot, "thinking": bubble}


def _papers() -> dict[str, str]:
    lines = "M15 18H33M15 25H33M15 32H27"
    note = path("M9 4H31L40 13V44H9Z", PAPER_LIGHT) + path("M31 4V13H40", PAPER_SHADE, INK, 2.6)
    note += path("M15 20H33M15 27H33M15 34H26", stroke=RULED, width=3)
    log = rect((6, 5, 36, 38), 5, PAPER_LIGHT, INK)
    for y, colour in ((14, "#c2452d"), (24, "#3b7fb8"), (34, "#e0b030")):
        log += disc(14, y, 3.4, colour, INK, 1.6) + path(f"M21 {y}H36", stroke=RULED, width=3)
    book = path("M24 11C18 6 10 6 4 8V39C10 37 18 37 24 42C30 37 38 37 44 39V8C38 6 30 6 24 11Z", PAPER_LIGHT)
    book += path("M24 11V42", width=2.6) + path(
        "M9 16C13 15 16 15 19 17M9 24C13 23 16 23 19 25", stroke=RULED, width=2.6
    )
    book += path("M39 16C35 15 32 15 29 17M39 24C35 23 32 23 29 25", stroke=RULED, width=2.6)
    copy = rect((15, 4, 26, 31), 4, PAPER_SHADE, INK) + rect((7, 12, 26, 32), 4, PAPER_LIGHT, INK)
    copy += path("M13 22H27M13 29H27M13 36H22", stroke=RULED, width=3)
    pencil = path("M7 41L10 29L32 7L41 16L19 38Z", "#f2cd5c") + path(
        "M7 41L10 29L19 38Z", "#f2dcb8", INK, 2.6
    )
    pencil += path("M27 12L32 7L41 16L36 21Z", "#d9799b", INK, 2.6) + path(
        "M7 41L8.6 35L13 39.4Z", INK, INK, 1.6
    )
    soon = (
        path("M7 10H41V42H7Z", PAPER_LIGHT)
        + path("M7 10H41V19H7Z", "#c2452d")
        + path("M16 5V13M32 5V13", width=4)
    )
    soon += path("M14 26H18M22 26H26M30 26H34M14 34H18M22 34H26", stroke=RULED, width=4.4)
    scroll = path("M12 6H40V34C40 40 36 43 32 43H10", PAPER_LIGHT) + path(
        "M12 6C8 6 6 9 6 13H14V38C14 45 6 45 6 38", WOOD
    )
    scroll += path(lines.replace("15", "20").replace("27", "30"), stroke=RULED, width=3)
    return {
        "note": note,
        "log": log,
        "book": book,
        "copy": copy,
        "pencil": pencil,
        "calendar": soon,
        "scenario": scroll,
    }


def _boxes() -> dict[str, str]:
    folder = path("M4 11C4 9 5 8 7 8H18L22 13H41C43 13 44 14 44 16V40H4Z", "#c99c5f")
    folder += path("M4 40L10 20H47L42 40Z", WOOD)
    bin_ = path("M10 14H38L35 44H13Z", METAL) + path("M18 20L19.5 38M24 20V38M30 20L28.5 38", width=2.6)
    bin_ += path("M6 13H42", width=5.4) + path("M18 12V6H30V12", width=3.4)
    lock = path("M14 22V15C14 2 34 2 34 15V22", width=9) + path(
        "M14 22V15C14 2 34 2 34 15V22", stroke=METAL, width=3.4
    )
    lock += rect((8, 21, 32, 23), 5, WOOD, INK) + disc(24, 30, 3.6, INK) + path("M24 31V37", width=4)
    die = rect((7, 7, 34, 34), 8, PAPER_LIGHT, INK)
    for x, y in ((16, 16), (32, 16), (24, 24), (16, 32), (32, 32)):
        die += disc(x, y, 3.2, INK)
    home = (
        path("M8 23V43H40V23L24 9Z", "#c2553d")
        + path("M3 25L24 5L45 25", width=5.4)
        + path("M18 43V29H30V43", "#4a2c1c")
    )
    disk = path("M6 6H36L42 12V42H6Z", "#5d7f8c") + rect((14, 6, 18, 12), 1.5, PAPER_LIGHT, INK, 2.6)
    disk += rect((12, 25, 24, 17), 1.5, PAPER_LIGHT, INK, 2.6) + path(
        "M17 32H31M17 37H27", stroke=RULED, width=2.6
    )
    keys = rect((3, 11, 42, 27), 5, PAPER_LIGHT, INK)
    keys += path("M10 19H12M18 19H20M26 19H28M35 19H37M10 25H12M18 25H20M26 25H28M35 25H37", width=4) + path(
        "M15 32H33", width=4
    )
    return {
        "folder": folder,
        "trash": bin_,
        "lock": lock,
        "die": die,
        "home": home,
        "save": disk,
        "keyboard": keys,
        "leave": _leave(),
    }


def _leave() -> str:
    frame = path("M9 44V5H33V44", "#5c3a1a") + path("M4 44H44", width=4)
    leaf = path("M9 44V5L27 10V46Z", WOOD) + disc(22, 28, 2.2, INK)
    return frame + leaf + path("M33 24H45M40 18L46 24L40 30", width=4)


def ribbon() -> str:
    """The slanting band of a game that is still to come, 160 x 56: words go on its middle, 100 x 32."""
    ends = path("M8 18H40V50H8L17 34Z", "#8a2c22") + path("M152 18H120V50H152L143 34Z", "#8a2c22")
    band = path("M26 8H134V42H26Z", "#b23a2e") + path("M32 14H128M32 36H128", stroke="#f2b7a4", width=1.6)
    return ends + path("M26 42L40 50V42ZM134 42L120 50V42Z", "#5e1a13", INK, 2.4) + band


def things() -> dict[str, str]:
    """Name -> body of a picture in a box of 48."""
    return _prizes() | _people() | _papers() | _boxes()


def program_icon() -> str:
    """A sheep's head in the gate of a fold, for a box of 128."""
    arch = "M16 122V58C16 -4 112 -4 112 58V122Z"
    out = path(arch, "url(#dusk)", INK, 5) + path("M22 96C44 84 84 84 106 96V119H22Z", "#8fa35e", None)
    out += path("M22 96C44 84 84 84 106 96", width=3)
    for x, y in ((36, 30), (92, 30), (64, 16)):
        out += disc(x, y, 2.4, "#fdf3d0")
    out += path(fleece(64, 62, (37, 33), 11, 7), "url(#wool)", INK, 4.4)
    ears = path("M46 62C32 50 16 54 13 64C18 76 34 78 47 72Z", FACE[0], INK, 4)
    out += ears + group(ears, 128, 0, (-1, 1))
    inside = path("M38 64C31 60 25 61 21 64", stroke="#e0a196", width=4.4)
    out += inside + group(inside, 128, 0, (-1, 1))
    out += path("M42 62C42 46 86 46 86 62C88 84 80 104 64 104C48 104 40 84 42 62Z", FACE[0], INK, 4.4)
    out += path(
        "M44 58C36 48 46 40 52 46C54 36 74 36 76 46C82 40 92 48 84 58C76 65 52 65 44 58Z", PAPER_LIGHT, INK, 4
    )
    for x, pupil in ((53, 54.2), (75, 73.8)):
        out += ellipse(x, 73, (7.2, 8), "#fffdf5", INK, 2.6) + ellipse(pupil, 74, (3.6, 4.4), "#1a130d")
    out += path("M58 91L61.5 94M70 91L66.5 94", stroke="#e3a79b", width=3.6)
    for x in (10, 108):
        out += rect((x, 46, 14, 78), 4, "url(#post)", INK, 4) + path(
            f"M{x + 5} 58V114", stroke="#5c3a1a", width=2
        )
    return (
        out
        + path("M24 108H104M24 120H104", width=9)
        + path("M24 108H104M24 120H104", stroke="#c99c5f", width=3.6)
    )
