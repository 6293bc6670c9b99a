"""Whatever is typed as a title becomes a file name that every system takes."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.persist.names import clean_title, slug


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Friday", "friday"),
        ('a:b/c*?"<>|', "a-b-c"),
        ("CON", "con"),
        ("José 羊 🐑", "jose"),
        ("羊 🐑", "game"),
        ("", "game"),
        ("../../etc/passwd", "etc-passwd"),
        ("a" * 300, "a" * 60),
        ("Straße 12", "strasse-12"),
    ],
)
def test_a_title_as_a_file_name(typed: str, name: str) -> None:
    assert slug(typed) == name


@given(st.text(max_size=400))
def test_any_title(typed: str) -> None:
    assert re.fullmatch(r"[a-z0-9]([a-z0-9-]{0,58}[a-z0-9])?", slug(typed))
    shown = clean_title(typed)
    shown.encode("utf-8")
    assert "\n" not in shown
    assert len(shown) <= 300


def test_a_title_is_kept_as_typed() -> None:
    assert clean_title('  a:b/c*?"<>| 羊 ') == 'a:b/c*?"<>| 羊'
