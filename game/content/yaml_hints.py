"""Turns the YAML parser's complaints into sentences with a cure, at the place where the cure is needed.

The parser says what it expected; people need to know which sign of theirs misled it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import yaml

from game.content.nodes import quoted
from game.core.problems import Place, Problem

WIDE_COLON = 'the sign "：" is not a colon; write ":" and a blank'

Mark = tuple[int, int]

_ENTRY = re.compile(r"^\s*(- +)*")


@dataclass(frozen=True, slots=True)
class _Complaint:
    """What the parser said: its two texts, its two marks (line and column from 0), and the lines of the file."""

    context: str
    problem: str
    start: Mark
    found: Mark
    lines: Sequence[str]

    def line(self, number: int) -> str:
        """A line of the file, empty behind its end."""
        return self.lines[number] if 0 <= number < len(self.lines) else ""

    @property
    def sign(self) -> str:
        """The character at which the parser stopped, or nothing at the end of a line."""
        return self.line(self.found[0])[self.found[1] : self.found[1] + 1]

    @property
    def before(self) -> str:
        """What stands before that character in its line, without indent and list dashes."""
        return _ENTRY.sub("", self.line(self.found[0])[: self.found[1]])


Answer = tuple[Mark, str]


def explain(error: yaml.YAMLError, lines: Sequence[str], file: str) -> Problem:
    """The problem that stands for the parser's error."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return Problem(Place(file), "this file is not readable as YAML; check it with the guide to data files")
    found = (error.problem_mark.line, error.problem_mark.column)
    context = error.context_mark
    start = (context.line, context.column) if context is not None else found
    complaint = _Complaint(error.context or "", error.problem or "", start, found, lines)
    for words, answer in _ANSWERS:
        if words in complaint.problem or words in complaint.context:
            (line, column), message = answer(complaint)
            return Problem(Place(file, line + 1, column + 1), message)
    said = complaint.problem or complaint.context or "unknown"
    place = Place(file, found[0] + 1, found[1] + 1)
    return Problem(place, f"this is not readable as YAML ({said}); check indents and quotes")


def _second_colon(c: _Complaint) -> Answer:
    if ": " in c.before:
        return c.found, "a second colon stands in this line; put the text in double quotes if the colon belongs to it"
    above = next((n for n in range(c.found[0] - 1, -1, -1) if c.line(n).strip()), 0)
    text = c.line(above).strip()
    if not re.search(r":(\s|$)", text):
        return (above, _indent(c.line(above))), _no_colon(text)
    message = "this line is indented deeper than the line above allows; line it up with its neighbours"
    return (c.found[0], _indent(c.line(c.found[0]))), message


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _no_colon(text: str) -> str:
    if "：" in text:
        return WIDE_COLON
    if re.search(r"^[\w-]+:\S", text):
        return "a blank is missing after the colon"
    return f"{quoted(text)} has no colon; write the line as `key: value`"


def _missing_colon(c: _Complaint) -> Answer:
    return c.start, _no_colon(c.line(c.start[0])[c.start[1] :].strip())


def _unexpected_key(c: _Complaint) -> Answer:
    if c.before.strip():
        end = c.before.rstrip()[-1]
        what = {"]": "closing bracket", "}": "closing brace"}.get(end, "closing quote")
        return c.found, f"something follows the {what}; put the whole text in double quotes"
    if c.sign == ":":
        return c.found, "the key before the colon is missing"
    if c.line(c.found[0]).lstrip().startswith("- "):
        return c.found, "a list entry stands among keys; mend its indent or give it a key"
    return c.found, "the indent of this line fits no line above; line it up with its neighbours"


def _open_quote(c: _Complaint) -> Answer:
    return c.start, "the quote that opens here is never closed"


def _special_start(c: _Complaint) -> Answer:
    sign = c.line(c.start[0])[c.start[1] : c.start[1] + 1]
    return c.start, f'a text cannot begin with "{sign}"; put it in quotes'


def _bad_start(c: _Complaint) -> Answer:
    if c.sign == "\t":
        return c.found, "a tab stands here; use blanks"
    return c.found, f'a text cannot begin with "{c.sign}"; put it in quotes'


def _open_bracket(c: _Complaint) -> Answer:
    sign, close, what = ("[", "]", "list") if "sequence" in c.context else ("{", "}", "mapping")
    return c.start, (
        f'the {what} that opens here with "{sign}" lacks a comma or its "{close}" (noticed in line {c.found[0] + 1}); '
        f'put it in quotes if "{sign}" belongs to a text'
    )


def _at(message: str) -> Callable[[_Complaint], Answer]:
    return lambda c: (c.found, message)


_ANSWERS: tuple[tuple[str, Callable[[_Complaint], Answer]], ...] = (
    ("a tab character that violates indentation", _at("the indent has a tab; use two blanks for each step")),
    ("mapping values are not allowed", _second_colon),
    ("could not find expected ':'", _missing_colon),
    ("did not find expected key", _unexpected_key),
    ("scanning a quoted scalar", _open_quote),
    ("scanning an alias", _special_start),
    ("scanning an anchor", _special_start),
    ("found undefined tag handle", _special_start),
    ("scanning a tag", _special_start),
    ("cannot start any token", _bad_start),
    ("did not find expected ','", _open_bracket),
    ("did not find expected node content", _at("a value is missing here; put it in quotes if this sign begins a text")),
    ("block sequence entries are not allowed", _at("a list cannot begin behind a key; put `- ` on the next line")),
    ("did not find expected '-'", _at("a key stands among list entries; begin the line with `- ` or mend its indent")),
    ("unknown escape character", _at("a backslash has a meaning in double quotes; write two, or use single quotes")),
    ("expected <document start>", _at("the file ended before this line (with ...); delete the dots")),
    ("scanning a block scalar", _at("nothing may follow | or > in its line; put the text below, or in quotes")),
    ("directive", _at("a line cannot begin with %; put it in quotes if it is text")),
    ("maximum nesting depth", _at("this file is nested more than 40 levels deep")),
    ("incompatible YAML", _at("a line cannot begin with %; delete it")),
)
