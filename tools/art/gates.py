"""The four gates of the title: frame, leaves, boards, and what is seen through each.

Gate units: a gate is 372 wide and 400 high; its opening, 320 x 268, lies at 26, 74.
"""

import random
from collections.abc import Callable

from art import cast, flock, scenery, space_flock, space_things
from art.palette import INK, PAPER
from art.svg import Inliner, disc, document, ellipse, group, linear, oval, path, rect

OPENING = (320, 268)


def frame() -> str:
    """Posts, arch and sill with a see-through opening: 372 x 400, upper left corner of the gate."""
    defs = linear("wood", (0, 0, 28, 0), (0, "#a87643", 1), (1, "#8a5c2f", 1))
    body = path("M24 88C100 64 272 64 348 88V72C272 46 100 46 24 72Z", "#9a6a38", INK, 3.2)
    body += path("M30 78C104 55 268 55 342 78", stroke="#5c3a1a", width=1.8, extra='stroke-opacity="0.7"')
    body += rect((20, 338, 332, 13), 2, "#5c4a34", INK, 2.8)
    for x in (8, 336):
        post = rect((0, 0, 28, 352), 5, "url(#wood)", INK, 3.2)
        grain = "M9 12C7 90 12 180 8 340M19 8C22 120 17 220 20 344"
        post += path(grain, stroke="#5c3a1a", width=1.8, extra='stroke-opacity="0.7"')
        body += group(post + rect((-4, -8, 36, 16), 5, "#b5824a", INK), x, 24)
    return document((372, 400), body, defs)


def leaf(side: str) -> str:
    """One leaf swung open, 44 x 276; hinged at the edge beside the gate (the left leaf's right edge).

    At -16, 82 of the gate (left) and at 344, 82 (right), to be drawn before the frame.
    """
    body = path("M42 4L2 30V256L42 272Z", "#8a5a2e") + path("M29 12V266M15 21V261", width=2.4)
    body += path("M42 60L2 76M42 212L2 208", stroke="#5c3a1a", width=7)
    return document((44, 276), body if side == "left" else group(body, 44, 0, (-1, 1)))


def board() -> str:
    """The name board, 344 x 76; the name's middle is at 172, 35. At 14, -17 of the gate."""
    light, dark = "#f8dd7c", "#e9b93c"
    defs = linear("plank", (0, 3, 0, 69), (0, light, 1), (1, dark, 1))
    body = rect((5, 9, 336, 64), 10, INK, extra='fill-opacity="0.35"')
    body += rect((3, 3, 338, 65), 10, "url(#plank)", INK, 3.4)
    grain = "M16 17C108 12 228 22 330 16M16 57C128 61 218 53 330 57"
    body += path(grain, stroke="#a9763e", width=1.8, extra='stroke-opacity="0.7"')
    return document((344, 76), body + disc(17, 36, 4, "#5c3a1a") + disc(327, 36, 4, "#5c3a1a"), defs)


def tag() -> str:
    """The paper tag for the number of players, 220 x 44; its middle is at 110, 21. At 76, 352 of the gate."""
    body = rect((3, 5, 216, 37), 8, INK, extra='fill-opacity="0.3"') + rect(
        (2, 2, 216, 38), 8, PAPER, INK, 2.5
    )
    return document((220, 44), body)


def focus_ring() -> str:
    """The gold ring round a chosen gate, 388 x 438; at -8, -30 of the gate."""
    ring = rect((5, 5, 378, 428), 18, "none", INK, 8.5) + rect((5, 5, 378, 428), 18, "none", "#d9a021", 4.6)
    return document((388, 438), ring)


def _ground(body: str, defs: str = "") -> str:
    return document(OPENING, body, defs)


