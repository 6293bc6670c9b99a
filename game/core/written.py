"""Reads what somebody wrote by hand, such as a position or the options of a set-up; mistakes are told in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.rules import BadPosition


def whole(written: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
    """A whole number in these limits. Raises BadPosition."""
    value = written.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{key} must be a whole number from {low} to {high}, not {value!r}")
    return value


def truth(written: Mapping[str, Any], key: str, default: bool) -> bool:
    """True or false. Raises BadPosition."""
    value = written.get(key, default)
    if not isinstance(value, bool):
        raise BadPosition(f"{key} must be true or false, not {value!r}")
    return value


def listing(key: str, value: Any, length: int | None = None) -> Sequence[Any]:
    """A list, of this length if one is given. Raises BadPosition."""
    if not isinstance(value, list | tuple) or length not in (None, len(value)):
        count = "" if length is None else f" of {length}"
        raise BadPosition(f"{key} must be a list{count}, not {value!r}")
    return value


def seat_of(key: str, seat: Any, seats: int) -> int:
    """A seat, also written as text, as keys of a file are. Raises BadPosition."""
    if isinstance(seat, str) and seat.isdecimal():
        seat = int(seat)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise BadPosition(f"{key} names the seat {seat!r}; there are 0 to {seats - 1}")
    return seat


def by_seat(key: str, value: Any, seats: int) -> dict[int, Any]:
    """A mapping by seat. Raises BadPosition."""
    if not isinstance(value, Mapping):
        raise BadPosition(f"{key} must be a mapping by seat, such as {{1: ...}}, not {value!r}")
    return {seat_of(key, seat, seats): entry for seat, entry in value.items()}
