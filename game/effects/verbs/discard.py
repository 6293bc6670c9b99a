"""Discard: a card leaves a hand for good, Curses too."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Discard


def do(ctx: Context, verb: Discard) -> None:
    """Takes it away."""
    if (what := ctx.there(verb.what)) is not None:
        ctx.port.discard(what)


def would_change(ctx: Context, verb: Discard) -> bool:
    """Whether somebody has it."""
    return ctx.there(verb.what) is not None
