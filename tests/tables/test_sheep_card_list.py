"""The list of all cards of The Sheep: every card of the data is in it once, with facts and text."""

from __future__ import annotations

from dataclasses import fields

from game.rules.the_sheep.config import SheepConfig
from game.tables.base import CardInfo
from game.tables.the_sheep.card_list import cards
from tests.helpers import config_of
from tests.helpers_ui import texts_of

CONFIG: SheepConfig = config_of("the_sheep")


def listed() -> list[CardInfo]:
    return cards(CONFIG, texts_of("the_sheep"))


def card(section: str, name: str) -> CardInfo:
    return next(info for info in listed() if info.paths[0] == (section, name))


def test_every_entry_of_the_data_is_listed_once() -> None:
    sections = [field.name for field in fields(CONFIG) if field.name not in ("numbers", "presets")]
    entries = {(section, name) for section in sections for name in getattr(CONFIG, section)}
    paths = [info.paths[0] for info in listed()]
    assert len(paths) == len(set(paths))
    assert set(paths) == entries


def test_no_word_is_missing_and_every_card_has_a_face() -> None:
    texts = texts_of("the_sheep")
    before = set(texts.missing)
    for info in listed():
        assert info.name
        assert info.facts
        assert info.look is not None
    assert texts.missing == before


def test_cards_of_a_kind_stand_together_traits_by_shepherd_and_level() -> None:
    groups = [info.group for info in listed()]
    assert groups == sorted(groups, key=groups.index)
    traits = [CONFIG.traits[info.paths[0][1]] for info in listed() if info.paths[0][0] == "traits"]
    shepherds = list(CONFIG.shepherds)
    order = [(shepherds.index(trait.shepherd), trait.level) for trait in traits]
    assert order == sorted(order)


def test_a_flock_card_tells_its_sheep_for_two_three_and_four_players() -> None:
    lines = card("flock", "ewe_and_lambs").text.splitlines()
    assert lines == [
        "2 players: 1 Standard and 1 Lesser on blue",
        "3 players: 1 Standard and 1 Lesser on blue; 1 Lesser on green",
        "4 players: 1 Standard and 1 Lesser on blue; 3 Lesser on green",
    ]


def test_a_mutation_tells_its_numbers_weaknesses_and_immunities() -> None:
    facts = card("mutations", "void").facts
    assert "Standard: 3 health, 2 corruption, 2 Essence" in facts
    assert "Weak to Runic: each point counts 2" in facts
    assert "Immune to Metal: it counts nothing" in facts
    assert facts[-1] == "Printed in the rulebook"


def test_a_caravan_tells_what_it_bears_and_sells() -> None:
    facts = card("caravans", "tinker").facts
    assert "Bears 6 corruption" in facts
    assert "Sells Lightning Prod (2), Turnpike Pass (3), Fowling Piece (4)." in facts


def test_a_map_tells_its_size() -> None:
    downs = card("maps", "downs")
    assert downs.name == "The Downs"
    assert downs.facts[0] == f"{sum(bool(word) for row in CONFIG.maps['downs'].ground for word in row)} hexes"
    assert downs.text.startswith("Sixteen miles")
