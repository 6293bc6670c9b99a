"""Move: a piece comes to another hex, of the owner's choice or by steps towards or away from something."""

from __future__ import annotations

from game.effects.context import NOWHERE, Context
from game.effects.filters import amount_of
from game.effects.model import Filter, Move
from game.effects.port import FAR
from game.effects.prose import Clause
from game.effects.speaker import OWNED, Speaker
from game.effects.telling import took_up


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


def tell(verb: Move, speaker: Speaker) -> Clause:
    """Move it one hex towards you."""
    you, caravan = speaker.is_you(verb.what), speaker.kind_of(verb.what) == "caravan"
    what = "" if you else speaker.thing(verb.what) + " "
    if verb.to is not None:
        how = _to(verb.what, verb.to, speaker)
    else:
        amount, tail = speaker.much(verb.steps)
        how = speaker.say("hexes", n=amount)
        if caravan:
            how = speaker.say("along_the_road", how=how)
        elif verb.toward is not None:
            how = speaker.say("toward", how=how, what=_goal(verb.toward, speaker))
        else:
            how = speaker.say("away", how=how, what=_goal(verb.away or "", speaker))
        how += tail
    return Clause("", speaker.say("do.move", what=what, how=how), may=took_up(speaker))


def _to(what: str, to: str, speaker: Speaker) -> str:
    """How far it goes where its new hex is chosen around itself, else where it goes."""
    choice = speaker.choices.get(to[1:])
    around = (what, "$here") if speaker.is_you(what) else (what,)
    if choice is not None and choice.space is not None and to[1:] not in speaker.said:
        f = choice.space
        if f.next_to in around and f == Filter(next_to=f.next_to):
            speaker.said.add(to[1:])
            return speaker.say("hexes", n=1)
        if f.within is not None and f.within.of in around and f == Filter(within=f.within):
            speaker.said.add(to[1:])
            return speaker.say("up_to_hexes" if f.within.steps > 1 else "hexes", n=f.within.steps)
    goal = (
        speaker.thing(to)
        if speaker.kind_of(to) not in ("space", None) and not speaker.is_here(to)
        else speaker.place(to)
    )
    return speaker.say("to", where=goal)


def _goal(name: str, speaker: Speaker) -> str:
    """To or from where it steps."""
    return speaker.say("you") if speaker.is_here(name) and speaker.voice in OWNED else speaker.thing(name)
