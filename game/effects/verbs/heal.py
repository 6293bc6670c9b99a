"""Heal: corruption is taken from a Shepherd."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.filters import amount_of
from game.effects.model import Heal
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import plain


def do(ctx: Context, verb: Heal) -> None:
    """Takes it, as far as there is any."""
    who, amount = ctx.there(verb.who), amount_of(ctx, verb.amount)
    if who is not None and amount > 0:
        ctx.port.heal(who[1], amount)


def would_change(ctx: Context, verb: Heal) -> bool:
    """Whether the Shepherd has any corruption."""
    who = ctx.there(verb.who)
    return who is not None and amount_of(ctx, verb.amount) > 0 and ctx.port.has(who, "corruption")


def tell(verb: Heal, speaker: Speaker) -> Clause:
    """Heal 2 corruption."""
    return plain(speaker, verb.who, "heal", verb.amount)
