"""Sound off or on, as a button that stands on every screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.texts import Texts
from game.widgets.button import IconButton

if TYPE_CHECKING:
    from game.scenes.program import Program


class MuteButton(IconButton):
    """Shows whether there is sound; `on_change` is called after it was pressed. Ctrl+M presses it."""

    def __init__(
        self, program: Program, words: Callable[[], Texts], on_change: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__("ui/speaker-on", "", self.flip)
        self._program, self._words, self._on_change = program, words, on_change
        self.key, self.name = "ctrl+m", "mute"
        self.refresh()

    def refresh(self) -> None:
        """Show what the settings say now."""
        muted = self._program.settings.muted
        self.icon = "ui/speaker-off" if muted else "ui/speaker-on"
        self.tooltip = self._words()("common.unmute" if muted else "common.mute")
        self.invalidate()

    def flip(self) -> None:
        """Sound off, or on again."""
        self._program.change_settings(muted=not self._program.settings.muted)
        self.refresh()
        self._on_change()
