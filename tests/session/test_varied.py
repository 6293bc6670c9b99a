"""What a set-up leaves open is drawn: everybody in the box, nobody twice, and nothing that was chosen."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.core.rules import BadPosition, Options
from game.rules.registry import GAME_IDS, get_rules
from game.session.varied import can_vary, varied
from tests.helpers import config_of

CONFIG = config_of("the_sheep")


def drawn(seats: int, options: Options, seed: int) -> Options:
    """A set-up of The Sheep."""
    return varied(get_rules("the_sheep"), CONFIG, seats, options, Rng(seed))


def values(found: Options, row: str) -> list[object]:
    """What stands in the places of a row."""
    return [value for key, value in found.items() if key.startswith(f"{row}_")]


def test_sooner_or_later_everybody_goes() -> None:
    many = [drawn(2, {}, seed) for seed in range(80)]
    for row, entries in (("shepherd", CONFIG.shepherds), ("caravan", CONFIG.caravans)):
        assert {value for found in many for value in values(found, row)} == set(entries)
    first = {name for name, trait in CONFIG.traits.items() if trait.level == 1}
    assert {value for found in many for value in values(found, "trait")} == first
    assert {found["map"] for found in many} == set(CONFIG.maps)


@pytest.mark.parametrize(("seats", "caravans"), [(2, 3), (3, 4), (4, 4)])
def test_as_many_as_usual_go_and_nobody_twice(seats: int, caravans: int) -> None:
    for seed in range(20):
        found = drawn(seats, {}, seed)
        assert len(set(values(found, "shepherd"))) == len(values(found, "shepherd")) == seats
        assert len(set(values(found, "caravan"))) == len(values(found, "caravan")) == caravans
        for seat in range(seats):
            assert CONFIG.traits[found[f"trait_{seat}"]].shepherd == found[f"shepherd_{seat}"]


def test_what_was_chosen_stays_and_is_not_drawn_again() -> None:
    chosen: Options = {"shepherd_1": "miles", "map": "downs", "caravans": 2, "caravan_0": "tinker", "early_cards": 1}
    for seed in range(30):
        found = drawn(2, chosen, seed)
        assert {key: found[key] for key in chosen} == chosen
        assert found["shepherd_0"] != "miles"
        assert (len(values(found, "caravan")), found["caravan_1"] != "tinker") == (2, True)


def test_a_trait_alone_draws_the_shepherd_who_has_it() -> None:
    assert {drawn(2, {"trait_0": "come_by"}, seed)["shepherd_0"] for seed in range(10)} == {"nan"}


def test_what_goes_with_nothing_is_refused() -> None:
    with pytest.raises(BadPosition, match="Nan Hollins"):
        drawn(2, {"shepherd_0": "nan", "trait_0": "cold_steel"}, 1)


def test_the_same_generator_draws_the_same() -> None:
    assert drawn(4, {}, 7) == drawn(4, {}, 7)
    assert drawn(4, {}, 7) != drawn(4, {}, 8)


def test_only_games_with_something_to_draw_vary() -> None:
    assert [game_id for game_id in GAME_IDS if can_vary(get_rules(game_id))] == ["the_sheep"]
    assert varied(get_rules("wild_west"), config_of("wild_west"), 4, {"characters": "basic"}, Rng(1)) == {
        "characters": "basic"
    }
