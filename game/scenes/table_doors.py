"""What opens over a table: the menu, who plays a seat, the rules, the score; and what a hint tells when it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.render.text_layout import plain
from game.scenes.table_prompt import hint_words
from game.scenes.table_seats import seat_dialog

if TYPE_CHECKING:
    from game.bots.base import Foresight
    from game.core.action import Action
    from game.core.decision import Reason
    from game.scenes.table import TableScene


class Doors:
    """The ways out of one table scene, and back."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.over = False

    def open_menu(self) -> None:
        """The pause screen."""
        from game.scenes.pause import PauseScene

        scene = self._scene
        scene.services.stack.push(PauseScene(scene.program, scene.session, scene.viewer))

    def ask_seat(self, seat: int) -> None:
        """Who shall play this seat from now on?"""
        scene = self._scene
        if not scene.session.finished:
            asked = seat_dialog(scene.services, scene.texts, scene.session, seat, scene.reseated)
            scene.services.stack.push(asked)

    def open_rules(self) -> None:
        """All the rules of the game."""
        self._scene.program.show_rules(self._scene.session.rules.info.id)

    def finish(self) -> None:
        """The score over the table, once."""
        from game.scenes.score import ScoreScene

        self._scene.skipping = False
        if not self.over:
            self.over = True
            self._scene.services.stack.push(ScoreScene(self._scene.program, self._scene.session))

    def ask_hint(self) -> None:
        """Ask for advice for the one who is asked first."""
        scene, legal = self._scene, self._scene.legal()
        if legal and legal[0].seat is not None and not scene.bots.hinting:
            scene.bots.ask_hint(scene.session, legal[0].seat)
            scene.show()

    def hinted(self, action: Action | None, why: Reason | None, left: Foresight | None) -> None:
        """The advice has come: mark what it means, or say that there is nothing to do."""
        told = hint_words(self._scene.texts, action, why, left)
        if action is None:
            self._scene.ui.toast(told)
        else:
            self._scene.table.suggest(action, told)
        self._scene.show()

    def bot_was_late(self, seat: int) -> None:
        """A bot has not answered in time."""
        scene = self._scene
        scene.ui.toast(scene.texts("table.bot_late", name=plain(scene.session.seats[seat].name)))
