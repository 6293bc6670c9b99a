"""What stands out on the map: where one may go, what can be clicked, what is chosen or hinted at, and arrows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.tables.the_sheep.spots import Spot

Style = Literal["foe", "may", "follow"]


@dataclass(frozen=True, slots=True)
class Arrow:
    """A way over hexes, the first and the last included.

    `foe`: what Sheep will do; `may`: what can be chosen; `follow`: what comes of it. `fading`: it is only in the
    background just now.
    """

    path: tuple[int, ...]
    style: Style = "foe"
    fading: bool = False


@dataclass(slots=True)
class Marks:
    """reach: hexes to which one may go, with one outline round all. targets: what can be clicked beside. chosen,
    hinted: what was clicked and what a hint says. looked: what a button is about that is looked at. hot: what is
    pointed at. cursor: the hex the keyboard is at, -1 for none."""

    reach: frozenset[int] = frozenset()
    targets: frozenset[Spot] = frozenset()
    chosen: frozenset[Spot] = frozenset()
    hinted: frozenset[Spot] = frozenset()
    looked: frozenset[Spot] = frozenset()
    hot: Spot | None = None
    cursor: int = -1

    def usable(self, spot: Spot | None) -> bool:
        """Whether a click on it leads somewhere."""
        if spot is None:
            return False
        return spot in self.targets or (spot.kind == "hex" and spot.number in self.reach)

    def ring_of(self, spot: Spot) -> str:
        """The ring that something wears: `chosen`, `hinted`, `legal`, `hot`, or none."""
        if spot in self.looked:
            return "hot"
        if spot in self.chosen:
            return "chosen"
        if spot in self.hinted:
            return "hinted"
        if spot in self.targets:
            return "hot" if spot == self.hot else "legal"
        return ""
