"""Refresh: a card that lies face down is turned up and can be used again."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Refresh
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import command


def do(ctx: Context, verb: Refresh) -> None:
    """Turns it up."""
    if (what := ctx.there(verb.what)) is not None:
        ctx.port.refresh(what)


def would_change(ctx: Context, verb: Refresh) -> bool:
    """Whether it lies face down."""
    what = ctx.there(verb.what)
    return what is not None and ctx.port.is_exhausted(what)


def tell(verb: Refresh, speaker: Speaker) -> Clause:
    """Refresh it."""
    return command(speaker, "refresh", verb.what)
