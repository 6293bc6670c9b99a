"""Who sits at the table: people and bots, with names that are fit to be shown and saved.

Names are typed by people: any script is welcome, but nothing that breaks a line, hides itself or turns the text
around, and no two seats are called the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.core.record import Json

Kind = Literal["human", "bot"]
LEVELS = ("random", "easy", "normal", "hard")
NAME_LIMIT = 40
DEFAULT_NAME = "Player"

# What turns the direction of writing or cannot be seen, but is no part of a letter or an emoji.
_UNSEEN = frozenset("\u00ad\u061c\u180e\u200b\u200e\u200f\u2060\ufeff") | frozenset(
    chr(c) for c in (*range(0x202A, 0x202F), *range(0x2061, 0x2070), *range(0xFFF9, 0xFFFC))
)
_JOINERS = frozenset("\u200c\u200d\ufe0e\ufe0f")


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat. `level` is the bot's, "" for a human; `colour` is a colour of the game, "" if it has none."""

    index: int
    name: str
    kind: Kind
    level: str = ""
    colour: str = ""

    @property
    def human(self) -> bool:
        """True when a person moves for this seat."""
        return self.kind == "human"

    def to_dict(self) -> dict[str, Json]:
        """Plain values, as they stand in a save."""
        return {"name": self.name, "kind": self.kind, "level": self.level, "colour": self.colour}


def seat_from_dict(index: int, data: Mapping[str, Json]) -> Seat:
    """The seat that `to_dict` wrote; a damaged one still gives a seat, with a bot where the kind is unknown."""
    kind: Kind = "human" if data.get("kind") == "human" else "bot"
    level = str(data.get("level", ""))
    level = level if level in LEVELS else "normal"
    name = clean_name(str(data.get("name", ""))) or f"{DEFAULT_NAME} {index + 1}"
    return Seat(index, name, kind, "" if kind == "human" else level, str(data.get("colour", "")))


def clean_name(typed: str) -> str:
    """The name without control characters and needless spaces, at most NAME_LIMIT long; "" if nothing is left."""
    text = unicodedata.normalize("NFC", typed.encode("utf-8", "ignore").decode("utf-8"))
    shown = (" " if unicodedata.category(c) in ("Zl", "Zp", "Zs") or c in "\t\r\n" else c for c in text)
    kept = "".join(c for c in shown if c not in _UNSEEN and unicodedata.category(c) not in ("Cc", "Cn", "Co"))
    name = _shortened(" ".join(kept.split()), NAME_LIMIT)
    return "" if all(c in _JOINERS or c == " " for c in name) else name


def tidy_seats(seats: Sequence[Seat], default: str = DEFAULT_NAME) -> tuple[Seat, ...]:
    """The seats with clean, different names: empty ones get `default` and the seat's number, equal ones a number."""
    taken: set[str] = set()
    out = []
    for seat in seats:
        wish = clean_name(seat.name) or f"{default} {seat.index + 1}"
        name, number = wish, 1
        while name.casefold() in taken:
            number += 1
            ending = f" {number}"
            name = _shortened(wish, NAME_LIMIT - len(ending)) + ending
        taken.add(name.casefold())
        out.append(replace(seat, name=name))
    return tuple(out)


def _shortened(name: str, limit: int) -> str:
    """At most `limit` characters, without tearing an accent or a joined emoji from what it belongs to."""
    if len(name) <= limit:
        return name
    end = limit
    while end and (unicodedata.combining(name[end]) or name[end] in _JOINERS or name[end - 1] == "\u200d"):
        end -= 1
    return name[:end].rstrip()
