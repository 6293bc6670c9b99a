"""The sand timer in layers, all in one box of 200 x 764: the frame, then the sand of the program, then the glass.

The inside of the upper bulb, top to neck, in units of the box; the lower bulb is its mirror below 382. The
program fills its sand by the same table, which stands in game/tables/space_sheep/glass.py.

    y            78   84   92  102  116  134  160  190  220  250  272  292
    half width   38 44.5   49 52.5 55.2   57 57.9 57.6 55.8   52 47.4   42
    y           310  326  340  352  361  368  374  378  382
    half width 35.7   29 22.4   16   11  7.5  5.4  4.7  4.5
"""

from art.palette import GOLD, INK
from art.svg import disc, document, linear, num, path, rect

SIZE, MIDDLE, NECK = (200, 764), 100, 382
GLASS = (
    (78, 38), (84, 44.5), (92, 49), (102, 52.5), (116, 55.2), (134, 57), (160, 57.9), (190, 57.6), (220, 55.8),
    (250, 52), (272, 47.4), (292, 42), (310, 35.7), (326, 29), (340, 22.4), (352, 16), (361, 11), (368, 7.5),
    (374, 5.4), (378, 4.7), (NECK, 4.5),
)  # fmt: skip
"""Height -> half width of the inside, from the top of the upper bulb down to the neck."""


def _outline(grow: float = 0) -> str:
    """Path data of the inside of both bulbs, `grow` wider all round."""
    half = [(y - (grow if k == 0 else 0), w + grow) for k, (y, w) in enumerate(GLASS)]
    side = half + [(2 * NECK - y, w) for y, w in reversed(half[:-1])]
    points = [(MIDDLE + w, y) for y, w in side] + [(MIDDLE - w, y) for y, w in reversed(side)]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def _slab(y: float) -> str:
    """A turned board of the frame, 184 wide and 44 high, its upper edge at y."""
    out = rect((8, y, 184, 44), 11, "url(#board)", INK, 3.4)
    out += path(f"M22 {y + 9}H178", stroke="#dcb27a", width=3.4, extra='stroke-opacity="0.9"')
    grain = f"M20 {y + 22}C70 {y + 17} 120 {y + 27} 180 {y + 21}M26 {y + 32}C80 {y + 36} 130 {y + 28} 174 {y + 33}"
    out += path(grain, stroke="#5c3a1a", width=1.8, extra='stroke-opacity="0.65"')
    return out + disc(31, y + 22, 6, GOLD, INK, 2.4) + disc(169, y + 22, 6, GOLD, INK, 2.4)


def _post(x: float) -> str:
    """A turned post between the boards, 20 wide."""
    left, right = x - 7, x + 7
    d = f"M{left} 66V698H{right} V66Z"
    out = path(d, "url(#post)", INK, 3) + path(
        f"M{x - 2.4} 76V688", stroke="#e3bd86", width=3, extra='stroke-opacity="0.85"'
    )
    for y in (110, 368, 626):
        out += rect((x - 11, y, 22, 28), 8, "url(#post)", INK, 2.8)
        out += path(f"M{x - 8} {y + 9}H{x + 8}M{x - 8} {y + 19}H{x + 8}", stroke="#5c3a1a", width=1.8)
    return out


def frame() -> str:
    """Boards, posts and the dark air inside the bulbs; the sand goes on top."""
    defs = linear("board", (0, 30, 0, 734), (0, "#a87643", 1), (0.5, "#8a5c2f", 1), (1, "#8a5c2f", 1))
    defs += linear("post", (12, 0, 188, 0), (0, "#b5824a", 1), (1, "#8f6233", 1))
    defs += linear(
        "air", (42, 0, 158, 0), (0, "#5b6a94", 1), (0.3, "#2b3357", 1), (0.75, "#20284a", 1), (1, "#47557f", 1)
    )
    body = _post(24) + _post(176)
    body += path(_outline(), "url(#air)", None, extra='fill-opacity="0.86"')
    return document(SIZE, body + _slab(30) + _slab(690), defs)


def glass() -> str:
    """The rim and the shine of the bulbs, clear inside; to be drawn over the sand."""
    line = 5.2
    body = path(_outline(line / 2), stroke=INK, width=line)
    body += path(_outline(line / 2), stroke="#dcebf0", width=1.6, extra='stroke-opacity="0.75"')
    shine = "M54 104C47.6 130 47 190 51 232M53 514C49 560 49 620 55 654"
    body += path(shine, stroke="#ffffff", width=6, extra='stroke-opacity="0.72"')
    body += path(
        "M56 252C58 262 61 271 65 280M62 668L66 675", stroke="#ffffff", width=4.4, extra='stroke-opacity="0.6"'
    )
    body += path(
        "M146 150C149 190 147 226 142 250M142 520C148 556 148 590 144 622",
        stroke="#ffffff",
        width=3,
        extra='stroke-opacity="0.32"',
    )
    collars = rect((57, 68, 86, 10), 4, "#d9a021", INK, 2.8) + rect((57, 686, 86, 10), 4, "#d9a021", INK, 2.8)
    collars += rect((89, 375, 22, 14), 5, "none", INK, 3)
    return document(SIZE, body + collars)


def pieces() -> dict[str, str]:
    """The layers by name."""
    return {"timer-frame": frame(), "timer-glass": glass()}
