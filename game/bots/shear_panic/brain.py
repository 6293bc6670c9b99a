"""The levels of play in Shear Panic.

easy:   takes what gives it points at once, and often does not look at all.
normal: looks one turn ahead, at its own points and the others', and at what will probably come.
hard:   tries the best choices of `normal` to its own next turn, with `normal` playing for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.base import EASY, HARD, NORMAL, Bot, Brain
from game.bots.search import most_promising
from game.bots.shear_panic.reasons import explain
from game.bots.shear_panic.turn import best, rate
from game.bots.shear_panic.value import state_value
from game.core.action import Action
from game.core.rng import Rng
from game.rules.shear_panic.apply import apply
from game.rules.shear_panic.state import ACTION, OVER, ShearState
from game.rules.shear_panic.view import ShearView, determinize

INATTENTION = 25
"""Of 100 choices of the easy bot so many are made without looking."""
CANDIDATES = 8


def easy(view: ShearView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """Own points now, if it pays attention."""
    if rng.below(100) < INATTENTION:
        return rng.choice(legal)
    return _any_best(rate(determinize(view, rng), prudent=False), rng)


def normal(view: ShearView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """The best choice one turn ahead."""
    return _any_best(rate(determinize(view, rng)), rng)


def hard(view: ShearView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """The best choice after playing about `budget` turns on trial, a round of all seats in each trial."""
    rated = sorted(rate(determinize(view, rng)), key=lambda pair: -pair[0])
    trials = max(1, budget // view.setup.seats)
    return most_promising([action for _, action in rated[:CANDIDATES]], _trial(view), rng, trials)


def _any_best(rated: Sequence[tuple[float, Action]], rng: Rng) -> Action:
    """One of those that nothing else beats, so that a bot does not prefer a corner of the board."""
    top = max(worth for worth, _ in rated)
    return rng.choice([action for worth, action in rated if worth >= top - 1e-9])


def _trial(view: ShearView) -> Callable[[Action, int], float]:
    """A trial plays from the view to the next turn of its seat; positions that come again are not judged anew."""
    seat, known = view.turn, dict[tuple[object, ...], Action]()

    def trial(action: Action, seed: int) -> float:
        rng = Rng(seed)
        state = apply(determinize(view, rng), action, True).state
        until = view.turns + view.setup.seats
        while state.stage != OVER and not (state.turns >= until and state.stage == ACTION):
            state = apply(state, _reply(state, known), True).state
        return state_value(state, seat)

    return trial


def _reply(state: ShearState, known: dict[tuple[object, ...], Action]) -> Action:
    """What `normal` does; all that it looks at makes the key."""
    key = (
        state.cells, state.facing, state.marker, state.turn, state.boxes, state.buttons, state.sources,
        state.last_kind, state.before, state.stage, state.after, state.face, state.group, state.routes, state.number,
    )
    action = known.get(key)
    if action is None:
        action = known[key] = best(rate(state))
    return action


BRAIN = Brain({EASY: Bot(EASY, easy), NORMAL: Bot(NORMAL, normal), HARD: Bot(HARD, hard, 96)}, explain)
