"""Beasts and plants of the prairie as bodies round 0,0: sheep, wolf, the wolf in a fleece, cactus, grass.

Their gradients are named here once (`paints`), so that a drawing holds them a single time however many
beasts stand in it.
"""

import random

from art.palette import INK
from art.svg import disc, ellipse, fleece, group, linear, path, radial

WOOL_CURL = "#a8906a"
FACE_DARK = "#46372f"
FUR_LIGHT = "#e9e0cd"


def paints() -> str:
    """The gradients that the beasts below are filled with."""
    out = radial("fleece", (-2, -16, 62), (0, "#fffdf6", 1), (0.55, "#f6ead0", 1), (1, "#d3ba8f", 1))
    out += radial("hood", (-14, -40, 120), (0, "#fffdf6", 1), (0.55, "#f4e7cc", 1), (1, "#cfb58a", 1))
    out += radial("coat", (-10, 80, 110), (0, "#fffaf0", 1), (0.5, "#f3e5c9", 1), (1, "#c9ae82", 1))
    return out + linear("fur", (0, -66, 0, 60), (0, "#8d93a3", 1), (0.5, "#71778a", 1), (1, "#525869", 1))


def _curl(x: float, y: float, r: float) -> str:
    return f"M{x - r:.1f} {y:.1f}A{r:.1f} {r:.1f} 0 1 1 {x + r * 0.7:.1f} {y + r * 0.7:.1f}"


def _sheep_head() -> str:
    out = path("M-36 -8C-50 -14 -58 -6 -54 2C-48 6 -40 4 -34 -2Z", FACE_DARK, INK, 2.8)
    out += path("M-12 -10C-2 -16 8 -10 5 -3C0 2 -7 0 -11 -4Z", FACE_DARK, INK, 2.8)
    out += path("M-48 -3C-44 -6 -40 -5 -37 -3M-5 -6C-2 -8 1 -8 3 -5", stroke="#c98f86", width=2.6)
    skull = "M-38 -8C-40 -22 -8 -24 -8 -10C-7 4 -14 22 -24 23C-33 22 -37 6 -38 -8Z"
    out += path(skull, FACE_DARK, INK, 3)
    for x in (-30.5, -16.5):
        out += ellipse(x, -4, (4.8, 5.2), "#fffdf5", INK, 1.4) + disc(x + 0.7, -2.8, 2.5, "#1a130d")
        out += disc(x + 1.5, -4, 0.9, "#ffffff")
    out += path("M-27 12L-25.4 14M-20 12L-21.6 14M-28 18C-25 20.5 -21 20.5 -18.6 17.4", stroke="#d9b2a4", width=1.9)
    return out + path(fleece(-23, -21, (14, 7.5), 7, 5), "#fffaf0", INK, 2.6)


def sheep(eating: bool = False) -> str:
    """A woolly sheep looking left, about 100 wide and 82 high, its hooves at 44."""
    out = ellipse(4, 44, (44, 7), INK, extra='fill-opacity="0.22"')
    legs = "M-14 22V42M26 22V42"
    out += path("M-2 24V40M36 22V40", width=9.6) + path("M-2 24V40M36 22V40", stroke="#33271f", width=4.6)
    out += path(legs, width=10.4) + path(legs, stroke=FACE_DARK, width=5.2)
    out += path(fleece(48, -8, (9, 8), 6, 4), "#f1e4c8", INK, 2.8)
    out += path(fleece(8, 0, (41, 31), 13, 7), "url(#fleece)", INK, 3.2)
    shade = "M-22 18C-10 34 34 36 46 8C44 24 30 33 8 33C-8 33 -20 27 -22 18Z"
    out += path(shade, "#8a765a", None, extra='fill-opacity="0.3"')
    curls = (
        (2, -18, 5),
        (20, -20, 4.6),
        (34, -8, 5),
        (14, -4, 5),
        (26, 8, 4.6),
        (4, 12, 4.8),
        (-8, -2, 4),
        (38, 12, 4),
    )
    out += path("".join(_curl(*c) for c in curls), stroke=WOOL_CURL, width=2, extra='stroke-opacity="0.75"')
    head = _sheep_head()
    return out + (group(head, -4, 16, 1, -22) if eating else group(head, 0, -4))


def _wolf_eyes() -> str:
    out = path("M-31 -12L-9 0C-11 11 -27 9 -31 -12Z", "#f6cd4c", INK, 2.6)
    out += path("M31 -12L9 0C11 11 27 9 31 -12Z", "#f6cd4c", INK, 2.6)
    out += ellipse(-17, 0.4, (2.6, 4), INK) + ellipse(17, 0.4, (2.6, 4), INK)
    out += disc(-16, -1.4, 1.1, "#fffdf5") + disc(18, -1.4, 1.1, "#fffdf5")
    return out + path("M-36 -19L-7 -4M36 -19L7 -4", width=4.4)


