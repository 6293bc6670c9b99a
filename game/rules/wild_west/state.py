"""A game of Wild West Shepherds at one moment: flat rows, copied by hand.

What is asked is told by `stage` and `turn`; scoring can stop for a contract and goes on from `scoring`, `asked` and
`insured`, so that a save works at every decision.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.action import Action
from game.core.record import Json, frozen, plain
from game.core.rng import Luck
from game.rules.wild_west.setup import Setup

SOURCES = (
    "start", "share", "turkey_mama", "joe_lucky", "hunter", "priest", "banker", "billy", "wild_head",
    "insurance_agent", "wolves",
)  # fmt: skip
"""Where sheep come from and go to; a seat's sheep are the sum of its row of the ledger."""

Claim = tuple[str, str]
Guess = tuple[int, int, int, str, bool]


class WildState:
    """The whole position. Places are 0 to 3 (see `setup.PLACES`), kinds of cards and characters their ids.

    round, headman; wild_head: the Headman is the Wild Head this round. stage, turn: what is asked of whom.
    characters: per seat, "" while it has none; shown: seats whose character is open. offers: per seat the
    characters it drew this round, top first. heap: the pile of characters, top first, later what is left of it.
    locations: the four cards, () before they are dealt; turned: places turned up for all; looks: per seat the
    places looked at. piles: four, top first; box; used: per round since the piles were built its four cards.
    sheep are the sums of ledger (rows by SOURCES); contracts: seats that hold one; tokens: sheep beside the places.
    meeples: per seat its place or NOWHERE; claims: per seat (place, type), ("", "") for silence, () before.
    announced: what the Headman said, or UNSAID. queue: seats that still draft or place, the acting one first.
    guess: (agent, other, place, type, right) of this round or None. scoring: places still to score, the current
    one first; asked: holders of contracts still to be asked there; insured: those who use theirs.
    totals: per round the sheep of every seat.
    """

    __slots__ = (
        "announced", "asked", "box", "characters", "claims", "contracts", "guess", "headman", "heap", "insured",
        "known_legal", "ledger", "locations", "looks", "luck", "meeples", "offers", "piles", "queue", "reason",
        "round", "scoring", "setup", "shown", "stage", "tokens", "totals", "turn", "turned", "used", "wild_head",
        "winners",
    )  # fmt: skip

    setup: Setup
    round: int
    headman: int
    wild_head: bool
    stage: str
    turn: int
    characters: tuple[str, ...]
    shown: tuple[int, ...]
    offers: tuple[tuple[str, ...], ...]
    heap: tuple[str, ...]
    locations: tuple[str, ...]
    turned: tuple[int, ...]
    looks: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[str, ...], ...]
    box: tuple[str, ...]
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
    luck: Luck
    reason: str
    winners: tuple[int, ...]
    known_legal: Sequence[Action] | None

    def copy(self) -> WildState:
        """Another state with the same rows; the known legal actions are not taken along."""
        new = WildState.__new__(WildState)
        for name in _COPIED:
            setattr(new, name, getattr(self, name))
        new.known_legal = None
        return new

    @property
    def sheep(self) -> tuple[int, ...]:
        """Sheep per seat."""
        return tuple(map(sum, self.ledger))

    @property
    def acting_character(self) -> tuple[str, ...]:
        """The character of every seat with the side of the Headman's card that counts."""
        return tuple(
            "wild_head" if name == "headman" and self.wild_head else name for name in self.characters
        )

    def to_dict(self) -> dict[str, Json]:
        """Everything as plain values; the config is not in it, it belongs to the game's record."""
        rows = {name: plain(getattr(self, name)) for name in _ROWS}
        return {"seats": self.setup.seats, "options": dict(self.setup.options), **rows, "luck": self.luck.to_dict()}


_COPIED = tuple(name for name in WildState.__slots__ if name != "known_legal")
_ROWS = tuple(name for name in _COPIED if name not in ("setup", "luck"))


def state_from_dict(setup: Setup, data: Mapping[str, Any]) -> WildState:
    """The state that `to_dict` wrote, for the set-up made from its seats and options."""
    new = WildState.__new__(WildState)
    new.setup = setup
    for name in _ROWS:
        setattr(new, name, frozen(data[name]))
    new.luck = Luck.from_dict(data["luck"])
    new.known_legal = None
    return new
