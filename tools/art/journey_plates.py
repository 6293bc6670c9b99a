"""The plates behind the pictures of The Sheep's cards: 130 x 84, their middle at 0,0, edged in ink.

A plate is washed unevenly with a colour and has a soft oval of light paper where the thing stands.
"""

from art.palette import INK, PAPER_LIGHT
from art.prairie_things import blob
from art.svg import Number, disc, document, ellipse, group, path, radial, rect

SIZE = (130, 84)
MIDDLE = (-65, -42)
"""Upper left corner of a picture, seen from its middle."""


def ground(x: Number, y: Number, radii: tuple[Number, Number], strength: Number = 0.22) -> str:
    """The shadow under a thing that stands or lies."""
    return ellipse(x, y, radii, INK, extra=f'fill-opacity="{strength}"')


def plate(body: str, paper: str, wash: str, seed: int, light: tuple[str, Number] = (PAPER_LIGHT, 0.95)) -> str:
    """A whole picture: `body` on `paper` washed with `wash`, before an oval of that light (colour, strength)."""
    colour, strength = light
    glow = radial("glow", (0, 0, 50), (0, colour, strength), (0.62, colour, strength * 0.72), (1, colour, 0))
    out = rect((-64, -41, 128, 82), 6, paper)
    side = 1 if seed % 2 else -1
    for k, (x, y, radii) in enumerate(((-34, -14, (27, 24)), (32, 17, (29, 20)))):
        out += path(blob(side * x, y, radii, seed + k), wash, None, extra='fill-opacity="0.3"')
    floor = "M-64 22C-40 16 -12 27 18 21C40 17 54 22 64 19V36Q64 41 59 41H-59Q-64 41 -64 36Z"
    out += path(floor, wash, None, extra='fill-opacity="0.22"')
    out += group(disc(0, 0, 50, "url(#glow)"), 0, 0, (1.16, 0.8)) + body
    return document(SIZE, out + rect((-63.8, -40.8, 127.6, 81.6), 6, "none", INK, 2.4), glow, MIDDLE)