def shear_panic() -> str:
    """A sunny meadow: Roger and four sheep."""
    put = Inliner().put
    defs = linear("sky", (0, 0, 0, 140), (0, "#8fc6e2", 1), (1, "#d3eaee", 1))
    body = rect((0, 0, 320, 268), 0, "url(#sky)") + disc(262, 52, 26, "#f8e6a0", INK, 2.5)
    body += path("M30 66C26 50 50 46 56 56C66 46 90 52 84 66Z", "#ffffff", None)
    body += path(
        "M150 40C146 28 166 24 172 32C180 24 200 30 196 40Z", "#ffffff", None, extra='fill-opacity="0.8"'
    )
    body += path("M0 138C70 100 150 96 220 124C260 136 300 128 320 116V268H0Z", "#a8bf74", INK, 2.5)
    fence = "M0 150C40 132 90 124 130 126M0 160C40 142 90 134 130 136"
    body += path(fence, width=5.4) + path(fence, stroke="#c99c5f", width=2.2)
    body += path("M12 136V162M44 124V150M78 118V144M112 116V142", width=7) + path(
        "M12 136V162M44 124V150M78 118V144M112 116V142", stroke="#c99c5f", width=3
    )
    body += path("M0 190C90 158 230 166 320 182V268H0Z", "#bfcf86", INK, 2.5)
    rng = random.Random(6)
    spots = ((20, 210), (120, 176), (196, 262), (296, 250), (104, 262), (240, 182))
    grass = "".join(scenery.blades(rng, x, y, 0.5) for x, y in spots)
    body += path(grass, stroke="#7d8f4a", width=1.6) + put(scenery.tree("day"), 226, 70, 74)
    body += put(cast.roger(), 30, 78, 122) + put(flock.sheep("red", "e"), 148, 128, 88)
    body += put(flock.sheep("straw", "s"), 18, 178, 84) + put(flock.sheep("sky", "w"), 212, 172, 92)
    return _ground(body + put(flock.sheep("leaf", "n"), 112, 184, 84), defs)


def _cactus() -> str:
    arms = "M278 206C256 206 258 190 258 182M292 196C312 196 310 182 310 172"
    out = path("M276 236V164C276 150 294 150 294 164V236Z", "#5f8a55", INK, 2.6)
    out += path(arms, width=13) + path(arms, stroke="#5f8a55", width=7.6)
    return out + path("M285 166V230", stroke="#41663a", width=1.8, extra='stroke-dasharray="4 6"')


def wild_west() -> str:
    """Evening in mesa land: a covered wagon and a sheep with a hat."""
    put = Inliner().put
    defs = linear("sky", (0, 0, 0, 150), (0, "#ee9c56", 1), (1, "#f9d08a", 1))
    body = rect((0, 0, 320, 268), 0, "url(#sky)") + disc(90, 112, 46, "#f8dc8a", INK, 2.5)
    mesas = "M0 150L26 148V104H40V84H96V112H112V150L168 152L174 118H196V70H274V104H292V150L320 152V268H0Z"
    body += path(mesas, "#c4693f", INK, 2.5) + path(
        "M48 92V140M80 90V136M214 82V140M250 80V130", stroke="#93462a"
    )
    body += path("M40 104H92M196 92H270", stroke="#dd8a5c", width=2.4)
    body += path("M0 178C90 158 220 160 320 176V268H0Z", "#dfae6a", INK, 2.5)
    pebbles = "".join(
        oval(x, y, 7, 2.4) for x, y in ((40, 190), (190, 184), (150, 258), (300, 254), (250, 200))
    )
    body += path(pebbles, "#b98548", None, extra='fill-opacity="0.7"') + _cactus()
    body += put(cast.wagon(), 16, 112, 150) + put(flock.sheep("cream", "s"), 160, 158, 98)
    felt = "M-30 4C-14 12 14 12 30 4C24 -2 18 -1 15 0C14 -16 8 -18 0 -15"
    felt += "C-8 -18 -14 -16 -15 0C-18 -1 -24 -2 -30 4Z"
    hat = path(felt, "#8a5a2e") + path("M-14 1C-6 5 6 5 14 1", stroke="#4a2c14", width=3.6)
    return _ground(body + group(hat, 209, 214, 0.9) + put(flock.sheep("cream", "w"), 60, 196, 66), defs)


