"""The six Caravans of The Sheep, 120 x 96, each with its own outline, cover and sign; wheels stand on the line 91."""

from collections.abc import Callable

from art.nightfall import rim
from art.palette import GOLD, INK, PAPER, PAPER_LIGHT
from art.svg import disc, document, ellipse, group, path, rect, spokes

OUTER, INNER = 3.2, 2
WOOD, WOOD_DARK, RIM = "#b27a3e", "#7a5228", "#8a6238"


def _wheel(x: float, radius: float, spoke_count: int = 8, iron: bool = False) -> str:
    """A wheel on the line 91."""
    y = 91 - radius
    tyre, field = ("#8a929b", "#4d535c") if iron else (RIM, "#e9dcc0")
    out = disc(x, y, radius, tyre, INK, OUTER) + disc(x, y, radius * 0.64, field, INK, 1.8)
    out += path(spokes(x, y, (0, radius * 0.64), spoke_count), width=2)
    return out + disc(x, y, radius * 0.24, tyre, INK, INNER)


def _sign(x: float, y: float, mark: str) -> str:
    return disc(x, y, 12, PAPER_LIGHT, INK, 2.6) + group(mark, x, y)


def _shade(d: str) -> str:
    return path(d, INK, None, extra='fill-opacity="0.2"')


def _planks(top: float, foot: float, left: float, right: float) -> str:
    """The body of a wagon: boards between two heights, a little narrower below."""
    box = path(f"M{left} {top}H{right}L{right - 6} {foot}H{left + 6}Z", WOOD, INK, OUTER)
    return box + path(f"M{left + 4} {(top + foot) / 2}H{right - 4}", stroke=WOOD_DARK, width=1.8)


_FLASK = path("M-3 -8V-3L-7.6 5.6C-8.6 8 -7 8.6 -5 8.6H5C7 8.6 8.6 8 7.6 5.6L3 -3V-8Z", "#e8f2ee", INK, 2)
_FLASK += path("M-5 2.6H5L7 6.4C7.4 7.6 6.4 7.6 5 7.6H-5C-6.4 7.6 -7.4 7.6 -7 6.4Z", "#3f8f5b", None) + path(
    "M-4.6 -8.4H4.6", width=2.4
)


def _apothecary() -> str:
    out = path("M88 20V8H97V24Z", "#7d8288", INK, OUTER) + path("M85 7H100", width=4.4)
    out += path("M15 36H105L101 74H19Z", "#4f9389", INK, OUTER) + _shade("M84 36H105L101 74H80Z")
    out += rect((24, 41, 38, 25), 3, "#33413f", INK, 2.4) + path("M24 58H62", stroke="#c9a766", width=2.4)
    for x, colour in ((30, "#c2452d"), (39, "#e0b030"), (48, "#8e62c4"), (57, "#7fb86a")):
        out += path(f"M{x - 1.4} 45.6H{x + 1.4}V49L{x + 3.4} 52V57H{x - 3.4}V52L{x - 1.4} 49Z", colour, PAPER, 0.9)
    out += path("M28 62H34M38 62H46M50 62H58", stroke=PAPER, width=2.2) + _sign(83, 54, _FLASK)
    out += path("M8 37C14 12 106 12 112 37C100 33 20 33 8 37Z", "#e9dfc4", INK, OUTER)
    out += path("M34 17C28 22 26 28 26 33M60 15.4V32M86 17C92 22 94 28 94 33", stroke="#b9a578", width=INNER)
    out += path("M55 15V7L53 3H67L65 7V15Z", "#4f9389", INK, 2.6)
    out += path("M14 74H106", width=8.4) + path("M14 74H106", stroke=WOOD, width=3)
    return out + path("M14 75L2 82", width=4) + _wheel(34, 15) + _wheel(88, 15)


