"""What a hand does reaches the program once, in its own words, and what must not act does not."""

from __future__ import annotations

import pygame
import pytest

from game.platform import events as ev
from game.platform.input import InputReader, without_presses
from game.platform.robot import Robot
from game.platform.window import Window


class Clock:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def reader(window: Window, clock: Clock) -> InputReader:
    made = InputReader(clock)
    made.poll()
    return made


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.Event(kind, **values))


def test_a_click_is_a_move_a_press_and_a_release(reader: InputReader) -> None:
    Robot().click((30, 40))
    assert reader.poll() == [
        ev.PointerMoved((30, 40)),
        ev.PointerPressed((30, 40), "left", 1),
        ev.PointerReleased((30, 40), "left"),
    ]


def test_right_button_and_double_click_are_told_apart(reader: InputReader, clock: Clock) -> None:
    robot = Robot()
    robot.press((5, 5), "right")
    clock.now += 0.1
    robot.press((5, 5), clicks=2)
    assert reader.poll() == [ev.PointerPressed((5, 5), "right", 1), ev.PointerPressed((5, 5), "left", 2)]


def test_a_wheel_notch_acts_once_although_it_comes_as_button_too(reader: InputReader) -> None:
    Robot().move((200, 100))
    post(pygame.MOUSEBUTTONDOWN, pos=(200, 100), button=4)
    post(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False)
    post(pygame.MOUSEBUTTONUP, pos=(200, 100), button=4)
    assert reader.poll() == [ev.PointerMoved((200, 100)), ev.Wheel((200, 100), dy=1.0)]


def test_natural_scrolling_is_turned_back(reader: InputReader) -> None:
    post(pygame.MOUSEWHEEL, x=0, y=2, precise_x=0.0, precise_y=2.0, flipped=True)
    (event,) = reader.poll()
    assert isinstance(event, ev.Wheel)
    assert event.dy == -2.0


def test_fingers_are_ignored_because_they_come_as_mouse_as_well(reader: InputReader) -> None:
    post(pygame.FINGERDOWN, x=0.5, y=0.5, finger_id=1, touch_id=1)
    assert reader.poll() == []


def test_a_tap_that_bounces_within_30_ms_is_one_press(reader: InputReader, clock: Clock) -> None:
    robot = Robot()
    robot.press((50, 50))
    robot.release((50, 50))
    first = reader.poll()
    clock.now += 0.02
    robot.press((52, 49))
    robot.release((52, 49))
    assert [type(e) for e in first] == [ev.PointerPressed, ev.PointerReleased]
    assert reader.poll() == []


def test_a_quick_press_elsewhere_or_later_counts(reader: InputReader, clock: Clock) -> None:
    robot = Robot()
    robot.press((50, 50))
    robot.release((50, 50))
    robot.press((60, 50))
    robot.release((60, 50))
    assert len(reader.poll()) == 4
    clock.now += 0.05
    robot.press((60, 50))
    assert len(reader.poll()) == 1


def test_many_moves_between_two_frames_are_one(reader: InputReader) -> None:
    for x in range(50):
        Robot().move((x, 7))
    assert reader.poll() == [ev.PointerMoved((49, 7))]


def test_moves_before_and_after_a_press_stay_apart(reader: InputReader) -> None:
    robot = Robot()
    robot.move((1, 1))
    robot.press((1, 1))
    robot.move((9, 9))
    kinds = [type(e) for e in reader.poll()]
    assert kinds == [ev.PointerMoved, ev.PointerPressed, ev.PointerMoved]


def test_keys_come_by_name_with_their_modifiers(reader: InputReader) -> None:
    robot = Robot()
    robot.key("z", ctrl=True)
    robot.key("tab", shift=True)
    post(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=0, unicode="\r", scancode=0)
    assert reader.poll() == [
        ev.KeyPressed("z", ctrl=True),
        ev.KeyPressed("tab", shift=True),
        ev.KeyPressed("return"),
    ]


def test_a_key_that_is_held_is_marked_as_repeating(reader: InputReader) -> None:
    for _ in range(2):
        post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    post(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    post(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    assert [e.repeat for e in reader.poll() if isinstance(e, ev.KeyPressed)] == [False, True, False]


def test_composed_text_arrives_whole(reader: InputReader) -> None:
    Robot().type("Añé中")
    assert [e.text for e in reader.poll() if isinstance(e, ev.TextTyped)] == ["A", "ñ", "é", "中"]


def test_window_and_focus_changes_are_told(reader: InputReader) -> None:
    post(pygame.WINDOWFOCUSLOST)
    post(pygame.WINDOWMINIMIZED)
    post(pygame.WINDOWRESTORED)
    post(pygame.WINDOWLEAVE)
    post(pygame.QUIT)
    assert reader.poll() == [ev.FocusLost(), ev.Minimised(), ev.Restored(), ev.PointerLeft(), ev.QuitAsked()]


def test_what_was_aimed_at_an_old_picture_can_be_dropped() -> None:
    batch = [ev.PointerMoved((1, 1)), ev.PointerPressed((1, 1)), ev.KeyPressed("a"), ev.QuitAsked()]
    assert without_presses(batch) == [ev.PointerMoved((1, 1)), ev.QuitAsked()]
