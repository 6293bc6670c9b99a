"""Sheep of the night that answer: mirror, tangled, leech, choir, grafted."""

import math

from art.journey_flock import Frame
from art.night_parts import (
    CURL,
    PALE,
    SPIKE,
    blot,
    ears,
    fur,
    hide,
    horns,
    legs,
    limbs,
    mark,
    skull,
)
from art.nightfall import NIGHT_INK
from art.svg import disc, ellipse, fleece, group, oval, path


def mirror(f: Frame) -> str:
    """Splinters of looking-glass; the face is a frame, and somebody smiles in it."""
    out = legs(f, "#4a5670")
    shards = (
        ("M-.9 .1L-1.05 -.6L-.3 -.3Z", "#5f7490"),
        ("M-1.05 -.6L-.5 -1.1L-.3 -.3Z", "#8fa6c0"),
        ("M-.5 -1.1L.3 -1L-.3 -.3Z", "#6d86a6"),
        ("M.3 -1L.9 -1.05L.5 -.2L-.3 -.3Z", "#a9c0d6"),
        ("M.9 -1.05L1.3 -.3L.5 -.2Z", "#5f7490"),
        ("M1.3 -.3L1.15 .5L.5 -.2Z", "#7d96b4"),
        ("M1.15 .5L.7 1.06L.2 .5L.5 -.2Z", "#4f6280"),
        ("M.7 1.06L-.1 .96L.2 .5Z", "#8fa6c0"),
        ("M-.1 .96L-.8 .9L-.4 .3L.2 .5Z", "#6d86a6"),
        ("M-.8 .9L-.9 .1L-.4 .3Z", "#a9c0d6"),
        ("M-.9 .1L-.3 -.3L.5 -.2L.2 .5L-.4 .3Z", "#c3d6e6"),
    )
    out += "".join(path(f.warp(d), colour, NIGHT_INK, 1.7) for d, colour in shards)
    out += mark(f.warp("M-.1 -.1L.2 .3M.1 -.14L.3 .1M.55 -.8L.4 -.4M-.6 .5L-.5 .7"), "#ffffff", 1.8)
    head = horns(f, "#7d96b4", "M6 -14L18 -26L14 -30L30 -38L26 -26L30 -22L11 -6Z", (0.6, 0.75, 0.95))
    head += mark("M0 17V27", NIGHT_INK, f.line(8)) + mark("M0 17V26", "#b98a2c", f.line(3.8))
    head += ellipse(0, -2, (17, 21), "#b98a2c", NIGHT_INK, f.line(2.6)) + ellipse(
        0, -2, (12.8, 16.8), "#f3d9c0", "#4a3614", f.line(1.8)
    )
    knobs = "".join(
        oval(15 * math.cos(a), -2 + 19 * math.sin(a), 1.3, 1.3) for a in (0.5, 1.1, 2, 2.6, 3.6, 4.2, 5.2, 5.8)
    )
    head += blot(knobs, "#f6e3a8") + blot("M-12.4 -6C-11 -20 11 -20 12.4 -6C8 -12 -8 -12 -12.4 -6Z", "#4a3428")
    head += (
        ellipse(-4.6, -3.4, (2.6, 1.8), "#fffdf5")
        + ellipse(4.8, -3.4, (2.6, 1.8), "#fffdf5")
        + disc(-4.6, -3.4, 1.3, "#1a130d")
        + disc(4.8, -3.4, 1.3, "#1a130d")
    )
    head += path("M-8 4C-4 6 4 6 8 4C7 11 -7 11 -8 4Z", "#fffdf5", "#7a2a2a", f.line(1.5)) + mark(
        "M-4.6 5.2V8.6M-1.6 5.6V9.2M1.6 5.6V9.2M4.6 5.2V8.6", "#7a2a2a", f.line(0.9)
    )
    return out + f.put_head(head)


