"""What can be wrong with filters, conditions and amounts: keys that do not fit the kind, names without a meaning."""

from __future__ import annotations

from dataclasses import fields

from game.effects.lint_scope import Path, Scope
from game.effects.model import KINDS, Among, Amount, Choice, Condition, Count, Filter
from game.effects.words import Kind

PLACES = ("at", "next_to", "within", "on_spawn", "on_road")
FITTING: dict[Kind, tuple[str, ...]] = {
    "sheep": (*PLACES, "tier", "unlike"),
    "shepherd": (*PLACES, "has", "unlike"),
    "caravan": ("at", "next_to", "within", "on_spawn", "has", "unlike"),
    "space": ("next_to", "within", "on_spawn", "on_road", "has", "unlike"),
    "card": ("at", "next_to", "within", "kind", "of", "exhausted", "unlike"),
}
"""Which keys of a filter speak about which kind."""
HAVING: dict[Kind, tuple[str, ...]] = {
    "shepherd": ("essence", "lantern", "corruption", "sheep", "room"),
    "caravan": ("corruption", "sheep"),
    "space": ("sheep",),
}
HEXED: tuple[Kind, ...] = ("sheep", "shepherd", "caravan", "space", "card")
"""What is on a hex; a card is where its holder is."""


def check_among(among: Among | Choice, path: Path, scope: Scope) -> Kind | None:
    """Checks what is meant; gives its kind, or None where that is not clear."""
    given: list[Kind] = [kind for kind in KINDS if getattr(among, kind) is not None]
    if len(given) != 1:
        if isinstance(among, Among):
            there = f"not {' and '.join(given)}" if given else "and there is none"
            scope.find(path, f"exactly one of {', '.join(KINDS)} must be given, {there}")
        return None
    check_filter(getattr(among, given[0]), given[0], (*path, given[0]), scope)
    return given[0]


def check_filter(f: Filter, kind: Kind, path: Path, scope: Scope) -> None:
    """Checks the keys of a filter for this kind."""
    for one in fields(f):
        value = getattr(f, one.name)
        if value not in (None, ()) and one.name not in FITTING[kind]:
            fitting = ", ".join(FITTING[kind])
            scope.find((*path, one.name), f'"{one.name}" does not fit a {kind}; what fits is {fitting}', FITTING[kind])
    for word in f.has:
        if kind in HAVING and word not in HAVING[kind]:
            scope.find((*path, "has"), f"a {kind} never has {word}; it may have {', '.join(HAVING[kind])}")
    for name, wanted in (("at", HEXED), ("next_to", HEXED), ("of", ("shepherd",)), ("unlike", (kind,))):
        value = getattr(f, name)
        if value is not None:
            scope.kinds_of(value, (*path, name), wanted)
    if f.within is not None:
        scope.kinds_of(f.within.of, (*path, "within", "of"), HEXED)


def check_condition(condition: Condition, path: Path, scope: Scope) -> None:
    """Checks that it asks for something."""
    if condition.some is None and condition.none is None:
        scope.find(
            path, "nothing is asked for; write what there must be under some, or what there must not be under none"
        )
    if condition.some is None and condition.least != 1:
        scope.find((*path, "least"), '"least" counts what stands under "some", and there is no "some"')
    for word, among in (("some", condition.some), ("none", condition.none)):
        if among is not None:
            check_among(among, (*path, word), scope)


def check_amount(amount: Amount, path: Path, scope: Scope) -> None:
    """Checks that it can be more than nothing."""
    if isinstance(amount, Count):
        check_among(amount.count, (*path, "count"), scope)
    elif amount < 1:
        scope.find(
            path, f'"{path[-1]}" is {amount}, so nothing would ever happen; write 1 or more, or leave the step out'
        )
    elif amount > 99:
        scope.find(path, f'"{path[-1]}" is {amount}; more than 99 is never meant')
