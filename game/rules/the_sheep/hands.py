"""Cards in hands and traits: finding one, turning it, what it does by itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.effects.model import Ability, DamageType
from game.rules.the_sheep import events as happened
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.rows import Card
from game.rules.the_sheep.stages import CURSE, EQUIPMENT
from game.rules.the_sheep.state import SheepState


def all_cards(state: SheepState, seat: int) -> tuple[Card, ...]:
    """Traits, then the hand."""
    return (*state.traits[seat], *state.cards[seat])


def card_of(state: SheepState, number: int) -> tuple[int, Card] | None:
    """A card or trait by its number, with the seat that has it."""
    for seat in range(state.setup.seats):
        for card in all_cards(state, seat):
            if card.number == number:
                return seat, card
    return None


def attack_card(state: SheepState, seat: int, name: str) -> Card | None:
    """The first card of that name in the hand that can attack: face up, with icons (T9)."""
    return next(
        (c for c in state.cards[seat] if c.name == name and not c.exhausted and damage_of(state, c)), None
    )


def damage_of(state: SheepState, card: Card) -> Mapping[DamageType, int]:
    """The icons of a card."""
    config = state.setup.config
    if card.kind == EQUIPMENT:
        return config.equipment[card.name].damage
    return config.curses[card.name].damage if card.kind == CURSE else {}


def abilities_of(state: SheepState, card: Card) -> Mapping[str, Ability]:
    """What a card can do, used or triggered; the passives of traits are not among it."""
    config = state.setup.config
    if card.kind == EQUIPMENT:
        return config.equipment[card.name].abilities
    return config.curses[card.name].abilities if card.kind == CURSE else config.traits[card.name].abilities


def usable_cards(state: SheepState, seat: int, name: str, ability: str) -> Iterator[Card]:
    """The cards of a name whose ability can still be used: face up, or, if it costs no exhausting, not used yet."""
    for card in all_cards(state, seat):
        found = abilities_of(state, card).get(ability) if card.name == name else None
        if found is not None and (ability not in card.used if found.free else not card.exhausted):
            yield card


def change(new: SheepState, seat: int, old: Card, changed: Card) -> None:
    """A card or trait of a seat is another now."""
    for row in ("cards", "traits"):
        cards = getattr(new, row)[seat]
        if old in cards:
            new.put(row, seat, tuple(changed if c is old or c == old else c for c in cards))


def exhaust(new: SheepState, seat: int, card: Card, events: Events) -> None:
    """Face down."""
    if not card.exhausted:
        change(new, seat, card, card._replace(exhausted=True))
        if events is not None:
            events.append(happened.CardExhausted(seat, card.name))


def refresh(new: SheepState, seat: int, card: Card, events: Events) -> None:
    """Face up."""
    if card.exhausted:
        change(new, seat, card, card._replace(exhausted=False))
        if events is not None:
            events.append(happened.CardRefreshed(seat, card.name))
