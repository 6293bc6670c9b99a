"""Abilities as a flat list of operations, so that a place inside of one is a number and can be saved.

The order is always the same: may it be used at all, choices, cost, steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from game.effects.context import mentioned
from game.effects.model import VERBS, Ability, Among, Choice, Condition, Cost, Step, Verb
from game.effects.values import Source


@dataclass(frozen=True, slots=True)
class Accept:
    """Ask the owner whether the ability, which triggered, is used."""


@dataclass(frozen=True, slots=True)
class Need:
    """Go on only if this is true."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask for something by name; `early` before the cost is paid, so that it can be taken back."""

    name: str
    choice: Choice
    among: Among
    early: bool


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay the cost."""

    cost: Cost


@dataclass(frozen=True, slots=True)
class Act:
    """Do a verb. It is left out if one of `needs` was left open; `hangs_on` are all names that decide about it."""

    word: str
    verb: Any
    needs: tuple[str, ...]
    hangs_on: frozenset[str]


@dataclass(frozen=True, slots=True)
class Test:
    """Go on if this is true, else at `otherwise`."""

    condition: Condition
    otherwise: int


@dataclass(frozen=True, slots=True)
class Jump:
    """Go on there."""

    to: int


@dataclass(frozen=True, slots=True)
class Gather:
    """Find what the following `Next` is about."""

    among: Among


@dataclass(frozen=True, slots=True)
class Next:
    """Take the next one as `$it`, or go on at `end` when none is left."""

    end: int


@dataclass(frozen=True, slots=True)
class Fork:
    """Ask which of two blocks is done: the one that follows, or the one at `other`."""

    one: tuple[Act, ...]
    two: tuple[Act, ...]
    other: int
    end: int


Op = Accept | Need | Ask | Pay | Act | Test | Jump | Gather | Next | Fork
Program = tuple[Op, ...]

_PROGRAMS: dict[tuple[str, str, str], tuple[Ability, Program]] = {}


def program_of(source: Source, ability: Ability) -> Program:
    """The ability's operations; made once, and anew when the data behind the same names is another."""
    key = (source.kind, source.id, source.ability)
    kept = _PROGRAMS.get(key)
    if kept is None or kept[0] is not ability:
        kept = _PROGRAMS[key] = (ability, compiled(ability))
    return kept[1]


def compiled(ability: Ability) -> Program:
    """The ability's operations."""
    making = _Making()
    if ability.optional:
        making.ops.append(Accept())
    if ability.needs is not None:
        making.ops.append(Need(ability.needs))
    making.choices(ability.choose, early=True)
    making.ops.append(Pay(ability.cost))
    for step in ability.do:
        making.step(step)
    return tuple(making.ops)


def word_of(verb: Verb) -> str:
    """The word of the verb that is given; ValueError if none is."""
    for word in VERBS:
        if getattr(verb, word) is not None:
            return word
    raise ValueError("one of the verbs must be given")


@dataclass(slots=True)
class _Making:
    ops: list[Op] = field(default_factory=list)
    hangs_on: dict[str, frozenset[str]] = field(default_factory=dict)

    def choices(self, choose: dict[str, Choice], early: bool) -> None:
        for name, choice in choose.items():
            self.hangs_on[name] = self._closure(mentioned(choice)) | {name}
            self.ops.append(Ask(name, choice, choice.among, early))

    def step(self, step: Step) -> None:
        if step.choose:
            self.choices(step.choose, early=False)
        elif step.each is not None:
            self._each(step.each.of, step.each.do)
        elif step.if_ is not None:
            self._if(step.if_.test, step.if_.then, step.if_.otherwise)
        elif step.either is not None:
            self._either(step.either.one, step.either.other)
        else:
            self.ops.append(self._act(step))

    def _closure(self, names: Iterable[str]) -> frozenset[str]:
        return frozenset().union(*(self.hangs_on.get(name, frozenset({name})) for name in names))

    def _act(self, verb: Verb, inside: frozenset[str] = frozenset()) -> Act:
        word = word_of(verb)
        record = getattr(verb, word)
        plain = [getattr(record, f.name) for f in fields(record)]
        needs = tuple(value[1:] for value in plain if isinstance(value, str) and value.startswith("$"))
        return Act(word, record, needs, self._closure(mentioned(record)) | inside)

    def _acts(self, verbs: Sequence[Verb], inside: frozenset[str] = frozenset()) -> tuple[Act, ...]:
        return tuple(self._act(verb, inside) for verb in verbs)

    def _each(self, among: Among, verbs: Sequence[Verb]) -> None:
        start = len(self.ops)
        acts = self._acts(verbs, self._closure(mentioned(among)))
        end = start + 3 + len(acts)
        self.ops += [Gather(among), Next(end), *acts, Jump(start + 1)]

    def _if(self, test: Condition, then: Sequence[Verb], otherwise: Sequence[Verb]) -> None:
        inside = self._closure(mentioned(test))
        one, two = self._acts(then, inside), self._acts(otherwise, inside)
        other = len(self.ops) + 2 + len(one)
        self.ops += [Test(test, other), *one, Jump(other + len(two)), *two]

    def _either(self, first: Sequence[Verb], second: Sequence[Verb]) -> None:
        one, two = self._acts(first), self._acts(second)
        other = len(self.ops) + 2 + len(one)
        end = other + len(two)
        self.ops += [Fork(one, two, other, end), *one, Jump(end), *two]