_KETTLE = path("M-5 -3C-7 -10 7 -10 5 -3", width=2) + path("M-7 -2L-8.6 5C-7 8.6 7 8.6 8.6 5L7 -2Z", "#d98a4a", INK, 2)
_KETTLE += path("M7.6 3L10 -2", width=2.6)


def _tinker() -> str:
    out = path("M20 62L1 76M20 66L3 80", width=4.4) + path("M12 68V91", width=4.4)
    pans = path("M96 18L110 6", width=4.6) + path("M88 12C98 8 106 16 102 26Z", "#7d8288", INK, OUTER)
    pans += (
        path("M32 21C30 8 52 6 52 20Z", "#c98a4e", INK, OUTER)
        + path("M34 12C36 2 48 2 50 12", width=2.6)
        + path("M31 17L24 10", width=5)
    )
    pans += path("M60 18V8H80V18Z", "#9aa3aa", INK, OUTER) + path("M57 8H83", width=4) + disc(70, 4.6, 2.4, INK)
    cover = "M16 52C16 24 30 16 48 18C66 12 92 14 100 24C108 32 108 42 106 52Z"
    out += pans + path(cover, "#d0743e", INK, OUTER) + _shade("M90 18C106 24 108 42 106 52H86C92 40 94 28 90 18Z")
    out += path("M26 30L44 26L48 42L30 45Z", "#e8c98a", INK, INNER) + path(
        "M76 21L92 24L88 36L74 34Z", "#7f9a86", INK, INNER
    )
    out += path("M24 34l4 -1M47 33l3.6 -.6M28 41l4 -1M80 18.6l-.6 4M86 38l.8 -3.4M93 29l-4 -.8", stroke=INK, width=1.6)
    out += _planks(52, 68, 12, 110) + _sign(60, 38, _KETTLE)
    out += path("M100 60V66M34 60V66", width=2) + path("M94 66H106L105 78C102 82 98 82 95 78Z", "#9aa3aa", INK, 2.6)
    out += path("M27 66H41C42 76 38 79 34 79C30 79 26 76 27 66Z", "#c98a4e", INK, 2.6)
    return out + _wheel(66, 21, 10)


_HAMMER = (
    path("M-6 7.6L3.6 -3.6", width=5.4)
    + path("M-6 7.6L3.6 -3.6", stroke="#c98a4e", width=2)
    + path("M-3.4 -6.4L1 -9.6L8.6 -1.6L5 2.4Z", "#8f979e", INK, 2)
)


def _ironmonger() -> str:
    spikes = (
        "M14 34L-2 29L13 43ZM13 46L-3 47L13 56ZM106 34L122 29L107 43Z"
        "M107 46L123 47L107 56ZM12 60L-1 66L14 70ZM108 60L121 66L106 70Z"
    )
    out = path(spikes, "#c3cad0", INK, OUTER)
    out += path("M44 17V11H34C38 6 46 3 52 3H84V8C78 9 74 12 72 17H78V22H40V17Z", "#4d535c", INK, OUTER)
    out += path("M8 58L16 26C16 22 20 21 24 21H96C100 21 104 22 104 26L112 58Z", "#7b848d", INK, OUTER) + _shade(
        "M88 21H96C100 21 104 22 104 26L112 58H92Z"
    )
    out += path("M12 42H108M42 21L38 58M78 21L82 58", stroke="#4d535c", width=2.2)
    rivets = "".join(
        disc(x, y, 1.7, "#d3d9dd", INK, 1)
        for x, y in ((22, 27), (35, 27), (85, 27), (98, 27), (18, 50), (31, 50), (89, 50), (102, 50))
    )
    out += rivets + _sign(60, 40, _HAMMER)
    out += path("M4 58H116L112 73H8Z", "#8f5a33", INK, OUTER) + path(
        "M20 58V73M44 58V73M76 58V73M100 58V73", stroke="#4d535c", width=4
    )
    return out + "".join(_wheel(x, 13.4, 6, iron=True) for x in (26, 60, 94))


