"""The shipped data of Wild West Shepherds is what the rulings say; wrong data is found, and a mod's numbers arrive."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.content.catalog import load_game
from game.content.mods import Roots
from game.core.problems import Finding
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.wild_west.config import CHARACTERS, Location, WildConfig, check
from tests.helpers import config_of


def wild_config() -> WildConfig:
    """The shipped data."""
    config: WildConfig = config_of("wild_west")
    return config


def test_the_shipped_data_is_in_order() -> None:
    assert check(wild_config()) == []


def test_w1_there_are_31_locations_of_the_house() -> None:
    cards = wild_config().locations.values()
    assert sum(card.count for card in cards) == 31
    numbers = Counter({(c.type, c.sheep, c.wolves, c.disguised): c.count for c in cards})
    assert numbers == {
        ("grass", 0, 0, False): 8, ("sheep", 1, 0, False): 3, ("sheep", 2, 0, False): 5, ("sheep", 3, 0, False): 4,
        ("wolf", 0, 1, True): 3, ("wolf", 0, 1, False): 5, ("wolf", 0, 2, False): 3,
    }  # fmt: skip


def test_w4_the_characters_are_those_of_the_rulebook() -> None:
    characters = wild_config().characters
    assert set(characters) == set(CHARACTERS)
    assert {name for name, card in characters.items() if card.set == "advanced"} == {
        "wild_head", "billy", "insurance_agent",
    }  # fmt: skip
    assert {name for name, card in characters.items() if not card.attacked} == {
        "wild_head", "hunter", "billy", "insurance_agent",
    }  # fmt: skip
    assert {name for name, card in characters.items() if not card.collects} == {"hunter", "insurance_agent"}
    assert {name: card.min_seats for name, card in characters.items() if card.min_seats != 4} == {
        "banker": 6, "billy": 5,
    }  # fmt: skip


def test_the_numbers_are_those_of_the_rulebook() -> None:
    config = wild_config()
    numbers = config.abilities
    assert (numbers.joe_lucky_takes, numbers.hunter_above_wolves, numbers.banker_per_sheep) == (1, 1, 1)
    assert (numbers.priest_takes, numbers.priest_leaves, numbers.agent_takes) == (2, 2, 3)
    assert (numbers.billy_at_most, numbers.wild_head_at_most) == (2, 2)
    assert (config.piles.cards, config.announcement.open_from, config.announcement.at_most) == (6, 3, 2)
    assert (config.sheep.start, config.sheep.share_at_most, config.sheep.goal) == (2, 3, 11)


def test_two_lines_of_a_mod_arrive_in_a_new_game(tmp_path: Path) -> None:
    file = tmp_path / "mine" / "wild_west" / "changes.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("sheep: {goal: 15}\nlocations: {two_wolves: {wolves: 3}}\n", "utf-8")
    rules = get_rules("wild_west")
    loaded = load_game(rules, Roots(program_root() / "data", (tmp_path,)))

    assert (loaded.problems, loaded.mods[0].changed) == ((), 2)
    setup = rules.new(loaded.config, 5, {}, 1).state.setup
    assert (setup.config.sheep.goal, setup.cards["two_wolves"].wolves) == (15, 3)
    plain = rules.new(wild_config(), 5, {}, 1).state.setup
    assert (plain.config.sheep.goal, plain.cards["two_wolves"].wolves) == (11, 2)


# ------------------------------------------------------------------ what the game itself finds wrong


def with_card(kind: str, **changes: Any) -> dict[str, Any]:
    """The locations with other numbers on one of them."""
    known = wild_config().locations
    return {"locations": {**known, kind: replace(known[kind], **changes)}}


def with_part(part: str, **changes: Any) -> dict[str, Any]:
    """Other numbers in one part of the data."""
    return {part: replace(getattr(wild_config(), part), **changes)}


def deck(**counts: int) -> dict[str, Any]:
    """The locations with other counts."""
    known: dict[str, Location] = wild_config().locations
    return {"locations": {kind: replace(card, count=counts.get(kind, card.count)) for kind, card in known.items()}}


def without(character: str) -> dict[str, Any]:
    """The characters without one."""
    return {"characters": {name: card for name, card in wild_config().characters.items() if name != character}}


SMALL = {
    "grass": 6, "one_sheep": 2, "two_sheep": 2, "three_sheep": 2, "clothed_wolf": 2, "one_wolf": 2, "two_wolves": 2,
}  # fmt: skip
WRONG: list[tuple[dict[str, Any], tuple[str | int, ...], str]] = [
    (with_card("one_wolf", wolves=0), ("locations", "one_wolf", "wolves"), "needs at least one wolf"),
    (with_card("one_wolf", sheep=2), ("locations", "one_wolf", "sheep"), "brings no sheep, not 2"),
    (with_card("two_sheep", wolves=1), ("locations", "two_sheep", "wolves"), "this is sheep"),
    (with_card("two_sheep", disguised=True), ("locations", "two_sheep", "disguised"), "only wolves can be disguised"),
    (with_card("two_sheep", sheep=0), ("locations", "two_sheep", "sheep"), "needs at least one sheep"),
    (with_card("grass", sheep=1), ("locations", "grass", "sheep"), "grass brings no sheep, not 1"),
    (with_card("grass", wolves=1), ("locations", "grass", "wolves"), "this is grass"),
    (with_card("grass", disguised=True), ("locations", "grass", "disguised"), "this is grass"),
    (deck(grass=5), ("locations",), "the grass pile needs 6 cards, but the deck has 5"),
    (deck(one_wolf=0, two_wolves=0), ("locations",), "the wolf pile needs 6 cards, but the deck has 3"),
    (deck(**SMALL), ("locations",), "the four piles need 24 cards, but the deck has 18"),
    (deck(grass=99, two_sheep=99), ("locations",), "at most 200 cards; this one has 216"),
    (without("priest"), ("characters",), "the character priest is missing"),
    (with_part("announcement", at_most=3), ("announcement", "at_most"), "must be less than open_from, 3"),
    (with_part("sheep", goal=2), ("sheep", "goal"), "must be more than the 2 sheep of the start"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "path", "text"), WRONG, ids=[text for _, _, text in WRONG])
def test_what_is_wrong_is_found_where_it_stands(change: dict[str, Any], path: tuple[str | int, ...], text: str) -> None:
    found: list[Finding] = check(replace(wild_config(), **change))
    assert len(found) == 1
    assert found[0].path == path
    assert text in found[0].text


def test_the_least_that_can_be_played_is_in_order() -> None:
    config = replace(wild_config(), **deck(**{**SMALL, "grass": 12}))
    assert check(config) == []
    assert check(replace(config, sheep=replace(config.sheep, goal=3))) == []
