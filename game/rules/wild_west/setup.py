"""What is fixed for one game of Wild West Shepherds: seats, characters in play, the deck of locations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.colours import seat_colours
from game.core.rules import BadPosition, Options
from game.rules.wild_west.config import DRAFTED, Location, WildConfig

PLACES = ("field_1", "field_2", "field_3", "wild")
FIELDS = (0, 1, 2)
WILD = 3
PILES = ("grass", "sheep", "wolf", "mixed")
MIXED = 3
MIN_SEATS, MAX_SEATS = 4, 7
SEAT_COLOURS = ("red", "sky", "straw", "leaf", "plum", "teal", "rose")


@dataclass(frozen=True, slots=True)
class Setup:
    """The frame of a game.

    `colours`: one a seat. `pool`: the characters that are drafted, in a fixed order; `deck`: how many of each kind of
    location there are; `attacked` and `collects`: characters that are.
    """

    config: WildConfig
    options: tuple[tuple[str, str | int | bool], ...]
    seats: int
    first: int
    colours: tuple[str, ...]
    advanced: bool
    pool: tuple[str, ...]
    cards: dict[str, Location]
    deck: dict[str, int]
    attacked: frozenset[str]
    collects: frozenset[str]

    def left_of(self, seat: int) -> tuple[int, ...]:
        """All seats, from the left of `seat` on, `seat` itself last (W22)."""
        return tuple((seat + step) % self.seats for step in range(1, self.seats + 1))

    def placing_order(self, headman: int, wild_head: bool, billy: int | None) -> tuple[int, ...]:
        """Billy or the Wild Head, then from the Headman's left, another Headman last (W9)."""
        order = self.left_of(headman)
        first = headman if wild_head else billy
        return order if first is None else (first, *(seat for seat in order if seat != first))

    def kinds_of(self, pile: str) -> list[str]:
        """The kinds of location of a type, in the order of the data."""
        return [kind for kind, card in self.cards.items() if card.type == pile]


def make_setup(config: WildConfig, seats: int, options: Options) -> Setup:
    """The frame for these options (`first_seat`, `characters`). Raises BadPosition for what cannot be dealt (W5)."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadPosition(f"Wild West Shepherds is for {MIN_SEATS} to {MAX_SEATS} players, not {seats}")
    first = options.get("first_seat", 0)
    if not isinstance(first, int) or not 0 <= first < seats:
        raise BadPosition(f"first_seat must be a seat from 0 to {seats - 1}, not {first!r}")
    wished = options.get("characters", "basic")
    if wished not in ("basic", "advanced"):
        raise BadPosition(f"characters must be basic or advanced, not {wished!r}")
    advanced = wished == "advanced"
    pool = tuple(
        name for name in DRAFTED
        if config.characters[name].min_seats <= seats and (advanced or config.characters[name].set == "basic")
    )  # fmt: skip
    if len(pool) < seats - 1:
        more = "" if advanced else "; choose the advanced ones too, or take fewer players"
        raise BadPosition(
            f"{seats} players need {seats - 1} characters beside the Headman, but there are only {len(pool)} "
            f"{wished} ones for so many{more}"
        )
    return Setup(
        config, tuple(sorted(options.items())), seats, first, seat_colours(SEAT_COLOURS, seats, options), advanced,
        pool, config.locations,
        {kind: card.count for kind, card in config.locations.items()},
        frozenset(name for name, card in config.characters.items() if card.attacked),
        frozenset(name for name, card in config.characters.items() if card.collects),
    )  # fmt: skip


def spread(setup: Setup, cards: Sequence[str]) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Shuffled cards as four piles, top first, and the box (W3): each type's first ones, then mixed, then the rest."""
    size = setup.config.piles.cards
    piles: list[list[str]] = [[], [], [], []]
    rest: list[str] = []
    for kind in cards:
        pile = piles[PILES.index(setup.cards[kind].type)]
        (pile if len(pile) < size else rest).append(kind)
    piles[MIXED] = rest[:size]
    return tuple(map(tuple, piles)), tuple(rest[size:])
