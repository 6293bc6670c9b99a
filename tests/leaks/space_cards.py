"""What S22 and S23 hide in Space Sheep!, dealt out anew by hand and not by the rules' own idea of it."""

from __future__ import annotations

from typing import Any

from game.core.rng import Rng
from game.core.rules import AnyRules


def redealt(rules: AnyRules, state: Any, seat: int | None, rng: Rng) -> Any:
    """The state with everything changed that the seat cannot know: cards, allegiances, luck.

    Nobody knows the draw pile and the face-down discard; with hidden hands only its own seat knows a hand, and a card
    of the console only who laid it; an allegiance is known to its seat, and to all once the seat is ousted.
    """
    new = state.copy()
    is_hidden = [not state.setup.open_hands and other != seat for other in range(state.setup.seats)]
    cards = [*state.deck, *state.face_down]
    cards += [card for other, hand in enumerate(state.hands) if is_hidden[other] for card in hand]
    cards += [card for card, other in state.console if is_hidden[other]]
    shuffle(cards, rng)

    def dealt(count: int) -> tuple[int, ...]:
        return tuple(cards.pop() for _ in range(count))

    new.deck, new.face_down = dealt(len(state.deck)), dealt(len(state.face_down))
    new.hands = tuple(dealt(len(h)) if is_hidden[other] else h for other, h in enumerate(state.hands))
    new.console = tuple((cards.pop() if is_hidden[other] else card, other) for card, other in state.console)
    known = {*state.ousted, *([] if seat is None else [seat])}
    unknown = [other for other in range(state.setup.seats) if other not in known]
    traitors = [other for other in unknown if other in state.infiltrators]
    shuffle(unknown, rng)
    new.infiltrators = tuple(sorted([s for s in state.infiltrators if s in known] + unknown[: len(traitors)]))
    new.luck = rng.luck()
    assert not cards
    assert rules.audit(new) == []
    return new


def shuffle(row: list[int], rng: Rng) -> None:
    """In place."""
    for i in range(len(row) - 1, 0, -1):
        j = rng.below(i + 1)
        row[i], row[j] = row[j], row[i]
