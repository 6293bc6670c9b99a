"""The passive tier: what a number of the rules becomes when modifiers speak about it."""

from __future__ import annotations

from collections.abc import Iterable

from game.effects.model import Modify


def total(base: int, modifiers: Iterable[Modify]) -> int:
    """The number in force: the last `set` in place of the base, then every `by`, never less than 0."""
    added = 0
    for modifier in modifiers:
        if modifier.set is not None:
            base = modifier.set
        added += modifier.by or 0
    return max(base + added, 0)
