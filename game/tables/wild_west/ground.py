"""The layer below everything: the prairie, with a patch of ground under each place. One opaque picture a size.

It is painted in a thread, which begins after the first picture of the table so as not to hold that one up. Until it
is done a small version of it is stretched over the window.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.platform.painting import Painting, Wish
from game.render.theme import Theme
from game.tables.wild_west.looks import FOLDER

SAND = "#d9b475"
PRAIRIE = FOLDER + "prairie"
_SKETCH = 480
"""Pixels of the small version's width."""


def prairie(theme: Theme, size: tuple[int, int]) -> Wish:
    """The picture of the whole prairie for a window of that size."""
    return PRAIRIE, theme.assets.covering_size(PRAIRIE, size)


class Ground:
    """The ground of one table. `lay` it for a size, ask `arrived` until it is painted, draw `picture` at any time."""

    def __init__(self) -> None:
        self.picture = pygame.Surface((1, 1))
        self._painting: Painting | None = None
        self._due = False
        self._laid: tuple[object, ...] = ()

    def lay(self, theme: Theme, size: tuple[int, int], cards: Sequence[pygame.Rect], plain: bool) -> bool:
        """For a window and its cards; `plain` is sand without scenery. True when it is to be waited for."""
        laid = ("wild-ground", size, tuple(map(tuple, cards)), plain)
        if laid == self._laid:
            return self._due
        self._laid, self._theme, self._size, self._cards = laid, theme, size, tuple(cards)
        if self._painting is not None:
            self._painting.give_up()
            self._painting = None
        self._due = False
        if (before := theme.assets.kept(laid)) is not None:
            self.picture = before
            return False
        if plain:
            self.picture = pygame.Surface(size).convert()
            self.picture.fill(SAND)
            return False
        small = theme.assets.cover(PRAIRIE, (_SKETCH, max(1, _SKETCH * size[1] // size[0])))
        self.picture = pygame.transform.smoothscale(small, size).convert()
        self._due = True
        return True

    def arrived(self) -> bool:
        """Whether the picture is the painted one; asked for the first time, painting begins."""
        if not self._due:
            return True
        if self._painting is None:
            wishes = [prairie(self._theme, self._size), *(wish for wish, _ in self._patches())]
            self._painting = Painting(self._theme.assets, wishes)
        if not self._painting.finished:
            return False
        self._painting, self._due = None, False
        self.picture = self._theme.assets.keep(self._laid, self._painted)
        return True

    def _painted(self) -> pygame.Surface:
        assets, wish = self._theme.assets, prairie(self._theme, self._size)
        whole, surface = assets.image(*wish), pygame.Surface(self._size).convert()
        surface.blit(whole, whole.get_rect(center=surface.get_rect().center))
        assets.let_go(*wish)
        for (name, size), spot in self._patches():
            patch = assets.image(name, size)
            surface.blit(patch, patch.get_rect(center=spot))
        return surface

    def _patches(self) -> list[tuple[Wish, tuple[int, int]]]:
        """The ground under each card: grass in the fields, bare earth in the wild place; with its middle."""
        names = [FOLDER + ("prairie-grass-patch" if place < 3 else "prairie-earth-patch") for place in range(4)]
        return [
            ((name, (round(card.width * 1.5), round(card.height * 0.62))),
             (card.centerx, card.bottom - card.height // 7))
            for name, card in zip(names, self._cards, strict=True)
        ]  # fmt: skip
