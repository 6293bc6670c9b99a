"""The pictures on the mutation cards, 280 x 160: every mutation where somebody met it."""

import random
from collections.abc import Callable

from art import night_meetings
from art.night_stage import (
    SIZE,
    Scene,
    church,
    dead_tree,
    grass,
    hill,
    mist,
    moon,
    sheep,
    sickle,
    sky,
    stars,
)
from art.svg import document, group, oval, path


def _void() -> Scene:
    paint, out = sky("#0a0820", "#3a2e6e", "#1d1747")
    out += stars(3, 60, 120) + sickle(60, 50, 30) + path("M42 66L50 62L48 70L56 68L52 78L60 84L40 80Z", "#1d1747", None)
    streaks = "M20 96L120 84M16 120L112 98M40 70L110 72M96 20L150 52M150 6L172 40"
    out += path(streaks, stroke="#e8e2f6", width=1.2, extra='stroke-opacity="0.5"')
    out += hill("M0 128C70 112 150 140 280 120", "#17123a")
    return paint, out + sheep("void", "greater", 182, 147, 1.34) + grass(2, "#3a2e6e", 148)


def _prismatic() -> Scene:
    paint, out = sky("#101735", "#33406f")
    out += stars(8) + moon(34, 34, 17)
    out += path("M40 42L150 88L156 78Z", "#fffdf0", None, extra='fill-opacity="0.5"')
    colours = ("#c8445a", "#e0923f", "#e8cc4a", "#5cae66", "#4a94c8", "#6a66c2", "#9a5ab8")
    for k, colour in enumerate(colours):
        out += path(f"M166 82L280 {24 + k * 17}V{41 + k * 17}Z", colour, None, extra='fill-opacity="0.62"')
    out += hill("M0 130C60 118 190 140 280 128", "#1a2244")
    return paint, out + sheep("prismatic", "greater", 146, 148, 1.24) + sheep("prismatic", "lesser", 238, 152, 0.9)


def _ironfleece() -> Scene:
    paint, out = sky("#171a2c", "#8a3a2a", "#3d2a3c")
    out += stars(5, 16, 50) + path("M0 112V84H18V60H28V84H48V50H62V84H80V96H104V112Z", "#151421", None)
    out += path("M20 60C12 44 34 36 24 20M54 50C46 36 66 28 58 10", stroke="#4c4456", width=9) + path(
        "M24 92H32V100H24ZM54 90H62V98H54Z", "#f2a04a", None
    )
    out += hill("M0 110C80 100 180 116 280 104", "#211d2c") + sheep("ironfleece", "greater", 176, 146, 1.36)
    sparks = random.Random(2)
    out += path(
        "".join(oval(round(sparks.uniform(60, 276)), round(sparks.uniform(20, 120)), 1.3, 1.3) for _ in range(24)),
        "#ffb860",
        None,
    )
    shears = (
        path("M-14 0L-2 -4L-2 2L-14 5Z", "#c9d2da", None)
        + path("M10 6A7 7 0 1 1 18 10", stroke="#c9d2da", width=3)
        + path("M22 -6L36 -9L30 -2Z", "#c9d2da", None)
    )
    return paint, out + group(shears, 46, 144, 1.2)


def _hollow() -> Scene:
    paint, out = sky("#0f1630", "#4a5578")
    out += stars(12, 30, 70) + moon(158, 74, 44, "#efe6c8", 0.2) + dead_tree(262, 126, 1.2, "#141a33", True)
    out += hill("M0 124C90 108 190 130 280 116", "#1b2242")
    return paint, out + sheep("hollow", "greater", 153, 148, 1.4) + grass(6, "#39426b", 144) + sheep(
        "hollow", "lesser", 42, 132, 0.66
    )


def _gilded() -> Scene:
    paint, out = sky("#191433", "#7a5a3a", "#3c2c4a")
    out += (
        stars(9, 30, 70, "#f6e3a8")
        + moon(222, 30, 15, "#f2d98a", 0.22)
        + hill("M0 92C60 76 120 98 190 84C230 76 260 84 280 80", "#2b2240")
    )
    road = "M232 84C200 92 236 100 190 112C140 124 120 136 90 160H200C190 140 214 126 240 112C258 100 226 92 238 84Z"
    out += hill("M0 104C90 92 180 112 280 98", "#221a34") + path(road, "#6d5436", None)
    out += (
        sheep("gilded", "lesser", 236, 90, 0.34)
        + sheep("gilded", "standard", 216, 120, 0.62)
        + sheep("gilded", "greater", 112, 151, 1.36)
    )
    coins = "".join(oval(x, y, 3.6, 1.8) for x, y in ((176, 142), (196, 150), (188, 134), (210, 132), (226, 146)))
    return paint, out + path(coins, "#f2c744", "#5c4010", 1)


