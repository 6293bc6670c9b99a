"""The endless square grid: cells as numbers, steps as additions, turns."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.geometry.squares import CLOCKWISE, DIAGONAL, DIRECTIONS, OFFSETS, ORTHOGONAL, delta, pack, turned, unpack

coordinate = st.integers(-400, 400)


@given(coordinate, coordinate)
def test_a_cell_comes_back_from_its_number(x: int, y: int) -> None:
    assert unpack(pack(x, y)) == (x, y)


@given(st.lists(st.tuples(coordinate, coordinate), unique=True, max_size=50))
def test_different_cells_have_different_numbers(cells: list[tuple[int, int]]) -> None:
    assert len({pack(x, y) for x, y in cells}) == len(cells)


@given(coordinate, coordinate, st.sampled_from(DIRECTIONS), st.integers(0, 9))
def test_steps_are_additions(x: int, y: int, direction: str, steps: int) -> None:
    east, south = OFFSETS[direction]
    assert unpack(pack(x, y) + steps * delta(direction)) == (x + steps * east, y + steps * south)


def test_a_way_round_the_block_leads_home() -> None:
    assert sum(delta(d) for d in ("north", "east", "south", "west")) == 0
    assert delta("north_west") == delta("north") + delta("west")
    assert delta("south_east") == -delta("north_west")


def test_south_is_down_and_east_is_right() -> None:
    assert unpack(delta("south")) == (0, 1)
    assert unpack(delta("east")) == (1, 0)


def test_the_eight_directions_are_named_once_and_in_order() -> None:
    assert list(DIRECTIONS) == sorted(OFFSETS)
    assert sorted(ORTHOGONAL + DIAGONAL) == list(DIRECTIONS)
    assert list(ORTHOGONAL) == sorted(ORTHOGONAL)
    assert list(DIAGONAL) == sorted(DIAGONAL)


def test_turning_right_goes_with_the_clock() -> None:
    facing, seen = "north", []
    for _ in range(4):
        facing = turned(facing, "right")
        seen.append(facing)
    assert seen == ["east", "south", "west", "north"]


def test_a_turn_left_undoes_a_turn_right() -> None:
    for facing in CLOCKWISE:
        assert turned(turned(facing, "right"), "left") == facing
    assert turned("north", "left") == "west"