def wolf_outline() -> str:
    """Path data of the outline of the wolf's head."""
    half = "C46 -6 54 2 62 15L47 14L53 29L35 27C29 42 19 60 0 61"
    left = "C-19 60 -29 42 -35 27L-53 29L-47 14L-62 15C-54 2 -46 -6 -42 -14C-48 -32 -49 -52 -45 -70"
    return f"M-45 -70L-18 -45C-6 -50 6 -50 18 -45L45 -70C49 -52 48 -32 42 -14{half}{left}Z"


def wolf_head() -> str:
    """The wolf's head from the front, 124 wide from -62 to 62, 132 high from -70 to 62."""
    out = path(wolf_outline(), "url(#fur)", INK, 3.2)
    ears = "M-39 -55L-23 -40C-31 -35 -35 -28 -37 -20C-42 -31 -42 -44 -39 -55Z"
    ears += "M39 -55L23 -40C31 -35 35 -28 37 -20C42 -31 42 -44 39 -55Z"
    out += path(ears, "#b97f78", None)
    cheeks = "M-36 24C-34 10 -22 4 -11 8L0 -22L11 8C22 4 34 10 36 24C29 42 19 59 0 60C-19 59 -29 42 -36 24Z"
    out += path(cheeks, FUR_LIGHT, None)
    out += path("M-12 -47C-6 -32 -3 -24 0 -8C3 -24 6 -32 12 -47C4 -50 -4 -50 -12 -47Z", "#434859", None)
    out += path("M-30 32L-38 26M-25 42L-33 38M30 32L38 26M25 42L33 38", stroke="#b3a78e", width=2.2)
    out += _wolf_eyes()
    out += path("M-22 39C-15 52 -4 50 0 45C4 50 15 52 22 39", "#5a2c28", INK, 2.8)
    out += path("M-16 44L-12.5 54L-8 48ZM16 44L12.5 54L8 48Z", "#fffdf5", INK, 1.8)
    out += path("M-11 26C-11 17 11 17 11 26C11 33 4 37 0 40C-4 37 -11 33 -11 26Z", "#221a16", INK, 2)
    return out + path("M-5.5 24C-4 22 -1 22 0 22.5", stroke="#8d8680", width=2.4)


def wolf_bust(depth: float = 150) -> str:
    """Head and furry shoulders; the shoulders go down to `depth` and are to be cut by a frame."""
    coat = f"M-34 14C-62 26 -84 58 -90 96L-98 92L-96 112L-104 110L-102 {depth:g}H102L104 110L96 112L98 92L90 96"
    coat += "C84 58 62 26 34 14Z"
    out = path(coat, "url(#fur)", INK, 3.2)
    ruff = (
        "M-42 30L-56 52L-42 52L-50 76L-34 74L-36 98L-20 90L-14 116L0 100L14 116L20 90L36 98L34 74"
        "L50 76L42 52L56 52L42 30Z"
    )
    out += path(ruff, FUR_LIGHT, INK, 2.4)
    marks = "M-68 74L-76 92M-60 92L-66 112M68 74L76 92M60 92L66 112M-22 70L-18 82M22 70L18 82M0 74V88"
    return out + path(marks, stroke="#3c4150", width=2.6, extra='stroke-opacity="0.6"') + wolf_head()


def clothed_head() -> str:
    """The wolf's head under a fleece hood with a sheep's ears, about 170 wide and 150 high."""
    out = path(fleece(0, 4, (65, 54), 14, 3), "url(#hood)", INK, 3.2)
    for side in (1, -1):
        ear = path("M58 -18C78 -26 96 -10 90 8C78 16 62 8 54 -2Z", FACE_DARK, INK, 3)
        ear += path("M66 -10C74 -14 82 -8 84 0", stroke="#c98f86", width=4)
        out += group(ear, scale=(side, 1))
    out += group(wolf_head(), 0, 4, 0.88)
    out += path(fleece(0, -44, (36, 15), 9, 6), "#fffaf0", INK, 3)
    curls = ((-16, -46, 5), (2, -50, 5), (18, -45, 5), (-54, -20, 5), (54, 22, 5), (-52, 26, 5), (0, -43, 3))
    return out + path("".join(_curl(*c) for c in curls), stroke=WOOL_CURL, width=2.2, extra='stroke-opacity="0.8"')


