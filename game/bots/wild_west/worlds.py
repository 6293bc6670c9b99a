"""Makes up worlds that fit a view: layouts and characters, those that explain what the others did more often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp

from game.bots.wild_west.table import BILLY, HEADMAN, WILD_HEAD, Table, World
from game.core.rng import Rng
from game.rules.wild_west.drafting import imagine_draft
from game.rules.wild_west.stages import DRAFT
from game.rules.wild_west.view import WildView

FAVOUR: Mapping[str, float] = {
    "turkey_mama": 1.7, "joe_lucky": 1.4, "hunter": 1.5, "priest": 1.7, "banker": 0.9, "billy": 1.0,
    "insurance_agent": 1.9,
}  # fmt: skip
"""What a character brings in a round on average, in sheep."""
TASTE = 0.4
"""By how many sheep a character must be better to be kept nearly three times as often as the other."""
HOARD = 0.15
"""What each sheep at the place with most of them is worth to Turkey Mama beforehand."""
EXCESS = 3
"""So many worlds are made up for each that is used."""


def worlds(table: Table, rng: Rng, count: int) -> list[World]:
    """About as likely as they are, after the draft; the same world may be there more than once."""
    view, moves = table.view, list(table.moves())
    made: list[World] = []
    worths: list[float] = []
    for _ in range(count * EXCESS):
        layout = table.deals.drawn(table.own, rng)
        characters, offers, _ = imagine_draft(view, rng)
        world = World(layout, sided(view, characters))
        made.append(world)
        worths.append(_liking(view, characters, offers) * table.likelihood(world, moves))
    return _drawn(made, worths, rng, count)


def sided(view: WildView, characters: Sequence[str]) -> tuple[str, ...]:
    """All characters after the draft with the side of the Headman's card that counts (W9)."""
    wild = view.setup.advanced and BILLY not in characters
    return tuple(WILD_HEAD if name == HEADMAN and wild else name for name in characters)


def draft_on(view: WildView, keep: str, rng: Rng) -> tuple[str, ...]:
    """All characters if the acting seat keeps this one and the others draft as they like."""
    imagined, _, heap = imagine_draft(view, rng)
    characters = list(imagined)
    characters[view.turn] = keep
    pile = [*(name for name in view.offer if name != keep), *heap]
    for seat in view.queue[1:]:
        drawn = pile[:2]
        own = drawn[0] if len(drawn) < 2 or rng.uniform() < preference(drawn[0], drawn[1], view.tokens) else drawn[1]
        pile.remove(own)
        characters[seat] = own
    return sided(view, characters)


def preference(one: str, other: str, tokens: Sequence[int]) -> float:
    """How probably somebody keeps the one and not the other."""
    return 1 / (1 + exp((favour(other, tokens) - favour(one, tokens)) / TASTE))


def favour(character: str, tokens: Sequence[int]) -> float:
    """What a character may bring; Turkey Mama the more, the more sheep lie about."""
    extra = HOARD * max(tokens) if character == "turkey_mama" else 0.0
    return FAVOUR.get(character, 1.0) + extra


def _liking(view: WildView, characters: Sequence[str], offers: Sequence[Sequence[str]]) -> float:
    """How likely the others kept what they keep in this draft."""
    out = 1.0
    for seat, offer in enumerate(offers):
        if len(offer) == 2 and seat != view.seat and view.stage != DRAFT:
            own = characters[seat]
            out *= preference(own, offer[1] if offer[0] == own else offer[0], view.tokens)
    return out


def _drawn(made: Sequence[World], worths: Sequence[float], rng: Rng, count: int) -> list[World]:
    """Evenly spaced over the worths, so that a likely world comes as often as it should."""
    step = sum(worths) / count
    out: list[World] = []
    at, total = rng.uniform() * step, 0.0
    for world, worth in zip(made, worths, strict=True):
        total += worth
        while total > at and len(out) < count:
            out.append(world)
            at += step
    return out or list(made[:count])
