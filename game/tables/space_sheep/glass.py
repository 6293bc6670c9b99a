"""The shape of the sand timer's glass, so that the sand drawn between its two pictures fits it exactly.

All lengths are units of the timer's box of 200 x 764, whose middle line is at x 100. The table goes down the
upper bulb from its top to the neck; the lower bulb is its mirror.
"""

from bisect import bisect_left
from typing import Final

SIZE: Final = (200, 764)
MIDDLE: Final = 100
TOP: Final = 78
NECK: Final = 382
FOOT: Final = 686

GLASS: Final[tuple[tuple[float, float], ...]] = (
    (TOP, 38),
    (84, 44.5),
    (92, 49),
    (102, 52.5),
    (116, 55.2),
    (134, 57),
    (160, 57.9),
    (190, 57.6),
    (220, 55.8),
    (250, 52),
    (272, 47.4),
    (292, 42),
    (310, 35.7),
    (326, 29),
    (340, 22.4),
    (352, 16),
    (361, 11),
    (368, 7.5),
    (374, 5.4),
    (378, 4.7),
    (NECK, 4.5),
)
"""Height -> half width of the inside, straight between two heights."""


def half_width(y: float) -> float:
    """Half the width of the inside at a height of either bulb; 0 above, below."""
    height = y if y <= NECK else 2 * NECK - y
    if height < TOP:
        return 0.0
    after = max(1, bisect_left(GLASS, (height, 0.0)))
    (y0, w0), (y1, w1) = GLASS[after - 1], GLASS[after]
    return w0 + (w1 - w0) * (height - y0) / (y1 - y0)
