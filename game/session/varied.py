"""Draws what a set-up leaves open about who and what takes part, so that a series of games sees everything in the box.

Drawn are the options whose choices are entries of the game's data: Shepherds, their traits, Caravans and maps of The
Sheep. How hard a game is, how long it is and everything that was chosen stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rng import Rng
from game.core.rules import AnyRules, BadPosition, Options, OptionSpec
from game.core.set_up import HelpsSetUp, OffersRows

_MOST_DRAWS = 1000


def can_vary(rules: AnyRules) -> bool:
    """Whether a game has such options."""
    return any(spec.times or spec.section for spec in rules.info.options)


def varied(rules: AnyRules, config: Any, seats: int, options: Options, rng: Rng) -> Options:
    """The options with those added that were drawn; of all that go together each is as likely as any other.

    Raises BadPosition where what was chosen goes with nothing.
    """
    refused: BadPosition | None = None
    for _ in range(_MOST_DRAWS):
        drawn = dict(options)
        for spec in rules.info.options:
            _draw(spec, (rules, config, seats), drawn, rng)
        refused = rules.refusal(config, seats, drawn) if isinstance(rules, HelpsSetUp) else None
        if refused is None:
            return drawn
    assert refused is not None
    raise refused


def _draw(
    spec: OptionSpec, game: tuple[AnyRules, Any, int], drawn: dict[str, str | int | bool], rng: Rng
) -> None:  # fmt: skip
    """Adds what an option of one choice, or of a row of them, leaves open."""
    rules, config, seats = game
    if not spec.times:
        if spec.section and spec.id not in drawn:
            drawn[spec.id] = rng.choice(spec.offered(config))
        return
    rows: Mapping[str, Sequence[str]] = rules.rows(config, seats, drawn) if isinstance(rules, OffersRows) else {}
    for key in spec.keys:
        # Only what is still free: drawing until nobody goes twice by chance would take long.
        taken = {drawn.get(other) for other in spec.keys}
        free = [choice for choice in rows.get(key, ()) if choice not in taken]
        if free and not drawn.get(key):
            drawn[key] = rng.choice(free)
