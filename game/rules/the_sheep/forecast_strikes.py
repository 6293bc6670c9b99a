"""The strikes of the coming night played out beforehand, by the rules, on a copy from which no card can be drawn (T18).

What strikes set off is in it (Choir, Leech). Of a Curse that would be drawn only the number counts, since nobody knows
which it will be. Where the players choose who is struck, each of them may be; what would follow from that is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.rules.the_sheep import flock, pending, shepherds, strike
from game.rules.the_sheep.pending import Events, Row
from game.rules.the_sheep.settlers import SETTLERS
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.strike import Target


@dataclass(slots=True)
class Due:
    """What comes to a Caravan or Shepherd: strikes and points of corruption, for sure and at most.

    curses and dies: of a Shepherd, by what comes for sure (T19, T20).
    """

    strikes: int = 0
    points: int = 0
    strikes_most: int = 0
    points_most: int = 0
    curses: int = 0
    dies: bool = False


@dataclass(slots=True)
class Strikes:
    """The strikes of one night on `state`, which changes under them.

    known: the mutation is; without it strikes are counted and do nothing. due: by target. dealt: points by the number
    of the Sheep, the most where they depend on a choice. aims: by Sheep, whom it may strike. certain: nobody will be
    asked who is struck, nor what a strike sets off.
    """

    state: SheepState
    known: bool
    due: dict[Target, Due] = field(default_factory=dict)
    dealt: dict[int, int] = field(default_factory=dict)
    aims: dict[int, dict[Target, None]] = field(default_factory=dict)
    certain: bool = True

    def of(self, target: Target) -> Due:
        """What comes to a target."""
        return self.due.setdefault(target, Due())

    def go_on(self) -> None:
        """A strike is half settled: what of it is still to come."""
        for target, points in self._settled(self.state):
            self.of(target).points += points
            self.of(target).points_most += points

    def fall(self, number: int, places: tuple[int, ...]) -> None:
        """A Sheep strikes, on one of these hexes."""
        sheep = self.state.sheep_of(number)
        if sheep is None:
            return
        ways = [(at, target) for at in places for target in strike.candidates(self.state, sheep._replace(hex=at))]
        for _, target in ways:
            self.aims.setdefault(number, {})[target] = None
        sure = len(places) == 1 and len(ways) == 1
        self.certain = self.certain and (sure or not ways)
        most = 0
        for place, target in ways:
            new = self.state if sure else self.state.copy()
            if place != sheep.hex:
                flock.replace(new, sheep, sheep._replace(hex=place))
            due = self.of(target)
            due.strikes += sure
            due.strikes_most += 1
            dealt = self._dealt(new, number, target)
            for struck, points in dealt:
                self.of(struck).points += points if sure else 0
                self.of(struck).points_most += points
            most = max(most, sum(points for _, points in dealt))
        self.dealt[number] = self.dealt.get(number, 0) + most

    def _dealt(self, new: SheepState, number: int, target: Target) -> list[tuple[Target, int]]:
        """The points of one strike and of what it sets off."""
        if not self.known:
            return []
        new.strikes = (number,)
        strike.deal(new, target, None)
        return self._settled(new)

    def _settled(self, new: SheepState) -> list[tuple[Target, int]]:
        """All corruption that is pending, with what it sets off; where people are asked, the rest is left out."""
        found: list[tuple[Target, int]] = []

        def caravan(new: SheepState, row: Row, events: Events) -> bool:
            _, index, points = pending.pop(new)
            new.put("bearing", index, new.bearing[index] + points)
            found.append((("caravan", index), points))
            return True

        def shepherd(new: SheepState, row: Row, events: Events) -> bool:
            _, seat, points = pending.pop(new)
            found.append((("shepherd", seat), self._borne(new, seat, points)))
            return True

        settlers = {
            **SETTLERS, pending.CORRUPT_CARAVAN: caravan, pending.CORRUPT_SHEPHERD: shepherd,
            pending.OVER_LIMIT: lambda new, row, events: bool(pending.pop(new)),
        }  # fmt: skip
        if not pending.settle(new, None, settlers):
            new.pending, self.certain = (), False
        return found

    def _borne(self, new: SheepState, seat: int, points: int) -> int:
        """Points that a Shepherd takes; what is left at death is lost (T18, T19)."""
        if seat not in new.living:
            return 0
        size, due = shepherds.corruption_slots(new, seat) + 1, self.of(("shepherd", seat))
        deadly = (shepherds.deadly_curses(new, seat) - due.curses) * size - new.corruption[seat]
        taken = min(points, deadly)
        if new is self.state:
            due.curses += shepherds.curses_from(new, seat, taken)
            due.dies = taken == deadly
        new.put("corruption", seat, (new.corruption[seat] + taken) % size)
        if taken == deadly:
            shepherds.die(new, seat, None)
        return taken
