"""The reference of the card language, and the texts of all cards: made, committed, and short enough to be read."""

from __future__ import annotations

from typing import get_args

from game.effects.model import VERBS
from game.effects.words import Stat, When
from tools.make_effect_docs import ALL_CARDS, REFERENCE, all_cards, reference


def test_the_committed_reference_is_up_to_date() -> None:
    assert REFERENCE.read_text("utf-8") == reference(), "run python tools/make_effect_docs.py"


def test_the_committed_texts_of_all_cards_are_up_to_date() -> None:
    told = "run python tools/make_effect_docs.py, and read what has changed"
    assert ALL_CARDS.read_text("utf-8") == all_cards(), told


def test_it_is_short_and_names_everything() -> None:
    text = reference()
    assert text.count("\n") < 300
    assert [word for word in (*VERBS, *get_args(Stat)) if f"`{word}`" not in text] == []
    assert [word for word in get_args(When) if word not in text.split("### `when`")[1].split("###")[0]] == []


def test_the_language_stays_small() -> None:
    assert len(VERBS) <= 15
