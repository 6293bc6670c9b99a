"""Sheep of the night with strange ways of going and dying: squall, burrowing, stalking, mire, cinder, brood."""

import math

from art.journey_flock import Frame
from art.night_parts import (
    CRESCENT,
    CURL,
    PALE,
    SPIKE,
    blot,
    ears,
    hide,
    horns,
    legs,
    limbs,
    mark,
    skull,
    tuft,
)
from art.nightfall import NIGHT_INK
from art.svg import disc, ellipse, fleece, group


def squall(f: Frame) -> str:
    """Blown out backwards, at a gallop, ahead of its own weather."""
    low = f.down
    run = (
        f"M-.55 .5C-.8 .9 -1.1 1.1 -1.5 1.2M-.35 .6C-.5 1.1 -.8 {low - 0.2:.2f} -1 {low}"
        f"M.45 .6C.7 1 1 1.1 1.1 {low - 0.2:.2f}M.6 .4C.9 .7 1.2 .7 1.45 1"
    )
    out = limbs(f.warp(run), "#2c3c55", (2.6, 3.6, 4.6)[f.rank])
    blown = (
        "M-1 -.1C-1 -.7 -.5 -1.1 0 -1.05C.6 -1.1 1 -.9 1.5 -1.3C1.3 -.9 1.2 -.7 1 -.6C1.3 -.5 1.4 -.5 1.55 -.6"
        "C1.4 -.2 1.2 -.1 1 -.1C1.3 .1 1.4 .1 1.56 0C1.4 .4 1.1 .5 .9 .45"
        "C1.1 .6 1.2 .7 1.3 .7C.9 1 .4 .9 0 .86C-.6 .9 -1 .5 -1 -.1Z"
    )
    out += hide(f.warp(blown), "#34506e")
    gusts = (
        "M-.5 -.4C-.2 -.7 .2 -.6 .2 -.3C.2 -.1 -.1 -.1 -.1 -.3M0 .1C.4 -.1 .8 0 .7 .3"
        "C.6 .5 .3 .4 .4 .2M.3 -.7C.6 -.8 .9 -.7 1.1 -.8M-.5 .4C-.2 .6 .1 .6 .3 .6"
    )
    out += mark(f.warp(gusts), "#a9cbe6", (1.6, 2, 2.4)[f.rank]) + mark(
        f.warp("M-.3 -.15L-.45 .1L-.3 .08L-.5 .4"), "#ffe27a", 1.8
    )
    back = "M4 -16C14 -20 22 -18 34 -26C30 -14 20 -8 10 -7Z"
    head = hide("M8 -10C18 -14 28 -12 34 -6C26 -2 16 -1 10 -3Z", "#2c3c55", f.line(2.3))
    if f.rank:
        head += hide(back, "#6f8fae", f.line(2.4)) + hide(
            "M-4 -18C4 -26 14 -26 24 -36C24 -24 14 -16 6 -13Z", "#6f8fae", f.line(2.4)
        )
    head += hide("M-10 -16C-2 -24 8 -24 16 -22C10 -18 10 -16 12 -12C4 -16 -4 -14 -10 -16Z", "#8fb3d0", f.line(2.2))
    head += skull(f, "#22314a", "M-14 -4C-15 -18 10 -22 13.6 -9C15 3 6 12 -5 17C-13 17 -14 6 -14 -4Z")
    head += (
        ellipse(-7.4, -3.4, (3.6, 4.6), "#f4fbff")
        + ellipse(5, -6, (3.8, 4.8), "#f4fbff")
        + blot("M-10 8C-8 5 -2 5 0 7C-1 13 -6 15 -9 14Z", "#0b0818")
    )
    return out + group(f.put_head(head), -1 - f.rank, 3)


