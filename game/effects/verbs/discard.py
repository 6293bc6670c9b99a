"""Discard: a card leaves a hand for good, Curses too."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Discard
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import command


def do(ctx: Context, verb: Discard) -> None:
    """Takes it away."""
    if (what := ctx.there(verb.what)) is not None:
        ctx.port.discard(what)


def would_change(ctx: Context, verb: Discard) -> bool:
    """Whether somebody has it."""
    return ctx.there(verb.what) is not None


def tell(verb: Discard, speaker: Speaker) -> Clause:
    """Discard it."""
    return command(speaker, "discard", verb.what)
