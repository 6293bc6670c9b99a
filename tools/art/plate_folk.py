"""Who goes about on the event plates: sheep by day and by night, people, a dog, a horse, crows and rats."""

from typing import NamedTuple

from art.palette import INK
from art.plate import PALE, rod
from art.svg import disc, ellipse, fleece, group, oval, path


class Look(NamedTuple):
    """The colours of a sheep: wool, its shaded side, face, line and eyes."""

    wool: str
    shade: str
    face: str
    line: str
    eye: str


BY_DAY = Look("#f6eedc", "#d8c3a0", "#4a3b36", INK, "#fffdf5")
BY_NIGHT = Look("#343a5e", "#262b49", "#14172b", PALE, "#f4d35e")
SKIN = "#efc6a0"


def sheep(x: float, y: float, k: float = 1, look: Look = BY_DAY, horns: bool = False, turned: bool = False) -> str:
    """A sheep from the side, about 40 wide and 32 high, looking left, or right if `turned`."""
    line = look.line
    body = path("M-5 -8V0M9 -8V0", stroke=line, width=4.4) + path("M-5 -8V-1M9 -8V-1", stroke=look.face, width=1.8)
    body += path(fleece(3, -17, (15, 11), 10, 4), look.wool, line, 2)
    body += path("M-8 -12C-2 -6 10 -6 16 -13C14 -5 -4 -4 -8 -12Z", look.shade, None)
    body += path("M-2 -22a3 3 0 0 1 5 -2M7 -20a3 3 0 0 1 5 -1M2 -14a3 3 0 0 1 5 -1", stroke=line, width=1.1)
    body += path("M-8 -25C-4 -28 0 -25 -2 -22C-4 -21 -7 -22 -8 -23Z", look.face, line, 1.6)
    body += path("M-19 -21C-19 -28 -8 -29 -8 -22C-7 -16 -10 -9 -14 -8.6C-18 -9 -19 -15 -19 -21Z", look.face, line, 1.9)
    if horns:
        horn = "M-9 -27C-3 -32 3 -27 0 -21C-2 -18 -6 -19 -5 -22"
        body += rod(horn, "#c9a866", (5.2, 2.4), line)
    body += path(fleece(-13, -27, (6, 3.2), 6, 2), look.wool, line, 1.5)
    body += path(oval(-16, -20.5, 1.7, 1.9) + oval(-11.2, -20.5, 1.7, 1.9), look.eye, None)
    body += path(oval(-16, -20, 0.8, 1) + oval(-11.2, -20, 0.8, 1), "#1a130d", None)
    return group(body, x, y, (-k, k) if turned else k)


def sheep_front(x: float, y: float, k: float = 1, look: Look = BY_NIGHT, horns: bool = False) -> str:
    """A sheep that looks straight at us, about 34 wide and 40 high."""
    line = look.line
    body = path("M-7 -8V0M7 -8V0", stroke=line, width=4.6) + path("M-7 -8V-1M7 -8V-1", stroke=look.face, width=2)
    body += path(fleece(0, -20, (16, 14), 11, 5), look.wool, line, 2)
    ears = "M-7 -28C-12 -32 -17 -29 -17 -26C-14 -23 -10 -23 -7 -24ZM7 -28C12 -32 17 -29 17 -26C14 -23 10 -23 7 -24Z"
    body += path(ears, look.face, line, 1.7)
    body += path("M-8 -27C-8 -35 8 -35 8 -27C8 -20 5 -13 0 -12.5C-5 -13 -8 -20 -8 -27Z", look.face, line, 1.9)
    if horns:
        for side in (-1, 1):
            horn = group(path("M5 -31C11 -39 19 -32 16 -25C14 -21 9 -23 11 -27", stroke=line, width=5), 0, 0, (side, 1))
            body += horn + horn.replace(line, "#c9a866").replace('width="5"', 'width="2.2"')
    body += path(fleece(0, -34, (7, 3.6), 7, 3), look.wool, line, 1.6)
    body += path(oval(-3.6, -26, 1.9, 2.2) + oval(3.6, -26, 1.9, 2.2), look.eye, None)
    return group(body + path(oval(-3.6, -26, 0.7, 1.5) + oval(3.6, -26, 0.7, 1.5), "#1a130d", None), x, y, k)