def burrowing(f: Frame) -> str:
    """Blind, all claws and teeth, half out of its own hill."""
    low = f.down
    soil = (
        f"M-1.9 {low}C-1.6 {low - 0.5:.2f} -1.3 {low - 0.6:.2f} -1 {low - 0.7:.2f}"
        f"C-.4 {low - 1.1:.2f} .8 {low - 1.2:.2f} 1.1 {low - 0.6:.2f}"
        f"C1.4 {low - 0.5:.2f} 1.5 {low - 0.2:.2f} 1.55 {low}C.8 {low + 0.2:.2f} -1.2 {low + 0.2:.2f} -1.9 {low}Z"
    )
    spines = "".join(
        f"M{u - 0.16:.2f} {v + 0.2:.2f}L{u + 0.12:.2f} {v - 0.5:.2f}L{u + 0.2:.2f} {v + 0.2:.2f}Z"
        for u, v in ((-0.3, -0.42), (0.04, -0.44), (0.38, -0.3), (0.7, -0.04))
    )
    out = hide(f.warp(spines), "#8a7a68", 2)
    back = f"M-1 .6C-1.1 -.2 -.6 -.66 0 -.64C.7 -.6 1.06 0 1 {low - 0.5:.2f}L-.8 {low - 0.4:.2f}Z"
    out += hide(f.warp(back), "#4d3d3a") + mark(
        f.warp("M-.4 -.3C-.2 -.4 0 -.42 .2 -.4M.1 -.1C.3 -.14 .5 -.1 .64 0M-.3 .1C-.1 .04 .1 .06 .2 .1"), "#80685e", 2
    )
    out += hide(f.warp(soil), "#6b4a30") + mark(
        f.warp(
            f"M-.3 {low - 0.4:.2f}C-.1 {low - 0.5:.2f} .1 {low - 0.5:.2f} .3 {low - 0.4:.2f}"
            f"M.7 {low - 0.2:.2f}C.9 {low - 0.3:.2f} 1 {low - 0.3:.2f} 1.2 {low - 0.2:.2f}"
        ),
        "#9a7248",
        2,
    )
    head = hide("M-13 -4C-12 -18 10 -20 13 -6C15 6 8 14 -2 15C-11 14 -14 4 -13 -4Z", "#5d4844", f.line(2.7))
    head += mark("M-9 -8L-3 -6M9.6 -9L3.6 -7M-8 -3.6L-4 -4M9 -4.6L5 -5", "#2b1f1e", f.line(1.8))
    head += blot("M-9 5C-4 2 5 2 9 4C9 12 -7 14 -9 5Z", "#1a1012") + hide(
        "M-6 3.6L-4.6 9.4L-2.4 3.2ZM1.4 3L3.4 9.4L5.4 3.2Z", "#fff3d8", f.line(1)
    )
    nose = "".join(
        f"M0 -2L{7 * math.cos(a):.1f} {-2 + 5.4 * math.sin(a):.1f}" for a in (0.2, 0.9, 1.6, 2.3, 3, 3.9, 4.7, 5.5)
    )
    head += (
        mark(nose, NIGHT_INK, f.line(4.6))
        + mark(nose, "#e08a94", f.line(2.4))
        + horns(f, "#8a7a68", CRESCENT, (0, 0.5, 0.8))
    )
    out += group(f.put_head(head), 0, f.radii[1] * 0.34)
    claws = "M-8 -2L-11 9.4L-4.4 4ZM-4 0L-3.6 12L1.6 4ZM1 1L5 11.6L7 2ZM6 -1L12.4 7.6L9.4 -3Z"
    paw = "M-9 0C-9 -10 9 -11 10 -1C8 5 -7 6 -9 0Z"
    size = (0.62, 0.86, 1.1)[f.rank]
    for u, flip in ((-1.5, 1), (-0.34, -1)):
        x, _ = f.spot(u, 0)
        body = hide(claws, "#d9b98a", 1.9 / size) + hide(paw, "#5d4844", 2.4 / size)
        out += group(body, x, f.ground - 9 * size, (size * flip, size))
    return out


