"""What one step of an ability knows while it runs: the table, whose ability it is, and what the names stand for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from game.effects.port import Port
from game.effects.values import Names, Source, Value

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Context:
    """A port with a source and names."""

    port: Port
    source: Source
    names: Names = ()

    def value(self, name: str | None) -> Value | None:
        """What a `$name` stands for; None when it was left open."""
        if name is None:
            return None
        word = name.removeprefix("$")
        for known, value in self.names:
            if known == word:
                return value
        return self.port.named(self.source, word)

    def place(self, value: Value | None) -> int:
        """The hex something is on; a card is where its holder is. NOWHERE off the map."""
        if value is None:
            return NOWHERE
        kind, number = value
        if kind == "space":
            return number
        if kind == "card":
            seat = self.port.holder_of(value)
            return NOWHERE if seat < 0 else self.port.place_of(("shepherd", seat))
        return self.port.place_of(value)

    def there(self, name: str | None) -> Value | None:
        """What a `$name` stands for, if it still is in the game."""
        value = self.value(name)
        return value if value is not None and (value[0] == "space" or value in self.port.things(value[0])) else None


def mentioned(record: Any) -> Iterator[str]:
    """All names in a record of the language, without the $, in the order they are written; some perhaps twice."""
    if isinstance(record, str):
        if record.startswith("$"):
            yield record[1:]
    elif isinstance(record, tuple):
        for entry in record:
            yield from mentioned(entry)
    elif isinstance(record, dict):
        for entry in record.values():
            yield from mentioned(entry)
    elif is_dataclass(record):
        for field in fields(record):
            yield from mentioned(getattr(record, field.name))
