"""Remove: a Sheep is taken off the table, which is no kill and gives nothing."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Remove
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import command


def do(ctx: Context, verb: Remove) -> None:
    """Takes it away."""
    if (what := ctx.there(verb.what)) is not None:
        ctx.port.remove(what)


def would_change(ctx: Context, verb: Remove) -> bool:
    """Whether it still is there."""
    return ctx.there(verb.what) is not None


def tell(verb: Remove, speaker: Speaker) -> Clause:
    """Remove it."""
    return command(speaker, "remove", verb.what)
