"""Makes up worlds that fit a view: layouts and characters, those that explain what the others did more often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bots.wild_west.table import BILLY, HEADMAN, WILD_HEAD, Table, World
from game.core.rng import Rng
from game.rules.wild_west.drafting import imagine_draft
from game.rules.wild_west.state import DRAFT
from game.rules.wild_west.view import WildView

FAVOUR: Mapping[str, float] = {
    "hunter": 1.5, "turkey_mama": 1.2, "joe_lucky": 1.2, "priest": 1.2, "banker": 1.0, "billy": 1.0,
    "insurance_agent": 1.5,
}  # fmt: skip
"""How readily a character is kept."""
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
        own = drawn[0] if len(drawn) < 2 or rng.uniform() < _share(drawn[0], drawn[1]) else drawn[1]
        pile.remove(own)
        characters[seat] = own
    return sided(view, characters)


def _share(one: str, other: str) -> float:
    return FAVOUR.get(one, 1.0) / (FAVOUR.get(one, 1.0) + FAVOUR.get(other, 1.0))


def _liking(view: WildView, characters: Sequence[str], offers: Sequence[Sequence[str]]) -> float:
    """How likely the others kept what they keep in this draft."""
    out = 1.0
    for seat, offer in enumerate(offers):
        if len(offer) == 2 and seat != view.seat and view.stage != DRAFT:
            own = characters[seat]
            out *= _share(own, offer[1] if offer[0] == own else offer[0])
    return out


def _drawn(made: Sequence[World], worths: Sequence[float], rng: Rng, count: int) -> list[World]:
    """Evenly spaced over the worths, so that a likely world comes as often as it should."""
    step = sum(worths) / count
    at, total, out = rng.uniform() * step, 0.0, []
    for world, worth in zip(made, worths, strict=True):
        total += worth
        while total > at and len(out) < count:
            out.append(world)
            at += step
    return out or list(made[:count])
