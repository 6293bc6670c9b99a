"""Finds the largest ring of systems for a room: round where there is air, squarer where it is crowded.

A system is a planet with a banner on its upper edge and its instruction on the lower one; beside each there must be
room for the Wolf, and in the middle for console and piles. The search takes the sizes that look best.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

import pygame

from game.render.theme import Theme

Rect = pygame.Rect

LARGEST, EASY, SMALLEST = 262.0, 72.0, 24.0
"""Units of a planet's picture, its ring included: at most, with pieces that are easy to hit, at least."""
BANNER_AT, PLATE_AT = 0.45, 0.36
"""How far banner (its middle) and plate (its top) are from the planet's middle, for its size."""
WOLF = (0.56, 0.72)
"""Width and height of the Wolf's room for the planet's size."""
_INSIDE = 5.0
"""Units of a planet's size that it is worth to have the Wolf outside."""
_SQUARENESS = (2.0, 2.7, 4.0, 8.0)
_MARGINS = (0.0, 0.3, 0.62)
_PLATES = (13.0, 12.0, 9.2, 8.2, 6.2)
"""Widths of an instruction for the height of its words, from the longest form to signs."""
_MIDDLES = (
    (268.0, 270.0, 44.0),
    (208.0, 214.0, 30.0),
    (176.0, 176.0, 12.0),
    (216.0, 92.0, 0.0),
    (250.0, 74.0, -4.0),
    (176.0, 66.0, -20.0),
)
"""Width and height of console with piles, and how much of a planet's size it is worth."""
CONSOLE_SHAPE, BESIDE, CONSOLE_SHARES = 320 / 190, 1.5, (0.46, 0.54)
"""The console's shape, that of the middle from which piles lie beside it, and its share of width or of height."""


@dataclass(frozen=True, slots=True)
class RingPlan:
    """Rectangles relative to the room, by system clockwise from the top."""

    planets: tuple[Rect, ...]
    plates: tuple[Rect, ...]
    wolves: tuple[Rect, ...]
    console: Rect
    centre: tuple[int, int]

    @property
    def inside(self) -> int:
        """How often the Wolf has no room on the outer side of its system."""
        pairs = zip(self.planets, self.wolves, strict=True)
        return sum((wolf.centerx < planet.centerx) != (planet.centerx < self.centre[0]) for planet, wolf in pairs)


@dataclass(frozen=True, slots=True)
class _Measures:
    """What is fixed while a ring is sought, in pixels."""

    room: Rect
    unit: float
    banner: int
    plates: tuple[int, ...]
    gap: int

    @property
    def systems(self) -> int:
        """How many there are."""
        return len(self.plates)


def plan_ring(theme: Theme, size: tuple[int, int], lines: Sequence[int]) -> RingPlan:
    """The best ring for a room and for systems whose instructions have so many lines."""
    plates = tuple(plate_height(theme, min(n, 2) if theme.tiny else n) for n in lines)
    widths = _PLATES if max(lines) < 3 else _PLATES[:-1]
    words = text_height(theme)
    return _best(size, theme.unit, banner_height(theme), tuple(words * wide for wide in widths), plates)


def banner_height(theme: Theme) -> int:
    """The height of the ribbon with a system's name."""
    return max(18, theme.px(17 if theme.width < 800 else 22 if theme.tiny else 28 if theme.compact else 38))


def plate_height(theme: Theme, lines: int) -> int:
    """The height of an instruction with so many lines."""
    return round(text_height(theme) * 1.3) * lines + theme.px(8 if theme.compact else 14)


def text_height(theme: Theme) -> int:
    """The pixel size of an instruction's words."""
    if theme.tiny:
        return theme.text_px(15 if theme.width >= 800 else 12)
    return theme.text_px(16 if theme.compact else 20)


