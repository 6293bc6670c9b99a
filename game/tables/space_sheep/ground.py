"""The layer below everything: a night sky with paper stars where nothing lies. One opaque picture a size."""

from __future__ import annotations

import pygame

from game.render.theme import Theme
from game.tables.space_sheep.looks import SKY
from game.tables.space_sheep.plan import Plan


class Ground:
    """The sky of one table. `lay` it for a plan, ask `arrived` until it is painted, draw `picture` at any time."""

    def __init__(self) -> None:
        self.picture = pygame.Surface((1, 1))

    def lay(self, theme: Theme, size: tuple[int, int], plan: Plan, plain: bool) -> bool:
        """For a window and its plan; `plain` is the bare sky. True when it is to be waited for."""
        self.picture = pygame.Surface(size).convert()
        self.picture.fill(SKY)
        return False

    def arrived(self) -> bool:
        """Whether the picture is the painted one; asked for the first time, painting begins."""
        return True
