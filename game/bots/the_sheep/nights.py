"""Nights that may come, imagined from what everybody sees: which Sheep stand where, how tough they are, what they do.

A night is worked out once by the rules (tiles, mutation, flock card, moves) and then held against many ways to
spend the day: Sheep that are killed by then are left out of it, others are put where they would go.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.core.rng import Rng
from game.geometry.paths import FAR
from game.rules.the_sheep import combat, flock, flow, herd, pending, pollution, triggers
from game.rules.the_sheep.decks import FLOCK, MUTATIONS
from game.rules.the_sheep.rows import Sheep
from game.rules.the_sheep.settlers import SETTLERS
from game.rules.the_sheep.stages import BY_NIGHT, HERD, NIGHT
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat
from game.rules.the_sheep.view import SheepView, determinize

TYPES = ("metal", "fire", "shock", "runic")
SEEN_BEFORE = 64
"""So many positions' nights are kept."""


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
    """

    beasts: Mapping[int, Beast]
    came: frozenset[int]
    taken: Mapping[str, int]
    repeats: bool
    boosts: bool
    fights: dict = None

    def of(self, state: SheepState) -> list[Beast]:
        """The Sheep of this night if the day ends with `state`."""
        out = [self.beasts[number] for number in self.came]
        for sheep in state.sheep:
            known = self.beasts.get(sheep.number)
            if known is not None and known.sheep.hex == sheep.hex:
                out.append(known)
            elif known is not None or sheep.number not in self.came:
                like = known or next((b for b in self.beasts.values() if b.sheep.tier == sheep.tier), None)
                end = nearest_end(state, sheep.hex)
                out.append(
                    Beast(sheep, end, *like[2:]) if like is not None
                    else Beast(sheep, end, sheep.tier + 2, sheep.tier + 1, sheep.tier + 1)
                )  # fmt: skip
        return out


def now(state: SheepState) -> Night:
    """The night as it is, after the Sheep have moved."""
    beasts = {sheep.number: _beast(state, sheep, sheep.hex) for sheep in state.sheep}
    return _night(state, beasts, frozenset())


def imagine(view: SheepView, count: int) -> tuple[Night, ...]:
    """So many nights that may follow this day; the same whenever the same is known."""
    key = (view.day, view.sheep, view.caravans, view.hexes, view.tiles, tuple(view.decks.values()))
    return _imagined(_Asked(key, view), count)


class _Asked:
    """A view that equals others in which the coming night is the same."""

    def __init__(self, key: tuple[object, ...], view: SheepView) -> None:
        self.key, self.view = (*key, view.setup.options, view.setup.seats), view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.key == other.key and self.view.setup.config is other.view.setup.config

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(SEEN_BEFORE)
def _imagined(asked: _Asked, count: int) -> tuple[Night, ...]:
    state = determinize(asked.view, Rng(asked.view.day))
    mutations, herds = state.decks[MUTATIONS] or tuple(state.setup.config.mutations), _herds(state)
    return tuple(
        _fallen(state, mutations[i % len(mutations)], herds[i % len(herds)] if herds else None) for i in range(count)
    )


def _herds(state: SheepState) -> list[str]:
    """Flock cards that may be the next one."""
    deck = state.decks[FLOCK]
    cards = state.setup.config.flock
    if deck:
        return [card for card in deck if cards[card].wave == cards[deck[0]].wave]
    return [card for card in state.discards[FLOCK] if cards[card].wave == 3]


def _fallen(state: SheepState, mutation: str, card: str | None) -> Night:
    """The night by the rules, without its event; what would be asked is left out."""
    night = state.copy()
    known = {sheep.number for sheep in night.sheep}
    flow.end_half(night)
    night.event = night.event if night.is_night else ""
    night.half, night.stage, night.mutation = NIGHT, HERD, ""
    pollution.act(night, None)
    _settle(night)
    night.mutation = mutation
    triggers.begin(night, triggers.of_mutation(night, "reveal"))
    _settle(night)
    if card is not None:
        night.decks = {**night.decks, FLOCK: (card,)}
        flock.draw_flock(night, None)
        _settle(night)
    ends = {}
    for group in herd.gather(night):
        goals = herd.targets(night, group)
        places = herd.ends(night, group, goals[0]) if goals else []
        ends.update(dict.fromkeys(group[3:], places[0] if places else group[0]))
    night.sheep = tuple(sheep._replace(hex=ends.get(sheep.number, sheep.hex)) for sheep in night.sheep)
    night.stage = BY_NIGHT
    before = {sheep.number: sheep for sheep in state.sheep}
    beasts = {s.number: _beast(night, before.get(s.number, s), s.hex) for s in night.sheep}
    return _night(night, beasts, frozenset(beasts) - known)


def _settle(night: SheepState) -> None:
    pending.settle(night, None, SETTLERS)
    night.pending, night.gone = (), ()


def _beast(night: SheepState, sheep: Sheep, place: int) -> Beast:
    strikes = stat(night, "strikes", 1, ("sheep", sheep.number))
    return Beast(
        sheep, place, flock.health(night, sheep) - sheep.damage, flock.corruption(night, sheep) * strikes,
        flock.worth(night, sheep),
    )  # fmt: skip


def _night(state: SheepState, beasts: dict[int, Beast], came: frozenset[int]) -> Night:
    taken = {kind: stat(state, f"{kind}_taken", combat.type_taken(state, kind), None) for kind in TYPES}
    return Night(
        beasts, came, {**taken, "lantern": 1}, stat(state, "repeats_taken", 1, None) > 0,
        stat(state, "boostable", 1, None) > 0, {},
    )  # fmt: skip


def nearest_end(state: SheepState, place: int) -> int:
    """Where a Sheep on a hex would end, roughly: on the nearest Caravan's hex, or three steps nearer to it."""
    chart, left = state.setup.map, state.setup.numbers.sheep_steps
    goals = [(chart.steps(at)[place], chart.to_finish[at], at) for at in state.caravans if at >= 0]
    far, _, goal = min(goals, default=(FAR, 0, place))
    if far == FAR or far <= left:
        return goal if far != FAR else place
    to_goal = chart.steps(goal)
    for _ in range(left):
        place = min(chart.neighbours[place], key=lambda near: to_goal[near], default=place)
    return place
