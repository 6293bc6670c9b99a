"""Values that survive being written down: flat dataclasses to dictionaries and back, canonical JSON, hashes.

Everything that is saved, sent to a bot's process or compared goes through here, so it works the same for
actions, events and states of every game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import Any, ClassVar, Generic, Self, TypeVar

Json = Any
T = TypeVar("T", bound="FlatRecord")


class RecordError(ValueError):
    """A dictionary that does not describe what it claims to."""


def snake(name: str) -> str:
    """`LambSlam` -> `lamb_slam`: the word under which a class is written."""
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))


_NAMES: dict[type, tuple[str, ...]] = {}


def _field_names(cls: type) -> tuple[str, ...]:
    names = _NAMES.get(cls)
    if names is None:
        names = _NAMES[cls] = tuple(f.name for f in fields(cls))
    return names


class FlatRecord:
    """Mix-in for frozen dataclasses whose fields are numbers, texts, None and (nested) tuples of these.

    Written as `{"verb": "lamb_slam", "seat": 0, ...}`; `str` is `lamb_slam(seat=0, ...)`.
    """

    __slots__ = ()
    verb: ClassVar[str]

    def __init_subclass__(cls, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        cls.verb = snake(cls.__name__)

    def to_dict(self) -> dict[str, Json]:
        """A dictionary of plain values, `verb` first; tuples become lists when it is written as JSON."""
        return {"verb": self.verb, **{name: getattr(self, name) for name in _field_names(type(self))}}

    @classmethod
    def from_dict(cls, data: Mapping[str, Json]) -> Self:
        """The value that `to_dict` wrote. Raises RecordError for missing or unknown fields."""
        names = _field_names(cls)
        if set(data) - {"verb"} != set(names):
            got = ", ".join(map(str, data))
            raise RecordError(f"{cls.verb} needs exactly the fields {', '.join(names)}; got {got}")
        return cls(**{name: frozen(data[name]) for name in names})

    def __str__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in _field_names(type(self)))
        return f"{self.verb}({inner})"


def plain(value: Any) -> Json:
    """Tuples as lists, all the way down, as files write them."""
    return [plain(v) for v in value] if isinstance(value, tuple) else value


def frozen(value: Json) -> Any:
    """Lists as tuples, all the way down."""
    return tuple(frozen(v) for v in value) if isinstance(value, list | tuple) else value


class Codec(Generic[T]):
    """Reads dictionaries of a closed set of record classes, told apart by `verb`."""

    def __init__(self, classes: Iterable[type[T]]) -> None:
        self.classes: dict[str, type[T]] = {c.verb: c for c in classes}

    def read(self, data: Mapping[str, Json]) -> T:
        """The record; raises RecordError for an unknown verb or wrong fields."""
        cls = self.classes.get(data.get("verb", ""))
        if cls is None:
            raise RecordError(f"unknown verb {data.get('verb')!r}")
        return cls.from_dict(data)


def canonical_json(data: Json) -> str:
    """JSON with sorted keys and no spaces: equal data gives equal text in every process."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def state_hash(data: Json) -> str:
    """16 bytes of blake2b of the canonical JSON, in hex; the same in every process and Python."""
    return blake2b(canonical_json(data).encode("ascii"), digest_size=16).hexdigest()
