"""Whose eyes a shared screen is for, and what one person may take back while others keep secrets."""

from __future__ import annotations

from game.session.hot_seat import HotSeat
from tests.session.meadow import Hop, Rest, Roll, meadow


def test_in_an_open_game_nobody_is_asked() -> None:
    session = meadow("hh")
    seat = HotSeat(session)
    session.submit(Rest(0))
    assert not seat.follow()
    assert (seat.viewer, seat.due, seat.secret, seat.shared) == (None, None, False, False)


def test_one_person_holds_the_screen_always() -> None:
    session = meadow("bhb", hidden=True)
    seat = HotSeat(session)
    assert (seat.viewer, seat.due) == (1, None)
    session.submit(Rest(0))
    assert not seat.follow()
    session.submit(Rest(1))
    assert not seat.follow()
    assert (seat.viewer, seat.due) == (1, None)


def test_among_several_it_is_who_is_asked_and_has_taken_it() -> None:
    session = meadow("hh", hidden=True)
    seat = HotSeat(session)
    assert (seat.viewer, seat.due) == (None, 0)
    seat.take()
    assert (seat.viewer, seat.due) == (0, None)
    session.submit(Hop(0, 1))
    assert not seat.follow()
    session.submit(Rest(0))
    assert seat.follow()
    assert (seat.viewer, seat.due) == (None, 1)


def test_while_bots_play_it_is_nobodys() -> None:
    """Q03, FD11."""
    session = meadow("hbh", hidden=True)
    seat = HotSeat(session)
    seat.take()
    session.submit(Rest(0))
    assert seat.follow()
    assert (seat.viewer, seat.due) == (None, None)
    seat.take()
    assert seat.viewer is None
    session.submit(Rest(1))
    assert not seat.follow()
    assert (seat.viewer, seat.due) == (None, 2)


def test_without_people_it_is_the_onlookers() -> None:
    seat = HotSeat(meadow("bb", hidden=True))
    assert (seat.viewer, seat.due) == (None, None)


def test_after_the_end_all_see_the_same() -> None:
    session = meadow("hh", hidden=True)
    seat = HotSeat(session)
    seat.take()
    while not session.finished:
        session.submit(Hop(0, 3))
    seat.follow()
    assert (seat.viewer, seat.due, seat.secret) == (None, None, False)


def test_another_persons_move_is_not_taken_back() -> None:
    """FD10: by name, and nothing at all while nobody holds the screen."""
    session = meadow("hh", hidden=True)
    session.submit(Hop(0, 1))
    assert session.can_undo(0).allowed
    other = session.can_undo(1).reason
    assert other is not None
    assert other.code == "undo_other_acted"
    assert dict(other.facts)["name"] == "Anna"
    nobody = session.can_undo(None).reason
    assert nobody is not None
    assert nobody.code == "undo_nobody"
    assert session.can_restart_turn(0).allowed
    assert not session.can_restart_turn(1).allowed
    assert not session.can_restart_turn(None).allowed


def test_another_persons_move_is_not_done_again() -> None:
    session = meadow("hh", hidden=True)
    session.submit(Hop(0, 1))
    session.undo(0)
    assert not session.can_redo(1).allowed
    assert not session.can_redo(None).allowed
    assert session.redo(0).allowed
    assert len(session.history) == 2


def test_a_turned_card_stays_turned() -> None:
    """FD10: what was revealed is not taken back by whoever did it."""
    session = meadow("hh", hidden=True)
    session.submit(Roll(0))
    reason = session.can_undo(0).reason
    assert reason is not None
    assert reason.code == "undo_revealed"


def test_nothing_is_taken_back_once_all_has_been_shown() -> None:
    session = meadow("hb", hidden=True)
    while not session.finished:
        session.submit(Hop(0, 3))
    reason = session.can_undo(0).reason
    assert reason is not None
    assert reason.code == "undo_all_shown"


def test_one_person_takes_back_without_saying_who_looks() -> None:
    session = meadow("hb", hidden=True)
    session.submit(Hop(0, 1))
    assert session.can_undo().allowed