def watchers(places: tuple[tuple[float, float], ...], look: Look = BY_NIGHT) -> str:
    """Sheep that look straight at us side by side, each about 28 wide and 31 high; every layer is one path for all."""

    def row(d: str) -> str:
        return "".join(f"M{x:g} {y:g}{d}" for x, y in places)

    wool = (
        "m-9 -7a6 6 0 0 1 -4 -9a6 6 0 0 1 4 -9a7 6 0 0 1 9 -3a7 6 0 0 1 9 3a6 6 0 0 1 4 9"
        "a6 6 0 0 1 -4 9a6 5 0 0 1 -9 2a6 5 0 0 1 -9 -2z"
    )
    out = path(row("m-5 -7v7m10 -7v7"), stroke=look.line, width=4) + path(
        row("m-5 -7v6m10 -6v6"), stroke=look.face, width=1.7
    )
    out += path(row(wool), look.wool, look.line, 1.8)
    out += path(
        row("m-6 -21c-3 -4 -8 -2 -8 1c2 2 6 2 8 1zm12 0c3 -4 8 -2 8 1c-2 2 -6 2 -8 1z"), look.face, look.line, 1.4
    )
    out += path(
        row("m-6.4 -21c0 -6 12.8 -6 12.8 0c0 6 -3 11 -6.4 11.4c-3.4 -0.4 -6.4 -5.4 -6.4 -11.4z"),
        look.face,
        look.line,
        1.6,
    )
    out += path(
        row("m-5 -25a3 3 0 0 1 3 -3a3 2 0 0 1 4 0a3 3 0 0 1 3 3a3 2 0 0 1 -5 1a3 2 0 0 1 -5 -1z"),
        look.wool,
        look.line,
        1.3,
    )
    return out + path(row("m-3 -20.8v1.4m6 -1.4v1.4"), stroke=look.eye, width=2.6)


def eyes(x: float, y: float, k: float = 1, colour: str = "#f4d35e") -> str:
    """A pair of eyes in the dark."""
    body = path(oval(-4, 0, 2.2, 1.7) + oval(4, 0, 2.2, 1.7), colour, None)
    return group(body + path(oval(-4, 0, 0.6, 1.5) + oval(4, 0, 0.6, 1.5), "#14172b", None), x, y, k)


_HATS = {
    "brim": ("M-10 -24C-4 -26 4 -26 10 -24C6 -21.5 -6 -21.5 -10 -24ZM-5 -25C-5 -31 5 -31 5 -25Z", "#4a3426"),
    "tall": ("M-7 -24H7V-22.5H-7ZM-4.5 -24L-5 -34H5L4.5 -24Z", "#2f2a33"),
    "shako": ("M-4.6 -23L-5 -33H5L4.6 -23ZM-5.5 -23.5C-2 -21 2 -21 5.5 -23.5Z", "#2f2a33"),
    "bonnet": ("M-6.5 -18C-8 -30 8 -30 6.5 -18C5 -24 -5 -24 -6.5 -18Z", "#e9dcc0"),
}


def person(x: float, y: float, k: float = 1, coat: str = "#5d7f8c", hat: str = "brim", line: str = INK) -> str:
    """Somebody in a long coat, about 16 wide and 32 high."""
    body = path("M-8 0C-8 -10 -6 -17 0 -18C6 -17 8 -10 8 0C3 1.5 -3 1.5 -8 0Z", coat, line, 1.8)
    body += path("M0 -13V0", stroke=line, width=1.1) + disc(0, -21, 4.5, SKIN, line, 1.7)
    body += path(oval(-1.7, -20.5, 0.7, 0.9) + oval(1.7, -20.5, 0.7, 0.9), INK, None)
    d, felt = _HATS[hat]
    return group(body + path(d, felt, line, 1.5), x, y, k)


