"""Every page the program can show over whatever is on the screen, once the words and data it needs have been read.

Scenes are imported by the methods that show them: nobody waits for the page of the licences to see the title.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from game.scenes.library import Game, Library

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.scene import Scene
    from game.scenes.services import Services
    from game.session.session import Session


class Pages:
    """The part of `Program` that shows pages; scenes are handed the whole program."""

    def __init__(self, services: Services, library: Library) -> None:
        self.services = services
        self.library = library

    @property
    def _program(self) -> Program:
        return cast("Program", self)

    def ready(self, game_id: str) -> bool:
        """Whether the game's data has been read."""
        return self.library.ready and game_id in self.library.game_ids

    def game(self, game_id: str) -> Game:
        """The game's data and words; waits for them if need be. Raises KeyError for an unknown id."""
        return self.library.game(game_id)

    def when_ready(self, game_id: str, then: Callable[[], None]) -> None:
        """Call `then` as soon as the game's data is there, at once if it is; until then a waiting picture is shown."""
        if self.ready(game_id):
            then()
            return
        from game.scenes.loading import LoadingScene

        self.services.stack.push(LoadingScene(self._program, game_id, then))

    def show_setup(self, game_id: str) -> None:
        """The set-up of a game, over the title; says so when the game's own data is broken."""

        def show() -> None:
            from game.scenes.setup import SetupScene

            if self.game(game_id).data is None:
                self.tell_broken(game_id)
            else:
                self.services.stack.push(SetupScene(self._program, game_id))

        self.when_ready(game_id, show)

    def tell(self, text: str) -> None:
        """A message with one button over whatever is shown."""
        from game.scenes.dialogs import message

        words = self.services.texts
        self.services.stack.push(message(self.services, words("program.name"), text, words("common.ok")))

    def tell_broken(self, game_id: str) -> None:
        """Say that a game cannot be played because its own data is broken, and offer the list of problems."""
        from game.scenes.dialogs import confirm

        words = self.game(game_id).texts
        text = words("problems.base_broken", game=words("name"))
        push = self.services.stack.push
        push(
            confirm(
                self.services, words("problems.title"), text, words("title.problems"), words("common.back"),
                self.show_problems,
            )
        )

    def replay(self, session: Session) -> None:
        """Watch a game from its deal, over whatever is shown."""
        from game.scenes.replay import ReplayScene

        self.services.stack.push(ReplayScene(self._program, session))

    def show_way(self, session: Session) -> None:
        """The shortest way that a finished game could have gone."""
        from game.scenes.score_way import WayScene

        self.services.stack.push(WayScene(self._program, session))

    def show_saves(self) -> None:
        """The list of saved games."""

        def make() -> Scene:
            from game.scenes.saves import SavesScene

            return SavesScene(self._program)

        self._show(make)

    def show_settings(self) -> None:
        """Sound, display and all other settings."""

        def make() -> Scene:
            from game.scenes.settings import SettingsScene

            return SettingsScene(self._program)

        self._show(make)

    def show_rules(self, game_id: str, term: str = "") -> None:
        """The rules of a game in our own words, open at the section of a term."""

        def show() -> None:
            from game.scenes.rules_help import RulesScene

            self.services.stack.push(RulesScene(self._program, game_id, term))

        self.when_ready(game_id, show)

    def show_cards(self, game_id: str) -> None:
        """All cards of a game that has some."""

        def show() -> None:
            from game.scenes.cards import CardsScene

            self.services.stack.push(CardsScene(self._program, game_id))

        self.when_ready(game_id, show)

    def show_problems(self) -> None:
        """Everything wrong with the data."""

        def make() -> Scene:
            from game.scenes.problems import ProblemsScene

            return ProblemsScene(self._program)

        self._show(make)

    def show_credits(self) -> None:
        """What the program stands on."""

        def make() -> Scene:
            from game.scenes.credits import CreditsScene

            return CreditsScene(self._program)

        self._show(make)

    def _show(self, make: Callable[[], Scene]) -> None:
        """Push a page once all words have been read."""
        self.when_ready(self.library.game_ids[0], lambda: self.services.stack.push(make()))
