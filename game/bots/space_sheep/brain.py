"""The levels of play in Space Sheep!.

easy:   a look at the next move or two, and often none at all.
normal: looks a few turns ahead, and misses something now and then.
hard:   plans the whole way home, with all cards that can be known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.base import EASY, HARD, NORMAL, RANDOM, Bot, Brain
from game.bots.space_sheep import suspicion, traitor, wolf
from game.bots.space_sheep.cards import number
from game.bots.space_sheep.courtesy import courteous, holds_back
from game.bots.space_sheep.moves import can_end
from game.bots.space_sheep.plan import Effort, Plan, Planner
from game.bots.space_sheep.reasons import explain
from game.bots.space_sheep.suspicion import Trust
from game.bots.space_sheep.traitor import Guile
from game.bots.space_sheep.way import foresee, shortest
from game.core.action import Action
from game.core.rng import Rng
from game.rules.space_sheep.actions import (
    ActivateShepherd,
    ActivateSystem,
    AttackWolf,
    Defend,
    DiscardCard,
    Draw,
    NameDiscard,
    PointAt,
    StopPointing,
    TurnTimer,
)
from game.rules.space_sheep.stages import DISCARD, NAME, WILD_NAME
from game.rules.space_sheep.view import SpaceView

THINKING = {RANDOM: (6.0, 10.0), EASY: (6.0, 10.0), NORMAL: (4.0, 7.0), HARD: (2.0, 4.0)}
"""Seconds that a bot takes for a main action in real time, from and to; keeping them is the table's business."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays: `slips` of 100 main actions are made without thinking, but none that could end the game.

    `wary` is how it thinks where Infiltrators are about; a game with them needs more care to be one at all.
    """

    effort: Effort
    slips: int
    wary: tuple[Effort, int]
    trust: Trust
    guile: Guile

    def thought(self, view: SpaceView) -> tuple[Effort, int]:
        """How hard it thinks, and its slips."""
        return self.wary if view.setup.infiltrators else (self.effort, self.slips)


EASY_LEVEL = Level(Effort(2, 8, True), 55, (Effort(2, 8), 15), Trust(35, 30), Guile(42, 30))
NORMAL_LEVEL = Level(Effort(3, 12, True), 40, (Effort(3, 12), 8), Trust(45, 30), Guile(80, 30))
HARD_LEVEL = Level(Effort(14, 60), 0, (Effort(14, 60), 0), Trust(60, 25), Guile(82, 15))


def easy(view: SpaceView, legal: Sequence[Action], rng: Rng, budget: int) -> Action | None:
    """One of the legal actions, or None to pass where nobody waits for the seat."""
    return choose(EASY_LEVEL, view, legal, rng)


def normal(view: SpaceView, legal: Sequence[Action], rng: Rng, budget: int) -> Action | None:
    """One of the legal actions, or None to pass where nobody waits for the seat."""
    return choose(NORMAL_LEVEL, view, legal, rng)


def hard(view: SpaceView, legal: Sequence[Action], rng: Rng, budget: int) -> Action | None:
    """One of the legal actions, or None to pass where nobody waits for the seat."""
    return choose(HARD_LEVEL, view, legal, rng)


def choose(level: Level, view: SpaceView, legal: Sequence[Action], rng: Rng) -> Action | None:
    """What a level does; None only where the seat may pass."""
    assert view.seat is not None
    if view.stage in (NAME, DISCARD):
        return _give_up(level, view, legal)
    turning = at_once(view, legal)
    if turning is not None:
        return turning
    accusing = suspicion.pointing(level.trust, view, legal, rng)
    if accusing is not None:
        return accusing
    if view.seat != view.turn:
        return None
    mine = [action for action in legal if not isinstance(action, TurnTimer | PointAt | StopPointing)]
    return _turn(level, view, mine, rng)


def at_once(view: SpaceView, legal: Sequence[Action]) -> Action | None:
    """Turning the timer while there is sand left: that waits for no thinking."""
    turning = next((action for action in legal if isinstance(action, TurnTimer)), None)
    return turning if turning is not None and wolf.must_turn(view) else None


def _turn(level: Level, view: SpaceView, legal: Sequence[Action], rng: Rng) -> Action:
    if len(legal) == 1:
        return legal[0]
    effort, slips = level.thought(view)
    if holds_back(view, legal):
        return _spared(view, Planner(view).best(effort), legal)
    if not view.acted and slips and rng.below(100) < slips and not can_end(view, view.turn):
        return rng.choice(_unthinking(legal))
    planner = Planner(view)
    plan = planner.best(effort)
    hidden = traitor.is_traitor(view)
    if hidden and not view.acted:
        action = traitor.hindering(level.guile, view, plan, legal, rng)
        if action is not None:
            return action
    card = None if hidden else wolf.wolf_card(view, planner, plan, effort)
    if card is not None:
        return next(a for a in legal if isinstance(a, AttackWolf) and number(view, a.card) == card)
    if view.acted or not view.hands[view.turn]:
        return next(a for a in legal if isinstance(a, Draw))
    return _first_of(view, plan, legal)


def _unthinking(legal: Sequence[Action]) -> list[Action]:
    """What one does without thinking: anything but with a wild card, if there is anything else."""
    main = [action for action in legal if not isinstance(action, AttackWolf)]
    return [action for action in main if getattr(action, "card", "") != WILD_NAME] or main


def _first_of(view: SpaceView, plan: Plan, legal: Sequence[Action]) -> Action:
    """The first turn of a plan as an action."""
    play = plan.plays[0]
    for action in legal:
        if play.colour is None:
            fits = isinstance(action, Defend)
        elif play.piece:
            fits = (
                isinstance(action, ActivateSystem)
                and view.ring.index(action.system) == play.colour and action.piece == play.piece
            )  # fmt: skip
        else:
            fits = isinstance(action, ActivateShepherd) and view.ring.index(action.shepherd) == play.colour
        if fits and number(view, getattr(action, "card", "")) == play.card:
            return action
    return _spared(view, plan, legal)


def _spared(view: SpaceView, plan: Plan, legal: Sequence[Action]) -> Action:
    """The card that can best be missed goes to the console."""
    card = wolf.card_to_give(view, plan, view.turn)
    return next(a for a in legal if isinstance(a, Defend) and number(view, a.card) == card)


def _give_up(level: Level, view: SpaceView, legal: Sequence[Action]) -> Action:
    planner = Planner(view)
    plan = planner.best(level.thought(view)[0])
    if view.stage == NAME:
        other = wolf.whom_to_name(view, planner, plan)
        return next(a for a in legal if isinstance(a, NameDiscard) and a.other == other)
    assert view.seat is not None
    card = wolf.card_to_give(view, plan, view.seat)
    return next(a for a in legal if isinstance(a, DiscardCard) and number(view, a.card) == card)


BRAIN = Brain(
    {EASY: Bot(EASY, easy), NORMAL: Bot(NORMAL, normal), HARD: Bot(HARD, hard)}, explain, THINKING, at_once, courteous,
    foresee, shortest,
)  # fmt: skip
