"""What a bot does about the Wolf and the sand: knock it over, turn the timer, give cards up."""

from __future__ import annotations

from math import ceil

from game.bots.space_sheep.cards import least_useful
from game.bots.space_sheep.plan import Effort, Plan, Planner
from game.rules.space_sheep.stages import WILD
from game.rules.space_sheep.view import HIDDEN, SpaceView

SPARED, URGENT, NEEDED = 0.35, 1.3, 6.0
"""A card may be spent on the Wolf if the plan gets longer by less than so many turns: with time left, at the last
chance, and when the cards would not last after its attack."""
ENDURANCE = 1.3
"""A plan needs about so many cards a turn, with defence and attacks."""

LAST_MOMENT = 4_000
"""Milliseconds left at which the timer is turned in real time: late, since what has run through runs again."""


def grain(view: SpaceView) -> int:
    """Milliseconds that a turn takes: what runs at a draw, or about that in real time."""
    return max(1, view.setup.config.timer.relaxed_turn)


def turns_left(view: SpaceView) -> int:
    """With which of the coming draws the sand runs out; a large number without a timer."""
    return ceil(view.sand / grain(view)) if view.setup.sand else 1_000


def must_turn(view: SpaceView) -> bool:
    """Whether the Commander should turn the timer now: the next draw would take the last grain, or time itself."""
    last = grain(view) if view.setup.relaxed else LAST_MOMENT
    return not view.standing and view.sand <= last and view.sand < view.setup.sand


def wolf_card(view: SpaceView, planner: Planner, plan: Plan, effort: Effort) -> int | None:
    """The card of the seat to act that is best spent on the standing Wolf now; None to keep all."""
    seat = view.turn
    held = [card for card in (view.wolf, WILD) if card in view.hands[seat]]
    left = turns_left(view)
    if not held or not view.standing or plan.cost + (1 if view.acted else 0) <= left:
        return None
    if len(view.hands[seat]) == 1 and not view.acted and view.deck:
        return None
    limit = _limit(view, planner, plan, left)
    for card in held:
        hands = planner.without(seat, card)
        longer = planner.best(effort, hands).cost - plan.cost
        if longer < limit - (0.3 if card == WILD else 0.0):
            return card
    return None


def _limit(view: SpaceView, planner: Planner, plan: Plan, left: int) -> float:
    """How much longer the plan may get for knocking the Wolf over."""
    cards = view.deck + sum(map(len, view.hands))
    price = view.setup.strength or cards
    if cards + len(view.console) - price < ENDURANCE * plan.cost:
        return NEEDED
    others = planner.order[1:left] if not view.acted else planner.order[: left - 1]
    for seat in others:
        if seat != view.turn and view.wolf in planner.hands[seat].known:
            return SPARED / 2
    return SPARED if len(others) >= 2 else URGENT


def whom_to_name(view: SpaceView, planner: Planner, plan: Plan) -> int:
    """Who can best miss a card: by what the plan needs of each hand, then whoever holds most."""

    def spare(seat: int) -> tuple[int, int]:
        needed = plan.cards_of(seat)
        return len(view.hands[seat]) - len([c for c in needed if c != HIDDEN]), -planner.order.index(seat)

    return max((seat for seat in planner.order if view.hands[seat]), key=spare)


def card_to_give(view: SpaceView, plan: Plan, seat: int) -> int:
    """The card of its own hand that a seat can best miss."""
    return least_useful(view.hands[seat], plan.cards_of(seat))
