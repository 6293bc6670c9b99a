"""Whose eyes the table of a hidden game is for: while bots play, for one person, after the end; log, marks and undo."""

from __future__ import annotations

import pytest

from game.platform import events as ev
from game.session.session import Refused
from tests.helpers_ui import new_game
from tests.scenes.hot_seats import Sit, sit, toy_table
from tests.scenes.toy_table import SECRETS, toy
from tests.toy_game import SheepTaken, Take

__all__ = ["sit", "toy_table"]
MOVING = {"animation": "normal", "bot_speed": "normal"}


def test_while_bots_play_the_view_is_nobodys(sit: Sit) -> None:
    """Q03, FD11: three people and no sign of any of them from the last click to the next lifting."""
    people = sit(toy("hhb"), **MOVING)
    people.lift()
    people.take()
    people.lift()
    people.pictures()
    people.take()
    seen = people.pictures()
    assert seen[-1][0] is None, "the frame of the click shows what only Ben may see"
    assert not people.covered, "the bot's move is for all to see"
    people.wait(4)
    seen = people.pictures()
    assert {seat for seat, _ in seen} == {None}
    assert all(secret not in text for _, text in seen for secret in SECRETS.values())
    assert people.covered
    assert "Anna" in people.said


def test_a_move_before_bots_is_shown_from_the_public_picture(sit: Sit) -> None:
    """The motion begins with what nobody in particular saw before it, and has public events only."""
    people = sit(toy("hhb"), **MOVING)
    people.lift()
    people.take()
    people.lift()
    people.table.moved.clear()
    people.take(3)
    (seat, events), *_ = people.table.moved
    assert seat is None
    assert events == (SheepTaken(1, 3),)


def test_the_same_person_takes_the_screen_anew_after_bots(sit: Sit) -> None:
    people = sit(toy("hbh"))
    people.lift()
    people.take()
    people.wait()
    assert "Cleo" in people.said
    people.lift()
    people.take()
    assert people.covered
    assert "Anna" in people.said


def test_one_person_never_sees_a_curtain_and_keeps_the_view(sit: Sit) -> None:
    """FD12: also while bots play, and when the window is left."""
    people = sit(toy("hbb"), **MOVING)
    for _ in range(3):
        people.here.settle()
        assert people.scene.acting == 0
        people.take()
        people.here.program.services.stack.handle(ev.FocusLost())
        people.wait(3)
        assert not people.covered
    people.wait(200)
    assert not people.covered
    assert {seat for seat, _ in people.pictures()} == {0}


def test_without_people_the_table_is_an_onlookers(sit: Sit) -> None:
    people = sit(toy("bbb"), **MOVING)
    people.wait(5)
    assert not people.covered
    assert {seat for seat, _ in people.pictures()} == {None}


def test_an_open_game_never_has_a_curtain(sit: Sit) -> None:
    """FD12: four people; the window is left and nobody comes for hours."""
    people = sit(toy("hh"))
    session = new_game(4, 1)
    scene = people.here.sit_down(session)
    for _ in range(3):
        people.here.program.services.stack.handle(ev.FocusLost())
        people.here.program.services.stack.handle(ev.Minimised())
        people.wait(80)
        assert not scene.keeper.covered
        session.submit(session.legal(scene.acting)[0])  # type: ignore[arg-type]
        people.here.frames(1)
        people.here.key("f9")
        assert not scene.keeper.covered
    assert scene.ui.find("hide") is None


def test_what_was_half_chosen_and_open_is_gone_for_the_next_seat(sit: Sit) -> None:
    """Q13, FD15: choices, the drawer and tooltips of the person before."""
    people = sit(toy("hh"))
    people.lift()
    people.here.click("choose-3")
    people.scene.ui.toast("something private")
    people.session.submit(Take(0, 1))
    people.here.frames(1)
    people.lift()
    assert people.table.chosen == 0
    assert people.scene.ui.note_text == people.scene.ui.tooltip_text == ""
    assert people.scene.ui.focused is None


