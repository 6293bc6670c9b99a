"""What a seat may know of Wild West Shepherds: what is open, what it drew, and the cards it looked at itself."""

from __future__ import annotations

from dataclasses import dataclass, fields

from game.core.record import Json, plain
from game.rules.wild_west.setup import Setup
from game.rules.wild_west.state import Claim, Guess, WildState

UNKNOWN = ""


@dataclass(frozen=True, slots=True)
class WildView:
    """The position as `seat` sees it; fields that WildState has too mean the same.

    characters, locations: "" where unknown; locations () before they are dealt. offer: the characters this seat
    drew in this round, top first (so the first was passed on by the seat before). heap, piles, box: how many
    cards are left there.
    """

    seat: int | None
    setup: Setup
    round: int
    headman: int
    wild_head: bool
    stage: str
    turn: int
    characters: tuple[str, ...]
    shown: tuple[int, ...]
    offer: tuple[str, ...]
    heap: int
    locations: tuple[str, ...]
    turned: tuple[int, ...]
    looks: tuple[tuple[int, ...], ...]
    piles: tuple[int, ...]
    box: int
    used: tuple[tuple[str, ...], ...]
    ledger: tuple[tuple[int, ...], ...]
    contracts: tuple[int, ...]
    tokens: tuple[int, ...]
    meeples: tuple[int, ...]
    claims: tuple[tuple[()] | Claim, ...]
    announced: int
    queue: tuple[int, ...]
    guess: Guess | None
    scoring: tuple[int, ...]
    asked: tuple[int, ...]
    insured: tuple[int, ...]
    totals: tuple[tuple[int, ...], ...]
    reason: str
    winners: tuple[int, ...]

    @property
    def sheep(self) -> tuple[int, ...]:
        """Sheep per seat."""
        return tuple(map(sum, self.ledger))

    @property
    def watched(self) -> tuple[int, ...]:
        """The two fields the Headman has looked at, or ()."""
        return self.looks[self.headman]

    def to_dict(self) -> dict[str, Json]:
        """Everything in it, as plain values."""
        rows = {name: plain(getattr(self, name)) for name in _ROWS}
        return {"seats": self.setup.seats, "options": dict(self.setup.options), **rows}


_ROWS = tuple(f.name for f in fields(WildView) if f.name != "setup")
OPEN = tuple(
    name for name in _ROWS if name not in ("seat", "characters", "offer", "heap", "locations", "piles", "box")
)
"""The fields that everybody sees as they are."""


def view(state: WildState, seat: int | None) -> WildView:
    """What `seat` may know; None is the onlooker, who has drawn nothing and looked at nothing."""
    known = set(state.shown) if seat is None else {*state.shown, seat}
    seen = set(state.turned) if seat is None else {*state.turned, *state.looks[seat]}
    return WildView(
        seat=seat,
        setup=state.setup,
        characters=tuple(name if s in known else UNKNOWN for s, name in enumerate(state.characters)),
        offer=() if seat is None else state.offers[seat],
        heap=len(state.heap),
        locations=tuple(kind if place in seen else UNKNOWN for place, kind in enumerate(state.locations)),
        piles=tuple(map(len, state.piles)),
        box=len(state.box),
        **{name: getattr(state, name) for name in OPEN},
    )
