"""The levels of play in The Sheep.

All plan the same way: what they do by Day is weighed by nights that may follow, and by night they divide among the
hexes as a team. They differ in how many nights they imagine, and in how often they do something without thinking.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.bots.base import EASY, HARD, NORMAL, Bot, Brain
from game.bots.the_sheep import dusk, fight, nights, team, together, trying
from game.bots.the_sheep.reasons import explain
from game.bots.the_sheep.trying import Worth
from game.bots.the_sheep.worth import worth
from game.core.action import Action
from game.core.rng import Rng
from game.rules.the_sheep import pending
from game.rules.the_sheep.actions import (
    Attack,
    Avert,
    BoardAction,
    Cancel,
    Distract,
    LanternStep,
    Ready,
    TakeTrait,
    Walk,
)
from game.rules.the_sheep.stages import AVERT, BOARD, BY_NIGHT, COMBAT, ENTER, FLIP, HERD, READY_STEPS
from game.rules.the_sheep.state import SheepState
from game.rules.the_sheep.view import SheepView, determinize

ENOUGH = 0.25
"""An action must make the position better by so much."""


class Level(NamedTuple):
    """Of a hundred choices so many are made without thinking; the nights that are imagined for the others."""

    slips: int
    nights: int


LEVELS = {EASY: Level(30, 1), NORMAL: Level(10, 1), HARD: Level(0, 4)}

Habit = Callable[[SheepState, Sequence[Action]], Action]

AT_TABLE: dict[str, Habit] = {ENTER: together.enter, FLIP: together.flip}

TASTE = 4.0
"""Of two traits that are nearly as good one is taken by luck; this is how near."""


def _level(level: str) -> Bot:
    slips, imagined = LEVELS[level]

    def choose(view: SheepView, legal: Sequence[Action], rng: Rng, budget: int) -> Action | None:
        if slips and rng.below(100) < slips:
            return rng.choice(legal)
        return thinking(view, legal, rng, budget)

    return Bot(level, choose, imagined)


def thinking(view: SheepView, legal: Sequence[Action], rng: Rng, budget: int) -> Action | None:
    """What is best with so many nights imagined; None where nothing helps and the Shepherd is ready already."""
    assert view.seat is not None
    state = determinize(view, rng)
    free = state.stage in READY_STEPS and not state.pending
    if len(legal) == 1 and not free:
        return legal[0]
    coming = dusk.imagine(view, budget)
    value = partial(worth, coming=coming)
    if state.pending:
        if state.pending[-1][0] == pending.LOOK:
            return together.look(state, legal)
        if isinstance(legal[0], TakeTrait):
            return trying.nearly_best(state, legal, value, TASTE, rng)
        return trying.best(state, [action for action in legal if not isinstance(action, Cancel)], value)
    if free:
        return _own(state, view.seat, legal, value) or _ready(legal)
    if state.stage == AVERT:
        return _pollution(state, legal, together.avert(state, legal, coming), value)
    if state.stage == HERD and state.herds[0][2] < 0:
        return together.hunt(state, legal)
    if state.stage == BOARD:
        return _board(state, legal, together.enter(state, legal), value)
    habit = AT_TABLE.get(state.stage)
    return habit(state, legal) if habit is not None else trying.best(state, legal, value)


def _ready(legal: Sequence[Action]) -> Action | None:
    """Nothing makes anything better: the seat is ready; None where it was so before."""
    return next((action for action in legal if isinstance(action, Ready)), None)


def _own(state: SheepState, seat: int, legal: Sequence[Action], value: Worth) -> Action | None:
    """What a Shepherd does of its own accord; None when nothing helps."""
    if state.stage == BY_NIGHT and (stepping := _step(state, seat, legal)) is not None:
        return stepping
    trials = [a for a in legal if not isinstance(a, Ready | Distract | LanternStep | Walk)]
    if state.stage == COMBAT:
        trials = [a for a in trials if not isinstance(a, Attack)]
    found = _better(state, trials, _ready(legal), value)
    if found is not None:
        return found
    return _fight(state, seat, legal) if state.stage == COMBAT else _walk(state, seat, legal, value)


def _walk(state: SheepState, seat: int, legal: Sequence[Action], value: Worth) -> Action | None:
    """Where to go by Day, once there is nothing else to do here.

    Whoever has not walked yet is reckoned with wherever the walk may lead; so a walk is weighed against staying for
    good.
    """
    walks = [action for action in legal if isinstance(action, Walk)]
    staying = state.copy()
    staying.put("ready", seat, True)
    return _better(state, walks, _ready(legal), value, staying) if walks else None


def _better(
    state: SheepState, trials: Sequence[Action], resting: Action | None, value: Worth, base: SheepState | None = None
) -> Action | None:
    """The one that makes the position better than resting, or than `base`, by most, if any does."""
    found = trying.gains(state, trials, resting, value, base)
    most = max(found, default=0.0)
    return trials[found.index(most)] if most > ENOUGH else None


def _step(state: SheepState, seat: int, legal: Sequence[Action]) -> Action | None:
    """The first step to the hex where the team needs the Shepherd."""
    steps = [action for action in legal if isinstance(action, LanternStep)]
    goal = team.plan(state, nights.now(state)).hexes[seat] if steps else -1
    if goal < 0 or goal == state.hexes[seat]:
        return None
    return min(steps, key=lambda action: state.setup.map.steps(goal)[action.hex])


def _fight(state: SheepState, seat: int, legal: Sequence[Action]) -> Action | None:
    """The next blow of the plan for the own hex; when all are struck, distracting."""
    plan = fight.on_hex(state, state.hexes[seat])
    blows = (Attack(seat, blow.card.name, blow.sheep, blow.boost) for blow in plan.blows if blow.seat == seat)
    distracting = Distract(seat) if plan.taker == seat else None
    return next((action for action in (*blows, distracting) if action in legal), None)


def _board(state: SheepState, legal: Sequence[Action], resting: Action, value: Worth) -> Action:
    """What Caravans do costs nothing: all that makes nothing worse, the best first."""
    acting = [action for action in legal if isinstance(action, BoardAction)]
    found = trying.gains(state, acting, resting, value)
    most = max(found, default=-1.0)
    return acting[found.index(most)] if most >= 0.0 else resting


def _pollution(state: SheepState, legal: Sequence[Action], answer: Action, value: Worth) -> Action:
    """Abilities that help first, then the answer itself."""
    helping = _better(state, [action for action in legal if not isinstance(action, Avert)], answer, value)
    return helping or answer


BRAIN = Brain({level: _level(level) for level in LEVELS}, explain)
