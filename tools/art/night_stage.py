"""What the scenes of the night are put together from: sky, moon, hills, dead trees, gravestones, the Sheep itself.

A scene is 280 x 160. Everything behind the Sheep is flat and has no outline, so that the Sheep is what one sees.
"""

import random

from art.journey_flock import FRAMES
from art.night_flock import night_sheep_of
from art.svg import Stop, disc, ellipse, group, linear, oval, path, rect

SIZE = (280, 160)
_TIERS = {f.tier: f for f in FRAMES}
MOON = "#dcd7ea"

Scene = tuple[str, str]
"""The gradient of the sky, and all that is drawn."""


def sky(top: str, low: str, middle: str | None = None) -> tuple[str, str]:
    """The sky: its gradient, and the rectangle it fills."""
    stops: tuple[Stop, ...] = (
        ((0, top, 1), (0.55, middle or low, 1), (1, low, 1)) if middle else ((0, top, 1), (1, low, 1))
    )
    return linear("sky", (0, 0, 0, 130), *stops), rect((0, 0, *SIZE), 0, "url(#sky)")


def stars(seed: int, count: int = 26, low: float = 90, colour: str = "#e8e2f6") -> str:
    """Stars above the height `low`."""
    rng, d = random.Random(seed), ""
    for _ in range(count):
        r = rng.choice((0.7, 1, 1.4))
        d += oval(round(rng.uniform(4, 276), 1), round(rng.uniform(4, low), 1), r, r)
    return path(d, colour, None, extra='fill-opacity="0.85"')


def moon(x: float, y: float, radius: float, colour: str = MOON, halo: float = 0.14) -> str:
    """A full moon with its seas and a halo."""
    out = disc(x, y, radius * 1.45, colour, extra=f'fill-opacity="{halo}"') + disc(x, y, radius, colour)
    seas = oval(x - radius * 0.34, y - radius * 0.24, radius * 0.24, radius * 0.2)
    seas += oval(x + radius * 0.3, y + radius * 0.3, radius * 0.3, radius * 0.22) + oval(
        x + radius * 0.26, y - radius * 0.42, radius * 0.14, radius * 0.11
    )
    return out + path(seas, "#8f86b0", None, extra='fill-opacity="0.4"')


def sickle(x: float, y: float, radius: float, colour: str = MOON) -> str:
    """A waning moon."""
    d = (
        f"M{x} {y - radius}A{radius} {radius} 0 1 0 {x + radius} {y + radius * 0.2:.1f}"
        f"A{radius * 0.82:.1f} {radius * 0.82:.1f} 0 0 1 {x} {y - radius}Z"
    )
    return path(d, colour, None)


def hill(d: str, colour: str) -> str:
    """Land under the line `d`, down to the lower edge."""
    return path(f"{d}V160H0Z", colour, None)


def sheep(mutation: str, tier: str, x: float, ground: float, scale: float, flip: bool = False) -> str:
    """A Sheep whose body stands over x on the line `ground`, looking left, or right when flipped."""
    f = _TIERS[tier]
    side = -scale if flip else scale
    return group(
        night_sheep_of(f, mutation), round(x - side * f.at[0], 1), round(ground - scale * f.ground, 1), (side, scale)
    )


def dead_tree(x: float, y: float, scale: float, colour: str, flip: bool = False) -> str:
    """A bare tree with its foot at x, y, about 70 high."""
    trunk = "M-5 0C-2 -14 -4 -24 -3 -34L3 -34C3 -22 3 -12 7 0Z"
    boughs = (
        "M0 -30L-18 -46M-18 -46L-30 -46M-18 -46L-20 -60M0 -30L2 -54M2 -54"
        "L-6 -68M2 -54L12 -66M0 -28L20 -42M20 -42L34 -40M20 -42L24 -58"
    )
    body = path(trunk, colour, None) + path(boughs, stroke=colour, width=3.4)
    return group(body, x, y, (-scale if flip else scale, scale))


def grass(seed: int, colour: str, low: float = 136, count: int = 26) -> str:
    """Blades along the lower edge."""
    rng, d = random.Random(seed), ""
    for _ in range(count):
        x, y = rng.uniform(2, 278), rng.uniform(low, 160)
        d += f"M{x:.0f} {y:.0f}l{rng.uniform(-3, 3):.0f} {-rng.uniform(6, 11):.0f}"
    return path(d, stroke=colour, width=1.7)


def grave(x: float, y: float, scale: float, colour: str, turn: float = 0) -> str:
    """A gravestone."""
    body = path("M-9 2V-16C-9 -26 9 -26 9 -16V2Z", colour, None) + path(
        "M0 -18V-8M-4 -14H4", stroke="#8d88ad", width=1.6
    )
    return group(body, x, y, scale, turn)


def fence(x: float, y: float, posts: int, colour: str, seed: int = 1) -> str:
    """A crooked paling to the right of x."""
    rng, d = random.Random(seed), ""
    for k in range(posts):
        left, lean, high = x + k * 15, rng.uniform(-3, 3), rng.uniform(24, 31)
        d += (
            f"M{left:.0f} {y}L{left + lean:.0f} {y - high:.0f}L{left + lean + 3:.0f} {y - high - 4:.0f}"
            f"L{left + lean + 6:.0f} {y - high:.0f}L{left + 6:.0f} {y}Z"
        )
    rails = f"M{x - 6} {y - 18}L{x + posts * 15} {y - 20}M{x - 6} {y - 8}L{x + posts * 15} {y - 7}"
    return path(d, colour, None) + path(rails, stroke=colour, width=3.4)


def church(x: float, y: float, colour: str, light: str | None = None) -> str:
    """A small church, its tower to the left."""
    out = path(
        f"M{x} {y}V{y - 44}L{x + 10} {y - 64}L{x + 20} {y - 44}V{y - 26}L{x + 42} {y - 38}L{x + 66} {y - 26}V{y}Z",
        colour,
        None,
    )
    if light:
        out += path(
            f"M{x + 7} {y - 32}v-6q3 -5 6 0v6Z" + "".join(f"M{x + k} {y - 8}v-8q3 -5 6 0v8Z" for k in (26, 39, 52)),
            light,
            None,
        )
    return out


def mist(y: float, colour: str, opacity: float = 0.3, seed: int = 1) -> str:
    """Bands of mist round the height y."""
    rng, d = random.Random(seed), ""
    for _ in range(6):
        d += oval(
            round(rng.uniform(0, 280)),
            round(y + rng.uniform(-10, 12)),
            round(rng.uniform(40, 80)),
            round(rng.uniform(3, 7), 1),
        )
    return path(d, colour, None, extra=f'fill-opacity="{opacity}"')


def eyes(places: tuple[tuple[float, float], ...], colour: str, radius: float = 2) -> str:
    """Pairs of eyes in the dark."""
    return path(
        "".join(oval(x + d, y, radius, radius * 1.2) for x, y in places for d in (-radius * 1.8, radius * 1.8)),
        colour,
        None,
    )


def glow(x: float, y: float, radii: tuple[float, float], colour: str, opacity: float = 0.3) -> str:
    """Light without an edge to speak of."""
    out = ""
    for k in (1, 0.72, 0.46):
        out += ellipse(x, y, (radii[0] * k, radii[1] * k), colour, extra=f'fill-opacity="{opacity}"')
    return out