def test_the_log_is_the_viewers_and_made_anew_for_the_next(sit: Sit) -> None:
    """Q05, Q08, FD04: one's own secret is in one's log and nowhere in another's; no line is empty."""
    session = toy("hhh")
    lambs = session.now.state.lambs  # type: ignore[attr-defined]
    people = sit(session)
    for seat in (0, 1, 2, 0):
        people.lift()
        entries = people.scene.side.log.entries
        secrets = [e.heading for e in entries if "hides" in e.heading]
        assert secrets == [f"{session.seats[seat].name} hides a {SECRETS[lambs[seat]]}."]
        assert all(e.heading for e in entries)
        recap = [e.heading for e in people.scene.side.recap.entries if "hides" in e.heading]
        assert all(line.startswith(session.seats[seat].name) for line in recap)
        people.take()


def test_marks_of_the_last_moves_are_the_viewers(sit: Sit) -> None:
    """Q13: what was marked for one person is not marked for the next."""
    people = sit(toy("hh"))
    people.lift()
    assert [e.seat for e in people.table.recalled if e.verb == "lambs_hidden"] == [0]  # type: ignore[attr-defined]
    people.take()
    people.lift()
    assert [e.seat for e in people.table.recalled if e.verb == "lambs_hidden"] == [1]  # type: ignore[attr-defined]


def test_the_table_can_do_nothing_before_the_curtain_is_lifted(sit: Sit) -> None:
    people = sit(toy("hhb"))
    desk = people.table.desk
    assert desk.viewer() is None
    assert desk.legal() == ()
    assert desk.preview([Take(0, 1)]) == ()
    assert desk.people == 2
    people.lift()
    assert desk.viewer() == 0
    assert desk.legal()


def test_undo_of_another_persons_move_is_refused(sit: Sit) -> None:
    """FD10: the person at the screen takes back own moves only, and nothing behind the curtain."""
    people = sit(toy("hh"))
    people.lift()
    people.take()
    people.here.key("z", ctrl=True)
    assert len(people.session.history) == 2
    people.lift()
    assert people.here.widget("undo").reason == "No undo: Anna has acted since."
    people.here.key("z", ctrl=True)
    people.here.key("y", ctrl=True)
    assert len(people.session.history) == 2


def test_one_person_takes_back_through_bots(sit: Sit) -> None:
    people = sit(toy("hb"))
    people.take(2)
    people.here.settle()
    people.here.key("z", ctrl=True)
    assert len(people.session.history) == 1
    assert people.scene.eyes.viewer == 0


def test_a_seat_given_away_leaves_no_view_to_the_one_who_stays(sit: Sit) -> None:
    """Ben hands his own seat to a bot: Anna plays alone now, but Ben sits at the screen."""
    people = sit(toy("hh"))
    people.lift()
    people.take()
    people.lift()
    people.pictures()
    people.session.set_seat(1, "bot", "easy")
    people.scene.reseated()
    people.here.frames(1)
    assert people.covered
    assert "Anna" in people.said
    assert people.pictures() == []
    people.lift()
    people.wait()
    assert people.scene.eyes.viewer == 0
    assert people.scene.acting == 0


def test_after_the_end_everybody_sees_the_table_and_the_log_can_tell_everything(sit: Sit) -> None:
    """FD16: the switch is there only then, and tells who had hidden what."""
    people = sit(toy("hh", sheep=4))
    assert people.scene.table_ui.find("everything") is None
    people.lift()
    people.take(3)
    people.here.settle()
    assert people.session.finished
    assert not people.covered
    people.here.click("look_at_table")
    people.here.frames(2)
    assert people.scene.eyes.viewer is None
    assert not any("hides" in e.heading for e in people.scene.side.log.entries)
    people.here.click("everything")
    assert sum("hides" in e.heading for e in people.scene.side.log.entries) == 2
    people.here.click("everything")
    assert not any("hides" in e.heading for e in people.scene.side.log.entries)
    assert not people.session.can_undo(0).allowed


def test_a_move_that_is_refused_is_still_refused(sit: Sit) -> None:
    """The curtain is no rule: the session judges."""
    people = sit(toy("hh"))
    with pytest.raises(Refused):
        people.session.submit(Take(1, 1))
