"""The Sheep of the map: the frame each tier is built on, and how they look by day.

They look to the left. A lamb is all legs and ears, a grown sheep a ball of wool, a ram has horns to its shoulders.
"""

import re
from dataclasses import dataclass

from art.palette import INK
from art.svg import disc, document, ellipse, fleece, group, path

_WOOL, _WOOL_SHADE, _CURL, _FACE = "#f8f0de", "#b9a582", "#a89473", "#4a3b36"
_PAIR = re.compile(r"(-?[\d.]+) (-?[\d.]+)")
_HORN, _HORN_RIB = "#d3ae6a", "#8a6734"


@dataclass(frozen=True)
class Frame:
    """Where the parts of a Sheep are in its box, in units; what is drawn there is another matter.

    `at` and `radii`: middle and half axes of the body; `head` and `head_scale`: where a head drawn round 0,0 (about
    26 wide, 38 high) goes; `legs`: where they stand on `ground`, `leg` how thick they are.
    """

    tier: str
    rank: int
    size: tuple[float, float]
    ground: float
    at: tuple[float, float]
    radii: tuple[float, float]
    head: tuple[float, float]
    head_scale: float
    legs: tuple[float, ...]
    leg: float

    def spot(self, u: float, v: float) -> tuple[float, float]:
        """A point of the body: 0, 0 its middle, 1 its edge to the right or below."""
        return round(self.at[0] + u * self.radii[0], 1), round(self.at[1] + v * self.radii[1], 1)

    def warp(self, d: str) -> str:
        """Path data (absolute M, L, C, Q, Z only) from units of the body, as for `spot`, to units of the box."""
        return _PAIR.sub(lambda m: "{} {}".format(*self.spot(float(m[1]), float(m[2]))), d)

    @property
    def down(self) -> float:
        """How far below the body's middle the ground is, in units of the body."""
        return (self.ground - self.at[1]) / self.radii[1]

    def put_head(self, body: str) -> str:
        """A head drawn round 0,0 at its place."""
        return group(body, *self.head, self.head_scale)

    def line(self, width: float) -> float:
        """The width a line of the head must have to come out `width` wide."""
        return round(width / self.head_scale, 2)


LESSER = Frame("lesser", 0, (72, 66), 60, (44, 37), (15.5, 12.4), (24, 29), 0.72, (35, 41, 49, 55), 3)
STANDARD = Frame("standard", 1, (94, 82), 75, (52, 44), (23.5, 19.5), (29, 39), 0.9, (40, 48, 59, 66), 5.6)
GREATER = Frame("greater", 2, (128, 106), 98, (73, 56), (31, 26), (44, 49), 1.12, (57, 67, 83, 92), 7.4)
FRAMES = (LESSER, STANDARD, GREATER)


def shadow(f: Frame, opacity: float = 0.22) -> str:
    """What a Sheep throws on the ground."""
    radii = (f.radii[0] * 1.25, f.radii[1] * 0.26)
    return ellipse(f.at[0] - f.radii[0] * 0.12, f.ground, radii, INK, extra=f'fill-opacity="{opacity}"')


def _legs(f: Frame) -> str:
    top = f.at[1] + f.radii[1] * 0.4
    d = "".join(f"M{x} {top:.1f}V{f.ground - f.leg / 2:.1f}" for x in f.legs)
    return path(d, width=f.leg + 4) + path(d, stroke=_FACE, width=max(f.leg - 1, 2.2))


