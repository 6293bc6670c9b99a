"""Place: more Sheep come, on a hex or a spawn."""

from __future__ import annotations

from game.effects.context import NOWHERE, Context
from game.effects.filters import amount_of
from game.effects.model import Place
from game.effects.prose import Clause
from game.effects.speaker import Speaker
from game.effects.telling import took_up


def do(ctx: Context, verb: Place) -> None:
    """Adds the Sheep; where the Sheeples have run out, the game decides what comes instead."""
    hex, amount = _hex(ctx, verb), amount_of(ctx, verb.amount)
    if hex != NOWHERE and amount > 0:
        ctx.port.place(verb.tier, hex, amount)


def would_change(ctx: Context, verb: Place) -> bool:
    """Whether there is a hex for them, and at least one comes."""
    return _hex(ctx, verb) != NOWHERE and amount_of(ctx, verb.amount) > 0


def _hex(ctx: Context, verb: Place) -> int:
    if verb.spawn is None:
        return ctx.place(ctx.value(verb.at))
    return next((n for _, n in ctx.port.things("space") if ctx.port.spawn_at(n) == verb.spawn), NOWHERE)


def tell(verb: Place, speaker: Speaker) -> Clause:
    """Add 2 Lesser Sheep on the violet Spawn."""
    amount, tail = speaker.much(verb.amount)
    tier = speaker.say(f"tier.{verb.tier}")
    where = speaker.spawn((verb.spawn,)) if verb.spawn is not None else _where(verb, speaker)
    return Clause("", speaker.say("do.place", n=amount, tier=tier, where=where) + tail, may=took_up(speaker))


def _where(verb: Place, speaker: Speaker) -> str:
    name = verb.at or ""
    if speaker.is_here(name):
        return speaker.say("here")
    return speaker.say("on", what=speaker.place(name))
