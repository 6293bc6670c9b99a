"""What a Shepherd has, knows and bears: Essence, experience, traits, cards, corruption, Curses."""

from __future__ import annotations

from game.bots.the_sheep import burden
from game.rules.the_sheep import hands, shepherds, trade, wagons
from game.rules.the_sheep.rows import Card
from game.rules.the_sheep.stages import CURSE, DEAD
from game.rules.the_sheep.state import SheepState

ESSENCE = (2.0, 1.9, 1.7, 1.2, 0.7)
"""What each further Essence of a Shepherd is worth; beyond these half a point."""

POINT_OF_GROWTH = 6.0
LEVEL = 2.0
ICON = 2.6
ABILITY = 2.0
"""For each point of its price that a card's icons do not make up for."""

READY_ICON, READY_ABILITY = 0.3, 0.6
READY_TRAIT = 0.8
CURSE_ICONS = 2.5
OF_A_BARGAIN = 0.6
"""What part of a good purchase it is worth to stand where it can be had."""


def of(state: SheepState, seat: int, ahead: float) -> float:
    """What a Shepherd is worth; `ahead`, 0 to 1, says how much of the journey there is to use it on."""
    if state.hexes[seat] == DEAD:
        return -burden.DEATH
    total = _purse(state.essence[seat]) - burden.of_curses(state, seat)
    total += ahead * (_learnt(state, seat) + sum(card_worth(state, card) for card in state.cards[seat]))
    total += sum(READY_TRAIT for card in state.traits[seat] if not card.exhausted)
    return total if state.is_night else total + OF_A_BARGAIN * _bargain(state, seat)


def _purse(essence: int) -> float:
    return sum(ESSENCE[:essence]) + 0.5 * max(0, essence - len(ESSENCE))


def _learnt(state: SheepState, seat: int) -> float:
    """Experience counts from the first point on, whatever it has been turned into."""
    level = state.levels[seat]
    spent = sum((0, *state.setup.numbers.experience)[:level])
    return LEVEL * level + POINT_OF_GROWTH * (state.experience[seat] + spent)


def card_worth(state: SheepState, card: Card) -> float:
    """What a card is worth in a hand; more as long as it is ready."""
    if card.kind == CURSE:
        return CURSE_ICONS + (0.0 if card.exhausted else 0.5)
    damage = hands.damage_of(state, card)
    icons = sum(damage.values())
    worth = ICON * icons + (0.0 if card.exhausted else READY_ICON * icons)
    equipment = state.setup.config.equipment.get(card.name)
    if equipment is None or not (equipment.abilities or equipment.modify):
        return worth
    beyond = equipment.cost + 1 - icons - 0.5 * (len(damage) > 1)
    return worth + ABILITY * max(1.0, beyond) + (0.0 if card.exhausted else READY_ABILITY)


def _bargain(state: SheepState, seat: int) -> float:
    """The best purchase where the Shepherd stands, less its price and what would have to be given for it."""
    full = len(state.cards[seat]) >= shepherds.hand_limit(state, seat)
    given = min((card_worth(state, c) for c in state.cards[seat] if c.kind != CURSE), default=0.0) if full else 0.0
    caravan = wagons.at_hex(state, state.hexes[seat])
    best = 0.0
    for name in trade.for_sale(state, seat):
        assert caravan is not None
        price = _purse(trade.price(state, caravan, name))
        best = max(best, card_worth(state, Card(0, name, "equipment")) - price - given)
    return best
