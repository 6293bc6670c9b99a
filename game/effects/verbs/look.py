"""Look: the top of a deck is shown to all, and may be put under it."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Look


def do(ctx: Context, verb: Look) -> None:
    """Shows the cards; the game asks about each."""
    ctx.port.look(verb.deck, verb.amount, ctx.source)


def would_change(ctx: Context, verb: Look) -> bool:
    """Whether there is a card to look at."""
    return ctx.port.can_look(verb.deck)
