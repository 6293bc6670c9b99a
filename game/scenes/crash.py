"""What is shown when the program itself made a mistake: plain words, what is safe, and ways on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.render.text_layout import plain
from game.scenes.scene import Scene
from game.widgets.button import Button
from game.widgets.dialog import Dialog
from game.widgets.label import Label, Picture
from game.widgets.layout import Column, Row, grow

if TYPE_CHECKING:
    from game.scenes.program import Program


class CrashScene(Scene):
    """Stands alone on the stack. `report` is the file that was written, or a sentence why there is none.

    `text` is the report's text for the clipboard; `again` shows the title.
    """

    def __init__(self, program: Program, report: Path | str, text: str, again: Callable[[], None]) -> None:
        super().__init__(program.services)
        self._report_text = text
        words = self.services.texts
        where = words("crash.report", file=plain(str(report))) if isinstance(report, Path) else plain(report)
        lines = Column(
            [Label(words("crash.what")), Label(words("crash.saved"), "bold"), Label(where, "small", colour="soft")], 12
        )
        self._copy = Button(words("crash.copy"), self._copy_report)
        self._copy.name = "copy"
        restart = Button(words("crash.restart"), again, "main", single=True)
        restart.name = "restart"
        leave = Button(words("crash.quit"), program.quit, single=True)
        leave.name = "leave"
        body = Row([Picture("sheep/sheep-black-w", 110), grow(lines)], 24, align="start")
        self.ui.set_root(Dialog(words("crash.title"), body, (self._copy, leave, restart), back=restart, width=760))

    def draw_background(self, surface: pygame.Surface) -> None:
        """A plain evening sky: nothing is drawn here that could fail again."""
        surface.fill("#4d4a76")

    def _copy_report(self) -> None:
        self.services.window.copy(self._report_text)
        self._copy.set_text(self.services.texts("crash.copied"))
