"""What a place may bring a character, as far as it can be foreseen while meeples are still to come.

The others are strangers here: so many already stand there, so many may still come, one of them may be Turkey Mama.
"""

from __future__ import annotations

from functools import lru_cache

from game.bots.wild_west.belief import SHEEP, WOLF, Deck, Odds, deck_of
from game.rules.wild_west.config import Abilities
from game.rules.wild_west.setup import Setup

AFFECTED = frozenset(("headman", "turkey_mama", "joe_lucky", "priest", "banker"))
COME_TO_SHEEP, COME_TO_GRASS, COME_TO_WOLF = 0.33, 0.22, 0.15
"""How probably each of those still to come comes to a place of that type."""
MAMA = 0.14
"""How probably one who stands there is Turkey Mama."""
SHARES = 0.85
"""How many of those there take part in a share."""


class Payoffs:
    """The expected gains in sheep, kept once they are worked out."""

    def __init__(self, deck: Deck, abilities: Abilities, most: int, mama: bool) -> None:
        self.deck, self.abilities, self.most = deck, abilities, most
        self.mama = MAMA if mama else 0.0
        self._known: dict[tuple[str, int, int, int, int, int], float] = {}

    def gain(self, character: str, kind: int, lying: int, others: int, coming: int, own: int) -> float:
        """What a character gets where `others` stand, `coming` may come and `lying` sheep lie; it can lose `own`."""
        key = (character, kind, lying, others, coming, own)
        gain = self._known.get(key)
        if gain is None:
            gain = self._known[key] = self._work_out(character, kind, lying, others, coming, own)
        return gain

    def at(self, character: str, odds: Odds, place: int, there: tuple[int, int, int], own: int) -> float:
        """The expected gain at a place; `there` are (lying, others, coming)."""
        lying, others, coming = there
        if character == "insurance_agent":
            return self._insured(odds, place, others, coming)
        total = 0.0
        for kind, chance in odds[place]:
            total += chance * self.gain(character, kind, lying, others, coming, own)
        return total

    def _insured(self, odds: Odds, place: int, others: int, coming: int) -> float:
        types = [0.0, 0.0, 0.0]
        for kind, chance in odds[place]:
            types[self.deck.types[kind]] += chance
        company = 1.0 if others else 1 - (1 - COME_TO_GRASS) ** coming
        return self.abilities.agent_takes * max(types) * company

    def _work_out(self, character: str, kind: int, lying: int, others: int, coming: int, own: int) -> float:
        deck, numbers = self.deck, self.abilities
        if deck.types[kind] == WOLF:
            wolves = deck.wolves[kind]
            if character in AFFECTED:
                return -float(min(wolves, own))
            if character == "hunter":
                return wolves + float(numbers.hunter_above_wolves)
            prey = lying + 0.7 * wolves * (others + COME_TO_WOLF * coming)
            return min(float(numbers.billy_at_most), prey)
        if character == "hunter":
            return 0.0
        near = COME_TO_SHEEP if deck.types[kind] == SHEEP or lying else COME_TO_GRASS
        return self._collected(character, lying + deck.sheep[kind], others, coming, near)

    def _collected(self, character: str, lying: int, others: int, coming: int, near: float) -> float:
        numbers = self.abilities
        if character == "turkey_mama":
            return float(lying)
        share = nothing = 0.0
        for number, chance in _company(others, coming, near, SHARES):
            mama = 1 - (1 - self.mama) ** number
            each = min(self.most, lying // (number + 1))
            share += chance * (1 - mama) * each
            nothing += chance * (mama if each else 1.0)
        if character == "joe_lucky":
            return share + numbers.joe_lucky_takes
        if character == "banker":
            return share * (1 + numbers.banker_per_sheep)
        if character == "priest":
            return share + nothing * numbers.priest_takes
        return share


@lru_cache(maxsize=4096)
def _company(others: int, coming: int, near: float, shares: float) -> tuple[tuple[int, float], ...]:
    """How many others will take part, with chances."""
    chances = [1.0]
    for part in [shares] * others + [near * shares] * coming:
        chances = [
            (chances[n] * (1 - part) if n < len(chances) else 0.0) + (chances[n - 1] * part if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    return tuple((n, chance) for n, chance in enumerate(chances) if chance > 1e-6)


def payoffs_of(setup: Setup) -> Payoffs:
    """The gains in a game; what was worked out is kept for the next question."""
    config = setup.config
    return _payoffs(deck_of(setup), config.abilities, config.sheep.share_at_most, "turkey_mama" in setup.pool)


@lru_cache(maxsize=8)
def _payoffs(deck: Deck, abilities: Abilities, most: int, mama: bool) -> Payoffs:
    return Payoffs(deck, abilities, most, mama)
