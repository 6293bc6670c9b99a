"""Sheep of the night with strange hides: void, prismatic, iron, hollow, gilded, shrouded, rootbound."""

import math
import random

from art.journey_flock import Frame
from art.night_parts import (
    CRESCENT,
    CURL,
    PALE,
    blot,
    ears,
    fur,
    hide,
    hollows,
    horns,
    legs,
    limbs,
    mark,
    sheen,
    skull,
    stars,
)
from art.nightfall import NIGHT_INK, mixed
from art.svg import disc, ellipse, fleece, group, oval, path

_SPECTRUM = ("#b23a52", "#d9843a", "#d9b83a", "#4e9a5a", "#3f86b8", "#5a57b0", "#8e4ea6")


def _glint(x: float, y: float, r: float, colour: str = "#ffffff") -> str:
    """A star of four points."""
    q = r * 0.22
    points = [(0, -r), (q, -q), (r, 0), (q, q), (0, r), (-q, q), (-r, 0), (-q, -q)]
    return blot("M" + "L".join(f"{x + a:.1f} {y + b:.1f}" for a, b in points) + "Z", colour)


def void(f: Frame) -> str:
    """Night where the face should be, a hole in its side, and rags of dark for legs."""
    low = f.down
    rags = (
        f"M-.9 .2C-1.15 .9 -.75 1 -1 {low}C-.55 {low - 0.2:.2f} -.55 1.1 -.4 .8C-.4 1.2 -.2 1.2 -.4 {low + 0.1:.2f}"
        f"C.1 {low - 0.2:.2f} .05 1.2 .15 .8C.3 1.2 .55 1.1 .45 {low}C.9 {low - 0.3:.2f} .75 1 .9 .4Z"
    )
    out = ""
    if f.rank:
        tails = "M.8 -.1C1.3 -.2 1.4 -.8 1.15 -1.2M.85 .3C1.35 .4 1.45 .9 1.2 1.2"
        out += limbs(f.warp(tails), "#3d2f6e", 3)
    out += hide(f.warp(rags), "#3a2e66", 2.4) + fur(f, "#231c45", 1) + sheen(f, "#3d2f6e")
    x, y = f.spot(0.3, -0.05)
    r = f.radii[1]
    out += ellipse(x, y, (r * 0.56, r * 0.58), "#08061a", "#a48be8", 2.2)
    out += ellipse(x, y, (r * 0.3, r * 0.32), "none", "#5a4a96", 1.6) + stars(f, 5 + f.rank, 9 + 3 * f.rank)
    head = horns(f, "#4a3a86", CRESCENT, (0.45, 0.8, 1.1)) + skull(f, "#0b0818")
    head += (
        _glint(-5, -5, 5.4)
        + _glint(6, -6.6, 3.8)
        + blot(oval(1, 4, 1.2, 1.2) + oval(-7, 5, 0.9, 0.9) + oval(6, 8, 1, 1), PALE)
    )
    return out + f.put_head(head + mark("M-6 11C-3 14.4 3 14 5.4 10", "#6a58b0", f.line(1.8)))


def _ring(f: Frame, reach: float, turn: float, seed: int) -> list[str]:
    """Seven uneven corners round the body, in its units."""
    rng, corners = random.Random(seed), []
    for k in range(7):
        a = 2 * math.pi * k / 7 + turn
        r = reach * rng.uniform(0.86, 1.16)
        corners.append(f"{r * math.cos(a):.2f} {r * math.sin(a):.2f}")
    return corners


def prismatic(f: Frame) -> str:
    """Cut like glass into seven colours, with an eye in each."""
    rim, table = _ring(f, 1.1, -0.5, 4), _ring(f, 0.5, -0.1, 2)
    spears = "".join(
        f"M{x - f.leg:.1f} {f.at[1] + 4:.1f}L{x} {f.ground}L{x + f.leg:.1f} {f.at[1] + 4:.1f}Z"
        for x in f.legs[:: 1 if f.rank else 2]
    )
    spikes = "M-.3 -.6L-.1 -1.55L.2 -.6ZM.2 -.6L.62 -1.4L.7 -.5ZM.6 -.5L1.3 -1L1 -.2Z"
    out = hide(spears, "#3d4a78", 2.2) + hide(f.warp(spikes), "#5a57b0", 2.2)
    for k, colour in enumerate(_SPECTRUM):
        after = (k + 1) % 7
        out += path(f.warp(f"M{rim[k]}L{rim[after]}L{table[k]}Z"), colour, NIGHT_INK, 1.2)
        dark = mixed(colour, (20, 16, 44), 0.42)
        out += path(f.warp(f"M{rim[after]}L{table[k]}L{table[after]}Z"), dark, NIGHT_INK, 1.2)
    out += path(f.warp("M" + "L".join(table) + "Z"), "#d9d4ee", NIGHT_INK, 1.4)
    out += blot(f.warp(f"M{table[0]}L{table[2]}L{table[3]}L{table[6]}Z"), "#a9a0d6")
    out += hide(f.warp("M" + "L".join(rim) + "Z"), "none", 2.8)
    shard = "M-3 -12L6 -40L13 -10Z"
    head = horns(f, "#5a57b0", shard, (0.42, 0.7, 0.95))
    head += skull(f, "#1d1a38", "M-12 -14L0 -21L12 -15L13.6 -2L4 17L-3 18L-13.6 -1Z")
    eyes = ((-7, -9), (6.4, -10), (0, -4), (-7.4, 1), (7.4, 0), (-2.4, 7.4), (3.6, 6))
    for (x, y), colour in zip(eyes, _SPECTRUM, strict=True):
        head += disc(x, y, 3, PALE, colour, f.line(1.7)) + disc(x, y, 1.1, "#0b0818")
    return out + f.put_head(head)


