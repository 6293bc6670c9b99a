"""The Wolf's ship beside its system: it stands, lies on its side, tips over or flies on."""

from __future__ import annotations

import math

import pygame

from game.render.theme import Theme
from game.tables.space_sheep.looks import wolf_picture
from game.tables.space_sheep.marks import draw_label, kept, label_size
from game.tables.space_sheep.plan import Plan
from game.tables.space_sheep.spot_widget import SpotWidget
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.system import Shared


class WolfSpot(SpotWidget):
    """The Wolf, wherever it is now."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(Spot("wolf"), "wolf", shared.marks, shared.on_spot, shared.on_heat)
        self._shared = shared

    def settle(self, theme: Theme, plan: Plan) -> None:
        """Take the place that the figures give it; between two systems it is in the air."""
        n = len(plan.wolves)
        at = self._shared.figures.wolf % n
        before, share = int(at), at - int(at)
        a, b = plan.wolves[before], plan.wolves[(before + 1) % n]
        box = pygame.Rect(a)
        hop = math.sin(math.pi * share) * a.height * 0.35
        dx, dy = (b.centerx - a.centerx) * share, (b.centery - a.centery) * share
        box.center = round(a.centerx + dx), round(a.centery + dy - hop)
        self.layout(theme, box)

    def hint(self) -> str:
        """See Widget."""
        figures, texts = self._shared.figures, self._shared.texts
        system = texts(f"colour.{figures.ring[round(figures.wolf) % len(figures.ring)]}").capitalize()
        return texts("plate.wolf_lies_tip" if figures.lean > 0.5 else "plate.wolf_stands_tip", system=system)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect, figures = self.theme, self.rect, self._shared.figures
        if theme is None:
            return
        ring = self._marks.ring_of(self.spot)
        if ring is not None:
            self.draw_marks(surface, theme, rect.inflate(theme.px(8), theme.px(8)))
        words = self._shared.texts("plate.wolf_lies" if figures.lean > 0.5 else "plate.wolf_stands")
        if figures.attack:
            words = self._shared.texts("plate.wants", n=figures.attack)
        label = label_size(theme, words)
        told = label[0] < rect.width * 1.5
        foot = rect.bottom - (label[1] if told else 0)
        if 0 < figures.lean < 1:
            self._draw_tipping(surface, theme, figures.lean, foot)
        else:
            name = wolf_picture(figures.lean < 0.5)
            wide, high = theme.assets.natural_size(name)
            side = (foot - rect.top) / high if figures.lean < 0.5 else rect.width / wide
            size = round(wide * side), round(high * side)
            picture = kept(theme, name, size)
            surface.blit(picture, picture.get_rect(midbottom=(rect.centerx, foot)))
        if told:
            draw_label(surface, theme, words, rect.midbottom)
        self.draw_focus(surface)

    def _draw_tipping(self, surface: pygame.Surface, theme: Theme, lean: float, foot: int) -> None:
        standing = theme.assets.image(wolf_picture(True), (self.rect.width, foot - self.rect.top))
        picture = pygame.transform.rotozoom(standing, 90 * lean, 1.0 - 0.1 * lean)
        surface.blit(picture, picture.get_rect(midbottom=(self.rect.centerx, foot)))
