"""What can be clicked on the table of Space Sheep!, as a value: the one vocabulary of hover, highlight and click."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "card", "sheep", "shepherd", "both", "step", "system", "console", "wolf", "draw", "timer", "seat", "hand"
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on the table.

    `name` is, by kind: the card's colour or `wild` (card); the colour of the system (sheep, shepherd and both: the
    pieces that are there now; system: the planet with its tile); the colour of the Shepherd (step: the sign beside it
    for one system clockwise); the seat's number (seat, hand: the hand it points with); "" for the others.
    """

    kind: Kind
    name: str = ""
