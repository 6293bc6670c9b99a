"""What a seat may know of a journey: everything but the order of the decks and the luck."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from game.core.record import Json, plain
from game.core.rng import Luck, Rng
from game.rules.the_sheep.decks import FLOCK
from game.rules.the_sheep.rows import Card, Modifier, Sheep
from game.rules.the_sheep.setup import Setup
from game.rules.the_sheep.state import SheepState


@dataclass(frozen=True, slots=True)
class SheepView:
    """The position as everybody sees it; fields that SheepState has too mean the same. decks: how many cards."""

    seat: int | None
    setup: Setup
    day: int
    half: str
    stage: str
    sign: str
    event: str
    mutation: str
    hexes: tuple[int, ...]
    corruption: tuple[int, ...]
    levels: tuple[int, ...]
    experience: tuple[int, ...]
    essence: tuple[int, ...]
    lit: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]
    traits: tuple[tuple[Card, ...], ...]
    walked: tuple[bool, ...]
    ready: tuple[bool, ...]
    distracting: tuple[bool, ...]
    gave: tuple[tuple[int, ...], ...]
    caravans: tuple[int, ...]
    bearing: tuple[int, ...]
    stock: tuple[tuple[str, ...], ...]
    acted: tuple[int, ...]
    rolled: tuple[int, ...]
    sheep: tuple[Sheep, ...]
    gone: tuple[Sheep, ...]
    tiles: tuple[tuple[str, bool], ...]
    slot: int
    decks: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    herds: tuple[tuple[int, ...], ...]
    strikes: tuple[int, ...]
    pending: tuple[tuple[Any, ...], ...]
    modifiers: tuple[Modifier, ...]
    next_number: int
    reason: str

    def sheep_of(self, number: int) -> Sheep | None:
        """The Sheep of that number, if it is still there."""
        return next((sheep for sheep in self.sheep if sheep.number == number), None)

    def to_dict(self) -> dict[str, Json]:
        """Everything in it, as plain values."""
        rows = {name: plain(getattr(self, name)) for name in _ROWS}
        rows["discards"] = {deck: list(cards) for deck, cards in self.discards.items()}
        return {"seats": self.setup.seats, "options": dict(self.setup.options), **rows}


_ROWS = tuple(f.name for f in fields(SheepView) if f.name not in ("setup", "discards"))
_OPEN = tuple(f.name for f in fields(SheepView) if f.name not in ("seat", "decks"))
_NO_LUCK = Luck(0)


def view(state: SheepState, seat: int | None) -> SheepView:
    """What `seat` may know; None is the onlooker."""
    decks = {deck: len(cards) for deck, cards in state.decks.items()}
    return SheepView(seat=seat, decks=decks, **{name: getattr(state, name) for name in _OPEN})


def bare(seen: SheepView) -> SheepState:
    """A fresh state of what is seen and no more, to look ahead in by the rules: it has no cards that could be drawn."""
    new = SheepState.__new__(SheepState)
    for name in _OPEN:
        setattr(new, name, getattr(seen, name))
    new.decks = dict.fromkeys(seen.decks, ())
    new.discards = dict.fromkeys(seen.decks, ())
    new.luck = _NO_LUCK
    new.known_legal, new.cache = {}, {}
    return new


def determinize(seen: SheepView, rng: Rng) -> SheepState:
    """A state that fits the view, with decks and luck made up."""
    new = bare(seen)
    new.decks = {deck: _imagined(seen, deck, rng) for deck in seen.decks}
    new.discards = seen.discards
    new.luck = rng.luck()
    return new


def _imagined(seen: SheepView, deck: str, rng: Rng) -> tuple[str, ...]:
    """The cards of a deck in some order: those that are nowhere else; the flock keeps its waves."""
    rest = _unseen(seen, deck)
    waves = [[c for c in rest if seen.setup.config.flock[c].wave == w] for w in (1, 2, 3)] if deck == FLOCK else [rest]
    for cards in waves:
        for i in range(len(cards) - 1, 0, -1):
            j = rng.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
    if deck == FLOCK:
        early = max(0, seen.decks[deck] - len(waves[2]))
        second = min(early, seen.setup.waves[1], len(waves[1]))
        return tuple(waves[0][: early - second] + waves[1][:second] + waves[2])[: seen.decks[deck]]
    return tuple(waves[0][: seen.decks[deck]])


def _unseen(seen: SheepView, deck: str) -> list[str]:
    config = seen.setup.config
    every: dict[str, tuple[str, ...]] = {
        "curses": tuple(config.curses), "mutations": tuple(config.mutations), "flock": tuple(config.flock),
        "day_events": tuple(config.day_events), "night_events": tuple(config.night_events),
        "pollution": tuple(config.tiles),
    }  # fmt: skip
    held = {card.name for row in seen.cards for card in row} | {tile for tile, _ in seen.tiles}
    return [card for card in every[deck] if card not in held and card not in seen.discards[deck]]
