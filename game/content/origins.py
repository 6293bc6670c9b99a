"""Where the entries of a game's data stand, and what mods have made different: for people who look things up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.catalog import LoadedGame
from game.content.nodes import Node
from game.core.problems import Place
from game.core.record import Json

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that a mod has changed or added: its path in the data, the old value (None for a new one) and the new."""

    path: Path
    before: Json
    after: Json
    place: Place
    mod: str


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an entry stands first, whose it is ("" for the program's own), and what was changed later."""

    place: Place
    mod: str
    differences: tuple[Difference, ...] = ()

    @property
    def mods(self) -> tuple[str, ...]:
        """The mods that had a hand in it, each once."""
        named = (self.mod, *(d.mod for d in self.differences))
        return tuple(dict.fromkeys(name for name in named if name))


def origin_of(loaded: LoadedGame[Any], paths: Sequence[Path]) -> Origin:
    """The origin of the entry at `paths[0]`, with the differences there and at the other paths, mod by mod.

    An entry that is not there has a place without a file.
    """
    known: Origin | None = None
    found: list[Difference] = []
    before: Node | None = None
    for mod, tree in loaded.steps:
        entry = _at(tree, paths[0])
        if known is not None:
            found += [d for path in paths for d in _between(_at(before, path), _at(tree, path), path, mod)]
        elif entry is not None:
            known = Origin(entry.key, mod)
        before = tree
    return Origin(known.place, known.mod, tuple(found)) if known is not None else Origin(Place(""), "")


def _at(root: Node | None, path: Path) -> Node | None:
    if root is None:
        return None
    node, rest = root.nearest(path)
    return None if rest else node


def _between(before: Node | None, after: Node | None, path: Path, mod: str) -> Iterator[Difference]:
    if after is None:
        return
    if after.fields is not None:
        for key, child in after.fields.items():
            yield from _between(_at(before, (key,)), child, (*path, key), mod)
        return
    was = before.plain() if before is not None else None
    if before is None or was != after.plain():
        yield Difference(path, was, after.plain(), after.key, mod)
