"""What is looked at in secret: only as long as somebody holds the button."""

from __future__ import annotations

from game.platform import events as ev
from game.widgets.layout import Column
from game.widgets.peek import HELD_SECONDS, PeekButton, peeks
from tests.widgets.conftest import Screen, Show


def peek(show: Show, toggles: bool = False) -> tuple[Screen, PeekButton, list[bool]]:
    """A peek button on a screen, and what it told."""
    told: list[bool] = []
    button = PeekButton("Look at your role", told.append, lambda: toggles)
    return show(Column([button])), button, told


def test_it_shows_while_it_is_held(show: Show) -> None:
    """FD06."""
    screen, button, told = peek(show)
    screen.point(button)
    assert told == []
    screen.press(button)
    assert told == [True]
    screen.release(button)
    assert told == [True, False]
    assert not button.open


def test_it_closes_when_the_pointer_leaves(show: Show) -> None:
    screen, button, told = peek(show)
    screen.point(button)
    screen.press(button)
    screen.point((button.rect.right + 5, button.rect.centery))
    assert told == [True, False]
    screen.point(button)
    screen.release(button)
    assert told == [True, False]


def test_it_closes_when_the_window_is_left(show: Show) -> None:
    """FD06: alt-tab while it is held."""
    for event in (ev.FocusLost(), ev.PointerLeft()):
        screen, button, told = peek(show)
        screen.point(button)
        screen.press(button)
        screen.ui.handle(event)
        assert told == [True, False]


def test_it_closes_by_itself_after_five_seconds(show: Show) -> None:
    screen, button, told = peek(show)
    screen.point(button)
    screen.press(button)
    button.update(HELD_SECONDS - 0.1)
    assert button.open
    button.update(0.2)
    assert told == [True, False]
    screen.release(button)
    assert told == [True, False]


def test_it_can_be_a_toggle(show: Show) -> None:
    """FI09: nothing has to be held; it closes by a second click or when it is closed from outside."""
    screen, button, told = peek(show, toggles=True)
    screen.click(button)
    assert told == [True]
    button.update(60)
    assert button.open
    screen.click(button)
    assert told == [True, False]
    screen.click(button)
    button.close()
    assert told == [True, False, True, False]


def test_the_keyboard_opens_and_closes_it(show: Show) -> None:
    screen, button, told = peek(show)
    screen.key("tab")
    screen.key("return")
    assert told == [True]
    screen.key("space")
    assert told == [True, False]
    screen.key("return")
    button.update(HELD_SECONDS + 1)
    assert not button.open


def test_all_peek_buttons_of_a_tree_are_found(show: Show) -> None:
    """Also those on a page that is not open: they are closed with the rest."""
    button = PeekButton("Look", lambda on: None)
    inner = Column([button])
    inner.visible = False
    assert list(peeks(Column([inner]))) == [button]
