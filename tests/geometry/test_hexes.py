"""Hexes as Tiled draws them: known centres, six neighbours, distances, pixels, and shortest ways."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.geometry.hexes import (
    DIRECTIONS,
    Cell,
    cell_at,
    centre,
    corners,
    distance,
    map_size,
    neighbours,
    reading_order,
    straight,
)
from game.geometry.paths import FAR, steps_to

cells = st.tuples(st.integers(-60, 60), st.integers(-60, 60))


@pytest.mark.parametrize(
    ("cell", "middle"),
    [
        # Drawn on paper: the first hex fills 120 x 104; a column is 90 on, the odd ones 52 lower.
        ((0, 0), (60, 52)), ((1, 0), (150, 104)), ((2, 0), (240, 52)), ((3, 0), (330, 104)),
        ((0, 1), (60, 156)), ((1, 1), (150, 208)), ((2, 1), (240, 156)), ((3, 1), (330, 208)),
        ((0, 3), (60, 364)), ((3, 3), (330, 416)),
    ],
)  # fmt: skip
def test_centres_lie_where_tiled_draws_them(cell: Cell, middle: tuple[int, int]) -> None:
    assert centre(cell) == middle


def test_the_map_is_as_large_as_in_tiled() -> None:
    assert map_size(1, 1) == (120, 104)
    assert map_size(4, 4) == (390, 468)


@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ((2, 2), ((2, 1), (3, 1), (3, 2), (2, 3), (1, 2), (1, 1))),
        ((3, 2), ((3, 1), (4, 2), (4, 3), (3, 3), (2, 3), (2, 2))),
    ],
)
def test_six_neighbours_clockwise_from_the_north(cell: Cell, around: tuple[Cell, ...]) -> None:
    assert neighbours(cell) == around
    x, y = centre(cell)
    ways = ((0, -104), (90, -52), (90, 52), (0, 104), (-90, 52), (-90, -52))
    assert [centre(n) for n in around] == [(x + dx, y + dy) for dx, dy in ways]
    assert len(DIRECTIONS) == len(around)


@given(cells, st.integers(0, 5))
def test_a_step_there_is_a_step_back(cell: Cell, way: int) -> None:
    assert neighbours(neighbours(cell)[way])[(way + 3) % 6] == cell


@given(cells, st.floats(0, 7), st.floats(0, 51))
def test_a_pixel_belongs_to_the_hex_it_lies_in(cell: Cell, angle: float, reach: float) -> None:
    x, y = centre(cell)
    assert cell_at(x + reach * math.cos(angle), y + reach * math.sin(angle)) == cell


@pytest.mark.parametrize(
    ("pixel", "cell"),
    [
        ((31, 1), (0, 0)), ((89, 103), (0, 0)), ((118, 52), (0, 0)), ((2, 52), (0, 0)),
        ((105, 20), (1, -1)), ((115, 85), (1, 0)), ((150, 157), (1, 1)), ((-40, 52), (-1, -1)),
    ],
)  # fmt: skip
def test_pixels_near_the_edges(pixel: tuple[int, int], cell: Cell) -> None:
    assert cell_at(*pixel) == cell


def test_corners_are_shared_by_neighbours() -> None:
    assert corners((0, 0)) == ((30, 0), (90, 0), (120, 52), (90, 104), (30, 104), (0, 52))
    assert set(corners((2, 2))) & set(corners((3, 2))) == {(300, 260), (270, 312)}


def test_distances_known_from_the_board() -> None:
    assert distance((0, 0), (0, 0)) == 0
    assert distance((0, 0), (4, 0)) == 4
    assert distance((0, 0), (4, 2)) == 4
    assert distance((0, 0), (4, 3)) == 5
    assert distance((1, 4), (6, 1)) == 6


@given(cells, cells)
def test_distance_is_the_fewest_steps(one: Cell, other: Cell) -> None:
    far = distance(one, other)
    assert far == distance(other, one)
    if far:
        assert min(distance(n, other) for n in neighbours(one)) == far - 1


@given(cells, st.integers(0, 5), st.integers(0, 9))
def test_a_straight_line_goes_one_way(cell: Cell, way: int, steps: int) -> None:
    line = [cell]
    for _ in range(steps):
        line.append(neighbours(line[-1])[way])
    assert straight(cell, line[-1]) == tuple(line)


def test_what_lies_between_two_directions_is_no_line() -> None:
    assert straight((0, 0), (2, 0)) is None
    assert straight((0, 0), (2, 1)) == ((0, 0), (1, 0), (2, 1))
    assert straight((3, 3), (4, 1)) is None


def test_reading_goes_row_by_row() -> None:
    assert sorted([(1, 1), (0, 1), (3, 0), (0, 0)], key=reading_order) == [(0, 0), (3, 0), (0, 1), (1, 1)]


def test_steps_go_round_what_is_missing() -> None:
    # 0 - 1 - 2   and 2 leads one way only to 3; 4 lies alone
    before = [(1,), (0, 2), (1,), (2,), ()]
    assert list(steps_to([0], before)) == [0, 1, 2, FAR, FAR]
    assert list(steps_to([3], before)) == [3, 2, 1, 0, FAR]
    assert list(steps_to([0, 2], before)) == [0, 1, 0, FAR, FAR]
