"""The sentences of the data checker: what is there, what is allowed, and the nearest thing that would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from game.content import shapes
from game.content.nodes import Node, kind_of, listed, quoted
from game.content.shapes import Spot
from game.core.problems import PathPart, did_you_mean

Details = Mapping[str, Any]
Complaint = tuple[str | None, bool]

_LIMITS = {"ge": "at least", "le": "at most", "gt": "more than", "lt": "less than", "multiple_of": "a multiple of"}
_YES = {"yes": "true", "on": "true", "y": "true", "no": "false", "off": "false", "n": "false"}
_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")


@dataclass(frozen=True, slots=True)
class _Case:
    spot: Spot
    node: Node
    details: Details

    @property
    def name(self) -> str:
        """What the value is called: `"steps"`, `entry 2 of "faces"`, `this file`."""
        return name_of(self.spot.path)


def complaint(error: str, spot: Spot, node: Node, details: Details) -> Complaint:
    """The sentence for a validator's error and whether it belongs at the key. None: there is nothing to say."""
    case = _Case(spot, node, details)
    if spot.of_key:
        return _key(case), True
    if len(shapes.members_of(shapes.bare(spot.kind))) > 1:
        return _shape(case), False
    message = _ANSWERS.get(error, _shape if error.endswith("_type") else _other)(case)
    return message, error in _AT_KEY and not isinstance(spot.path[-1], int)


def name_of(path: tuple[PathPart, ...]) -> str:
    """A path in words, by its last part that has a name."""
    if not path:
        return "this file"
    last = path[-1]
    return f"entry {last + 1} of {name_of(path[:-1])}" if isinstance(last, int) else quoted(str(last))


def allowed(words: Iterable[Any]) -> str:
    """`; allowed are a, b and c` when there are few, else nothing."""
    known = [str(w) for w in words]
    if not known or len(known) > shapes.WORD_LIMIT:
        return ""
    return f"; allowed {'are' if len(known) > 1 else 'is'} {listed(known, 'and')}"


def _missing(case: _Case) -> str | None:
    if isinstance(case.spot.path[-1], int):
        return _length(_Case(_parent(case.spot), case.node, case.details))
    name = str(case.spot.path[-1])
    field = shapes.field_of(case.spot.owner, name)
    about = str(field.metadata.get("description", "")) if field is not None else ""
    where = name_of(case.spot.path[:-1])
    return f"{where} lacks the field {quoted(name)}" + (f" ({about.rstrip('.')})" if about else "")


def _parent(spot: Spot) -> Spot:
    return Spot(spot.path[:-1], spot.owner, None)


def _unknown_field(case: _Case) -> str:
    known = [shapes.written_name(f) for f in fields(case.spot.owner)] if is_dataclass(case.spot.owner) else []
    name = str(case.spot.path[-1])
    return f"unknown field {quoted(name)}{allowed(known)}{did_you_mean(name, known)}"


def _word(case: _Case) -> str:
    words = shapes.words_of(case.spot.kind)
    value = case.node.plain()
    if not isinstance(value, str):
        return _shape(case)
    return f"{case.name} is {quoted(value)}, which is not known{_choice(value, words)}"


def _choice(word: str, words: Iterable[Any]) -> str:
    return allowed(words) + did_you_mean(word, map(str, words))


def _shape(case: _Case) -> str:
    value = case.node.plain()
    message = f"{case.name} must be {shapes.expected(case.spot.kind)}, not {kind_of(value)}"
    return message + _cure(shapes.bare(case.spot.kind), case.node)


