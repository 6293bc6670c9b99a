"""Who had better be where by night: the best division of all Shepherds among the hexes with Sheep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.the_sheep.clash import LANTERN, Clashes
from game.bots.the_sheep.nights import Night
from game.rules.the_sheep.state import SheepState

Groups = tuple[tuple[int, int], ...]
"""Hexes, each with the set of Shepherds for it: a number with a bit for each of the living, lowest first."""


class Plan(NamedTuple):
    """How good the night is, and the hex for each seat; -1: where it stands."""

    worth: float
    hexes: tuple[int, ...]


def plan(state: SheepState, night: Night) -> Plan:
    """The best division: hex by hex, the best for the hexes so far with each set of Shepherds that is still free."""
    clashes = Clashes(state, night)
    seats = clashes.seats
    ways: dict[int, tuple[float, Groups]] = {(1 << len(seats)) - 1: (0.0, ())}
    for place in clashes.herds:
        ways = _with_hex(clashes, place, ways)
    worth, groups = max((_rested(state, seats, free, way) for free, way in ways.items()), key=lambda way: way[0])
    hexes = [-1] * state.setup.seats
    for place, group in groups:
        for at, seat in enumerate(seats):
            if group >> at & 1:
                hexes[seat] = place
    return Plan(worth, tuple(hexes))


def _with_hex(
    clashes: Clashes, place: int, ways: dict[int, tuple[float, Groups]]
) -> dict[int, tuple[float, Groups]]:  # fmt: skip
    """All ways so far, each with every group that could be on this hex too; of ways that leave the same, the best."""
    prices = [clashes.price(seat, place) for seat in clashes.seats]
    priced = [(at, (clashes.seats[at], price)) for at, price in enumerate(prices) if price is not None]
    able = sum(1 << at for at, _ in priced)
    found: dict[int, float] = {}
    onward: dict[int, tuple[float, Groups]] = {}
    for free, (worth, groups) in ways.items():
        for group in _subsets(free & able):
            if group not in found:
                members = [member for at, member in priced if group >> at & 1]
                found[group] = clashes.worth(place, members)
            total, left = worth + found[group], free & ~group
            if left not in onward or total > onward[left][0]:
                onward[left] = total, (*groups, (place, group)) if group else groups
    return onward


def _subsets(whole: int) -> Iterator[int]:
    """All sets within a set, itself first and the empty one last."""
    part = whole
    while part:
        yield part
        part = (part - 1) & whole
    yield 0


def _rested(state: SheepState, seats: list[int], free: int, way: tuple[float, Groups]) -> tuple[float, Groups]:
    """With the Lanterns that the Shepherds keep who fight nowhere."""
    lit = sum(state.lit[seat] for at, seat in enumerate(seats) if free >> at & 1)
    return way[0] + LANTERN * lit, way[1]
