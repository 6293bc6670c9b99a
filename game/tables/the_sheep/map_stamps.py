"""Small pictures at fixed places on the map: worked out once a scale, drawn again and again while it is dragged."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

Stamp = tuple[pygame.Surface, int, int]
"""A picture and where its upper left corner lies, in pixels from the camera's origin."""
_KEPT = 64


class Stamps:
    """Rows of stamps by what they are for."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Sequence[Stamp]] = {}

    def knows(self, key: Hashable) -> bool:
        """Whether the stamps of `key` are there."""
        return key in self._kept

    def draw(
        self, surface: pygame.Surface, origin: tuple[int, int], key: Hashable, make: Callable[[], Sequence[Stamp]]
    ) -> None:  # fmt: skip
        """Draw the stamps of `key`, made now if they are not known; what is out of sight is left out."""
        row = self._kept.get(key)
        if row is None:
            while len(self._kept) >= _KEPT:
                del self._kept[next(iter(self._kept))]
            row = self._kept[key] = make()
        clip = surface.get_clip()
        left, top, right, bottom = (
            clip.left - origin[0], clip.top - origin[1], clip.right - origin[0], clip.bottom - origin[1],
        )  # fmt: skip
        ox, oy = origin
        surface.fblits(
            [
                (picture, (x + ox, y + oy)) for picture, x, y in row
                if x < right and y < bottom and x + picture.get_width() > left and y + picture.get_height() > top
            ]
        )  # fmt: skip
