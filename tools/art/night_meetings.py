"""Where one meets the mutations that go or answer strangely: scenes of 280 x 160 for their cards."""

import random

from art.night_stage import (
    Scene,
    church,
    dead_tree,
    eyes,
    fence,
    glow,
    grave,
    hill,
    moon,
    sheep,
    sickle,
    sky,
    stars,
)
from art.svg import disc, group, oval, path, spokes


def stalking() -> Scene:
    """It looks over the roof; somebody looks back."""
    paint, out = sky("#1a1020", "#6a3440", "#38203a")
    out += (
        moon(120, 56, 34, "#e8c8b0", 0.16)
        + hill("M0 118C60 108 200 122 280 108", "#24142a")
        + sheep("stalking", "greater", 150, 150, 1.5)
    )
    out += (
        path("M206 160V118L232 96L260 118V160ZM250 106V94H258V114Z", "#150c1a", None)
        + path("M222 126H242V144H222Z", "#e8a84a", None)
        + path("M232 126V144M222 135H242", stroke="#150c1a", width=2)
    )
    figure = disc(232, 133, 3, "#150c1a") + path("M227 144C227 134 237 134 237 144Z", "#150c1a", None)
    prints = "".join(oval(x, y, 3, 1.6) for x, y in ((22, 152), (40, 144), (60, 152), (78, 143)))
    return paint, out + figure + path(prints, "#6a3440", None)


def mire() -> Scene:
    """By the pond, with what is left of a walker."""
    paint, out = sky("#141f22", "#4a5a3a", "#26352f")
    out += stars(6, 14, 40) + moon(214, 38, 19, "#d6dca0", 0.18) + dead_tree(30, 100, 1.1, "#131c1a")
    out += hill("M0 96C60 90 200 100 280 92", "#1c2a22") + path("M0 112C80 104 200 108 280 110V160H0Z", "#2c3f33", None)
    out += path(
        "M196 118H234M204 126H228M190 134H236M208 142H222", stroke="#b9c27a", width=2.4, extra='stroke-opacity="0.6"'
    )
    out += sheep("mire", "greater", 132, 146, 1.32) + path(
        "M60 150C100 158 180 158 214 148", stroke="#6d7f4c", width=2.2
    )
    boot = path("M-6 6L-3 -16L8 -13L7 -2L17 4L16 8Z", "#4a3020", "#0f1512", 2)
    reeds = (
        "M252 160C252 130 248 118 254 92M266 160C266 138 272 126 268 104"
        "M14 160C14 140 20 130 16 112M240 160C240 146 236 138 238 126"
    )
    return paint, out + group(boot, 54, 140, 0.9, -18) + path(reeds, stroke="#5f6e3c", width=3) + path(
        "M254 92V106M268 104V118M16 112V124", stroke="#6e4a30", width=6
    )


def cinder() -> Scene:
    """On burnt stubble, under smoke."""
    paint, out = sky("#140d12", "#c2552a", "#4a1f22")
    out += disc(60, 44, 18, "#e8a060", extra='fill-opacity="0.5"') + path(
        "M150 70C120 50 170 34 134 16C120 8 140 -6 128 -10H200C190 10 212 20 190 40C180 52 196 60 182 76Z",
        "#1d1418",
        None,
    )
    out += hill("M0 108C80 98 190 112 280 100", "#3a1a18") + glow(160, 140, (120, 26), "#ff7a2a", 0.16)
    stubble = random.Random(3)
    out += path(
        "".join(f"M{stubble.uniform(0, 280):.0f} {stubble.uniform(112, 156):.0f}l1 -7" for _ in range(46)),
        stroke="#1a0d0d",
        width=2,
    )
    out += sheep("cinder", "greater", 160, 148, 1.34) + sheep("cinder", "lesser", 42, 136, 0.72)
    embers = "".join(oval(round(stubble.uniform(10, 270)), round(stubble.uniform(6, 120)), 1.4, 1.4) for _ in range(30))
    return paint, out + path(embers, "#ffc860", None)


def brood() -> Scene:
    """In its cave, not alone."""
    paint, out = sky("#120b1c", "#3a2450")
    out += path("M0 160V20C30 -20 250 -20 280 20V160H250C256 60 220 22 140 22C60 22 24 60 30 160Z", "#0c0712", None)
    out += path("M30 160C24 60 60 22 140 22C220 22 256 60 250 160Z", "#2b1a3e", None) + moon(196, 52, 15)
    out += hill("M0 132C80 124 200 138 280 128", "#170e24") + sheep("brood", "greater", 146, 149, 1.32)
    dark = (
        (22, 70),
        (14, 104),
        (40, 128),
        (258, 62),
        (266, 100),
        (244, 130),
        (30, 42),
        (250, 36),
        (12, 138),
        (268, 144),
    )
    return paint, out + eyes(dark, "#ffe9a8") + sheep("brood", "lesser", 232, 154, 0.62) + path(
        "M60 154C80 148 100 156 120 152M176 156C196 150 212 156 224 152", stroke="#4a3260", width=2.4
    )


def mirror() -> Scene:
    """On the lake, twice."""
    paint, out = sky("#131c3c", "#56689a")
    out += stars(18, 30, 60) + moon(232, 30, 14) + hill("M0 84C60 70 130 88 180 78C220 70 250 82 280 76", "#26315c")
    out += path("M0 92H280V160H0Z", "#3a4a80", None)
    below = group(group(sheep("mirror", "standard", 0, 0, 1.02), 0, 0, (1, -1)), 136, 102, opacity=0.4)
    out += below + path(
        "M30 118H90M180 124H250M60 138H120M160 146H230M20 150H70",
        stroke="#8fa0d0",
        width=2,
        extra='stroke-opacity="0.7"',
    )
    return paint, out + path("M84 102C100 96 180 96 196 102C180 108 100 108 84 102Z", "#1b2547", None) + sheep(
        "mirror", "standard", 136, 103, 1.02
    )