def _stars(rng: random.Random, count: int, depth: int, colour: str, size: float = 1.6) -> str:
    d = "".join(oval(rng.randrange(6, 314), rng.randrange(6, depth), size, size) for _ in range(count))
    return path(d, colour, None)


def space_sheep() -> str:
    """A sheep in a glass helmet on a violet moon; a rocket, a planet, and the Wolf's ship far off."""
    rng, put = random.Random(42), Inliner().put
    defs = linear("sky", (0, 0, 0, 240), (0, "#1c2147", 1), (1, "#3a3f7c", 1))
    body = rect((0, 0, 320, 268), 0, "url(#sky)") + _stars(rng, 30, 216, "#fdf3d0", 1.3)
    body += _stars(rng, 12, 216, "#bcdcf2", 1.9)
    milky = "M0 60C90 20 220 120 320 70V110C220 150 90 60 0 110Z"
    body += path(milky, "#4a4c80", None, extra='fill-opacity="0.5"')
    body += put(space_things.star(0), 134, 18, 22) + put(space_things.star(1), 16, 120, 18)
    body += put(space_things.wolf_standing(), 138, 66, 36) + put(space_flock.system("rose"), 194, 12, 112)
    body += path("M0 226C80 196 240 196 320 226V268H0Z", "#7a6aa0", INK, 2.5)
    body += ellipse(46, 246, (18, 6), "#5d4f82", INK, 2) + ellipse(284, 240, (22, 7), "#5d4f82", INK, 2)
    body += ellipse(176, 254, (44, 8), "#4a3f6b", None, 0, 'fill-opacity="0.7"')
    body += put(space_flock.shepherd("red"), 22, 34, 96) + put(space_flock.sheep("straw"), 124, 118, 108)
    return _ground(body + put(space_flock.sheep("teal"), 238, 166, 64), defs)


def the_sheep() -> str:
    """Night in the village: lamplight, two sheep, and something in the dark."""
    rng, put = random.Random(43), Inliner().put
    defs = linear("sky", (0, 0, 0, 130), (0, "#232f4c", 1), (1, "#40557a", 1))
    body = rect((0, 0, 320, 268), 0, "url(#sky)") + _stars(rng, 20, 104, "#f2e9d6", 1.4)
    body += path("M72 32A26 26 0 1 0 92 66A21 21 0 0 1 72 32Z", "#f2e9d6", INK, 2.5)
    body += path("M0 132C70 100 130 130 190 112C240 98 290 112 320 128V268H0Z", "#3c5560", INK, 2.5)
    body += path("M214 124V92L238 74L262 92V124Z", "#6b4a4a", INK, 2.6)
    body += rect((230, 98, 16, 14), 2, "#ffd76a", INK, 2) + path("M208 94L238 70L268 94", width=5)
    body += path("M0 186C90 156 230 162 320 186V268H0Z", "#4d6a5c", INK, 2.5)
    body += put(cast.wolf(), 14, 108, 104) + put(scenery.tree("dusk"), 250, 96, 80)
    body += put(flock.sheep("cream", "s"), 150, 150, 92) + put(flock.sheep("black", "w"), 206, 178, 76)
    return _ground(body + put(scenery.lantern(), 98, 172, 70), defs)


SCENES: dict[str, Callable[[], str]] = {
    "shear_panic": shear_panic,
    "wild_west": wild_west,
    "space_sheep": space_sheep,
    "the_sheep": the_sheep,
}


def lamp_post() -> str:
    """A lantern on its post, 96 x 346; its foot is at 48, 340."""
    body = ellipse(48, 338, (20, 6), INK, extra='fill-opacity="0.3"')
    body += path("M48 40V336", width=10.5) + path("M48 42V335", stroke="#7d5228", width=4.6)
    body += path("M36 336H60", width=8) + path("M37 336H59", stroke="#7d5228", width=3)
    return document((96, 346), body + Inliner().put(scenery.lantern(), 0, 0, 96))
