"""Buying from a Caravan (T7)."""

from __future__ import annotations

from game.rules.the_sheep import events as happened
from game.rules.the_sheep import shepherds, triggers, wagons
from game.rules.the_sheep.pending import Events
from game.rules.the_sheep.stages import EQUIPMENT
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.stats import stat


def price(state: SheepState, caravan: int, card: str) -> int:
    """What a card of a Caravan costs now."""
    return stat(state, "price", state.setup.config.equipment[card].cost, ("caravan", caravan))


def for_sale(state: SheepState, seat: int) -> list[str]:
    """What a Shepherd can buy here and pay for, each kind once, in order."""
    caravan = wagons.at_hex(state, state.hexes[seat])
    if caravan is None:
        return []
    stock = dict.fromkeys(state.stock[caravan])
    return sorted(card for card in stock if price(state, caravan, card) <= state.essence[seat])


def buy(new: SheepState, seat: int, card: str, events: Events) -> None:
    """It comes face up into the hand; what is too much there goes."""
    caravan = wagons.at_hex(new, new.hexes[seat])
    assert caravan is not None
    cost = price(new, caravan, card)
    stock = list(new.stock[caravan])
    stock.remove(card)
    new.put("stock", caravan, tuple(stock))
    if events is not None:
        events.append(happened.Bought(seat, new.setup.caravans[caravan], card, cost))
    shepherds.pay_essence(new, seat, cost, events)
    triggers.begin(new, triggers.of(new, "bought", seat))
    shepherds.add_card(new, seat, card, EQUIPMENT, events)