_CANDLE = path("M-4 -1H4V9H-4Z", "#f4e3b0", INK, 2) + path(
    "M0 -10C4 -6 3.6 -2.6 0 -2.6C-3.6 -2.6 -4 -6 0 -10Z", "#f08a24", INK, 1.6
)


def _taper(x: float, top: float, foot: float) -> str:
    """A tall candle with its flame."""
    body = path(f"M{x - 5} {top}H{x + 5}V{foot}H{x - 5}Z", "#fdf3d6", INK, OUTER)
    body += path(f"M{x - 3} {top + 2}V{top + 10}M{x + 2} {top + 2}V{top + 6}", stroke="#d9c48a", width=2)
    flame = (
        f"M{x} {top - 15}C{x + 7} {top - 7} {x + 5} {top - 1} {x} {top - 1}"
        f"C{x - 5} {top - 1} {x - 7} {top - 7} {x} {top - 15}Z"
    )
    return body + path(flame, "#f6a53c", INK, 2.8) + ellipse(x, top - 4.4, (1.8, 3), "#fff6d8")


def _chandler() -> str:
    out = _taper(17, 22, 58) + _taper(103, 22, 58) + _taper(60, 15, 30)
    out += path("M24 56C20 22 36 14 60 14C84 14 100 22 96 56Z", "#eebf4e", INK, OUTER) + _shade(
        "M78 17C98 22 100 36 96 56H80C86 40 86 28 78 17Z"
    )
    out += path("M38 20C33 30 33 44 35 56M82 20C87 30 87 44 85 56", stroke="#b98a2c", width=INNER)
    out += path(
        "M24 50C30 55 36 55 41 50C46 55 54 55 60 50C66 55 74 55 79 50C84 55 90 55 96 50", stroke="#fff3c8", width=3
    )
    out += _sign(60, 35, _CANDLE) + _planks(56, 72, 7, 113)
    out += path("M9 57L-1 64", width=4) + path("M57 72V75", width=2.4)
    out += path("M50 75H70C72 79 72 83 70 87H50C48 83 48 79 50 75Z", "#a9773f", INK, 2.6) + path(
        "M54 75V87M66 75V87", stroke=WOOD_DARK, width=1.8
    )
    return out + _wheel(29, 15) + _wheel(91, 15)


_KNUCKLES = "".join(disc(x, y, 2.9, "#f4e8cc", INK, 1.8) for x, y in ((-8, 4.4), (-4.4, 8), (8, -4.4), (4.4, -8)))
_BONE = _KNUCKLES + path("M-4.6 4.6L4.6 -4.6", width=6) + path("M-6.4 6.4L6.4 -6.4", stroke="#f4e8cc", width=3)


def _reliquary() -> str:
    out = (
        path("M58.4 12V2H61.6V12Z", GOLD, INK, 2.4)
        + disc(60, 2, 6.4, "none", INK, 6)
        + disc(60, 2, 6.4, "none", "#f2cd5c", 2.6)
    )
    out += path("M16 38V22L22 12L28 22V38ZM92 38V22L98 12L104 22V38Z", "#b79ad0", INK, OUTER)
    out += (
        path("M20 44L60 16L100 44Z", "#d9c79c", INK, OUTER)
        + path("M18 40H102L99 72H21Z", "#efe2c4", INK, OUTER)
        + _shade("M82 40H102L99 72H80Z")
    )
    window = "M{0} 66V52C{0} 45 {1} 43 {2} 39C{3} 43 {4} 45 {4} 52V66Z"
    for x in (33, 87):
        out += path(window.format(x - 7, x - 6, x, x + 6, x + 7), "#f2b53c", INK, 2.4) + path(
            f"M{x} 41V66M{x - 7} 54H{x + 7}", width=1.6
        )
    out += path("M10 40L60 8L110 40L103 46L60 20L17 46Z", "#7a4e9e", INK, OUTER) + path(
        "M25 35L60 13L95 35", stroke="#c7a6e8", width=2
    )
    out += _sign(60, 50, _BONE) + path("M12 72H108", width=9) + path("M12 72H108", stroke=GOLD, width=3.4)
    out += path(
        "M30 78C34 82 38 82 42 78C46 82 50 82 54 78C58 82 62 82 66 78C70 82 74 82 78 78C82 82 86 82 90 78",
        stroke="#7a4e9e",
        width=3,
    )
    return out + _wheel(32, 14.4, 6) + _wheel(88, 14.4, 6)


