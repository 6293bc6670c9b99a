"""Who had better be where by night: the best way for all Shepherds together, hex by hex, reckoned quickly.

For every hex with Sheep and every group of Shepherds that could be there, the fight is estimated: blows kill one Sheep
after the other, what is left strikes. The best division of the Shepherds among the hexes is the worth of the night.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.bots.the_sheep import burden
from game.bots.the_sheep.nights import Beast, Night
from game.rules.the_sheep import hands, moves, shepherds, wagons
from game.rules.the_sheep.stages import BY_DAY, DEAD
from game.rules.the_sheep.state import SheepState

ESSENCE = 1.3
LANTERN = 0.3
"""What a Lantern that is not used by night is worth."""

ALIVE = (0.8, 1.6, 2.4)
"""What a Sheep costs that is still there in the morning, by tier."""

IMPOSSIBLE = -1e9


class Plan(NamedTuple):
    """How good the night is, and the hex for each seat; -1: where it stands."""

    worth: float
    hexes: tuple[int, ...]


def plan(state: SheepState, night: Night) -> Plan:
    """The best division of the Shepherds."""
    return _Team(state, night).best()


class _Team:
    """One night for one position: everything that depends on neither hex nor group is looked up once."""

    def __init__(self, state: SheepState, night: Night) -> None:
        self.state, self.night = state, night
        self.herds: dict[int, list[Beast]] = {}
        for beast in night.of(state):
            self.herds.setdefault(beast.hex, []).append(beast)
        for herd in self.herds.values():
            herd.sort(key=lambda b: -(b.harm + 0.4 * b.essence + 0.1) / max(1, b.health))
        self.seats = [seat for seat in range(state.setup.seats) if state.hexes[seat] != DEAD]
        self.blows = {seat: _blows(state, seat, night) for seat in self.seats}
        self.steps = {seat: _free_steps(state, seat) for seat in self.seats}
        self.room = {seat: shepherds.room(state, seat) for seat in self.seats}
        self.costs: dict[tuple[int, int], float] = {}
        self.marks = {
            seat: (seat, tuple(self.blows[seat]), self.room[seat], state.corruption[seat], len(state.cards[seat]))
            for seat in self.seats
        }

    def best(self) -> Plan:
        """Group by group: the best for the hexes so far with each set of Shepherds still free."""
        everybody = (1 << len(self.seats)) - 1
        ways: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {everybody: (0.0, ())}
        for place, herd in self.herds.items():
            prices = [self._price(seat, place) for seat in self.seats]
            caravan = wagons.at_hex(self.state, place)
            numbers = (place, caravan, -1 if caravan is None else self.state.bearing[caravan], *(b.sheep[0] for b in herd))
            found: dict[int, float] = {}
            onward: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {}
            able = sum(1 << at for at, price in enumerate(prices) if price is not None)
            for free, (worth, groups) in ways.items():
                group = may = free & able
                while True:
                    if group not in found:
                        key = (numbers, *(
                            (self.marks[seat], self.state.lit[seat] - prices[at]) for at, seat in enumerate(self.seats) if group >> at & 1
                        ))
                        known = self.night.fights.get(key)
                        if known is None:
                            known = self.night.fights[key] = self._fight(place, herd, group, prices)
                        found[group] = known
                    total = worth + found[group]
                    left = free & ~group
                    if left not in onward or total > onward[left][0]:
                        onward[left] = (total, (*groups, (place, group)) if group else groups)
                    if not group:
                        break
                    group = (group - 1) & may
            ways = onward
        lit = self.state.lit
        worth, groups = max(
            ((w + LANTERN * sum(lit[seat] for at, seat in enumerate(self.seats) if free >> at & 1), g)
             for free, (w, g) in ways.items()),
            key=lambda way: way[0],
        )  # fmt: skip
        hexes = [-1] * self.state.setup.seats
        for place, group in groups:
            for at, seat in enumerate(self.seats):
                if group >> at & 1:
                    hexes[seat] = place
        return Plan(worth, tuple(hexes))

    def _price(self, seat: int, place: int) -> int | None:
        """Lanterns that it costs to come there; None: too many."""
        far = self.state.setup.map.steps(place)[self.state.hexes[seat]] - self.steps[seat]
        price = max(0, far)
        return price if price <= self.state.lit[seat] else None

    def _fight(self, place: int, herd: list[Beast], group: int, prices: list[int | None]) -> float:
        """What comes of a hex with these Shepherds on it."""
        here = [seat for at, seat in enumerate(self.seats) if group >> at & 1]
        lit = sum(self.state.lit[s] - (prices[at] or 0) for at, s in enumerate(self.seats) if group >> at & 1)
        harm, essence, used = 0, 0, 0
        worth = 0.0
        if here:
            blows = sorted(blow for seat in here for blow in self.blows[seat])
            boosts = lit if self.night.boosts else 0
            for beast in herd:
                need = _struck(blows, beast.health, boosts - used)
                if need is None:
                    harm += beast.harm
                    worth -= ALIVE[beast.sheep.tier]
                else:
                    used += need
                    essence += beast.essence
            worth += ESSENCE * min(essence, sum(self.room[seat] for seat in here))
        else:
            harm = sum(beast.harm for beast in herd)
            worth = -sum(ALIVE[beast.sheep.tier] for beast in herd)
        if harm:
            cost, distracted = self._strikes(place, here, harm, lit - used)
            worth -= cost
            used += distracted
        return worth + LANTERN * (lit - used)

    def _strikes(self, place: int, here: list[int], harm: int, lit: int) -> tuple[float, bool]:
        """What the strikes cost, and whether a Shepherd draws them from the Caravan."""
        own = min((self._cost(seat, harm) for seat in here), default=0.0)
        caravan = wagons.at_hex(self.state, place)
        if caravan is None:
            return own, False
        borne = self._cost(-1 - caravan, harm)
        if here and lit > 0 and own < borne:
            return own, True
        return borne, False

    def _cost(self, who: int, points: int) -> float:
        known = self.costs.get((who, points))
        if known is None:
            known = self.costs[who, points] = (
                burden.of_shepherd(self.state, who, points) if who >= 0
                else burden.of_caravan(self.state, -1 - who, points)
            )  # fmt: skip
        return known


def _struck(blows: list[int], health: int, boosts: int) -> int | None:
    """The boosts that it takes to kill a Sheep; its blows are taken out of the list. None: it cannot be killed."""
    if not blows or sum(blows) + min(boosts, len(blows)) < health:
        return None
    used = 0
    while health > 0:
        if not blows:
            return used
        if blows[-1] >= health:
            at = next(i for i, blow in enumerate(blows) if blow >= health)
            del blows[at]
            return used
        if boosts > used and blows[-1] + 1 >= health:
            blows.pop()
            return used + 1
        health -= blows.pop()
        if health > 0 and not blows:
            return used + health
    return used


def _free_steps(state: SheepState, seat: int) -> int:
    """Steps that a Shepherd has still for nothing."""
    if state.stage != BY_DAY or state.walked[seat] or state.ready[seat]:
        return 0
    return moves.day_steps(state, seat)


def _blows(state: SheepState, seat: int, night: Night) -> list[int]:
    """What each card can do in that night."""
    out = []
    for card in state.cards[seat]:
        if not card.exhausted:
            points = _points(hands.damage_of(state, card), night)
            if points:
                out.append(points)
    return out


def _points(icons: Mapping[str, int], night: Night) -> int:
    if night.repeats:
        return sum(night.taken[kind] * count for kind, count in icons.items())
    return sum(night.taken[kind] * min(count, 1) for kind, count in icons.items())