def tangled(f: Frame) -> str:
    """A hedge of wire and wool with other people's things in it."""
    k = (0.56, 0.82, 1.05)[f.rank]
    sword = hide("M-2.4 0L-1.6 -26L0 -31L1.6 -26L2.4 0Z", "#c9d2da", 2.2 / k) + limbs("M-7 0H7M0 1V8", "#b98a2c", 2.4)
    fork = limbs("M0 14V-12M-6 -24V-16C-6 -12 6 -12 6 -16V-24M0 -24V-12", "#9a7a50", 2)
    bottle = hide("M-2 -20H2V-12C6 -10 6 -6 6 2H-6C-6 -6 -6 -10 -2 -12Z", "#4f8c6a", 2.2 / k)
    out = group(sword, *f.spot(0.32, -0.86), k, 18) + group(bottle, *f.spot(0.9, -0.5), k, 62)
    if f.rank:
        out += group(fork, *f.spot(-0.34, -0.96), k, -20)
    out += legs(f, "#2b2a20") + fur(f, "#3d3a28", 9, 1.04)
    rx, ry = f.radii
    loops = ""
    for u, v, r in (
        (-0.6, -0.4, 0.4),
        (0, -0.7, 0.42),
        (0.6, -0.5, 0.4),
        (0.8, 0.2, 0.42),
        (0.3, 0.6, 0.44),
        (-0.4, 0.5, 0.44),
        (0.1, 0, 0.46),
    )[: (5, 6, 7)[f.rank]]:
        x, y = f.spot(u, v)
        a, b = rx * r, ry * r
        loops += (
            f"M{x - a:.1f} {y:.1f}"
            f"C{x - a:.1f} {y - b * 1.6:.1f} {x + a:.1f} {y - b * 1.4:.1f} {x + a * 0.9:.1f} {y + b * 0.2:.1f}"
            f"C{x + a * 0.7:.1f} {y + b * 1.3:.1f} {x - a * 0.8:.1f} {y + b:.1f} {x - a * 0.3:.1f} {y - b * 0.3:.1f}"
        )
    out += mark(loops, "#9a9468", (1.5, 1.9, 2.2)[f.rank])
    barbs = "".join(
        "M{0:.1f} {1:.1f}l3 -3M{0:.1f} {1:.1f}l-2 -3.4".format(*f.spot(u, v))
        for u, v in ((-0.96, -0.5), (-0.3, -1.06), (0.7, -0.98), (1.06, -0.2), (1.04, 0.5), (0.5, 0.5), (-0.1, -0.2))
    )
    out += mark(barbs, NIGHT_INK, 1.8)
    head = (
        horns(f, "#6a6448", "M5 -14L18 -20L16 -30L24 -26L34 -34L30 -20L22 -14L11 -6Z", (0, 0.7, 1))
        + ears(f, "#2b2a20", 4)
        + skull(f, "#1c1b14")
        + disc(-6, -2, 2.4, "#f0e27a")
        + disc(6.4, -3, 2.4, "#f0e27a")
    )
    strands = (
        "M-13 -10C-8 2 -10 8 -5 16M-6 -17C-2 -6 -4 4 1 18M3 -18C6 -8 2 2 6 12M11 -13C8 -6 12 0 9 7M-12 2C-4 8 4 0 12 4"
    )
    return out + f.put_head(
        head + mark(strands, "#9a9468", f.line(1.9)) + hide(fleece(0, -17, (13, 6), 9, 6), "#3d3a28", f.line(2.2))
    )


