"""From a tree to a game's frozen configuration, with every mistake told at its place in plain words.

Pydantic checks the data against the rules' own dataclasses; this module only finds the places and words. It is
imported when data is first loaded, because pydantic takes a while to come up.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from game.content import shapes
from game.content.complaints import complaint
from game.content.nodes import Node
from game.content.shapes import Spot
from game.core.problems import Finding, Problem, did_you_mean

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Mistake:
    """One error of the validator: its kind, its spot, the node there (or the nearest) and its details."""

    error: str
    spot: Spot
    node: Node
    missing: bool
    details: dict[str, Any]


def decode(root: Node, config_type: type[C]) -> tuple[C | None, list[Problem]]:
    """The configuration that `root` describes, or None and all that is wrong with it, in order of place."""
    try:
        config: C = adapter(config_type).validate_json(json.dumps([root.plain()]))[0]
        return config, []
    except ValidationError as error:
        mistakes = [_mistake(root, config_type, e) for e in error.errors(include_url=False)]
    problems = {p: None for m in _sensible(mistakes) if (p := _problem(root, m)) is not None}
    return None, sorted(problems, key=lambda p: (p.place.file, p.place.line, p.place.column))


def adapter(config_type: Any) -> TypeAdapter[Any]:
    """The strict checker of a one-entry list of this type: no unknown fields, no text for numbers."""
    return _adapter(config_type)


@cache
def _adapter(config_type: Hashable) -> TypeAdapter[Any]:
    # A tuple hands its settings down to plain dataclasses; a dataclass by itself takes none from outside.
    wrapped: Any = tuple.__class_getitem__(config_type)
    return TypeAdapter(wrapped, config=ConfigDict(extra="forbid", strict=True))


def placed(root: Node, findings: Iterable[Finding]) -> list[Problem]:
    """A game's own findings as problems: at the value their path leads to, or at its key for whole entries."""
    problems = []
    for finding in findings:
        node, rest = root.nearest(finding.path)
        if node.spoiled:
            continue
        single = not rest and node.fields is None and node.entries is None
        word = node.value if single and isinstance(node.value, str) else (finding.path or ("",))[-1]
        hint = did_you_mean(str(word), finding.known)
        problems.append(Problem(node.place if single else node.key, finding.text + hint))
    return problems


def _mistake(root: Node, config_type: type[Any], error: Any) -> Mistake:
    spot = shapes.locate(config_type, error["loc"][1:])
    node, rest = root.nearest(spot.path)
    return Mistake(error["type"], spot, node, bool(rest), error.get("ctx") or {})


def _sensible(mistakes: Sequence[Mistake]) -> Iterable[Mistake]:
    """Of the mistakes that the members of a union each report, only those of the member that was meant."""
    by_choice: dict[Any, dict[Any, list[Mistake]]] = {}
    for mistake in mistakes:
        if mistake.spot.choice is None:
            yield mistake
        else:
            path, label = mistake.spot.choice
            by_choice.setdefault(path, {}).setdefault(label, []).append(mistake)
    for path, members in by_choice.items():
        near = [found for found in members.values() if all(m.spot.path != path for m in found)]
        yield from min(near or members.values(), key=len)


def _problem(root: Node, mistake: Mistake) -> Problem | None:
    node = root
    for part in mistake.spot.path:
        if node.spoiled:
            return None
        node = node.child(part) or node
    if node.spoiled:
        return None
    message, at_key = complaint(mistake.error, mistake.spot, mistake.node, mistake.details)
    return Problem(mistake.node.key if at_key else mistake.node.place, message) if message else None
