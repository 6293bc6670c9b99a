"""How hard a deal is: the figures of the rulings and marks that rise with a harder puzzle."""

from __future__ import annotations

import pytest

from game.core.set_up import HARDEST
from game.session import set_up
from game.session.deal import DealLook, can_be_measured, measured
from game.session.seats import Seat
from game.session.session import Start
from tests.helpers import config_of

GAME = "space_sheep"
SEATS = tuple(Seat(i, f"Player {i}", "human") for i in range(3))


def start_of(preset: str, seed: int) -> Start:
    options = set_up.presets(GAME, config_of(GAME))[preset].options
    return Start(SEATS, options, seed)


def look(preset: str, seed: int) -> DealLook:
    found = measured(GAME, config_of(GAME), start_of(preset, seed))
    assert found is not None
    return found


def test_family_deals_take_four_to_seven_moves() -> None:
    """House value, measured over 3,000 deals."""
    looks = [look("family", seed) for seed in range(30)]
    assert {found.moves for found in looks} <= {4, 5, 6, 7}
    assert all(found.exact for found in looks)


def test_harder_ready_choices_have_more_marks() -> None:
    means = [sum(look(preset, seed).marks for seed in range(5)) for preset in ("family", "middling", "severe")]
    assert means == sorted(set(means))
    assert 1 <= look("family", 1).marks <= look("brutal", 1).marks <= HARDEST


def test_an_impossible_set_up_has_no_deal() -> None:
    assert measured(GAME, config_of(GAME), Start(SEATS, {"infiltrators": 2}, 1)) is None


def test_a_game_without_a_measure_has_none() -> None:
    assert not can_be_measured("wild_west")
    assert measured("wild_west", config_of("wild_west"), Start(SEATS, {}, 1)) is None


@pytest.mark.parametrize(("people", "pace"), [(0, "relaxed"), (1, "normal")])
def test_bots_alone_are_relaxed(people: int, pace: str) -> None:
    """S17."""
    seats = [Seat(i, str(i), "human" if i < people else "bot", "") for i in range(3)]
    assert set_up.fitted(GAME, config_of(GAME), seats, {"pace": "normal"})["pace"] == pace


def test_the_refusal_names_the_option_at_fault() -> None:
    """S4, S18."""
    for options, option in (({"infiltrators": 2}, "infiltrators"), ({"cards": 1}, "cards"), ({"systems": 5}, "tiles")):
        error = set_up.refusal(GAME, config_of(GAME), Start(SEATS, options, 1))
        assert error is not None
        assert getattr(error, "option", "") == option
    assert set_up.refusal(GAME, config_of(GAME), Start(SEATS, {}, 1)) is None
