"""Tooltips come after a moment, stay whole on the screen, and never lie under the pointer."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.widgets.button import Button
from game.widgets.floating import beside
from game.widgets.layout import Column, Row, Sized
from tests.widgets.conftest import Show

SCREEN = pygame.Rect(0, 0, 1024, 640)


def test_a_tooltip_appears_after_300_ms_and_goes_with_the_pointer(show: Show) -> None:
    button = Button("Undo")
    button.tooltip, button.key = "Take the last action back", "ctrl+z"
    screen = show(Column([button], align="start"))
    screen.point(button)
    screen.wait(0.2)
    assert screen.ui.tooltip_text == ""
    assert screen.ui.animating
    screen.wait(0.15)
    assert "Take the last action back" in screen.ui.tooltip_text
    assert "Ctrl+Z" in screen.ui.tooltip_text
    assert not screen.ui.animating
    screen.point((1900, 1000))
    assert screen.ui.tooltip_text == ""


def test_it_says_why_something_is_off(show: Show) -> None:
    button = Button("Undo")
    button.enable("A die was rolled.")
    screen = show(Column([button], align="start"))
    screen.point(button)
    screen.wait(0.4)
    assert "A die was rolled." in screen.ui.tooltip_text


def test_a_click_takes_it_away_and_it_does_not_come_back_by_itself(show: Show) -> None:
    button = Button("Undo")
    button.tooltip = "Take it back"
    screen = show(Column([button], align="start"))
    screen.point(button)
    screen.wait(0.4)
    screen.click(button)
    screen.wait(1)
    assert screen.ui.tooltip_text == ""


@pytest.mark.parametrize(("justify", "align"), [("start", "start"), ("start", "end"), ("end", "start"), ("end", "end")])
def test_in_every_corner_at_200_percent_it_is_whole_and_not_under_the_pointer(
    show: Show, justify: str, align: str
) -> None:
    button = Button("X")
    button.tooltip = "A rather long explanation of what this button does, in several lines of text at this size."
    screen = show(Column([button], justify=justify, align=align), (1024, 640), 2.0)  # type: ignore[arg-type]
    screen.point(button)
    screen.wait(0.4)
    rect = screen.ui._tooltip.rect
    assert SCREEN.contains(rect)
    assert not rect.collidepoint(button.rect.center)


def test_over_a_large_widget_it_stays_near_the_pointer(show: Show) -> None:
    board = Button("The board")
    board.tooltip = "A cell"
    screen = show(Row([Sized(board, 1900, 1000)]))
    screen.point((700, 500))
    screen.wait(0.4)
    rect = screen.ui._tooltip.rect
    assert not rect.collidepoint(700, 500)
    assert abs(rect.centerx - 700) < 200


@given(
    x=st.integers(0, 1023),
    y=st.integers(0, 639),
    width=st.integers(10, 500),
    height=st.integers(10, 200),
)
def test_beside_is_on_the_screen_and_off_the_pointer(x: int, y: int, width: int, height: int) -> None:
    pointer = pygame.Rect(x - 5, y - 5, 20, 26)
    place = beside((width, height), pointer, SCREEN, 6)
    assert SCREEN.contains(place)
    assert not place.collidepoint(x, y)


def test_what_is_made_in_the_background_is_asked_for_and_drawn_when_it_comes(show: Show) -> None:
    screen, there = show(Column([Button("Undo")], align="start")), [False]
    screen.ui.wait_for(lambda: there[0])
    screen.wait(0.1)
    assert screen.ui.animating
    there[0] = True
    screen.ui.dirty = False
    screen.ui.update(0.01)
    assert screen.ui.dirty
    assert not screen.ui.animating


def test_another_page_does_not_wait_for_what_the_one_before_wanted(show: Show) -> None:
    screen = show(Column([Button("Undo")], align="start"))
    screen.ui.wait_for(lambda: False)
    screen.ui.set_root(Column([Button("Redo")], align="start"))
    assert not screen.ui.animating


def test_what_has_the_keyboard_tells_of_itself_after_a_moment_and_goes_with_the_next_key(show: Show) -> None:
    first, second = Button("Undo"), Button("Hint")
    first.tooltip, second.tooltip = "Take it back", "What would you do?"
    screen = show(Column([first, second], align="start"))
    screen.key("tab")
    assert screen.ui.animating
    screen.wait(0.5)
    assert screen.ui.tooltip_text == ""
    screen.wait(0.3)
    assert screen.ui.tooltip_text == "Take it back"
    assert not screen.ui.animating
    screen.key("tab")
    assert screen.ui.tooltip_text == ""
    screen.wait(0.8)
    assert screen.ui.tooltip_text == "What would you do?"


def test_what_a_click_gives_the_keyboard_to_tells_nothing(show: Show) -> None:
    button = Button("Undo")
    button.tooltip = "Take it back"
    screen = show(Column([button], align="start"))
    screen.click(button)
    screen.point((900, 500))
    screen.wait(2)
    assert screen.ui.tooltip_text == ""
