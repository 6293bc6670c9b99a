"""What a configuration's types allow, in words: the schema side of every message.

The types are the rules' own frozen dataclasses; nothing in here knows a game.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import Field, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_type_hints
from typing import get_origin as _typing_origin

from game.content.nodes import listed
from game.core.problems import PathPart

Type = Any

WORD_LIMIT = 14
"""More words than these are not listed in a message."""

_NAMES: dict[Type, str] = {int: "a whole number", float: "a number", str: "text", bool: "true or false"}


def get_origin(kind: Type) -> Type:
    """The generic a type was made from, or None."""
    return _typing_origin(kind)


def bare(kind: Type) -> Type:
    """The type without annotations and without "or nothing"."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    members = [m for m in members_of(kind) if m is not types.NoneType]
    return bare(members[0]) if len(members) == 1 and members[0] is not kind else kind


def members_of(kind: Type) -> tuple[Type, ...]:
    """The members of a union; any other type is its own only member."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


@cache
def field_types(record: type) -> Mapping[str, Type]:
    """The types of a dataclass's fields by name."""
    return get_type_hints(record, include_extras=True)


def written_name(field: Field[Any]) -> str:
    """How a dataclass field is called in a file."""
    return str(field.metadata.get("alias", field.name))


def field_of(record: Type, name: PathPart) -> Field[Any] | None:
    """The dataclass field that is called so in a file, or None."""
    return next((f for f in fields(record) if written_name(f) == name), None) if is_dataclass(record) else None


def words_of(kind: Type) -> tuple[Any, ...]:
    """The values that a literal or an enumeration allows; empty for other types."""
    kind = bare(kind)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return tuple(m.value for m in kind) if isinstance(kind, type) and issubclass(kind, Enum) else ()


def is_list(kind: Type) -> bool:
    """Whether values of this type are lists in a file."""
    origin = get_origin(bare(kind)) or bare(kind)
    return isinstance(origin, type) and origin is not str and issubclass(origin, Sequence | AbstractSet)


def fixed_length(kind: Type) -> int | None:
    """How many entries a list of this type must have, when its type says so."""
    arguments = get_args(bare(kind))
    return len(arguments) if is_list(kind) and len(arguments) > 1 and arguments[-1] is not Ellipsis else None


def is_mapping(kind: Type) -> bool:
    """Whether values of this type are mappings by id in a file."""
    origin = get_origin(bare(kind)) or bare(kind)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def expected(kind: Type) -> str:
    """What may stand for this type: `a whole number`, `a list`, `one of blue or red` ..."""
    kind = bare(kind)
    if words := words_of(kind):
        return listed(words) if len(words) < 3 else f"one of {listed(words)}"
    if len(members := members_of(kind)) > 1:
        return listed(expected(m) for m in members if m is not types.NoneType)
    if is_dataclass(kind):
        names = [written_name(f) for f in fields(kind)]
        return f"a mapping with {listed(names, 'and')}" if len(names) <= WORD_LIMIT else "a mapping"
    if is_list(kind):
        return "a list"
    return "a mapping" if is_mapping(kind) else _NAMES.get(kind, "something else")


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an error belongs: the path in the data, the type wanted there and the record it is a field of.

    `choice` is the path of the union that was tried on the way and the member it was tried as; for an error at
    that very path `kind` is the whole union. `of_key` says that the error is about the key itself.
    """

    path: tuple[PathPart, ...]
    kind: Type
    owner: Type
    choice: tuple[tuple[PathPart, ...], PathPart] | None = None
    of_key: bool = False


def locate(kind: Type, loc: Sequence[PathPart]) -> Spot:
    """Follows a validator's location through the types, leaving out what is not in the data."""
    path: tuple[PathPart, ...] = ()
    owner: Type = None
    choice = None
    whole: Type = None
    of_key = False
    for part in loc:
        kind = bare(kind)
        if len(members := members_of(kind)) > 1:
            if choice is None:
                choice, whole = (path, part), kind
            kind = next((m for m in members if _labelled(m, str(part))), None)
            continue
        if part == "[key]":
            of_key = True
            kind = get_args(owner)[0]
            continue
        owner = kind
        kind = _below(kind, part)
        path = (*path, part)
    if choice is not None and choice[0] == path:
        kind = whole
    return Spot(path, kind, owner, choice, of_key)


def _labelled(member: Type, label: str) -> bool:
    name = getattr(get_origin(member) or member, "__name__", str(member)).lower()
    return label.lower().startswith(name)


def _below(kind: Type, part: PathPart) -> Type:
    if is_dataclass(kind) and isinstance(kind, type):
        field = field_of(kind, part)
        return field_types(kind)[field.name] if field is not None else None
    arguments = get_args(kind)
    if is_mapping(kind):
        return arguments[1] if len(arguments) == 2 else None
    if is_list(kind) and arguments:
        inside = fixed_length(kind) is not None and isinstance(part, int) and part < len(arguments)
        return arguments[int(part) if inside else 0]
    return None


def records_in(kind: Type) -> Iterator[type]:
    """All dataclasses that a type is made of, itself first, each once."""
    seen: set[type] = set()
    waiting = [kind]
    while waiting:
        kind = bare(waiting.pop())
        if is_dataclass(kind) and isinstance(kind, type):
            if kind not in seen:
                seen.add(kind)
                yield kind
                waiting.extend(field_types(kind).values())
        else:
            waiting.extend(a for a in get_args(kind) if not isinstance(a, str | int) and a is not Ellipsis)
