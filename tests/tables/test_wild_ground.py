"""The prairie: there at once if only roughly, painted in the background, and kept."""

from __future__ import annotations

from time import monotonic, sleep

import pygame

from game.platform.assets import Assets
from game.render.theme import Theme
from game.tables.wild_west.ground import Ground

SIZE = (640, 400)
CARDS = [pygame.Rect(40 + 150 * k, 120, 90, 126) for k in range(4)]
GRASS = (85, 225)
"""A pixel beside the first card, where the patch of grass lies."""


def painted(ground: Ground) -> pygame.Surface:
    """Its picture once it is done."""
    end = monotonic() + 20
    while not ground.arrived():
        assert monotonic() < end, "the prairie was never painted"
        sleep(0.005)
    return ground.picture


def test_first_a_rough_picture_then_the_painted_one(assets_now: Assets) -> None:
    assets_now.forget()
    ground = Ground()
    assert ground.lay(Theme.make(assets_now, SIZE), SIZE, CARDS, plain=False)
    rough = ground.picture
    assert rough.get_size() == SIZE
    fine = painted(ground)
    assert fine.get_size() == SIZE
    assert fine is not rough
    assert pygame.transform.average_color(rough)[:3] != (0, 0, 0)
    near = zip(pygame.transform.average_color(rough), pygame.transform.average_color(fine), strict=True)
    assert all(abs(one - other) < 25 for one, other in near)
    assert fine.get_at(GRASS) != rough.get_at(GRASS)


def test_the_same_ground_is_painted_once(assets_now: Assets) -> None:
    theme, first = Theme.make(assets_now, SIZE), Ground()
    first.lay(theme, SIZE, CARDS, plain=False)
    fine = painted(first)
    other = Ground()
    assert not other.lay(theme, SIZE, CARDS, plain=False)
    assert other.picture is fine
    assert not first.lay(theme, SIZE, CARDS, plain=False)


def test_the_plain_look_is_sand_and_needs_no_waiting(assets_now: Assets) -> None:
    ground = Ground()
    assert not ground.lay(Theme.make(assets_now, SIZE), SIZE, CARDS, plain=True)
    assert ground.arrived()
    assert ground.picture.get_at(GRASS)[:3] == pygame.Color(Ground.bare)[:3]


def test_laid_for_another_size_meanwhile_it_is_painted_for_that(assets_now: Assets) -> None:
    theme, ground = Theme.make(assets_now, SIZE), Ground()
    assets_now.forget()
    ground.lay(theme, SIZE, CARDS, plain=False)
    ground.arrived()
    ground.lay(theme, (800, 500), CARDS, plain=False)
    assert painted(ground).get_size() == (800, 500)
