"""Exhaust: a card is turned face down without having been used."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Exhaust
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import command


def do(ctx: Context, verb: Exhaust) -> None:
    """Turns it down."""
    if (what := ctx.there(verb.what)) is not None:
        ctx.port.exhaust(what)


def would_change(ctx: Context, verb: Exhaust) -> bool:
    """Whether it lies face up."""
    what = ctx.there(verb.what)
    return what is not None and not ctx.port.is_exhausted(what)


def tell(verb: Exhaust, speaker: Speaker) -> Clause:
    """Exhaust it."""
    return command(speaker, "exhaust", verb.what)
