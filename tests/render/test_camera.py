"""The camera over a map: what it shows, what stays under the pointer, and that the map cannot be lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.render.camera import STEP, Box, Camera

WORLD = Box(0, 0, 1740, 1196)
FREE = Box(200, 60, 1400, 780)


def camera(world: Box = WORLD, free: Box = FREE) -> Camera:
    made = Camera(world)
    made.lie(free)
    return made


def corners(made: Camera) -> tuple[tuple[float, float], tuple[float, float]]:
    """The map's upper left and lower right corner on the screen."""
    world = made.world
    return made.to_screen(world.left, world.top), made.to_screen(world.right, world.bottom)


def test_at_first_the_whole_map_fills_the_free_part_and_stands_in_its_middle() -> None:
    """1740 x 1196 in 1400 x 780: the height decides, 780 / 1196."""
    made = camera()
    assert made.scale == pytest.approx(780 / 1196)
    (left, top), (right, bottom) = corners(made)
    assert (top, bottom) == (pytest.approx(60, abs=1), pytest.approx(840, abs=1))
    assert left - 200 == pytest.approx(1600 - right, abs=2)
    assert made.fitted


def test_a_small_map_is_never_larger_than_the_closest_look() -> None:
    assert camera(Box(0, 0, 120, 104)).scale == 2.0


def test_pixels_and_places_are_two_names_of_one_thing() -> None:
    made = camera()
    made.zoom(3, (700, 300))
    assert made.to_world(*made.to_screen(333.0, 444.0)) == (pytest.approx(333), pytest.approx(444))


def test_what_is_under_the_pointer_stays_there_while_the_wheel_turns() -> None:
    made = camera()
    made.zoom(2, (900, 450))
    place = made.to_world(800, 400)
    made.zoom(2, (800, 400))
    assert made.to_screen(*place) == (pytest.approx(800, abs=1), pytest.approx(400, abs=1))


def test_the_scale_stands_on_rungs_from_the_whole_map_to_the_closest_look() -> None:
    made = camera()
    scales = []
    for _ in range(40):
        scales.append(made.scale)
        made.zoom(1, (900, 450))
    assert made.scale <= 2.0 < made.scale * STEP
    assert len(set(scales)) == made.rungs + 1
    assert scales[1] / scales[0] == pytest.approx(STEP)
    made.zoom(-1000, (900, 450))
    assert made.fitted
    assert made.scale == scales[0]


def test_the_whole_map_cannot_be_dragged() -> None:
    made = camera()
    before = made.origin
    made.pan(500, -300)
    assert made.origin == before


def test_a_close_map_is_dragged_by_whole_pixels() -> None:
    made = camera()
    made.zoom(4, (900, 450))
    before = made.origin
    made.pan(-30.4, 12.2)
    assert made.origin == (before[0] - 30, before[1] + 12)


def test_back_at_the_whole_map_it_stands_in_the_middle_again() -> None:
    made = camera()
    before = made.origin
    made.zoom(5, (300, 100))
    made.pan(400, 400)
    made.fit()
    assert made.origin == before


def test_a_place_out_of_sight_is_brought_in_by_the_least_move() -> None:
    made = camera()
    made.zoom(6, made.free.centre)
    assert made.reveal(30, 30, 50)
    x, y = made.to_screen(30, 30)
    assert (x, y) == (pytest.approx(250, abs=1), pytest.approx(110, abs=1))
    assert not made.reveal(30, 30, 50)


def test_another_window_keeps_what_was_in_the_middle() -> None:
    made = camera()
    made.zoom(5, (900, 450))
    place = made.to_world(*made.free.centre)
    made.lie(Box(100, 50, 900, 500))
    assert made.to_screen(*place) == (pytest.approx(550, abs=2), pytest.approx(300, abs=2))


def test_another_window_shows_the_whole_map_again_where_it_was_shown() -> None:
    made = camera()
    made.lie(Box(100, 50, 900, 500))
    assert made.fitted
    assert made.scale == pytest.approx(500 / 1196)


@given(
    st.lists(st.tuples(st.integers(-3, 3), st.integers(-3000, 3000), st.integers(-3000, 3000)), max_size=12),
    st.sampled_from([FREE, Box(0, 0, 500, 900), Box(150, 40, 640, 300)]),
)
def test_the_map_is_never_lost(moves: list[tuple[int, int, int]], free: Box) -> None:
    """Whatever the hand does, the map covers the middle of the free part."""
    made = camera(free=free)
    for rungs, dx, dy in moves:
        made.pan(dx, dy)
        made.zoom(rungs, (free.left + abs(dx) % free.width, free.top + abs(dy) % free.height))
        (left, top), (right, bottom) = corners(made)
        x, y = free.centre
        assert left - 1 <= x <= right + 1
        assert top - 1 <= y <= bottom + 1
        assert 0 <= made.rung <= made.rungs
