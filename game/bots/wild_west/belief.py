"""What can be known of the four locations: every way they may lie, each with its chance.

All of it is open: the cards used up, the two fields watched, the number announced. What one seat has looked at
narrows it further. Kinds of location are numbers here, in the order of the data.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from itertools import accumulate, permutations
from typing import NamedTuple

from game.core.rng import Rng
from game.rules.wild_west.setup import MIXED, PILES, Setup
from game.rules.wild_west.stages import UNSAID
from game.rules.wild_west.view import UNKNOWN, WildView

TYPES = PILES[:MIXED]
GRASS, SHEEP, WOLF = range(3)

Layout = tuple[int, ...]
"""The kinds of the four places."""
Seen = tuple[tuple[int, int], ...]
"""What somebody has looked at: places, rising, each with its kind."""
Odds = tuple[tuple[tuple[int, float], ...], ...]
"""Per place the kinds that it may be, each with its chance."""


class Deck(NamedTuple):
    """The kinds of location by number, how many cards there are of each, and what may be announced."""

    kinds: tuple[str, ...]
    types: tuple[int, ...]
    sheep: tuple[int, ...]
    wolves: tuple[int, ...]
    disguised: tuple[bool, ...]
    counts: tuple[int, ...]
    pile: int
    open_from: int
    at_most: int


def deck_of(setup: Setup) -> Deck:
    """The deck of a game."""
    cards = list(setup.cards.values())
    said = setup.config.announcement
    return Deck(
        tuple(setup.cards), tuple(TYPES.index(card.type) for card in cards), tuple(card.sheep for card in cards),
        tuple(card.wolves for card in cards), tuple(card.disguised for card in cards),
        tuple(card.count for card in cards), setup.config.piles.cards, said.open_from, said.at_most,
    )  # fmt: skip


class Deals:
    """All ways the locations may lie, with weights that add up to 1, and what follows for one who has looked."""

    def __init__(self, deck: Deck, layouts: tuple[Layout, ...], weights: tuple[float, ...]) -> None:
        self.deck, self.layouts, self.weights = deck, layouts, weights
        self._odds: dict[Seen, Odds] = {}
        self._bounds: dict[Seen, tuple[list[Layout], list[float]]] = {}

    def fitting(self, seen: Seen) -> tuple[list[Layout], list[float]]:
        """Those that fit what somebody has seen, and their weights (not scaled)."""
        rows = [
            (layout, weight) for layout, weight in zip(self.layouts, self.weights, strict=True)
            if all(layout[place] == kind for place, kind in seen)
        ]  # fmt: skip
        return [row[0] for row in rows], [row[1] for row in rows]

    def drawn(self, seen: Seen, rng: Rng) -> Layout:
        """One that fits what somebody has seen, as often as it is likely."""
        known = self._bounds.get(seen)
        if known is None:
            layouts, weights = self.fitting(seen)
            known = self._bounds[seen] = layouts, list(accumulate(weights))
        layouts, bounds = known
        return layouts[min(len(layouts) - 1, bisect(bounds, rng.uniform() * bounds[-1]))]

    def odds(self, seen: Seen) -> Odds:
        """The chances of every place for one who has seen this."""
        known = self._odds.get(seen)
        if known is None:
            known = self._odds[seen] = self._work_out(seen)
        return known

    def _work_out(self, seen: Seen) -> Odds:
        layouts, weights = self.fitting(seen)
        total = sum(weights)
        if not total:
            return self.odds(seen[:-1])
        count = len(self.deck.kinds)
        sums = [[0.0] * count for _ in range(4)]
        for (a, b, c, d), weight in zip(layouts, weights, strict=True):
            sums[0][a] += weight
            sums[1][b] += weight
            sums[2][c] += weight
            sums[3][d] += weight
        return tuple(tuple((kind, s / total) for kind, s in enumerate(row) if s > 0) for row in sums)


def seen_by(view: WildView) -> Seen:
    """What the seat of a view knows of the locations on the table."""
    kinds = tuple(view.setup.cards)
    return tuple((place, kinds.index(card)) for place, card in enumerate(view.locations) if card != UNKNOWN)


def open_deals(view: WildView) -> Deals:
    """The deals that fit what everybody knows; before the announcement, and in the draft, all that may be dealt."""
    used = tuple(tuple(view.setup.cards.keys()).index(card) for row in view.used for card in row)
    watched = view.watched if view.announced != UNSAID else ()
    return _deals(deck_of(view.setup), used, watched, view.announced)


@lru_cache(maxsize=128)
def _deals(deck: Deck, used: tuple[int, ...], watched: tuple[int, ...], announced: int) -> Deals:
    rows = _all_deals(deck, used)
    if watched:
        heard = ((layout, _candour(deck, [layout[p] for p in watched], announced)) for layout in rows)
        rows = {layout: rows[layout] * candour for layout, candour in heard if candour}
    total = sum(rows.values())
    return Deals(deck, tuple(rows), tuple(weight / total for weight in rows.values()))


@lru_cache(maxsize=16)
def _all_deals(deck: Deck, used: tuple[int, ...]) -> dict[Layout, float]:
    """Every layout that may be dealt after these cards were used up, with a weight."""
    everything: dict[Layout, float] = {}
    left = [deck.counts[kind] - used.count(kind) for kind in range(len(deck.kinds))]
    by_type = [[k for k, t in enumerate(deck.types) if t == kind] for kind in range(3)]
    rounds = len(used) // 4
    for mixed in range(3):
        # One card of each type a round came from its own pile; what is beyond that came from the mixed one.
        own = sum(deck.counts[k] for k in by_type[mixed]) - deck.pile
        extra = own - sum(deck.types[k] == mixed for k in used) + rounds
        if extra > 0:
            _add_deals(everything, left, by_type, mixed, float(extra))
    return everything


def _add_deals(
    out: dict[Layout, float], left: list[int], by_type: list[list[int]], mixed: int, extra: float
) -> None:
    totals = [sum(left[k] for k in kinds) for kinds in by_type]
    for first in _draws(left, by_type[GRASS], totals[GRASS]):
        for second in _draws(left, by_type[SHEEP], totals[SHEEP]):
            for third in _draws(left, by_type[WOLF], totals[WOLF]):
                drawn = (first, second, third)
                own = drawn[mixed][0]
                rest = [count - (kind == own) for kind, count in enumerate(left)]
                for kind, chance in _draws(rest, by_type[mixed], totals[mixed] - 1):
                    weight = extra * first[1] * second[1] * third[1] * chance / 24
                    for layout in permutations((first[0], second[0], third[0], kind)):
                        out[layout] = out.get(layout, 0.0) + weight


def _draws(left: list[int], kinds: list[int], total: int) -> list[tuple[int, float]]:
    return [(kind, left[kind] / total) for kind in kinds if left[kind] > 0]


def _candour(deck: Deck, seen: list[int], announced: int) -> float:
    """How likely a Headman who sees these says this number, if all he may say are equally likely (W8)."""
    numbers = sayable(deck, tuple(seen))
    return 1 / len(numbers) if announced in numbers else 0.0


@lru_cache(maxsize=1024)
def sayable(deck: Deck, seen: tuple[int, ...]) -> tuple[int, ...]:
    """What may be announced about these kinds (W8)."""
    counts = {sum(deck.wolves[kind] for kind in seen if not deck.disguised[kind])}
    for kind in seen:
        if deck.disguised[kind]:
            counts |= {count + deck.wolves[kind] for count in counts}
    return tuple(range(deck.at_most + 1)) if max(counts) >= deck.open_from else tuple(sorted(counts))
