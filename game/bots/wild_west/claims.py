"""Table talk: what others' claims are worth, and what a bot says itself (W11).

A claim sways those who have not seen the place themselves if the speaker may know it and gains nothing by it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.wild_west.belief import TYPES, Deck, Odds, Seen
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.view import WildView

Hearsay = tuple[tuple[int, int], ...]
"""What is worth hearing: places and types."""

TRUST = 1.5
"""By how much such a claim raises the chances of what it says against all else."""


def hearsay(view: WildView, claims: Sequence[Sequence[str]], meeples: Sequence[int]) -> Hearsay:
    """The claims of seats that have looked there and do not stand there."""
    out = []
    for seat, claim in enumerate(claims):
        if claim and claim[0]:
            place = PLACES.index(claim[0])
            if place in view.looks[seat] and meeples[seat] != place:
                out.append((place, TYPES.index(claim[1])))
    return tuple(out)


def swayed(odds: Odds, seen: Seen, heard: Hearsay, deck: Deck) -> Odds:
    """The chances after hearing."""
    known = [place for place, _ in seen]
    rows = list(odds)
    for place, said in heard:
        if place not in known:
            row = [(kind, chance * (TRUST if deck.types[kind] == said else 1.0)) for kind, chance in rows[place]]
            total = sum(chance for _, chance in row)
            rows[place] = tuple((kind, chance / total) for kind, chance in row)
    return tuple(rows)
