"""Nights that may follow a Day, imagined from what everybody sees and played by the rules, without their events."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from game.bots.the_sheep.nights import Night, beast, made
from game.core.rng import Rng
from game.rules.the_sheep import flock, flow, herd, pending, pollution, triggers
from game.rules.the_sheep.decks import FLOCK, MUTATIONS
from game.rules.the_sheep.settlers import SETTLERS
from game.rules.the_sheep.stages import AVERT, BY_NIGHT, CLIMB, COMBAT, DUSK, FLIP, HERD, NIGHT, STRIKE
from game.rules.the_sheep.state import SheepState
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
        self._usual = state.modifiers, state.tiles, state.half
        self._state = state
        self._known: dict[Hashable, tuple[Night, ...]] = {}

    def nights(self, state: SheepState) -> tuple[Night, ...]:
        """The nights for a position that a choice leads to: worked out anew only where a new rule is in force."""
        usual = (state.modifiers, state.tiles, state.half) == self._usual
        key = None if usual else (state.modifiers, state.tiles, state.sheep, state.hexes, state.caravans)
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
            view.day, view.half, view.stage, view.sheep, view.caravans, view.hexes, view.tiles, view.modifiers,
            tuple(view.decks.values()), view.setup.seats, id(view.setup.config), view.setup.caravans,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.known == other.known

    def __hash__(self) -> int:
        return hash(self.known)


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
        pollution.act(night, None)
        _settle(night)
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
    beasts = {s.number: beast(night, known.get(s.number, s), s.hex) for s in night.sheep}
    return made(night, beasts, frozenset(beasts) - set(known))


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
