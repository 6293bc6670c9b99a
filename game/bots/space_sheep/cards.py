"""Cards as a seat knows them: whose hand holds what, what may be drawn, and which card can be missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.rules.space_sheep.stages import WILD, WILD_NAME
from game.rules.space_sheep.view import HIDDEN, SpaceView

Cards = tuple[int, ...]


class Hand(NamedTuple):
    """The cards of a seat: those that are known, sorted, and how many are not."""

    known: Cards
    unknown: int

    def without(self, card: int) -> Hand:
        """The hand after a card was played; HIDDEN is one that is not known."""
        if card == HIDDEN:
            return Hand(self.known, self.unknown - 1)
        at = self.known.index(card)
        return Hand(self.known[:at] + self.known[at + 1 :], self.unknown)

    def filled(self, size: int, deck: int) -> tuple[Hand, int]:
        """The hand after drawing up to `size`, and what is left of the deck."""
        count = max(0, min(size - len(self.known) - self.unknown, deck))
        return (Hand(self.known, self.unknown + count), deck - count) if count else (self, deck)


class Knowledge:
    """Everything about the cards that a view tells."""

    def __init__(self, view: SpaceView) -> None:
        setup = view.setup
        self.hands = tuple(
            Hand(tuple(sorted(c for c in hand if c != HIDDEN)), sum(c == HIDDEN for c in hand)) for hand in view.hands
        )
        self.deck, self.size = view.deck, setup.config.box.hand
        unseen = Counter(dict.fromkeys(range(setup.systems), setup.cards))
        unseen[WILD] = setup.wilds
        unseen.subtract(view.face_up)
        unseen.subtract(card for hand in self.hands for card in hand.known)
        unseen.subtract(card for card, _ in view.console if card != HIDDEN)
        total = max(1, sum(unseen.values()))
        self.odds = tuple((unseen[colour] + unseen[WILD]) / total for colour in range(setup.systems))
        """By colour: the chance that an unseen card can be played as it."""

    def chance(self, colour: int, unknown: int) -> float:
        """That one of so many unseen cards can be played as this colour."""
        return 1.0 - (1.0 - self.odds[colour]) ** unknown


def number(view: SpaceView, name: str) -> int:
    """A card's number from its name."""
    return WILD if name == WILD_NAME else view.ring.index(name)


def least_useful(cards: Sequence[int], wanted: Sequence[int]) -> int:
    """The card that can best be missed: not one that is wanted, not a wild one, rather one of several alike."""
    counts, needed = Counter(cards), Counter(wanted)
    return min(sorted(set(cards)), key=lambda card: (
        counts[card] <= needed[card], card == WILD, -counts[card] + needed[card], card,
    ))  # fmt: skip
