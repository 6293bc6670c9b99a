"""Fights reckoned quickly, for comparing many ways to divide the Shepherds: blows kill one Sheep after the other, the
rest strikes. `fight` works the real one out blow by blow."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.bots.the_sheep import burden
from game.bots.the_sheep.fight import ESSENCE, urgency
from game.bots.the_sheep.nights import Beast, Night
from game.rules.the_sheep import hands, moves, shepherds, wagons
from game.rules.the_sheep.stages import BY_DAY, CURSE, DEAD
from game.rules.the_sheep.state import SheepState

LANTERN = 0.3
"""What a Lantern that is not used by night is worth."""

ALIVE = (0.8, 1.6, 2.4)
"""What a Sheep costs that is still there in the morning, by tier."""


class Clashes:
    """One night for one position: all that depends on neither hex nor group is looked up once.

    seats: the living. herds: the Sheep by the hex where they end, those first that had better be killed first.
    """

    def __init__(self, state: SheepState, night: Night) -> None:
        self.state, self.night = state, night
        self.herds: dict[int, list[Beast]] = {}
        for beast in night.of(state):
            self.herds.setdefault(beast.hex, []).append(beast)
        for herd in self.herds.values():
            herd.sort(key=lambda b: -urgency(b.harm, b.essence) / max(1, b.health))
        self.seats = [seat for seat in range(state.setup.seats) if state.hexes[seat] != DEAD]
        self._blows = {seat: self._blows_of(seat) for seat in self.seats}
        self._room = {seat: shepherds.room(state, seat) for seat in self.seats}
        self._steps = {seat: _free_steps(state, seat) for seat in self.seats}
        self._places = {place: self._mark(place) for place in self.herds}
        self._costs: dict[tuple[int, int], float] = {}
        self._marks = {seat: self._mark_of(seat) for seat in self.seats}

    def _mark_of(self, seat: int) -> Hashable:
        """All of a Shepherd that a fight depends on, save its Lanterns."""
        state = self.state
        curses = sum(card.kind == CURSE for card in state.cards[seat])
        return (
            seat, tuple(self._blows[seat]), self._room[seat], state.corruption[seat], len(state.cards[seat]), curses,
            shepherds.hand_limit(state, seat), shepherds.corruption_slots(state, seat),
        )  # fmt: skip

    def _blows_of(self, seat: int) -> list[int]:
        """The damage of each card that can still be used."""
        ready = (card for card in self.state.cards[seat] if not card.exhausted)
        return [points for card in ready if (points := self.night.points(hands.damage_of(self.state, card)))]

    def price(self, seat: int, place: int) -> int | None:
        """Lanterns that it costs a Shepherd to be on a hex by night; None: more than it has."""
        far = self.state.setup.map.steps(place)[self.state.hexes[seat]] - self._steps[seat]
        return max(0, far) if far <= self.state.lit[seat] else None

    def worth(self, place: int, group: Sequence[tuple[int, int]]) -> float:
        """What comes of a hex with these Shepherds on it: seats, each with the Lanterns that it paid to come."""
        key = self._places[place], *[(self._marks[seat], self.state.lit[seat] - paid) for seat, paid in group]
        known = self.night.known.get(key)
        if known is None:
            lit = sum(self.state.lit[seat] - paid for seat, paid in group)
            known = self.night.known[key] = self._fought(place, [seat for seat, _ in group], lit)
        return known

    def _mark(self, place: int) -> Hashable:
        """All that a fight on a hex depends on, save who comes."""
        caravan = wagons.at_hex(self.state, place)
        bearing = -1 if caravan is None else self.state.bearing[caravan]
        return place, caravan, bearing, tuple([beast.sheep.number for beast in self.herds[place]])

    def _fought(self, place: int, here: list[int], lit: int) -> float:
        blows = sorted(blow for seat in here for blow in self._blows[seat])
        harm, essence, used, worth = 0, 0, 0, 0.0
        for beast in self.herds[place]:
            boosts = struck(blows, beast.health, lit - used if self.night.boosts else 0)
            if boosts is None:
                harm += beast.harm
                worth -= ALIVE[beast.sheep.tier]
            else:
                used += boosts
                essence += beast.essence
        worth += ESSENCE * min(essence, sum(self._room[seat] for seat in here))
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
        """For a seat, or, below 0, for a Caravan."""
        known = self._costs.get((who, points))
        if known is None:
            known = self._costs[who, points] = (
                burden.of_shepherd(self.state, who, points) if who >= 0
                else burden.of_caravan(self.state, -1 - who, points)
            )  # fmt: skip
        return known


def struck(blows: list[int], health: int, boosts: int) -> int | None:
    """The boosts that it takes to kill a Sheep; its blows, rising before, are taken out of the list.

    The smallest blow that is enough, else the heaviest one after the other. None: it cannot be killed.
    """
    if health > 0 and (not blows or sum(blows) + min(boosts, len(blows)) < health):
        return None
    used = 0
    while health > 0 and blows:
        if blows[-1] >= health:
            del blows[next(at for at, blow in enumerate(blows) if blow >= health)]
            return used
        health -= blows.pop()
        if boosts > used and health == 1:
            health, used = 0, used + 1
    return used + max(0, health)


def _free_steps(state: SheepState, seat: int) -> int:
    """Steps that a Shepherd has still for nothing."""
    if state.stage != BY_DAY or state.walked[seat] or state.ready[seat]:
        return 0
    return moves.day_steps(state, seat)
