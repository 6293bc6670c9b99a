"""Makes up what a seat cannot know of Wild West Shepherds, so that everything fits what it does know.

Bots think on such positions, previews and hints are made from them, and the tests for leaks compare them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from game.core.rng import Rng
from game.rules.wild_west.drafting import imagine_draft
from game.rules.wild_west.legal import honest_numbers
from game.rules.wild_west.setup import MIXED, PILES, Setup
from game.rules.wild_west.stages import OVER, UNSAID
from game.rules.wild_west.state import WildState
from game.rules.wild_west.view import OPEN, UNKNOWN, WildView

_TYPES = PILES[:MIXED]
_MOST_TRIES = 5000


def determinize(view: WildView, rng: Rng) -> WildState:
    """A state that fits the view, with hidden cards and luck of its own; all that fit are about equally likely."""
    new = WildState.__new__(WildState)
    for name in OPEN:
        setattr(new, name, getattr(view, name))
    new.setup = view.setup
    new.characters, new.offers, new.heap = imagine_draft(view, rng)
    _imagine_locations(new, view, rng)
    new.luck = rng.luck()
    new.known_legal = None
    return new


def _imagine_locations(new: WildState, view: WildView, rng: Rng) -> None:
    setup = view.setup
    on_table = view.locations if view.stage != OVER else ()
    hidden = _hidden_by_type(setup, view.used, on_table)
    extras = _extras(setup, view.used)
    for _ in range(_MOST_TRIES):
        left = {kind: shuffled(cards, rng) for kind, cards in hidden.items()}
        dealt = _deal(setup, view.locations, on_table, extras, left, rng)
        if view.announced == UNSAID or view.announced in honest_numbers(setup, [dealt[p] for p in view.watched]):
            break
    new.locations = dealt
    size = view.piles
    piles = [tuple(left[kind][: size[i]]) for i, kind in enumerate(_TYPES)]
    rest = shuffled([card for i, kind in enumerate(_TYPES) for card in left[kind][size[i] :]], rng)
    new.piles = (*piles, tuple(rest[: size[MIXED]]))
    new.box = tuple(rest[size[MIXED] :])


def shuffled(cards: Sequence[str], rng: Rng) -> list[str]:
    """The cards in a random order."""
    out = list(cards)
    for i in range(len(out) - 1, 0, -1):
        j = rng.below(i + 1)
        out[i], out[j] = out[j], out[i]
    return out


def _hidden_by_type(
    setup: Setup, used: Sequence[Sequence[str]], on_table: Sequence[str]
) -> dict[str, list[str]]:
    """The cards nobody has seen yet since the piles were built, without those this seat knows on the table."""
    left = dict(setup.deck)
    for row in (*used, on_table):
        for card in row:
            if card != UNKNOWN:
                left[card] -= 1
    return {kind: [card for card in setup.kinds_of(kind) for _ in range(left[card])] for kind in _TYPES}


def _extras(setup: Setup, used: Sequence[Sequence[str]]) -> list[int]:
    """Per type how many of its cards may still be in the mixed pile and the box at the start of the round."""
    size = setup.config.piles.cards
    out = []
    for kind in _TYPES:
        total = sum(setup.deck[card] for card in setup.kinds_of(kind))
        gone = sum(sum(setup.cards[card].type == kind for card in row) - 1 for row in used)
        out.append(total - size - gone)
    return out


def _deal(
    setup: Setup, seen: Sequence[str], on_table: Sequence[str], extras: Sequence[int], left: dict[str, list[str]],
    rng: Rng,
) -> tuple[str, ...]:  # fmt: skip
    """The four locations, taken from `left` where unknown."""
    if not on_table:
        return tuple(seen)
    known = tuple(setup.cards[card].type if card != UNKNOWN else UNKNOWN for card in seen)
    ways = _ways(known)
    total = sum(extra * len(ways[kind]) for extra, kind in zip(extras, _TYPES, strict=True))
    ball = rng.below(total)
    for extra, kind in zip(extras, _TYPES, strict=True):
        weight = extra * len(ways[kind])
        if ball < weight:
            types = ways[kind][ball // extra]
            break
        ball -= weight
    return tuple(card if card != UNKNOWN else left[kind].pop() for card, kind in zip(seen, types, strict=True))


@cache
def _ways(known: tuple[str, ...]) -> dict[str, list[tuple[str, ...]]]:
    """By type of the mixed card: the types of the four places, one for each of the 24 ways to lay the cards out."""
    out: dict[str, list[tuple[str, ...]]] = {}
    for mixed in _TYPES:
        cards = (*_TYPES, mixed)
        rows = [tuple(cards[i] for i in way) for way in permutations(range(4))]
        out[mixed] = [r for r in rows if all(k in (UNKNOWN, have) for k, have in zip(known, r, strict=True))]
    return out