@lru_cache(maxsize=16)
def _best(
    size: tuple[int, int], unit: float, banner: int, widths: tuple[float, ...], plates: tuple[int, ...]
) -> RingPlan:
    measures = _Measures(Rect(0, 0, *size), unit, banner, plates, max(2, round(4 * unit)))
    best, worth = None, -math.inf
    for middle, wide, square, margin in product(_MIDDLES, widths, _SQUARENESS, _MARGINS):
        width = wide / unit
        extra = middle[2] + 0.34 * width - 1.2 * (square - 2)
        low, high = max(SMALLEST, _size_worth(worth - extra)), LARGEST
        if low > high:
            continue
        found = _try(measures, low, middle, width, square, margin)
        if found is None:
            continue
        while high - low > 2:
            half = (low + high) / 2
            larger = _try(measures, half, middle, width, square, margin)
            low, high, found = (half, high, larger) if larger is not None else (low, half, found)
        value = _worth(low) + extra - _INSIDE * found.inside
        if value > worth:
            best, worth = found, value
    return _grown(best, measures) if best is not None else _crowded(measures)


def _worth(planet: float) -> float:
    """What a planet's size is worth: below the size at which pieces are easy to hit, every unit counts thrice."""
    return planet - 2 * max(0.0, EASY - planet)


def _size_worth(worth: float) -> float:
    """The size of a planet that is worth this."""
    return worth if worth >= EASY else (worth + 2 * EASY) / 3


def _try(
    m: _Measures, planet: float, middle: tuple[float, float, float], width: float, square: float, margin: float
) -> RingPlan | None:
    """A ring of these sizes, None if something would lie on something else."""
    side, wide = round(planet * m.unit), round(width * m.unit)
    found = _placed(m, side, wide, square, round(margin * side))
    if found is None:
        return None
    planets, plates, centre = found
    console = Rect(0, 0, round(middle[0] * m.unit), round(middle[1] * m.unit))
    console.center = centre
    bodies = [body(p, m.banner) for p in planets]
    if _touching([*bodies, *plates, console], m):
        console.centery = _free_middle(console, [*bodies, *plates])
    if not m.room.contains(console) or _touching([*bodies, *plates, console], m):
        return None
    wolves = _wolves(m, side, centre, planets, [*bodies, *plates, console])
    return None if wolves is None else RingPlan(planets, plates, wolves, console, centre)


def _free_middle(console: Rect, taken: list[Rect]) -> int:
    """Half way between what lies above and below it: plates reach in from above, and only ribbons from below."""
    near = [each for each in taken if each.left < console.right and console.left < each.right]
    above = [each.bottom for each in near if each.centery < console.centery]
    below = [each.top for each in near if each.centery >= console.centery]
    return (max(above) + min(below)) // 2 if above and below else console.centery


def console_width(wide: int, high: int) -> int:
    """How wide the console becomes in the middle: the piles lie beside it where that is low, else below it."""
    if wide > BESIDE * high:
        return min(round(wide * CONSOLE_SHARES[0]), round(high * CONSOLE_SHAPE))
    return min(wide, round(high * CONSOLE_SHARES[1] * CONSOLE_SHAPE))


def _grown(ring: RingPlan, m: _Measures) -> RingPlan:
    """With the middle as large as the room that is left inside the ring."""
    air = round(36 * m.unit)
    taken = [*(body(planet, m.banner) for planet in ring.planets), *ring.plates, *ring.wolves]
    taken = [each.inflate(air, air) for each in taken]
    largest = ring.console
    for (wide, high, _), tenths, shift in product(_MIDDLES, range(10, 19), range(-3, 4)):
        size = round(min(400.0, wide * tenths / 10) * m.unit), round(min(270.0, high * tenths / 10) * m.unit)
        spot = Rect((0, 0), size)
        spot.center = ring.console.centerx, ring.console.centery + round(shift * 8 * m.unit)
        better = (console_width(*size), size[0]) > (console_width(*largest.size), largest.width)
        if better and m.room.contains(spot) and spot.collidelist(taken) < 0:
            largest = spot
    return replace(ring, console=largest)


def body(planet: Rect, banner: int) -> Rect:
    """What a planet covers with its banner, above its plate; its own ring may reach out."""
    side = planet.width
    top = planet.centery - round(side * BANNER_AT) - banner // 2
    return Rect(planet.centerx - round(side * 0.45), top, round(side * 0.9), planet.centery + round(side * 0.35) - top)