def stalking(f: Frame) -> str:
    """On legs far too long, its head let down to look."""
    x, y = f.at[0] + f.radii[0] * 0.15, f.at[1] - f.radii[1] * (1.2, 0.75, 0.75)[f.rank]
    rx, ry = f.radii[0] * 0.72, f.radii[1] * 0.6
    g, r = f.ground - 1, f.radii[0]
    long = (
        f"M{x - rx * 0.6:.1f} {y + ry * 0.4:.1f}L{x - r * 0.85:.1f} {(y + g) / 2 - 5:.1f}L{x - r * 0.62:.1f} {g}"
        f"M{x - rx * 0.3:.1f} {y + ry * 0.6:.1f}L{x - r * 0.3:.1f} {(y + g) / 2 + 2:.1f}L{x - r * 0.16:.1f} {g}"
        f"M{x + rx * 0.5:.1f} {y + ry * 0.5:.1f}L{x + r * 0.4:.1f} {(y + g) / 2 - 2:.1f}L{x + r * 0.5:.1f} {g}"
        f"M{x + rx * 0.8:.1f} {y + ry * 0.2:.1f}L{x + r * 1.05:.1f} {(y + g) / 2 - 6:.1f}L{x + r * 0.98:.1f} {g}"
    )
    out = limbs(long, "#3a2430", (1.8, 2.6, 3.4)[f.rank])
    hx, hy = f.head[0] - r * 0.1, f.head[1] + f.radii[1] * (0.5, 0.3, 0.3)[f.rank]
    neck = (
        f"M{x - rx * 0.5:.1f} {y:.1f}"
        f"C{hx + r * 0.1:.1f} {y - ry * 1.5:.1f} {hx - r * 0.1:.1f} {y:.1f} {hx:.1f} {hy:.1f}"
    )
    out += limbs(neck, "#3a2430", (3.6, 5.4, 7)[f.rank])
    out += hide(fleece(x, y, (rx, ry), (8, 10, 11)[f.rank], 3), "#4a2c3a") + mark(
        f"M{x - rx * 0.4:.1f} {y - ry * 0.3:.1f}"
        f"C{x:.1f} {y - ry * 0.7:.1f} {x + rx * 0.3:.1f} {y - ry * 0.5:.1f} {x + rx * 0.5:.1f} {y - ry * 0.2:.1f}",
        "#8a5468",
        2,
    )
    head = horns(f, "#6a4454", SPIKE, (0, 0.7, 1)) + ears(f, "#3a2430", -3)
    head += skull(f, "#1f141c", "M-12 -8C-12 -20 12 -21 12.4 -9C12.6 0 7 8 5 22C3 26 -4 26 -5 22C-7 8 -12 0 -12 -8Z")
    head += (
        disc(-5.6, -5, 5, "#fff4d0", "#b23a2e", f.line(1.6))
        + disc(6, -6, 5, "#fff4d0", "#b23a2e", f.line(1.6))
        + disc(-6.4, -4, 1.4, "#0b0818")
        + disc(5, -5, 1.4, "#0b0818")
    )
    head += mark("M-3 19C-1 21 2 21 3.4 18", "#b23a2e", f.line(1.8))
    return out + group(head, round(hx, 1), round(hy, 1), f.head_scale)