def soldiers(places: tuple[float, ...], foot: float) -> str:
    """Militiamen with muskets side by side, each about 16 wide and 40 high; every layer is one path for all."""

    def row(d: str) -> str:
        return "".join(f"M{x:g} {foot:g}{d}" for x in places)

    out = path(row("m-4 -7v7m8 -7v7"), width=4.6) + path(row("m-4 -7v6m8 -6v6"), stroke="#e9dcc0", width=2)
    out += path(row("m-6 -6c-1 -8 1 -12 6 -12c5 0 7 4 6 12z"), "#b23a2e", INK, 1.8)
    out += path(row("m-5 -16l9 9m1 -9l-9 9"), stroke="#f6eedc", width=1.5)
    out += path(row("m-4.3 -21a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0 -8.6 0z"), SKIN, INK, 1.6)
    out += path(row("m-1.6 -20.4v0.6m3.2 -0.6v0.6"), width=1.4)
    out += path(row("m-5 -23l-0.4 -10h10.8l-0.4 10c-3 1.5 -7 1.5 -10 0z"), "#2f2a33", INK, 1.5)
    out += path(row("m0 -33v-4"), stroke="#c2452d", width=2) + path(row("m8 -1l2 -36"), width=2.6)
    out += path(row("m10 -32v-8"), stroke="#8b8f98", width=1.4) + path(row("m4.6 -14l4 2"), width=3.6)
    return out + path(row("m4.6 -14l4 2"), stroke="#b23a2e", width=1.6)


def lamb(x: float, y: float, k: float = 1, ribbon: str = "#3f8f5b", turned: bool = False) -> str:
    """A lamb with a bow and too many teeth, about 38 wide and 38 high, its head on the left."""
    body = path("M-4 -8V0M2 -8V1M11 -8V0M16 -8V1", width=4.2) + path(
        "M-4 -8V-1M2 -8V0M11 -8V-1M16 -8V0", stroke="#e8d3bd", width=1.8
    )
    body += path(fleece(7, -15, (14, 9), 9, 7), "#fffaf0", INK, 2) + path(
        "M4 -17a3 3 0 0 1 5 -2M12 -13a3 3 0 0 1 5 -1", width=1.1
    )
    body += path(
        "M-17 -31C-26 -34 -28 -26 -23 -23C-20 -22 -17 -24 -15 -27ZM1 -31C10 -34 12 -26 7 -23C4 -22 1 -24 -1 -27Z",
        "#e8d3bd",
        INK,
        1.8,
    )
    body += path("M-19 -27C-19 -39 3 -39 3 -27C3 -17 -2 -12 -8 -12C-14 -12 -19 -17 -19 -27Z", "#f5e6d3", INK, 2)
    body += path(fleece(-8, -37, (7, 4), 7, 2), "#fffaf0", INK, 1.7)
    body += path("M-16 -22C-12 -20.5 -4 -20.5 0 -22C0 -16 -4 -13 -8 -13C-12 -13 -16 -16 -16 -22Z", "#8c2f2a", INK, 1.5)
    body += path("M-15.5 -21.5L-13.5 -18.5L-11 -21L-9 -18L-7 -21L-5 -18L-2.5 -21L-0.5 -21.5", "#fffdf5", INK, 0.9)
    body += path(oval(-12.5, -27, 1.9, 2.4) + oval(-3.5, -27, 1.9, 2.4), INK, None) + path(
        oval(-12, -27.8, 0.6, 0.7) + oval(-3, -27.8, 0.6, 0.7), "#ffffff", None
    )
    body += path("M-8 -11L-17 -14V-5ZM-8 -11L1 -14V-5Z", ribbon, INK, 1.5) + disc(-8, -10.5, 2.4, ribbon, INK, 1.3)
    return group(body, x, y, (-k, k) if turned else k)