def leech(f: Frame) -> str:
    """Wool behind, and in front a mouth and nothing else."""
    low = f.down
    slug = (
        f"M-1.5 -1.25C-1 -1.6 -.6 -1.1 -.36 -.6C.1 -.9 .9 -.7 1.1 -.1"
        f"C1.3 .4 1.15 {low - 0.7:.2f} 1.56 {low - 0.3:.2f}C1.6 {low} 1.4 {low} 1.2 {low}"
        f"L-.9 {low}C-1.3 {low} -1.4 {low - 0.4:.2f} -1.2 {low - 0.7:.2f}"
        f"C-1 .5 -1.1 .1 -1.3 -.1C-1.5 -.4 -1.7 -.9 -1.5 -1.25Z"
    )
    out = hide(f.warp(slug), "#5a2233")
    rings = (
        f"M-.4 -.55C-.7 -.3 -.9 -.1 -1.15 .1M0 -.7C-.3 -.1 -.6 .4 -1.05 .6M.4 -.66C.1 0 -.2 .8 -.6 {low - 0.1:.2f}"
        f"M.8 -.4C.6 .2 .4 .9 .1 {low - 0.1:.2f}M1.06 .1C.9 .6 .9 1 .7 {low - 0.1:.2f}"
    )
    out += mark(f.warp(rings), "#95475a", (1.8, 2.4, 2.8)[f.rank])
    u, v = f.spot(0.34, -0.62)
    out += hide(fleece(u, v, (f.radii[0] * 0.66, f.radii[1] * 0.4), (7, 8, 10)[f.rank], 5), "#3a1826", 2.4)
    suckers = "".join(
        oval(*f.spot(x, low - 0.16), f.radii[0] * 0.07, f.radii[0] * 0.05) for x in (-0.7, -0.3, 0.1, 0.5, 0.9)
    )
    out += blot(suckers, "#e0a0a4")
    head = horns(f, "#8a5c50", "M8 -13C18 -14 22 -20 20 -30C28 -24 28 -10 14 -6Z", (0, 0.8, 1.1))
    head += hide("M-15 -1C-16 -18 12 -22 16 -4C18 12 6 19 -3 18C-12 17 -15 10 -15 -1Z", "#7a3044", f.line(2.7))
    head += ellipse(-1, -0.6, (11.4, 13), "#e58a90") + ellipse(-1, -0.6, (8.6, 10), "#1a070d")
    fangs = ""
    for k in range(9):
        a = 2 * math.pi * k / 9 + 0.2
        fangs += (
            "M"
            + "L".join(
                f"{-1 + r * 0.88 * math.cos(a + t):.1f} {-0.6 + r * math.sin(a + t):.1f}"
                for r, t in ((12.4, -0.24), (5.4, 0), (12.4, 0.24))
            )
            + "Z"
        )
    return out + group(f.put_head(head + blot(fangs, "#fff3d8")), -1, -f.radii[1] * 0.2)


def choir(f: Frame) -> str:
    """Three throats, one note."""
    k = f.head_scale * (0.62, 0.64, 0.66)[f.rank]
    hx, hy = f.head
    r = f.radii[0]
    places = (
        (hx - r * 0.18, hy + 2),
        (hx + r * 0.52, hy - f.radii[1] * (0.8, 0.86, 0.86)[f.rank]),
        (hx + r * 1.3, hy - f.radii[1] * (0.5, 0.62, 0.62)[f.rank]),
    )
    out = legs(f, "#241f3d") + fur(f, "#3b345e", 3)
    necks = ""
    for (x, y), u in zip(places, (-0.7, -0.1, 0.4), strict=True):
        bx, by = f.spot(u, -0.3)
        necks += f"M{bx} {by}C{(bx + x) / 2:.1f} {by - 2:.1f} {x:.1f} {y + 16 * k:.1f} {x:.1f} {y + 8 * k:.1f}"
    out += limbs(necks, "#3b345e", (4, 6, 8)[f.rank])
    gown = "M-.9 .1C-.4 .5 .5 .5 1 .1L1.06 .8L.74 .6L.5 1L.2 .7L-.1 1L-.4 .7L-.7 .96L-.96 .7Z"
    out += hide(f.warp(gown), "#d8d0e2", 2.2)
    line = 2.5 / k
    one = hide(
        "M-11 -8C-22 -13 -27 -6 -23 -1C-17 1 -12 -1 -9 -4ZM11 -8C22 -13 27 -6 23 -1C17 1 12 -1 9 -4Z",
        "#241f3d",
        line * 0.85,
    )
    one += hide("M-14 -6C-14 -21 14 -21 14 -6C14 8 9 21 0 21C-9 21 -14 8 -14 -6Z", "#1a1630", line)
    one += (
        mark("M-10 -8Q-6 -4 -2.4 -7M10 -8Q6 -4 2.4 -7", PALE, line * 0.72)
        + ellipse(0, 9, (5.6, 8), "#c2485a", PALE, line * 0.6)
        + ellipse(0, 10.4, (3, 4.8), "#14060c")
    )
    ruff = hide(fleece(0, 21, (13, 5), 9, 4), PALE, line * 0.8)
    cap = hide(fleece(0, -17, (9, 5), 7, 2), "#3b345e", line * 0.85)
    crest = hide("M4 -16C14 -16 20 -22 18 -34C28 -26 27 -9 10 -8Z", "#6a5f96", line * 0.9)
    crest = (crest + group(crest, scale=(-1, 1))) if f.rank == 2 else ""
    for x, y in (places[2], places[1], places[0]):
        out += group(ruff + (crest if (x, y) == places[1] else "") + one + cap, round(x, 1), round(y, 1), round(k, 3))
    return out


