"""Every game can be left and taken up again at every choice, and every choice taken back and made again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from game.content.catalog import LoadedGame
from game.persist.journal import header_line, parse
from game.persist.writer import Journal
from game.rules.registry import GAME_IDS
from game.session.loading import LoadedSave, header_for, load_session
from game.session.seats import Seat
from game.session.session import Session
from tests.conformance.cases import TOY, Case, cases, played
from tests.helpers import LONG

every_case = pytest.mark.parametrize("case", cases(), ids=str)
both = pytest.mark.parametrize("humans", ["one", "all"])
PROGRAM = "1.0"
SAVES_OPENED = 30


def begun(case: Case, humans: int, folder: Path) -> Session:
    """The case's game at its first choice, saving itself into a file; the first `humans` seats are people's."""
    people = [Seat(n, f"Seat {n}", "human") for n in range(humans)]
    bots = [Seat(n, f"Seat {n}", "bot", "easy") for n in range(humans, case.seats)]
    session = Session.start(case.rules, case.config, [*people, *bots], case.options, case.seed)
    header = header_for(session, data_of(case), PROGRAM, "2030-01-01T00:00:00+00:00")
    journal = Journal(folder / "game.sheepfold", header, header_line(header))
    session.attach(journal)
    assert journal.retry() is None
    return session


def data_of(case: Case) -> LoadedGame[Any]:
    """The case's data as it was loaded."""
    return LoadedGame(case.game_id, case.config, "as shipped", {})


def loaded_again(case: Case, folder: Path) -> Session:
    """The game from the bytes of its save."""
    content = (folder / "game.sheepfold").read_bytes()
    save = load_session(parse(content, PROGRAM), case.rules, data_of(case), PROGRAM)
    assert isinstance(save, LoadedSave), save
    assert save.verified, save.note
    return save.session


@every_case
def test_a_save_goes_on_at_every_choice(case: Case, tmp_path: Path) -> None:
    """Opening a save plays it again from its start, so the usual run opens some saves of a long game: those at the
    first choices of every kind, and others all along."""
    session = begun(case, case.seats, tmp_path)
    every = 1 if LONG else 1 + len(played(case)) // SAVES_OPENED
    kinds = set()
    for number, moment in enumerate(played(case)):
        if number % every == 0 or type(moment.action) not in kinds:
            kinds.add(type(moment.action))
            again = loaded_again(case, tmp_path)
            assert again.state_hash() == session.state_hash()
            assert again.decision() == session.decision()
            for seat in range(case.seats):
                assert list(again.legal(seat)) == list(session.legal(seat))
        if moment.action is not None:
            assert session.submit(moment.action) == played(case)[len(session.history) - 1].events
    assert session.finished
    session.close()


@every_case
@both
def test_what_is_taken_back_and_done_again_is_as_before(case: Case, humans: str, tmp_path: Path) -> None:
    times = taken_back(case, humans, tmp_path)
    assert times or case.rules.info.hidden, "nothing in this game could be taken back"


@both
@pytest.mark.parametrize("game_id", [TOY, *GAME_IDS])
def test_something_can_be_taken_back_in_every_game(game_id: str, humans: str, tmp_path: Path) -> None:
    """Where much is hidden nearly every action shows somebody something new, but not all of them do.

    Only while time runs nothing can: the sand that has run does not run back (see tests/session/test_undo.py).
    """
    of_game = [case for case in cases() if case.game_id == game_id]
    assert ever_taken_back(of_game, humans, tmp_path)


def ever_taken_back(of_game: Sequence[Case], humans: str, folder: Path) -> bool:
    """Whether in one of these cases something could be."""
    for case in of_game:
        own = folder / str(case)
        own.mkdir()
        if taken_back(case, humans, own):
            return True
    return False


def taken_back(case: Case, humans: str, folder: Path) -> int:
    """Plays the case, taking back and doing again whatever can be; how often that was."""
    session = begun(case, 1 if humans == "one" else case.seats, folder)
    hashes = [session.state_hash()]
    times = 0
    for moment in played(case)[:-1]:
        assert moment.action is not None
        session.submit(moment.action)
        hashes.append(session.state_hash())
        who = moment.action.seat
        info = session.can_undo(who)
        if not info.allowed:
            assert info.reason is not None
            continue
        session.undo(who)
        times += 1
        assert session.state_hash() == hashes[-1 - info.steps]
        assert session.redo(who).allowed
        assert session.state_hash() == hashes[-1]
    assert loaded_again(case, folder).state_hash() == hashes[-1]
    session.close()
    return times


@every_case
def test_nothing_that_was_revealed_is_taken_back(case: Case, tmp_path: Path) -> None:
    session = begun(case, case.seats, tmp_path)
    for moment in played(case)[:-1]:
        assert moment.action is not None
        events = session.submit(moment.action)
        if any(event.reveals for event in events):
            assert not session.can_undo(moment.action.seat).allowed
    session.close()
