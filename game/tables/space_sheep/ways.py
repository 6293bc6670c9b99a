"""The ways through space from system to system: curves round what lies between, the same for arrows and flights."""

from __future__ import annotations

import math

from game.tables.space_sheep.marks import Path, Point, on_curve
from game.tables.space_sheep.plan import Plan, Rect
from game.tables.space_sheep.ring_plan import BANNER_AT

_BENDS = (-0.75, -0.6, -0.45, -0.3, -0.2, -0.12, -0.05, 0.05, 0.12, 0.2, 0.3, 0.45, 0.6, 0.75)
_SAMPLES = 24
_APART = 0.15
"""How far the bends of a way and its way back differ at least."""


class Ways:
    """The ways of one plan; each is sought once. The bend is for the distance, to the left of the direction."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._found: dict[tuple[int, int], tuple[Path, Path]] = {}

    def there(self, start: int, end: int) -> Path:
        """From the edge of one system to the edge of another."""
        return self._both(start, end)[0]

    def back(self, start: int, end: int) -> Path:
        """The way from `end` back to `start` that goes beside the one there."""
        return self._both(start, end)[1]

    def _both(self, start: int, end: int) -> tuple[Path, Path]:
        if (start, end) not in self._found:
            costs = {bend: self._cost(start, end, bend) for bend in _BENDS}
            first = min(_BENDS, key=lambda b: costs[b])
            second = min((b for b in _BENDS if abs(b - first) >= _APART), key=lambda b: costs[b] + 30 * abs(b - first))
            there, other = self._clipped(start, end, first), self._clipped(start, end, second)
            self._found[start, end] = there, (other[3], other[2], other[1], other[0])
        return self._found[start, end]

    def _curve(self, start: int, end: int, bend: float) -> Path:
        (ax, ay), (bx, by) = self._plan.planets[start].center, self._plan.planets[end].center
        side = (by - ay) * bend * 1.2, (ax - bx) * bend * 1.2
        dx, dy = bx - ax, by - ay
        near = ax + dx * 0.28 + side[0], ay + dy * 0.28 + side[1]
        far = ax + dx * 0.72 + side[0], ay + dy * 0.72 + side[1]
        return (ax, ay), near, far, (bx, by)

    def _cost(self, start: int, end: int, bend: float) -> float:
        """How much of it lies over other things, and how crooked it is."""
        plan = self._plan
        own = {start, end}
        bodies = [r for rows in (plan.planets, plan.plates) for k, r in enumerate(rows) if k not in own]
        others = [plan.console, plan.timer, *(body.inflate(-body.width // 8, 4) for body in bodies)]
        curve = self._curve(start, end, bend)
        cost = abs(bend) * 60
        for k in range(1, _SAMPLES):
            point = on_curve(curve, k / _SAMPLES)
            cost += 10 * sum(rect.collidepoint(point) for rect in others)
            cost += 8 * any(plan.plates[system].collidepoint(point) for system in own)
            cost += 0 if plan.board.collidepoint(point) else 25
        return cost

    def _clipped(self, start: int, end: int, bend: float) -> Path:
        """The part of the curve that lies outside both planets and their plates."""
        plan, curve = self._plan, self._curve(start, end, bend)
        first, last = 0.0, 1.0
        steps = 2 * _SAMPLES
        for k in range(steps // 2 + 8):
            if _within(plan.planets[start], plan.plates[start], on_curve(curve, k / steps)):
                first = (k + 1) / steps
            if _within(plan.planets[end], plan.plates[end], on_curve(curve, 1 - k / steps)):
                last = 1 - (k + 1) / steps
        return part(curve, first, last) if last - first > 0.15 else part(curve, 0.3, 0.7)


def _within(planet: Rect, plate: Rect, point: tuple[int, int]) -> bool:
    near = math.hypot(point[0] - planet.centerx, point[1] - planet.centery) < planet.width * 0.45
    ribbon = Rect(0, 0, round(planet.width * 0.56), round(planet.width * 0.22))
    ribbon.center = planet.centerx, planet.centery - round(planet.width * BANNER_AT)
    return near or plate.collidepoint(point) or ribbon.collidepoint(point)


def part(path: Path, first: float, last: float) -> Path:
    """The piece of a curve between two shares."""
    right = _split(path, first)[1]
    return _split(right, (last - first) / (1 - first))[0]


def _split(path: Path, share: float) -> tuple[Path, Path]:
    a, b, c, d = path
    ab, bc, cd = _between(a, b, share), _between(b, c, share), _between(c, d, share)
    abc, bcd = _between(ab, bc, share), _between(bc, cd, share)
    middle = _between(abc, bcd, share)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
