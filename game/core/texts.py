"""The words of the program: patterns by key, with named fields and plural forms.

Content fills a `Texts` from `data/common/text/<language>.yaml` and `data/<game>/text/<language>.yaml`; rules,
tables and scenes only ask for keys. A key that is missing is shown as itself in brackets and counted, never
an exception: a half-finished translation must not stop a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import Formatter

Field = str | int
_FORMATTER = Formatter()


@dataclass(frozen=True, slots=True)
class Pattern:
    """One text: `other` always, `one` used when the field `count_field` is exactly 1."""

    other: str
    one: str | None = None
    count_field: str = "n"

    def fill(self, fields: Mapping[str, Field]) -> str:
        """The text with its fields filled in; an unknown field stays visible as `{name}`."""
        chosen = self.one if self.one is not None and fields.get(self.count_field) == 1 else self.other
        return _FORMATTER.vformat(chosen, (), _Visible(fields))


class _Visible(dict[str, Field]):
    """Leaves a field that was not given standing in its braces."""

    def __missing__(self, key: str) -> str:
        return "{" + key + "}"


@dataclass(slots=True)
class Texts:
    """Patterns by dotted key (`log.lamb_slam`), and the set of keys that were asked for in vain."""

    patterns: Mapping[str, Pattern]
    missing: set[str] = field(default_factory=set)

    def __call__(self, key: str, /, **fields: Field) -> str:
        pattern = self.patterns.get(key)
        if pattern is None:
            self.missing.add(key)
            return f"[{key}]"
        return pattern.fill(fields)

    def __contains__(self, key: str) -> bool:
        return key in self.patterns

    def under(self, prefix: str) -> dict[str, Pattern]:
        """All patterns whose key begins with `prefix.`, by the rest of their key, in the order of the file."""
        start = prefix + "."
        return {key.removeprefix(start): p for key, p in self.patterns.items() if key.startswith(start)}

    def merged(self, other: Texts) -> Texts:
        """These texts with `other`'s on top."""
        return Texts({**self.patterns, **other.patterns})
