"""A button that needs little room where there is little: then only its picture is left, and the words on hover."""

from __future__ import annotations

from collections.abc import Callable

from game.render.theme import Theme
from game.widgets.base import Size
from game.widgets.button import Button


class BriefButton(Button):
    """Words and picture; in tiny windows the picture alone."""

    def __init__(self, text: str, icon: str, on_press: Callable[[], None], single: bool = False) -> None:
        super().__init__(text, on_press, "paper", icon, single)
        self._words = text

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        self._text = "" if theme.tiny else self._words
        self.tooltip = self._words if theme.tiny else ""
        return super().preferred(theme, width)
