"""What the Sheep of the night have in common: dark hides with a light outline, horns, eyes and teeth.

Heads are drawn round 0,0 (about 26 wide, 38 high) and put on by `Frame.put_head`; bodies in the units of the box.
"""

import random

from art.journey_flock import Frame
from art.nightfall import NIGHT_INK
from art.svg import ellipse, fleece, group, oval, path

SKULL = "M-13 -6C-14 -20 13 -21 13.6 -7C14 5 8 18 -1 19C-9 18 -13 6 -13 -6Z"
CURL = "M6 -15C20 -32 40 -20 35 -1C31 12 15 10 17 -1C19 -8 27 -6 25 0C31 -4 28 -15 20 -15C14 -15 11 -12 9 -7Z"
CRESCENT = "M4 -15C14 -14 20 -22 16 -34C28 -26 29 -8 10 -6Z"
SPIKE = "M3 -16L13 -38L13 -9Z"
PALE = "#efe4cd"


def hide(d: str, fill: str, width: float = 2.8, extra: str = "") -> str:
    """A shape with the light outline of what lives at night."""
    return path(d, fill, NIGHT_INK, width, extra)


def mark(d: str, colour: str = NIGHT_INK, width: float = 2) -> str:
    """A line on a hide."""
    return path(d, stroke=colour, width=width)


def blot(d: str, colour: str, opacity: float = 1) -> str:
    """A patch without outline."""
    return path(d, colour, None, extra=f'fill-opacity="{opacity}"' if opacity < 1 else "")


def fur(f: Frame, fill: str, seed: int = 7, grow: float = 1) -> str:
    """A round fleece, with fewer scallops on the small."""
    return hide(fleece(*f.at, (f.radii[0] * grow, f.radii[1] * grow), (9, 11, 13)[f.rank], seed), fill)


def sheen(f: Frame, colour: str, opacity: float = 0.8) -> str:
    """A lighter patch on the upper half of the body."""
    u, v = f.spot(0.1, -0.18)
    return blot(fleece(u, v, (f.radii[0] * 0.7, f.radii[1] * 0.6), 9, 3), colour, opacity)


def limbs(d: str, fill: str, thick: float) -> str:
    """Lines as limbs: `thick` of the hide's colour, with its outline."""
    return mark(d, NIGHT_INK, thick + 4.2) + mark(d, fill, thick)


def legs(f: Frame, fill: str, lean: float = 0) -> str:
    """Four legs down to the ground; `lean` moves their feet to the left, in thicknesses of a leg."""
    top = f.at[1] + f.radii[1] * 0.4
    foot = f.ground - f.leg / 2
    d = "".join(f"M{x} {top:.1f}L{x - lean * f.leg:.1f} {foot:.1f}" for x in f.legs)
    return limbs(d, fill, max(2.4, f.leg - 1.4))


def stars(f: Frame, seed: int, count: int, colour: str = "#ede6ff") -> str:
    """Points of light on the body."""
    rng, d = random.Random(seed), ""
    for _ in range(count):
        x, y = f.spot(rng.uniform(-0.8, 0.85), rng.uniform(-0.75, 0.75))
        r = rng.choice((0.8, 1.1, 1.5))
        d += oval(x, y, r, r)
    return blot(d, colour)


def skull(f: Frame, fill: str, d: str = SKULL) -> str:
    """The face's outline."""
    return hide(d, fill, f.line(2.7))


def ears(f: Frame, fill: str, droop: float = 0, right: bool = True) -> str:
    """Ears, hanging lower by `droop`."""
    d = f"M-11 -8C-24 {-11 + droop} -29 {-3 + droop} -24 {2 + droop}C-18 {4 + droop} -12 1 -9 -4Z"
    if right:
        d += f"M11 -10C23 {-16 + droop} 29 {-9 + droop} 24 {-3 + droop}C18 {-1 + droop} 14 -3 11 -7Z"
    return hide(d, fill, f.line(2.4))


def horns(f: Frame, fill: str, d: str = CRESCENT, sizes: tuple[float, float, float] = (0, 0.75, 1.1)) -> str:
    """The horn `d` and its mirror image, as large as the tier has them; nothing where that is 0."""
    size = sizes[f.rank]
    if not size:
        return ""
    one = hide(d, fill, f.line(2.5) / size)
    return group(one + group(one, -0.6, 0.8, (-1, 1)), 0, -2 * (1 - size), size)


def tuft(f: Frame, fill: str, seed: int = 2) -> str:
    """Wool between the ears."""
    return hide(fleece(0, -17, (10.4, 5.4), 7, seed), fill, f.line(2.4))


def hollows() -> str:
    """Two empty sockets."""
    return ellipse(-6, -4, (4.6, 5.6), "#0b0818") + ellipse(6.4, -5, (4.4, 5.6), "#0b0818")


def teeth(f: Frame, y: float = 9, colour: str = NIGHT_INK) -> str:
    """A zigzag of a mouth."""
    return mark(f"M-7 {y - 1}L-4.6 {y + 2.8}L-2 {y - 0.6}L1 {y + 3}L3.6 {y - 1}L6.6 {y + 2}", colour, f.line(1.8))
