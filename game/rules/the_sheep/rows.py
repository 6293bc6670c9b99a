"""The rows of which a journey is made: cards, Sheep, and changes for a time."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    """A card or trait of a Shepherd: its number, what it is, its kind, whether it is exhausted.

    `held`: it stays exhausted at the next dawn. `used`: abilities that cost no exhausting and were used in this half.
    """

    number: int
    name: str
    kind: str
    exhausted: bool = False
    held: bool = False
    used: tuple[str, ...] = ()


class Sheep(NamedTuple):
    """A Sheep on the map: its number, tier (0 lesser, 1 standard, 2 greater), hex, and the damage on it."""

    number: int
    tier: int
    hex: int
    damage: int = 0


class Modifier(NamedTuple):
    """A change of a number for a time: where in the data it stands, for whom it was made, the names it uses, and until
    when. `source` is (kind, card, ability), `at` the place among the Modify of that ability."""

    source: tuple[str, str, str]
    at: int
    owner: int
    card: int
    names: tuple[tuple[str, tuple[str, int]], ...]
    until: str
