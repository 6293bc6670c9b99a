"""The plates of the day events of the road, 180 x 90."""

from collections.abc import Callable

from art import plate_folk as folk
from art import plate_things as things
from art.palette import BRICK, GOLD_LIGHT, INK, PAPER
from art.plate import (
    cloud,
    day,
    grass,
    ground,
    land,
    mist,
    road,
    rod,
    shade,
    wash,
)
from art.svg import disc, group, oval, path, rect

ROAD_ACROSS = "M1 78C50 66 120 68 179 72V81C120 79 60 78 1 82Z"
_WIND = "M14 22C40 10 62 30 92 18C108 12 112 24 103 27M16 38C28 32 38 38 52 38M122 44C136 38 150 46 164 36"


def fair_wind() -> str:
    """A wagon with its canvas blown full, bent trees, and the wind itself."""
    body = cloud(146, 24, 0.9) + land((58, 42, 66, 52), "#a9c07a") + land((68, 60, 72, 64), "#c1ce8a")
    body += wash(3, (20, 66, 130, 8), "#dbe0ac") + road(ROAD_ACROSS)
    bent = rod("M0 0C2 -8 4 -14 10 -19", things.WOOD_DARK, (5, 2.2))
    bent += path(
        "M6 -16C0 -24 8 -33 16 -31C24 -34 36 -28 33 -22C38 -17 26 -13 20 -15C14 -12 8 -12 6 -16Z", "#6d8f4b", INK, 1.9
    )
    body += group(bent, 20, 66, 0.85) + group(bent, 152, 68, 0.7)
    wagon = path("M-25 -20C-26 -40 -16 -47 -6 -46C12 -47 38 -43 30 -20Z", PAPER, INK, 2.2)
    wagon += path("M-10 -45C-16 -37 -15 -28 -14 -21M6 -46C12 -38 13 -28 10 -21", stroke="#a8946c", width=1.5)
    wagon += path("M-30 -20H31L28 -10H-28Z", "#b5563b", INK, 2.2) + path("M-26 -15H27", width=1.1)
    wagon += path("M-24 -30V-56", width=2.4) + path(
        "M-24 -56C-12 -58 -8 -50 4 -54L-2 -49C-10 -46 -16 -52 -24 -48Z", BRICK, INK, 1.5
    )
    wagon += things.wheel(-17, -8, 8) + things.wheel(17, -8, 8)
    body += shade(96, 80, 34) + group(wagon, 94, 80, 0.94) + path(_WIND, stroke="#6f93a6", width=2.6)
    leaves = "M118 50l5 -3l3 3l-5 2zM138 44l5 -2l2 3l-5 2zM58 48l5 -3l3 3l-5 2z"
    return day(("#bcd8e2", "#e6eee2"), body + path(leaves, "#d9a021", INK, 1.1))


def toll_gate() -> str:
    """A striped bar over the road; the keeper's bones still hold out the plate."""
    body = land((50, 44, 56, 46), "#c3cd8e") + things.tree(18, 54, 0.8) + things.pine(34, 53, 0.7)
    body += cloud(60, 26, 0.9) + road("M1 72C60 67 120 67 179 70V82C120 84 60 84 1 82Z") + grass(5, (60, 58, 70, 12), 6)
    house = path("M-22 0V-36H22V0Z", "#e4d3ac", INK, 2.2) + path("M-27 -35L0 -53L27 -35Z", "#8f5a48", INK, 2.2)
    house += path("M-13 -6V-28H13V-6Z", "#3b3038", INK, 2) + disc(0, -40, 3.4, PAPER, INK, 1.4)
    house += things.skull(-1, -17, 0.72)
    house += path("M-10 -27C-6 -33 5 -33 8 -27L14 -25.5H-12Z", "#35507a", INK, 1.6) + rect(
        (-16, -7, 32, 4), 1, "#a9773f", INK, 1.6
    )
    body += group(house, 146, 78)
    arm = "M136 68L122 62L110 66"
    body += rod(arm, "#f3e8cd", (4.4, 1.9))
    body += path("M101 65C103 71 113 71 116 65Z", "#c9a24a", INK, 1.7) + things.essence(108, 60, 0.72)
    bar = "M96 46L14 56"
    body += path("M97 79V42", width=7.6) + path("M97 78V43", stroke="#f6eedc", width=3.6)
    body += rod(bar, "#f6eedc", (8.4, 4.8))
    body += path(
        "M88 47L77 48.3M66 49.7L55 51M44 52.4L33 53.7M24 54.8L16 55.8",
        stroke=BRICK,
        width=4.8,
        extra='stroke-linecap="butt"',
    )
    return day(("#cfe0e4", "#f1ead2"), body + disc(97, 43, 4, GOLD_LIGHT, INK, 1.7))


