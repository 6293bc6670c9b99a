"""What tests of saves share: a folder of one's own, the shipped data, and games of Shear Panic played at random."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.content.catalog import LoadedGame
from game.content.mods import Roots
from game.core.rng import Rng
from game.persist.files import SaveTrouble
from game.persist.places import Places
from game.persist.saves import Saves
from game.roots import program_root
from game.session.games import begin, go_on, load_data, open_saves
from game.session.loading import LoadedSave
from game.session.seats import Seat
from game.session.session import Session

SEATS = (
    Seat(0, "Anna", "human", "", "red"), Seat(1, "Ben", "human", "", "blue"), Seat(2, "Bot", "bot", "easy", "green"),
)


@cache
def shear_data() -> LoadedGame[Any]:
    """The shipped data of Shear Panic."""
    return load_data("shear_panic", Roots(program_root() / "data"))


def places_in(folder: Path) -> Places:
    """The user's folders below a folder of the test's."""
    return Places(folder / "config", folder / "data", folder / "state", folder / "cache")


def saves_in(folder: Path) -> Saves:
    """The saves below a folder of the test's."""
    return open_saves(places_in(folder))


def new_game(saves: Saves, seed: int = 3, title: str = "") -> Session:
    """A new game for three that saves itself."""
    return begin(saves, shear_data(), SEATS, {}, seed, title)


def act(session: Session, rng: Rng, undo: bool = True) -> None:
    """One thing that a player may do, drawn at random: mostly an action, sometimes an undo, redo or change of seats."""
    chance = rng.below(12) if undo else 11
    if chance == 0 and session.can_undo().allowed:
        session.undo()
    elif chance == 1 and session.can_redo().allowed:
        session.redo()
    elif chance == 2:
        session.set_seat(1, "bot" if session.seats[1].human else "human", "normal")
    else:
        decision = session.decision()
        if decision is not None:
            session.submit(rng.choice(session.legal(decision.seats[0])))


def played_game(saves: Saves, actions: int, seed: int = 3, title: str = "", undo: bool = False) -> Session:
    """A game in which something was done so many times, still open."""
    session, rng = new_game(saves, seed, title), Rng(seed)
    for _ in range(actions):
        act(session, rng, undo)
    return session


def reopened(saves: Saves, path: Path) -> LoadedSave:
    """The game in a save, to be gone on with; it must open."""
    game = go_on(saves, saves.info(path), shear_data())
    assert not isinstance(game, SaveTrouble), game.sentence
    return game


def path_of(session: Session) -> Path:
    """The file of a game that is being played."""
    assert session.journal is not None
    return session.journal.path