def dog(x: float, y: float, k: float = 1) -> str:
    """A sheepdog, about 40 wide and 28 high, looking right."""
    body = path("M-10 -8V0M-6 -8V0M9 -8V0M13 -9V0", width=4) + path("M-10 -8V-1M9 -8V-1", stroke="#f6eedc", width=1.6)
    tail = "M-14 -15C-22 -14 -23 -20 -26 -22"
    body += rod(tail, "#39323a", (5.6, 2.8))
    body += path(
        "M-16 -14C-12 -20 8 -19 15 -18C18 -12 14 -6 8 -7C0 -5 -8 -5 -13 -7C-16 -9 -17 -12 -16 -14Z", "#39323a", INK, 1.9
    )
    body += path("M9 -18C10 -10 12 -8 16 -9C18 -13 18 -17 16 -19Z", "#f6eedc", INK, 1.4)
    body += path("M12 -19C11 -26 18 -29 22 -25L29 -22C30 -19 26 -17 22 -17C19 -15 13 -15 12 -19Z", "#39323a", INK, 1.9)
    body += path("M13 -24C11 -30 14 -31 18 -26Z", "#39323a", INK, 1.6) + path(
        "M22 -20C25 -19 28 -20 29 -21.5", stroke="#f6eedc", width=1.4
    )
    return group(body + disc(20.5, -23, 1.2, "#f4d35e"), x, y, k)


def horse(x: float, y: float, k: float = 1, coat: str = "#8a6a50") -> str:
    """A tired horse, about 52 wide and 36 high, its head hanging on the left."""
    legs = "M-10 -12L-11 0M-6 -12V0M13 -12V0M17 -13L18 0"
    body = rod(legs, coat, (4.8, 2.2))
    tail = "M20 -24C26 -22 24 -12 25 -6"
    body += rod(tail, "#4a3426", (4.4, 2))
    body += path(
        "M-13 -22C-8 -28 0 -22 6 -25C14 -29 22 -26 21 -19C21 -12 14 -9 6 -10C-2 -9 -10 -8 -14 -13Z", coat, INK, 1.9
    )
    body += path(
        "M-7 -25C-14 -26 -19 -19 -23 -12C-27 -7 -25 -3 -22 -3C-19 -3 -18 -8 -15 -11C-12 -12 -9 -14 -7 -17Z",
        coat,
        INK,
        1.9,
    )
    body += path("M-8 -25C-13 -25 -17 -20 -19 -16", stroke="#4a3426", width=3) + path("M-18 -17L-19 -21", width=2.4)
    return group(body + disc(-19.6, -11.5, 0.9, INK), x, y, k)


def crow(x: float, y: float, k: float = 1, colour: str = "#2f2a33", line: str = INK) -> str:
    """A crow that stands, about 18 wide and 12 high, looking left."""
    body = path("M-1 -2V1M2 -2V1", stroke=line, width=1.1)
    body += path(
        "M-9 -8.5L-5 -9C-3 -12 1 -11 1 -8C5 -7 8 -4 10 -1C5 -1 0 -1 -3 -3C-5 -5 -5 -6 -5 -7Z", colour, line, 1.2
    )
    return group(body + disc(-3, -8.6, 0.6, "#f6eedc"), x, y, k)


def rat(x: float, y: float, k: float = 1, line: str = PALE, coat: str = "#7c7c92") -> str:
    """A rat on the run, about 26 wide and 10 high, looking left."""
    body = path("M10 -3C16 -2 18 -6 24 -4", stroke=line, width=1.5) + path(
        "M-4 -1L-6 1M6 -1L8 1", stroke=line, width=1.6
    )
    body += path("M-12 -2C-9 -7 -4 -9 2 -9C8 -9 12 -5 10 -1H-8C-10 -1 -12 -1 -12 -2Z", coat, line, 1.5)
    body += ellipse(-4, -8, (2, 2.2), coat, line, 1.2)
    return group(body + disc(-8, -4.2, 0.8, "#f4d35e"), x, y, k)
