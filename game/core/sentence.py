"""What games tell of themselves: one sentence an event, for the log, the recap and the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.event import Event
from game.core.texts import Texts

Names = Callable[[int], str]
"""The name of a seat."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A piece of the log: `heading` opens a new entry of `seat`, otherwise `text` goes on with the last one."""

    text: str
    heading: bool = False
    seat: int | None = None


Tellers = Mapping[type[Event], Callable[[Any, Texts, Names], Sentence | None]]
"""By class of event the function that tells it."""


def told_by(tellers: Tellers, event: Event, texts: Texts, names: Names) -> Sentence | None:
    """The event in words, or None where the words of others say it already."""
    tell = tellers.get(type(event))
    return tell(event, texts, names) if tell is not None else None


def listed(words: Sequence[str], texts: Texts) -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return texts("common.and", first=", ".join(words[:-1]), last=words[-1])


def capital(text: str) -> str:
    """With a capital at the beginning; the rest stays as it is, for it may hold names."""
    return text[:1].upper() + text[1:]
