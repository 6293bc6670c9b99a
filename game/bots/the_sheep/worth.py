"""How good a position is for all Shepherds together: one number, by which every choice is weighed.

By Day it looks at nights that may follow, each with the best that the team could make of it. Actions are only done if
they raise it, so that a bot never goes round in circles.
"""

from __future__ import annotations

from game.bots.the_sheep import burden, fight, growth, nights, road, team
from game.bots.the_sheep.clash import LANTERN
from game.bots.the_sheep.dusk import Dusk
from game.rules.the_sheep import pollution
from game.rules.the_sheep.score import SAFE_HOME
from game.rules.the_sheep.stages import AVERT, BY_NIGHT, COMBAT, OVER, SAFE, STRIKE
from game.rules.the_sheep.state import SheepState

WON = 5000.0
STEP_OF_CARAVAN = 1.5
TILE = 8.0
"""What a side of a pollution tile costs, and what it is worth to have the Lanterns that avert one."""

BEHIND = 0.3
"""What it is worth to be a step nearer to a Caravan."""

PAID = 1.5
"""What a Lantern costs that averts pollution."""


def worth(state: SheepState, coming: Dusk) -> float:
    """The higher, the better."""
    if state.stage == OVER:
        return WON if state.reason == SAFE_HOME else -WON
    ahead = _ahead(state)
    total = sum(growth.of(state, seat, ahead) for seat in range(state.setup.seats))
    total -= sum(burden.of_caravan(state, i, borne, 0) for i, borne in enumerate(state.bearing) if borne)
    total += _ways(state)
    if state.stage == BY_NIGHT:
        return total + team.plan(state, nights.now(state)).worth
    if state.stage in (COMBAT, STRIKE):
        return total + fight.foresee(state) + LANTERN * sum(state.lit)
    total += tonight(state, coming) - BEHIND * _apart(state)
    return total + (-_polluted(state) if state.is_night else _prepared(state))


def tonight(state: SheepState, coming: Dusk) -> float:
    """What the nights that may come are worth with the best that the team can make of them."""
    imagined = coming.nights(state)
    return sum(team.plan(state, night).worth for night in imagined) / len(imagined)


def _polluted(state: SheepState) -> float:
    """By night: the sides of pollution tiles, two for a Major one, and what it takes to avert the next."""
    cost = TILE * sum(1 + major for _, major in state.tiles)
    if state.stage == AVERT:
        cost += min(TILE, PAID * pollution.cost(state))
    return cost


def _ahead(state: SheepState) -> float:
    """The part of the journey that is ahead of the last Caravan: what has been learnt pays as long as that."""
    chart = state.setup.map
    farthest = max((chart.to_finish[at if at >= 0 else chart.start] for at in state.caravans if at != SAFE), default=0)
    return min(1.0, 0.25 + farthest / chart.to_finish[chart.start])


def _ways(state: SheepState) -> float:
    """How far the Caravans have come; by night also how far they will come tomorrow as things stand."""
    total = sum(_way(state, at) for at in state.caravans)
    if not state.is_night:
        return total
    return (total + sum(_way(state, at) for at in road.tomorrow(state))) / 2


def _way(state: SheepState, at: int) -> float:
    if at == SAFE:
        return STEP_OF_CARAVAN * 4
    return -STEP_OF_CARAVAN * state.setup.map.to_finish[at] if at >= 0 else 0.0


def _prepared(state: SheepState) -> float:
    """By Day: to have Lanterns for the pollution of tonight."""
    pipe = state.setup.pipe
    asked = pipe[min(state.slot + 2, len(pipe) - 1)] + 0.5 * len(state.living)
    return TILE * min(1.0, sum(state.lit) / asked)


def _apart(state: SheepState) -> int:
    """Steps from every Shepherd to the nearest Caravan."""
    chart, goals = state.setup.map, [at for at in state.caravans if at >= 0]
    return sum(min((chart.steps(at)[state.hexes[seat]] for at in goals), default=0) for seat in state.living)