def mire(f: Frame) -> str:
    """Mud that keeps its shape only just; reeds grow on it."""
    low = f.down
    reeds = "M.1 -.7C.1 -1.2 0 -1.5 .1 -1.9M.4 -.7C.5 -1.2 .6 -1.4 .8 -1.7M.7 -.5C.9 -.8 1 -.9 1.2 -1.1"
    out = mark(f.warp(reeds), NIGHT_INK, 4.6) + mark(f.warp(reeds), "#7f8a4a", 1.8)
    out += limbs(f.warp("M.1 -1.9L.08 -1.6M.8 -1.7L.7 -1.45"), "#6e4a30", (2, 3, 3.6)[f.rank])
    pool = (
        f"M-1.7 {low}C-1.6 {low - 0.4:.2f} -1.1 {low - 0.3:.2f} -1 .6C-1.3 -.2 -.8 -.9 -.1 -.9"
        f"C.6 -1 1.1 -.4 1 .3C1 .8 1 {low - 0.4:.2f} 1.5 {low - 0.1:.2f}"
        f"C1.5 {low + 0.25:.2f} -1.6 {low + 0.25:.2f} -1.7 {low}Z"
    )
    out += hide(f.warp(pool), "#3f4a33")
    out += blot(
        f.warp(
            "M-.6 .1C-.6 .9 -.4 1 -.36 .5C-.3 .2 -.2 1.3 -.06 .7"
            "C0 .3 .1 .6 .2 .5C.3 1 .5 .9 .5 .4C.4 -.4 -.5 -.4 -.6 .1Z"
        ),
        "#5f6e45",
    )
    for u, v, r in ((0.62, 0.06, 0.13), (0.74, 0.7, 0.1), (-0.9, low - 0.12, 0.09), (0.3, -0.5, 0.1)):
        x, y = f.spot(u, v)
        out += disc(x, y, f.radii[0] * r, "#8a9a5c", NIGHT_INK, 1.5)
    head = horns(f, "#6a6a48", "M5 -13C16 -14 26 -10 30 0C31 6 28 10 26 12C26 2 18 -4 10 -5Z", (0, 0.8, 1.1)) + ears(
        f, "#3f4a33", 9
    )
    head += skull(
        f,
        "#2d3626",
        "M-14 -2C-15 -17 14 -18 14.6 -3C15 5 11 10 11 13C11 18 8 18 8 14"
        "C7 18 4 24 2 19C0 16 -3 17 -4 20C-6 24 -9 20 -8 14C-12 10 -14 4 -14 -2Z",
    )
    for x, y in ((-8, -14), (8, -15)):
        head += (
            disc(x, y, 5.8, "#5f6e45", NIGHT_INK, f.line(2.2))
            + disc(x, y, 3.4, "#f0d860")
            + ellipse(x, y, (2.8, 1.1), "#0b0818")
        )
    return out + f.put_head(head + mark("M-9 4C-4 9 5 9 10 3", "#b8c47a", f.line(2.2)))


def cinder(f: Frame) -> str:
    """Charcoal that has not gone out."""
    out = legs(f, "#1b1413")
    tongues = (
        "M-.9 -.1C-1.1 -.7 -.8 -1 -.8 -1.4C-.6 -1.2 -.5 -1.1 -.46 -.9"
        "C-.5 -1.4 -.2 -1.6 -.3 -2.05C.1 -1.7 .1 -1.3 .1 -1C.3 -1.2 .3 -1.4 .3 -1.7"
        "C.6 -1.4 .6 -1.1 .58 -.86C.8 -.9 .9 -1.1 1 -1.4C1.2 -.9 1.1 -.4 .96 0Z"
    )
    out += hide(f.warp(tongues), "#d9562a", 2.4)
    out += blot(
        f.warp(
            "M-.7 -.3C-.8 -.7 -.66 -.8 -.64 -1C-.4 -.8 -.3 -.7 -.26 -1.3C0 -1 .1 -.8 .14 -.7"
            "C.3 -.8 .36 -.9 .4 -1.1C.5 -.8 .6 -.6 .8 -.8C.9 -.5 .8 -.3 .8 -.1Z"
        ),
        "#f6b23c",
    )
    coal = "M-1 .1L-.86 -.5L-.4 -.66L-.1 -.5L.3 -.7L.8 -.5L1.04 0L.9 .5L.5 .86L-.1 .8L-.5 .9L-.9 .6Z"
    out += hide(f.warp(coal), "#241b1a")
    cracks = "M-.7 .1L-.4 .2L-.2 -.1L.1 .1L.3 -.3M.1 .1L.2 .5M.6 -.2L.5 .2L.8 .4M-.4 .2L-.5 .6M-.5 -.4L-.2 -.1"
    out += mark(f.warp(cracks), "#ff7a2a", (2, 2.6, 3)[f.rank]) + mark(f.warp(cracks), "#ffd76a", 1)
    head = horns(f, "#3a2b28", "M5 -14C18 -16 26 -24 24 -38C34 -26 32 -8 11 -5Z", (0.4, 0.75, 1.05)) + ears(
        f, "#1b1413", 3
    )
    head += (
        skull(f, "#1b1413")
        + blot("M-10.4 -8L-2 -4.6L-8 -.6ZM10.6 -9L2.6 -5.4L8.6 -1.4Z", "#ffb03a")
        + blot("M-8 8L-4 6.4L-1 8.4L3 6L7 7.6C6 14 -4 16 -8 8Z", "#ff7a2a")
        + blot("M-5 9.4L-2 11L1 9.6L4.4 10C2 13 -3 13.4 -5 9.4Z", "#ffe08a")
    )
    return out + f.put_head(head + mark("M-6 -17L-3 -12L-6 -9M6 -18L3 -12", "#ff7a2a", f.line(1.7)))


