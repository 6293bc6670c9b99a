"""How good a position is for all Shepherds together: one number, by which every choice is weighed.

Actions are only done if they raise it, so that a bot never goes round in circles.
"""

from __future__ import annotations

from game.bots.the_sheep import burden, fight, road, team, threat
from game.bots.the_sheep import nights as nightly
from game.rules.the_sheep import hands, shepherds, trade, wagons
from game.rules.the_sheep.rows import Card
from game.rules.the_sheep.score import SAFE_HOME
from game.rules.the_sheep.stages import CURSE, DEAD, OVER, SAFE
from game.rules.the_sheep.state import SheepState

WON = 5000.0
ESSENCE = (2.2, 2.1, 1.9, 1.3, 0.8)
"""What each further Essence of a Shepherd is worth."""

POINT_OF_GROWTH = 3.0
LEVEL = 14.0
ICON = 2.6
ABILITY = 2.0
CURSE_ICONS = 2.5
STEP_OF_CARAVAN = 1.5
AVERTING, READY, SPARE = 4.0, 2.5, 1.0
"""Lanterns by day: for the pollution, the first of each Shepherd beyond it, all others."""

NIGHTLY = ("herd", "by_night", "combat", "strike")


def worth(state: SheepState, nights=()) -> float:
    """The higher, the better."""
    if nights:
        return planned(state, nights)
    if state.stage == OVER:
        return WON if state.reason == SAFE_HOME else -WON
    total = sum(_shepherd(state, seat) for seat in range(state.setup.seats))
    total -= sum(burden.of_caravan(state, i, b, 0) for i, b in enumerate(state.bearing) if b)
    total += _ways(state)
    if state.is_night and state.stage in NIGHTLY:
        return total + fight.foresee(state) + 0.3 * sum(state.lit)
    return total + _lanterns(state) + threat.foresee(state)


def _ways(state: SheepState) -> float:
    """How far the Caravans have come; by night, how far they will come tomorrow as things stand."""
    if state.is_night:
        coming = road.tomorrow(state)
        total = sum(_way(state, at) for at in state.caravans) + sum(_way(state, at) for at in coming)
        return total / 2
    return sum(_way(state, at) for at in state.caravans)


def _way(state: SheepState, at: int) -> float:
    """How far a Caravan has come."""
    if at == SAFE:
        return STEP_OF_CARAVAN * 4
    return -STEP_OF_CARAVAN * state.setup.map.to_finish[at] if at >= 0 else 0.0


def _shepherd(state: SheepState, seat: int) -> float:
    if state.hexes[seat] == DEAD:
        return -burden.DEATH
    total = sum(ESSENCE[: state.essence[seat]]) + 0.5 * max(0, state.essence[seat] - len(ESSENCE))
    total += LEVEL * state.levels[seat] + POINT_OF_GROWTH * state.experience[seat]
    total -= burden.POINT_OF_SHEPHERD * state.corruption[seat]
    held = sum(card.kind == CURSE for card in state.cards[seat])
    if held:
        room = shepherds.hand_limit(state, seat) - held
        full_meter = burden.POINT_OF_SHEPHERD * (shepherds.corruption_slots(state, seat) + 1)
        total -= (burden.CURSED + full_meter) * held + (burden.DEATH / 4 if room <= 1 else 0.0)
    total += sum(card_worth(state, card) for card in (*state.cards[seat], *state.traits[seat]))
    if not state.is_night:
        total += _shopping(state, seat)
    return total


def card_worth(state: SheepState, card: Card) -> float:
    """What a card is worth in a hand; more as long as it is ready."""
    if card.kind == CURSE:
        return CURSE_ICONS + (0.0 if card.exhausted else 0.5)
    icons = sum(hands.damage_of(state, card).values())
    able = len(hands.abilities_of(state, card))
    modified = len(_modifies(state, card))
    return ICON * icons + ABILITY * (able + modified) + (0.0 if card.exhausted else 0.3 * icons + 0.6 * bool(able))


