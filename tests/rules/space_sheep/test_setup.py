"""The set-up of Space Sheep!: what is dealt, and what is refused with which reason (S1 to S4, S18)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import BadPosition
from game.rules.registry import get_rules
from tests.helpers import config_of

RULES = get_rules("space_sheep")


def dealt(seats: int, seed: int = 0, **options: Any) -> Any:
    """A new game's state."""
    return RULES.new(config_of("space_sheep"), seats, options, seed).state


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (0, {}, "Space Sheep! is for 1 to 8 players, not 0"),
        (9, {}, "Space Sheep! is for 1 to 8 players, not 9"),
        (
            6, {}, "6 players need 24 cards, 4 each, but the deck has 20; take more cards, or fewer players",
        ),
        (2, {"first_seat": 2}, "first_seat must be a whole number from 0 to 1, not 2"),
        (2, {"systems": 3}, "systems must be a whole number from 4 to 8, not 3"),
        (2, {"cards": 11}, "cards must be a whole number from 1 to 10, not 11"),
        (2, {"wilds": True}, "wilds must be a whole number from 0 to 10, not True"),
        (2, {"wolf": "seven"}, "wolf must be one of three, four, five, infinite, not 'seven'"),
        (2, {"pace": "hasty"}, "pace must be one of normal, assisted, slow, relaxed, untimed, not 'hasty'"),
        (2, {"tiles": "few"}, "tiles must be one of family, plain, all, not 'few'"),
        (2, {"systems": 5}, "5 systems need 5 tiles, but the set family has 4"),
        (2, {"infiltrators": 1}, "Infiltrators need at least 3 players, not 2"),
        (4, {"infiltrators": 2}, "2 Infiltrators among 4 players are too many; they must be fewer than half"),
        (8, {"cards": 8, "infiltrators": 4}, "infiltrators must be a whole number from 0 to 3, not 4"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_the_reason(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        dealt(seats, **options)
    assert str(refused.value) == reason


@pytest.mark.parametrize("systems", range(4, 9))
def test_nothing_begins_at_home_or_together(systems: int) -> None:
    for seed in range(20):
        state = dealt(2, seed, systems=systems, tiles="all")
        assert sorted(state.shepherds) == sorted(state.sheep) == list(range(systems))
        assert sorted(set(state.tiles)) == sorted(state.tiles)
        for system in range(systems):
            assert system not in (state.shepherds[system], state.sheep[system])
            assert state.shepherds[system] != state.sheep[system]


def test_chits_come_from_a_bag_of_four_of_each_colour() -> None:
    config = config_of("space_sheep")
    most = 0
    for seed in range(100):
        state = dealt(2, seed, systems=8, tiles="all")
        drawn = [chit for row in state.chits for chit in row]
        assert [len(row) for row in state.chits] == [config.tiles[tile].chits for tile in state.tiles]
        most = max(most, *(drawn.count(colour) for colour in range(8)))
    assert 2 <= most <= 4


def test_the_family_game_deals_its_four_tiles_in_any_order() -> None:
    orders = {dealt(2, seed).tiles for seed in range(40)}
    assert {tuple(sorted(order)) for order in orders} == {
        ("behind_1_shepherd", "behind_2_shepherd", "past_1_shepherd", "past_2_shepherd")
    }
    assert len(orders) > 10


def test_the_wolf_begins_where_the_set_up_says_and_advances_by_the_die() -> None:
    for start in range(8):
        step = RULES.new(config_of("space_sheep"), 2, {"wolf_start": start}, 7)
        face = next(e.face for e in step.events if e.verb == "die_rolled")
        assert step.state.wolf == (start + face) % 4
        assert step.state.standing


@pytest.mark.parametrize(("seats", "infiltrators"), [(3, 1), (5, 2), (7, 3), (8, 3)])
def test_allegiances_are_dealt_to_all(seats: int, infiltrators: int) -> None:
    chosen = set()
    for seed in range(30):
        state = dealt(seats, seed, cards=8, infiltrators=infiltrators, open_hands=True)
        assert len(state.infiltrators) == infiltrators
        assert not state.setup.open_hands
        chosen.add(state.infiltrators)
    assert len(chosen) > 2


@pytest.mark.parametrize(
    ("pace", "sand", "relaxed"),
    [("relaxed", 60_000, True), ("normal", 60_000, False), ("assisted", 90_000, False), ("slow", 120_000, False),
     ("untimed", 0, False)],
)  # fmt: skip
def test_the_timer_by_the_pace(pace: str, sand: int, relaxed: bool) -> None:
    state = dealt(2, pace=pace)
    assert (state.setup.sand, state.sand, state.setup.relaxed) == (sand, sand, relaxed)


def test_the_presets_can_be_dealt_for_all_their_seats() -> None:
    config = config_of("space_sheep")
    assert next(iter(config.presets)) == "family"
    for preset in config.presets.values():
        for seats in range(preset.min_seats, preset.max_seats + 1):
            state = RULES.new(config, seats, preset.options(), 1).state
            assert len(state.ring) == preset.systems


def test_the_rulebooks_presets() -> None:
    presets = config_of("space_sheep").presets
    family = {"systems": 4, "cards": 4, "wilds": 4, "wolf": "four", "tiles": "family"}
    assert presets["family"].options() == family
    first = presets["first_advanced"].options()
    assert (first["systems"], first["cards"], first["wilds"], first["wolf"]) == (5, 5, 5, "four")