def burst_wheel() -> str:
    """A wheel in pieces before a wagon that kneels; something looks out between the spokes."""
    body = land((42, 36, 50, 40), "#b9c583") + land((56, 52, 58, 54), "#d3c48c")
    body += road("M1 62C60 56 120 58 179 60V81C120 84 60 84 1 81Z", "#e3cc96") + wash(4, (20, 66, 140, 14), "#c9ac72")
    wagon = path("M-27 -19C-33 -42 -22 -47 -14 -46C-6 -49 8 -49 14 -46C23 -47 33 -41 27 -19Z", PAPER, INK, 2.2)
    wagon += path("M-14 -46C-18 -38 -17 -28 -16 -20M0 -47V-20M14 -46C18 -38 17 -28 16 -20", stroke="#a8946c", width=1.4)
    wagon += (
        path("M-31 -20H31L28 -10H-28Z", "#4f8c86", INK, 2.2) + things.wheel(19, -8, 8.4) + path("M-19 -12V-4", width=4)
    )
    body += shade(126, 72, 36, 3) + group(wagon, 128, 68, 1.02, -11)
    rim = "M30 79A25 25 0 0 1 27 40M38 34A25 25 0 0 1 70 45M72 56A25 25 0 0 1 62 76"
    body += shade(52, 81, 34, 4) + rod(rim, things.WOOD, (9, 4.8))
    stubs = "M50 58L42 39M50 58L29 52M50 58L33 70M50 58L64 44M50 58L70 66M50 58L50 78"
    body += path(stubs, width=5.6, extra='stroke-linecap="butt"') + path(stubs, stroke="#c98b4b", width=2.4)
    bites = "M57 51l3.5 0.6l-0.6 -3.8M40 55l-0.4 -4l4 1M42 66l-4 -1.2l1 4M61 63l1.5 -3.8l2.5 3.5"
    body += (
        path(bites, PAPER, INK, 1.3)
        + disc(50, 58, 6.4, things.WOOD, INK, 2)
        + disc(50, 58, 3.6, "#2b2118")
        + path(oval(48.7, 57.6, 0.9, 1) + oval(51.3, 57.6, 0.9, 1), "#f4d35e", None)
    )
    splinters = "M84 76l14 -5l-3 5zM8 74l12 3l-9 2zM78 84l10 -1l-3 3z"
    return day(("#d6e2de", "#f3ecd4"), body + path(splinters, "#c98b4b", INK, 1.4))


def long_light() -> str:
    """A sun that will not set, and the shadows of three people all the way to us."""
    body = disc(52, 43, 33, "#fff0b8", extra='fill-opacity="0.55"') + disc(52, 43, 19, "#fbd977", INK, 1.9)
    body += path("M6 26H34M14 36H26M76 30H112M80 40H128M70 20H90", stroke="#f4e0a0", width=2.4)
    body += land((46, 40, 52, 44), "#c9b06a") + land((54, 48, 54, 52), "#d9c47c")
    shadows = "M60 56L104 87H128L66 55ZM82 56L146 87H164L88 55ZM38 56L52 87H74L45 56Z"
    body += path(shadows, "#8a6d3a", None, extra='fill-opacity="0.5"') + wash(6, (10, 62, 150, 18), "#efdfa0", 6)
    body += (
        folk.person(41, 58, 0.62, "#55606e", "tall")
        + folk.person(63, 58, 0.62, "#8c3f34")
        + folk.person(85, 58, 0.62, "#5d7f8c", "bonnet")
    )
    body += things.tree(112, 53, 0.4, "#93873c") + things.tree(170, 54, 0.55, "#93873c")
    tower = path("M-15 0V-40H15V0Z", "#c2a878", INK, 2.2) + path("M-18 -39L0 -62L18 -39Z", "#8a5d48", INK, 2.2)
    tower += disc(0, -26, 10.5, "#fffaf0", INK, 2) + path("M0 -26L4.6 -21.5M0 -26V-33", width=1.9)
    tower += path("M0 -34.5V-33.8M0 -18.2V-17.5M-8.5 -26H-7.8M7.8 -26H8.5", width=1.3)
    tower += path("M-5 0V-8C-5 -13 5 -13 5 -8V0Z", "#5a4030", INK, 1.6) + path(
        "M-3 -44V-49H3V-44Z", "#5a4030", INK, 1.3
    )
    body += path("M128 60L166 84H176L160 60Z", "#8a6d3a", None, extra='fill-opacity="0.5"') + group(tower, 144, 64)
    return day(("#f6dc8e", "#fbeec0"), body)


def low_fog() -> str:
    """Fog with a fleece and a breath; only tree tops and the ears of sheep stand out of it."""
    body = land((40, 34, 44, 38), "#bcc7a6", "#7f8a70") + things.pine(24, 52, 0.95, "#8aa07c", "#5d6b58")
    body += (
        things.tree(156, 56, 1, "#9aac84", "#5d6b58")
        + things.pine(130, 50, 0.8, "#93a686", "#5d6b58")
        + land((54, 48, 56, 52), "#c9d1b4", "#8b9579")
    )
    body += group(folk.sheep(0, 0), 58, 72, 0.8) + group(folk.sheep(0, 0, 1, folk.BY_DAY, True), 112, 76, 0.95)
    back = (
        "M1 62C8 52 20 56 24 60C30 50 46 54 48 62C56 56 68 58 70 66C80 58 90 60 94 66"
        "C102 60 114 62 116 70C126 60 142 62 146 68C154 60 170 58 179 64"
    )
    body += ground(back, "#eef0e8", "#8b938a", 1.8)
    curls = (
        "M16 68a6 6 0 1 1 9 4M62 76a6 6 0 1 1 9 4M134 74a6 6 0 1 1 9 4M98 74a5 5 0 1 1 7 4M40 68"
        "a5 5 0 1 1 7 4M160 70a5 5 0 1 1 7 4"
    )
    body += path(curls, stroke="#a9b0a6", width=1.8)
    breath = "M70 82C82 76 92 86 104 80C112 76 118 82 113 84M126 84C136 79 144 87 152 83M26 82C34 77 42 86 50 81"
    body += path(breath, stroke="#a9b0a6", width=2)
    body += mist(((40, 24, 60), (124, 18, 84), (94, 32, 50)), "#ffffff", 0.6)
    return day(("#cfd9d6", "#e9ebe0"), body)


PLATES: dict[str, Callable[[], str]] = {
    plate.__name__: plate
    for plate in (
        fair_wind, toll_gate, burst_wheel, long_light, low_fog,
    )
}  # fmt: skip
"""Event -> how its plate is drawn."""
