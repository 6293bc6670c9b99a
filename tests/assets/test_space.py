"""The pieces of space: all there, told apart small and without colour, and a sand timer that holds its sand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pygame
import pytest

from game.tables.space_sheep.glass import FOOT, GLASS, MIDDLE, NECK, SIZE, TOP, half_width
from tests.assets.drawings import IMAGES, box
from tests.assets.test_pictures import SEATS, apart, bright

SIGNS = {
    "system": (9, 9, 31, 31),
    "sheep": (11, 21, 22, 32),
    "shepherd": (9, 20, 19, 30),
    "chit": (10, 8, 31, 28),
    "card": (8, 13, 21, 27),
}
"""Piece -> where its symbol lies when it is 40 pixels high: left, top, right, bottom."""
THINGS = (
    "card-wild card-back chit-wild wolf-standing wolf-lying wolf-face star-1 star-2 star-3 cloud-1 cloud-2 sky "
    "allegiance-defender allegiance-infiltrator allegiance-back commander pointing console tick-home "
    "timer-frame timer-glass"
).split()


def test_no_piece_of_space_is_missing() -> None:
    wanted = {f"{kind}-{seat}" for kind in SIGNS for seat in SEATS} | set(THINGS)
    wanted |= {f"die-wolf-{face}" for face in range(1, 9)}
    assert {file.stem for file in (IMAGES / "space_sheep").glob("*.svg")} == wanted


@pytest.mark.parametrize("kind", SIGNS)
def test_colours_differ_by_their_symbol_alone(kind: str) -> None:
    """Whatever is about as bright as most of the field round a symbol counts as field."""
    left, top, right, bottom = SIGNS[kind]
    marks = {}
    for seat in SEATS:
        grey = bright(f"space_sheep/{kind}-{seat}", 40)
        field = [grey[y * 40 + x] for y in range(top, bottom) for x in range(left, right)]
        usual = Counter(value // 16 for value in field).most_common(1)[0][0] * 16 + 8
        marks[seat] = [255 if abs(value - usual) > 36 else 0 for value in field]
    twins = [pair for pair in combinations(SEATS, 2) if apart(marks[pair[0]], marks[pair[1]]) < 0.08]
    assert twins == []


def test_dice_stars_and_cards_differ_when_they_are_small() -> None:
    for kind, names in {
        "dice": [f"die-wolf-{face}" for face in range(1, 9)],
        "stars": ["star-1", "star-2", "star-3"],
        "allegiances": ["allegiance-defender", "allegiance-infiltrator", "allegiance-back"],
        "wolf": ["wolf-standing", "wolf-lying", "wolf-face"],
        "cards": ["card-wild", "card-back", "card-red"],
    }.items():
        views = {name: bright(f"space_sheep/{name}", 40) for name in names}
        twins = [pair for pair in combinations(names, 2) if apart(views[pair[0]], views[pair[1]]) < 0.03]
        assert twins == [], kind


def timer(layer: str) -> pygame.Surface:
    """A layer of the sand timer, one pixel a unit."""
    assert box(IMAGES / "space_sheep" / f"timer-{layer}.svg") == SIZE
    return pygame.image.load_sized_svg(IMAGES / "space_sheep" / f"timer-{layer}.svg", SIZE)


def test_the_glass_is_clear_inside_and_inked_outside_the_outline_of_the_table() -> None:
    picture = timer("glass")
    for y in (*range(TOP + 12, NECK - 10), *range(NECK + 10, FOOT - 12)):
        edge = half_width(y)
        for side in (-1, 1):
            outside, inside = (picture.get_at((round(MIDDLE + side * (edge + reach) - 0.5), y)) for reach in (2.6, -2))
            assert outside.a > 200, f"no glass at {y}"
            assert inside.a < 60 or inside.r > 200, f"ink on the sand at {y}"
    assert all(picture.get_at((MIDDLE, y)).a == 0 for y in range(TOP + 4, NECK - 10))


def test_sand_stands_out_from_the_air_in_the_glass() -> None:
    picture, sand = timer("frame"), 0.6 * 255
    for y in (TOP + 40, 200, 300, 2 * NECK - 300, 2 * NECK - 200, FOOT - 40):
        for x in (-0.7, 0, 0.7):
            air = picture.get_at((round(MIDDLE + x * half_width(y)), y))
            assert (air.r + air.g + air.b) / 3 < 0.6 * sand
            assert air.a > 127


def test_the_outline_follows_its_table_and_is_the_same_in_both_bulbs() -> None:
    assert [half_width(y) for y, _ in GLASS] == [width for _, width in GLASS]
    assert half_width((GLASS[3][0] + GLASS[4][0]) / 2) == pytest.approx((GLASS[3][1] + GLASS[4][1]) / 2)
    assert all(half_width(NECK + d) == pytest.approx(half_width(NECK - d)) for d in range(NECK - TOP))
    assert half_width(TOP - 1) == half_width(FOOT + 1) == 0
    assert min(half_width(y) for y in range(TOP, FOOT)) == half_width(NECK) > 0
