"""What scenes ask a game about a set-up before it is begun: ready choices, what hangs together, what cannot be played.

Games whose rules offer none of it (see `core.set_up`) answer with nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rules import BadPosition, Options
from game.core.set_up import HelpsSetUp, OffersRows, Preset
from game.rules.registry import get_rules
from game.session.seats import Seat
from game.session.session import Start


def presets(game_id: str, config: Any) -> Mapping[str, Preset]:
    """Ready sets of options by id."""
    rules = get_rules(game_id)
    return rules.presets(config) if isinstance(rules, HelpsSetUp) else {}


def suggested(game_id: str, config: Any, seats: int) -> Options:
    """Usual values of options that depend on the number of seats."""
    rules = get_rules(game_id)
    return rules.suggested(config, seats) if isinstance(rules, HelpsSetUp) else {}


def fitted(game_id: str, config: Any, seats: Sequence[Seat], options: Options) -> Options:
    """The options as they count for these seats."""
    rules = get_rules(game_id)
    if not isinstance(rules, HelpsSetUp):
        return options
    return rules.fitted(config, len(seats), sum(seat.human for seat in seats), options)


def rows(game_id: str, config: Any, seats: int, options: Options) -> Mapping[str, Sequence[str]]:
    """By option of a row what may be chosen there."""
    rules = get_rules(game_id)
    return rules.rows(config, seats, options) if isinstance(rules, OffersRows) else {}


def refusal(game_id: str, config: Any, start: Start) -> BadPosition | None:
    """Why this cannot be begun, as far as that can be said without dealing."""
    rules = get_rules(game_id)
    if not isinstance(rules, HelpsSetUp):
        return None
    return rules.refusal(config, len(start.seats), start.rule_options(get_rules(game_id)))


def timed(game_id: str, options: Options) -> bool:
    """Whether time runs by itself under these options."""
    rules = get_rules(game_id)
    return isinstance(rules, HelpsSetUp) and rules.timed(options)
