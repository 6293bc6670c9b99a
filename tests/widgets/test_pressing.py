"""Buttons do what they say once, only when pressed and released on them, and say why not otherwise."""

from __future__ import annotations

from game.platform import events as ev
from game.widgets.button import Button, IconButton, LinkButton
from game.widgets.layout import Column, Row
from tests.widgets.conftest import Show


def test_a_click_presses_on_release(show: Show) -> None:
    done: list[str] = []
    button = Button("Push", lambda: done.append("pushed"))
    screen = show(Column([button], align="start"))
    screen.press(button)
    assert button.pressed
    assert done == []
    screen.release(button)
    assert done == ["pushed"]
    assert screen.sounds == ["click"]


def test_a_release_beside_the_button_is_a_change_of_mind(show: Show) -> None:
    done: list[str] = []
    button = Button("Push", lambda: done.append("pushed"))
    screen = show(Column([button], align="start"))
    screen.press(button)
    screen.release((1900, 1000))
    assert done == []
    assert not button.pressed


def test_a_press_elsewhere_and_a_release_on_it_does_nothing(show: Show) -> None:
    done: list[str] = []
    button = Button("Push", lambda: done.append("pushed"))
    screen = show(Column([button], align="start"))
    screen.press((1900, 1000))
    screen.release(button)
    assert done == []


def test_a_press_on_one_and_a_release_on_another_does_nothing(show: Show) -> None:
    done: list[str] = []
    one, two = Button("One", lambda: done.append("one")), Button("Two", lambda: done.append("two"))
    screen = show(Row([one, two]))
    screen.press(one)
    screen.release(two)
    assert done == []


def test_the_second_click_of_a_double_click_is_ignored_where_it_would_hurt(show: Show) -> None:
    done: list[str] = []
    safe = Button("End turn", lambda: done.append("end"), single=True)
    quick = Button("More", lambda: done.append("more"))
    screen = show(Row([safe, quick]))
    for button in (safe, quick):
        screen.click(button)
        screen.click(button, clicks=2)
    assert done == ["end", "more", "more"]


def test_a_right_click_is_no_click(show: Show) -> None:
    done: list[str] = []
    button = Button("Push", lambda: done.append("pushed"))
    screen = show(Column([button], align="start"))
    screen.press(button, button="right")
    screen.release(button, button="right")
    assert done == []


def test_a_press_is_cancelled_when_the_screen_changes_or_focus_is_lost(show: Show) -> None:
    done: list[str] = []
    button = Button("Push", lambda: done.append("pushed"))
    screen = show(Column([button], align="start"))
    for cancel in (screen.ui.release_held, lambda: screen.ui.handle(ev.FocusLost())):
        screen.press(button)
        cancel()
        assert not button.pressed
        screen.release(button)
    assert done == []
    screen.click(button)
    assert done == ["pushed"]


def test_what_is_off_says_why_and_does_nothing(show: Show) -> None:
    done: list[str] = []
    button = Button("Undo", lambda: done.append("undone"))
    button.enable("Nothing has been done yet.")
    screen = show(Column([button], align="start"))
    screen.click(button)
    assert done == []
    assert screen.ui.note_text == "Nothing has been done yet."
    screen.click((1900, 1000))
    assert screen.ui.note_text == ""
    button.enable()
    screen.click(button)
    assert done == ["undone"]


def test_a_note_goes_by_itself_after_a_while(show: Show) -> None:
    button = Button("Undo")
    button.enable("Nothing has been done yet.")
    screen = show(Column([button], align="start"))
    screen.click(button)
    screen.wait(7)
    assert screen.ui.note_text == ""


def test_a_key_presses_its_button_and_only_with_its_modifiers(show: Show) -> None:
    done: list[str] = []
    undo, end = Button("Undo", lambda: done.append("undo")), Button("End", lambda: done.append("end"))
    undo.key, end.key = "ctrl+z", "e"
    screen = show(Row([undo, end]))
    screen.key("z", ctrl=True)
    screen.key("z")
    screen.key("e", ctrl=True)
    screen.key("e")
    assert done == ["undo", "end"]


def test_hidden_buttons_cannot_be_pressed_by_key_or_pointer(show: Show) -> None:
    done: list[str] = []
    button = Button("Undo", lambda: done.append("undo"))
    button.key = "u"
    screen = show(Column([button], align="start"))
    place = button.rect.center
    button.show(False)
    screen.click(place)
    screen.key("u")
    assert done == []


def test_icons_and_links_are_buttons_too(show: Show) -> None:
    done: list[str] = []
    icon = IconButton("ui/gear", "Settings", lambda: done.append("icon"))
    link = LinkButton("Licences", lambda: done.append("link"))
    screen = show(Row([icon, link]))
    screen.click(icon)
    screen.click(link)
    assert done == ["icon", "link"]


def test_long_words_make_a_button_higher_not_cut(show: Show) -> None:
    text = "A button with a great many words on it, more than there is room for in one line"
    button = Button(text, kind="main")
    screen = show(Row([button]), (1024, 640), 2.0)
    short = Button("A", kind="main")
    assert button.rect.width <= 1024
    assert button.rect.height > short.preferred(screen.theme, 1024)[1]


def test_the_pointer_becomes_a_hand_over_what_can_be_pressed(show: Show) -> None:
    button = Button("Push")
    screen = show(Column([button], align="start"))
    screen.point(button)
    assert screen.host.cursor == "hand"
    screen.point((1900, 1000))
    assert screen.host.cursor == "arrow"


def test_the_same_picture_is_not_drawn_twice(show: Show) -> None:
    button = Button("Push")
    screen = show(Column([button], align="start"))
    assert not screen.ui.dirty
    screen.point((1900, 1000))
    assert not screen.ui.dirty
    screen.point(button)
    assert screen.ui.dirty
