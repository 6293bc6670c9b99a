"""Something on the map that can be pointed at: it has a name and a hint; the map itself takes its clicks."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.tables.the_sheep.spots import Spot
from game.widgets.base import Widget


class MapSpot(Widget):
    """A hex or a piece under the pointer. `tell` gives the hint, `useful` whether a click leads somewhere."""

    def __init__(self, spot: Spot, tell: Callable[[Spot], str], useful: Callable[[Spot], bool]) -> None:
        super().__init__()
        self.spot, self._tell, self._useful = spot, tell, useful
        self.name = f"{spot.kind}-{spot.number}"

    def take(self, rect: pygame.Rect) -> MapSpot:
        """Lie there now."""
        self.rect = rect
        return self

    @property
    def cursor(self) -> str:
        """See Widget."""
        return "hand" if self._useful(self.spot) else "arrow"

    def hint(self) -> str:
        """See Widget."""
        return self._tell(self.spot)

    def draw(self, surface: pygame.Surface) -> None:
        """The map draws it."""
