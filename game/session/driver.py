"""Plays a game without a window: the one loop for everything that needs a whole game played from views alone.

The seats the game waits for act in seat order; after each action every other seat that may act is offered it
once. What belongs to the table is answered by the seat the game waits for alone. When nobody must act and everybody
passes, time goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.action import Action, Tick
from game.core.decision import JOINT, Decision
from game.core.event import Event
from game.core.outcome import Outcome
from game.core.rules import AnyRules

Player = Callable[[Any, Sequence[Action]], Action | None]
"""`player(view, legal)`: what the seat does; None passes, which only an optional ask allows."""

Watch = Callable[[Any], None]
"""Called with the state after every action."""

Hear = Callable[[Sequence[Event]], None]
"""Called with the events of every action; without it none are made, which is faster."""

TICK_MS = 1000
MOST_ACTIONS = 20_000


class NoAnswer(RuntimeError):
    """A seat that must act did not."""


@dataclass(slots=True)
class Played:
    """A game as far as it was played: `listed` counts the legal actions that were laid before the players."""

    state: Any
    outcome: Outcome | None
    actions: int
    listed: int


def play(
    rules: AnyRules, state: Any, players: Sequence[Player], watch: Watch | None = None, most: int = MOST_ACTIONS,
    hear: Hear | None = None,
) -> Played:  # fmt: skip
    """Play on from `state` to the end of the game, or until `most` actions and ticks have been made.

    `players` are one a seat. Raises NoAnswer when a seat passes that must act.
    """
    game = Played(state, None, 0, 0)
    acted: int | None = None
    for _ in range(most):
        decision = rules.decision(game.state)
        if decision is None:
            break
        action = _next_action(rules, game, decision, players, acted)
        step = rules.apply(game.state, action or Tick(None, TICK_MS), hear is None)
        game.state = step.state
        if hear is not None:
            hear(step.events)
        game.actions += action is not None
        acted = None if action is None else action.seat
        if watch is not None:
            watch(game.state)
    game.outcome = rules.outcome(game.state)
    return game


def _next_action(
    rules: AnyRules, game: Played, decision: Decision, players: Sequence[Player], acted: int | None
) -> Action | None:
    """The next action, or None when only time can go on; `acted` is the seat that has just acted."""
    asks = decision.asks
    for ask in asks if len(asks) == 1 else sorted(asks, key=lambda a: (not a.optional, a.seat)):
        if ask.optional and (ask.seat == acted or decision.order == JOINT):
            continue
        legal = rules.legal(game.state, ask.seat)
        if not legal and ask.optional:
            continue
        game.listed += len(legal)
        action = players[ask.seat](rules.view(game.state, ask.seat), legal)
        if action is not None:
            return action
        if not ask.optional:
            raise NoAnswer(f"seat {ask.seat} must answer {ask.prompt!r}, but passed")
    return None
