"""What lies in the box: the numbers of the component list, what the rulebook names, and nothing twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

import pytest

from game.content.catalog import load_game
from game.content.mods import Roots
from game.content.texts import load_texts
from game.core.texts import Texts
from game.effects.model import Ability
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.the_sheep.card_text import ROWS, card_text
from game.rules.the_sheep.config import ByTier, SheepConfig

DATA = Roots(program_root() / "data")
CARDS = ("equipment", "traits", "curses", "caravans", "mutations", "day_events", "night_events", "tiles")
WORTH = {"lesser": 1.0, "standard": 2.0, "greater": 3.5}


@cache
def config() -> SheepConfig:
    """The data as it is shipped."""
    found: SheepConfig = load_game(get_rules("the_sheep"), DATA).config
    return found


@cache
def texts() -> Texts:
    """The words as they are shipped."""
    return load_texts(DATA, "the_sheep").texts


def printed(row: str, name: str) -> str:
    """The text of a card, a line for each ability."""
    return "\n".join(card_text(config(), row, name, texts()))


def starting() -> set[str]:
    """Equipment with which some Shepherd begins."""
    return {piece for shepherd in config().shepherds.values() for piece in shepherd.starts_with}


# ------------------------------------------------------------------ the component list


@pytest.mark.parametrize(
    ("row", "count"),
    [
        ("shepherds", 6), ("caravans", 6), ("traits", 36), ("curses", 20), ("mutations", 18), ("day_events", 20),
        ("night_events", 20), ("flock", 24), ("tiles", 6), ("maps", 2),
    ],
)  # fmt: skip
def test_the_box_holds_as_many_as_the_component_list_says(row: str, count: int) -> None:
    assert len(getattr(config(), row)) == count


def test_twenty_equipment_are_for_sale_each_at_one_caravan() -> None:
    sold = Counter(piece for caravan in config().caravans.values() for piece in caravan.inventory)
    assert len(sold) == 20
    assert set(sold.values()) == {1}
    assert set(config().equipment) == set(sold) | starting()
    assert not set(sold) & starting()
    assert all(1 <= config().equipment[piece].cost <= 5 for piece in sold)
    assert [len(caravan.inventory) in (3, 4) for caravan in config().caravans.values()] == [True] * 6


def test_everybody_starts_with_shears_flockbuster_and_a_piece_of_their_own() -> None:
    own = []
    for shepherd in config().shepherds.values():
        assert shepherd.starts_with[:2] == ("shears", "flockbuster")
        own.append(shepherd.starts_with[2:])
    assert [len(pieces) for pieces in own] == [1] * 6
    assert len(set(own)) == 6
    assert all(config().equipment[piece].cost == 0 for piece in starting())


def test_every_shepherd_has_two_traits_of_each_level_and_level_two_has_a_passive() -> None:
    levels = Counter((trait.shepherd, trait.level) for trait in config().traits.values())
    assert levels == {(who, level): 2 for who in config().shepherds for level in (1, 2, 3)}
    for name, trait in config().traits.items():
        assert trait.abilities, f"{name} has no ability"
        assert bool(trait.modify or trait.passive) == (trait.level == 2), f"T23: {name}"


def test_day_events_point_north_and_south_equally_often() -> None:
    assert Counter(event.sign for event in config().day_events.values()) == {"north": 10, "south": 10}


def test_night_events_climb_one_two_or_three() -> None:
    assert Counter(event.pollution for event in config().night_events.values()) == {1: 8, 2: 9, 3: 3}


def test_eight_flock_cards_a_wave_bring_what_their_wave_and_the_players_deserve() -> None:
    budget = {1: (3, 4, 6), 2: (6.5, 8.5, 12), 3: (11.5, 16, 21)}
    assert Counter(card.wave for card in config().flock.values()) == {1: 8, 2: 8, 3: 8}
    for name, card in config().flock.items():
        for seats, wanted in zip(("2", "3", "4"), budget[card.wave], strict=True):
            spawns = card.seats[seats]  # type: ignore[index]
            sheep = sum(WORTH[tier] * count for herd in spawns.values() for tier, count in herd.items())
            assert abs(sheep - wanted) <= 0.5, f"{name}, {seats} players"
            assert 1 <= len(spawns) <= 3


def test_the_numbers_of_the_rulebook() -> None:
    numbers = config().numbers
    assert (numbers.lanterns, numbers.essence, numbers.essence_slots) == (3, 2, 5)
    assert numbers.hand_limits == (3, 3, 4, 5)
    assert (numbers.day_steps, numbers.sheep_steps, numbers.caravan_steps) == (3, 3, 2)
    assert numbers.day_health == ByTier(lesser=1, standard=2, greater=3)
    assert numbers.sheeples == ByTier(lesser=20, standard=15, greater=10)
    assert (numbers.tiles, numbers.waves) == (3, (4, 4))
    assert (numbers.corruption_slots, numbers.experience) == (3, (5, 7)), "T19 and T22"


# ------------------------------------------------------------------ what the rulebook names


def test_miles_starts_without_an_ability_and_may_become_battle_tested() -> None:
    (piece,) = set(config().shepherds["miles"].starts_with) - {"shears", "flockbuster"}
    for name in ("shears", "flockbuster", piece):
        assert (config().equipment[name].abilities, config().equipment[name].modify) == ({}, ())
    trait = config().traits["battle_tested"]
    assert (trait.shepherd, trait.level) == ("miles", 2)
    others = [s.starts_with[2] for who, s in config().shepherds.items() if who != "miles"]
    assert all(config().equipment[name].abilities for name in others), "all but Miles have an ability in hand"


def test_the_lightning_prod_moves_a_standard_or_lesser_sheep() -> None:
    assert "Move a Lesser or Standard Sheep here one hex." in printed("equipment", "lightning_prod")


def test_the_shepherds_spear_costs_three_for_metal_and_runic() -> None:
    spear = config().equipment["shepherds_spear"]
    assert (spear.cost, spear.damage) == (3, {"metal": 1, "runic": 1})


def test_the_tainted_taunt_brings_any_sheep_for_two_essence() -> None:
    (taunt,) = config().curses["tainted_taunt"].abilities.values()
    assert taunt.cost.essence == 2
    assert printed("curses", "tainted_taunt").endswith(", 2 Essence: Move any Sheep to your hex.")


def test_void_sheep_are_as_printed() -> None:
    void = config().mutations["void"]
    assert void.health == ByTier(lesser=2, standard=3, greater=3)
    assert void.corruption == ByTier(lesser=1, standard=2, greater=3)
    assert void.essence.standard == 2
    assert (void.weak, void.immune) == (("runic",), ("metal",))
    assert printed("mutations", "void") == "Sheep can be attacked only by Shepherds with a lit Lantern."


def test_prismatic_sheep_are_as_the_faq_says() -> None:
    told = printed("mutations", "prismatic")
    assert told == "Sheep take only one point of each damage type but Lantern from an attack."


def test_pollution_tiles_do_what_the_rulebook_quotes() -> None:
    assert printed("tiles", "violet_well") == (
        "Add a Standard Sheep on the violet Spawn.\nAdd a Greater Sheep on the violet Spawn."
    )
    minor = {printed("tiles", name).split("\n")[0] for name in config().tiles}
    assert {"Add 2 Lesser Sheep on the violet Spawn.", "Any one Shepherd takes 1 corruption."} < minor


# ------------------------------------------------------------------ balance and voice


def test_mutations_stay_within_their_budget() -> None:
    for name, mutation in config().mutations.items():
        for numbers in (mutation.health, mutation.corruption, mutation.essence):
            assert numbers.lesser <= numbers.standard <= numbers.greater, name
        assert 6 <= sum(asdict(mutation.health).values()) <= 12, name
        assert 4 <= sum(asdict(mutation.corruption).values()) <= 7, name
        usual = zip(asdict(mutation.essence).values(), (1, 2, 3), strict=True)
        assert all(abs(given - wanted) <= 1 for given, wanted in usual), name
        assert len(mutation.weak) <= 2, name
        assert len(mutation.immune) <= 2, name


def test_caravans_bear_four_to_seven() -> None:
    assert all(4 <= caravan.slots <= 7 for caravan in config().caravans.values())


def test_curses_hit_hard_and_ask_for_essence() -> None:
    for name, curse in config().curses.items():
        assert 2 <= sum(curse.damage.values()) <= 3, name
        assert all(1 <= ability.cost.essence <= 3 for ability in curse.abilities.values()), name
        assert curse.abilities, name


def effects(card: Any) -> str:
    """A card without what is only words, and without its abilities' names."""
    words = ("name", "flavour", "origin", "shepherd", "level", "was", "sign", "pollution")
    rest = {key: value for key, value in asdict(card).items() if key not in words}
    for key in ("abilities", "passive"):
        if key in rest:
            rest[key] = [*rest[key].values()]
    return repr(rest)


