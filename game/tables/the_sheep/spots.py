"""What can be clicked on the table of The Sheep, as things with a kind and a number or name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.rules.the_sheep.view import SheepView

Kind = Literal[
    "hex", "shepherd", "caravan", "sheep", "card", "town", "goods", "tile", "trait", "amount", "other", "go", "block",
    "nothing", "skill", "boost",
]  # fmt: skip


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """Something clickable.

    By number: hex, shepherd (a seat), caravan and town (in the set-up's order; on the map, or waiting), sheep, card
    (by its number), amount, other (a seat), block, boost (0 or 1). By name: goods and trait and tile (ids), skill (an
    ability). `go` and `nothing` stand for themselves.
    """

    kind: Kind
    number: int = -1
    name: str = ""


def ground_of(view: SheepView, spot: Spot) -> int | None:
    """The hex on which a Sheep or a Caravan stands; None for anything else."""
    if spot.kind == "sheep":
        sheep = view.sheep_of(spot.number)
        return sheep.hex if sheep is not None else None
    return view.caravans[spot.number] if spot.kind == "caravan" else None
