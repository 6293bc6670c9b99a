"""Positions of The Sheep for its tests, and the game's rules and data."""

from __future__ import annotations

from typing import Any

from game.core.action import Action
from game.rules.registry import get_rules
from tests.helpers import config_of

RULES = get_rules("the_sheep")
ONLY_PLAY = ("pending", "modifiers")
"""What a description tells that no position takes."""


def at(options: dict[str, Any] | None = None, **description: Any) -> Any:
    """A position as `game/rules/the_sheep/position.py` describes it."""
    return RULES.position(config_of("the_sheep"), options or {}, description)


def changed(state: Any, **rows: Any) -> Any:
    """The same with some rows replaced."""
    new = state.copy()
    for name, row in rows.items():
        setattr(new, name, row)
    return new


def after(state: Any, *actions: Action) -> Any:
    """The state after some actions."""
    for action in actions:
        state = RULES.apply(state, action).state
    return state