def ironfleece(f: Frame) -> str:
    """Wool of blades, a helm with a slit."""
    blades, n = [], (16, 20, 24)[f.rank]
    for k in range(2 * n):
        a = math.pi * k / n
        reach = ((1.36, 1.26, 1.22)[f.rank] if k % 4 == 0 else 1.1) if k % 2 == 0 else 0.9
        blades.append(f"{reach * math.cos(a + 0.12 * (k % 2)):.2f} {reach * math.sin(a + 0.12 * (k % 2)):.2f}")
    out = legs(f, "#525b68") + hide(f.warp("M" + "L".join(blades) + "Z"), "#3b434f")
    plates = "M-.75 -.25C-.4 -.75 .4 -.8 .8 -.3M-.75 .2C-.4 -.25 .5 -.3 .85 .15M-.6 .62C-.3 .25 .5 .2 .72 .55"
    out += mark(f.warp(plates), "#8e9aa8", 2.4)
    out += blot(
        "".join(
            oval(*f.spot(u, v), 1.5, 1.5)
            for u, v in ((-0.3, -0.38), (0.2, -0.46), (0.6, -0.1), (0.1, 0.06), (0.5, 0.5), (-0.1, 0.56))
        ),
        "#d3dbe3",
    )
    head = horns(f, "#7b8794", "M6 -12L34 -26L30 -12L38 -4L11 -2Z", (0.5, 0.75, 1))
    head += skull(f, "#525b68", "M-14 -12C-12 -22 12 -23 14 -13L13 8L4 20H-5L-13 8Z") + mark(
        "M0 -20V18M-12 6L-2 8M12 6L2 8", "#2a303a", f.line(2)
    )
    head += (
        blot("M-11.6 -8H11.6L10.4 -2H-10.4Z", "#0b0818") + disc(-5.4, -5, 2.3, "#ff6a4a") + disc(6, -5, 2.3, "#ff6a4a")
    )
    return out + f.put_head(
        head
        + blot(
            oval(-9, -15, 1.3, 1.3) + oval(9, -16, 1.3, 1.3) + oval(-8, 11, 1.2, 1.2) + oval(8, 11, 1.2, 1.2), "#d3dbe3"
        )
    )


def hollow(f: Frame) -> str:
    """A dried shell that one looks through, ribs in the hole, a bare skull."""
    hole = oval(*f.spot(0.18, 0.05), f.radii[0] * 0.56, f.radii[1] * 0.6)
    shell = fleece(*f.at, f.radii, (9, 11, 13)[f.rank], 5)
    out = limbs(
        "".join(
            f"M{x} {f.at[1] + f.radii[1] * 0.6:.1f}L{x + (1 if k % 2 else -1)} {f.ground - 1}"
            for k, x in enumerate(f.legs)
        ),
        PALE,
        1.6,
    )
    out += hide(shell + hole, "#5d5668", 2.6, 'fill-rule="evenodd"')
    ribs = "M-.18 -.42C-.34 -.1 -.3 .3 -.12 .56M.12 -.52C0 -.2 0 .3 .14 .62M.44 -.46C.36 -.1 .38 .3 .48 .52"
    out += mark(f.warp(ribs), PALE, (1.9, 2.4, 3)[f.rank])
    cracks = "M-.6 -.6L-.45 -.3L-.62 -.1M.75 .5L.85 .2M-.66 .5L-.5 .3"
    out += mark(f.warp(cracks), "#2a2633", 1.7)
    head = horns(f, "#a89c86", "M5 -15C14 -17 22 -24 24 -34L29 -30L30 -36C36 -22 26 -8 11 -7Z", (0.4, 0.75, 1.05))
    head += (
        skull(
            f, PALE, "M-13 -8C-13 -22 13 -22 13.4 -9C13.6 -2 9 2 8 6L7 17C4 22 -6 22 -8 17L-8.6 6C-10 2 -13 -2 -13 -8Z"
        )
        + hollows()
    )
    head += blot("M-1.4 4L-3.4 8.6H2.6L.8 4Z", "#2a2633") + ellipse(-0.4, 14.6, (4.4, 4.6), "#0b0818")
    return out + f.put_head(head)