def clothed_bust() -> str:
    """The same with a whole fleece on the shoulders, tied at the neck; to be cut by a frame below."""
    out = path(fleece(0, 112, (94, 62), 15, 9), "url(#coat)", INK, 3.2)
    curls = (
        (-60, 84, 6),
        (-36, 104, 6),
        (40, 86, 6),
        (62, 104, 6),
        (10, 108, 6),
        (-14, 92, 5),
        (-70, 114, 6),
        (30, 120, 5),
    )
    out += path("".join(_curl(*c) for c in curls), stroke=WOOL_CURL, width=2.4, extra='stroke-opacity="0.8"')
    out += clothed_head()
    bow = path("M0 66C-12 52 -32 54 -30 66C-30 80 -12 80 0 66Z", "#c2452d", INK, 2.8)
    bow += path("M0 66C12 52 32 54 30 66C30 80 12 80 0 66Z", "#c2452d", INK, 2.8)
    return out + bow + disc(0, 66, 6, "#9d3322", INK, 2.6)


def paw() -> str:
    """A wolf's paw that hangs out of the fleece over an edge at 0,0, its claws down at 30."""
    out = path("M-9 17L-10 30L-3 21ZM1 19L3 32L8 20ZM11 17L16 28L17 14Z", "#fffdf5", INK, 1.8)
    toes = "M-17 -20C-19 0 -18 14 -12 19C-8 23 -3 22 0 20C4 24 10 23 12 19C18 18 20 10 18 -20Z"
    out += path(toes, "#71778a", INK, 3) + path("M-4 7V17M8 6V16", width=2.2)
    out += path(fleece(0, -18, (23, 11), 8, 4), "#fffaf0", INK, 2.8)
    return out + path(_curl(-8, -18, 4) + _curl(8, -17, 4), stroke=WOOL_CURL, width=2)


def cactus() -> str:
    """A saguaro, 64 wide, from -40 to its foot at 40."""
    d = "M-9 40V-28C-9 -42 9 -42 9 -28V40ZM-9 16C-24 16 -31 9 -31 -5C-31 -14 -20 -14 -20 -5C-20 1 -17 4 -9 4"
    d += "M9 9C21 9 28 2 28 -11C28 -20 17 -20 17 -11C17 -4 15 -3 9 -3"
    out = path(d, "#6f9a55", INK, 3)
    out += path("M-9 5.5V14.5M9 -1.5V7.5", stroke="#6f9a55", width=3.4, extra='stroke-linecap="butt"')
    out += path("M3 38V-28C3 -34 8 -33 8 -28V38Z", "#3f6b3a", None, extra='fill-opacity="0.4"')
    out += path("M-3 -28V34M3 -24V34M-26 -4C-26 6 -20 10 -14 10M23 -10C23 0 18 3 14 3", stroke="#44703c", width=1.8)
    return out + path("M-2 -37C-6 -44 -1 -46 0 -41C1 -46 6 -44 2 -37Z", "#e0759b", INK, 1.8)


def clump(seed: int, height: float, width: float, colour: str, ink: float = 2.2, count: int = 5) -> str:
    """A clump of broad grass whose foot is the line through 0,0: the outer blades behind the inner ones."""
    rng, d, ribs = random.Random(seed), "", ""
    middle = (count - 1) / 2
    for k in sorted(range(count), key=lambda k: -abs(k - middle)):
        lean = (k - middle) / max(1, middle)
        foot = lean * width * 0.3 + rng.uniform(-1, 1)
        tip = lean * width * 0.66 + rng.uniform(-0.08, 0.08) * width
        top = -height * (1 - 0.4 * abs(lean) ** 1.4) * rng.uniform(0.84, 1.05)
        half = width * 0.1 + 1
        bend = foot + (tip - foot) * 0.3
        d += f"M{foot - half:.1f} 0C{foot - half:.1f} {top * 0.4:.1f} {bend - half * 0.9:.1f} {top * 0.7:.1f} "
        d += f"{tip:.1f} {top:.1f}C{bend + half * 0.9:.1f} {top * 0.66:.1f} {foot + half:.1f} {top * 0.4:.1f} "
        d += f"{foot + half:.1f} 0Z"
        ribs += (
            f"M{foot:.1f} {-height * 0.06:.1f}Q{foot:.1f} {top * 0.45:.1f} {(bend + tip) / 2:.1f} {top * 0.76:.1f}"
        )
    out = path(d, colour, INK if ink else None, ink)
    return out + path(ribs, stroke="#40602c", width=1.4, extra='stroke-opacity="0.55"') if ink else out


def tuft() -> str:
    """A small tuft of five blades, 44 wide and 28 high, its foot at 0,8."""
    d = (
        "M-15 8C-13 -5 -16 -12 -22 -17C-10 -13 -8 -5 -7 8ZM-5 8C-5 -6 -1 -16 2 -22"
        "C5 -12 5 -4 4 8ZM6 8C9 -6 13 -11 22 -16C17 -7 15 0 14 8Z"
    )
    return path(d, "#86a656", INK, 2.2)
