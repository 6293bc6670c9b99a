"""The language is no larger than the box needs: every word of it stands on at least two cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args

import pytest

from game.content.shapes import bare, field_types, is_list, words_of
from game.effects import words
from game.effects.model import KINDS, VERBS, Ability, Choice, Condition, Cost, Count, Each, Either, Filter, If, Verb
from tests.rules.the_sheep.test_content import CARDS, config

LISTS: dict[str, Any] = {
    "when": words.When, "stat": words.Stat, "tier": words.Tier, "type": words.DamageType, "kind": words.CardKind,
    "has": words.Has, "until": words.Until, "deck": words.Deck, "spawn": words.Spawn, "resource": words.Resource,
}  # fmt: skip
"""Closed lists of words, by what they are about."""

SAID = {("on_spawn", "spawn"), ("damage", "type"), ("weak", "type"), ("immune", "type"), ("what", "resource")}
"""Fields whose words belong to a list of another name."""


def found(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """All that a card says, as (key, word): each field that is not left out, and each word of a list."""
    if is_dataclass(value):
        for field in fields(value):
            inside = getattr(value, field.name)
            if inside not in (None, (), {}, field.default):
                yield type(value).__name__, field.name
                yield from found(inside, field.name)
    elif isinstance(value, dict):
        for name, inside in value.items():
            yield key, str(name)
            yield from found(inside, key)
    elif isinstance(value, tuple):
        for inside in value:
            yield from found(inside, key)
    elif isinstance(value, str):
        yield key, value
        if value.startswith("$"):
            yield "$", value[1:]


def users() -> dict[tuple[str, str], set[str]]:
    """Which cards say a word."""
    out: dict[tuple[str, str], set[str]] = defaultdict(set)
    for row in (*CARDS, "flock"):
        for name, card in getattr(config(), row).items():
            for key, word in found(card):
                for alias in (key, *(other for said, other in SAID if said == key)):
                    out[alias, word].add(f"{row} {name}")
            if row == "flock":
                for spawns in card.seats.values():
                    for colour in spawns:
                        out["spawn", colour].add(name)
    return out


def seldom(wanted: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those that fewer than two cards say."""
    by_word = users()
    return [word for word in wanted if len(by_word[word]) < 2]


@pytest.mark.parametrize("name", LISTS)
def test_every_word_of_a_list_stands_on_two_cards(name: str) -> None:
    assert seldom([(name, word) for word in get_args(LISTS[name])]) == []


def test_every_verb_and_step_stands_on_two_cards() -> None:
    by_word = users()
    for word in (*VERBS, "each", "if_", "either", "choose"):
        cards = by_word["Step", word] | by_word["Verb", word]
        assert len(cards) >= 2, word


@pytest.mark.parametrize("record", [Ability, Cost, Choice, Condition, Count, Filter, Each, If, Either, *VERBS.values()])
def test_every_key_of_the_language_stands_on_two_cards(record: Any) -> None:
    keys = [field.name for field in fields(record) if field.name not in ("amount", *KINDS)]
    assert seldom([(record.__name__, key) for key in keys]) == []


def test_every_kind_and_every_name_stands_on_two_cards() -> None:
    by_word = users()
    for kind in KINDS:
        assert len(by_word["Choice", kind] | by_word["Among", kind]) >= 2, kind
    names = {name for told in words.NAMES.values() for name in told} | {"self", "owner", "here", "it"}
    assert seldom([("$", name) for name in sorted(names)]) == []


def test_no_closed_list_is_missing_here() -> None:
    """A new list of words in the language is counted, too."""
    listed = {get_args(one) for one in LISTS.values()}
    for record in (*VERBS.values(), Ability, Filter, Cost, Verb):
        for name, kind in field_types(record).items():
            allowed = words_of(bare(kind)) or (words_of(get_args(bare(kind))[0]) if is_list(kind) else ())
            assert not allowed or any(set(allowed) <= set(one) for one in listed) or name == "deck", name