def gilded(f: Frame) -> str:
    """Gold, curled and dripping; a crown grows out of it."""
    drip = (
        f"M-.8 .3C-.8 .9 -.66 1.2 -.6 .8C-.5 .7 -.44 1.3 -.34 {f.down - 0.2:.2f}"
        f"C-.24 1.3 -.2 .8 -.06 .9C.06 1.3 .16 1.2 .2 .9C.4 .8 .4 1.4 .5 1.3C.6 1.2 .6 .8 .76 .5Z"
    )
    out = legs(f, "#3d2a12") + hide(f.warp(drip), "#c9962c", 2.4) + fur(f, "#a8741c", 4) + sheen(f, "#d9a637", 0.9)
    r = (3, 4.4, 5.4)[f.rank]
    curls = ""
    for u, v in ((-0.2, -0.5), (0.34, -0.52), (0.06, 0.02), (0.62, 0.04), (0.34, 0.5), (-0.4, 0.1))[: 4 + f.rank]:
        x, y = f.spot(u, v)
        curls += f"M{x - r:.1f} {y:.1f}a{r} {r} 0 1 1 {r} {r}"
        curls += f"a{r * 0.5:.1f} {r * 0.5:.1f} 0 1 1 {-r * 0.5:.1f} {-r * 0.6:.1f}"
    out += mark(curls, "#ffe79a", 2)
    crown = "M-11 -15L-15 -31L-7 -24L0 -35L7 -24L15 -32L11 -15Z"
    head = horns(f, "#c9962c", CURL, (0, 0, 0.95)) + ears(f, "#3d2a12") + hide(crown, "#f2c744", f.line(2.5))
    head += skull(f, "#2b1d10") + blot("M-13 -6C-14 -20 0 -21 0 -17L-2 19C-9 18 -13 6 -13 -6Z", "#d9a637")
    head += (
        disc(-6, -4, 4, "#7a1020", "#2b1d10", f.line(1.6))
        + disc(6.4, -5, 4, "#e0405a", NIGHT_INK, f.line(1.2))
        + disc(-7, -5.4, 1.1, "#ffffff")
        + disc(5.4, -6.4, 1.1, "#ffffff")
    )
    head += blot("M-7 7C-3 11 4 11 7.4 6C6.6 15 -5 16 -7 7Z", "#0b0818") + mark(
        "M-4 9.4V12M-1 10.4V13M2.2 10.2V13M5 9V11.4", "#f2cd5c", f.line(1.9)
    )
    return out + f.put_head(head + disc(0, -20, 2.2, "#e0405a", "#2b1d10", f.line(1.2)))


def _sheet(f: Frame) -> str:
    """The outline of a cloth from the head over the back down to a torn hem."""
    (hx, hy), s = f.head, f.head_scale
    left, right, foot = hx - 17 * s, f.spot(1.12, 0)[0], f.ground - 2
    top, back = hy - 21 * s, f.at[1] - f.radii[1]
    horn = top - (1, 6, 12)[f.rank] * s
    d = (
        f"M{left:.1f} {foot}"
        f"C{left + 2 * s:.1f} {hy + 10 * s:.1f} {hx - 15 * s:.1f} {hy:.1f} {hx - 12 * s:.1f} {top + 7 * s:.1f}"
    )
    d += (
        f"L{hx - 10 * s:.1f} {horn + s:.1f}L{hx - 3 * s:.1f} {top + s:.1f}"
        f"L{hx + 4 * s:.1f} {top + s:.1f}L{hx + 12 * s:.1f} {horn:.1f}"
    )
    d += f"C{hx + 15 * s:.1f} {top + 9 * s:.1f} {hx + 16 * s:.1f} {back:.1f} {f.at[0]:.1f} {back - 1:.1f}"
    d += f"C{right - 2:.1f} {back:.1f} {right + 1:.1f} {f.at[1]:.1f} {right:.1f} {foot - 6:.1f}"
    step = (right - left) / 7
    for k in range(7):
        x = right - (k + 1) * step
        d += f"L{x + step / 2:.1f} {foot - (12 if k % 2 else 7) * s:.1f}L{x:.1f} {foot - (0 if k % 2 else 3)}"
    return d + "Z"


