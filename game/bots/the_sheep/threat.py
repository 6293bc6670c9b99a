"""What the coming night threatens, seen by day: which Sheep can reach which Caravan, and who stands by it."""

from __future__ import annotations

from game.bots.the_sheep import burden
from game.geometry.paths import FAR
from game.rules.the_sheep import hands, shepherds, wagons
from game.rules.the_sheep.map import JourneyMap
from game.rules.the_sheep.state import SheepState

PER_ICON = 0.5
"""Corruption that an icon keeps off: most Sheep bear two points for each that they do."""

PER_LANTERN = 0.4
STRENGTH = (1.0, 2.0, 3.0)
FROM_SPAWN = (0.3, 0.45, 0.6)
"""Corruption that a spawn may send in a night of each third of the flock deck, for each Shepherd."""

ANYWHERE = 0.25
BEHIND = 0.6
"""What it is worth to be a step nearer to a Caravan."""

ESSENCE = 0.6


def foresee(state: SheepState) -> float:
    """What is to be feared tonight, as a number below 0."""
    coming = _coming(state)
    total = -ANYWHERE * sum(STRENGTH[sheep.tier] for sheep in state.sheep)
    for index, points in coming.items():
        total += _at_caravan(state, index, points)
    return total - BEHIND * sum(_to_caravan(state, seat) for seat in state.living)


def _to_caravan(state: SheepState, seat: int) -> int:
    """Steps from a Shepherd to the nearest Caravan."""
    chart, here = state.setup.map, state.hexes[seat]
    return min((chart.steps(state.caravans[index])[here] for index in wagons.on_road(state)), default=0)


def _coming(state: SheepState) -> dict[int, float]:
    """Corruption on its way to each Caravan, by number."""
    chart = state.setup.map
    goals = {index: state.caravans[index] for index in wagons.on_road(state)}
    coming = dict.fromkeys(goals, 0.0)
    if not goals:
        return coming
    sources = [(sheep.hex, STRENGTH[sheep.tier]) for sheep in state.sheep]
    sources += [(place, _spawning(state)) for colour, place in chart.spawns.items() if colour != "violet"]
    for place, strength in sources:
        index, near = _nearest(chart, goals, place)
        coming[index] += strength * near
    return coming


def _nearest(chart: JourneyMap, goals: dict[int, int], place: int) -> tuple[int, float]:
    """The Caravan that Sheep on a hex go for, and how sure it is that they are there tonight."""
    ways = [(chart.steps(at)[place], chart.to_finish[at], index) for index, at in goals.items()]
    steps, _, index = min(ways)
    if steps == FAR:
        return index, 0.0
    return index, 1.0 if steps <= 3 else 0.3 if steps <= 5 else 0.0


def _spawning(state: SheepState) -> float:
    early = state.setup.waves
    third = 0 if state.day <= early[0] else 1 if state.day <= sum(early) else 2
    return FROM_SPAWN[third] * state.setup.seats


def _at_caravan(state: SheepState, index: int, points: float) -> float:
    here = [seat for seat in state.living if state.hexes[seat] == state.caravans[index]]
    icons = sum(
        sum(hands.damage_of(state, card).values()) for seat in here for card in state.cards[seat] if not card.exhausted
    )
    shield = PER_ICON * icons + PER_LANTERN * sum(state.lit[seat] for seat in here)
    left = max(0.0, points - shield)
    room = sum(shepherds.room(state, seat) for seat in here)
    total = ESSENCE * min(points - left, float(room))
    if not left:
        return total
    costs = [burden.of_shepherd(state, seat, left) for seat in here if state.lit[seat]]
    return total - min([burden.of_caravan(state, index, left), *costs])
