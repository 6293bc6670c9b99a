"""Lose: a Shepherd gives up Essence or light."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.filters import amount_of
from game.effects.model import Lose
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import plain


def do(ctx: Context, verb: Lose) -> None:
    """Takes it, as far as there is any."""
    who, amount = ctx.there(verb.who), amount_of(ctx, verb.amount)
    if who is not None and amount > 0:
        ctx.port.lose(who[1], verb.what, amount)


def would_change(ctx: Context, verb: Lose) -> bool:
    """Whether the Shepherd has any."""
    who = ctx.there(verb.who)
    return who is not None and amount_of(ctx, verb.amount) > 0 and ctx.port.has(who, verb.what)


def tell(verb: Lose, speaker: Speaker) -> Clause:
    """Lose 1 Essence."""
    return plain(speaker, verb.who, f"lose.{verb.what}", verb.amount)
