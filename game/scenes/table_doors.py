"""What opens over a table: the menu, who plays a seat, the rules, the score; and what a hint tells when it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.render.text_layout import plain
from game.scenes.table_prompt import hint_words
from game.scenes.table_seats import seat_dialog
from game.tables.base import SpeaksFor

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
        """Ask for advice for the seat the table speaks for, or the one who is asked first."""
        scene = self._scene
        seats = [action.seat for action in scene.legal() if action.seat is not None]
        if seats and not scene.bots.hinting:
            chosen = scene.table.speaks_for if isinstance(scene.table, SpeaksFor) else None
            scene.bots.ask_hint(scene.session, chosen if chosen in seats else seats[0])
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
