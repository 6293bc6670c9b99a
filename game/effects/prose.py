"""Clauses, and how they become sentences: what has the same subject goes together, and nothing becomes too long."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.core.sentence import capital, listed
from game.core.texts import Texts

LONG = 72
"""Two commands in one sentence are not longer than this together."""
MOST = 3


@dataclass(frozen=True, slots=True)
class Clause:
    """Who does what. Without a subject it is a command, or, if `whole`, a finished piece of text.

    `about` tells whose deed it is where the subject has different words ("a Shepherd", "that Shepherd"); `tail` is said
    once for several clauses that share it ("tonight").
    `you`: the command is about what "you" have, so that after somebody else's deed the "you" is said.
    `base` is the predicate as it stands after "you", "they" and "may", `third` the one after "it".
    """

    subject: str
    base: str
    third: str = ""
    may: bool = False
    many: bool = False
    whole: bool = False
    you: bool = False
    about: str = ""
    tail: str = ""

    @property
    def predicate(self) -> str:
        """What is said of the subject, in the form that agrees with it."""
        return self.base if self.many or self.may or not self.subject else self.third or self.base


def sentences(clauses: Iterable[Clause], texts: Texts) -> list[str]:
    """The clauses as sentences, without capitals and full stops."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        if groups and _goes_with(groups[-1], clause):
            groups[-1].append(clause)
        else:
            groups.append([clause])
    told = []
    for before, group in zip([None, *groups], groups, strict=False):
        you = texts("effect.you") + " " if before and before[0].subject and group[0].you and not group[0].may else ""
        told.append(you + _sentence(group, texts))
    return told


def phrase(clauses: Sequence[Clause], texts: Texts) -> str:
    """Clauses as a part of a sentence."""
    return listed(sentences(clauses, texts), texts)


def finished(parts: Iterable[str]) -> str:
    """Sentences with capitals and full stops, one after the other."""
    return " ".join(capital(part) + ("" if part.endswith((".", "!")) else ".") for part in parts if part)


def _goes_with(group: Sequence[Clause], clause: Clause) -> bool:
    first = group[0]
    if clause.whole or first.whole or clause.may or _doer(clause) != _doer(first) or len(group) >= MOST:
        return False
    together = sum(len(part.base) for part in group) + len(clause.base)
    return bool(clause.subject) or together <= LONG


def _doer(clause: Clause) -> str:
    return clause.about or clause.subject


def _sentence(group: Sequence[Clause], texts: Texts) -> str:
    first = group[0]
    tails = [clause.tail for clause in group] + [""]
    parts = [
        replace(clause, subject=first.subject, may=first.may, many=first.many).predicate
        + (clause.tail if clause.tail != tails[at + 1] else "")
        for at, clause in enumerate(group)
    ]
    said = listed(parts, texts)
    if first.whole:
        return said
    if first.may:
        key = "effect.may" if first.subject else "effect.you_may"
        return texts(key, who=first.subject, what=said)
    return f"{first.subject} {said}".lstrip()
