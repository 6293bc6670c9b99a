"""A game of Space Sheep! in real time that is left and taken up again: the sand to the millisecond, and no undo."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.content.catalog import LoadedGame, load_game
from game.content.mods import Roots
from game.core.action import Tick
from game.core.rng import Rng
from game.persist.files import SaveTrouble
from game.persist.saves import Saves
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.space_sheep.actions import Defend, Draw
from game.session.clock import EVERY_MS, Clock
from game.session.games import begin, go_on
from game.session.session import Session
from tests.saves.sitting import path_of, saves_in
from tests.space_hand import GAME, sitting, space, space_at

SAND = 60_000
GAPS = (7, 16, 17, 33, 120, 499)
READY = {"hands": {0: ["red", "sky", "leaf"], 1: ["sky"]}, "wolf": "red"}
"""The seat on turn can still attack when it has laid a card, so that its turn does not end by itself (S10)."""


def loaded() -> LoadedGame[Any]:
    """The game's data as shipped."""
    return load_game(get_rules(GAME), Roots(program_root() / "data"))


def begun(saves: Saves, infiltrators: int = 0) -> tuple[Session, Clock]:
    """A game of four people in real time that saves itself, and its clock."""
    options = {"pace": "normal", "cards": 8, "infiltrators": infiltrators}
    session = begin(saves, loaded(), sitting(4), options, 5)
    return session, Clock(session)


def again(saves: Saves, path: Path) -> Session:
    """The game from its file, checked from the first action to the last."""
    (save,) = [save for save in saves.list_saves() if save.path == path]
    game = go_on(saves, save, loaded())
    assert not isinstance(game, SaveTrouble)
    assert (game.note, game.verified) == ("", True)
    return game.session


def play(session: Session, clock: Clock, rng: Rng, passes: int) -> None:
    """So many passes of a window; now and then somebody does something."""
    for _ in range(passes):
        clock.advance(rng.choice(GAPS))
        decision = session.decision()
        if decision is None:
            return
        if rng.below(25) == 0:
            clock.flush()
            decision = session.decision()
            if decision is not None:
                clock.submit(rng.choice(session.legal(rng.choice(decision.seats))))


def test_the_list_of_saves_counts_no_time_as_moves(tmp_path: Path) -> None:
    """Seconds pass, and two cards are laid: two moves, though the file has a line for every second."""
    saves = saves_in(tmp_path)
    session, clock = begun(saves)
    for _ in range(2):
        for _ in range(30):
            clock.advance(300)
        decision = session.decision()
        assert decision is not None
        clock.submit(next(a for a in session.legal(decision.seats[0]) if isinstance(a, Defend | Draw)))
    (save,) = saves.list_saves()
    assert len(session.history) > 15
    assert save.actions == 2
    session.close()


@pytest.mark.parametrize("infiltrators", [0, 1])
def test_the_sand_is_the_same_to_the_millisecond(infiltrators: int, tmp_path: Path) -> None:
    """S16: what the clock showed when the table was left, it shows when it is opened again, time after time."""
    saves, rng = saves_in(tmp_path), Rng(3)
    session, clock = begun(saves, infiltrators)
    path, shown = path_of(session), set()
    for _ in range(12):
        play(session, clock, rng, 40)
        left = clock.sand
        clock.pause()
        hashed = session.state_hash()
        session.close()
        session = again(saves, path)
        clock = Clock(session)
        assert clock.sand == left
        assert session.state_hash() == hashed
        shown.add(left)
    session.close()
    assert len(shown) > 6


def test_a_program_that_is_killed_gives_back_no_more_than_a_second(tmp_path: Path) -> None:
    """Nobody told the session of the last moments; whatever it was told is kept."""
    saves = saves_in(tmp_path)
    session, clock = begun(saves)
    for _ in range(230):
        clock.advance(17)
    left = clock.sand
    assert left == SAND - 230 * 17
    path = path_of(session)
    session.close()
    sand = Clock(again(saves, path)).sand
    assert sand is not None
    assert left <= sand < left + EVERY_MS


def test_a_replay_with_its_ticks_is_exact() -> None:
    """Played again from the actions and ticks alone; without one of its milliseconds it is another game."""
    session = space(4, 5, pace="normal", cards=8)
    play(session, Clock(session), Rng(9), 1000)
    assert not session.finished
    assert sum(isinstance(entry.action, Tick) for entry in session.history) > 40

    def played(ticks: Sequence[int]) -> str:
        other, rest = space(4, 5, pace="normal", cards=8), list(ticks)
        for entry in session.history[1:]:
            if isinstance(entry.action, Tick):
                other.tick(rest.pop(0))
            elif entry.action is not None:
                other.submit(entry.action)
        return other.state_hash()

    told = [entry.action.ms for entry in session.history if isinstance(entry.action, Tick)]
    assert played(told) == session.state_hash()
    assert played([*told[:-1], told[-1] - 1]) != session.state_hash()


@pytest.mark.parametrize("pace", ["normal", "assisted", "slow"])
def test_nothing_is_taken_back_in_real_time(pace: str) -> None:
    session = space_at(READY, pace=pace)
    session.submit(Defend(0, "sky"))
    for info in (session.can_undo(), session.can_restart_turn(), session.can_redo()):
        assert not info.allowed
        assert info.reason is not None
        assert info.reason.code == "undo_real_time"


@pytest.mark.parametrize("pace", ["untimed", "relaxed"])
def test_without_running_time_a_move_can_be_taken_back_until_a_card_is_drawn(pace: str) -> None:
    session = space_at(READY, pace=pace)
    before = session.state_hash()
    session.submit(Defend(0, "sky"))
    assert session.can_undo().allowed
    session.undo()
    assert session.state_hash() == before
    session.redo()
    session.submit(Draw(0))
    reason = session.can_undo().reason
    assert reason is not None
    assert reason.code == "undo_revealed"
