"""What stands on the face of a card of The Sheep: names, words and icons made from the data, nothing about pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal[
    "equipment", "curses", "traits", "day_events", "night_events", "mutations", "tiles", "caravans", "shepherds",
    "flock", "by_day",
]  # fmt: skip
"""The sections of the data, and what the Sheep are by day."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A small picture that says something: `word` tells what on hover, `text` is shown beside it.

    Without a picture there is only the text; `head` stands in small letters over it; `crossed` strikes the picture out.
    """

    picture: str
    word: str
    text: str = ""
    crossed: bool = False
    head: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A line of the rule text: `head` says when it can be used and what it costs, `note` which side or kind it is."""

    said: str
    head: str = ""
    note: str = ""

    @property
    def before(self) -> str:
        """What stands before the colon."""
        return ": ".join(part for part in (self.note, self.head) if part)

    @property
    def text(self) -> str:
        """The whole line."""
        return f"{self.before}: {self.said}" if self.before else self.said


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table on a card, such as a tier of Sheep with its numbers."""

    name: str
    icons: tuple[Icon, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """A card as it looks. Equal faces are drawn once.

    `line` is the kind of card in a few words. `picture` may not exist; then `spare` stands in. `corner` is what the
    corner of the picture tells (cost, level), `icons` what stands in the strip at the foot, `strikes` weaknesses and
    immunities, `rows` a table, `facts` short lines for the enlarged card. `mark` is the word that stands on an
    exhausted card, `more` what the mark means that a card does not say everything.
    """

    kind: Kind
    id: str
    name: str
    line: str
    picture: str
    spare: str
    rules: tuple[Rule, ...] = ()
    flavour: str = ""
    corner: Icon | None = None
    icons: tuple[Icon, ...] = ()
    strikes: tuple[Icon, ...] = ()
    rows: tuple[Row, ...] = ()
    facts: tuple[str, ...] = ()
    mark: str = ""
    more: str = ""

    @property
    def rule_text(self) -> str:
        """All lines of the rule text."""
        return "\n".join(rule.text for rule in self.rules)

    @property
    def heads(self) -> tuple[str, ...]:
        """When it can be used, and what that costs: the short form of its rules."""
        return tuple(rule.head for rule in self.rules if rule.head)

    @property
    def hints(self) -> tuple[str, ...]:
        """What its icons mean, in words."""
        corner = (self.corner,) if self.corner is not None else ()
        return tuple(dict.fromkeys(icon.word for icon in (*corner, *self.icons, *self.strikes) if icon.word))
