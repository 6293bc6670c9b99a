"""The fight to come, as it can be foreseen: which Sheep can be killed with what, and what the rest will do.

Hex by hex, the Sheep that does most harm for what it takes to kill it goes first; what is left strikes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.bots.the_sheep import burden
from game.rules.the_sheep import combat, flock, hands, shepherds, wagons
from game.rules.the_sheep.rows import Card, Sheep
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat

ESSENCE = 1.3
BOOST = 0.7


@dataclass(frozen=True, slots=True)
class Blow:
    """An attack: whose, with what, on which Sheep, boosted or not, and the damage it does."""

    seat: int
    card: Card
    sheep: int
    boost: bool
    damage: int


@dataclass(slots=True)
class Fight:
    """What is foreseen for one hex: the blows that kill, in order, and the corruption that is left to strike.

    `taker` is the Shepherd who had better draw the strikes from the Caravan, or -1. `worth` is how good it all is.
    """

    blows: list[Blow] = field(default_factory=list)
    left: int = 0
    taker: int = -1
    worth: float = 0.0


def urgency(harm: int, essence: int) -> float:
    """How good it is that a Sheep is dead that would do so much corruption and leaves so much Essence."""
    return harm + 0.4 * essence + 0.1


def foresee(state: SheepState) -> float:
    """How good the coming combat and strike look; 0 where no Sheep would strike."""
    return sum(on_hex(state, place).worth for place in {sheep.hex for sheep in state.sheep})


def on_hex(state: SheepState, place: int) -> Fight:
    """The better of two ways: with all Lanterns for the attacks, or with one kept to distract."""
    free = _Hex(state, place, False).fought()
    if not free.left or wagons.at_hex(state, place) is None:
        return free
    kept = _Hex(state, place, True).fought()
    return kept if kept.worth > free.worth else free


class _Hex:
    """One hex: who is there, with which cards and Lanterns, against which Sheep."""

    def __init__(self, state: SheepState, place: int, keep_one: bool) -> None:
        self.state, self.place = state, place
        self.sheep = [s for s in state.sheep if s.hex == place]
        self.seats = [seat for seat in state.living if state.hexes[seat] == place]
        self.caravan = wagons.at_hex(state, place)
        self.lit = {seat: state.lit[seat] for seat in self.seats}
        if keep_one and self.seats:
            keeper = max(self.seats, key=lambda seat: (self.lit[seat], -seat))
            self.lit[keeper] = max(0, self.lit[keeper] - 1)
        self.cards = [(seat, c) for seat in self.seats for c in state.cards[seat] if self._can_attack(c)]

    def _can_attack(self, card: Card) -> bool:
        return not card.exhausted and bool(hands.damage_of(self.state, card))

    def fought(self) -> Fight:
        """The kills, then the strikes of the others."""
        fight, essence = Fight(), 0
        while (found := self._next_kill()) is not None:
            sheep, blows = found
            fight.blows += blows
            essence += flock.worth(self.state, sheep)
            self.sheep.remove(sheep)
            for blow in blows:
                self.cards.remove((blow.seat, blow.card))
                self.lit[blow.seat] -= blow.boost
        fight.left = sum(self._harm(sheep) for sheep in self.sheep)
        room = sum(shepherds.room(self.state, seat) for seat in self.seats)
        fight.worth = ESSENCE * min(essence, room) - self._struck(fight)
        return fight

    def _harm(self, sheep: Sheep) -> int:
        return flock.corruption(self.state, sheep) * stat(self.state, "strikes", 1, ("sheep", sheep.number))

    def _struck(self, fight: Fight) -> float:
        """What the strikes cost whoever takes them."""
        if not fight.left:
            return 0.0
        costs = {seat: burden.of_shepherd(self.state, seat, fight.left) for seat in self.seats}
        drawing = [seat for seat in self.seats if self.state.distracting[seat]]
        if drawing:
            return min(costs[seat] for seat in drawing)
        if self.caravan is None or not stat(self.state, "struck", 1, ("caravan", self.caravan)):
            return min(costs.values(), default=0.0)
        borne = burden.of_caravan(self.state, self.caravan, fight.left)
        able = [seat for seat in self.seats if self.lit[seat] or self.state.lit[seat] > self._boosts(fight, seat)]
        taker = min(able, key=lambda seat: costs[seat], default=-1)
        if taker < 0 or costs[taker] >= borne:
            return borne
        fight.taker = taker
        return costs[taker]

    @staticmethod
    def _boosts(fight: Fight, seat: int) -> int:
        return sum(blow.boost for blow in fight.blows if blow.seat == seat)

    def _next_kill(self) -> tuple[Sheep, list[Blow]] | None:
        """The Sheep whose death is worth most for what it takes."""
        best: tuple[float, Sheep, list[Blow]] | None = None
        known: set[tuple[int, int]] = set()
        for sheep in self.sheep:
            if not self.state.modifiers:
                if (sheep.tier, sheep.damage) in known:
                    continue
                known.add((sheep.tier, sheep.damage))
            blows = self._killing(sheep)
            if not blows:
                continue
            price = sum(blow.damage + BOOST * blow.boost for blow in blows)
            value = urgency(self._harm(sheep), flock.worth(self.state, sheep)) / price
            if best is None or value > best[0]:
                best = value, sheep, blows
        return None if best is None else best[1:]

    def _killing(self, sheep: Sheep) -> list[Blow]:
        """Few blows that kill it: one that is just enough, else the heaviest first."""
        need = flock.health(self.state, sheep) - sheep.damage
        plain, blows = [], []
        for seat, card in self.cards:
            if combat.may_attack(self.state, seat, sheep):
                plain += list(self._blows(seat, card, sheep))
        lit = dict(self.lit)
        while plain and need > 0:
            open_ = [b for b in plain if not b.boost or lit[b.seat] > 0]
            enough = [b for b in open_ if b.damage >= need]
            if not open_:
                return []
            if enough:
                blow = min(enough, key=lambda b: (b.boost, b.damage))
            else:
                blow = max(open_, key=lambda b: (b.damage - BOOST * b.boost, b.damage))
            need -= blow.damage
            lit[blow.seat] -= blow.boost
            blows.append(blow)
            plain = [b for b in plain if (b.seat, b.card) != (blow.seat, blow.card)]
        return blows if need <= 0 else []

    def _blows(self, seat: int, card: Card, sheep: Sheep) -> Iterator[Blow]:
        """Plain and, if it can be, boosted; only what does damage."""
        state = self.state
        boosts = (False, True) if self.lit[seat] and combat.may_boost(state, seat, card, sheep) else (False,)
        for boost in boosts:
            if points := combat.damage(state, sheep, combat.icons_of(state, seat, card, boost)):
                yield Blow(seat, card, sheep.number, boost, points)
