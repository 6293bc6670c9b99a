"""The games' data and words, read in a thread of its own after the first picture, so that the title never waits.

Nothing here touches a window. What is wrong with the data is kept beside it; a game whose own data is broken is
there all the same, but cannot be played.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from game.content.catalog import LoadedGame
    from game.content.mods import Roots
    from game.core.problems import Problem
    from game.core.rules import GameInfo
    from game.core.texts import Texts


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is ready to be set up.

    `data` is None when the program's own files for it are broken; `problems` says what is wrong there or in the
    player's changes. `texts` are the program's words with the game's on top.
    """

    id: str
    info: GameInfo
    texts: Texts
    data: LoadedGame[Any] | None
    problems: tuple[Problem, ...] = ()


class Library:
    """Reads everything once in the background; `read` does it again after files have changed."""

    def __init__(self, data: Path, mods: Path, game_ids: tuple[str, ...], language: str = "en") -> None:
        self._folders = (data, mods)
        self.game_ids = game_ids
        self.language = language
        self.version = 0
        self.common: Texts | None = None
        self.problems: tuple[Problem, ...] = ()
        self._games: dict[str, Game] = {}
        self._thread: threading.Thread | None = None
        self._failure: BaseException | None = None

    @property
    def roots(self) -> Roots:
        """The program's data and the player's changes."""
        from game.content.mods import Roots

        return Roots(self._folders[0], (self._folders[1],))

    def begin(self) -> None:
        """Start reading in the background."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="library", daemon=True)
            self._thread.start()

    @property
    def ready(self) -> bool:
        """Everything is there. Raises what went wrong in the thread, if it was no problem of the data."""
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure
        return self.version > 0

    def game(self, game_id: str) -> Game:
        """The game; waits for it if it is still being read. Raises KeyError for an unknown id."""
        if game_id not in self.game_ids:
            raise KeyError(game_id)
        self.wait()
        return self._games[game_id]

    def wait(self) -> None:
        """Until everything is there."""
        self.begin()
        if self._thread is not None and self.version == 0:
            self._thread.join()
        if not self.ready:
            raise RuntimeError("the games' data was not read")

    def read(self) -> None:
        """Read everything again, at once; games that are being played keep what they have."""
        from game.content.mods import misplaced, subfolders
        from game.content.texts import load_texts

        common = load_texts(self.roots, None, self.language)
        games = {game_id: self._read_game(game_id) for game_id in self.game_ids}
        strays = (p for folder in self.roots.mods for mod in subfolders(folder) for p in misplaced(mod, self.game_ids))
        problems = dict.fromkeys((*common.problems, *(p for game in games.values() for p in game.problems), *strays))
        self._games, self.common, self.problems = games, common.texts, tuple(problems)
        self.version += 1

    def _work(self) -> None:
        try:
            self.read()
        except BaseException as failure:
            self._failure = failure

    def _read_game(self, game_id: str) -> Game:
        from game.content.catalog import BrokenData
        from game.content.texts import load_texts
        from game.session.games import game_info, load_data

        words = load_texts(self.roots, game_id, self.language)
        info = game_info(game_id)
        try:
            data = load_data(game_id, self.roots)
        except BrokenData as error:
            return Game(game_id, info, words.texts, None, (*words.problems, *error.problems))
        return Game(game_id, info, words.texts, data, (*words.problems, *data.problems))
