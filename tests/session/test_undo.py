"""Undo goes as far as is fair, says how far and why not further; play with undos ends where play without ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.core.decision import FREE, Decision
from game.core.rng import Rng
from game.rules.registry import get_rules
from game.session.history import ALIKE, LEFT
from game.session.seats import Seat
from game.session.session import Session
from tests.helpers import config_of
from tests.session.meadow import Hop, Meadow, Rest, Roll, meadow, seated


def played(kinds: str, *actions: Any, **info: Any) -> Session:
    """A game of the toy after these actions."""
    session = meadow(kinds, **info)
    for action in actions:
        session.submit(action)
    return session


def off(session: Session) -> str:
    """Why undo is off; it must be, and then it does nothing."""
    info = session.can_undo()
    assert not info.allowed
    assert info.reason is not None
    before = session.state_hash()
    assert session.undo() == info
    assert session.state_hash() == before
    return info.reason.code


def test_private_moves_are_taken_back_one_by_one() -> None:
    session = meadow("hh")
    start = session.state_hash()
    for _ in range(5):
        session.submit(Hop(0, 1))
    for _ in range(5):
        assert session.undo().steps == 1
    assert session.state_hash() == start
    assert off(session) == "undo_nothing"


def test_undo_says_what_it_takes_back() -> None:
    info = played("hb", Hop(0, 2), Rest(0), Hop(1, 1), Rest(1)).can_undo()
    assert (info.allowed, info.steps) == (True, 3)
    assert dict(info.to) == {"action": "rest", "seat": 0, "number": 2}


def test_it_crosses_bots_when_one_person_plays() -> None:
    session = played("hbb", Rest(0), Hop(1, 1), Rest(1), Rest(2))
    session.undo()
    assert session.view(0).to_dict()["turn"] == 0
    assert len(session.history) == 1


def test_it_does_not_cross_bots_when_several_people_play() -> None:
    assert off(played("hbh", Rest(0), Hop(1, 1))) == "undo_other_acted"


def test_a_die_cannot_be_taken_back() -> None:
    session = played("h", Hop(0, 1), Roll(0))
    info = session.can_undo()
    assert off(session) == "undo_revealed"
    assert info.reason is not None
    assert dict(info.reason.facts) == {"event": "die_rolled"}


def test_what_came_after_the_die_can() -> None:
    session = played("h", Roll(0), Hop(0, 1))
    session.undo()
    assert session.history[-1].action == Roll(0)
    assert off(session) == "undo_revealed"


def test_a_bots_die_stops_undo_too() -> None:
    assert off(played("hb", Rest(0), Roll(1))) == "undo_revealed"


def test_ending_the_turn_can_be_taken_back_until_the_next_person_acts() -> None:
    session = played("hh", Hop(0, 1), Rest(0))
    assert session.can_undo().allowed
    session.submit(Hop(1, 1))
    session.undo()
    assert session.view(None).to_dict()["cells"] == [1, 0]
    # Ben acted, so Anna's move is not his to take back, and no longer hers.
    assert off(session) == "undo_other_acted"


def test_the_name_of_who_acted_is_told() -> None:
    session = played("hh", Hop(0, 1), Rest(0), Hop(1, 1))
    session.undo()
    reason = session.can_undo().reason
    assert reason is not None
    assert dict(reason.facts)["name"] == "Anna"


def test_together_everybody_takes_back() -> None:
    session = played("hh", Hop(0, 1), Rest(0), Hop(1, 1), shared_undo=True)
    for _ in range(3):
        session.undo()
    assert len(session.history) == 1


def test_there_is_none_when_the_table_agreed_so() -> None:
    session = meadow("hh", {"undo": "none"})
    session.submit(Hop(0, 1))
    assert off(session) == "undo_off"
    assert session.can_restart_turn().reason == session.can_undo().reason


def test_there_is_none_in_real_time() -> None:
    assert off(played("h", Hop(0, 1), real_time=True)) == "undo_real_time"


def test_bots_alone_have_nothing_to_take_back() -> None:
    assert not played("bb", Hop(0, 1)).can_undo().allowed


def test_a_move_made_by_the_bot_in_a_persons_seat_is_the_bots() -> None:
    session = meadow("hh")
    session.set_seat(0, "bot", "easy")
    session.submit(Hop(0, 1))
    session.set_seat(0, "human")
    assert off(session) == "undo_other_acted"


class Free(Meadow):
    """Nobody has a turn: whoever is next acts of its own accord."""

    def decision(self, state: Any) -> Decision | None:
        decision = super().decision(state)
        return replace(decision, order=FREE) if decision is not None else None


def freely(kinds: str, *actions: Any) -> Session:
    """A game that all play together, after these actions."""
    session = Session.start(Free(co_operative=True, shared_undo=True), {}, seated(kinds), {}, 7)
    for action in actions:
        session.submit(action)
    return session


def test_what_bots_do_freely_is_taken_back_one_by_one() -> None:
    session = freely("hb", Rest(0), Hop(1, 1), Hop(1, 2))
    assert [session.undo().steps for _ in range(3)] == [1, 1, 1]
    assert off(session) == "undo_nothing"


def test_a_die_of_a_free_bot_cannot_be_taken_back() -> None:
    assert off(freely("hb", Rest(0), Roll(1))) == "undo_revealed"


def test_bots_that_are_free_among_themselves_have_nothing_to_take_back() -> None:
    assert off(freely("bb", Hop(0, 1))) == "undo_nothing"


def test_undo_passes_over_what_the_program_chose_for_a_person() -> None:
    session = meadow("hh", shared_undo=True)
    session.submit(Hop(0, 2))
    session.submit(Hop(0, 1), LEFT)
    session.submit(Rest(0), ALIKE)
    assert session.can_undo().steps == 3
    assert dict(session.can_undo().to)["action"] == "hop"


def test_what_the_program_alone_chose_is_nothing_to_take_back() -> None:
    session = meadow("hh", shared_undo=True)
    session.submit(Hop(0, 2), LEFT)
    assert off(session) == "undo_nothing"


def test_redo_brings_back_what_undo_took() -> None:
    session = played("hb", Hop(0, 2), Rest(0), Rest(1))
    before = session.state_hash()
    session.undo()
    assert (session.can_redo().allowed, session.can_redo().steps) == (True, 2)
    session.redo()
    assert session.state_hash() == before
    assert not session.can_redo().allowed


def test_something_new_ends_redo() -> None:
    session = played("h", Hop(0, 1), Hop(0, 2))
    session.undo()
    session.submit(Hop(0, 3))
    info = session.redo()
    assert (info.allowed, info.reason and info.reason.code) == (False, "redo_nothing")
    assert session.view(0).to_dict()["cells"] == [4]


def test_a_turn_is_begun_anew() -> None:
    session = played("hh", Hop(0, 3), Rest(0), Hop(1, 1), Hop(1, 1), Hop(1, 1))
    assert session.restart_turn().steps == 3
    assert session.view(1).to_dict() == {"seat": 1, "cells": [3, 0], "turn": 1, "sand": 5000}


def test_a_turn_in_which_nothing_was_done_is_not_begun_anew() -> None:
    reason = played("hh", Hop(0, 3), Rest(0)).can_restart_turn().reason
    assert reason is not None
    assert reason.code == "restart_untouched"


def test_a_turn_with_a_die_in_it_is_not_begun_anew() -> None:
    reason = played("h", Hop(0, 1), Roll(0), Hop(0, 1)).can_restart_turn().reason
    assert reason is not None
    assert reason.code == "undo_revealed"


def shear(seed: int, kinds: str) -> Session:
    """A new game of Shear Panic."""
    seats = tuple(Seat(i, f"P{i}", "human" if k == "h" else "bot") for i, k in enumerate(kinds))
    return Session.start(get_rules("shear_panic"), config_of("shear_panic"), seats, {}, seed)


@pytest.mark.parametrize("seed", range(6))
def test_random_undos_leave_a_game_as_if_they_had_not_been(seed: int) -> None:
    kinds = ("hb", "hbb", "hhh", "hbhb", "hbbb", "hh")[seed]
    session, rng, undos = shear(seed, kinds), Rng(seed), 0
    hashes = [session.state_hash()]
    while not session.finished:
        decision = session.decision()
        assert decision is not None
        session.submit(rng.choice(session.legal(decision.seats[0])))
        hashes.append(session.state_hash())
        while rng.below(3) == 0 and (info := session.can_undo()).allowed:
            session.undo()
            undos += 1
            del hashes[len(hashes) - info.steps :]
            assert session.state_hash() == hashes[-1]
            if rng.below(2):
                session.redo()
                hashes += [""] * (info.steps - 1) + [session.state_hash()]
    assert undos > 3
    plain = shear(seed, kinds)
    for entry in session.history[1:]:
        assert entry.action is not None
        plain.submit(entry.action)
    assert plain.state_hash() == session.state_hash()
    assert [e.events for e in plain.history] == [e.events for e in session.history]
