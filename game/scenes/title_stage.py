"""Where everything on the title's painting lies at a window's size, in the painting's own coordinates.

The painting is 1920 x 1080 with room to spare all round (see `tools/art/dusk.py`, which draws it and fixes these
numbers). In narrow windows or with large type the gates leave the painting and stand in a column of pairs.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.render.theme import Theme

ORIGIN = (-200, -100)
SIZE = (2320, 1280)
GATE_SIZE = (372, 400)
GATE_LEFTS = (129, 559, 989, 1419)
GATE_TOP = 491
LAMPS = (83, 530, 960, 1390, 1837)
BOARD_TOP = GATE_TOP - 30
SIDES = 45
SMALLEST_NAME = 22.0
TALLEST = 1440
NAME = 46.0


class Stage(NamedTuple):
    """The painting's place: pixels per unit, and the pixel of the painting's point 0, 0."""

    scale: float
    left: float
    top: float

    def at(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a point of the painting."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """The pixels of a part of the painting."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        return pygame.Rect(left, top, right - left, bottom - top)

    def length(self, units: float) -> int:
        """Pixels for a length."""
        return max(1, round(units * self.scale))


def stage_for(size: tuple[int, int]) -> Stage:
    """The painting in a window: all four gates in sight, spare height half above and half below."""
    width, height = size
    scale = min(width / (1920 - 2 * SIDES), height / 1080)
    spare = height - 1080 * scale
    return Stage(scale, (width - 1920 * scale) / 2, min(spare / 2, 100 * scale))


def covering_stage(size: tuple[int, int]) -> Stage:
    """The painting as a mere background: its middle fills the window."""
    scale = max(size[0] / 1920, size[1] / 1080)
    return Stage(scale, (size[0] - 1920 * scale) / 2, (size[1] - 1080 * scale) / 2)


def gates_fit(theme: Theme, sky: int, foot: int) -> bool:
    """Whether names stay readable on gates that stand in the painting, with room for what is above and below them.

    `sky` and `foot` are the pixels that are needed there.
    """
    stage = stage_for(theme.size)
    readable = NAME * stage.scale >= SMALLEST_NAME * theme.unit
    above = stage.at(0, BOARD_TOP)[1]
    below = theme.size[1] - stage.at(0, GATE_TOP + GATE_SIZE[1])[1]
    upright = theme.size[1] > TALLEST * stage.scale
    return readable and not upright and above >= sky and below >= foot
