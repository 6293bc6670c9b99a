"""The track as people see it: marker, counters, and where a foreseen move would take the marker.

In a tiny window it is a sheet of its own; elsewhere it lies along the top of the field, the fence itself being
part of the ground.
"""

from __future__ import annotations

import pygame

from game.render.skins import paint
from game.render.theme import Theme
from game.rules.shear_panic.view import ShearView
from game.tables.base import Desk
from game.tables.shear_panic.fence import draw_counters, draw_fence, draw_marker
from game.tables.shear_panic.figures import Figures
from game.tables.shear_panic.ghost import Ghost
from game.tables.shear_panic.handles import SpaceSpot
from game.tables.shear_panic.places import TrackPath
from game.widgets.base import Widget


class TrackView(Widget):
    """Shows `ghost` when there is one; every space says on hover what it is."""

    def __init__(self, desk: Desk, figures: Figures) -> None:
        super().__init__()
        self._desk, self._figures = desk, figures
        self.path: TrackPath | None = None
        self.ghost: Ghost | None = None
        self.sheet = False

    def place(self, theme: Theme, fence: pygame.Rect, plank: int, gap: int, sheet: bool) -> None:
        """Lie in `fence`, with planks and gaps of these heights in pixels; `sheet` paints paper below."""
        view: ShearView = self._desk.view()
        self.path = TrackPath(view.setup.track, fence, plank, gap)
        self.sheet = sheet
        area = pygame.Rect(fence.left, fence.top - plank, fence.width, round(self.path.bottom) - fence.top + plank)
        self.layout(theme, area.inflate(theme.px(16), theme.px(24)) if sheet else area)
        spots: list[Widget] = []
        for space in range(1, self.path.track.length + 1):
            spot = SpaceSpot(space, space_text(view, space, self._desk))
            spot.rect = self.path.plank_rect(space)
            spots.append(spot)
        self.children = spots

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, path = self.theme, self.path
        if theme is None or path is None:
            return
        if self.sheet:
            paint(surface, theme, "panel", self.rect)
            draw_fence(surface, theme, path, self._desk.texts)
        seats, ghost = self._desk.seats, self.ghost
        counters = [(seats[i].badge, n) for i, n in enumerate(self._figures.scores) if i < len(seats)]
        draw_counters(surface, theme, path, counters)
        if ghost is not None and ghost.end != ghost.start:
            self._draw_leap(surface, theme, path, ghost)
            draw_marker(surface, theme, path, ghost.end, 0, faint=True)
        draw_marker(surface, theme, path, self._figures.marker, self._figures.hop)

    @staticmethod
    def _draw_leap(surface: pygame.Surface, theme: Theme, path: TrackPath, ghost: Ghost) -> None:
        """A gold frame round the space, dots in an arc to it."""
        rect = path.plank_rect(ghost.end).inflate(theme.px(6), theme.px(6))
        ink, gold = theme.palette.outline, theme.palette.gold
        pygame.draw.rect(surface, ink, rect, theme.px(6), border_radius=theme.px(7))
        inner = rect.inflate(-theme.px(2.5), -theme.px(2.5))
        pygame.draw.rect(surface, gold, inner, theme.px(3.4), border_radius=theme.px(6))
        dot = theme.px(3)
        steps = max(2, (ghost.end - ghost.start) * 4)
        for k in range(1, steps):
            x, y = path.at(ghost.start + (ghost.end - ghost.start) * k / steps)
            at = (round(x), round(y - path.plank * (0.8 + 1.3 * (k / steps) * (1 - k / steps))))
            pygame.draw.circle(surface, ink, at, dot + 1)
            pygame.draw.circle(surface, gold, at, dot - 1)


def space_text(view: ShearView, space: int, desk: Desk) -> str:
    """What a space of the track is, in words."""
    track = view.setup.track
    if space == track.length:
        return desk.texts("track.last", space=space)
    if space in track.brown:
        word = "roger" if view.setup.field_at[space] == "roger" else "shear"
        return desk.texts(f"track.{word}_brown", space=space)
    if space in track.red:
        return desk.texts("track.red", space=space)
    return desk.texts("track.plain", space=space, field=desk.texts(f"field.{view.setup.field_at[space]}"))
