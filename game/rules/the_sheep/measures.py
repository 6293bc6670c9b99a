"""The measures of a journey as they are now, with everything that changes them: for boards, meters and price tags."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.the_sheep import pollution, shepherds, trade, wagons
from game.rules.the_sheep.stages import DEAD
from game.rules.the_sheep.view import SheepView, bare


@dataclass(frozen=True, slots=True)
class Measures:
    """By seat (0 for the dead): lanterns and corruption slots, hand limits, experience that brings the next level (0:
    none does). By Caravan of the set-up: corruption it bears, and the price of each card it has. avert: Lanterns that
    avert pollution where the tracker stands (T5, T7, T13, T19, T22 to T24)."""

    lanterns: tuple[int, ...]
    corruption: tuple[int, ...]
    hands: tuple[int, ...]
    growth: tuple[int, ...]
    bears: tuple[int, ...]
    prices: tuple[dict[str, int], ...]
    avert: int


def measures(view: SheepView) -> Measures:
    """All of them for a view."""
    now = bare(view)
    numbers = now.setup.numbers
    seats = [seat if now.hexes[seat] != DEAD else None for seat in range(now.setup.seats)]
    caravans = range(len(now.setup.caravans))

    def growth(seat: int) -> int:
        return numbers.experience[now.levels[seat] - 1] if shepherds.may_grow(now, seat) and now.levels[seat] else 0

    return Measures(
        tuple(0 if seat is None else shepherds.lantern_slots(now, seat) for seat in seats),
        tuple(0 if seat is None else shepherds.corruption_slots(now, seat) for seat in seats),
        tuple(0 if seat is None else shepherds.hand_limit(now, seat) for seat in seats),
        tuple(0 if seat is None else growth(seat) for seat in seats),
        tuple(wagons.slots(now, index) for index in caravans),
        tuple({card: trade.price(now, index, card) for card in now.stock[index]} for index in caravans),
        pollution.cost(now),
    )