_BELL = path("M-7 5C-4 2 -5 -7 0 -7C5 -7 4 2 7 5Z", "#e6b335", INK, 2) + path(
    "M-2 -8.4C-2 -11 2 -11 2 -8.4M0 6.6V8", width=2
)


def _drover() -> str:
    out = path("M20 26V62M100 26V62M38 26V58M82 26V58", width=5) + path("M20 26V62M100 26V62", stroke=WOOD, width=1.8)
    out += path("M64 60V46C64 43 66 42 68 42H94V60Z", "#e0c068", INK, OUTER) + path(
        "M70 48H88M68 54H90M76 42V60", stroke="#a98534", width=1.8
    )
    out += path("M26 60C24 52 28 46 35 45C43 46 47 52 46 60Z", "#c9a878", INK, OUTER) + path(
        "M31 46C33 43 38 43 40 46", width=2.4
    )
    out += path("M60 26V32", width=2.4) + _sign(57, 44, _BELL)
    out += path("M6 30C14 12 106 12 114 30L110 26C80 20 40 20 10 26Z", "#3f6f9e", INK, OUTER)
    canopy = (
        "M6 30C12 10 108 10 114 30C111 35 104 35 101 30C98 35 91 35 87 30C84 35 77 35 73 30"
        "C70 35 63 35 60 30C57 35 50 35 47 30C43 35 36 35 33 30C29 35 22 35 19 30C16 35 9 35 6 30Z"
    )
    out += path(canopy, "#4f86b0", INK, OUTER)
    out += path(
        (
            "M33 29C34 24 38 19 44 16L57 15C53 19 48 24 47 29C44 33 37 33 33 29ZM60 29C60 24 60 19 62 15"
            "L76 16C76 20 74 24 73 29C70 33 63 33 60 29ZM87 29C89 25 90 21 90 18L102 22C103 24 102 27 101 29"
            "C98 33 91 33 87 29ZM6 29.6C9 25 12 22 20 20C18 23 18 26 19 29C16 33 9 33 6 29.6Z"
        ),
        "#e9e2cf",
        None,
    )
    out += path(canopy, width=2.6) + path("M4 60H116L110 69H10Z", WOOD, INK, OUTER)
    out += path("M10 62L-2 68", width=4) + path("M106 20L119 4C121 2 120 10 116 12", width=2.6)
    return out + _wheel(28, 18, 12) + _wheel(92, 18, 12)


CARAVANS: dict[str, Callable[[], str]] = {
    "apothecary": _apothecary,
    "tinker": _tinker,
    "ironmonger": _ironmonger,
    "chandler": _chandler,
    "reliquary": _reliquary,
    "drover": _drover,
}


def caravan(kind: str, night: bool = False) -> str:
    """A Caravan; by night with a rim of paper."""
    body = CARAVANS[kind]()
    ground = ellipse(60, 91, (54, 6), INK, extra='fill-opacity="0.22"')
    return document((132, 104), ground + (rim(body) if night else "") + body, origin=(-6, -7))


def caravans() -> dict[str, str]:
    """Every Caravan by day and by night."""
    ends = {"": False, "-night": True}
    return {f"caravan-{kind}{end}": caravan(kind, night) for kind in CARAVANS for end, night in ends.items()}
