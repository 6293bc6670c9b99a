"""The shortest way that there was, as a list of moves that can be watched; looked for while the page is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.event import events_for
from game.scenes.page import PageScene
from game.session.aside import Aside
from game.session.best_way import BestWay, best_way
from game.tables.registry import end_teller
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.layout import Column
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.session.session import Session


class WayScene(PageScene):
    """Over the score of `session`. `way` is None while nothing has been found."""

    def __init__(self, program: Program, session: Session) -> None:
        super().__init__(program, program.game(session.rules.info.id).texts)
        self._session = session
        self._search: Aside[BestWay | None] = Aside()
        name = self.words("score.way_who")
        self._search.ask(session, lambda: best_way(session, name))
        self._say([Label(f"~~{self.words('score.way_coming')} …~~")])
        self.ui.wait_for(self._arrived)

    @property
    def way(self) -> BestWay | None:
        """What was found."""
        return self._search.found

    def _arrived(self) -> bool:
        if not self._search.done:
            return False
        way = self.way
        self._say([Label(self.words("score.way_none"))] if way is None else self._moves(way))
        return True

    def _moves(self, way: BestWay) -> list[Widget]:
        words, teller = self.words, end_teller(self._session.rules.info.id)
        told = [teller.move(events_for(e.events, None), words) for e in way.session.history] if teller else []
        numbered = [Label(f"**{n}.** {text}") for n, text in enumerate(filter(None, told), 1)]
        note = words("score.way_of", n=way.moves) + ("" if way.exact else " " + words("score.way_good"))
        return [Label(note, colour="soft"), *numbered]

    def _say(self, body: list[Widget]) -> None:
        way = self.way
        watch = Button(self.words("score.way_watch"), self._watch, "main", "ui/play", single=True)
        watch.name = "watch"
        title = self.words("score.way_title_good" if way is not None and not way.exact else "score.way_title")
        self.show(title, Scroll(Column(body, 8)), (), (watch,) if way is not None else (), 860, True)

    def _watch(self) -> None:
        if self.way is not None:
            self.program.replay(self.way.session)
