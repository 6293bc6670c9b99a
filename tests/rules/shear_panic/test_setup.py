"""Setting up Shear Panic: seats, colours, first seat, track, mats (P29 to P32)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.rules import BadPosition
from game.rules.registry import get_rules
from game.rules.shear_panic.flock import COLOURS
from tests.helpers import must_act, picture, shear_config

RULES = get_rules("shear_panic")


def new(seats: int, **options: Any) -> Any:
    """A game that has just been dealt."""
    return RULES.new(shear_config(), seats, options, 1).state


def colours(seats: int, **options: Any) -> list[str]:
    """The colours of the seats."""
    return [COLOURS[c] for c in new(seats, **options).setup.colours]


def test_the_flock_stands_in_the_truck() -> None:
    state = new(4)
    assert picture(state.to_dict()["cells"]) == "YGB/RKY/GBR"
    assert (state.facing, state.marker, state.scores) == ("north", 0, (0, 0, 0, 0))


def test_seats_take_colours_in_order() -> None:
    assert colours(4) == ["blue", "red", "yellow", "green"]
    assert colours(2) == ["blue", "red"]


def test_whoever_chose_has_their_colour_and_the_others_take_what_is_left() -> None:
    assert colours(3, colour_1="blue") == ["red", "blue", "yellow"]
    assert colours(4, colour_0="green", colour_3="red") == ["green", "blue", "yellow", "red"]


@pytest.mark.parametrize(
    "options", [{"colour_0": "red", "colour_1": "red"}, {"colour_0": "black"}, {"colour_2": "pink"}]
)
def test_colours_must_be_four_different_ones(options: dict[str, str]) -> None:
    with pytest.raises(BadPosition, match="every seat needs a colour of its own"):
        new(3, **options)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_chosen_seat_begins(first: int) -> None:
    """P30."""
    assert must_act(RULES, new(3, first_seat=first)) == first


@pytest.mark.parametrize("first", [-1, 3, "2", None, 1.5])
def test_the_first_seat_must_be_a_seat(first: Any) -> None:
    with pytest.raises(BadPosition, match="first_seat must be a seat from 0 to 2"):
        new(3, first_seat=first)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadPosition, match="2 to 4 players"):
        new(seats)


def test_four_play_on_the_long_track() -> None:
    assert [new(seats).setup.track.length for seats in (2, 3, 4)] == [56, 56, 74]


def test_everybody_has_a_whole_mat_and_two_players_have_buttons() -> None:
    assert [sum(row) for row in new(4).boxes] == [12] * 4
    assert new(2).buttons == ((1, 1, 2, 2, 3),) * 2
    assert not any(new(3).buttons)


@pytest.mark.parametrize(("seats", "rolls"), [(2, 4), (3, 3), (4, 4)])
def test_the_truck_rolls_go_round_without_points(seats: int, rolls: int) -> None:
    """P29, P31: once each, two players twice in turn; then the first seat has the first turn."""
    state = new(seats, first_seat=1)
    rolled = 0
    while state.stage != "action":
        if state.stage == "panic":
            assert state.turn == (1 + rolled) % seats
            decision = RULES.decision(state)
            assert decision is not None
            assert decision.asks[0].prompt.startswith("truck_")
            rolled += 1
        state = RULES.apply(state, RULES.legal(state, state.turn)[0]).state
    assert (rolled, state.turn, state.marker, set(state.scores)) == (rolls, 1, 0, {0})
    assert [sum(row) for row in state.boxes] == [12] * seats
