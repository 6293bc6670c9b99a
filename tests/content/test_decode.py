"""From a tree to frozen dataclasses: what is accepted, and the sentence for each way of being wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

import pytest

from game.content.decode import decode, placed
from game.content.yaml_source import parse_yaml
from game.core.problems import Finding


class Pace(Enum):
    """How fast a dog is."""

    WALK = "walk"
    RUN = "run"


@dataclass(frozen=True, slots=True)
class Fence:
    """A thing with a length."""

    kind: Literal["fence"]
    length: int = field(metadata={"ge": 1})


@dataclass(frozen=True, slots=True)
class Pond:
    """A thing with a depth."""

    kind: Literal["pond"]
    depth: float


@dataclass(frozen=True, slots=True)
class Dog:
    """A dog."""

    name: str = field(metadata={"min_length": 1, "max_length": 8, "description": "What it hears to."})
    pace: Pace = Pace.WALK
    good: bool = True
    age: int | None = None


@dataclass(frozen=True, slots=True)
class Farm:
    """Everything."""

    dogs: Mapping[str, Dog] = field(default_factory=dict)
    things: tuple[Fence | Pond, ...] = ()
    corner: tuple[int, int] = (0, 0)
    hours: dict[int, str] = field(default_factory=dict)
    prices: dict[Literal["lamb", "ewe"], int] = field(default_factory=dict)
    days: int | Literal["all"] = "all"
    names: tuple[str, ...] = field(default=(), metadata={"min_length": 0, "max_length": 2})
    wool: float = field(default=1.0, metadata={"gt": 0, "description": "Weight."})
    code: str = field(default="A1", metadata={"pattern": "^[A-Z][0-9]$", "description": "a letter and a digit"})


def farm(text: str) -> Farm:
    """The farm in a text that has no mistakes."""
    source = parse_yaml(text, "f")
    assert source.root is not None
    config, problems = decode(source.root, Farm)
    assert config is not None, problems
    return config


def mistakes(text: str) -> list[str]:
    """What is said about a text, as `line:column: message`."""
    source = parse_yaml(text, "f")
    assert source.root is not None
    config, problems = decode(source.root, Farm)
    assert config is None
    return [str(p).removeprefix("f:") for p in problems]


def test_a_whole_farm() -> None:
    assert farm(
        "dogs: {rex: {name: Rex, pace: run, good: false}, ida: {name: Ida, age: 3}}\n"
        "things: [{kind: pond, depth: 2}, {kind: fence, length: 4}]\n"
        "corner: [3, 4]\nhours: {6: feed, 20: lock}\nprices: {lamb: 5}\ndays: 3\nwool: 2\n"
    ) == Farm(
        {"rex": Dog("Rex", Pace.RUN, False), "ida": Dog("Ida", age=3)},
        (Pond("pond", 2.0), Fence("fence", 4)),
        (3, 4),
        {6: "feed", 20: "lock"},
        {"lamb": 5},
        3,
        wool=2.0,
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dogs: {rex: {}}", ['1:8: "rex" lacks the field "name" (What it hears to)']),
        ("dogs: {rex: {name: 5}}", ['1:20: "name" must be text, not the number 5; put it in quotes: "5"']),
        ("dogs: {rex: {name: true}}", ['1:20: "name" must be text, not true; put it in quotes: "true"']),
        ("dogs: {rex: {name: ''}}", ['1:20: "name" must have at least 1 character, not 0']),
        ("dogs: {rex: {name: Alexander}}", ['1:20: "name" must have at most 8 characters, not 9']),
        (
            "dogs: {rex: {name: Rex, pace: rum}}",
            ['1:31: "pace" is "rum", which is not known; allowed are walk and run; did you mean "run"?'],
        ),
        ("dogs: {rex: {name: Rex, good: no}}", ['1:31: "good" must be true or false, not the text "no"; write false']),
        ("dogs: {rex: {name: Rex, good: ON}}", ['1:31: "good" must be true or false, not the text "ON"; write true']),
        ("dogs: {rex: {name: Rex, good: 1}}", ['1:31: "good" must be true or false, not the number 1']),
        ("dogs: {rex: {name: Rex, age: old}}", ['1:30: "age" must be a whole number, not the text "old"']),
        ("things: [{kind: pond, deepth: 2}]", [
            '1:10: entry 1 of "things" lacks the field "depth"',
            '1:23: unknown field "deepth"; allowed are kind and depth; did you mean "depth"?',
        ]),
        ("things: [{kind: fence, length: 0}]", ['1:32: "length" must be at least 1, not 0']),
        ("things: [3]", [
            '1:10: entry 1 of "things" must be a mapping with kind and length or a mapping with kind and depth, '
            "not the number 3"
        ]),
        ("corner: [1]", ['1:9: "corner" must have 2 entries, not 1']),
        ("corner: [1, 2, 3]", ['1:9: "corner" must have 2 entries, not 3']),
        ("corner: [1, x]", ['1:13: entry 2 of "corner" must be a whole number, not the text "x"']),
        ("hours: {noon: eat}", ['1:9: the key "noon" must be a whole number']),
        ("prices: {lam: 5}", ['1:10: unknown key "lam" in "prices"; allowed are lamb and ewe; did you mean "lamb"?']),
        ("days: some", ['1:7: "days" must be a whole number or all, not the text "some"']),
        ("names: [a, b, c]", ['1:8: "names" must have at most 2 entries, not 3']),
        ("wool: 0", ['1:7: "wool" must be more than 0, not 0']),
        ("wool: thick", ['1:7: "wool" must be a number, not the text "thick"']),
        ("code: a1", ['1:7: "code" is "a1", which has not the right form (a letter and a digit)']),
        ("dogs:", ['1:6: "dogs" must be a mapping, not nothing; write a value after the colon']),
        ("dogs: {rex: {name: Rex, age: 1.5}, ida: Ida}", [
            '1:30: "age" must be a whole number, not the number 1.5',
            '1:41: "ida" must be a mapping with name, pace, good and age, not the text "Ida"',
        ]),
    ],
)
def test_mistakes_are_told_in_one_sentence_each(text: str, said: list[str]) -> None:
    assert mistakes(text) == said


def test_a_wrong_entry_does_not_make_the_list_too_short() -> None:
    said = '1:9: entry 1 of "names" must be text, not the number 1; put it in quotes: "1"'
    assert mistakes("names: [1, b]") == [said]


def test_findings_of_the_rules_get_places_and_hints() -> None:
    source = parse_yaml("dogs:\n  rex: {name: Rex, friend: idda}\n  ida: {name: Ida}\n", "f")
    assert source.root is not None
    found = [
        Finding(("dogs", "rex", "friend"), "there is no such dog", ("rex", "ida")),
        Finding(("dogs", "ida"), "this dog has no friend"),
        Finding(("cats", "tom"), "there are no cats"),
    ]
    assert [str(p) for p in placed(source.root, found)] == [
        'f:2:28: there is no such dog; did you mean "ida"?',
        "f:3:3: this dog has no friend",
        "f:1:1: there are no cats",
    ]
