"""Something on the table that can be pointed at and clicked, as a widget that stands for one `Spot`."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render.theme import Theme
from game.tables.space_sheep.marks import Marks, draw_ring
from game.tables.space_sheep.spots import Spot
from game.widgets.base import Pressable


class SpotWidget(Pressable):
    """A place for clicks. `marks` says how it stands out; `on_heat` is called when the pointer comes or goes."""

    def __init__(
        self, spot: Spot, name: str, marks: Marks, on_spot: Callable[[Spot], None], on_heat: Callable[[], None]
    ) -> None:
        super().__init__(lambda: on_spot(spot))
        self.spot, self.name, self._marks, self._on_heat = spot, name, marks, on_heat

    @property
    def heated(self) -> bool:
        """The pointer is over it, or the keyboard is at it."""
        return self.hovered or (self.focused and self.ui is not None and self.ui.keyboard_used)

    def state_changed(self) -> None:
        """See Widget."""
        super().state_changed()
        self._on_heat()

    def draw_marks(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> None:
        """The ring it wears now, and the keyboard's."""
        ring = self._marks.ring_of(self.spot)
        if ring is not None:
            draw_ring(surface, theme, box, ring)
        self.draw_focus(surface, box)