def _shrouded() -> Scene:
    paint, out = sky("#20263c", "#565e7c")
    out += sickle(44, 30, 15, "#b9bdd2") + church(196, 96, "#2c3350") + hill("M0 98C80 88 170 104 280 92", "#343b58")
    out += group(sheep("shrouded", "standard", 0, 0, 0.62), 222, 112, opacity=0.5) + group(
        sheep("shrouded", "lesser", 0, 0, 0.62), 258, 118, opacity=0.4
    )
    out += mist(112, "#aeb5cf", 0.24, 3) + sheep("shrouded", "greater", 118, 150, 1.36) + mist(146, "#c3c8dc", 0.26, 5)
    lamp = (
        path("M0 0V-42", stroke="#12172b", width=4)
        + path("M-7 -44L-5 -60H5L7 -44Z", "#6b6f82", "#12172b", 2.4)
        + path("M-8 -60L0 -68L8 -60Z", "#12172b", None)
    )
    return paint, out + group(lamp, 246, 156, 1.15) + path("M246 88C240 80 250 76 244 66", stroke="#c3c8dc", width=2)


def _rootbound() -> Scene:
    paint, out = sky("#12202c", "#3f5a4c")
    out += stars(4, 20, 60) + moon(140, 40, 20, "#d8e2c0", 0.16)
    for x, y, s, flip in ((20, 126, 1.5, False), (62, 112, 1, True), (262, 128, 1.6, True), (222, 112, 1, False)):
        out += dead_tree(x, y, s, "#14201f", flip)
    out += hill("M0 112C80 104 200 104 280 112", "#1d2f28") + path("M128 106H152L232 160H48Z", "#77643f", None)
    out += path("M86 160L134 106M196 160L146 106", stroke="#5c4c30", width=3) + sheep(
        "rootbound", "greater", 142, 146, 1.32
    )
    roots = "M60 160C80 144 100 154 116 140M226 158C204 150 190 152 172 140M20 150C40 140 60 150 76 146"
    return paint, out + path(roots, stroke="#54402c", width=5) + path(roots, stroke="#8f7248", width=1.6)


def _squall() -> Scene:
    paint, out = sky("#141f33", "#4d6680", "#2b3d55")
    clouds = "M-10 34C10 10 50 14 66 26C90 6 140 10 150 30C180 16 214 20 224 34C250 22 290 26 300 40V-4H-10Z"
    out += path(clouds, "#1b2940", None) + path("M214 34L204 58H214L200 86", stroke="#fff2a8", width=3.4)
    out += hill("M0 120C90 112 180 126 280 114", "#1b2a3c")
    rain = random.Random(7)
    out += path(
        "".join(f"M{rain.uniform(0, 300):.0f} {rain.uniform(20, 150):.0f}l-10 14" for _ in range(44)),
        stroke="#a9c4da",
        width=1.3,
        extra='stroke-opacity="0.6"',
    )
    out += sheep("squall", "lesser", 252, 130, 0.7) + group(sheep("squall", "greater", 0, 0, 1.4), 132, 144, 1, -5)
    winds = "M186 60C216 52 240 66 274 56M206 92C230 86 250 96 276 90M190 124C220 118 244 128 278 120"
    return paint, out + path(winds, stroke="#c9dff0", width=2.4) + path(
        "M20 152C40 146 52 150 60 156M86 154C96 150 104 152 112 157", stroke="#a9c4da", width=2
    )


def _burrowing() -> Scene:
    paint, out = sky("#161d3a", "#46527c")
    out += (
        stars(15, 24, 46)
        + sickle(240, 26, 13)
        + path("M24 78V62L40 48L58 62V78ZM50 52V42H56V58Z", "#1a2040", None)
        + path("M34 66H42V73H34Z", "#e8b24a", None)
    )
    out += hill("M0 76C60 72 90 82 120 84C170 88 230 70 280 78", "#2c3a34") + hill(
        "M0 84C60 80 100 90 130 92C180 94 230 80 280 86", "#4a3426"
    )
    layers = (
        "M0 108C40 104 70 112 90 110M200 112C230 108 256 114 280 110"
        "M0 134C50 130 90 140 110 138M190 142C226 136 250 142 280 138"
    )
    out += path(layers, stroke="#33241a", width=2.6)
    stones = "".join(
        oval(x, y, a, a * 0.7) for x, y, a in ((24, 120, 6), (60, 146, 8), (252, 126, 7), (226, 150, 5), (84, 124, 4))
    )
    out += path(stones, "#6b5644", None) + path(
        "M196 160C190 132 236 128 280 132V156C246 150 226 150 226 160Z", "#1a110c", None
    )
    out += path("M14 104C30 100 34 108 48 104M36 100V108M226 100l10 -4M230 104l10 4", stroke="#d9cdb0", width=2.2)
    return paint, out + sheep("burrowing", "greater", 146, 136, 1.46)


SCENES: dict[str, Callable[[], Scene]] = {
    "void": _void,
    "prismatic": _prismatic,
    "ironfleece": _ironfleece,
    "hollow": _hollow,
    "gilded": _gilded,
    "shrouded": _shrouded,
    "rootbound": _rootbound,
    "squall": _squall,
    "burrowing": _burrowing,
    "stalking": night_meetings.stalking,
    "mire": night_meetings.mire,
    "cinder": night_meetings.cinder,
    "brood": night_meetings.brood,
    "mirror": night_meetings.mirror,
    "tangled": night_meetings.tangled,
    "leech": night_meetings.leech,
    "choir": night_meetings.choir,
    "grafted": night_meetings.grafted,
}


def scenes() -> dict[str, str]:
    """The picture of every mutation."""
    out = {}
    for mutation, scene in SCENES.items():
        paint, body = scene()
        out[f"mutation-{mutation}"] = document(SIZE, body, paint)
    return out
