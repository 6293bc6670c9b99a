"""Modify: a number of the rules is another one for a time."""

from __future__ import annotations

from game.effects.context import Context, mentioned
from game.effects.model import Modify
from game.effects.prose import Clause
from game.effects.speaker import OWNED, Speaker
from game.effects.stats import STATS
from game.effects.telling import took_up

ENDINGS = ("s", "have", "do", "are")


def do(ctx: Context, verb: Modify) -> None:
    """Hands it to the game, with all it mentions as it is now, so that it stays about the same things."""
    known = {name: ctx.value(name) for name in mentioned(verb)}
    ctx.port.modify(verb, tuple((name, value) for name, value in known.items() if value is not None), ctx.source)


def would_change(ctx: Context, verb: Modify) -> bool:
    """Whether what it is about still is there; what a kind has none of now may come later."""
    return verb.what is None or ctx.there(verb.what) is not None


def tell(verb: Modify, speaker: Speaker) -> Clause:
    """Sheep here do not move tonight."""
    who, tail = _subject(verb, speaker), _until(verb, speaker)
    many = verb.what is None and who != speaker.say("self.caravan")
    about = f"effect.stat.{verb.stat}.about"
    if f"{about}.who" in speaker.texts:
        key = _whose(verb, who, speaker)
        if verb.until == "attack" and f"{about}.next" in speaker.texts:
            key, many, tail = "next_who" if who else "next", False, ""
        else:
            many = True
        who = speaker.texts(f"{about}.{key}", who=who)
    elif who == "":
        who, many = speaker.say("you"), True
    base, third = (
        speaker.say(f"stat.{verb.stat}.{_form(verb)}", n=abs(_number(verb)), **agreement)
        for agreement in _agreeing(speaker)
    )
    return Clause(who, base, third, may=took_up(speaker), many=many, tail=tail)


def _number(verb: Modify) -> int:
    return verb.set if verb.set is not None else verb.by or 0


def _form(verb: Modify) -> str:
    if verb.set is not None:
        return "set" if verb.set else "none"
    return "more" if (verb.by or 0) > 0 else "less"


def _whose(verb: Modify, who: str, speaker: Speaker) -> str:
    """Your boosts, the boosts by somebody, or boosts, where it is about everybody's."""
    yours = speaker.voice in OWNED and "shepherd" in STATS[verb.stat].of
    if verb.what is not None or verb.of is not None or (who and who == speaker.say("self.caravan")):
        return "who" if who else "you"
    return "you" if yours else "none"


def _subject(verb: Modify, speaker: Speaker) -> str:
    """Whose number it is; nothing for "you" and for the table."""
    if verb.what is not None:
        return speaker.subject(verb.what)
    if verb.of is not None:
        return speaker.noun(verb.of, "many")
    kinds = STATS[verb.stat].of
    if not kinds or (speaker.voice in OWNED and "shepherd" in kinds):
        return ""
    if speaker.voice == "caravan" and "caravan" in kinds:
        return speaker.say("self.caravan")
    return speaker.say(f"noun.{kinds[0]}.many")


def _agreeing(speaker: Speaker) -> list[dict[str, str]]:
    """The endings after many, and after one."""
    return [{word: speaker.say(f"agree.{number}.{word}") for word in ENDINGS} for number in ("many", "one")]


def _until(verb: Modify, speaker: Speaker) -> str:
    if verb.until is None:
        return ""
    word = {"day": "today", "night": "tonight"}.get(speaker.half, "half") if verb.until == "half" else verb.until
    return " " + speaker.say(f"until.{word}")
