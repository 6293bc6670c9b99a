"""Rows, columns, grids and scrolled areas keep everything on the screen, reachable, and apart."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Centered, Column, Grid, Padded, Panel, Row, Sized, Spacer, grow
from game.widgets.scroll import Scroll
from tests.widgets.conftest import Show

SIZES = [((1024, 640), 1.0), ((1024, 640), 2.0), ((1920, 1080), 0.75), ((3840, 2160), 2.0)]


def apart(widgets: list[Widget]) -> bool:
    return not any(a.rect.colliderect(b.rect) for a, b in itertools.combinations(widgets, 2))


def test_a_row_gives_spare_room_to_what_grows(show: Show) -> None:
    left, middle, right = Button("A"), grow(Label("text")), Button("B")
    show(Row([left, middle, right], gap=10))
    assert left.rect.left == 0
    assert right.rect.right == 1920
    assert middle.rect.width == 1920 - left.rect.width - right.rect.width - 20


def test_growth_is_shared_by_weight_without_losing_a_pixel(show: Show) -> None:
    one, two, three = grow(Spacer(), 1), grow(Spacer(), 2), grow(Spacer(), 4)
    show(Row([one, two, three], gap=0))
    assert one.rect.width + two.rect.width + three.rect.width == 1920
    assert two.rect.width == pytest.approx(2 * one.rect.width, abs=1)


def test_a_row_that_wraps_keeps_everything_on_the_screen(show: Show) -> None:
    buttons = [Button(f"Button number {n}") for n in range(12)]
    row = Row(buttons, wrap=True)
    for size, scale in SIZES:
        show(Column([row]), size, scale)
        assert all(b.rect.right <= size[0] for b in buttons)
        assert apart(list(buttons))


def test_a_row_without_room_lets_the_growing_part_give_way_first(show: Show) -> None:
    text = grow(Label("a text of many words that could well be set in several lines " * 3))
    button = Button("Stay whole")
    show(Row([text, button]), (1024, 640))
    assert button.rect.width == button.preferred(show(Row([])).theme, 1024)[0] or button.rect.width > 90
    assert text.rect.right < button.rect.left


def test_rows_justify_and_align(show: Show) -> None:
    a, b = Button("A"), Button("Main", kind="main")
    show(Row([a, b], justify="end"))
    assert b.rect.right == 1920
    show(Row([a, b], justify="center"))
    assert a.rect.left == pytest.approx(1920 - b.rect.right, abs=1)
    show(Column([Row([a, b], align="end")]))
    assert a.rect.bottom == b.rect.bottom


def test_a_column_puts_the_rest_of_the_height_into_what_grows(show: Show) -> None:
    head, body, foot = Label("head"), grow(Spacer()), Button("foot")
    show(Column([head, body, foot], gap=0))
    assert body.rect.height == 1080 - head.rect.height - foot.rect.height
    assert foot.rect.bottom == 1080


def test_a_grid_uses_fewer_columns_when_cells_would_be_too_narrow(show: Show) -> None:
    cells = [Panel(Label(str(n))) for n in range(6)]
    grid = Grid(cells, 3, least=400)
    show(grid)
    assert len({c.rect.left for c in cells}) == 3
    show(grid, (1024, 640))
    assert len({c.rect.left for c in cells}) == 3
    show(grid, (1024, 640), 2.0)
    assert len({c.rect.left for c in cells}) == 1
    assert apart(list(cells))


def test_padding_and_limits_in_units(show: Show) -> None:
    inner = Label("x")
    show(Padded(inner, 20, max_width=600), (3840, 2160))
    assert inner.rect.width == 2 * (600 - 40)
    assert inner.rect.centerx == 1920


def test_centred_things_are_in_the_middle_and_no_larger_than_wished(show: Show) -> None:
    inner = Panel(Label("a text that is long enough to need several lines " * 4))
    show(Centered(inner, max_width=500))
    assert inner.rect.center == (960, 540)
    assert inner.rect.width <= 500


def test_fixed_and_least_sizes(show: Show) -> None:
    fixed, least = Sized(Button("B"), 300, 80, fixed=True), Sized(Button("B"), 10, 10)
    show(Column([fixed, least], align="start"))
    assert fixed.rect.size == (300, 80)
    assert least.rect.width > 30


def test_hidden_children_take_no_room(show: Show) -> None:
    a, b = Button("A"), Button("B")
    screen = show(Column([a, b], gap=16))
    top = b.rect.top
    a.show(False)
    screen.ui.settle()
    assert b.rect.top < top
    assert b.rect.top == 0


def test_an_empty_grid_row_and_column_are_harmless(show: Show) -> None:
    show(Column([Row([]), Grid([], 3), Column([])]))


def long_list(count: int = 40) -> tuple[Scroll, list[Button]]:
    buttons = [Button(f"Row {n}") for n in range(count)]
    return Scroll(Column(list(buttons), gap=4)), buttons


def test_a_scrolled_area_moves_by_wheel_bar_and_keys(show: Show) -> None:
    scroll, buttons = long_list()
    screen = show(scroll, (1024, 640))
    assert scroll.limit > 0
    top = buttons[0].rect.top
    screen.wheel((100, 100), -1)
    assert buttons[0].rect.top < top
    screen.wheel((100, 100), 99)
    assert scroll.offset == 0
    knob = scroll.bar.knob()
    screen.drag(knob.center, (knob.centerx, 639))
    assert scroll.offset == scroll.limit
    assert buttons[-1].rect.bottom <= 640
    screen.key("tab")
    screen.key("home")
    assert scroll.offset == 0


def test_what_is_scrolled_away_cannot_be_clicked(show: Show) -> None:
    pressed: list[int] = []
    buttons = [Button(str(n), lambda n=n: pressed.append(n)) for n in range(40)]
    scroll = Scroll(Column(list(buttons), gap=0))
    screen = show(Column([Sized(scroll, 0, 200, fixed=True), Spacer(share=1)]), (1024, 640))
    below = scroll.rect.bottom + 5
    hidden = next(b for b in buttons if b.rect.collidepoint(b.rect.centerx, below))
    screen.click((hidden.rect.centerx, below))
    assert pressed == []


def test_tab_scrolls_to_what_gets_the_keyboard(show: Show) -> None:
    scroll, buttons = long_list()
    screen = show(scroll, (1024, 640))
    screen.key("tab", shift=True)
    assert screen.ui.focused is buttons[-1]
    assert scroll.view.contains(buttons[-1].rect)


def test_the_place_is_kept_when_the_window_changes_its_size(show: Show) -> None:
    scroll, _ = long_list()
    screen = show(scroll, (1024, 640))
    scroll.scroll_to(200)
    screen.ui.layout(screen.theme, pygame.Rect(0, 0, 1024, 640))
    assert scroll.offset == 200
    assert scroll.child.rect.top == -200


def test_without_need_there_is_no_bar_and_the_wheel_is_left_to_others(show: Show) -> None:
    scroll = Scroll(Button("A"))
    screen = show(scroll)
    assert not scroll.bar.visible
    assert not screen.wheel((50, 50), -1)
