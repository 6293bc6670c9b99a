"""Everything can be reached and done without a mouse."""

from __future__ import annotations

from game.platform import events as ev
from game.widgets.button import Button
from game.widgets.choice import Option, Segments
from game.widgets.label import Label
from game.widgets.layout import Column, Grid
from game.widgets.slider import Slider, Stepper
from game.widgets.toggle import Toggle
from tests.widgets.conftest import Screen, Show


def grid(show: Show, done: list[int]) -> tuple[Screen, list[Button]]:
    buttons = [Button(str(n), lambda n=n: done.append(n)) for n in range(6)]
    return show(Grid(buttons, 3)), buttons


def test_tab_goes_round_in_reading_order_and_shift_tab_back(show: Show) -> None:
    screen, buttons = grid(show, [])
    seen = []
    for _ in range(7):
        screen.key("tab")
        seen.append(buttons.index(screen.ui.focused))
    assert seen == [0, 1, 2, 3, 4, 5, 0]
    screen.key("tab", shift=True)
    assert screen.ui.focused is buttons[5]


def test_arrows_go_to_the_neighbour(show: Show) -> None:
    screen, buttons = grid(show, [])
    screen.key("down")
    walked = []
    for key in ("right", "down", "left", "up", "up"):
        screen.key(key)
        walked.append(buttons.index(screen.ui.focused))
    assert walked == [1, 4, 3, 0, 0]


def test_enter_and_space_press_and_a_held_key_presses_once(show: Show) -> None:
    done: list[int] = []
    screen, _ = grid(show, done)
    screen.key("tab")
    screen.key("return")
    screen.key("space")
    screen.ui.handle(ev.KeyPressed("return", repeat=True))
    assert done == [0, 0]


def test_the_ring_is_seen_only_while_the_keyboard_is_used(show: Show) -> None:
    screen, buttons = grid(show, [])
    screen.click(buttons[2])
    assert screen.ui.focused is buttons[2]
    assert not screen.ui.keyboard_used
    screen.key("tab")
    assert screen.ui.keyboard_used
    assert screen.ui.focused is buttons[3]


def test_what_is_off_can_be_reached_to_learn_why(show: Show) -> None:
    button = Button("Undo")
    button.enable("Nothing has been done yet.")
    screen = show(Column([button, Button("Other")]))
    screen.key("tab")
    screen.key("return")
    assert screen.ui.note_text == "Nothing has been done yet."


def test_a_hidden_widget_loses_the_keyboard(show: Show) -> None:
    screen, buttons = grid(show, [])
    screen.key("tab")
    buttons[0].show(False)
    screen.ui.settle()
    assert screen.ui.focused is None
    screen.key("tab")
    assert screen.ui.focused is buttons[1]


def test_switch_slider_stepper_and_choice_obey_keys(show: Show) -> None:
    told: list[object] = []
    toggle = Toggle("Sound", False, told.append)
    slider = Slider(0.5, on_change=told.append, step=0.1)
    stepper = Stepper((2, 3, 4), 3, told.append)
    choice = Segments([Option("a", "A"), Option("b", "B")], "a", told.append)
    screen = show(Column([Label("Settings"), toggle, slider, stepper, choice]))
    screen.key("tab")
    screen.key("space")
    screen.key("tab")
    screen.key("right")
    screen.key("home")
    screen.key("tab")
    screen.key("right")
    screen.key("right")
    screen.key("tab")
    screen.key("tab")
    screen.key("return")
    assert told == [True, 0.6, 0.0, 4, "b"]


def test_an_unused_key_is_left_to_the_screen(show: Show) -> None:
    screen, _ = grid(show, [])
    assert not screen.key("escape")
    assert not screen.key("q")
