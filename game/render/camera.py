"""What a player sees of a map that is larger than its window: which place, and how large. Pure arithmetic.

World units are those the map is drawn in; pixels are those of the window. The scale stands on rungs, from the whole
map in sight to the closest look, so that pictures are drawn for few sizes only. The map cannot be lost: it never
leaves the part of the window that no panel covers.
"""

from __future__ import annotations

from dataclasses import dataclass

STEP = 2 ** 0.25
"""From rung to rung."""
_SLACK = 0.25
"""How far the map's edge may come into the free part when it is dragged, as a share of that part."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; in world units or in pixels."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.left + self.width / 2, self.top + self.height / 2


class Camera:
    """Looks at `world`. `closest` is the largest scale, in pixels a world unit.

    A world point x lies at the pixel x * scale + origin; the origin is whole, so that what is dragged does not shake.
    """

    def __init__(self, world: Box, closest: float = 2.0) -> None:
        self.world, self.closest = world, closest
        self.free = Box(0, 0, 1, 1)
        self.scale = 1.0
        self.origin: tuple[int, int] = (0, 0)
        self._rung = 0
        self._lain = False

    @property
    def fitted(self) -> bool:
        """The whole map is in sight, as large as it can be."""
        return self._rung == 0

    @property
    def rungs(self) -> int:
        """How many rungs there are above the whole map."""
        rungs, scale = 0, self._fit_scale()
        while scale * STEP <= self.closest * 1.0001:
            scale *= STEP
            rungs += 1
        return rungs

    @property
    def rung(self) -> int:
        """The rung it stands on, 0 for the whole map."""
        return self._rung

    def lie(self, free: Box) -> None:
        """The part of the window that is free of panels. What was in its middle stays there."""
        if self._lain and not self.fitted:
            middle = self.to_world(*self.free.centre)
            self.free = free
            self._set(min(self._rung, self.rungs), middle, free.centre)
        else:
            self.free, self._lain = free, True
            self.fit()

    def fit(self) -> None:
        """Show the whole map in the free part."""
        self._set(0, self.world.centre, self.free.centre)

    def pan(self, dx: float, dy: float) -> None:
        """Drag the map by so many pixels."""
        self.origin = round(self.origin[0] + dx), round(self.origin[1] + dy)
        self._limit()

    def zoom(self, rungs: int, at: Point) -> None:
        """Go so many rungs closer (or farther); the place under the pixel `at` stays under it, as far as may be."""
        self._set(max(0, min(self.rungs, self._rung + rungs)), self.to_world(*at), at)

    def reveal(self, x: float, y: float, margin: float) -> bool:
        """Drag the map no more than needed so that a world point lies in the free part, `margin` pixels from its
        edges; whether it moved."""
        before = self.origin
        sx, sy = self.to_screen(x, y)
        free = self.free
        self.pan(
            _into(sx, free.left + margin, free.right - margin) - sx,
            _into(sy, free.top + margin, free.bottom - margin) - sy,
        )
        return before != self.origin

    def to_screen(self, x: float, y: float) -> Point:
        """The pixel of a world point."""
        return x * self.scale + self.origin[0], y * self.scale + self.origin[1]

    def to_world(self, x: float, y: float) -> Point:
        """The world point under a pixel."""
        return (x - self.origin[0]) / self.scale, (y - self.origin[1]) / self.scale

    def _fit_scale(self) -> float:
        fit = min(self.free.width / self.world.width, self.free.height / self.world.height)
        return max(0.01, min(fit, self.closest))

    def _set(self, rung: int, place: Point, at: Point) -> None:
        """Stand on a rung with a world point under a pixel."""
        self._rung, self.scale = rung, self._fit_scale() * STEP**rung
        self.origin = round(at[0] - place[0] * self.scale), round(at[1] - place[1] * self.scale)
        self._limit()

    def _limit(self) -> None:
        world, free, scale = self.world, self.free, self.scale
        self.origin = (
            round(_kept(self.origin[0], (world.left, world.width), (free.left, free.width), scale)),
            round(_kept(self.origin[1], (world.top, world.height), (free.top, free.height), scale)),
        )


def _kept(origin: float, world: tuple[float, float], free: tuple[float, float], scale: float) -> float:
    """The nearest origin along one side with which the map stays in sight; what fits in stands in the middle."""
    size, slack = world[1] * scale, free[1] * _SLACK
    if size <= free[1]:
        return free[0] + (free[1] - size) / 2 - world[0] * scale
    first, last = free[0] + free[1] - slack - size, free[0] + slack
    return _into(origin + world[0] * scale, first, last) - world[0] * scale


def _into(value: float, low: float, high: float) -> float:
    return (low + high) / 2 if low > high else max(low, min(high, value))
