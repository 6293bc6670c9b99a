"""Corrupt: a Shepherd or Caravan takes corruption."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.filters import amount_of
from game.effects.model import Corrupt
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import plain


def do(ctx: Context, verb: Corrupt) -> None:
    """Gives it; the game settles what overflows."""
    who, amount = ctx.there(verb.who), amount_of(ctx, verb.amount)
    if who is not None and amount > 0:
        ctx.port.corrupt(who, amount)


def would_change(ctx: Context, verb: Corrupt) -> bool:
    """Whether there is somebody to take it."""
    return ctx.there(verb.who) is not None and amount_of(ctx, verb.amount) > 0


def tell(verb: Corrupt, speaker: Speaker) -> Clause:
    """Take 1 corruption."""
    return plain(speaker, verb.who, "corrupt", verb.amount)
