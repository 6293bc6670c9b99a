"""The layer below a table: one opaque picture a size, made of a large painting and of what a table lays upon it.

It is painted in a thread, which begins after the first picture of the table so as not to hold that one up. Until it
is done a small version of it is stretched over the window.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.platform.painting import Painting, Wish
from game.render.theme import Theme

_SKETCH = 480
"""Pixels of the small version's width."""


class PaintedGround:
    """The ground of one table. Ask `arrived` until it is painted, draw `picture` at any time.

    A table's own class names the `painting` and the `bare` colour of the plain look, calls `lay_on` when its places
    are known, and says in `wishes` and `finish` what lies upon the painting.
    """

    painting = ""
    bare = "#000000"

    def __init__(self) -> None:
        self.picture = pygame.Surface((1, 1))
        self._work: Painting | None = None
        self._due = False
        self._laid: tuple[object, ...] = ()

    def lay_on(self, theme: Theme, size: tuple[int, int], key: tuple[object, ...], plain: bool) -> bool:
        """For a window; `key` tells grounds apart, `plain` is without the painting. True: it is to be waited for."""
        if key == self._laid:
            return self._due
        self._laid, self.theme, self._size, self._due = key, theme, size, False
        if self._work is not None:
            self._work.give_up()
            self._work = None
        if (before := theme.assets.kept(key)) is not None:
            self.picture = before
            return False
        if plain:
            self.picture = pygame.Surface(size).convert()
            self.picture.fill(self.bare)
            self.finish(self.picture, plain)
            return False
        small = theme.assets.cover(self.painting, (_SKETCH, max(1, _SKETCH * size[1] // size[0])))
        self.picture = pygame.transform.smoothscale(small, size).convert()
        self._due = True
        return True

    def arrived(self) -> bool:
        """Whether the picture is the painted one; asked for the first time, painting begins."""
        if not self._due:
            return True
        if self._work is None:
            self._work = Painting(self.theme.assets, [self._whole(), *self.wishes()])
        if not self._work.finished:
            return False
        self._work, self._due = None, False
        self.picture = self.theme.assets.keep(self._laid, self._painted)
        return True

    def wishes(self) -> Sequence[Wish]:
        """Pictures beside the painting that are worth drawing in the thread, too."""
        return ()

    def finish(self, surface: pygame.Surface, plain: bool) -> None:
        """Draw upon the painting, or upon the bare colour."""

    def _whole(self) -> Wish:
        return self.painting, self.theme.assets.covering_size(self.painting, self._size)

    def _painted(self) -> pygame.Surface:
        assets, wish = self.theme.assets, self._whole()
        whole, surface = assets.image(*wish), pygame.Surface(self._size).convert()
        surface.blit(whole, whole.get_rect(center=surface.get_rect().center))
        assets.let_go(*wish)
        self.finish(surface, False)
        return surface