def _modifies(state: SheepState, card: Card) -> tuple[object, ...]:
    equipment = state.setup.config.equipment.get(card.name)
    return equipment.modify if equipment is not None else ()


def _shopping(state: SheepState, seat: int) -> float:
    """Standing where something good can be had is worth a part of it."""
    full = len(state.cards[seat]) >= shepherds.hand_limit(state, seat)
    given = min((card_worth(state, c) for c in state.cards[seat] if c.kind != CURSE), default=0.0) if full else 0.0
    caravan = wagons.at_hex(state, state.hexes[seat])
    best = 0.0
    for name in trade.for_sale(state, seat):
        assert caravan is not None
        price = sum(ESSENCE[: trade.price(state, caravan, name)])
        best = max(best, card_worth(state, Card(0, name, "equipment")) - price - given)
    return 0.6 * best


def _lanterns(state: SheepState) -> float:
    """By day the first Lanterns are for the pollution of tonight, the next for the fight."""
    lit, pipe = sum(state.lit), state.setup.pipe
    averting = min(lit, pipe[min(state.slot + 1, len(pipe) - 1)])
    ready = min(lit - averting, len(state.living))
    return AVERTING * averting + READY * ready + SPARE * (lit - averting - ready)


import os
W = dict(point=6.0, level=2.0, avert=8.0, ess=(2.0,1.9,1.7,1.2,.7), behind=.3, spare=.6, anyw=.0)
for _k in list(W):
    if "W_"+_k in os.environ: W[_k]=float(os.environ["W_"+_k])


def planned(state, nights):
    if state.stage == OVER:
        return WON if state.reason == SAFE_HOME else -WON
    total = 0.0
    left = max((state.setup.map.to_finish[at] if at >= 0 else state.setup.map.to_finish[state.setup.map.start] for at in state.caravans if at != SAFE), default=0) / 16
    left = min(1.0, .25 + left)
    for seat in range(state.setup.seats):
        if state.hexes[seat] == DEAD:
            total -= burden.DEATH
            continue
        total += sum(W["ess"][: state.essence[seat]]) + 0.5 * max(0, state.essence[seat] - 5)
        total += left * (W["level"] * state.levels[seat] + W["point"] * (state.experience[seat] + sum((0, *state.setup.numbers.experience)[: state.levels[seat]])))
        total -= burden.POINT_OF_SHEPHERD * state.corruption[seat]
        held = sum(card.kind == CURSE for card in state.cards[seat])
        if held:
            room = shepherds.hand_limit(state, seat) - held
            full_meter = burden.POINT_OF_SHEPHERD * (shepherds.corruption_slots(state, seat) + 1)
            total -= (burden.CURSED + full_meter) * held + (burden.DEATH / 4 if room <= 1 else 0.0)
        total += left * sum(card_worth(state, card) for card in state.cards[seat])
        total += sum((0.0 if card.exhausted else 0.8) for card in state.traits[seat])
        if not state.is_night:
            total += _shopping(state, seat)
    total -= sum(burden.of_caravan(state, i, b, 0) for i, b in enumerate(state.bearing) if b)
    total += _ways(state)
    if state.is_night and state.stage in NIGHTLY[1:]:
        if state.stage == "by_night":
            return total + team.plan(state, nightly.now(state)).worth
        return total + fight.foresee(state) + 0.3 * sum(state.lit)
    total += sum(team.plan(state, night).worth for night in nights) / len(nights)
    chart = state.setup.map
    if not state.is_night:
        total -= W["behind"] * sum(min((chart.steps(at)[state.hexes[s]] for at in state.caravans if at >= 0), default=0) for s in state.living)
    if not state.is_night:
        pipe=state.setup.pipe
        need = pipe[min(state.slot + 2, len(pipe) - 1)] + 0.5*len(state.living)
        total += W["avert"] * min(1.0, sum(state.lit) / need)
    else:
        total -= W["avert"]*tilecost(state)
    return total


def tilecost(state):
    return sum(2.0 if major else 1.0 for _, major in state.tiles)
