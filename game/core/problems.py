"""Problems people can mend: what is wrong with a file, exactly where, and what was probably meant.

`Problem` carries a place; `Finding` is what a game's own `check(config)` reports, which knows only a path
inside the data. Content turns findings into problems (see game/content).
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass

PathPart = str | int


@dataclass(frozen=True, slots=True)
class Place:
    """A position in a file; line and column count from 1, as editors do."""

    file: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in one place; `str` gives the line that is shown everywhere."""

    place: Place
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something only a game's rules can find wrong in its data.

    `path` leads to the value (mapping keys and list indices); `text` is one sentence; `known` are the words
    that would have been right, offered as "did you mean" when `path` ends at a word close to one of them.
    """

    path: tuple[PathPart, ...]
    text: str
    known: tuple[str, ...] = ()


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean "..."?` for the nearest known word, or nothing when none is near."""
    near = difflib.get_close_matches(word, sorted(known), n=1, cutoff=0.6)
    return f'; did you mean "{near[0]}"?' if near else ""
