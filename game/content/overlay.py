"""Lays a player's changes over the base data: mappings merge key by key, everything else replaces.

`remove: [ids]` inside a mapping takes entries away before the rest of that mapping is laid over. Every value
of the result keeps the place it came from, so later messages lead to the file that is to blame.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.content.nodes import Node, kind_of, quoted
from game.core.problems import Problem, did_you_mean

REMOVE = "remove"


@dataclass(slots=True)
class Changes:
    """What laying over did: counts of values and entries, mistakes in the overlay, and conflicts of two mods.

    `owners` names the mod of each overlay file that was laid before, by the file's name in places.
    """

    mod: str
    owners: Mapping[str, str]
    changed: int = 0
    added: int = 0
    removed: int = 0
    problems: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)


def lay_over(base: Node, over: Node, changes: Changes, name: str = "") -> Node:
    """The base with `over` on top; counts, mistakes and conflicts go into `changes`. Neither node is changed."""
    if base.fields is None or over.fields is None:
        if base.plain() != over.plain():
            changes.changed += 1
            _note_conflict(base, over, changes, name)
        return over
    result = _without_removed(base, base.fields, over.fields.get(REMOVE), changes)
    for key, node in over.fields.items():
        if key == REMOVE:
            continue
        if key in result:
            result[key] = lay_over(result[key], node, changes, key)
        else:
            changes.added += 1
            result[key] = node
    return Node(result, over.place, over.key)


def _without_removed(base: Node, fields: Mapping[str, Node], remove: Node | None, changes: Changes) -> dict[str, Node]:
    result = dict(fields)
    if remove is None:
        return result
    if remove.entries is None:
        text = f'"remove" must be a list of the ids to take away, not {kind_of(remove.plain())}'
        changes.problems.append(Problem(remove.place, text))
        return result
    for entry in remove.entries:
        word = entry.plain()
        gone = result.pop(word, None) if isinstance(word, str) else result.pop(str(word), None)
        if gone is None:
            shown = quoted(word) if isinstance(word, str) else kind_of(word)
            text = f"there is no {shown} here to remove{did_you_mean(str(word), result)}"
            changes.problems.append(Problem(entry.place, text))
            continue
        changes.removed += 1
        _note_conflict(gone, entry, changes, str(word))
    return result


def _note_conflict(earlier: Node, later: Node, changes: Changes, name: str) -> None:
    """Two mods want different things of one value: both are named, and who wins."""
    owner = changes.owners.get(earlier.place.file)
    if owner is not None and owner != changes.mod:
        text = (
            f'the mods "{owner}" and "{changes.mod}" both change {quoted(name)} (the other at {earlier.place}); '
            f'"{changes.mod}" comes later and wins'
        )
        changes.notes.append(Problem(later.place, text))
