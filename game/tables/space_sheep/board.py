"""The middle of the table: the ring of systems, the Wolf, console and timer, and what a move would do to them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import pygame

from game.core.texts import Texts
from game.render.theme import Theme
from game.rules.space_sheep.view import SpaceView
from game.tables.space_sheep.figures import Figures
from game.tables.space_sheep.outlook import Outlook
from game.tables.space_sheep.plan import Plan
from game.tables.space_sheep.spots import Spot
from game.widgets.base import Widget


class Board(Widget):
    """Everything between the panels. `on_spot` is told of clicks, `on_hover` of what is pointed at."""

    def __init__(
        self,
        texts: Texts,
        figures: Figures,
        view: Callable[[], SpaceView],
        on_spot: Callable[[Spot], None],
        on_hover: Callable[[Spot | None], None],
    ) -> None:
        super().__init__()
        self._texts, self._figures, self._view = texts, figures, view
        self._on_spot, self._on_hover = on_spot, on_hover
        self._plan: Plan | None = None

    @property
    def lines(self) -> int:
        """Lines that the longest instruction of this game needs; for `make_plan`."""
        return 1

    def lie(self, theme: Theme, plan: Plan) -> None:
        """Take the places of a plan."""
        self._plan = plan
        self.layout(theme, plan.board)

    def mark(
        self, legal: Collection[Spot], lit: Collection[Spot], chosen: Collection[Spot], hinted: Collection[Spot]
    ) -> None:
        """Which spots can be clicked now, which a card that is looked at could use, which are chosen or hinted at."""
        self.invalidate()

    def foretell(self, outlooks: Sequence[Outlook], certain: bool) -> None:
        """Show what moves would do: one that is `certain` with all that changes places, several as thin arrows."""
        self.invalidate()

    def centre_of(self, end: tuple[str, int]) -> tuple[int, int]:
        """The pixel where a card's flight begins or ends (see CardFlight); seats are not the board's."""
        assert self._plan is not None
        return self._plan.centre

    def show_sand(self, milliseconds: int | None, running: bool) -> None:
        """Show how much sand is left (None: as the figures say); draws nothing but the timer, and that only if
        it would look different."""

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        super().draw(surface)
