"""Move: a piece comes to another hex, of the owner's choice or by steps towards or away from something."""

from __future__ import annotations

from game.effects.context import NOWHERE, Context
from game.effects.filters import amount_of
from game.effects.model import Move
from game.effects.port import FAR


def do(ctx: Context, verb: Move) -> None:
    """Moves it as far as it comes."""
    what, target, port = ctx.there(verb.what), ctx.place(ctx.value(_target(verb))), ctx.port
    if what is None or target == NOWHERE:
        return
    if verb.to is not None:
        port.move_to(what, target)
    else:
        port.step_toward(what, target, amount_of(ctx, verb.steps), verb.away is not None)


def would_change(ctx: Context, verb: Move) -> bool:
    """Whether it can come to another hex."""
    start, target, port = ctx.place(ctx.there(verb.what)), ctx.place(ctx.value(_target(verb))), ctx.port
    if NOWHERE in (start, target):
        return False
    if verb.to is not None:
        return start != target
    if amount_of(ctx, verb.steps) < 1:
        return False
    far = port.distance(target, start)
    if verb.away is not None:
        return any(far < port.distance(target, hex) < FAR for hex in port.neighbours(start))
    return 0 < far < FAR


def _target(verb: Move) -> str | None:
    return verb.to or verb.toward or verb.away