def shrouded(f: Frame) -> str:
    """A winding sheet over all of it; the hem does not touch the ground."""
    hooves = "".join(oval(x, f.ground - 1, f.leg * 0.8, f.leg * 0.6) for x in (f.legs[0], f.legs[3]))
    out = hide(hooves, "#16121f", 1.8) + hide(_sheet(f), "#565a72")
    folds = (
        f"M-.5 -.4C-.3 .2 -.5 .8 -.4 {f.down - 0.5:.2f}M.1 -.8"
        f"C.3 0 .1 .6 .2 {f.down - 0.4:.2f}M.6 -.6C.8 0 .7 .5 .74 {f.down - 0.5:.2f}"
    )
    out += mark(f.warp(folds), "#34384c", 2.6)
    head = (
        blot(
            "M-9.6 -9C-4 -10 -3 0 -7 3C-11 0 -12 -6 -9.6 -9ZM9.6 -10C4 -10.6 2 -1 6.4 2C11 -1 12 -7 9.6 -10Z", "#0b0818"
        )
        + disc(-7, -3, 1.5, "#e8d9a0")
        + disc(6.6, -4, 1.5, "#e8d9a0")
    )
    head += mark("M-7 4C-8 10 -5 14 -7 22M7 3C6 9 9 13 7 22", "#34384c", f.line(2.2))
    return out + f.put_head(head)


def rootbound(f: Frame) -> str:
    """Bark and branches; it has taken root."""
    low = f.down
    roots = (
        f"M-.6 .4C-.7 1 -1.1 {low - 0.2:.2f} -1.5 {low}M-.4 .6"
        f"C-.4 1.1 -.6 {low - 0.1:.2f} -.8 {low + 0.1:.2f}M0 .7C.1 1.2 -.1 {low - 0.2:.2f} -.1 {low + 0.1:.2f}"
        f"M.4 .6C.5 1.1 .6 {low - 0.1:.2f} .5 {low + 0.05:.2f}M.6 .4C.8 1 .9 {low - 0.2:.2f} 1.4 {low}"
    )
    out = limbs(f.warp(roots), "#54402c", (2.6, 4, 5)[f.rank])
    bark = "M-1 .1C-1.1 -.6 -.6 -1 -.1 -.96C.4 -1.1 1.1 -.7 1.06 -.1C1.14 .5 .8 .9 .3 .86C-.2 1 -.9 .8 -1 .1Z"
    out += hide(f.warp(bark), "#54402c")
    grain = (
        "M-.2 .3C-.5 .1 -.4 -.5 .1 -.5C.6 -.5 .7 .2 .3 .34C0 .4 -.1 .1 .1 0"
        "M-.7 .5C-.3 .8 .5 .7 .8 .3M-.7 -.5C-.5 -.7 -.2 -.8 .1 -.78"
    )
    out += mark(f.warp(grain), "#8f7248", 2)
    for u, v, r in ((0.3, -1.02, 0.24), (0.62, -0.86, 0.17))[: 1 + (f.rank > 0)]:
        x, y = f.spot(u, v)
        w = f.radii[0] * r
        out += hide(
            f"M{x - w * 0.3:.1f} {y + w * 0.8:.1f}V{y - w * 0.3:.1f}H{x + w * 0.3:.1f}V{y + w * 0.8:.1f}Z", PALE, 1.8
        )
        out += hide(
            f"M{x - w:.1f} {y}C{x - w:.1f} {y - w * 1.3:.1f} {x + w:.1f} {y - w * 1.3:.1f} {x + w:.1f} {y}Z",
            "#a8382e",
            1.9,
        )
    twigs = "M5 -15C8 -24 6 -30 12 -40M8 -26C14 -28 18 -28 22 -36M17 -29C21 -28 25 -28 28 -24M9 -33L3 -39"
    size = (0.5, 0.72, 0.92)[f.rank]
    one = mark(twigs, NIGHT_INK, f.line(6.4) / size) + mark(twigs, "#6d5636", f.line(2.8) / size)
    leaves = blot(oval(22, -37, 3.4, 2.6) + oval(28, -23, 3.2, 2.4) + oval(12, -41, 3, 2.4), "#7fae5a")
    head = group(one + leaves + group(one + leaves, -0.6, 0.8, (-1, 1)), 0, -4 * (1 - size), size)
    head += skull(f, "#6d5636", "M-12 -14C-6 -21 8 -21 12.6 -14L14 -2L9 6L8 18L3 15L0 21L-4 15L-9 18L-10 5L-14 -2Z")
    head += (
        blot(
            "M-10 -7C-6 -10 -2 -7 -2.6 -3C-6 -1 -9 -2 -10 -7ZM10.4 -8C6 -11 2.6 -8 3 -4C6 -2 9.6 -3 10.4 -8Z", "#0b0818"
        )
        + disc(-5.8, -4.8, 1.5, "#c8e07a")
        + disc(6.4, -5.6, 1.5, "#c8e07a")
    )
    return out + f.put_head(head + mark("M-3 8Q0 5.6 4 8M0 -14V-8M-9 0L-7 5M9 0L7 5", "#3a2a1a", f.line(2)))