def grafted(f: Frame) -> str:
    """Several sheep, sewn."""
    low = f.down
    odd = f"M-.7 .5L-.9 {low}M-.4 .6L-.36 {low}M.1 .7L0 {low - 0.16:.2f}M.4 .6L.56 {low}M.74 .4L1 {low - 0.1:.2f}"
    out = limbs(f.warp(odd), "#4a4038", (2.4, 3.8, 5)[f.rank])
    if f.rank:
        out += limbs(
            f.warp("M.9 -.1C1.2 0 1.3 .2 1.46 .1M.7 -.8C.9 -1.1 1.1 -1.1 1.2 -1.4"), "#7a5a50", (2.4, 3, 4)[f.rank]
        )
    out += fur(f, "#4a4038", 2)
    patches = (
        ("M-.9 -.3C-.7 -.8 -.3 -.9 -.1 -.86L0 -.1L-.6 .2Z", "#7a5a50"),
        ("M.1 -.9C.6 -.9 .9 -.5 .96 -.2L.4 .1L0 -.1Z", "#5a6a5c"),
        ("M0 -.1L.4 .1L.36 .8C0 .9 -.3 .8 -.5 .7L-.6 .2Z", "#6a5a78"),
    )
    out += "".join(path(f.warp(d), colour, "#2b2118", 1.4) for d, colour in patches)
    seams = "M-.6 .2L0 -.1L.1 -.9M0 -.1L.4 .1L.96 -.2M.4 .1L.36 .8"
    out += mark(f.warp(seams), "#1f1712", 1.6)
    seam_marks = (
        "M-.45 -.04L-.35 .24M-.25 -.14L-.15 .14M-.07 -.38L.13 -.3M-.04 -.66L.16 -.58M.25 -.13L.15 .13"
        "M.54 -.13L.66 .13M.74 -.23L.86 .03M.29 .31L.49 .37M.27 .57L.47 .63"
    )
    out += mark(f.warp(seam_marks), NIGHT_INK, 1.7)
    lamb = hide(
        "M-7 -3C-13 -5 -15 -1 -12 1C-9 2 -7 1 -6 -1ZM7 -3C13 -5 15 -1 12 1C9 2 7 1 6 -1Z", "#2b2420", 2.2
    ) + hide("M-7.6 -3C-7.6 -12 7.6 -12 7.6 -3C7.6 5 4 10 0 10C-4 10 -7.6 5 -7.6 -3Z", "#2b2420", 2.4)
    lamb += (
        mark("M-5 -4L-2 -1M-2 -4L-5 -1", PALE, 1.6)
        + disc(3.4, -2.4, 2.2, "#ffe9a8")
        + mark("M-3 5H3M-1.6 3.6V6.4M1.6 3.6V6.4", PALE, 1.3)
    )
    out += group(lamb, *f.spot(0.46, -1.02), (0.62, 0.84, 1.06)[f.rank], 24)
    if f.rank == 2:
        out += group(lamb, *f.spot(1.06, 0.3), 0.8, 96)
    size = (0.4, 0.7, 0.95)[f.rank]
    head = group(hide(CURL, "#b08a50", f.line(2.4) / size), 0, 0, size) + group(
        hide(SPIKE, "#8a8f96", f.line(2.4) / size), -1, 0, (-size, size)
    )
    head += (
        ears(f, "#6a5a78", 4, right=False)
        + skull(f, "#3a302a")
        + blot("M-13 -6C-14 -20 0 -21 .6 -18L-2 19C-9 18 -13 6 -13 -6Z", "#7a6a58")
        + mark("M.4 -18L-1.6 18", "#1f1712", f.line(1.6))
    )
    head += (
        mark("M-3 -12H3.4M-3 -5H3M-3.4 2H2M-4 9H1.4", NIGHT_INK, f.line(1.5))
        + disc(-7, -4, 4.4, "#ffe9a8", "#1f1712", f.line(1.6))
        + disc(-7.4, -3.4, 1.6, "#1f1712")
    )
    return out + f.put_head(
        head
        + mark("M4.6 -8L9.6 -3M9.6 -8L4.6 -3", PALE, f.line(2))
        + mark("M4 8L8 6.4M4.6 5.6L5.4 9", PALE, f.line(1.5))
    )
