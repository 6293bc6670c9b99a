"""The places of the prairie as cards of 5 to 7: what lies there, the back, and the signs of the four piles."""

import math
import random
import re

from art import wild_beasts as beasts
from art.palette import INK
from art.svg import disc, document, group, linear, num, oval, path, radial, rect
from art.symbols import symbol

SIZE = (250, 350)
PLATE = (16, 16, 218, 258)
"""The picture in the card: left, top, width, height. What is painted beyond it is covered by the frame."""

STRIPS = {"grass": "#cdd9a0", "sheep": "#d5e3e4", "wolf": "#cfc4d3", "unknown": "#ead9b2"}
NIGHT, DUSK, DAY, NOON = "night", "dusk", "day", "noon"
SKIES = {
    NIGHT: ("#23264a", "#51476f", "#b0717a"),
    DUSK: ("#5b4d78", "#c77f78", "#f4c583"),
    DAY: ("#a9d0e2", "#d9e9e4", "#f8ecc9"),
    NOON: ("#bcdcd2", "#e6eed0", "#fbeab4"),
}
GROUNDS = {
    NIGHT: ("#4f4659", "#5e4a4c", "#43363f"),
    DUSK: ("#a8836a", "#8f8a55", "#6f7446"),
    DAY: ("#c5cf8a", "#b2c471", "#97b05c"),
    NOON: ("#c9cf84", "#acc067", "#8cab52"),
}
MESAS = {NIGHT: "#3d355a", DUSK: "#96566a", DAY: "#cf9a78", NOON: "#d5a780"}


