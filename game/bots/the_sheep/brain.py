"""The levels of play in The Sheep.

All do what makes the position better at once, reckon the fight of the night hex by hex, and look no farther. easy
often does something without thinking, normal now and then, hard never.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.base import EASY, HARD, NORMAL, Bot, Brain
from game.bots.the_sheep import fight, team, together, trying
from game.bots.the_sheep import nights as nightly
from game.bots.the_sheep.reasons import explain
from game.bots.the_sheep.worth import worth
from game.core.action import Action
from game.core.rng import Rng
from game.rules.the_sheep import moves, pending
from game.rules.the_sheep.actions import Attack, Avert, Cancel, Distract, LanternStep, Ready
from game.rules.the_sheep.stages import AVERT, BOARD, BY_NIGHT, COMBAT, ENTER, FLIP, HERD, READY_STEPS
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.view import SheepView, determinize

SLIPS = {EASY: 4, NORMAL: 2, HARD: 0}
"""Of 100 choices so many are made without thinking."""

ENOUGH = 0.25
"""An action must make the position better by so much."""

ENOUGH_TO_STEP = 1.0
"""A step by Lantern by so much."""

Habit = Callable[[SheepState, Sequence[Action]], Action]

AT_TABLE: dict[str, Habit] = {
    BOARD: together.in_caravan_step, ENTER: together.in_caravan_step, FLIP: together.flip,
}  # fmt: skip


def _level(level: str) -> Bot:
    def choose(view: SheepView, legal: Sequence[Action], rng: Rng, budget: int) -> Action | None:
        if SLIPS[level] and rng.below(100) < SLIPS[level]:
            return rng.choice(legal)
        return thinking(view, legal, rng, nightly.imagine(view, budget) if level == HARD else ())

    return Bot(level, choose, 4)


def thinking(view: SheepView, legal: Sequence[Action], rng: Rng, nights=()) -> Action | None:
    """What is best at once; None where nothing helps and the Shepherd is ready already."""
    assert view.seat is not None
    state = determinize(view, rng)
    free = state.stage in READY_STEPS and not state.pending
    if len(legal) == 1 and not free:
        return legal[0]
    if state.pending:
        if state.pending[-1][0] == pending.LOOK:
            return together.look(state, legal)
        return together.other(state, [action for action in legal if not isinstance(action, Cancel)], nights)
    if free:
        return _own(state, view.seat, legal, nights) or _ready(legal)
    if state.stage == AVERT:
        return _pollution(state, legal, nights)
    if state.stage == HERD and state.herds[0][2] < 0:
        return together.hunt(state, legal)
    return AT_TABLE.get(state.stage, together.other)(state, legal)


def _ready(legal: Sequence[Action]) -> Action | None:
    """Nothing makes anything better: the seat is ready; None where it was so before."""
    return next((action for action in legal if isinstance(action, Ready)), None)


def _own(state: SheepState, seat: int, legal: Sequence[Action], nights=()) -> Action | None:
    """What a Shepherd does of its own accord; None when nothing helps."""
    if state.stage == BY_NIGHT:
        stepping = _go(state, seat, legal) if nights else _step(state, seat, legal)
        if stepping is not None:
            return stepping
    trials = [a for a in legal if not isinstance(a, Ready | Distract | LanternStep)]
    if state.stage == COMBAT:
        trials = [a for a in trials if not isinstance(a, Attack)]
    found = _better(state, trials, _ready(legal), nights)
    return found if found is not None or state.stage != COMBAT else _fight(state, seat, legal)


def _better(state: SheepState, trials: Sequence[Action], resting: Action | None, nights=()) -> Action | None:
    """The one that makes the position better than resting by most, if any does."""
    found = trying.gains(state, trials, resting, nights)
    most = max(found, default=0.0)
    return trials[found.index(most)] if most > ENOUGH else None


def _step(state: SheepState, seat: int, legal: Sequence[Action]) -> Action | None:
    """The first step to the hex where the Shepherd is needed most, if it is worth its Lanterns."""
    steps = [action for action in legal if isinstance(action, LanternStep)]
    if not steps:
        return None
    chart, now = state.setup.map, worth(state)
    best, goal = now + ENOUGH_TO_STEP, -1
    for place in moves.reach(state, seat, state.lit[seat]):
        if not any(sheep.hex == place for sheep in state.sheep):
            continue
        there = state.copy()
        there.put("hexes", seat, place)
        there.put("lit", seat, state.lit[seat] - chart.steps(place)[state.hexes[seat]])
        if (value := worth(there)) > best:
            best, goal = value, place
    if goal < 0:
        return None
    return min(steps, key=lambda action: chart.steps(goal)[action.hex])


def _go(state, seat, legal):
    steps = [action for action in legal if isinstance(action, LanternStep)]
    if not steps:
        return None
    plan = team.plan(state, nightly.now(state))
    goal = plan.hexes[seat]
    if goal < 0 or goal == state.hexes[seat]:
        return None
    return min(steps, key=lambda action: state.setup.map.steps(goal)[action.hex])


def _fight(state: SheepState, seat: int, legal: Sequence[Action]) -> Action | None:
    """The next blow of the plan for the own hex; when all are struck, distracting."""
    plan = fight.on_hex(state, state.hexes[seat])
    blows = (Attack(seat, blow.card.name, blow.sheep, blow.boost) for blow in plan.blows if blow.seat == seat)
    distracting = Distract(seat) if plan.taker == seat else None
    return next((action for action in (*blows, distracting) if action in legal), None)


def _pollution(state: SheepState, legal: Sequence[Action], nights=()) -> Action:
    """Abilities that help first, then the question itself."""
    answer = together.avert(state, legal)
    helping = _better(state, [action for action in legal if not isinstance(action, Avert)], answer, nights)
    return helping or answer


BRAIN = Brain({level: _level(level) for level in SLIPS}, explain)
