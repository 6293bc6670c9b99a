"""Reads YAML strictly: a tree with places, or every reason why not.

YAML lets much pass that people did not mean: a key written twice, `010` as eight, `take #1` as "take". What
different programs read differently is refused here with the cure in the message. Only plain mappings, lists
and single values exist; `yes`, `no`, `on`, `off`, times and dates are text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from game.content.nodes import Node, Scalar, quoted, shown_path
from game.content.raw_text import read_text
from game.content.yaml_hints import WIDE_COLON, explain
from game.core.problems import Place, Problem

DEPTH_LIMIT = 40
TEXT_LIMIT = 4000
PROBLEM_LIMIT = 50

_INT = re.compile(r"-?(0|[1-9][0-9]*)")
_FLOAT = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+")
_WORDS: dict[str, Scalar] = {"": None, "~": None, "null": None, "true": True, "false": False}
_SURPRISES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"[-+]?0[0-9]+"), "begins with 0, which some programs read as another number; write it without the 0"),
    (re.compile(r"[-+]?0[xXoObB][0-9a-fA-F_]+"), "is not a decimal number; write it in plain digits"),
    (re.compile(r"\+[0-9.]+"), "has a plus sign; write it without"),
    (re.compile(r"[-+]?[0-9]+(_[0-9]+)+"), "has an underscore between digits; write the digits alone"),
    (re.compile(r"[-+]?([0-9]*\.?[0-9]+|[0-9]+\.)[eE][-+]?[0-9]+"), "has an exponent; write it in plain digits"),
    (re.compile(r"[-+]?(\.[0-9]+|[0-9]+\.)"), "lacks a digit beside the point; write digits on both sides"),
    (re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)"), "is not a number that can be used here; write a finite one"),
    (re.compile(r"True|TRUE|False|FALSE|Null|NULL"), "is not written the usual way; write it in small letters"),
)
_OR_QUOTES = "or put it in quotes if it is text"
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Source:
    """A file that was read: its tree (None when it could not be made out) and what is wrong with it.

    `also` are other files that belong to it and were read along with it.
    """

    file: str
    root: Node | None
    problems: tuple[Problem, ...]
    also: tuple[str, ...] = ()

    @property
    def files(self) -> tuple[str, ...]:
        """All files that it was read from."""
        return self.file, *self.also


def read_yaml(path: Path) -> Source:
    """The tree of a file. Never raises: whatever is wrong is among the problems."""
    file = shown_path(path)
    text, problems = read_text(path, file)
    return Source(file, None, tuple(limited(problems))) if text is None else parse_yaml(text, file)


def parse_yaml(text: str, file: str) -> Source:
    """The tree of a text with `\\n` line ends that holds no control characters; `file` names it in messages."""
    builder = _Builder(file, text.split("\n"))
    try:
        for event in yaml.parse(text, Loader=yaml.CSafeLoader):
            builder.take(event)
    except _Stop:
        builder.root = None
    except yaml.YAMLError as error:
        builder.root = None
        builder.problems.append(explain(error, builder.lines, file))
    else:
        if builder.root is None:
            builder.problems.append(Problem(Place(file), "this file is empty"))
    return Source(file, builder.root, tuple(limited(builder.problems)))


def limited(problems: list[Problem]) -> Iterator[Problem]:
    """The problems, or as many of the first as a person reads, and how many more there are."""
    yield from problems[:PROBLEM_LIMIT]
    if len(problems) > PROBLEM_LIMIT:
        yield Problem(problems[PROBLEM_LIMIT].place, f"{len(problems) - PROBLEM_LIMIT} more problems from here on")


class _Stop(Exception):
    """Reading on would only repeat what was said."""


@dataclass(slots=True)
class _Open:
    """A mapping or list whose end has not come yet; `word` is the key that waits for its value."""

    place: Place
    key: Place
    mapping: dict[str, Node] | None
    spoiled: bool
    entries: list[Node] = field(default_factory=list)
    word: str | None = None
    word_place: Place | None = None


@dataclass(slots=True)
class _Builder:
    """Puts the tree together from the parser's events."""

    file: str
    lines: list[str]
    root: Node | None = None
    problems: list[Problem] = field(default_factory=list)
    stack: list[_Open] = field(default_factory=list)
    documents: int = 0

    def take(self, event: yaml.Event) -> None:
        """Adds one event. Raises _Stop when the rest of the file would be misunderstood."""
        if isinstance(event, yaml.ScalarEvent):
            self._scalar(event)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            self._open(event)
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            done = self.stack.pop()
            value = done.entries if done.mapping is None else done.mapping
            self._arrived(Node(value, done.place, done.key, spoiled=done.spoiled))
        elif isinstance(event, yaml.AliasEvent):
            self._refuse(event, f"the alias *{event.anchor} is not allowed; write the part out, {_OR_QUOTES}")
            place = self._place(event)
            self._arrived(Node(None, place, self._key_place(place), spoiled=True))
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                self._refuse(event, "a second document begins here (---); make it a file of its own")
                raise _Stop

    def _place(self, event: yaml.Event) -> Place:
        mark = event.start_mark
        return Place(self.file, mark.line + 1, mark.column + 1) if mark is not None else Place(self.file)

    def _key_place(self, place: Place) -> Place:
        return (self.stack[-1].word_place or place) if self.stack else place

    def _refuse(self, event: yaml.Event, message: str) -> None:
        self.problems.append(Problem(self._place(event), message))

    def _odd(self, event: yaml.ScalarEvent | yaml.MappingStartEvent | yaml.SequenceStartEvent) -> bool:
        """Complains about tags and anchors, which data files do without."""
        if event.tag is not None:
            name = event.tag.replace("tag:yaml.org,2002:", "!!")
            self._refuse(event, f"the tag {name} is not allowed; delete it, {_OR_QUOTES}")
        if event.anchor is not None:
            self._refuse(event, f"the anchor &{event.anchor} is not allowed; delete it, {_OR_QUOTES}")
        return event.tag is not None or event.anchor is not None

    def _open(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent) -> None:
        spoiled = self._odd(event)
        if len(self.stack) == DEPTH_LIMIT:
            self._refuse(event, f"this file is nested more than {DEPTH_LIMIT} levels deep")
            raise _Stop
        top = self.stack[-1] if self.stack else None
        if top is not None and top.mapping is not None and top.word_place is None:
            self._refuse(event, "a key must be a single word; put it in quotes if it is text")
            raise _Stop
        place = self._place(event)
        mapping: dict[str, Node] | None = {} if isinstance(event, yaml.MappingStartEvent) else None
        self.stack.append(_Open(place, self._key_place(place), mapping, spoiled))

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        spoiled = self._odd(event)
        place = self._place(event)
        plain = not event.style
        top = self.stack[-1] if self.stack else None
        if top is not None and top.mapping is not None and top.word_place is None:
            self._word(event, top, place, plain)
            return
        value: Scalar = event.value
        if plain:
            value, wrong = resolve(event.value)
            wrong = wrong or (self._cut_off(event) if isinstance(value, str) else None)
        else:
            wrong = _unfit(event.value)
        if wrong:
            self._refuse(event, wrong)
        self._arrived(Node(value, place, self._key_place(place), event.value, spoiled or wrong is not None))

    def _word(self, event: yaml.ScalarEvent, top: _Open, place: Place, plain: bool) -> None:
        """Takes a key. A key that came before is told with both lines, and its second value dropped."""
        assert top.mapping is not None
        word = event.value
        top.word, top.word_place = None, place
        if word == "":
            self._refuse(event, "the key before the colon is missing")
        elif word == "<<" and plain:
            self._refuse(event, "merging with << is not allowed; write the fields out")
        elif "：" in word and plain:
            self._refuse(event, WIDE_COLON)
        elif word in top.mapping:
            first = top.mapping[word].key.line
            self._refuse(event, f"{quoted(word)} stands here a second time (first in line {first}); keep one of them")
        elif (wrong := resolve(word)[1] if plain else _unfit(word)) is not None:
            self._refuse(event, wrong)
        else:
            top.word = word

    def _cut_off(self, event: yaml.ScalarEvent) -> str | None:
        """A text that stops before ` #`, which people write for "number"; two blanks make it a remark."""
        end = event.end_mark
        rest = self.lines[end.line][end.column :] if end is not None else ""
        if not rest.startswith(" #"):
            return None
        return (
            f"the text {quoted(event.value)} stops before {quoted(rest, 20)}; put the whole text in quotes "
            "if # belongs to it, or leave two blanks before # if a remark begins there"
        )

    def _arrived(self, node: Node) -> None:
        if not self.stack:
            self.root = node
            return
        top = self.stack[-1]
        if top.mapping is None:
            top.entries.append(node)
            return
        if top.word is not None:
            top.mapping[top.word] = node
        top.word = top.word_place = None


def resolve(raw: str) -> tuple[Scalar, str | None]:
    """What an unquoted value means, and what is wrong with it (programs disagree about it, or it is too big)."""
    if raw in _WORDS:
        return _WORDS[raw], None
    if _INT.fullmatch(raw) or _FLOAT.fullmatch(raw):
        if len(raw) > 10:
            return 0, f"the number {quoted(raw, 24)[1:-1]} has too many digits; 9 are the most"
        return (int(raw) if _INT.fullmatch(raw) else float(raw)), None
    for pattern, what in _SURPRISES:
        if pattern.fullmatch(raw):
            return raw, f"{quoted(raw, 24)[1:-1]} {what}, {_OR_QUOTES}"
    return raw, _unfit(raw)


def _unfit(text: str) -> str | None:
    if len(text) > TEXT_LIMIT:
        return f"this text has {len(text)} characters; {TEXT_LIMIT} are the most"
    if found := _CONTROL.search(text):
        if found[0] == "\t":
            return "the text has a tab; write blanks instead"
        return f"the text has the invisible character U+{ord(found[0]):04X}, which cannot be shown; delete it"
    return None
