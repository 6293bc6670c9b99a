"""Why an action is refused, in the words that `reason.` has for it."""

from __future__ import annotations

from game.core.action import Action
from game.core.decision import Reason, facts
from game.rules.the_sheep import combat, hands, trade, wagons
from game.rules.the_sheep.actions import (
    ACTIONS,
    Attack,
    Buy,
    Distract,
    GiveEssence,
    LanternStep,
    Purify,
    UseAbility,
    Walk,
)
from game.rules.the_sheep.choices import lantern_price
from game.rules.the_sheep.stages import BY_DAY, BY_NIGHT, COMBAT
from game.rules.the_sheep.state import SheepState

_WHEN: dict[type[Action], tuple[str, ...]] = {
    Walk: (BY_DAY,), Buy: (BY_DAY,), Purify: (BY_DAY,), GiveEssence: (BY_DAY, BY_NIGHT), Attack: (BY_DAY, COMBAT),
    UseAbility: (BY_DAY, BY_NIGHT, COMBAT), LanternStep: (BY_NIGHT,), Distract: (COMBAT,),
}  # fmt: skip


def refusal(state: SheepState, seat: int, action: Action) -> Reason:
    """Why an action of this seat, which is not legal, is not."""
    steps = _WHEN.get(type(action))
    if not isinstance(action, ACTIONS) or steps is None or state.pending:
        return Reason("not_now")
    if seat not in state.living:
        return Reason("dead")
    if state.stage not in steps:
        only = steps[-1] if state.is_night else steps[0]
        return Reason("not_now" if state.stage not in (BY_DAY, BY_NIGHT, COMBAT) else f"only_{only}")
    if isinstance(action, Walk):
        return Reason("walked" if state.walked[seat] else "too_far")
    if isinstance(action, Buy):
        return _no_sale(state, seat, action)
    if isinstance(action, Attack):
        return _no_attack(state, seat, action)
    if isinstance(action, GiveEssence):
        return _no_gift(state, seat, action)
    if isinstance(action, UseAbility):
        there = any(card.name == action.card for card in hands.all_cards(state, seat))
        return Reason("no_use" if there else "no_such_card")
    if isinstance(action, LanternStep) and state.lit[seat] >= lantern_price(state, state.hexes[seat]):
        return Reason("not_beside")
    if isinstance(action, Distract) and state.distracting[seat]:
        return Reason("distracts_already")
    if isinstance(action, Purify) and state.lit[seat]:
        return Reason("no_essence" if not state.essence[seat] else "grown")
    return Reason("no_lantern")


def _no_sale(state: SheepState, seat: int, action: Buy) -> Reason:
    caravan = wagons.at_hex(state, state.hexes[seat])
    if caravan is None:
        return Reason("no_caravan")
    if action.card not in state.stock[caravan]:
        return Reason("not_for_sale")
    return Reason("too_dear", facts(n=trade.price(state, caravan, action.card)))


def _no_attack(state: SheepState, seat: int, action: Attack) -> Reason:
    card = hands.attack_card(state, seat, action.card)
    if card is None:
        there = any(c.name == action.card for c in state.cards[seat])
        return Reason("cannot_attack" if there else "no_such_card")
    sheep = state.sheep_of(action.sheep)
    if sheep is None or sheep not in combat.in_reach(state, seat):
        return Reason("not_here")
    if action.boost and not combat.may_boost(state, seat, card, sheep):
        return Reason("no_boost")
    return Reason("forbidden_tonight")


def _no_gift(state: SheepState, seat: int, action: GiveEssence) -> Reason:
    if action.other not in state.living or state.hexes[action.other] != state.hexes[seat] or action.other == seat:
        return Reason("not_here")
    if action.other in state.gave[seat]:
        return Reason("gave_already")
    enough = action.amount in range(1, state.essence[seat] + 1)
    return Reason("no_room" if enough else "no_essence")
