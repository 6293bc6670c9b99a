"""A small paper that asks for patience while a game's data is being read; most people never see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.platform import events as ev
from game.scenes.scene import Scene
from game.widgets.label import Label
from game.widgets.layout import Centered, Panel, Row
from game.widgets.thinking import Thinking

if TYPE_CHECKING:
    from game.scenes.program import Program


class LoadingScene(Scene):
    """Waits for a game's data, goes away and calls `then`. Esc gives up waiting."""

    opaque = False

    def __init__(self, program: Program, game_id: str, then: Callable[[], None]) -> None:
        super().__init__(program.services)
        self._program, self._game_id, self._then = program, game_id, then
        self._dots = Thinking()
        text = Label(self.services.texts("loading.data"), "card")
        self.ui.set_root(Centered(Panel(Row([self._dots, text]), padding=24)))

    @property
    def wants_frames(self) -> bool:
        """It looks every few milliseconds whether the data is there."""
        return True

    def update(self, dt: float) -> None:
        """See Scene."""
        super().update(dt)
        self._dots.update(dt)
        if self._program.ready(self._game_id):
            self.services.stack.pop(self)
            self._then()

    def handle(self, event: ev.InputEvent) -> bool:
        """See Scene."""
        if isinstance(event, ev.KeyPressed) and event.key == "escape":
            self.services.stack.pop(self)
            return True
        return super().handle(event)
