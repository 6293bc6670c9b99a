"""The common shapes of what verbs say: somebody does something, or something is done to a thing."""

from __future__ import annotations

from game.core.texts import Field
from game.effects.model import Amount
from game.effects.prose import Clause
from game.effects.speaker import Speaker


def took_up(speaker: Speaker) -> bool:
    """Whether what was just said named something that may be left open; only told once."""
    maybe, speaker.maybe = speaker.maybe, False
    return maybe


def doer(name: str, subject: str) -> str:
    """What tells whether the next clause is about the same; every `each` has an `$it` of its own."""
    return name if subject and name != "$it" else ""


def plain(speaker: Speaker, who: str, key: str, amount: Amount = 1) -> Clause:
    """A Shepherd, or you, with a predicate of two forms."""
    subject = speaker.subject(who)
    number, tail = speaker.much(amount)
    base, third = (speaker.say(f"do.{key}.{form}", n=number) + tail for form in ("you", "who"))
    return Clause(subject, base, third, may=took_up(speaker), you=not subject, about=doer(who, subject))


def command(speaker: Speaker, key: str, what: str, tail: str = "", **fields: Field) -> Clause:
    """What is to be done to something."""
    said = speaker.say(f"do.{key}", what=speaker.thing(what), **fields)
    return Clause("", said + tail, may=took_up(speaker))
