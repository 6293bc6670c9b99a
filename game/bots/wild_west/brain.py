"""The levels of play in Wild West Shepherds.

easy:   goes where what it has seen promises most sheep, and often does not think at all.
normal: knows what the announcement tells, counts meeples and sheep beside the places, says a thing now and then.
hard:   concludes from what the others did and tries its choices to the end of the round in many possible worlds.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import EASY, HARD, NORMAL, Bot, Brain
from game.bots.wild_west import habits, think
from game.bots.wild_west.reasons import explain
from game.bots.wild_west.table import Table
from game.core.action import Action
from game.core.rng import Rng
from game.rules.wild_west.stages import ANNOUNCE, CONTRACT, DRAFT, GUESS, LOOK, PLACE
from game.rules.wild_west.view import WildView

INATTENTION = 45
"""Of 100 choices of the easy bot so many are made without thinking."""


def easy(view: WildView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """What normal does, if it pays attention."""
    if rng.below(100) < INATTENTION:
        return rng.choice(legal)
    return normal(view, legal, rng, budget)


def normal(view: WildView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """What is best for itself as far as it can be foreseen without guessing at others."""
    if len(legal) == 1:
        return legal[0]
    if view.stage == DRAFT:
        return habits.keep(view, legal, rng)
    if view.stage == PLACE:
        table = Table(view)
        place = habits.place(table, rng)
        return habits.saying(view, place, habits.claim(table, place, rng))
    if view.stage == GUESS:
        return habits.guess(Table(view), legal, rng)
    if view.stage == CONTRACT:
        return habits.contract(view, legal)
    if view.stage == LOOK:
        return habits.look(view, legal, rng)
    return habits.watch(view, legal, rng) if view.stage != ANNOUNCE else rng.choice(legal)


def hard(view: WildView, legal: Sequence[Action], rng: Rng, budget: int) -> Action:
    """The best choice after about `budget` trials."""
    if len(legal) == 1:
        return legal[0]
    if view.stage == DRAFT:
        return think.best_keep(view, legal, rng, budget // 2)
    if view.stage == ANNOUNCE:
        return think.best_announcement(view, legal, rng, budget // 2)
    if view.stage == LOOK:
        return think.best_look(Table(view), legal, rng, budget)
    if view.stage == PLACE:
        table = Table(view)
        place = think.best_place(table, rng, budget)
        said = think.best_claim(table, place, rng, budget // 4)
        if said is None and place in view.looks[view.turn]:
            # What one says of the place where one stands is not believed here, but people may.
            said = habits.claim(table, place, rng)
        return habits.saying(view, place, said)
    if view.stage == GUESS:
        return think.best_guess(Table(view), legal, rng, budget)
    if view.stage == CONTRACT:
        return think.best_contract(view, legal, rng)
    return habits.watch(view, legal, rng)


BRAIN = Brain({EASY: Bot(EASY, easy), NORMAL: Bot(NORMAL, normal), HARD: Bot(HARD, hard, 400)}, explain)