def tangled() -> Scene:
    """Behind the wire, or part of it."""
    paint, out = sky("#151a22", "#565a48", "#2e3534")
    out += stars(2, 18, 50) + sickle(40, 34, 16, "#d8d2b0") + hill("M0 112C80 100 180 116 280 106", "#262a22")
    posts = "M22 146L26 84H34L32 146ZM246 150L242 80H251L254 150Z"
    out += sheep("tangled", "greater", 140, 146, 1.34) + path(posts, "#3d3424", "#14150f", 2)
    wires = (
        "M-4 100C40 92 60 118 96 124M190 128C214 122 230 96 284 92M-4 124C40 132 80 140 130 150C180 154 230 126 284 122"
    )
    out += path(wires, stroke="#b8b08a", width=2)
    barbs = "".join(
        f"M{x - 4} {y - 3}l8 6M{x - 4} {y + 3}l8 -6"
        for x, y in ((12, 98), (64, 110), (214, 116), (264, 95), (44, 132), (100, 144), (172, 150), (222, 134))
    )
    rag = path("M0 0L18 2L12 8L17 14L8 20L4 12L-2 16Z", "#8e3a36", "#14150f", 1.6)
    return paint, out + path(barbs, stroke="#d8d0a8", width=1.8) + group(rag, 252, 94, 1)


def leech() -> Scene:
    """At the axle of a wagon."""
    paint, out = sky("#1b0f1c", "#5a2f3e", "#33192c")
    out += stars(7, 22, 60) + moon(44, 34, 16, "#e6c9c4") + hill("M0 110C90 102 190 116 280 104", "#241322")
    wagon = path("M-62 -26L-50 -76C-30 -92 30 -92 50 -76L60 -26Z", "#3f2c38", None) + path(
        "M-70 -28H68L60 -6H-62Z", "#2c1c26", None
    )
    wagon += path("M-40 -82C-46 -60 -46 -44 -42 -28M0 -88V-28M40 -82C46 -60 46 -44 42 -28", stroke="#2c1c26", width=3)
    for x in (-38, 38):
        wagon += disc(x, -2, 17, "none", "#1a0f18", 5) + path(spokes(x, -2, (0, 16), 8), stroke="#1a0f18", width=2.6)
    out += (
        group(wagon, 74, 132, 1.05)
        + sheep("leech", "greater", 196, 146, 1.3)
        + sheep("leech", "lesser", 38, 152, 0.8, True)
    )
    return paint, out + path(
        "M120 130C116 138 118 144 122 148M128 126C126 132 126 136 128 140", stroke="#c9a24a", width=3
    ) + path("M96 150C110 146 130 148 140 153C128 158 106 157 96 150Z", "#8a6a2c", None)


def choir() -> Scene:
    """In the churchyard, at practice."""
    paint, out = sky("#131330", "#50467c", "#2a2656")
    out += stars(11, 24, 56) + church(18, 112, "#191737", "#f0c25a") + moon(232, 36, 18)
    out += hill("M0 112C80 104 190 118 280 106", "#201d44")
    for x, y, s, t in ((104, 116, 0.8, -5), (256, 122, 1, 6), (84, 146, 1.2, -8), (266, 154, 1.3, 4)):
        out += grave(x, y, s, "#3b3868", t)
    out += sheep("choir", "greater", 172, 152, 1.32)
    notes = "M102 60V44L112 41V56M128 34V22M252 76V62L260 60"
    heads = oval(99.6, 60.6, 3, 2.2) + oval(109.6, 56.6, 3, 2.2) + oval(125.6, 34.6, 3, 2.2) + oval(249.6, 76.6, 3, 2.2)
    return paint, out + path(notes, stroke="#d8d0e2", width=1.8) + path(heads, "#d8d0e2", None)


def grafted() -> Scene:
    """Under the washing line."""
    paint, out = sky("#191620", "#5e5548", "#38323a")
    out += (
        moon(216, 44, 24, "#d9cdb0", 0.14)
        + path("M196 40C206 46 222 36 238 48", stroke="#7a6a58", width=1.6)
        + path("M202 38V47M211 39V46M220 37V45M229 40V49", stroke="#7a6a58", width=1.6)
    )
    out += (
        dead_tree(28, 130, 1.5, "#120f17")
        + path("M44 52C100 66 180 66 250 40V120", stroke="#120f17", width=2.2)
        + path("M250 34V130", stroke="#120f17", width=5)
    )
    for x, y in ((84, 60), (112, 63), (140, 63)):
        out += path(
            f"M{x - 9} {y}C{x - 12} {y + 14} {x - 14} {y + 18} {x - 8} {y + 30}L{x - 4} {y + 22}"
            f"H{x + 4}L{x + 8} {y + 30}C{x + 14} {y + 18} {x + 12} {y + 14} {x + 9} {y}Z",
            "#6d6258",
            "#120f17",
            1.6,
        )
    out += hill("M0 120C80 110 200 124 280 112", "#241f28") + sheep("grafted", "greater", 168, 149, 1.34)
    needle = path("M0 0L34 -16", stroke="#e8e2d0", width=2.4) + path(
        "M0 0C-10 6 -24 -4 -30 6C-34 12 -26 16 -22 12", stroke="#c2485a", width=1.8
    )
    return paint, out + group(needle, 52, 148) + fence(252, 156, 2, "#120f17")
