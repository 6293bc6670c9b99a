"""From cells and spaces to pixels and back: the field under the flock, and the fence of the track."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.rules.shear_panic.config import FIELD_ORDER, Track


@dataclass(frozen=True, slots=True)
class FieldFrame:
    """The field at one moment: `centre` is the pixel of the cell `middle`, `cell` pixels a cell."""

    centre: tuple[float, float]
    middle: tuple[float, float]
    cell: float

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """The middle of a cell on the screen."""
        return (
            round(self.centre[0] + (x - self.middle[0]) * self.cell),
            round(self.centre[1] + (y - self.middle[1]) * self.cell),
        )

    def spot(self, pos: tuple[int, int]) -> tuple[float, float]:
        """The place in cells under a pixel, as decimals."""
        return (
            (pos[0] - self.centre[0]) / self.cell + self.middle[0],
            (pos[1] - self.centre[1]) / self.cell + self.middle[1],
        )


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a field's ribbon on one of the two runs of the fence: spaces first to last."""

    field: str
    first: int
    last: int


class TrackPath:
    """The fence winding out and back along the top of the field.

    `rect` is where it may be, in pixels; `plank` the height of a plank, `gap` the room below a run that holds
    the fields' names. `at(space)` is the middle of a plank; 0 is the truck, decimals lie between.
    """

    def __init__(self, track: Track, rect: pygame.Rect, plank: int, gap: int) -> None:
        self.track, self.rect, self.plank, self.gap = track, rect, plank, gap
        self.half = (track.length + 1) // 2
        self.lead, self.bend = plank * 1.95, plank * 0.95
        self.step = (rect.width - self.lead - self.bend) / self.half

    def wave(self, x: float) -> float:
        """The fence's gentle rise and fall, in pixels."""
        return self.plank * 0.15 * math.sin((x - self.rect.left) / (self.plank * 2.56))

    def run_of(self, space: int) -> int:
        """0 on the way out, 1 on the way back."""
        return 0 if space <= self.half else 1

    def base(self, run: int) -> float:
        """The middle line of a run without its wave."""
        return self.rect.top + self.plank * 0.5 + run * (self.plank + self.gap)

    def at(self, space: float) -> tuple[float, float]:
        """The middle of a plank, or a point between two."""
        low = math.floor(space)
        if low != space:
            (x0, y0), (x1, y1) = self.at(low), self.at(low + 1)
            share = space - low
            return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        if space <= 0:
            return self.rect.left + self.lead * 0.45, self.rect.top + self.plank * 0.45
        k = int(space) - 1
        column = k + 0.5 if k < self.half else 2 * self.half - k - 0.5
        x = self.rect.left + self.lead + self.step * column
        return x, self.base(self.run_of(int(space))) + self.wave(x)

    @property
    def right(self) -> float:
        """Where the planks end and the bend begins."""
        return self.rect.left + self.lead + self.half * self.step

    @property
    def bottom(self) -> float:
        """Below everything of the fence, the lower names included."""
        return self.base(1) + self.plank * 0.5 + self.gap * 0.7

    def plank_rect(self, space: int) -> pygame.Rect:
        """The rectangle of a plank; brown ones are a little taller."""
        x, y = self.at(space)
        height = self.plank * (1.12 if space in self.track.brown else 1.0)
        return pygame.Rect(round(x - self.step / 2), round(y - height / 2), round(self.step), round(height))

    def runs(self) -> list[Run]:
        """The ribbons: every field, cut where the fence turns back."""
        out, start = [], 1
        for name in FIELD_ORDER:
            end = self.track.fields[name]
            for low, high in ((start, min(end, self.half)), (max(start, self.half + 1), end)):
                if low <= high:
                    out.append(Run(name, low, high))
            start = end + 1
        return out
