"""Which game has which table. Tables are imported when they are first laid."""

from __future__ import annotations

from importlib import import_module

from game.tables.base import TableMaker

_CLASSES = {
    "shear_panic": ("game.tables.shear_panic.table", "ShearTable"),
    "wild_west": ("game.tables.wild_west.table", "WildTable"),
}


def table_class(game_id: str) -> TableMaker:
    """The class of a game's table. Raises KeyError for an unknown id."""
    module, name = _CLASSES[game_id]
    maker: TableMaker = getattr(import_module(module), name)
    return maker
