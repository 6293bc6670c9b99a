"""The pictures of pieces and signs at the size of the moment, in the form that is drawn fastest.

While the scale changes a picture that is there in another size is stretched, and the right one is wished for; the
ground has it drawn in its thread.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.platform.assets import Assets, Size
from game.platform.painting import Wish
from game.render.skins import packed
from game.tables.the_sheep.map_stamps import Stamps


class Pictures:
    """Ask `get` for a picture by name and height, `drawn` for one that is drawn here. `hurry`: nothing new is drawn
    just now; `brief` are stamps of what is drawn meanwhile."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self.hurry = False
        self._last: dict[Hashable, pygame.Surface] = {}
        self._wishes: dict[Wish, None] = {}
        self._stretched: dict[tuple[Hashable, Size], pygame.Surface] = {}
        self.brief = Stamps()

    @property
    def wishes(self) -> list[Wish]:
        """What was asked for in vain."""
        return list(self._wishes)

    def settle(self) -> None:
        """From now on everything is drawn as it should be."""
        self.hurry = False
        self._wishes.clear()
        self._stretched.clear()
        self.brief = Stamps()

    def size(self, name: str, height: int) -> Size:
        """The pixels of a picture that is so high."""
        wide, high = self._assets.natural_size(name)
        return max(1, round(height * wide / high)), max(1, height)

    def get(self, name: str, height: int) -> pygame.Surface:
        """The picture, `height` pixels high."""
        size = self.size(name, height)
        key = ("sheep-piece", name, size)
        known = self._assets.kept(key)
        if known is None and self.hurry and name in self._last and not self._assets.holds(name, size):
            self._wishes[name, size] = None
            return self._pulled(name, size)
        picture = self._assets.keep(key, lambda: self._fresh(name, size))
        self._last[name] = picture
        return picture

    def drawn(self, key: tuple[object, ...], size: Size, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What `make` draws, `size` pixels large; `key` tells drawings apart that are not the same at another size."""
        whole = (*key, size)
        if self.hurry and key in self._last and self._assets.kept(whole) is None:
            return self._pulled(key, size)
        picture = self._last[key] = self._assets.keep(whole, lambda: packed(make()))
        return picture

    def _fresh(self, name: str, size: Size) -> pygame.Surface:
        picture = packed(self._assets.image(name, size))
        self._assets.let_go(name, size)
        return picture

    def _pulled(self, key: Hashable, size: Size) -> pygame.Surface:
        """The last picture of a name or a key, stretched."""
        found = self._stretched.get((key, size))
        if found is None:
            plain = self._last[key].copy()
            plain.set_alpha(255)
            found = self._stretched[key, size] = packed(pygame.transform.smoothscale(plain, size))
        return found
