"""The middle of the table: the ring of systems, the Wolf, console and timer, and what a move would do to them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace

import pygame

from game.core.texts import Texts
from game.platform import events as ev
from game.render.theme import Theme
from game.rules.space_sheep.view import SpaceView
from game.tables.space_sheep import flights
from game.tables.space_sheep.console import Middle
from game.tables.space_sheep.figures import Figures
from game.tables.space_sheep.ghosts import draw_ghosts, draw_swap, draw_ways
from game.tables.space_sheep.marks import Marks
from game.tables.space_sheep.outlook import Outlook
from game.tables.space_sheep.plan import Plan
from game.tables.space_sheep.spot_widget import SpotWidget
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.system import Shared, StepSign, System
from game.tables.space_sheep.tile_plate import lines_of
from game.tables.space_sheep.timer import Timer
from game.tables.space_sheep.ways import Ways
from game.tables.space_sheep.wolf import WolfSpot
from game.widgets.base import Widget


class Board(Widget):
    """Everything between the panels.

    `on_spot` is told of clicks, `on_hover` of what is pointed at. `seat_at` gives the pixel of a seat, from which
    cards fly; the board has none itself. Draw `draw_flights` over everything else.
    """

    def __init__(
        self,
        texts: Texts,
        figures: Figures,
        view: Callable[[], SpaceView],
        on_spot: Callable[[Spot], None],
        on_hover: Callable[[Spot | None], None],
    ) -> None:
        super().__init__()
        self._texts, self._figures, self._view, self._on_hover = texts, figures, view, on_hover
        self._marks = Marks()
        shared = Shared(texts, figures, view, self._marks, on_spot, self._heat)
        ring = view().ring
        self._systems = [System(shared, k, colour) for k, colour in enumerate(ring)]
        self._steps = [StepSign(shared, colour) for colour in ring]
        self._wolf, self._middle, self.timer = WolfSpot(shared), Middle(shared), Timer(shared)
        self.children = [self._middle, *self._systems, *self._steps, self._wolf, self.timer]
        self._plan: Plan | None = None
        self._outlooks: tuple[Outlook, ...] = ()
        self._certain = False
        self.seat_at: Callable[[int], tuple[int, int]] = lambda seat: self.rect.midbottom

    @property
    def lines(self) -> tuple[int, ...]:
        """Lines that the instructions of this game need, by system; for `make_plan`."""
        return tuple(lines_of(instruction) for instruction in self._view().instructions)

    def lie(self, theme: Theme, plan: Plan) -> None:
        """Take the places of a plan."""
        self._plan = plan
        self.layout(theme, plan.board)
        for system, planet, plate in zip(self._systems, plan.planets, plan.plates, strict=True):
            system.lie(theme, planet, plate)
        self._middle.lie(theme, plan.console)
        self._ways = Ways(replace(plan, plates=[system.plate for system in self._systems]))
        self.timer.layout(theme, plan.timer)
        self.settle()

    def settle(self) -> None:
        """The figures have changed: what goes with a piece or the Wolf takes its new place."""
        if self.theme is not None and self._plan is not None:
            self._settle(self.theme, self._plan)
            self.invalidate_part()

    def _settle(self, theme: Theme, plan: Plan) -> None:
        for system in self._systems:
            system.settle()
        for step in self._steps:
            step.settle(theme, plan.planets)
        self._wolf.settle(theme, plan)

    # ---------------------------------------------------------------- what is asked of it

    def mark(
        self, legal: Collection[Spot], lit: Collection[Spot], chosen: Collection[Spot], hinted: Collection[Spot]
    ) -> None:
        """Which spots can be clicked now, which a card that is looked at could use, which are chosen or hinted at."""
        marks = self._marks
        marks.legal, marks.lit, marks.chosen, marks.hinted = legal, lit, chosen, hinted
        self.invalidate()

    def foretell(self, outlooks: Sequence[Outlook], certain: bool) -> None:
        """Show what moves would do: one that is `certain` with all that changes places, several as thin arrows."""
        if (tuple(outlooks), certain) != (self._outlooks, self._certain):
            self._outlooks, self._certain = tuple(outlooks), certain
            self.invalidate()

    def show_sand(self, milliseconds: int | None, running: bool) -> None:
        """Show how much sand is left (None: as the figures say); draws nothing but the timer, and that only if
        it would look different."""
        self.timer.tell(milliseconds, running)

    def spot_at(self, pos: ev.Pos) -> Spot | None:
        """What can be clicked at a pixel."""
        path = self.hit(pos)
        return path[-1].spot if path and isinstance(path[-1], SpotWidget) else None

    def centre_of(self, end: tuple[str, int]) -> tuple[int, int]:
        """The pixel where a card's flight begins or ends (see CardFlight)."""
        kind, index = end
        middle = self._middle
        if kind == "seat":
            return self.seat_at(index)
        if kind == "system":
            return self._systems[index].planet.center
        boxes: dict[str, Widget] = {
            "wolf": self._wolf, "console": middle.console, "pile": middle.deck, "open": middle.open,
            "closed": middle.closed,
        }  # fmt: skip
        return boxes[kind].rect.center

    def _spots(self) -> Iterator[SpotWidget]:
        for widget in self.walk():
            if isinstance(widget, SpotWidget):
                yield widget

    def _heat(self) -> None:
        """The pointer or the keyboard came to another spot; the deepest counts."""
        hot = None
        for widget in self._spots():
            if widget.heated:
                hot = widget.spot
        if hot != self._marks.hot:
            self._marks.hot = hot
            self._on_hover(hot)
            self.invalidate()

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget. What lies outside the part that is drawn anew is left out."""
        theme, plan = self.theme, self._plan
        if theme is None or plan is None:
            return
        self._settle(theme, plan)
        clip = surface.get_clip()
        near = clip.inflate(theme.px(40), theme.px(40))
        lifted = (self.timer,) if 0 < self._figures.turned < 1 else ()
        if not plan.timer.contains(clip):
            self._draw_arrows(surface, theme)
        for child in self.children:
            if child.visible and child not in lifted and near.colliderect(child.rect):
                child.draw(surface)
        if plan.timer.contains(clip):
            return
        if self._told is not None:
            draw_ghosts(surface, theme, plan, self._ways, self._told, self._texts, self._wolf.rect)
        flights.draw_pieces(surface, theme, plan, self._ways, self._figures)
        for widget in lifted:
            widget.draw(surface)
        flights.draw_attack(surface, theme, plan, self._figures.flash)

    @property
    def _told(self) -> Outlook | None:
        """The one move that is shown with all that changes places."""
        certain = self._certain and len(self._outlooks) == 1 and not self._figures.moving
        return self._outlooks[0] if certain else None

    def _draw_arrows(self, surface: pygame.Surface, theme: Theme) -> None:
        """They lie under everything else, so that no word is hidden."""
        if self._told is not None:
            draw_swap(surface, theme, self._ways, self._told)
        elif not self._figures.moving:
            draw_ways(surface, theme, self._ways, self._outlooks)

    def draw_flights(self, surface: pygame.Surface) -> None:
        """Cards in the air, over everything else on the table."""
        if self.theme is not None and self._figures.flights:
            flights.draw_cards(surface, self.theme, self._figures, self.centre_of)
