"""The game that Continue goes on with, looked up in a thread: reading all saves and replaying one takes a while."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.persist.info import SaveInfo
    from game.persist.saves import Saves
    from game.scenes.library import Library


@dataclass(frozen=True, slots=True)
class LastGame:
    """A save to go on with. `where` it is, `to_play` who moves next and their `badge`; "" where that is unknown or
    where anybody may."""

    save: SaveInfo
    where: str = ""
    to_play: str = ""
    badge: str = ""


class LastGameSearch:
    """Made when the title wants to know; `done` turns true, then `found` is the game or None."""

    def __init__(self, saves: Saves, library: Library) -> None:
        self._saves, self._library = saves, library
        self.found: LastGame | None = None
        self.done = False
        threading.Thread(target=self._work, name="last game", daemon=True).start()

    def _work(self) -> None:
        try:
            save = self._saves.latest()
            self.found = self._looked_into(save) if save is not None else None
        finally:
            self.done = True

    def _looked_into(self, save: SaveInfo) -> LastGame:
        """The save with what its position tells; a save that cannot be opened is left to Continue, which says why."""
        from game.persist.files import SaveTrouble
        from game.session.games import look_at
        from game.tables.registry import table_class

        game = self._library.game(save.game)
        contents = self._saves.read(save.path)
        if game.data is None or isinstance(contents, SaveTrouble):
            return LastGame(save)
        loaded = look_at(contents, game.data)
        if isinstance(loaded, SaveTrouble):
            return LastGame(save)
        session, table = loaded.session, table_class(save.game)
        view, decision = session.view(None), session.decision()
        where = table.where(view, game.texts)
        if decision is None:
            return LastGame(save, where)
        if not session.rules.info.turns:
            return LastGame(save, where)
        seat = decision.seats[0]
        return LastGame(save, where, session.seats[seat].name, table.badges(view)[seat])
