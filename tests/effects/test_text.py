"""The words on cards: `cards.txt` holds cards and, after `=`, what a person would have written on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from game.content.decode import decode
from game.content.mods import Roots
from game.content.texts import load_texts
from game.content.yaml_source import parse_yaml
from game.core.texts import Texts
from game.effects.model import Among, Filter, Modify
from game.effects.speaker import OWNED, Voice
from game.effects.stats import STATS
from game.effects.text import ability_text, modify_text
from game.effects.words import Stat
from game.roots import program_root
from tests.effects.pasture import ability

CARDS = Path(__file__).with_name("cards.txt").read_text("utf-8").strip().split("\n\n")
VOICES: tuple[Voice, ...] = get_args(Voice)


@cache
def texts() -> Texts:
    """The words as they are shipped."""
    return load_texts(Roots(program_root() / "data"), "the_sheep").texts


@dataclass(frozen=True)
class Passive:
    """Changes that hold as long as a card does."""

    modify: tuple[Modify, ...]


def changes(text: str) -> tuple[Modify, ...]:
    """The changes that are written so."""
    source = parse_yaml(text, "card")
    assert source.root is not None
    found, problems = decode(source.root, Passive)
    assert found is not None, [str(p) for p in problems]
    return found.modify


def title(card: str) -> str:
    """The name of a card in the file."""
    return card.split("\n", 1)[0].removeprefix("# ")


@pytest.mark.parametrize("card", CARDS, ids=title)
def test_a_card_reads_as_if_written_by_hand(card: str) -> None:
    lines = card.split("\n")
    assert lines[-1].startswith("= "), "every card ends with its text"
    voice, _, half = title(card).split(" ", 1)[0].partition(":")
    assert voice in VOICES
    written = "\n".join(lines[1:-1])
    if written.startswith("modify:"):
        told = modify_text(changes(written), texts(), voice, half)
    else:
        told = ability_text(ability(written), texts(), voice, half)
    assert told == lines[-1].removeprefix("= ")


def test_there_are_many_cards() -> None:
    assert len(CARDS) >= 40


@pytest.mark.parametrize("voice", VOICES)
@pytest.mark.parametrize("stat", get_args(Stat))
def test_every_number_has_words_for_every_change(stat: Stat, voice: Voice) -> None:
    info = STATS[stat]
    values = [{"set": 0}, {"set": 1}]
    values += [] if info.switch else [{"set": 3}, {"by": 1}, {"by": 2}, {"by": -1}, {"by": -2}]
    for value in values:
        for among in (None, *(Among(**{kind: Filter()}) for kind in info.of)):
            told = modify_text([Modify(stat=stat, of=among, **value)], texts(), voice)
            assert "[" not in told, told
            assert "{" not in told, told
            assert ("You" in told or "your" in told) <= (voice in OWNED)
    assert texts().missing == set()