def _placed(
    m: _Measures, side: int, wide: int, square: float, margin: int
) -> tuple[tuple[Rect, ...], tuple[Rect, ...], tuple[int, int]] | None:
    """Planets and plates as far out as the room allows, and the middle of the ring."""
    angles = [math.radians(-90 + 360 * k / m.systems) for k in range(m.systems)]
    spots = [(_bulge(math.cos(a), square), _bulge(math.sin(a), square)) for a in angles]
    half = max(side, wide) // 2 + margin
    up = round(side * BANNER_AT) + m.banner // 2
    downs = [max(round(side * PLATE_AT) + plate, side // 2) for plate in m.plates]
    lowest = max(y for _, y in spots)
    free_x = m.room.width / 2 - half
    free_y = min((m.room.height - up - down) / (1 + y) for (_, y), down in zip(spots, downs, strict=True) if y > -1)
    if free_x <= 0 or free_y <= 0:
        return None
    reach = max(x for x, _ in spots)
    free_x = min(free_x / reach, 2.3 * free_y)
    cx, cy = m.room.centerx, m.room.top + up + free_y
    planets, plates = [], []
    for (x, y), high in zip(spots, m.plates, strict=True):
        planet = Rect(0, 0, side, side)
        planet.center = round(cx + x * free_x), round(cy + y * free_y)
        plate = Rect(0, 0, wide, high)
        plate.midtop = planet.centerx, planet.centery + round(side * PLATE_AT)
        planets.append(planet)
        plates.append(plate)
    middle = cy + (lowest - 1) / 2 * free_y * 0.4
    return tuple(planets), tuple(plates), (cx, round(middle))


def _bulge(share: float, square: float) -> float:
    return 0.0 if abs(share) < 1e-9 else math.copysign(abs(share) ** (2 / square), share)


def _touching(rects: list[Rect], m: _Measures) -> bool:
    """Whether two of different systems lie on each other; the list holds bodies, then plates, then the console."""
    n = m.systems
    for k, rect in enumerate(rects):
        wide = rect.inflate(2 * m.gap, 2 * m.gap)
        if any(hit % n != k % n or 2 * n in (k, hit) for hit in wide.collidelistall(rects) if hit != k):
            return True
    return False


def _wolves(
    m: _Measures, side: int, centre: tuple[int, int], planets: tuple[Rect, ...], taken: list[Rect]
) -> tuple[Rect, ...] | None:
    """For every system a free room beside it, outside if possible; None if one has none."""
    found = []
    for planet in planets:
        outer = 1 if planet.centerx >= centre[0] else -1
        spots = [_beside(planet, side, outer * dx, dy) for dx, dy in _ROUND]
        free = next((s for s in spots if m.room.contains(s) and s.collidelist(taken) < 0), None)
        if free is None:
            return None
        found.append(free)
    return tuple(found)


_ROUND = tuple(
    (sign * far, high) for sign in (1, -1) for far in (0.78, 0.86, 0.96) for high in (0.0, 0.14, -0.16, 0.3, -0.34)
)
"""Where the Wolf may be, outside first."""


def _beside(planet: Rect, side: int, dx: float, dy: float) -> Rect:
    rect = Rect(0, 0, round(WOLF[0] * side), round(WOLF[1] * side))
    rect.center = planet.centerx + round(dx * side), planet.centery + round(dy * side)
    return rect


def _crowded(m: _Measures) -> RingPlan:
    """Where nothing fits any more: small planets round the edge that may touch."""
    side = max(24, round(SMALLEST * m.unit * 0.7))
    found = _placed(m, side, m.room.width // 4, 4.0, 0)
    if found is None:
        spot = Rect(0, 0, side, side)
        found = (spot,) * m.systems, (spot,) * m.systems, m.room.center
    planets, plates, centre = found
    console = Rect(0, 0, round(_MIDDLES[-1][0] * m.unit), round(_MIDDLES[-1][1] * m.unit))
    console.center = centre
    return RingPlan(planets, plates, tuple(_beside(p, side, 0.5, 0.0) for p in planets), console, centre)
