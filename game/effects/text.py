"""The words on a card, made from what the card does, so that it cannot say one thing and do another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.core.sentence import listed
from game.core.texts import Texts
from game.effects.model import Ability, Among, Choice, Condition, Cost, Each, Either, Filter, If, Modify, Step, Verb
from game.effects.program import Act, word_of
from game.effects.prose import Clause, finished, phrase, sentences
from game.effects.speaker import OWNED, Speaker, Voice
from game.effects.verbs import modify
from game.effects.verbs.registry import DEEDS
from game.effects.words import USED, When

HALVES: dict[Voice, str] = {"mutation": "night", "tile": "night", "caravan": "day"}


def ability_text(ability: Ability, texts: Texts, voice: Voice = "equipment", half: str = "") -> str:
    """What an ability does, in sentences. `half` (day or night) is for events, which cannot tell by themselves."""
    speaker = Speaker(texts, voice, half or HALVES.get(voice, "") or _half(ability.when), _choices(ability))
    before = _prefix(ability, speaker)
    needs = f"{_if(ability.needs, speaker)}, " if ability.needs is not None else ""
    clauses = [clause for step in ability.do for clause in _step(step, speaker)]
    said = sentences(clauses, texts)
    if ability.when[0] in USED:
        return before + finished([needs + said[0], *said[1:]])
    if ability.optional:
        said = _offered(ability, speaker, clauses, said)
    if ability.free:
        said.append(speaker.say("stays_ready"))
    return finished([before + needs + said[0], *said[1:]])


def ability_head(ability: Ability, texts: Texts, voice: Voice = "equipment", half: str = "") -> str:
    """What stands before the colon in the text of an ability that is used: when, and what it costs; "" for others."""
    if ability.when[0] not in USED:
        return ""
    speaker = Speaker(texts, voice, half or HALVES.get(voice, "") or _half(ability.when))
    return _prefix(ability, speaker).removesuffix(": ")


def modify_text(modifies: Iterable[Modify], texts: Texts, voice: Voice = "equipment", half: str = "") -> str:
    """What holds as long as a card does, in sentences."""
    speaker = Speaker(texts, voice, half or HALVES.get(voice, ""))
    return finished(sentences([modify.tell(one, speaker) for one in modifies], texts))


def block_texts(ability: Ability, acts: Sequence[Sequence[Act]], texts: Texts, voice: Voice, half: str) -> list[str]:
    """The blocks of an `either` in words, to choose one; what an empty one says is nothing."""
    told = []
    for block in acts:
        speaker = Speaker(texts, voice, half, _choices(ability))
        said = sentences([DEEDS[act.word].tell(act.verb, speaker) for act in block], texts)
        told.append(finished(said) if said else "")
    return told


def _choices(ability: Ability) -> dict[str, Choice]:
    found = dict(ability.choose)
    for step in ability.do:
        found.update(step.choose)
    return found


def _half(when: Sequence[When]) -> str:
    if set(when) == {"day"} or set(when) == {"dawn"}:
        return "day"
    return "night" if set(when) <= {"night", "combat", "pollution", "dusk", "struck"} else ""


# ------------------------------------------------------------------ what stands before


def _prefix(ability: Ability, speaker: Speaker) -> str:
    if ability.when[0] not in USED:
        told = [_trigger(ability, when, speaker) for when in ability.when]
        return "".join(told) and listed(told, speaker.texts) + ", "
    times = [speaker.say(f"when.{when}") for when in ability.when if when != "board"]
    parts = [speaker.list(times)] if times else []
    parts += _cost(ability.cost, speaker)
    if ability.free:
        parts.append(speaker.say("free"))
    return ", ".join(parts) + ": " if parts else ""


def _cost(cost: Cost, speaker: Speaker, key: str = "cost") -> list[str]:
    parts = [
        speaker.say(f"{key}.{word}", n=number)
        for word, number in (("essence", cost.essence), ("lanterns", cost.lanterns), ("corruption", cost.corruption))
        if number
    ]
    return parts + ([speaker.say(f"{key}.discard")] if cost.discard else [])


def _trigger(ability: Ability, when: When, speaker: Speaker) -> str:
    owned = "you" if speaker.voice in OWNED else "who"
    about, where = ability.about, ability.where
    nouns = {"sheep": "noun.sheep.one", "target": "", "hex": "noun.space.one"}
    told = {word: speaker.say("a", what=speaker.say(key)) if key else "" for word, key in nouns.items()}
    if where is not None and where.kind == "shepherd" and when == "entered":
        told["hex"] = _hex_noun(where.filter, speaker)
    elif where is not None:
        word = "hex" if where.kind == "space" else about[1:]
        told[word] = speaker.noun(where, "a")
        speaker.target = where.kind if word == "target" else speaker.target
    key = f"trigger.{when}" if f"effect.trigger.{when}" in speaker.texts else f"trigger.{when}.{owned}"
    if when == "struck":
        key = "trigger.struck.target" if told["target"] else "trigger.struck.any"
    if when in ("killed", "struck", "hit"):
        speaker.last = "sheep"
    return speaker.say(key, **told)


def _hex_noun(f: Filter, speaker: Speaker) -> str:
    return speaker.noun(Among(space=f), "a")


def _offered(ability: Ability, speaker: Speaker, clauses: Sequence[Clause], said: list[str]) -> list[str]:
    """The sentences of what may be declined."""
    first, *rest = said
    command = not clauses[0].subject and not clauses[0].whole and not clauses[0].may
    if ability.cost == Cost():
        return said if clauses[0].may else [speaker.say("you_may" if command else "may_use", what=first), *rest]
    cost = listed(_cost(ability.cost, speaker, "paying"), speaker.texts)
    return [speaker.say("may_pay_to" if command and not rest else "may_pay", cost=cost, what=first), *rest]


# ------------------------------------------------------------------ what is done


def _step(step: Step, speaker: Speaker) -> list[Clause]:
    if step.choose:
        return []
    if step.each is not None:
        return _each(step.each, speaker)
    if step.if_ is not None:
        return [_whole(_branch(step.if_, speaker))]
    if step.either is not None:
        return [_either(step.either, speaker)]
    return [_verb(step, speaker)]


def _verb(verb: Verb, speaker: Speaker) -> Clause:
    word = word_of(verb)
    return DEEDS[word].tell(getattr(verb, word), speaker)


def _whole(text: str) -> Clause:
    return Clause("", text, whole=True)


def _each(each: Each, speaker: Speaker) -> list[Clause]:
    speaker.it = each.of
    speaker.said.discard("it")
    told: list[Clause] = []
    for verb in each.do:
        clause = _verb(verb, speaker)
        if told and told[0].subject and clause.subject:
            clause = replace(clause, subject=told[0].subject)
        told.append(clause)
    if len(told) > 1 and not any(clause.subject for clause in told):
        return [Clause("", listed([clause.base for clause in told], speaker.texts))]
    return told


def _branch(branch: If, speaker: Speaker) -> str:
    test = _if(branch.test, speaker)
    then = phrase([_verb(verb, speaker) for verb in branch.then], speaker.texts)
    if not branch.otherwise:
        return f"{test}, {then}"
    other = phrase([_verb(verb, speaker) for verb in branch.otherwise], speaker.texts)
    return speaker.say("otherwise", first=f"{test}, {then}", other=other)


def _either(either: Either, speaker: Speaker) -> Clause:
    blocks = [[_verb(verb, speaker) for verb in block] for block in (either.one, either.other)]
    one, other = (phrase(block, speaker.texts) for block in blocks)
    by = "you" if speaker.voice in OWNED else "players"
    first = blocks[0][0]
    if not either.other:
        if first.subject and len(blocks[0]) == 1:
            return Clause(first.subject, first.base, may=True)
        return _whole(speaker.say(f"{by}_may", what=one))
    same = all(clause.subject == first.subject for block in blocks for clause in block)
    if first.subject and same:
        told = [listed([clause.predicate for clause in block], speaker.texts) for block in blocks]
        return _whole(f"{first.subject} " + speaker.say("either.you", one=told[0], other=told[1]))
    return _whole(speaker.say(f"either.{by}", one=one, other=other))


def _if(condition: Condition, speaker: Speaker) -> str:
    parts = []
    for among, least in ((condition.some, condition.least), (condition.none, 0)):
        if among is None:
            continue
        mine = among.card is not None and among.card.of is not None and speaker.is_you(among.card.of)
        verb = "have" if mine else "there"
        many = least > 1
        what = speaker.noun(among, "many" if many else "a" if least else "bare", mine=not mine)
        parts.append(speaker.say(f"if.{verb}.{'many' if many else 'one' if least else 'no'}", n=least, what=what))
    return speaker.say("if.if", what=listed(parts, speaker.texts))
