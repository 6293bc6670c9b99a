"""What an attack of the Wolf costs: cards from the console, the pile, and then the hands, one by one (S15)."""

from __future__ import annotations

from game.core.event import Event
from game.rules.space_sheep import events as happened
from game.rules.space_sheep import score
from game.rules.space_sheep.setup import INFINITE
from game.rules.space_sheep.stages import DISCARD, NAME, NOBODY, OVER, TURN
from game.rules.space_sheep.state import SpaceState

Events = list[Event] | None


def attack(new: SpaceState, by: str, after: str, events: Events) -> bool:
    """Cards go as many as the Wolf is strong. False when somebody must choose some, or the game is over."""
    strength = new.setup.strength
    if events is not None:
        events.append(happened.WolfAttacked(strength, by))
    in_hands = sum(len(new.hands[seat]) for seat in new.in_game)
    if strength == INFINITE or len(new.console) + len(new.deck) + in_hands < strength:
        score.end(new, "wolf", events)
        return False
    owed = _from_console(new, strength, events)
    owed = _from_pile(new, owed, events)
    new.owed, new.after = owed, after
    choose(new, events)
    if new.owed:
        return False
    new.stage, new.named = TURN, NOBODY
    return True


def _from_console(new: SpaceState, owed: int, events: Events) -> int:
    """The oldest cards first."""
    count = min(owed, len(new.console))
    gone, new.console = new.console[:count], new.console[count:]
    new.face_down = (*new.face_down, *(card for card, _ in gone))
    if events is not None and count:
        events.append(happened.CardsDiscarded("console", NOBODY, count))
    return owed - count


def _from_pile(new: SpaceState, owed: int, events: Events) -> int:
    """From the top, unseen."""
    count = min(owed, len(new.deck))
    gone, new.deck = new.deck[:count], new.deck[count:]
    new.face_down = (*new.face_down, *gone)
    if events is not None and count:
        events.append(happened.CardsDiscarded("pile", NOBODY, count))
    return owed - count


def choose(new: SpaceState, events: Events) -> None:
    """Ask for the next card that is owed; where all can see that there is no choice, it is made here."""
    while new.owed and new.stage != OVER:
        if new.stage != DISCARD:
            holders = [seat for seat in new.in_game if new.hands[seat]]
            if len(holders) > 1:
                new.stage, new.named = NAME, NOBODY
                return
            name(new, holders[0], events)
        elif _is_no_choice(new):
            give_up(new, new.named, new.hands[new.named][0], events)
        else:
            return


def _is_no_choice(new: SpaceState) -> bool:
    """A last card; with open hands also several of one colour."""
    hand = new.hands[new.named]
    return len(hand) == 1 or (new.setup.open_hands and len(set(hand)) == 1)


def name(new: SpaceState, seat: int, events: Events) -> None:
    """This seat gives up a card."""
    new.stage, new.named = DISCARD, seat
    if events is not None:
        events.append(happened.DiscardNamed(new.commander, seat))


def give_up(new: SpaceState, seat: int, card: int, events: Events) -> None:
    """A card of a hand goes to the face-down discard."""
    hand = list(new.hands[seat])
    hand.remove(card)
    new.hands = (*new.hands[:seat], tuple(hand), *new.hands[seat + 1 :])
    new.face_down = (*new.face_down, card)
    new.owed -= 1
    new.stage = NAME
    if events is not None:
        events.append(happened.CardsDiscarded("hand", seat, 1))
        events.append(happened.CardHidden(seat, new.name_of(card), new.setup.open_hands))
