"""How hard the deal is that will be played: said on the set-up page as soon as it is found out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.set_up import HARDEST
from game.core.texts import Texts
from game.render.theme import Theme
from game.session.aside import Aside
from game.session.deal import DealLook
from game.session.session import Start
from game.widgets.base import Size, Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Column, Row, grow

_SIDE, _GAP = 28, 6
_FAINT = 60


class Marks(Widget):
    """So many of HARDEST stars; the others are faint."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return HARDEST * theme.px(_SIDE) + (HARDEST - 1) * theme.px(_GAP), theme.px(_SIDE)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is None:
            return
        side = self.theme.px(_SIDE)
        star = self.theme.icon("ui/star", (side, side))
        faint = star.copy()
        faint.set_alpha(_FAINT)
        step = side + self.theme.px(_GAP)
        for i in range(HARDEST):
            surface.blit(star if i < self.count else faint, (self.rect.left + i * step, self.rect.top))


class DealRow(Column):
    """What is known of the deal, and a button for another one."""

    def __init__(self, words: Texts, gauge: Aside[DealLook | None], anew: Callable[[], None]) -> None:
        self._words, self._gauge = words, gauge
        self._stars, self._text = Marks(), Label("")
        self._stars.visible = False
        again = Button(words("setup.deal_anew"), anew, icon="ui/die")
        again.name, again.tooltip = "deal-anew", words("setup.deal_anew_tip")
        self._text.name = "deal"
        told = Row([self._stars, grow(self._text), again], 16, wrap=True)
        super().__init__([Label(words("setup.deal"), "bold"), told], 6)

    def ask(self, start: Start | None, measure: Callable[[Start], DealLook | None]) -> None:
        """Find out about this deal; None: there is none to be had."""
        self.show(start is not None)
        if start is None:
            self._gauge.forget()
            return
        options = tuple(sorted((key, str(value)) for key, value in start.options.items()))
        self._gauge.ask((len(start.seats), options, start.seed), lambda: measure(start))
        self.tell()

    def tell(self) -> bool:
        """Say what is known by now; True once that is all."""
        if not self._gauge.done:
            self._say(0, f"~~{self._words('setup.deal_coming')} …~~")
            return False
        found = self._gauge.found
        if found is None:
            self.show(False)
            return True
        moves = self._words("setup.deal_exact" if found.exact else "setup.deal_bound", n=found.moves)
        self._say(found.marks, f"{moves} {self._words('setup.deal_marks', n=found.marks, all=HARDEST)}.")
        return True

    @property
    def told(self) -> str:
        """What it says."""
        return self._text.text

    def _say(self, marks: int, text: str) -> None:
        self._stars.count = marks
        self._stars.show(marks > 0)
        self._text.set_text(text)
        self._text.invalidate()