def round_box(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with round corners."""
    edge = f"h{w - 2 * r:g}a{r:g} {r:g} 0 0 1 {r:g} {r:g}v{h - 2 * r:g}a{r:g} {r:g} 0 0 1 {-r:g} {r:g}"
    return (
        f"M{x + r:g} {y:g}{edge}h{2 * r - w:g}a{r:g} {r:g} 0 0 1 {-r:g} {-r:g}v{2 * r - h:g}a{r:g}"
        f" {r:g} 0 0 1 {r:g} {-r:g}z"
    )


def frame(tone: str = "url(#paper)") -> str:
    """The paper of a card with a hole for its picture; it covers what the picture paints too far."""
    hole = round_box(*PLATE, 10)
    out = path(round_box(1.5, 1.5, 247, 347, 17) + hole, tone, None, extra='fill-rule="evenodd"')
    out += path(round_box(7, 7, 236, 336, 12), stroke="#b99a63", width=1.3)
    return out + path(hole, width=2.8) + path(round_box(1.5, 1.5, 247, 347, 17), width=3)


def paper_paint() -> str:
    """The gradient of a card's paper."""
    return linear("paper", (0, 0, 0, 350), (0, "#fbf4e3", 1), (1, "#eddfc1", 1))


def _mesas(tone: str) -> str:
    colour = MESAS[tone]
    d = "M10 172L22 150L26 118L78 114L84 146L98 172ZM150 172L166 140L170 96L226 92L250 172Z"
    shade = "M58 115L78 114L84 146L98 172H66ZM206 94L226 92L250 172H214Z"
    out = path(d, colour, INK, 1.6, 'stroke-opacity="0.5"') + path(shade, INK, None, extra='fill-opacity="0.16"')
    return out + path("M25 130L80 127M168 116L232 113", stroke=INK, width=1.3, extra='stroke-opacity="0.3"')


def _land(tone: str) -> str:
    far, middle, near = GROUNDS[tone]
    out = path("M8 166C60 152 96 170 140 160C180 150 210 164 244 156V300H8Z", far, INK, 1.8, 'stroke-opacity="0.55"')
    out += path("M8 204C50 186 92 206 130 198C176 188 210 204 244 194V300H8Z", middle, None)
    out += path("M8 240C60 226 100 248 150 236C190 228 220 240 244 234V300H8Z", near, None)
    rng, d = random.Random(4), ""
    for _ in range(30):
        x, y = rng.randrange(20, 230), rng.randrange(174, 266)
        d += f"M{x} {y}l-2 -6M{x + 3} {y}l1 -8M{x + 6} {y}l4 -5"
    return out + path(d, stroke=INK, width=1.4, extra='stroke-opacity="0.28"')


def _sky(tone: str) -> str:
    out = rect((10, 10, 230, 200), 8, "url(#sky)")
    if tone == NIGHT:
        rng = random.Random(9)
        spots = [(rng.randrange(20, 230), rng.randrange(20, 130), rng.choice((1, 1.4, 2))) for _ in range(34)]
        out += path("".join(oval(x, y, r, r) for x, y, r in spots), "#f6ecd0", None, extra='fill-opacity="0.9"')
        return out + disc(125, 84, 92, "url(#glow)") + _moon()
    if tone == DUSK:
        out += disc(125, 160, 110, "url(#glow)") + disc(125, 146, 46, "#fbd98a", INK, 2.2)
        bars = "M20 60C60 52 90 62 130 54C100 68 50 68 20 60ZM120 92C160 84 200 92 236 84C210 100 150 100 120 92Z"
        return out + path(bars, "#f9d9a6", None, extra='fill-opacity="0.6"')
    rays = "".join(
        f"M180 62L{180 + 130 * dx} {62 + 130 * dy}L{180 + 130 * ex} {62 + 130 * ey}Z" for dx, dy, ex, ey in _RAYS
    )
    out += path(rays, "#fff6d0", None, extra='fill-opacity="0.35"') + disc(180, 62, 70, "url(#glow)")
    out += disc(180, 62, 24, "#f2c65a", INK, 2.4) + path("M166 58C168 48 176 44 184 44", stroke="#fff3c4", width=3)
    cloud = "M24 84C10 70 34 56 46 64C56 44 86 48 88 64C104 56 116 74 102 84Z"
    return out + path(cloud, "#fffdf4", INK, 2, 'stroke-opacity="0.55"')


_RAYS = (
    (1, 0.1, 0.97, 0.3),
    (0.75, 0.66, 0.58, 0.81),
    (0.1, 1, -0.12, 1),
    (-0.6, 0.8, -0.76, 0.65),
    (-0.97, 0.25, -1, 0.05),
)


def _moon() -> str:
    out = disc(125, 84, 62, "#f6e8c2", INK, 2.4)
    craters = oval(98, 66, 11, 9) + oval(150, 54, 8, 7) + oval(160, 100, 12, 10) + oval(104, 116, 7, 6)
    return out + path(craters, "#dcc894", None, extra='fill-opacity="0.8"')


def _fence() -> str:
    posts = "".join(f"M{x} 196V158H{x + 8}V196Z" for x in (28, 76, 124, 172, 220))
    rails = "M10 168C80 164 170 172 240 167M10 182C80 180 170 186 240 181"
    return path(posts, "#9a6f42", INK, 2) + path(rails, width=6.4) + path(rails, stroke="#b98a54", width=3)


def _flowers(spots: tuple[tuple[int, int, str], ...]) -> str:
    out = ""
    for x, y, colour in spots:
        out += path(f"M{x} {y + 14}C{x - 1} {y + 8} {x} {y + 5} {x} {y}", stroke="#55733a", width=2.2)
        petals = "".join(
            oval(x + dx, y + dy, 3.4, 3.4) for dx, dy in ((-4, -1), (4, -1), (-2.4, 3.6), (2.4, 3.6), (0, -5))
        )
        out += path(petals, colour, INK, 1.4) + disc(x, y, 2.6, "#e0b030", INK, 1.1)
    return out


def _defs(tone: str) -> str:
    top, middle, low = SKIES[tone]
    out = linear("sky", (0, 14, 0, 176), (0, top, 1), (0.6, middle, 1), (1, low, 1)) + paper_paint() + beasts.paints()
    x, y, r, colour = {NIGHT: (125, 84, 92, "#f6e3b0"), DUSK: (125, 160, 110, "#ffd98a")}.get(
        tone, (180, 62, 70, "#fff0b8")
    )
    return out + radial("glow", (x, y, r), (0, colour, 0.9), (0.6, colour, 0.35), (1, colour, 0))


def _scenery(tone: str) -> str:
    return _sky(tone) + _mesas(tone) + _land(tone)


def _strip(kind: str, signs: list[str]) -> str:
    out = path(round_box(16, 284, 218, 50, 9), STRIPS[kind], INK, 2)
    dots = oval(30, 309, 3, 3) + oval(220, 309, 3, 3)
    out += path(dots, "#a5864f", None)
    for k, sign in enumerate(signs):
        out += group(sign, 125 + (k - (len(signs) - 1) / 2) * 54, 309)
    return out


def _card(tone: str, picture: str, strip: str) -> str:
    return document(SIZE, _scenery(tone) + picture + frame() + strip, _defs(tone))


def _ears(rng: random.Random, x: float, y: float, height: float) -> str:
    """A stalk of wild oats whose foot is at x, y."""
    lean = rng.uniform(-12, 12)
    out = path(
        f"M{x:.0f} {y:.0f}Q{x:.0f} {y - height * 0.6:.0f} {x + lean:.0f} {y - height:.0f}",
        stroke="#8a7a35",
        width=2.4,
    )
    grains = ""
    for k in range(4):
        for side in (-1, 1):
            grains += oval(x + lean * (1 - k * 0.12) + side * 3.4, y - height + 2 + k * 6.5, 2.8, 4)
    return out + path(grains, "#e6c766", INK, 1.4)


def grass() -> str:
    """A place with nothing but grass, tall and flowering."""
    rng = random.Random(12)
    out = group(beasts.cactus(), 52, 150, 0.5)
    rows = ((208, 8, 50, 34, "#b4c96f", 0), (236, 6, 76, 46, "#98b758", 2), (290, 4, 118, 72, "#7ba247", 2.6))
    for y, count, height, wide, colour, ink in rows:
        for k in range(count):
            x = 14 + (k + 0.5) * 222 / count + rng.uniform(-8, 8)
            out += group(beasts.clump(rng.randrange(99), height * rng.uniform(0.85, 1.12), wide, colour, ink), x, y)
        if ink:
            out += "".join(_ears(rng, rng.randrange(30, 220), y - 20, height * 0.9) for _ in range(3))
            spots = (
                (k, y - height + rng.randrange(16, 40), c)
                for k, c in ((62, "#fffdf5"), (150, "#e2735c"), (196, "#fffdf5"))
            )
            out += _flowers(tuple(spots))
    wing = path("M0 -2C4 -18 20 -18 18 -6C17 2 8 3 0 1C8 3 14 8 11 14C6 17 1 8 0 2Z", "#e9913f", INK, 1.8)
    feelers = path("M0 -8C-1 -13 -3 -15 -5 -16M0 -8C1 -13 3 -15 5 -16", width=1.6)
    body = wing + group(wing, scale=(-1, 1)) + feelers + path("M0 -7V9", width=3.4)
    butterfly = group(body, 96, 112, 0.95, -24)
    return _card(NOON, out + butterfly, _strip("grass", [group(beasts.clump(7, 40, 52, "#86a656", 2.4), 0, 18)]))


def _thinner(body: str, scale: float) -> str:
    """`body` with its lines thinned, so that they are still of one ink when it is enlarged."""
    if scale <= 1.2:
        return body
    return re.sub(
        r'stroke-width="([\d.]+)"',
        lambda found: f'stroke-width="{num(float(found[1]) / scale * (1.15 if float(found[1]) < 4 else scale))}"',
        body,
    )


_FLOCKS = {
    1: ((128, 190, 1.72, 1),),
    2: ((86, 142, 1.08, 1), (160, 213, 1.2, -1)),
    3: ((128, 118, 0.9, 1), (76, 174, 1.0, 1), (170, 221, 1.08, -1)),
}


def sheep(count: int) -> str:
    """A place with one, two or three sheep."""
    out = _fence() + group(beasts.clump(4, 30, 30, "#86a656"), 214, 214)
    for x, y, scale, side in _FLOCKS[count]:
        out += group(_thinner(beasts.sheep(), scale), x, y, (scale * side, scale))
    out += group(beasts.clump(5, 40, 44, "#7da04b"), 34, 284) + group(beasts.clump(8, 34, 40, "#7da04b"), 220, 286)
    out += _flowers(((60, 254, "#fffdf5"), (204, 262, "#e2735c")))
    return _card(DAY, out, _strip("sheep", [group(beasts.sheep(), 0, 0, 0.47)] * count))


def wolf(count: int) -> str:
    """A place with one or two wolves by moonlight."""
    if count == 1:
        out = group(beasts.wolf_bust(), 125, 148, 1.16)
    else:
        out = group(beasts.wolf_bust(196), 92, 112, 0.84) + group(beasts.wolf_bust(), 157, 194, 0.86)
    sign = group(beasts.wolf_head(), 0, 1, 0.33)
    return _card(NIGHT, out, _strip("wolf", [sign] * count))


def wolf_in_clothing() -> str:
    """A wolf that has pulled a fleece over its head."""
    out = _fence() + group(beasts.clothed_bust(), 125, 144, 1.08)
    paws = group(beasts.paw(), 66, 276) + group(beasts.paw(), 184, 276, (-1, 1))
    return _card(DUSK, out, _strip("wolf", [group(beasts.clothed_head(), 0, 2, 0.3)]) + paws)


def unknown() -> str:
    """A place of a kind this program has no picture for: a sheet of parchment with a question mark."""
    out = rect((10, 10, 230, 270), 8, "#c98f5c") + path(
        "M10 40H240M10 100H240M10 160H240M10 220H240", stroke="#8a5a34", width=2.4
    )
    sheet = "M40 44C70 36 96 50 126 42C160 34 190 48 212 40C206 76 218 104 210 140C204 176 216 214 208 248"
    sheet += "C180 256 156 244 124 252C92 258 66 246 42 252C48 216 36 186 42 150C48 112 34 82 40 44Z"
    out += path(sheet, INK, None, extra='fill-opacity="0.25" transform="translate(4 6)"') + path(
        sheet, "#f3e2b6", INK, 3
    )
    out += path("M56 226C90 236 150 224 194 234M54 68C60 120 60 170 54 210", stroke="#c9a766", width=2)
    hook = "M94 122C92 84 158 82 156 124C154 150 126 146 126 178"
    out += path(hook, width=24) + path(hook, stroke="#b98552", width=16.5)
    out += disc(126, 208, 12.5, "#b98552", INK, 3.2) + disc(126, 52, 5, "#6a6e78", INK, 2.4)
    signs = [disc(0, 0, 6, "#b98552", INK, 2.2)] * 3
    return document(SIZE, out + frame() + _strip("unknown", signs), paper_paint())


def medallion() -> str:
    """The cactus before the sun, round 0,0 with radius 58."""
    out = disc(0, 0, 58, "#e9bd5c", INK, 3.2) + disc(12, -14, 24, "#f9e3a0")
    out += path("M-56 14L-40 10L-36 -8L-12 -10L-6 10L30 12L34 0L48 -2L55 16L40 30H-40Z", "#b9714a", None)
    ground = "M-56.5 13C-36 2 -14 22 10 12C30 4 44 14 56.5 12C52 40 28 58 0 58C-30 58 -52 38 -56.5 13Z"
    out += path(ground, "#8e5a34", None) + path(
        "M-40 28C-20 22 -4 34 14 28M0 44C12 40 22 46 30 42", stroke="#6b4226", width=2.4
    )
    return out + group(beasts.cactus(), 0, -2, 1.06) + disc(0, 0, 58, "none", INK, 3.2)


def back() -> str:
    """The back that all places share."""
    out = path(round_box(1.5, 1.5, 247, 347, 17), "url(#paper)", INK, 3)
    out += path(round_box(12, 12, 226, 326, 11), "url(#blue)", INK, 2.6)
    rays = ""
    for k in range(16):
        a, b = k * 22.5, k * 22.5 + 9
        rays += f"M125 175L{_at(a, 168)}L{_at(b, 168)}Z"
    out += path(rays, "#7ba0b4", None, extra='fill-opacity="0.38"')
    out += path(
        round_box(1.5, 1.5, 247, 347, 17) + round_box(12, 12, 226, 326, 11),
        "url(#paper)",
        None,
        extra='fill-rule="evenodd"',
    )
    out += path(round_box(12, 12, 226, 326, 11), width=2.6) + path(round_box(1.5, 1.5, 247, 347, 17), width=3)
    out += path(round_box(20, 20, 210, 310, 7), stroke="#ecd8a4", width=2.2)
    out += path(round_box(25, 25, 200, 300, 5), stroke="#ecd8a4", width=1.2, extra='stroke-dasharray="7 5"')
    for x, y in ((43, 43), (207, 43), (43, 307), (207, 307)):
        out += group(symbol("star", "#ecd8a4", "#3f5f78"), x, y, 1.15)
    for turn in (0, 180):
        rope = path("M-58 0C-40 -14 -22 12 0 0C22 -12 40 14 58 0", stroke="#ecd8a4", width=3)
        rope += disc(0, 0, 5, "#ecd8a4") + path("M-66 0H-60M60 0H66", stroke="#ecd8a4", width=4)
        out += group(rope, 125, 62 if turn == 0 else 288, 1, turn)
    out += disc(125, 175, 70, "#2f4a60") + disc(125, 175, 66, "none", "#ecd8a4", 2.4) + group(medallion(), 125, 175)
    defs = paper_paint() + radial("blue", (125, 165, 210), (0, "#4d738d", 1), (0.6, "#3f5f78", 1), (1, "#2e485e", 1))
    return document(SIZE, out, defs)


def _at(degrees: float, reach: float) -> str:
    """A point round the middle of the back, kept inside its blue field."""
    x, y = reach * math.cos(math.radians(degrees)), reach * math.sin(math.radians(degrees))
    return f"{125 + x:.1f} {175 + y:.1f}"


def cards() -> dict[str, str]:
    """All place cards by name."""
    out = {"location-back": back(), "location-grass": grass(), "location-unknown": unknown()}
    out |= {f"location-sheep-{count}": sheep(count) for count in _FLOCKS}
    out |= {f"location-wolf-{count}": wolf(count) for count in (1, 2)}
    return out | {"location-wolf-clothing": wolf_in_clothing()}