def _head(f: Frame) -> str:
    line, thin = f.line(3), f.line(2)
    droop = 5 if f.rank == 0 else 0
    ears = f"M-11 -8C-24 {-11 + droop} -29 {-3 + droop} -24 {2 + droop}C-18 {4 + droop} -12 1 -9 -4Z"
    if f.rank < 2:
        ears += f"M11 -10C23 {-16 + droop} 29 {-9 + droop} 24 {-3 + droop}C18 {-1 + droop} 14 -3 11 -7Z"
    out = path(ears, _FACE, INK, line) + path(
        f"M-22 {-3 + droop}C-19 {-5 + droop} -15 -4 -13 -3", stroke="#d8a195", width=f.line(2.2)
    )
    out += path("M-13 -6C-14 -20 13 -21 13.6 -7C14 5 8 18 -1 19C-9 18 -13 6 -13 -6Z", _FACE, INK, line)
    for x, y in ((-6.4, -3), (6, -4)):
        out += ellipse(x, y, (4.4, 4.8), "#fffdf5", INK, thin / 2) + ellipse(x - 0.6, y + 0.9, (2.2, 2.6), INK)
        out += disc(x - 1.4, y - 0.4, 0.8, "#ffffff")
    out += path("M-5 11Q-1 14.4 3 10.6M-1 12.8V15", stroke="#d8a195", width=thin)
    if f.rank == 2:
        out += path("M-11.6 -9.6L-3 -7M11.4 -10.6L3 -8", width=line)
    cap = (fleece(0, -17, (8.6, 5), 6, 2), fleece(0, -17, (11.6, 6), 8, 2), fleece(0, -17, (12, 6.4), 8, 2))[f.rank]
    return out + path(cap, _WOOL, INK, line)


def _ram_horns(f: Frame) -> str:
    """Two horns that curl out and forward, to be drawn before the head."""
    curl = "M6 -15C20 -32 40 -20 35 -1C31 12 15 10 17 -1C19 -8 27 -6 25 0C31 -4 28 -15 20 -15C14 -15 11 -12 9 -7Z"
    ribs = "M17 -23L19 -15M28 -22L24 -14M35 -12L28 -9M34 1L29 -2M26 8L24 2"
    one = path(curl, _HORN, INK, f.line(3)) + path(ribs, stroke=_HORN_RIB, width=f.line(2))
    return one + group(one, -1, 2, (-1, 1))


def day_sheep_of(f: Frame) -> str:
    """The drawing of a tier by day, without its document."""
    x, y = f.at
    rx, ry = f.radii
    out = shadow(f) + _legs(f)
    tail = fleece(x + rx * 1.02, y - ry * (0.5, 0.1, 0.2)[f.rank], (rx * 0.2, ry * (0.36, 0.24, 0.24)[f.rank]), 6, 2)
    out += path(tail, _WOOL, INK, 3) + path(fleece(x, y, f.radii, (9, 12, 14)[f.rank], 7), _WOOL, INK, 3.2)
    out += path(
        fleece(x + rx * 0.12, y + ry * 0.42, (rx * 0.72, ry * 0.42), 9, 3),
        _WOOL_SHADE,
        None,
        extra='fill-opacity="0.42"',
    )
    r = (2.6, 3.8, 4.6)[f.rank]
    places = ((-0.02, -0.5), (0.5, -0.3), (0.22, 0.02), (0.66, 0.24), (0.1, 0.5), (-0.36, -0.16))[: (4, 5, 6)[f.rank]]
    curls = "".join(f"M{f.spot(u, v)[0]} {f.spot(u, v)[1]}a{r} {r} 0 1 1 {r * 1.4:.1f} {r:.1f}" for u, v in places)
    out += path(curls, stroke=_CURL, width=1.9)
    out += path(
        (
            f"M{x - rx * 0.55:.1f} {y - ry * 0.66:.1f}"
            f"Q{x - rx * 0.25:.1f} {y - ry * 0.9:.1f} {x + rx * 0.1:.1f} {y - ry * 0.84:.1f}"
        ),
        stroke="#ffffff",
        width=3,
    )
    return out + f.put_head((_ram_horns(f) if f.rank == 2 else "") + _head(f))


def day_sheep() -> dict[str, str]:
    """The three tiers by day."""
    return {f"sheep-{f.tier}-day": document(f.size, day_sheep_of(f)) for f in FRAMES}
