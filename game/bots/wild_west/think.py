"""How the hard bot thinks: it tries every choice in many worlds that fit its view, to the end of the round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from game.bots.search import most_promising
from game.bots.wild_west.belief import TYPES, sayable
from game.bots.wild_west.claims import hearsay
from game.bots.wild_west.rollout import place_all, scored
from game.bots.wild_west.table import Table, World, order_of_placing
from game.bots.wild_west.value import chance
from game.bots.wild_west.worlds import draft_on, worlds
from game.core.action import Action
from game.core.rng import Rng
from game.rules.wild_west.actions import AnnounceWolves, GuessLocation, KeepCharacter, LookAt, PlaceMeeple, UseContract
from game.rules.wild_west.apply import apply
from game.rules.wild_west.determinize import determinize
from game.rules.wild_west.setup import FIELDS, PLACES
from game.rules.wild_west.stages import CONTRACT, NOWHERE
from game.rules.wild_west.view import UNKNOWN, WildView

FAITH = 12
"""A group of worlds is trusted as if so many more had come out like the average."""


def worth_at(table: Table, world: World, place: int, said: Sequence[str], rng: Rng) -> float:
    """The chance to win after a round in which the seat to act places here and says this."""
    view = table.view
    seat = view.turn
    meeples = list(view.meeples)
    meeples[seat] = place
    claims = [said if s == seat else claim for s, claim in enumerate(view.claims)]
    looks = place_all(table, world, meeples, view.queue[1:], hearsay(view, claims, meeples), rng)
    end = scored(table, world, meeples, looks)
    return chance(table.setup, end.sheep, end.contracts, seat)


def best_place(table: Table, rng: Rng, budget: int) -> int:
    """Where the seat to act does best."""
    seat = table.view.turn
    actions = [PlaceMeeple(seat, place, None, None) for place in PLACES]
    made = worlds(table, rng, max(1, budget // 2))

    def trial(action: Action, seed: int) -> float:
        assert isinstance(action, PlaceMeeple)
        return worth_at(table, made[seed % len(made)], PLACES.index(action.place), (), Rng(seed))

    found = most_promising(actions, trial, rng, budget)
    assert isinstance(found, PlaceMeeple)
    return PLACES.index(found.place)


def best_look(table: Table, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """The look after which the best place is worth most, on average over what may be seen there."""
    made = worlds(table, rng, max(1, budget // 4))
    rows = []
    for world in made:
        seed = rng.below(1 << 62)
        rows.append([worth_at(table, world, place, (), Rng(seed)) for place in range(4)])
    mean = [sum(column) / len(rows) for column in zip(*rows, strict=True)]

    def promise(action: Action) -> float:
        assert isinstance(action, LookAt)
        looked = PLACES.index(action.place)
        groups: dict[int, list[int]] = defaultdict(list)
        for number, world in enumerate(made):
            groups[world.layout[looked]].append(number)
        total = 0.0
        for numbers in groups.values():
            total += len(numbers) * _best_of([rows[n] for n in numbers], mean)
        return total

    return max(legal, key=promise)


def _best_of(rows: Sequence[Sequence[float]], mean: Sequence[float]) -> float:
    sums = (sum(column) + FAITH * m for column, m in zip(zip(*rows, strict=True), mean, strict=True))
    top: float = max(sums)
    return top / (len(rows) + FAITH)


def best_keep(view: WildView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """The character with which whole rounds go best."""
    table = Table(replace(view, locations=(UNKNOWN,) * 4))
    layouts, heard = table.deals, Heard(table)

    def trial(action: Action, seed: int) -> float:
        assert isinstance(action, KeepCharacter)
        luck = Rng(seed)
        layout = layouts.drawn((), luck)
        characters = draft_on(view, action.character, luck)
        return heard.worth(World(layout, characters), luck)

    return most_promising(legal, trial, rng, budget)


def best_announcement(view: WildView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """The number after which the others' placing suits the Headman best."""
    made = worlds(Table(view), rng, max(1, budget // 2))
    heard = Heard(Table(view))

    def trial(action: Action, seed: int) -> float:
        assert isinstance(action, AnnounceWolves)
        return heard.worth(made[seed % len(made)], Rng(seed), view.watched, action.number)

    return most_promising(legal, trial, rng, budget)


class Heard:
    """Rounds from the watch on; a table for every pair of fields and every number announced."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tables: dict[tuple[tuple[int, ...], int], Table] = {}
        # Fields with as many sheep beside them are alike, so it does not matter which of those are taken.
        self._likely_watched = tuple(sorted(sorted(FIELDS, key=lambda field: -table.tokens[field])[:2]))

    def worth(self, world: World, rng: Rng, watched: tuple[int, ...] = (), announced: int = NOWHERE) -> float:
        """The chance of the seat of the view to win after a round in this world."""
        if not watched:
            watched = self._likely_watched
            announced = rng.choice(sayable(self.table.deck, tuple(world.layout[p] for p in watched)))
        table = self._tables.get((watched, announced))
        if table is None:
            table = self._tables[watched, announced] = self._table(watched, announced)
        meeples = [NOWHERE] * table.setup.seats
        order = order_of_placing(table.setup, table.view.headman, world.characters)
        looks = place_all(table, world, meeples, order, (), rng)
        end = scored(table, world, meeples, looks)
        return chance(table.setup, end.sheep, end.contracts, table.view.turn)

    def _table(self, watched: tuple[int, ...], announced: int) -> Table:
        view = self.table.view
        looks: list[tuple[int, ...]] = [()] * view.setup.seats
        looks[view.headman] = watched
        return Table(replace(view, looks=tuple(looks), announced=announced))


def best_guess(table: Table, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """Whom to insure and what to name."""
    made = worlds(table, rng, max(1, budget // len(legal)))
    seat = table.view.turn

    def promise(action: Action) -> float:
        assert isinstance(action, GuessLocation)
        guess = (action.other, TYPES.index(action.says))
        ends = [scored(table, world, table.view.meeples, {}, guess) for world in made]
        return sum(chance(table.setup, end.sheep, end.contracts, seat) for end in ends)

    return max(legal, key=promise)


def best_claim(table: Table, place: int, rng: Rng, budget: int) -> tuple[str, str] | None:
    """What to say while placing here; None is silence."""
    view = table.view
    heard: list[tuple[str, str]] = [
        (PLACES[looked], says) for looked in view.looks[view.turn] if looked != place for says in TYPES
        if table.possible(looked, TYPES.index(says))
    ]  # fmt: skip
    if not heard or len(view.queue) < 2:
        return None
    made = worlds(table, rng, max(1, budget // (len(heard) + 1)))
    seeds = [rng.below(1 << 62) for _ in made]

    def promise(said: Sequence[str]) -> float:
        trials = zip(made, seeds, strict=True)
        return sum(worth_at(table, world, place, said, Rng(seed)) for world, seed in trials) / len(made)

    silence = promise(())
    top = max(heard, key=promise)
    return top if promise(top) > silence else None


def best_contract(view: WildView, legal: Sequence[Action], rng: Rng) -> Action:
    """Use or save: everything is open now, so both are played to the end of the round."""
    state, seat = determinize(view, rng), view.turn

    def promise(action: Action) -> float:
        after = apply(state, action, True).state
        while after.stage == CONTRACT:
            after = apply(after, UseContract(after.turn), True).state
        return chance(view.setup, after.sheep, after.contracts, seat)

    return max(legal, key=promise)
