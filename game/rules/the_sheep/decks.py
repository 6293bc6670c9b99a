"""Drawing: the top card of a deck; an empty one is made anew from its discards (T25)."""

from __future__ import annotations

from game.core.event import Event
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.state import SheepState

Events = list[Event] | None

CURSES, MUTATIONS, FLOCK, DAY_EVENTS, NIGHT_EVENTS, POLLUTION = (
    "curses", "mutations", "flock", "day_events", "night_events", "pollution",
)  # fmt: skip
LAST_WAVE = 3


def draw(new: SheepState, deck: str, events: Events) -> str | None:
    """The top card, taken off the deck; None when there is none, not even among the discards."""
    if not new.decks[deck]:
        reshuffle(new, deck, events)
    if new.luck.forced and new.luck.forced[0][0] == deck:
        card, new.luck = new.luck.pick(deck, new.decks[deck])
        cards = list(new.decks[deck])
        cards.remove(card)
    elif new.decks[deck]:
        card, *cards = new.decks[deck]
    else:
        return None
    new.decks = {**new.decks, deck: tuple(cards)}
    return card


def reshuffle(new: SheepState, deck: str, events: Events) -> None:
    """The discards become the deck; of the flock only Wave 3 comes again (T25)."""
    back = new.discards[deck]
    if deck == FLOCK:
        back = tuple(card for card in back if new.setup.config.flock[card].wave == LAST_WAVE)
    if not back:
        return
    cards, new.luck = new.luck.shuffled(back)
    new.decks = {**new.decks, deck: cards}
    new.discards = {**new.discards, deck: ()}
    if events is not None:
        events.append(happened.DeckReshuffled(deck))


def discard(new: SheepState, deck: str, card: str) -> None:
    """A card goes on the discards of its deck."""
    new.discards = {**new.discards, deck: (*new.discards[deck], card)}


def bury(new: SheepState, deck: str, at: int) -> None:
    """A card, counted from the top, goes under its deck."""
    cards = list(new.decks[deck])
    card = cards.pop(at)
    new.decks = {**new.decks, deck: (*cards, card)}
