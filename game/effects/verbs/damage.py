"""Damage: a Sheep is hurt from any distance, outside of all attacks."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.filters import amount_of
from game.effects.model import Damage
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import command


def do(ctx: Context, verb: Damage) -> None:
    """Hurts it; the game counts weakness and immunity, and whether it dies."""
    what, amount = ctx.there(verb.what), amount_of(ctx, verb.amount)
    if what is not None and amount > 0:
        ctx.port.damage(what, verb.type, amount, ctx.source)


def would_change(ctx: Context, verb: Damage) -> bool:
    """Whether it is there, and not immune."""
    what = ctx.there(verb.what)
    return what is not None and amount_of(ctx, verb.amount) > 0 and ctx.port.can_hurt(what, verb.type)


def tell(verb: Damage, speaker: Speaker) -> Clause:
    """Deal 1 Fire damage to it."""
    amount, tail = speaker.much(verb.amount)
    return command(speaker, "damage", verb.what, n=amount, tail=tail, type=speaker.say(f"type.{verb.type}"))