@pytest.mark.parametrize("row", [*CARDS, "flock"])
def test_no_two_cards_of_a_kind_do_the_same(row: str) -> None:
    kinds = Counter(effects(card) for card in getattr(config(), row).values())
    assert [effect for effect, count in kinds.items() if count > 1] == []


@pytest.mark.parametrize("row", CARDS)
def test_no_two_cards_of_a_kind_read_the_same(row: str) -> None:
    told = Counter(printed(row, name) for name in getattr(config(), row))
    assert [text for text, count in told.items() if count > 1 and text] == []


def test_every_card_with_a_rule_has_a_text() -> None:
    assert set(ROWS) == set(CARDS)
    for row in CARDS:
        for name, card in getattr(config(), row).items():
            rules = [*abilities(card)]
            assert len(printed(row, name).split("\n")) >= len(rules), f"{row} {name}"


def abilities(card: Any) -> Iterator[Ability]:
    """All abilities of a card."""
    for key in ("abilities", "passive"):
        held: Mapping[str, Ability] = getattr(card, key, {})
        yield from held.values()
    for key in ("board", "minor", "major"):
        if getattr(card, key, None) is not None:
            yield getattr(card, key)


def test_names_are_short() -> None:
    """Two or three words, articles counted or not; mutations are called by one, and so are some in the rulebook."""
    for row in ("equipment", "traits", "curses", "caravans", "day_events", "night_events", "tiles"):
        for name, card in getattr(config(), row).items():
            words = card.name.split()
            bare = [word for word in words if word.lower() not in ("a", "an", "the")]
            assert {len(words), len(bare)} & {2, 3} or name in ("shears", "flockbuster"), card.name
    names = [card.name for row in CARDS for card in getattr(config(), row).values()]
    assert len(set(names)) == len(names)


def test_a_flavour_is_one_line_and_no_rule() -> None:
    lines = [card.flavour for row in (*CARDS[:-1], "shepherds") for card in getattr(config(), row).values()]
    assert [line for line in lines if len(line.split()) > 12] == []
    assert [line for line in lines if line[-1] not in ".?!" or any(sign.isdigit() for sign in line)] == []
    assert len(set(lines)) == len(lines)
