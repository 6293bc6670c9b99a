"""Scores a round at once, without events and questions: holders of contracts use them when it pays.

It gives the same sheep as the rules do, much faster; a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.wild_west.belief import WOLF, Deck, Layout
from game.bots.wild_west.payoff import AFFECTED
from game.rules.wild_west.config import Abilities
from game.rules.wild_west.setup import PLACES
from game.rules.wild_west.stages import NOWHERE

COLLECTS_NOT = ("hunter", "insurance_agent")


class Round:
    """How a round came out, changed in place while it is scored: sheep by seat, tokens by place, contracts."""

    __slots__ = ("contracts", "meeples", "sheep", "tokens")

    def __init__(
        self, sheep: Sequence[int], tokens: Sequence[int], contracts: Sequence[int], meeples: Sequence[int]
    ) -> None:
        self.sheep, self.tokens = list(sheep), list(tokens)
        self.contracts, self.meeples = list(contracts), list(meeples)

    def insure(self, agent: int, other: int, right: bool, takes: int) -> None:
        """The Insurance Agent has guessed (W12); `other` is NOWHERE when nobody stood there."""
        self.meeples[agent] = NOWHERE
        if other != NOWHERE and right:
            self.sheep[agent] += takes
            self.meeples[other] = NOWHERE
            if other not in self.contracts:
                self.contracts.append(other)


def score_round(
    end: Round, deck: Deck, numbers: Abilities, most: int, layout: Layout, characters: Sequence[str], least: int = 1
) -> None:
    """Wolves first, then the others (W13); contracts are used against a loss of at least `least` sheep."""
    types = deck.types
    meeples = end.meeples
    for place in range(len(PLACES)):
        if types[layout[place]] == WOLF:
            there = [seat for seat, where in enumerate(meeples) if where == place]
            if there:
                _attack(end, place, deck.wolves[layout[place]], there, characters, numbers, least)
    for place in range(len(PLACES)):
        if types[layout[place]] != WOLF:
            there = [
                seat for seat, where in enumerate(meeples) if where == place and characters[seat] not in COLLECTS_NOT
            ]
            end.tokens[place] += deck.sheep[layout[place]]
            if there:
                _collect(end, place, there, characters, numbers, most)


def _attack(
    end: Round, place: int, wolves: int, there: list[int], characters: Sequence[str], numbers: Abilities, least: int
) -> None:
    sheep, tokens = end.sheep, end.tokens
    for seat in there:
        if characters[seat] in AFFECTED:
            lost = min(wolves, sheep[seat])
            if seat in end.contracts and lost >= max(1, least):
                end.contracts.remove(seat)
                tokens[place] += wolves
            else:
                sheep[seat] -= lost
                tokens[place] += lost
    for seat in there:
        who = characters[seat]
        if who == "hunter":
            sheep[seat] += wolves + numbers.hunter_above_wolves
        elif who in ("billy", "wild_head"):
            most = numbers.billy_at_most if who == "billy" else numbers.wild_head_at_most
            taken = min(most, tokens[place])
            sheep[seat] += taken
            tokens[place] -= taken


def _collect(
    end: Round, place: int, there: list[int], characters: Sequence[str], numbers: Abilities, most: int
) -> None:
    sheep, tokens = end.sheep, end.tokens
    lying = tokens[place]
    share = min(most, lying // len(there))
    mama = next((seat for seat in there if characters[seat] == "turkey_mama"), NOWHERE)
    if mama != NOWHERE:
        sheep[mama] += lying
        tokens[place] = share = 0
    else:
        tokens[place] -= share * len(there)
    for seat in there:
        who = characters[seat]
        if seat == mama:
            continue
        sheep[seat] += share
        if who == "joe_lucky":
            sheep[seat] += numbers.joe_lucky_takes
        elif who == "banker":
            sheep[seat] += numbers.banker_per_sheep * share
        elif who == "priest" and not share:
            sheep[seat] += numbers.priest_takes
            tokens[place] += numbers.priest_leaves