def _cure(kind: Any, node: Node) -> str:
    """What to do about a wrong kind of value, for the mistakes that have one cause."""
    value, raw = node.value, node.raw
    if kind is str and isinstance(value, int | float):
        return f'; put it in quotes: "{raw}"'
    if value is None and node.raw == "" and node.key != node.place:
        return "; write a value after the colon"
    if not isinstance(value, str):
        return ""
    if kind is bool and value.lower() in _YES:
        return f"; write {_YES[value.lower()]}"
    if {int, float}.intersection(shapes.members_of(kind)) and _NUMBER.fullmatch(value):
        return "; take the quotes away"
    if shapes.is_list(kind) and re.fullmatch(r"[\w-]+", value):
        return f"; write [{value}]"
    if is_dataclass(kind) and any(shapes.written_name(f) == value for f in fields(kind)):
        return f"; write `{value}: ` and what belongs to it"
    return colon_cure(value) if is_dataclass(kind) or shapes.is_mapping(kind) else ""


def colon_cure(value: str) -> str:
    """What to do about a text that should have been `key: value`, if its colon shows what went wrong."""
    if "：" in value:
        return '; the sign "：" is not a colon, write ":" and a blank'
    if re.search(r":[\u00a0\u2000-\u200b\u202f\u3000]", value):
        return "; the blank after the colon is a special one, write a plain blank"
    return "; a blank is missing after the colon" if re.match(r"[\w-]+:\S", value) else ""


def _range(case: _Case) -> str:
    field = shapes.field_of(case.spot.owner, case.spot.path[-1]) if case.spot.path else None
    limits = dict(field.metadata) if field is not None else {}
    limits.update(case.details)
    if "ge" in limits and "le" in limits:
        allowed_values = f"from {limits['ge']:g} to {limits['le']:g}"
    else:
        allowed_values = listed((f"{_LIMITS[k]} {v:g}" for k, v in limits.items() if k in _LIMITS), "and")
    return f"{case.name} must be {allowed_values}, not {case.node.plain()}"


def _length(case: _Case) -> str | None:
    least, most = case.details.get("min_length", 0), case.details.get("max_length")
    if (fixed := shapes.fixed_length(case.spot.kind)) is not None:
        least = most = fixed
    content = case.node.value
    count = len(content) if isinstance(content, Mapping | list | str) else 0
    if least <= count and (most is None or count <= most):
        return None
    unit = "characters" if isinstance(content, str) else "entries"
    need = f"{least}" if least == most else f"at least {least}" if count < least else f"at most {most}"
    return f"{case.name} must have {need} {unit if need.split()[-1] != '1' else _one(unit)}, not {count}"


def _one(unit: str) -> str:
    return {"entries": "entry", "characters": "character"}[unit]


def _key(case: _Case) -> str:
    word = str(case.spot.path[-1])
    if words := shapes.words_of(case.spot.kind):
        return f"unknown key {quoted(word)} in {name_of(case.spot.path[:-1])}{_choice(word, words)}"
    return f"the key {quoted(word)} must be {shapes.expected(case.spot.kind)}"


def _pattern(case: _Case) -> str:
    field = shapes.field_of(case.spot.owner, case.spot.path[-1])
    form = (field.metadata.get("description") if field is not None else None) or case.details.get("pattern")
    return f"{case.name} is {quoted(str(case.node.plain()))}, which has not the right form ({form})"


def _own_words(case: _Case) -> str:
    return str(case.details.get("error", "this value is not possible"))


def _other(case: _Case) -> str:
    return f"{case.name} cannot be {kind_of(case.node.plain())}; {shapes.expected(case.spot.kind)} is allowed"


_AT_KEY = ("missing", "unexpected_keyword_argument")
_ANSWERS: dict[str, Callable[[_Case], str | None]] = {
    "missing": _missing,
    "unexpected_keyword_argument": _unknown_field,
    "literal_error": _word,
    "enum": _word,
    "int_from_float": _shape,
    "greater_than": _range,
    "greater_than_equal": _range,
    "less_than": _range,
    "less_than_equal": _range,
    "multiple_of": _range,
    "too_short": _length,
    "too_long": _length,
    "string_too_short": _length,
    "string_too_long": _length,
    "string_pattern_mismatch": _pattern,
    "value_error": _own_words,
}
