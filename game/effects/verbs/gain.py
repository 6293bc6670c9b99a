"""Gain: a Shepherd gets Essence, experience or light."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.filters import amount_of
from game.effects.model import Gain
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import plain


def do(ctx: Context, verb: Gain) -> None:
    """Gives it, as far as there is room."""
    who, amount = ctx.there(verb.who), amount_of(ctx, verb.amount)
    if who is not None and amount > 0:
        ctx.port.gain(who[1], verb.what, amount)


def would_change(ctx: Context, verb: Gain) -> bool:
    """Whether the Shepherd has use for it."""
    who = ctx.there(verb.who)
    return who is not None and amount_of(ctx, verb.amount) > 0 and ctx.port.can_gain(who[1], verb.what)


def tell(verb: Gain, speaker: Speaker) -> Clause:
    """Gain 1 Essence."""
    return plain(speaker, verb.who, f"gain.{verb.what}", verb.amount)
