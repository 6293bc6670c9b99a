"""Asks for a line of text over any scene: the name of a save, the place of a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.render.theme import Theme
from game.scenes.dialogs import DialogScene
from game.scenes.services import Services
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Column
from game.widgets.text_field import TextField


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: a heading, a line of help, the text to begin with, and the word on the button."""

    title: str
    help: str
    text: str
    yes: str
    limit: int = 80


class AskText(DialogScene):
    """Hands the text to `then` when it is confirmed; `then` gives a sentence if something is wrong with it, else "".

    `more` stands below the field, for instance texts to choose from.
    """

    def __init__(
        self, services: Services, question: Question, then: Callable[[str], str], more: Sequence[Widget] = ()
    ) -> None:
        self.field = TextField(question.text, limit=question.limit, on_enter=lambda text: self.confirm())
        self.field.name = "text"
        self._then = then
        self._wrong = Label("", "small", colour="brick")
        self._wrong.visible = False
        yes = Button(question.yes, self.confirm, "main", single=True)
        no = Button(services.texts("common.cancel"), self.close, "paper", single=True)
        yes.name, no.name = "yes", "no"
        body = Column([Label(question.help), self.field, self._wrong, *more], 12)
        super().__init__(services, question.title, body, (no, yes), back=no, width=760)

    def enter(self) -> None:
        """See Scene. The field has the keyboard at once, its text marked."""
        self.field.anchor, self.field.caret = 0, len(self.field.text)

    def layout(self, size: tuple[int, int], theme: Theme) -> None:
        """See Scene."""
        super().layout(size, theme)
        if self.ui.focused is None:
            self.ui.set_focus(self.field)

    def confirm(self) -> None:
        """Take the text as it stands."""
        wrong = self._then(self.field.text)
        if not wrong:
            self.close()
            return
        self._wrong.set_text(wrong)
        self._wrong.visible = True
        self.ui.request_layout()