def brood(f: Frame) -> str:
    """Swollen; what is inside looks out."""
    low = f.down
    out = limbs(
        "".join(f"M{x} {f.at[1]}V{f.ground - 2}" for x in (f.legs[0] - 2, f.legs[3] + 2)),
        "#3a2140",
        max(2.4, f.leg - 1.6),
    )
    sack = (
        f"M-1 -.2C-1.1 -.9 -.4 -1.1 .1 -1.05C.9 -1.1 1.4 -.4 1.3 .4C1.3 1.1 .8 {low} .2 {low}C-.5 {low} -1.1 1 -1 -.2Z"
    )
    out += hide(f.warp(sack), "#54305c") + blot(
        f.warp(
            f"M-.7 .3C-.8 1 -.2 {low - 0.2:.2f} .2 {low - 0.2:.2f}"
            f"C.8 {low - 0.2:.2f} 1.1 .9 1.05 .4C.7 -.1 -.4 -.1 -.7 .3Z"
        ),
        "#7c4a80",
    )
    out += mark(f.warp("M-.5 .3C-.4 .8 -.5 1 -.3 1.2M.9 .4C.8 .7 .9 .9 .7 1.1M.1 .1C.2 .4 .1 .6 .2 .9"), "#a86a9c", 1.7)
    small = "M-7 -3C-13 -5 -15 -1 -12 1C-9 2 -7 1 -6 -1ZM7 -3C13 -5 15 -1 12 1C9 2 7 1 6 -1Z"
    lamb = hide(small, "#241329", 2) + hide("M-7 -3C-7 -11 7 -11 7 -3C7 4 4 9 0 9C-4 9 -7 4 -7 -3Z", "#241329", 2.2)
    lamb += disc(-3, -2, 2, "#ffe9a8") + disc(3, -2, 2, "#ffe9a8") + mark("M-2 4.4H2", "#ffe9a8", 1.6)
    k = (0.5, 0.72, 0.9)[f.rank]
    for u, v, turn in (
        (0.1, 0.66, -8),
        (0.86, -0.5, 38),
        (0.74, 0.98, 20),
        (-0.4, 1.06, -20),
        (0.3, -0.72, 4),
        (1.1, 0.36, 60),
    )[: (3, 4, 6)[f.rank]]:
        out += group(lamb, *f.spot(u, v), k, turn)
    head = (
        horns(f, "#8a5c8c", CURL, (0, 0.6, 0.9))
        + ears(f, "#3a2140", 5)
        + tuft(f, "#54305c")
        + skull(f, "#241329")
        + tuft(f, "#54305c")
    )
    head += (
        mark("M-9.6 -4.6Q-6 -1.6 -2.6 -4.4M3 -5Q6.6 -2 10 -5.6", PALE, f.line(2))
        + mark("M-5 8Q0 11.4 5 7.6", PALE, f.line(1.8))
        + mark("M-6 -1V2.4M6.6 -1.6V2", "#9a6aa8", f.line(1.4))
    )
    return out + f.put_head(head)
