"""Heal: corruption is taken from a Shepherd."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.filters import amount_of
from game.effects.model import Heal


def do(ctx: Context, verb: Heal) -> None:
    """Takes it, as far as there is any."""
    who, amount = ctx.there(verb.who), amount_of(ctx, verb.amount)
    if who is not None and amount > 0:
        ctx.port.heal(who[1], amount)


def would_change(ctx: Context, verb: Heal) -> bool:
    """Whether the Shepherd has any corruption."""
    who = ctx.there(verb.who)
    return who is not None and amount_of(ctx, verb.amount) > 0 and ctx.port.has(who, "corruption")
