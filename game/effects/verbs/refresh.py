"""Refresh: a card that lies face down is turned up and can be used again."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Refresh


def do(ctx: Context, verb: Refresh) -> None:
    """Turns it up."""
    if (what := ctx.there(verb.what)) is not None:
        ctx.port.refresh(what)


def would_change(ctx: Context, verb: Refresh) -> bool:
    """Whether it lies face down."""
    what = ctx.there(verb.what)
    return what is not None and ctx.port.is_exhausted(what)
