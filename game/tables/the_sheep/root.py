"""Everything of the table of The Sheep in its place: the map below, panels and laid-out cards above it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.theme import Theme
from game.tables.the_sheep.board import MapBoard
from game.tables.the_sheep.dealt import Dealt
from game.tables.the_sheep.hand import Hand
from game.tables.the_sheep.outlook_page import EventPlate
from game.tables.the_sheep.piles import Piles
from game.tables.the_sheep.plan import Plan, make_plan
from game.tables.the_sheep.pollution_panel import PollutionPanel
from game.tables.the_sheep.seat_chips import SeatChips
from game.tables.the_sheep.sheet import ShepherdSheet
from game.tables.the_sheep.step_strip import StepStrip
from game.tables.the_sheep.tray import Tray
from game.widgets.base import Widget
from game.widgets.choice_bar import ActButton, ChoiceBar


@dataclass(slots=True)
class Parts:
    """What lies on the table."""

    texts: Texts
    board: MapBoard
    steps: StepStrip
    pollution: PollutionPanel
    event: EventPlate
    piles: Piles
    sheet: ShepherdSheet
    hand: Hand
    chips: SeatChips
    bar: ChoiceBar
    ready: ActButton
    dealt: Dealt
    tray: Tray


class TableRoot(Widget):
    """Everything laid out after a plan."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts
        self.plan: Plan | None = None
        self.children = [
            parts.board, parts.steps, parts.pollution, parts.event, parts.piles, parts.chips, parts.sheet, parts.hand,
            parts.bar, parts.ready, parts.dealt, parts.tray,
        ]  # fmt: skip

    def plan_for(self, theme: Theme, window: pygame.Rect) -> Plan:
        """Where everything goes in a window."""
        return make_plan(theme, window)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        plan, parts = self.plan_for(theme, rect), self.parts
        self.plan = plan
        parts.board.lie(theme, rect, plan.map)
        parts.steps.layout(theme, plan.steps)
        parts.pollution.layout(theme, plan.pollution)
        parts.event.layout(theme, self._event_place(theme, plan))
        parts.piles.layout(theme, plan.piles)
        parts.chips.layout(theme, plan.others)
        parts.sheet.layout(theme, plan.sheet)
        parts.hand.layout(theme, plan.hand)
        parts.ready.layout(theme, plan.ready)
        self.lay_bar()
        parts.dealt.layout(theme, plan.over)
        parts.tray.layout(theme, plan.over)

    def lay_bar(self) -> None:
        """The bar takes the room of the button for being ready while that is not there."""
        if self.theme is not None and self.plan is not None:
            plan = self.plan
            self.parts.bar.lie(self.theme, plan.bar if self.parts.ready.visible else plan.bar.union(plan.ready))

    def _event_place(self, theme: Theme, plan: Plan) -> pygame.Rect:
        """The event's plate takes what it needs of its room, from the top."""
        if not plan.event.width or self.parts.event.face is None:
            return pygame.Rect(plan.event.topleft, (0, 0))
        size = self.parts.event.preferred(theme, plan.event.width)
        return pygame.Rect(plan.event.left, plan.event.top, plan.event.width, min(plan.event.height, size[1]))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget. Only what lies in the part that is drawn anew."""
        theme, clip = self.theme, surface.get_clip()
        if theme is None:
            return
        margin = theme.px(40)
        for child in self.children:
            if child.visible and child.rect.inflate(margin, margin).colliderect(clip):
                child.draw(surface)
