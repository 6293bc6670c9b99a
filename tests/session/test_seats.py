"""Names survive whatever is typed, and no two seats are called the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.session.seats import NAME_LIMIT, Seat, clean_name, seat_from_dict, tidy_seats


def names(*typed: str) -> list[str]:
    """What seats with these typed names are called in the end."""
    return [s.name for s in tidy_seats([Seat(i, name, "human") for i, name in enumerate(typed)])]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna   Lena ", "Anna Lena"),
        ("José 羊 🐑", "José 羊 🐑"),
        ("Jose\u0301", "José"),
        ("a/b:c?", "a/b:c?"),
        ("two\nlines\x00\x1b[31m", "two lines[31m"),
        ("evil\u202egnirts", "evilgnirts"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("W" * 40, "W" * 40),
        ("W" * 300, "W" * 40),
        ("\ud800lone", "lone"),
        ("\u200d\ufe0f", ""),
        ("\u200b\u200b", ""),
        ("", ""),
    ],
)
def test_a_typed_name(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_empty_names_get_a_number() -> None:
    assert names("", " ", "Ben") == ["Player 1", "Player 2", "Ben"]


def test_equal_names_get_a_number() -> None:
    assert names("Anna", "anna", "Anna", "Anna 2") == ["Anna", "anna 2", "Anna 3", "Anna 2 2"]


def test_long_equal_names_stay_within_the_limit() -> None:
    shown = names("W" * 40, "W" * 41)
    assert shown[1] == "W" * 38 + " 2"


@given(st.lists(st.text(max_size=60), min_size=1, max_size=8))
def test_any_names(typed: list[str]) -> None:
    shown = names(*typed)
    assert len({n.casefold() for n in shown}) == len(typed)
    for name in shown:
        assert 0 < len(name) <= NAME_LIMIT
        assert name.strip() == name
        assert not set(name) & set("\r\n\t\x00")
        name.encode("utf-8")


def test_a_seat_survives_being_written() -> None:
    seat = Seat(1, "José 羊 🐑", "bot", "hard", "red")
    assert seat_from_dict(1, seat.to_dict()) == seat


def test_a_damaged_seat_is_still_a_seat() -> None:
    assert seat_from_dict(2, {"name": 5, "kind": "ghost"}) == Seat(2, "5", "bot", "normal", "")
    assert seat_from_dict(0, {}) == Seat(0, "Player 1", "bot", "normal", "")
