"""Which game has which table. Tables are imported when they are first laid."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from game.tables.base import Desk, GameTable

_CLASSES = {"shear_panic": ("game.tables.shear_panic.table", "ShearTable")}


def make_table(game_id: str) -> Callable[[Desk], GameTable]:
    """The maker of a game's table. Raises KeyError for an unknown id."""
    module, name = _CLASSES[game_id]
    maker: Callable[[Desk], GameTable] = getattr(import_module(module), name)
    return maker
