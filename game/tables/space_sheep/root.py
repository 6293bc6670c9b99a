"""Everything of the table of Space Sheep! in its place, and the cards that fly over it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.skins import paint
from game.render.theme import TextStyle, Theme
from game.tables.space_sheep.board import Board
from game.tables.space_sheep.figures import Figures
from game.tables.space_sheep.ground import Ground
from game.tables.space_sheep.hand import Hand
from game.tables.space_sheep.home import HomePanel
from game.tables.space_sheep.plan import Plan, make_plan
from game.tables.space_sheep.seats import SeatRow
from game.widgets.base import Widget
from game.widgets.choice_bar import ChoiceBar
from game.widgets.peek import PeekButton


@dataclass(slots=True)
class Parts:
    """What lies on the table."""

    texts: Texts
    figures: Figures
    board: Board
    rows: list[SeatRow]
    home: HomePanel
    hand: Hand
    bar: ChoiceBar
    peek: PeekButton


class TableRoot(Widget):
    """Everything laid out after a plan. `secret`: the seat at the screen has a side that others must not see;
    `whisper`: as whom the thing under the pointer is done, "" if there is no doubt."""

    def __init__(self, parts: Parts, systems: int) -> None:
        super().__init__()
        self.parts, self._systems = parts, systems
        parts.board.seat_at = self._seat_at
        self.plan: Plan | None = None
        self._flat = False
        self._ground = Ground()
        self.secret = False
        self.whisper = ""

    def plan_for(self, theme: Theme, window: pygame.Rect) -> Plan:
        """Where everything goes in a window."""
        return make_plan(theme, window, len(self.parts.rows), self._systems, self.parts.board.lines)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        parts = self.parts
        plan = self.plan = self.plan_for(theme, rect)
        parts.board.lie(theme, plan)
        for row, place in zip(parts.rows, plan.seats, strict=True):
            row.layout(theme, place)
        parts.home.layout(theme, plan.home)
        parts.hand.lie(theme, plan.hand)
        parts.bar.lie(theme, plan.bar)
        place = parts.hand.peek_place(theme)
        parts.peek.text = parts.texts("table.peek") if place.width > theme.px(120) else ""
        parts.peek.layout(theme, place)
        self._lay_ground()
        self.gather()

    @property
    def flat(self) -> bool:
        """The plain look: the bare night instead of the sky with its stars."""
        return self._flat

    @flat.setter
    def flat(self, on: bool) -> None:
        if on != self._flat:
            self._flat = on
            self._lay_ground()

    def _lay_ground(self) -> None:
        if self.theme is None or self.plan is None:
            return
        pending = self._ground.lay(self.theme, self.rect.size, self.plan, self._flat)
        if self.ui is not None:
            self.ui.wait_for(self._ground.arrived if pending else None)

    def gather(self) -> None:
        """Hang in what can be seen and used now."""
        parts = self.parts
        shown: list[Widget] = [*parts.rows, parts.board]
        if parts.home.rect.height:
            shown.append(parts.home)
        shown += [parts.hand, *([parts.peek] if self.secret else []), parts.bar]
        parts.hand.with_peek = self.secret
        self.children = shown
        if self.ui is not None:
            self.attach(self.ui, self.parent)
            self.ui.repoint()
        self.invalidate()

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget. Only what lies in the part that is drawn anew."""
        theme, clip = self.theme, surface.get_clip()
        if theme is None:
            return
        surface.blit(self._ground.picture, self.rect)
        margin = theme.px(40)
        for child in self.children:
            if child.visible and child.rect.inflate(margin, margin).colliderect(clip):
                child.draw(surface)
        self.parts.board.draw_flights(surface)
        if self.whisper and self.ui is not None:
            self._draw_whisper(surface, theme, self.ui.pointer)

    def _seat_at(self, seat: int) -> tuple[int, int]:
        """Where a seat's cards fly from and to: the large hand, if it is that seat's."""
        hand = self.parts.hand
        return hand.rect.center if hand.seat == seat else self.parts.rows[seat].card_at()

    def _draw_whisper(self, surface: pygame.Surface, theme: Theme, at: tuple[int, int]) -> None:
        """As whom: a small label beside the pointer."""
        style = TextStyle("serif-bold", 18, leading=1.0)
        wide = theme.fonts.width(style.face, theme.text_px(style.size), self.whisper)
        label = pygame.Rect(at[0] + theme.px(20), at[1] - theme.px(36), wide + theme.px(20), theme.px(30))
        label.clamp_ip(self.rect)
        paint(surface, theme, "label", label)
        put(surface, theme, self.whisper, label.center, style, "center")
