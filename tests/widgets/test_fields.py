"""Typing, choosing, sliding: the values are what people meant."""

from __future__ import annotations

import pytest

from game.widgets.choice import DropList, Option, Segments
from game.widgets.layout import Column, Row
from game.widgets.slider import Slider, Stepper
from game.widgets.text_field import TextField
from game.widgets.toggle import Toggle
from tests.widgets.conftest import Screen, Show

LEVELS = [Option("easy", "Easy"), Option("normal", "Normal"), Option("hard", "Hard", reason="Only for two.")]


@pytest.fixture
def typed(show: Show) -> tuple[Screen, TextField]:
    field = TextField(limit=10)
    screen = show(Column([field], align="start"))
    screen.click(field)
    return screen, field


def test_a_field_takes_any_unicode_and_no_more_than_its_limit(typed: tuple[Screen, TextField]) -> None:
    screen, field = typed
    assert screen.host.typing
    screen.type("Ünal 羊 and more")
    assert field.text == "Ünal 羊 and"


def test_caret_selection_and_clipboard(typed: tuple[Screen, TextField]) -> None:
    screen, field = typed
    screen.type("Otto")
    screen.key("left")
    screen.key("backspace")
    assert field.text == "Oto"
    screen.key("home")
    screen.key("delete")
    assert field.text == "to"
    screen.key("a", ctrl=True)
    screen.key("x", ctrl=True)
    assert (field.text, screen.host.pasteboard) == ("", "to")
    screen.key("v", ctrl=True)
    screen.key("v", ctrl=True)
    assert field.text == "toto"


def test_typing_replaces_what_is_marked(typed: tuple[Screen, TextField]) -> None:
    screen, field = typed
    screen.type("Otto")
    screen.key("left", shift=True)
    screen.key("left", shift=True)
    screen.type("i")
    assert field.text == "Oti"


def test_pasted_lines_become_one(typed: tuple[Screen, TextField]) -> None:
    screen, field = typed
    screen.host.pasteboard = "a\r\nb\tc"
    screen.key("v", ctrl=True)
    assert field.text == "a b c"


def test_a_seed_takes_digits_only(show: Show) -> None:
    field = TextField(accept=str.isdigit)
    screen = show(Column([field]))
    screen.click(field)
    screen.type("12ab3")
    assert field.text == "123"


def test_enter_tells_and_letters_do_not_press_other_buttons(show: Show) -> None:
    done: list[str] = []
    field = TextField("x", on_enter=done.append)
    switch = Toggle("t", False, lambda on: done.append("toggled"))
    switch.key = "t"
    screen = show(Column([field, switch]))
    screen.click(field)
    screen.key("t")
    screen.type("t")
    screen.key("return")
    assert done == ["xt"]


def test_text_input_stops_when_the_field_is_left(show: Show) -> None:
    one, two = TextField(), TextField()
    switch = Toggle("t", False)
    screen = show(Column([one, two, switch]))
    screen.click(one)
    screen.click(two)
    assert screen.host.typing
    screen.click(switch)
    assert not screen.host.typing


def test_a_text_longer_than_the_field_keeps_the_caret_in_sight(show: Show) -> None:
    field = TextField("", limit=200)
    screen = show(Row([field]))
    screen.click(field)
    screen.type("a long line of words " * 8)
    screen.draw()
    assert field.caret == len(field.text)
    screen.key("home")
    screen.draw()
    assert field.caret == 0


def test_a_slider_follows_the_pointer_in_steps(show: Show) -> None:
    told: list[float] = []
    slider = Slider(0.0, on_change=told.append)
    screen = show(Column([slider], align="start"))
    groove = slider.groove()
    screen.drag((groove.left, groove.centery), (groove.centerx, groove.centery))
    assert slider.value == pytest.approx(0.5)
    screen.drag((groove.centerx, groove.centery), (groove.right + 500, groove.centery))
    assert slider.value == pytest.approx(1.0)
    assert told == sorted(told)


def test_a_slider_tells_the_end_of_a_drag_once(show: Show) -> None:
    done: list[float] = []
    slider = Slider(0.0)
    slider.on_done = done.append
    screen = show(Column([slider], align="start"))
    groove = slider.groove()
    screen.drag((groove.left, groove.centery), (groove.right, groove.centery))
    assert done == [1.0]
    screen.key("left")
    assert done == [1.0, 0.95]


def test_a_stepper_stops_at_its_ends(show: Show) -> None:
    told: list[int] = []
    stepper = Stepper((2, 3, 4), 2, told.append)
    screen = show(Column([stepper], align="start"))
    screen.click(stepper.less)
    for _ in range(4):
        screen.click(stepper.more)
    assert told == [3, 4]


def test_segments_choose_once_and_refuse_with_a_reason(show: Show) -> None:
    told: list[str] = []
    choice = Segments(LEVELS, "easy", told.append)
    screen = show(Column([choice], align="start"))
    screen.click(choice.children[1])
    screen.click(choice.children[1])
    screen.click(choice.children[2])
    assert told == ["normal"]
    assert screen.ui.note_text == "Only for two."


def test_a_drop_list_opens_chooses_and_closes(show: Show) -> None:
    told: list[str] = []
    drop = DropList(LEVELS, "easy", told.append)
    screen = show(Column([drop], align="start"))
    screen.click(drop)
    popup = screen.ui.popup
    assert popup is not None
    rows = popup.children[0].children[0].children
    screen.click(rows[1])
    assert told == ["normal"]
    assert screen.ui.popup is None


def test_a_click_beside_an_open_list_only_closes_it(show: Show) -> None:
    flipped: list[bool] = []
    drop = DropList(LEVELS, "easy")
    switch = Toggle("t", False, flipped.append)
    screen = show(Row([drop, switch]))
    screen.click(drop)
    screen.click(switch)
    assert screen.ui.popup is None
    assert flipped == []


def test_escape_closes_an_open_list_and_arrows_choose_in_it(show: Show) -> None:
    told: list[str] = []
    drop = DropList(LEVELS, "easy", told.append)
    screen = show(Column([drop], align="start"))
    screen.click(drop)
    assert screen.key("escape")
    assert screen.ui.popup is None
    screen.key("tab")
    screen.key("return")
    screen.key("down")
    screen.key("down")
    screen.key("return")
    assert told == ["normal"]


def test_a_list_at_the_lower_edge_opens_upwards_and_stays_on_the_screen(show: Show) -> None:
    drop = DropList(LEVELS, "easy")
    screen = show(Column([drop], align="end", justify="end"), (1024, 640), 2.0)
    screen.click(drop)
    assert screen.ui.popup is not None
    assert screen.surface.get_rect().contains(screen.ui.popup.rect)
    assert screen.ui.popup.rect.bottom <= drop.rect.top
