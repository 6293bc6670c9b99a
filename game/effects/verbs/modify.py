"""Modify: a number of the rules is another one for a time."""

from __future__ import annotations

from game.effects.context import Context, mentioned
from game.effects.model import Modify


def do(ctx: Context, verb: Modify) -> None:
    """Hands it to the game, with all it mentions as it is now, so that it stays about the same things."""
    known = {name: ctx.value(name) for name in mentioned(verb)}
    ctx.port.modify(verb, tuple((name, value) for name, value in known.items() if value is not None), ctx.source)


def would_change(ctx: Context, verb: Modify) -> bool:
    """Whether what it is about still is there; what a kind has none of now may come later."""
    return verb.what is None or ctx.there(verb.what) is not None
