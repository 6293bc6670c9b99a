"""Draw: a Shepherd gets a Curse without any corruption."""

from __future__ import annotations

from game.effects.context import Context
from game.effects.model import Draw
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import plain


def do(ctx: Context, verb: Draw) -> None:
    """Draws it; the game settles hand limit and death."""
    if (who := ctx.there(verb.who)) is not None:
        ctx.port.draw_curse(who[1])


def would_change(ctx: Context, verb: Draw) -> bool:
    """Whether the Shepherd lives."""
    return ctx.there(verb.who) is not None


def tell(verb: Draw, speaker: Speaker) -> Clause:
    """Draw a Curse."""
    return plain(speaker, verb.who, "draw")
