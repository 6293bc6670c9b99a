"""Which games there are. Rules are imported when they are first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.rules import AnyRules

GAME_IDS = ("shear_panic", "wild_west", "space_sheep", "the_sheep")
"""Games that can be played at a table."""

_CLASSES = {
    "shear_panic": ("game.rules.shear_panic.rules", "ShearPanic"),
    "wild_west": ("game.rules.wild_west.rules", "WildWest"),
    "space_sheep": ("game.rules.space_sheep.rules", "SpaceSheep"),
    "the_sheep": ("game.rules.the_sheep.rules", "TheSheep"),
}


@cache
def get_rules(game_id: str) -> AnyRules:
    """The rules of a game. Raises KeyError for an unknown id."""
    module, name = _CLASSES[game_id]
    rules: AnyRules = getattr(import_module(module), name)()
    return rules
