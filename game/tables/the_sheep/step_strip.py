"""The course of Day and Night as a strip: which step it is, what is done and what comes next."""

from __future__ import annotations

import pygame

from game.core.texts import Texts
from game.platform.fonts import Face
from game.render.ink import fitted, put
from game.render.skins import paint
from game.render.theme import TextStyle, Theme
from game.rules.the_sheep import stages
from game.rules.the_sheep.pending import ABILITY
from game.rules.the_sheep.view import SheepView
from game.tables.the_sheep.looks import at_hour, icon
from game.widgets.base import Widget

DAY_STEPS = ("refresh", "day_event", "caravans", "day_action")
NIGHT_STEPS = ("night_event", "pollution", "flock", "night_action", "combat")
_AT = {
    stages.DAWN: "refresh", stages.BOARD: "caravans", stages.ENTER: "caravans",
    stages.ROLL: "caravans", stages.BY_DAY: "day_action", stages.DAY_END: "day_action",
    stages.DUSK: "night_event", stages.CLIMB: "pollution", stages.AVERT: "pollution",
    stages.FLIP: "pollution", stages.TILES: "pollution", stages.FLOCK: "flock",
    stages.HERD: "flock", stages.BY_NIGHT: "night_action",
    stages.COMBAT: "combat", stages.STRIKE: "combat", stages.NIGHT_END: "combat",
}  # fmt: skip
"""Which line of the strip a stage of the rules belongs to."""


def step_of(view: SheepView) -> str:
    """The line of the strip for a moment; "" after the end. What a card asks belongs to the step of the card."""
    if view.pending and view.pending[-1][0] == ABILITY:
        kind = view.pending[-1][1][0]
        if kind == stages.TILE:
            return "pollution"
        if kind == stages.EVENT:
            return "night_event" if view.half == stages.NIGHT else "day_event"
    return _AT.get(view.stage, "")


class StepStrip(Widget):
    """Two headings with their steps; in tiny windows sun or moon with the number of the day."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._day, self._night, self._step = 1, False, ""
        self.name = "steps"

    def follow(self, view: SheepView) -> None:
        """Show where the journey stands."""
        now = (view.day, view.half == stages.NIGHT, step_of(view))
        if now != (self._day, self._night, self._step):
            self._day, self._night, self._step = now
            self.invalidate()

    def hint(self) -> str:
        """See Widget."""
        return self._texts(f"step.{self._step}.tip") if self._step else ""

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect = self.theme, self.rect
        if theme is None or not rect.width:
            return
        paint(surface, theme, "panel", rect)
        if theme.tiny:
            self._draw_badge(surface, theme)
            return
        px = theme.px
        pad = px(12 if not theme.compact else 8)
        lines = len(DAY_STEPS) + len(NIGHT_STEPS)
        head = px(44 if not theme.compact else 36)
        row = (rect.height - 2 * px(6) - 2 * head) / lines
        y = float(rect.top + px(6))
        halves = (("sun", "table.day", DAY_STEPS, False), ("moon-sign", "table.night", NIGHT_STEPS, True))
        for picture, title, steps, night in halves:
            self._draw_head(surface, theme, pygame.Rect(rect.left + pad, round(y), rect.width - 2 * pad, head), picture,
                            self._texts(title, n=self._day))  # fmt: skip
            y += head
            for step in steps:
                self._draw_step(surface, theme, pygame.Rect(rect.left, round(y), rect.width, round(row)), step, night)
                y += row

    def _draw_badge(self, surface: pygame.Surface, theme: Theme) -> None:
        side = min(self.rect.width, self.rect.height) - theme.px(26)
        picture = theme.assets.image(at_hour(theme, icon("moon-sign" if self._night else "sun")), (side, side))
        surface.blit(picture, picture.get_rect(midtop=(self.rect.centerx, self.rect.top + theme.px(4))))
        style = TextStyle("sans-bold", 18, leading=1.0)
        put(surface, theme, str(self._day), (self.rect.centerx, self.rect.bottom - theme.px(3)), style, "midbottom")

    def _draw_head(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, picture: str, title: str) -> None:
        side = row.height - theme.px(8)
        drawn = theme.assets.image(at_hour(theme, icon(picture)), (side, side))
        surface.blit(drawn, drawn.get_rect(midleft=(row.left, row.centery)))
        text, size = fitted(theme, title, row.width - side - theme.px(8), "drawn", row.height / theme.unit * 0.8, 14)
        at = (row.left + side + theme.px(8), row.centery)
        put(surface, theme, text, at, TextStyle("drawn", size, leading=1.0), "midleft")

    def _draw_step(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, step: str, night: bool) -> None:
        px, now = theme.px, step == self._step
        past = self._is_past(step, night)
        if now:
            box = row.inflate(-px(12), -px(1))
            paint(surface, theme, "wood-main", box)
        colour = theme.palette.wood_ink if now else theme.palette.soft if past else theme.palette.ink
        text = self._texts(f"step.{step}.name")
        face: Face = "serif-bold" if now else "serif"
        left = row.left + px(42 if not theme.compact else 34)
        text, size = fitted(theme, text, row.right - left - px(10), face, 20 if not theme.compact else 18, 14)
        put(surface, theme, text, (left, row.centery), TextStyle(face, size, colour, 1.0), "midleft")
        mark = (left - px(18), row.centery)
        if now:
            pygame.draw.aacircle(surface, colour, mark, px(6))
        elif past:
            tick = theme.icon("ui/check", (px(18), px(18)))
            surface.blit(tick, tick.get_rect(center=mark))
        else:
            pygame.draw.aacircle(surface, colour, mark, px(5), max(1, px(1.5)))

    def _is_past(self, step: str, night: bool) -> bool:
        if night != self._night:
            return self._night
        steps = NIGHT_STEPS if night else DAY_STEPS
        return self._step in steps and steps.index(step) < steps.index(self._step)
