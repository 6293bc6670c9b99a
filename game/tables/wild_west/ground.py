"""The layer below everything: the prairie, with a patch of ground under each place."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.platform.painting import Wish
from game.render.painted_ground import PaintedGround
from game.render.theme import Theme
from game.tables.wild_west.looks import FOLDER


class Ground(PaintedGround):
    """The ground of one table, for a window and its cards; the plain look is sand without scenery."""

    painting = FOLDER + "prairie"
    bare = "#d9b475"

    def lay(self, theme: Theme, size: tuple[int, int], cards: Sequence[pygame.Rect], plain: bool) -> bool:
        """For these cards; True when it is to be waited for."""
        self._cards = tuple(cards)
        return self.lay_on(theme, size, ("wild-ground", size, tuple(map(tuple, cards)), plain), plain)

    def wishes(self) -> Sequence[Wish]:
        """See PaintedGround."""
        return [wish for wish, _ in self._patches()]

    def finish(self, surface: pygame.Surface, plain: bool) -> None:
        """See PaintedGround."""
        for (name, size), spot in () if plain else self._patches():
            patch = self.theme.assets.image(name, size)
            surface.blit(patch, patch.get_rect(center=spot))

    def _patches(self) -> list[tuple[Wish, tuple[int, int]]]:
        """The ground under each card: grass in the fields, bare earth in the wild place; with its middle."""
        names = [FOLDER + ("prairie-grass-patch" if place < 3 else "prairie-earth-patch") for place in range(4)]
        return [
            ((name, (round(card.width * 1.5), round(card.height * 0.62))),
             (card.centerx, card.bottom - card.height // 7))
            for name, card in zip(names, self._cards, strict=True)
        ]  # fmt: skip
