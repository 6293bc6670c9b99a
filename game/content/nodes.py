"""The tree a data file is read into: plain values that remember where they stand.

Everything later (merging, checking, messages) works on this tree, so no message ever has to guess a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.core.problems import PathPart, Place
from game.core.record import Json

Scalar = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Node:
    """One value of a file.

    `place` is where the value stands, `key` where the word that leads to it stands (the value's own place in
    lists and at the root). `raw` is a single value as it was written. `spoiled` values were already complained
    about, so that nothing else is said about them.
    """

    value: Scalar | Mapping[str, Node] | Sequence[Node]
    place: Place
    key: Place
    raw: str = ""
    spoiled: bool = False

    @property
    def fields(self) -> Mapping[str, Node] | None:
        """The entries by key when this is a mapping, else None."""
        return self.value if isinstance(self.value, Mapping) else None

    @property
    def entries(self) -> Sequence[Node] | None:
        """The entries when this is a list, else None."""
        return self.value if isinstance(self.value, Sequence) and not isinstance(self.value, str) else None

    def plain(self) -> Json:
        """The same as dictionaries, lists and single values, as JSON knows them."""
        if (fields := self.fields) is not None:
            return {key: child.plain() for key, child in fields.items()}
        if (entries := self.entries) is not None:
            return [child.plain() for child in entries]
        return self.value

    def child(self, part: PathPart) -> Node | None:
        """The entry under a key or an index, or None."""
        if (fields := self.fields) is not None:
            return fields.get(str(part))
        if (entries := self.entries) is not None and isinstance(part, int) and 0 <= part < len(entries):
            return entries[part]
        return None

    def nearest(self, path: Iterable[PathPart]) -> tuple[Node, tuple[PathPart, ...]]:
        """The deepest node on the way along `path`, and what of the path is left."""
        rest = tuple(path)
        node = self
        while rest and (below := node.child(rest[0])) is not None:
            node, rest = below, rest[1:]
        return node, rest


def from_plain(data: Json, file: str) -> Node:
    """A tree without lines for data that did not come from a file, such as what a save carries."""
    place = Place(file)
    if isinstance(data, Mapping):
        return Node({str(key): from_plain(value, file) for key, value in data.items()}, place, place)
    if isinstance(data, Sequence) and not isinstance(data, str):
        return Node([from_plain(value, file) for value in data], place, place)
    return Node(data, place, place, "" if data is None else str(data))


def kind_of(value: Json) -> str:
    """What a value is, in words for a message: `the number 3`, `a list`, `the text "x"`, `nothing`."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return f"the number {value}"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    return "a list" if isinstance(value, Sequence) else "a mapping"


def quoted(text: str, limit: int = 40) -> str:
    """The text in double quotes on one line, cut to `limit` characters."""
    line = " ".join(text.split()) if "\n" in text else text
    return '"' + (line if len(line) <= limit else line[: limit - 3] + "...") + '"'


def listed(words: Iterable[object], joint: str = "or") -> str:
    """`a, b or c`, for messages."""
    shown = [str(word) for word in words]
    return f" {joint} ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown)


def shown_path(path: Path) -> str:
    """How a file is named in messages: from the current folder when it lies in there, else in full."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):
        return path.as_posix()
