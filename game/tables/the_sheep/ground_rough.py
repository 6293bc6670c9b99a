"""The rough ground of the map: pictures of it at other scales, stretched until the painted one is there.

Only what is in sight is stretched, once for each place and scale of the camera, into one picture of the window.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.tables.the_sheep import map_looks as looks

_FAR = 2
"""Pixels of a picture of the ground for one of its small copy."""


@dataclass(frozen=True, slots=True)
class Layer:
    """A picture of some ground: its left upper corner in pixels from the world's origin at `scale`. `soft`: it is
    stretched with soft edges. `night`: it looks as it does by night; others are darkened when it is."""

    picture: pygame.Surface
    left: int
    top: int
    scale: float
    soft: bool = False
    night: bool = False

    def smaller(self) -> Layer:
        """A copy that takes a quarter of the room."""
        wide, high = self.picture.get_size()
        picture = pygame.transform.scale(self.picture, (wide // _FAR, high // _FAR))
        return Layer(picture, self.left // _FAR, self.top // _FAR, self.scale / _FAR, self.soft, self.night)

    def covers(self, size: tuple[int, int], origin: tuple[int, int], scale: float) -> bool:
        """Whether it fills a window of this size under such a camera."""
        wide, high = self.picture.get_size()
        factor = scale / self.scale
        left, top = self.left * factor + origin[0], self.top * factor + origin[1]
        right, bottom = left + wide * factor, top + high * factor
        return left <= 0 and top <= 0 and right >= size[0] and bottom >= size[1]

    def draw(self, surface: pygame.Surface, origin: tuple[int, int], scale: float) -> None:
        """Lay it where it belongs."""
        factor, size = scale / self.scale, self.picture.get_size()
        left, wide = _in_sight(self.left, size[0], (origin[0], surface.get_width()), factor)
        top, high = _in_sight(self.top, size[1], (origin[1], surface.get_height()), factor)
        if wide <= 0 or high <= 0:
            return
        x, right = round((self.left + left) * factor), round((self.left + left + wide) * factor)
        y, bottom = round((self.top + top) * factor), round((self.top + top + high) * factor)
        if right <= x or bottom <= y:
            return
        part = self.picture.subsurface((left, top, wide, high))
        stretch = pygame.transform.smoothscale if self.soft else pygame.transform.scale
        surface.blit(stretch(part, (right - x, bottom - y)), (x + origin[0], y + origin[1]))


def _in_sight(start: int, size: int, window: tuple[int, int], factor: float) -> tuple[int, int]:
    """Which pixels of a picture are seen along one side: the first and how many. `start`: where the picture begins;
    `window`: the camera's origin and the window's size; `factor`: pixels of the window for one of the picture."""
    origin, wide = window
    first = max(0, math.floor(-origin / factor) - start - 1)
    last = min(size, math.ceil((wide - origin) / factor) - start + 1)
    return first, last - first


class Rough:
    """What is seen until the ground is painted: `near`, and `far` round it where that does not reach."""

    def __init__(self, near: Layer, far: Layer | None = None) -> None:
        self._near, self._far = near, far if far is not None and far.night == near.night else None
        self._whole: pygame.Surface | None = None
        self._at: tuple[object, ...] = ()

    def draw(self, surface: pygame.Surface, origin: tuple[int, int], scale: float, dark: float) -> None:
        """Lay it on a window; what it does not cover is meadow. `dark` runs from 0 for day to 1 for night."""
        whole, at = self._whole, (origin, scale, 0.0 if self._near.night else dark)
        if whole is None or whole.get_size() != surface.get_size():
            whole, self._at = pygame.Surface(surface.get_size()).convert(surface), ()
            self._whole = whole
        if at != self._at:
            self._at = at
            self._compose(whole, origin, scale)
            if dark > 0 and not self._near.night:
                _dim(whole, dark)
        surface.blit(whole, (0, 0))

    def _compose(self, whole: pygame.Surface, origin: tuple[int, int], scale: float) -> None:
        if not self._near.covers(whole.get_size(), origin, scale):
            if self._far is None or not self._far.covers(whole.get_size(), origin, scale):
                whole.fill(bare(self._near.night))
            if self._far is not None:
                self._far.draw(whole, origin, scale)
        self._near.draw(whole, origin, scale)

    @property
    def pictures(self) -> Sequence[pygame.Surface]:
        """All that it keeps; the far one belongs to the ground."""
        return [self._near.picture, *([self._whole] if self._whole is not None else [])]


def bare(night: bool) -> pygame.Color:
    """The meadow beyond the map as one colour."""
    meadow, beyond = pygame.Color(looks.TINTS["meadow"]), pygame.Color(looks.BEYOND)
    by_day = pygame.Color(*(a * b // 255 for a, b in zip(meadow[:3], beyond[:3], strict=True)))
    return by_day.lerp(pygame.Color(looks.DUSK), looks.DUSK_SHARE) if night else by_day


def _dim(surface: pygame.Surface, dark: float) -> None:
    """Make what is drawn about as dark and blue as the painted ground is by night."""
    veil = pygame.Surface(surface.get_size())
    veil.fill(looks.DUSK)
    veil.set_alpha(round(looks.DUSK_SHARE * 255 * dark))
    surface.blit(veil, (0, 0))
