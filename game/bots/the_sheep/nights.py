"""A night as the bots reckon with it: which Sheep end where, how tough they are, what they do.

Worked out once, it is held against many ways to spend the Day: Sheep that are killed by then are left out of it,
others are put where they would go.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from game.effects.words import DamageType
from game.geometry.paths import FAR
from game.rules.the_sheep import combat, flock
from game.rules.the_sheep.rows import Sheep
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat

TYPES: tuple[DamageType, ...] = ("metal", "fire", "shock", "runic")


class Beast(NamedTuple):
    """A Sheep of a night: its row, the hex where it ends, Health that is left, corruption of its strikes, Essence."""

    sheep: Sheep
    hex: int
    health: int
    harm: int
    essence: int


@dataclass(frozen=True, slots=True, eq=False)
class Night:
    """One night after the Sheep have moved.

    beasts: by their number. came: the numbers of those that the night itself brings. taken: points that an icon of
    each type does; repeats: every icon of a card counts, or one of each type; boosts: Lanterns may boost.
    known: what fights of this night came to, by all that they depend on.
    """

    beasts: Mapping[int, Beast]
    came: frozenset[int]
    taken: Mapping[DamageType, int]
    repeats: bool
    boosts: bool
    known: dict[Hashable, float] = field(default_factory=dict)

    def of(self, state: SheepState) -> list[Beast]:
        """The Sheep of this night if the Day ends with `state`."""
        out = [self.beasts[number] for number in self.came]
        for sheep in state.sheep:
            # What comes by night and what an ability brings by Day may bear the same number.
            known = self.beasts.get(sheep.number) if sheep.number not in self.came else None
            same = known is not None and known.sheep.hex == sheep.hex
            out.append(known if known is not None and same else self._put(state, sheep, known))
        return out

    def points(self, icons: Mapping[DamageType, int]) -> int:
        """The damage of a card in this night."""
        if self.repeats:
            return sum(self.taken[kind] * count for kind, count in icons.items())
        return sum(self.taken[kind] for kind, count in icons.items() if count)

    def _put(self, state: SheepState, sheep: Sheep, known: Beast | None) -> Beast:
        """A Sheep that stands elsewhere than the night was worked out with, or was not there."""
        end = nearest_end(state, sheep.hex)
        like = known or next((beast for beast in self.beasts.values() if beast.sheep.tier == sheep.tier), None)
        if like is not None:
            return like._replace(sheep=sheep, hex=end)
        return Beast(sheep, end, sheep.tier + 2, sheep.tier + 1, sheep.tier + 1)


def now(state: SheepState) -> Night:
    """The night as it is, after the Sheep have moved."""
    return made(state, {sheep.number: beast(state, sheep, sheep.hex) for sheep in state.sheep}, frozenset())


def made(state: SheepState, beasts: Mapping[int, Beast], came: frozenset[int]) -> Night:
    """A night with the weakness and immunity of `state`."""
    taken = {kind: stat(state, f"{kind}_taken", combat.type_taken(state, kind), None) for kind in TYPES}
    repeats, boosts = (stat(state, name, 1, None) > 0 for name in ("repeats_taken", "boostable"))
    return Night(beasts, came, {**taken, "lantern": 1}, repeats, boosts)


def beast(night: SheepState, sheep: Sheep, place: int) -> Beast:
    """A Sheep as it is that night, on the hex where it ends."""
    strikes = stat(night, "strikes", 1, ("sheep", sheep.number))
    return Beast(
        sheep, place, flock.health(night, sheep) - sheep.damage, flock.corruption(night, sheep) * strikes,
        flock.worth(night, sheep),
    )  # fmt: skip


def nearest_end(state: SheepState, place: int) -> int:
    """Where a Sheep on a hex would end, roughly: on the nearest Caravan's hex, or as far towards it as it gets."""
    chart, steps = state.setup.map, state.setup.numbers.sheep_steps
    goals = [(chart.steps(at)[place], chart.to_finish[at], at) for at in state.caravans if at >= 0]
    far, _, goal = min(goals, default=(FAR, 0, place))
    if far <= steps or far == FAR:
        return place if far == FAR else goal
    to_goal = chart.steps(goal)
    for _ in range(steps):
        place = min(chart.neighbours[place], key=lambda near: to_goal[near], default=place)
    return place
