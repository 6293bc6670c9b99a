"""Skins: right size, soft edge, told apart by state, made once."""

from __future__ import annotations

from typing import get_args

import pygame
import pytest

from game.render.skins import BLEED, Kind, State, dimmed, paint, paint_focus
from game.render.theme import Theme
from tests.render.conftest import MakeTheme

FIELD = "#c6cf8e"


def painted(theme: Theme, kind: Kind, rect: pygame.Rect, state: State = "normal") -> pygame.Surface:
    surface = pygame.Surface((rect.right + 40, rect.bottom + 40))
    surface.fill(FIELD)
    paint(surface, theme, kind, rect, state)
    return surface


@pytest.mark.parametrize("kind", get_args(Kind))
@pytest.mark.parametrize("scale", [0.75, 2.0])
def test_every_skin_stays_within_its_bleed(make_theme: MakeTheme, kind: Kind, scale: float) -> None:
    theme = make_theme(scale=scale)
    rect = pygame.Rect(40, 40, 150, 60)
    surface = painted(theme, kind, rect, "hover")
    outside = rect.inflate(2 * theme.px(BLEED), 2 * theme.px(BLEED))
    for x in range(0, surface.get_width(), 3):
        for y in range(0, surface.get_height(), 3):
            if not outside.collidepoint(x, y):
                assert surface.get_at((x, y)) == pygame.Color(FIELD)


def test_a_large_panel_has_the_same_edge_as_a_small_one(theme: Theme) -> None:
    small = painted(theme, "panel", pygame.Rect(40, 40, 100, 100))
    large = painted(theme, "panel", pygame.Rect(40, 40, 1500, 800))
    for x in range(30, 60):
        for y in range(30, 60):
            assert small.get_at((x, y)) == large.get_at((x, y))
    assert large.get_at((800, 400)) == pygame.Color(theme.palette.paper)


def test_edges_are_antialiased(theme: Theme) -> None:
    surface = painted(theme, "panel", pygame.Rect(40, 40, 100, 100))
    colours = {tuple(surface.get_at((40 + i, 40 + j))) for i in range(10) for j in range(10)}
    assert len(colours) > 12


@pytest.mark.parametrize("kind", ["wood", "wood-main", "label", "tab"])
def test_states_look_different(theme: Theme, kind: Kind) -> None:
    rect = pygame.Rect(40, 40, 120, 44)
    states: tuple[State, ...] = ("normal", "hover", "disabled")
    pictures = {pygame.image.tobytes(painted(theme, kind, rect, state), "RGB") for state in states}
    assert len(pictures) == (3 if kind != "tab" else 2)


def test_a_skin_is_made_once(theme: Theme) -> None:
    made: list[object] = []
    original = theme.assets.drawn

    def counting(svg: str, size: tuple[int, int]) -> pygame.Surface:
        made.append(size)
        return original(svg, size)

    theme.assets.drawn = counting  # type: ignore[method-assign]
    try:
        for _ in range(5):
            painted(theme, "wood-main", pygame.Rect(40, 40, 177, 51))
    finally:
        theme.assets.drawn = original  # type: ignore[method-assign]
    assert len(made) == 1


def test_the_focus_ring_lies_round_the_widget(theme: Theme) -> None:
    surface = pygame.Surface((200, 120))
    rect = pygame.Rect(50, 40, 100, 40)
    paint_focus(surface, theme, rect)
    assert surface.get_at(rect.center) == pygame.Color("#000000")
    assert surface.get_at((100, 37)) != pygame.Color("#000000")


def test_empty_places_draw_nothing(theme: Theme) -> None:
    paint(pygame.Surface((10, 10)), theme, "panel", pygame.Rect(2, 2, 0, 5))


def test_behind_a_dialog_the_picture_is_darker(theme: Theme) -> None:
    bright = pygame.Surface((4, 4))
    bright.fill("#ffffff")
    dark = dimmed(bright)
    assert dark.get_at((0, 0))[:3] < (140, 140, 140)
    assert bright.get_at((0, 0))[:3] == (255, 255, 255)


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.2, 1.5, 2.0])
def test_a_skin_can_have_any_size(make_theme: MakeTheme, scale: float) -> None:
    """Also where a drawing comes out a pixel lower than it was asked for."""
    for size in ((1024, 640), (1366, 768)):
        theme = make_theme(size, scale)
        for height in range(1, 56):
            for width in (20, 61, 128, 301):
                paint(pygame.Surface((400, 100)), theme, "note", pygame.Rect(20, 20, width, height))
