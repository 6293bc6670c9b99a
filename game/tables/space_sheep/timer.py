"""The sand timer: sand by share, a thin stream while it runs, the seconds on a plate, and its turn."""

from __future__ import annotations

import math

import pygame

from game.render import svg
from game.render.ink import put
from game.render.theme import TextStyle, Theme
from game.tables.space_sheep.glass import FOOT, MIDDLE, NECK, SIZE
from game.tables.space_sheep.looks import FOLDER, INK, MOONLIGHT, PAPER
from game.tables.space_sheep.marks import Ring, kept
from game.tables.space_sheep.sand import Polygon, level_above, lower, upper
from game.tables.space_sheep.spot_widget import SpotWidget
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.system import Shared

LIGHT, SHADE = "#e8b84f", "#c98f2e"
SOON, NOW = 30, 10
"""Seconds from which the number stands out, and stands out strongly."""


class Timer(SpotWidget):
    """The timer. What it shows comes from the figures' share, or from `tell` between two of them."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(Spot("timer"), "timer", shared.marks, shared.on_spot, shared.on_heat)
        self._shared = shared
        self.running = False
        self._shown: tuple[object, ...] = ()

    @property
    def full(self) -> int:
        """Milliseconds that it holds."""
        return self._shared.view().setup.sand

    @property
    def seconds(self) -> int:
        """Seconds left, as told: a started one counts."""
        return math.ceil(round(self._shared.figures.sand * self.full) / 1000)

    def tell(self, milliseconds: int | None, running: bool) -> None:
        """Show this much sand; the timer alone is drawn anew, and only if it looks different."""
        if self.theme is None or not self.full:
            return
        if milliseconds is not None:
            self._shared.figures.sand = min(1.0, milliseconds / self.full)
        self.running = running
        shown = self._look()
        if shown != self._shown:
            self._shown = shown
            self.invalidate_part()

    def _look(self) -> tuple[object, ...]:
        high = level_above(self._shared.figures.sand) * self.rect.height / SIZE[1]
        return self.seconds, round(high), self.running

    def hint(self) -> str:
        """See Widget."""
        texts, setup = self._shared.texts, self._shared.view().setup
        if not self.full:
            return texts("plate.no_sand_tip")
        key = "plate.sand_filled" if setup.fill else "plate.sand_tip"
        return texts(key, left=self.seconds, full=self.full // 1000)

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect, figures = self.theme, self.rect, self._shared.figures
        if theme is None:
            return
        if 0 < figures.turned < 1:
            self._draw_turning(surface, theme, figures.turned)
            return
        marked = self._marks.ring_of(self.spot)
        if marked is not None or self.hovered:
            self._draw_edge(surface, theme, marked or Ring(MOONLIGHT, 2.2))
        self._draw_glass(surface, theme, rect.topleft, self.running)
        self._draw_number(surface, theme)
        self.draw_focus(surface)

    def _draw_edge(self, surface: pygame.Surface, theme: Theme, ring: Ring) -> None:
        edge = self.rect.inflate(theme.px(4), theme.px(6))
        pygame.draw.rect(surface, INK, edge, theme.px(ring.width + 4), border_radius=theme.px(14))
        inner = edge.inflate(-theme.px(4), -theme.px(4))
        pygame.draw.rect(surface, ring.colour, inner, theme.px(ring.width), border_radius=theme.px(12))

    def _draw_glass(self, surface: pygame.Surface, theme: Theme, at: tuple[int, int], running: bool) -> None:
        size = self.rect.size
        for part in ("frame", "glass"):
            surface.blit(kept(theme, f"{FOLDER}timer-{part}", size), at)
            if part == "frame" and self.full:
                self._draw_sand(surface, at, running)

    def _draw_sand(self, surface: pygame.Surface, at: tuple[int, int], running: bool) -> None:
        share, factor = self._shared.figures.sand, self.rect.height / SIZE[1]

        def placed(polygon: Polygon) -> list[tuple[float, float]]:
            return [(at[0] + x * factor, at[1] + y * factor) for x, y in polygon]

        below = lower(share, running)
        for whole, shade in (upper(share, running), below):
            if whole:
                pygame.draw.polygon(surface, LIGHT, placed(whole))
                pygame.draw.polygon(surface, SHADE, placed(shade))
                middle = len(whole) // 2
                pygame.draw.aalines(surface, LIGHT, False, placed(whole[middle - 1 : middle + 2]))
        if running and share > 0:
            foot = min((y for _, y in below[0]), default=FOOT - 2)
            start, end = placed(((MIDDLE, NECK - 6), (MIDDLE, foot)))
            pygame.draw.line(surface, LIGHT, start, end, max(1, round(3 * factor)))

    def _draw_turning(self, surface: pygame.Surface, theme: Theme, share: float) -> None:
        """The whole timer on its way round; a little smaller so that it needs less room."""
        size, sand = self.rect.size, round(self._shared.figures.sand, 3)

        def make() -> pygame.Surface:
            whole = pygame.Surface(size, pygame.SRCALPHA)
            self._draw_glass(whole, theme, (0, 0), False)
            return whole

        whole = theme.assets.keep(("space-turning", size, sand), make)
        # Quicker than smooth turning by far, and too short a moment to see the difference.
        small = pygame.transform.scale_by(whole, 1 - 0.4 * math.sin(math.pi * share))
        turned = pygame.transform.rotate(small, -180 * share)
        surface.blit(turned, turned.get_rect(center=self.rect.center))

    def _draw_number(self, surface: pygame.Surface, theme: Theme) -> None:
        texts, left = self._shared.texts, self.seconds
        timed = self.full > 0
        word = f"{left // 60}:{left % 60:02d}" if left else texts("plate.out")
        if not timed:
            word = texts("plate.no_sand")
        stage = 0 if not timed or left > SOON else 1 if left > NOW else 2
        room = self.rect.width - theme.px(6)
        size = (40.0, 44.0, 52.0)[stage] * min(1.0, self.rect.width / theme.unit / 170) if timed else 20.0
        while size > 13 and theme.fonts.width("sans-bold", theme.text_px(size), word) > room - theme.px(30):
            size -= 1
        text = theme.text_px(size)
        wide = theme.fonts.width("sans-bold", text, word) + round(text * 0.7)
        box = pygame.Rect(0, 0, min(room, wide), round(text * 1.4))
        box.center = self.rect.centerx, self.rect.top + round(self.rect.height * NECK / SIZE[1])
        surface.blit(plate(theme, box.size, stage), box)
        colour = PAPER if stage == 2 else INK
        put(surface, theme, word, box.center, TextStyle("sans-bold", size, colour, leading=1.0), "center")


def plate(theme: Theme, size: tuple[int, int], stage: int) -> pygame.Surface:
    """Under the number: plain, with a second frame when it gets short, dark and hatched at the edge when very short."""

    def make() -> pygame.Surface:
        w, h = size[0] / theme.unit, size[1] / theme.unit
        body = svg.rect((1.5, 1.5, w - 3, h - 3), 10, INK if stage == 2 else PAPER, INK, 3)
        if stage == 1:
            body += svg.rect((5, 5, w - 10, h - 10), 6, "none", INK, 2)
        elif stage == 2:
            body += svg.rect((5, 5, w - 10, h - 10), 6, "none", PAPER, 2.4, 'stroke-dasharray="7 5"')
        return theme.assets.drawn(svg.svg(w, h, body), size)

    return theme.assets.keep(("space-number", size, stage, theme.unit), make)
