"""People with secrets at one screen: whose eyes every single picture is for, and how the curtain opens."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.platform import events as ev
from game.scenes.pause import PauseScene
from tests.scenes.hot_seats import Sit, sit, toy_table
from tests.scenes.toy_table import SECRETS, toy
from tests.toy_game import Take

__all__ = ["sit", "toy_table"]
MOVING = {"animation": "normal", "bot_speed": "normal"}


def test_the_first_picture_of_a_new_game_is_covered(sit: Sit) -> None:
    """Q126."""
    people = sit(toy("hh"))
    assert people.covered
    assert people.pictures() == []
    assert "Hand over to Anna" in people.said
    people.lift()
    assert {seat for seat, _ in people.pictures()} == {0}


def test_an_opened_save_is_covered_first(sit: Sit) -> None:
    """Q10: the game stands where it was left, with another person's turn; nothing of anybody's is seen."""
    session = toy("hhh")
    session.submit(Take(0, 2))
    people = sit(session)
    people.wait()
    assert people.covered
    assert people.pictures() == []
    assert "Ben" in people.said


@pytest.mark.parametrize("settings", [{}, MOVING, {"animation": "slow"}], ids=["off", "normal", "slow"])
def test_no_picture_after_a_move_is_made_for_the_eyes_before(sit: Sit, settings: dict[str, str]) -> None:
    """FD01: frame by frame from the last click of one person to the click of the next."""
    people = sit(toy("hhh"), **settings)
    for seat in (0, 1, 2, 0):
        people.lift()
        people.pictures()
        people.take()
        assert people.covered, "the frame of the click shows the table"
        after = [p for p in people.pictures() if "chosen 0" in p[1]]
        assert all(seat_seen == seat for seat_seen, _ in after)
        people.wait(2)
        assert people.covered
        assert people.pictures() == []
        assert people.session.decision().seats[0] == (seat + 1) % 3  # type: ignore[union-attr]


def test_the_door_says_only_what_everybody_may_know(sit: Sit) -> None:
    """FD02, Q05: before the curtain is lifted nothing of a secret is on the screen, in tooltip, note or prompt."""
    people = sit(toy("hhh"))
    for _ in range(4):
        assert all(secret not in people.said for secret in SECRETS.values())
        assert people.here.program.services.stack.top is people.scene
        assert people.scene.ui.tooltip_text == people.scene.ui.note_text == ""
        people.lift()
        people.take(2)


def test_the_door_tells_what_others_did_since_the_last_turn(sit: Sit) -> None:
    people = sit(toy("hhh"))
    people.lift()
    people.take(3)
    people.lift()
    people.take(2)
    people.lift()
    people.take(1)
    told = [entry.heading for entry in people.curtain.words.recap]
    assert told == ["Ben takes 2.", "Cleo takes 1."]
    assert people.curtain.words.recap_title == "Since the last turn of Anna"


def test_a_double_click_does_not_lift_the_curtain(sit: Sit) -> None:
    """FD03: neither the second click at the same place, nor a click on the button while it is dead."""
    people = sit(toy("hh"))
    people.lift()
    people.here.click("choose-1")
    place = people.here.widget("play").rect.center
    people.press(place)
    people.press(place, 2)
    assert people.covered
    people.here.frames(1)
    button = people.here.widget("lift")
    assert not button.rect.inflate(80, 80).collidepoint(place)
    people.press(button.rect.center)
    people.wait(0.2)
    assert people.covered
    people.press(button.rect.center, 2)
    people.wait(0.5)
    people.press(button.rect.center, 2)
    people.here.frames(1)
    assert people.covered
    people.press(button.rect.center)
    assert not people.covered


@pytest.mark.parametrize("spot", [(100, 600), (512, 600), (900, 600), (512, 300), (1000, 20)])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (700, 1200)])
def test_the_button_is_nowhere_near_the_last_click(
    sit: Sit, spot: tuple[int, int], size: tuple[int, int], scale: int
) -> None:
    session = toy("hh")
    session._seats = (session.seats[0], replace(session.seats[1], name="Bartholomew von Schafhausen the Younger"))
    people = sit(session, size, ui_scale=scale)
    people.lift()
    at = (spot[0] * size[0] // 1024, spot[1] * size[1] // 640)
    people.here.program.services.stack.clicked = at
    people.session.submit(Take(0, 1))
    people.here.frames(2)
    assert not people.here.widget("lift").rect.inflate(60, 60).collidepoint(at)


def test_the_second_click_on_the_curtains_button_does_nothing_to_the_table(sit: Sit) -> None:
    """Q18: what is clicked on in haste does not act for the next seat."""
    people = sit(toy("hh"))
    people.wait()
    place = people.here.widget("lift").rect.center
    people.press(place)
    assert not people.covered
    people.table.heard.clear()
    people.press(place, 2)
    people.press(place, 3)
    assert people.table.heard == []
    people.wait()
    people.press(place, 1)
    assert people.table.heard == [1]


def test_going_on_clicking_after_the_last_choice_does_not_act_for_the_next_seat(sit: Sit) -> None:
    """Q18: twenty clicks on the same spot and all over the table; the next person has done nothing."""
    people = sit(toy("hh"))
    people.lift()
    people.here.click("choose-1")
    spot = people.here.widget("play").rect.center
    for clicks in range(1, 21):
        people.press(spot, clicks)
        people.here.frames(1, 0.02)
    assert people.covered
    assert len(people.session.history) == 2


def test_a_held_or_pressed_enter_does_not_lift_the_curtain(sit: Sit) -> None:
    """FD03: only Tab, then Enter."""
    people = sit(toy("hh"))
    people.wait()
    stack = people.here.program.services.stack
    for key in ("return", "space"):
        people.here.key(key)
        for _ in range(20):
            stack.handle(ev.KeyPressed(key, repeat=True))
    for key in ("down", "right", "h", "s", "n"):
        people.here.key(key)
        people.here.key("return")
    assert people.covered
    people.here.key("tab")
    stack.handle(ev.KeyPressed("return", repeat=True))
    assert people.covered
    people.here.key("return")
    assert not people.covered


def test_a_key_held_over_the_lifting_does_nothing_to_the_table(sit: Sit) -> None:
    people = sit(toy("hh"))
    people.wait()
    people.here.key("tab")
    people.here.key("return")
    stack = people.here.program.services.stack
    assert stack.handle(ev.KeyPressed("return", repeat=True))
    assert people.table.chosen == 0


def test_hide_now_covers_at_once_and_gives_back_exactly(sit: Sit) -> None:
    """FD13: by button and by key; the half-made choice is as it was."""
    people = sit(toy("hh"))
    people.lift()
    for how in ("button", "key"):
        people.here.click("choose-2")
        people.pictures()
        people.here.click("hide") if how == "button" else people.here.key("f9")
        assert people.covered
        assert people.pictures() == []
        assert "Covered for Anna" in people.said
        assert people.curtain.words.recap == ()
        people.lift()
        people.here.robot.move((5, 400))
        people.here.frames(2)
        assert people.table.chosen == 2
        assert people.scene.line.bar.strong == "chosen 2"
        people.here.click("choose-2")
    people.here.click("play")
    assert people.session.view(None).pen == 38  # type: ignore[attr-defined]


def test_hide_now_is_offered_to_one_person_too_but_to_nobody_without_secrets(sit: Sit) -> None:
    people = sit(toy("hbb"))
    people.here.click("hide")
    assert people.covered
    people.lift()
    assert {seat for seat, _ in people.pictures()} == {0}


@pytest.mark.parametrize(("setting", "limit"), [("20", 20), ("60", 60), ("120", 120)])
def test_a_view_that_nobody_looks_at_is_covered(sit: Sit, setting: str, limit: int) -> None:
    people = sit(toy("hh"), curtain_after=setting)
    people.lift()
    people.here.click("choose-2")
    people.wait(limit - 2)
    assert not people.covered
    people.here.robot.move((300, 300))
    people.wait(limit - 2)
    assert not people.covered, "the hand on the mouse does not count"
    people.wait(4)
    assert people.covered
    people.lift()
    assert people.table.chosen == 2


def test_a_view_is_never_covered_by_itself_when_that_is_switched_off(sit: Sit) -> None:
    people = sit(toy("hh"), curtain_after="off")
    people.lift()
    people.wait(400)
    assert not people.covered


@pytest.mark.parametrize("event", [ev.FocusLost(), ev.Minimised()], ids=["focus", "minimised"])
@pytest.mark.parametrize("menu", [False, True], ids=["table", "menu"])
def test_leaving_the_window_covers(sit: Sit, event: ev.InputEvent, menu: bool) -> None:
    """Also while the menu lies over the table: then the darkened picture behind it is covered, too."""
    people = sit(toy("hh"))
    people.lift()
    if menu:
        people.here.click("menu")
        people.here.frames(2)
    people.pictures()
    people.here.program.services.stack.handle(event)
    people.here.program.services.stack.draw(people.here.window.surface)
    assert people.covered
    assert people.pictures() == []
    if menu:
        assert isinstance(people.here.top, PauseScene)
        people.here.key("escape")
        people.here.frames(2)
    assert people.here.top is people.scene
    assert people.covered
    people.lift()


def test_nobody_there_covers_the_picture_behind_the_menu(sit: Sit) -> None:
    people = sit(toy("hh"))
    people.lift()
    people.here.click("menu")
    people.wait(70)
    assert people.covered
    people.pictures()
    people.here.program.services.stack.draw(people.here.window.surface)
    assert people.pictures() == []


def test_the_menu_can_be_opened_before_the_door_and_shows_the_door_behind_it(sit: Sit) -> None:
    people = sit(toy("hh"))
    people.wait()
    people.here.key("escape")
    people.here.frames(2)
    assert isinstance(people.here.top, PauseScene)
    assert people.pictures() == []
    assert people.here.top.ui.find("restart_turn").reason  # type: ignore[union-attr]
    people.here.key("escape")
    people.here.frames(2)
    assert people.covered


def test_the_pause_does_not_tell_the_seed_before_the_end(sit: Sit) -> None:
    """FA09: whoever knows it may know what is hidden."""
    people = sit(toy("hh"))
    people.lift()
    people.here.click("menu")
    people.here.frames(2)
    texts = [getattr(w, "text", "") for w in people.here.top.ui.root.walk()]
    assert not any("Seed" in text or str(people.session.seed) == text for text in texts)


def test_another_size_of_the_window_shows_nothing(sit: Sit) -> None:
    """FD01: the stretched picture of the time before the new layout is of the door, too."""
    people = sit(toy("hh"))
    people.lift()
    people.here.click("choose-1")
    place = people.here.widget("play").rect.center
    people.pictures()
    people.press(place)
    stack = people.here.program.services.stack
    stack.handle(ev.WindowResized((1000, 700)))
    stack.draw(pygame.Surface((1000, 700)))
    stack.update(0.2)
    stack.draw(pygame.Surface((1000, 700)))
    assert people.covered
    assert people.pictures() == []
