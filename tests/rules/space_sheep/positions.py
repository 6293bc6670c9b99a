"""Positions of Space Sheep! for its tests, and the game's rules and data."""

from __future__ import annotations

from typing import Any

from game.rules.registry import get_rules
from tests.helpers import config_of

RULES = get_rules("space_sheep")


def at(options: dict[str, Any] | None = None, **description: Any) -> Any:
    """A position as `game/rules/space_sheep/position.py` describes it."""
    return RULES.position(config_of("space_sheep"), options or {}, description)


def changed(state: Any, **rows: Any) -> Any:
    """The same with some rows replaced."""
    new = state.copy()
    for name, row in rows.items():
        setattr(new, name, row)
    return new
