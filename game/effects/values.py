"""What the names of the card language stand for while an ability runs: plain pairs that can be saved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

Value = tuple[str, int]
"""("sheep", uid), ("shepherd", seat), ("caravan", index), ("space", hex), ("card", uid) or ("block", 0 or 1)."""

Names = tuple[tuple[str, Value], ...]
"""What has been bound so far, without the $, in the order of binding; every name once."""


@dataclass(frozen=True, slots=True)
class Source:
    """Which ability of which card runs, and for whom.

    `kind` and `id` name the card's definition, `ability` the one of its abilities. `owner` is a seat, -1 where nobody
    has the card; `card` is the uid of the card in play, -1 where there is none.
    """

    kind: str
    id: str
    ability: str
    owner: int = -1
    card: int = -1

    def __str__(self) -> str:
        return f"{self.kind} {self.id} ({self.ability})"

    def to_list(self) -> list[Any]:
        """Plain values, as they are saved."""
        return [self.kind, self.id, self.ability, self.owner, self.card]


def value_of(plain: Sequence[Any]) -> Value:
    """A value as it was saved."""
    return str(plain[0]), int(plain[1])


def bound(names: Names, name: str, value: Value) -> Names:
    """The names with one more, or with another value for one of them."""
    return (*(pair for pair in names if pair[0] != name), (name, value))
