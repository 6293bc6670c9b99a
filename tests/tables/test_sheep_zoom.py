"""The map of The Sheep while the wheel turns: it costs little, and looks as it will when it comes to rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.platform import events as ev
from game.platform.assets import Assets
from game.tables.the_sheep.ground_rough import Layer
from game.tables.the_sheep.map_arrows import route
from game.tables.the_sheep.map_marks import Arrow
from game.tables.the_sheep.spots import Spot
from tests.tables.test_sheep_board import Alone, changed

MIDDLE = 500, 300
REACH = ((6, 6), (7, 6), (7, 5), (8, 5))


@pytest.fixture
def alone(assets_now: Assets) -> Alone:
    """A painted map with everything marked on it."""
    board = Alone(assets_now)
    places = [board.hex(*cell).number for cell in REACH]
    board.board.mark(reach=set(places), targets={Spot("sheep", 3), board.hex(5, 1)}, chosen={Spot("caravan", 1)})
    board.board.show_arrows([Arrow(tuple(places[1:])), Arrow(tuple(places[:3]), "may"), Arrow(tuple(places), "follow")])
    board.paint()
    return board


def turn(alone: Alone, notches: int) -> pygame.Surface:
    """The picture right after the wheel was turned."""
    alone.ui.handle(ev.Wheel(MIDDLE, dy=float(notches)))
    return alone.draw()


@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, str], list[Any]]:
    """Counts the calls of a function from now on."""

    def begin(where: Any, name: str) -> list[Any]:
        calls: list[Any] = []
        real = getattr(where, name)

        def counted(*args: Any) -> Any:
            calls.append(args)
            return real(*args)

        monkeypatch.setattr(where, name, counted)
        return calls

    return begin


Count = Callable[[Any, str], list[Any]]


@pytest.mark.parametrize("dark", [0.0, 1.0])
def test_nothing_is_drawn_from_svg_while_the_wheel_turns(alone: Alone, count: Count, dark: float) -> None:
    """Pieces, plates, discs, rings and the reach are stretched, and drawn at rest."""
    alone.board.show_arrows([])
    alone.figures.dark, alone.figures.half = dark, "night" if dark else "day"
    alone.board.settle()
    turn(alone, 3)
    alone.paint()
    drawn = count(pygame.image, "load_sized_svg")
    for notch in (1, 1, -1, -1, 1):
        turn(alone, notch)
    assert drawn == []
    alone.paint()
    assert drawn


def test_an_arrow_is_put_together_from_few_pictures(alone: Alone, count: Count) -> None:
    """Dashes and heads are turned by one of 64 angles, and each is drawn once, whatever the scale."""
    turn(alone, 3)
    alone.paint()
    drawn = count(pygame.image, "load_sized_svg")
    for notch in (1, 1, -1, -1, 1, -1):
        turn(alone, notch)
    assert 1 <= len(drawn) <= 6


def test_a_picture_at_the_same_place_and_scale_stretches_nothing_again(alone: Alone, count: Count) -> None:
    turn(alone, 1)
    calls = [count(pygame.transform, "scale"), count(pygame.transform, "smoothscale"), count(Layer, "draw")]
    alone.draw()
    assert calls == [[], [], []]


def test_each_notch_stretches_no_more_ground_than_the_window(alone: Alone, count: Count) -> None:
    turn(alone, 1)
    stretched = count(pygame.transform, "scale")
    turn(alone, 3)
    pixels = sum(size[0] * size[1] for _, size, *onto in stretched if onto)
    wide, high = alone.size
    assert wide * high <= pixels < 1.25 * wide * high


@pytest.mark.parametrize("notches", [1, 2])
def test_the_moving_map_looks_as_at_rest(alone: Alone, notches: int) -> None:
    """Reach, rings, arrows and pieces are where they will be, and no part of them is missing."""
    moving = turn(alone, notches)
    rest = alone.paint()
    heads = [route([alone.figures.middle(alone.hex(*cell).number) for cell in REACH[1:]])[-1]]
    spots = [alone.at(alone.hex(*cell)) for cell in REACH] + [
        (round(x), round(y)) for x, y in (alone.board.camera.to_screen(*head) for head in heads)
    ]
    for x, y in spots:
        around = pygame.Rect(x - 20, y - 20, 41, 41)
        one, other = (pygame.transform.average_color(s, around)[:3] for s in (moving, rest))
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 14, (x, y)


def test_looking_back_from_close_by_shows_ground_all_round(alone: Alone) -> None:
    """What was not in sight close by is known from the whole map."""
    turn(alone, 4)
    alone.paint()
    back = turn(alone, -3)
    rest = alone.paint()
    for corner in ((20, 20), (1000, 20), (20, 610), (1000, 610)):
        around = pygame.Rect(0, 0, 40, 40)
        around.center = corner
        around.clamp_ip(rest.get_rect())
        one, other = (pygame.transform.average_color(s, around)[:3] for s in (back, rest))
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 25, corner
    bare = pygame.Surface(alone.size)
    bare.fill(back.get_at((2, 2)))
    assert changed(back, bare, pygame.Rect(0, 0, 200, 200)) > 4000


def test_the_plain_look_keeps_nothing_of_the_painted_map(alone: Alone) -> None:
    """Close by, bare colours; a turn back does not show the painting at the rim."""
    turn(alone, 4)
    alone.board.flat = True
    alone.paint()
    back = turn(alone, -2)
    fresh = Alone(alone.theme.assets)
    fresh.board.flat = True
    fresh.paint()
    turn(fresh, 2)
    rest = fresh.paint()
    shades = {tuple(back.get_at((x, y)))[:3] for x in range(0, 60, 3) for y in range(0, 60, 3)}
    assert len(shades) <= len({tuple(rest.get_at((x, y)))[:3] for x in range(0, 60, 3) for y in range(0, 60, 3)})
