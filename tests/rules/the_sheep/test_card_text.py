"""The lines of a card's text: what stands before the colon, what works while exhausted, which side of a tile."""

from __future__ import annotations

from game.rules.the_sheep.card_text import ROWS, card_lines, card_text
from game.rules.the_sheep.config import SheepConfig
from tests.helpers import config_of
from tests.helpers_ui import texts_of

CONFIG: SheepConfig = config_of("the_sheep")
TEXTS = texts_of("the_sheep")


def test_the_head_of_an_ability_is_when_it_can_be_used_and_what_it_costs() -> None:
    (line,) = card_lines(CONFIG, "equipment", "galvanic_crook", TEXTS)
    assert (line.head, line.note) == ("Day or Combat, 1 Lantern", "")
    assert line.text == "Day or Combat, 1 Lantern: Deal 2 Shock damage to a Sheep next to you."


def test_what_triggers_by_itself_has_no_head() -> None:
    (line,) = card_lines(CONFIG, "equipment", "storm_glass", TEXTS)
    assert line.text.startswith("At dusk, you may use this: ")
    assert line.head == ""


def test_t23_the_passive_of_a_level_ii_trait_is_marked() -> None:
    lines = card_lines(CONFIG, "traits", "house_call", TEXTS)
    assert [(line.head, line.note) for line in lines] == [("", "passive"), ("Day or Night", "")]
    assert [line.note for line in card_lines(CONFIG, "traits", "fourth_lamp", TEXTS)] == ["passive", ""]


def test_a_tile_has_a_line_for_each_side() -> None:
    assert [line.note for line in card_lines(CONFIG, "tiles", "bad_air", TEXTS)] == ["minor", "major"]


def test_every_head_stands_before_a_colon() -> None:
    for row in ROWS:
        for name in getattr(CONFIG, row):
            lines = card_lines(CONFIG, row, name, TEXTS)
            assert all(line.text.startswith(f"{line.head}: ") for line in lines if line.head), name
            assert card_text(CONFIG, row, name, TEXTS) == tuple(line.text for line in lines)
