"""Nights that may follow a Day, imagined from what everybody sees and played by the rules, without their events."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from game.bots.the_sheep.nights import Night, beast, made
from game.core.rng import Rng
from game.rules.the_sheep import flock, flow, herd, pending, triggers
from game.rules.the_sheep.decks import FLOCK, MUTATIONS
from game.rules.the_sheep.rows import Card, Sheep
from game.rules.the_sheep.settlers import SETTLERS
from game.rules.the_sheep.stages import AVERT, BY_NIGHT, CLIMB, COMBAT, DAY, DUSK, FLIP, HERD, NIGHT, STRIKE
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat
from game.rules.the_sheep.view import SheepView, determinize

VIEWS_KEPT = 32
BEFORE_TILES = (DUSK, CLIMB, AVERT, FLIP)
AFTER_FLOCK = (HERD, BY_NIGHT, COMBAT, STRIKE)


class Dusk:
    """The nights that may follow what is known now, `count` of them.

    The luck comes from the Day alone, so that all Shepherds' bots imagine the same nights and plan for the same.
    """

    def __init__(self, view: SheepView, count: int) -> None:
        state = determinize(view, Rng(view.day))
        mutations, cards = state.decks[MUTATIONS] or tuple(state.setup.config.mutations), _flock_cards(state)
        self._luck = [(mutations[i % len(mutations)], cards[i % len(cards)] if cards else None) for i in range(count)]
        self._usual = _rules_of(state)
        self._state = state
        self._known: dict[Hashable, tuple[Night, ...]] = {}

    def nights(self, state: SheepState) -> tuple[Night, ...]:
        """The nights for a position that a choice leads to: worked out anew only where other rules are in force."""
        rules = _rules_of(state)
        usual = rules == self._usual
        key = None if usual else (rules, state.sheep, state.hexes, state.caravans)
        known = self._known.get(key)
        if known is None:
            start = self._state if usual else state
            known = self._known[key] = tuple(_fallen(start, mutation, card) for mutation, card in self._luck)
        return known


def imagine(view: SheepView, count: int) -> Dusk:
    """The nights that may follow; the same one for all that know the same."""
    return _imagined(_Asked(view), count)


class _Asked:
    """A view that equals all others after which the coming night is the same."""

    def __init__(self, view: SheepView) -> None:
        self.view = view
        self.known: tuple[Hashable, ...] = (
            view.day, view.sheep, view.caravans, view.hexes, _rules_of(view), tuple(view.decks.values()),
            tuple(view.discards.values()), _names(view.cards),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.view.setup is other.view.setup and self.known == other.known

    def __hash__(self) -> int:
        return hash(self.known)


def _rules_of(position: SheepView | SheepState) -> tuple[Hashable, ...]:
    """What changes how a night goes, whatever stands where; what holds for a Day is over by then."""
    modifiers = () if position.half == DAY else position.modifiers
    return (
        position.half, position.stage, position.event, position.mutation, position.tiles, modifiers,
        _names(position.traits),
    )  # fmt: skip


def _names(rows: tuple[tuple[Card, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple([card.name for card in row]) for row in rows])


@lru_cache(VIEWS_KEPT)
def _imagined(asked: _Asked, count: int) -> Dusk:
    return Dusk(asked.view, count)


def _flock_cards(state: SheepState) -> list[str]:
    """Flock cards that may be the next one: of the Wave of the deck's first, or, with none left, of the last Wave."""
    deck, cards = state.decks[FLOCK], state.setup.config.flock
    if deck:
        return [card for card in deck if cards[card].wave == cards[deck[0]].wave]
    return [card for card in state.discards[FLOCK] if cards[card].wave == 3]


def _fallen(state: SheepState, mutation: str, card: str | None) -> Night:
    """The night after the Sheep have moved; what would be asked on the way is left out."""
    night = state.copy()
    night.pending = ()
    known = {sheep.number: sheep for sheep in night.sheep}
    if not state.is_night:
        flow.end_half(night)
        night.half, night.event = NIGHT, ""
    stage, night.stage = state.stage, HERD
    if not state.is_night or stage in BEFORE_TILES:
        _foul(night)
    if not night.mutation:
        night.mutation = mutation
        triggers.begin(night, triggers.of_mutation(night, "reveal"))
        _settle(night)
    if card is not None and stage not in AFTER_FLOCK:
        night.decks = {**night.decks, FLOCK: (card,)}
        flock.draw_flock(night, None)
        _settle(night)
    _move(night)
    night.stage = BY_NIGHT
    beasts = {s.number: beast(night, _put_back(s, known), s.hex) for s in night.sheep}
    return made(night, beasts, frozenset(beasts) - set(known))


def _foul(night: SheepState) -> None:
    """Every tile acts; one that asks something does nothing, and does not keep the next from acting."""
    if stat(night, "tiles_act", 1, None):
        for tile in triggers.of_tiles(night):
            triggers.begin(night, [tile])
            _settle(night)


def _put_back(sheep: Sheep, known: dict[int, Sheep]) -> Sheep:
    """A Sheep of the night where it stood by Day, so that it is found again there; its damage is off (T21)."""
    before = known.get(sheep.number)
    return sheep if before is None else before._replace(damage=sheep.damage)


def _move(night: SheepState) -> None:
    ends: dict[int, int] = {}
    for group in herd.gather(night):
        goals = herd.targets(night, group)
        places = herd.ends(night, group, goals[0]) if goals else []
        ends.update(dict.fromkeys(group[3:], places[0] if places else group[0]))
    night.sheep = tuple(sheep._replace(hex=ends.get(sheep.number, sheep.hex)) for sheep in night.sheep)


def _settle(night: SheepState) -> None:
    pending.settle(night, None, SETTLERS)
    night.pending, night.gone = (), ()
