"""How hard a deal is, found out before it is begun. May take a second: see `aside`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bots import registry
from game.core.rules import BadPosition
from game.core.set_up import MeasuresDeals
from game.rules.registry import get_rules
from game.session.session import Session, Start


@dataclass(frozen=True, slots=True)
class DealLook:
    """A deal is `moves` from its end, or, if not `exact`, at least so many; `marks` of difficulty."""

    moves: int
    exact: bool
    marks: int


def can_be_measured(game_id: str) -> bool:
    """Whether anything can be said about this game's deals."""
    return isinstance(get_rules(game_id), MeasuresDeals)


def measured(game_id: str, config: Any, start: Start) -> DealLook | None:
    """The deal that `start` makes, from what everybody may see of it; None where nothing can be said."""
    rules = get_rules(game_id)
    if not isinstance(rules, MeasuresDeals):
        return None
    try:
        view = Session.dealt(get_rules(game_id), config, start).view(None)
    except BadPosition:
        return None
    seen = registry.foresee(game_id, view)
    return DealLook(seen.moves, seen.exact, rules.hardness(view, seen.moves)) if seen is not None else None
