"""What a bot thinks of a round under way: who knows what, what each place brings whom, where each will go.

The same judgement serves for its own move, for the moves of those to come, and for what the others' moves tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from game.bots.wild_west.belief import Layout, Odds, Seen, deck_of, open_deals, seen_by
from game.bots.wild_west.claims import Hearsay, hearsay, swayed
from game.bots.wild_west.payoff import payoffs_of
from game.core.rng import Rng
from game.rules.wild_west.setup import FIELDS, WILD, Setup
from game.rules.wild_west.stages import NOWHERE
from game.rules.wild_west.view import WildView

BILLY, HEADMAN, WILD_HEAD = "billy", "headman", "wild_head"
WARMTH = 0.35
"""How much worse a place may be, in sheep, that somebody goes to now and then."""
WHIM = 0.06
"""How often somebody goes just anywhere, for each place."""


class World(NamedTuple):
    """What may be true: the layout of the locations and the character of every seat (with the side that counts)."""

    layout: Layout
    characters: tuple[str, ...]


class Move(NamedTuple):
    """Somebody has placed: the meeples before, how many came after, what was said before."""

    seat: int
    before: tuple[int, ...]
    coming: int
    heard: Hearsay


class Table:
    """The open facts of one view, with all judgements kept."""

    def __init__(self, view: WildView) -> None:
        self.view, self.setup = view, view.setup
        self.deck, self.payoffs = deck_of(view.setup), payoffs_of(view.setup)
        self.deals, self.sheep = open_deals(view), view.sheep
        self.numbers, self.most = view.setup.config.abilities, view.setup.config.sheep.share_at_most
        self.own = seen_by(view) if view.locations else ()
        self.tokens = view.tokens
        self._gains: dict[tuple[str, Seen, Hearsay, int, int, int, int], float] = {}
        self._odds: dict[tuple[Seen, Hearsay], Odds] = {}

    def odds(self, seen: Seen, heard: Hearsay) -> Odds:
        """The chances of every place for one who has seen this and believes some of what was said."""
        key = (seen, heard)
        known = self._odds.get(key)
        if known is None:
            known = self._odds[key] = swayed(self.deals.odds(seen), seen, heard, self.deck)
        return known

    def gains(
        self, character: str, seen: Seen, heard: Hearsay, meeples: Sequence[int], coming: int, sheep: int
    ) -> list[float]:
        """What each place may bring one who is about to place."""
        own = min(sheep, 2)
        out = []
        for place in range(4):
            others = meeples.count(place)
            key = (character, seen, heard, place, others, coming, own)
            gain = self._gains.get(key)
            if gain is None:
                there = (self.tokens[place], others, coming)
                gain = self.payoffs.at(character, self.odds(seen, heard), place, there, own)
                self._gains[key] = gain
            out.append(gain)
        return out

    def possible(self, place: int, kind: int) -> bool:
        """Whether a place could be of this type, as far as everybody knows."""
        return any(self.deck.types[k] == kind for k, _ in self.deals.odds(())[place])

    def risk(self, seat: int) -> int:
        """How many sheep a seat can lose to wolves: none while it has a contract."""
        return 0 if seat in self.view.contracts else self.sheep[seat]

    def seen_of(self, seat: int, layout: Layout) -> Seen:
        """What a seat has seen by now, if the locations lie so."""
        return tuple((place, layout[place]) for place in sorted(self.view.looks[seat]))

    def moves(self) -> Iterator[Move]:
        """Everybody who has placed, in order."""
        meeples = [NOWHERE] * self.setup.seats
        order = order_of_placing(self.setup, self.view.headman, sides(self.view))
        said: list[tuple[str, ...]] = [()] * self.setup.seats
        for number, seat in enumerate(order):
            if self.view.meeples[seat] == NOWHERE:
                return
            heard = hearsay(self.view, said, meeples)
            yield Move(seat, tuple(meeples), len(order) - number - 1, heard)
            meeples[seat] = self.view.meeples[seat]
            said[seat] = self.view.claims[seat]

    def likelihood(self, world: World, moves: Sequence[Move]) -> float:
        """How likely the others would have placed as they did, if this were true."""
        out = 1.0
        for move in moves:
            if move.seat == self.view.seat:
                continue
            seen = self.seen_of(move.seat, world.layout)
            gains = self.gains(
                world.characters[move.seat], seen, move.heard, move.before, move.coming, self.risk(move.seat)
            )
            out *= leanings(gains)[self.view.meeples[move.seat]]
        return out


def order_of_placing(setup: Setup, headman: int, characters: Sequence[str]) -> tuple[int, ...]:
    """Billy or the Wild Head, then from the Headman's left, another Headman last (W9)."""
    order = setup.left_of(headman)
    if characters[headman] == WILD_HEAD:
        return order[-1:] + order[:-1]
    if BILLY in characters:
        billy = characters.index(BILLY)
        return (billy, *(seat for seat in order if seat != billy))
    return order


def sides(view: WildView) -> tuple[str, ...]:
    """The characters as far as they are known, the Headman's with the side that counts."""
    return tuple(WILD_HEAD if name == HEADMAN and view.wild_head else name for name in view.characters)


def leanings(gains: Sequence[float]) -> list[float]:
    """How probably each place is chosen."""
    top = max(gains)
    weights = [exp((gain - top) / WARMTH) for gain in gains]
    total = sum(weights) / (1 - WHIM * len(gains))
    return [WHIM + weight / total for weight in weights]


def lean(gains: Sequence[float], rng: Rng) -> int:
    """One of the places, drawn as probably as it would be chosen."""
    ball = rng.uniform()
    for place, chance in enumerate(leanings(gains)):
        ball -= chance
        if ball < 0:
            return place
    return len(gains) - 1


def looks_at(view: WildView, seat: int, character: str, meeples: Sequence[int], rng: Rng) -> tuple[int, ...]:
    """Which places somebody who is about to place has looked at by then; a field is drawn where there is a choice."""
    if view.looks[seat] or seat == view.headman:
        return tuple(sorted(view.looks[seat]))
    if character == BILLY:
        return (*(field for field in FIELDS if field not in view.watched), WILD)
    fields = [field for field in FIELDS if field not in meeples]
    return (rng.choice(fields),) if fields else ()
