"""The page on the sides in a game with Infiltrators: how many there are, who points or pointed at whom, who is out.

Nothing on it is known to one seat alone, except to a lone person, whose own side stands on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from game.core.event import Event
from game.core.sentence import listed
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.events import Pointed
from game.rules.space_sheep.stages import NOBODY, OVER
from game.rules.space_sheep.view import SpaceView
from game.tables.base import Desk
from game.tables.space_sheep.choices import to_oust
from game.tables.space_sheep.looks import FOLDER
from game.widgets.base import Size, Widget
from game.widgets.label import Label, Picture, Rule
from game.widgets.layout import Column, Row, grow
from game.widgets.scroll import Scroll

_TITLE = TextStyle("drawn", 34, leading=1.1)


class SidesPage(Widget):
    """Scrolled if there is too little room; `refresh` shows the desk's view as it stands."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._column = Column((), 8)
        self._scroll = Scroll(self._column)
        self.children = [self._scroll]
        self.name = "sides"
        self._pointed: Counter[tuple[int, int]] = Counter()
        self._shown: object = None
        self.refresh()

    def follow(self, history: Sequence[tuple[int, Sequence[Event]]]) -> None:
        """Count who has pointed at whom so far."""
        found = (event for _, events in history for event in events if isinstance(event, Pointed))
        self._pointed = Counter((event.seat, event.other) for event in found if event.other != NOBODY)
        self.refresh()

    def refresh(self) -> None:
        """Show what the viewer of this moment may know."""
        view: SpaceView = self._desk.view()
        shown = (view.seat, view.ousted, view.pointing, view.infiltrators, view.stage, tuple(self._pointed.items()))
        if shown != self._shown:
            self._shown = shown
            self._column.set_children(self._written(view))
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return self._scroll.preferred(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._scroll.layout(theme, rect)

    def _written(self, view: SpaceView) -> list[Widget]:
        texts, desk = self._desk.texts, self._desk
        traitors, seats = view.setup.infiltrators, view.setup.seats
        out: list[Widget] = [Label(texts("sides.title"), _TITLE)]
        out.append(Label(texts("sides.count", n=traitors, all=seats)))
        if desk.people < 2 and view.seat is not None and view.stage != OVER:
            side = "infiltrator" if view.seat in view.infiltrators else "defender"
            words = Label(texts(f"sides.i_am_{side}"), "bold")
            out.append(Row([Picture(f"{FOLDER}allegiance-{side}", 72), grow(words)], 10))
        out.append(Rule())
        badges = [Picture(f"seats/seat-{look.badge}", 28) for look in desk.seats]
        return [*out, *(Row([badge, grow(self._seat(view, seat))], 10) for seat, badge in enumerate(badges))]

    def _seat(self, view: SpaceView, seat: int) -> Widget:
        """What is known of one seat."""
        texts, desk = self._desk.texts, self._desk
        lines = [f"**{desk.name_of(seat)}**"]
        if seat in view.ousted or view.stage == OVER:
            side = "infiltrator" if seat in view.infiltrators else "defender"
            lines.append(texts(f"sides.{'out' if seat in view.ousted else 'was'}_{side}"))
        accusers, more = to_oust(view, seat)
        if accusers:
            names = listed([desk.name_of(s) for s in accusers], texts)
            lines.append(texts("sides.accused" if len(accusers) == 1 else "sides.accused_many", names=names, n=more))
        past = [(other, n) for (who, other), n in sorted(self._pointed.items()) if who == seat]
        if past:
            told = listed([texts("sides.times", name=desk.name_of(other), n=n) for other, n in past], texts)
            lines.append(texts("sides.pointed", names=told))
        return Label("\n".join(lines), "small")
