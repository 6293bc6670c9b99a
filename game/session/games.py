"""Begins games and goes on with saved ones: data, session and journal put together, for scenes and commands."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from game import __version__
from game.content.catalog import LoadedGame, load_game
from game.content.mods import Roots
from game.core.rules import GameInfo, Options
from game.persist.files import SaveTrouble
from game.persist.info import SaveInfo
from game.persist.journal import Contents
from game.persist.places import Places
from game.persist.saves import Saves
from game.rules.registry import GAME_IDS, get_rules
from game.session import records
from game.session.loading import LoadedSave, header_for, load_session
from game.session.seats import Seat
from game.session.session import Session
from game.session.set_up import fitted


def open_saves(places: Places) -> Saves:
    """The saves of this user, for this version and its games."""
    return Saves(places, __version__, GAME_IDS)


def game_info(game_id: str) -> GameInfo:
    """What is known about a game before it is set up. Raises KeyError for an unknown id."""
    return get_rules(game_id).info


def load_data(game_id: str, roots: Roots) -> LoadedGame[Any]:
    """A game's data with the player's changes. Raises BrokenData when the base cannot be used."""
    return load_game(get_rules(game_id), roots)


def begin(
    saves: Saves, loaded: LoadedGame[Any], seats: Sequence[Seat], options: Options, seed: int, title: str = ""
) -> Session:
    """Deals a new game that saves itself from the first moment on. Raises BadPosition for an impossible set-up.

    The options are fitted to the seats first (see `set_up`). If the disk refuses, the session's `journal.trouble`
    says so and the game can be played all the same.
    """
    options = fitted(loaded.game_id, loaded.config, seats, options)
    session = Session.start(get_rules(loaded.game_id), loaded.config, seats, options, seed)
    created = datetime.now(UTC).isoformat(timespec="seconds")
    journal = saves.create(header_for(session, loaded, __version__, created, title))
    journal.write([records.snapshot(session.now)], keep=True)
    session.attach(journal)
    return session


def go_on(saves: Saves, save: SaveInfo, loaded: LoadedGame[Any]) -> LoadedSave | SaveTrouble:
    """Opens a saved game to be played on, in its own file; `loaded` is the data of that game today."""
    opened = saves.open(save.path)
    if isinstance(opened, SaveTrouble):
        return opened
    contents, journal = opened
    game = look_at(contents, loaded)
    if isinstance(game, SaveTrouble):
        journal.abandon()
        return game
    if game.lines < len(contents.records):
        journal.shorten(game.lines)
    if not game.verified:
        journal.write([records.snapshot(game.session.now)], keep=True)
    game.session.attach(journal)
    return game


def look_at(contents: Contents, loaded: LoadedGame[Any]) -> LoadedSave | SaveTrouble:
    """The game in a save without touching the file, for replay."""
    return load_session(contents, get_rules(loaded.game_id), loaded, __version__)
