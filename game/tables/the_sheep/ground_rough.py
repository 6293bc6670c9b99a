"""The rough ground of the map: pictures of it at another scale, stretched until the painted one is there.

Only what is in sight is stretched, and once for each place and scale of the camera, into one picture of the window.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.tables.the_sheep import map_looks as looks

_FAR = 4
"""Pixels of the ground for one of its small copy, along a side."""

_EDGE = 32
"""Pixels beyond the window that are drawn at least, so that a picture's pixels need not be cut."""

View = tuple[tuple[int, int], float]
"""Where the world's origin lies in a picture, in pixels, and the scale."""


@dataclass(frozen=True)
class Layer:
    """Some ground: pictures, each with its left upper corner in pixels from the world's origin at `scale`.

    `soft`: they are stretched with soft edges. `night`: they look as they do by night; others are darkened when it is.
    """

    pieces: Sequence[tuple[pygame.Surface, int, int]]
    scale: float
    soft: bool = False
    night: bool = False

    @cached_property
    def box(self) -> pygame.Rect:
        """The rectangle that they fill; empty if there are gaps."""
        rects = [picture.get_rect(topleft=(left, top)) for picture, left, top in self.pieces]
        whole = rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
        full = sum(rect.width * rect.height for rect in rects) == whole.width * whole.height
        return whole if full else pygame.Rect(0, 0, 0, 0)

    @property
    def pictures(self) -> list[pygame.Surface]:
        """What it is made of."""
        return [picture for picture, _, _ in self.pieces]

    def covers(self, size: tuple[int, int], view: View) -> bool:
        """Whether it fills a picture of this size."""
        (x, y), factor, box = view[0], view[1] / self.scale, self.box
        return (
            box.left * factor + x <= 0 and box.top * factor + y <= 0
            and box.right * factor + x >= size[0] and box.bottom * factor + y >= size[1]
        )  # fmt: skip

    def smaller(self) -> Layer:
        """A copy in one picture that takes little room."""
        box = self.box
        small = pygame.Surface((box.width // _FAR, box.height // _FAR))
        left, top = box.left // _FAR, box.top // _FAR
        self.draw(small, ((-left, -top), self.scale / _FAR))
        return Layer([(small, left, top)], self.scale / _FAR, soft=True, night=self.night)

    def draw(self, surface: pygame.Surface, view: View) -> None:
        """Stretch what of it can be seen onto a picture; clipping is not heeded."""
        origin, factor, bounds = view[0], view[1] / self.scale, surface.get_rect()
        stretch = pygame.transform.smoothscale if self.soft else pygame.transform.scale
        for picture, left, top in self.pieces:
            x, across = _inside(left, picture.get_width(), (origin[0], bounds.width), factor)
            y, down = _inside(top, picture.get_height(), (origin[1], bounds.height), factor)
            spot = pygame.Rect(across[0], down[0], across[1] - across[0], down[1] - down[0])
            if min(spot.size) > 0 and min(x[1], y[1]) > 0:
                part = picture.subsurface((x[0], y[0], x[1], y[1]))
                if part.get_size() == spot.size:
                    surface.blit(part, spot)
                else:
                    stretch(part, spot.size, surface.subsurface(spot))


def _inside(start: int, size: int, onto: tuple[int, int], factor: float) -> tuple[tuple[int, int], tuple[int, int]]:
    """What of a picture fits wholly inside another, along one side: the first pixel and how many, and from where to
    where they lie there. `start`: where it begins; `onto`: origin and size there; `factor`: pixels for one."""
    origin, room = onto
    first, last = max(start, math.ceil(-origin / factor)), min(start + size, math.floor((room - origin) / factor))
    spot = max(0, round(first * factor) + origin), min(room, round(last * factor) + origin)
    return (first - start, last - first), spot


class Rough:
    """What is seen until the ground is painted: `near`, and `far` round it where that does not reach.

    The picture it is stretched into is kept, for so large a one takes long to come by.
    """

    def __init__(self) -> None:
        self._near: Layer | None = None
        self._far: Layer | None = None
        self._canvas: pygame.Surface | None = None
        self._at: tuple[object, ...] = ()

    @property
    def shown(self) -> bool:
        """Whether there is any."""
        return self._near is not None

    def show(self, near: Layer, whole: bool) -> None:
        """From now on it is this. `whole`: that is all of the map; a small copy is kept to lie round others."""
        self._near, self._at = near, ()
        if whole and near.box:
            self._far = near.smaller()

    def leave(self) -> None:
        """The ground is painted."""
        self._near = None

    def forget(self) -> None:
        """The map looks different now."""
        self._far = None

    def draw(self, surface: pygame.Surface, origin: tuple[int, int], scale: float, dark: float) -> None:
        """Lay it on a window; what it does not cover is meadow. `dark` runs from 0 for day to 1 for night."""
        near, size = self._near, surface.get_size()
        if near is None:
            return
        at = origin, scale, 0.0 if near.night else dark, size
        if at != self._at or self._canvas is None:
            self._at = at
            self._canvas = self._composed(near, size, (origin, scale))
            if at[2] > 0:
                _dim(self._canvas, dark)
        surface.blit(self._canvas, self._canvas.get_rect(center=(size[0] // 2, size[1] // 2)))

    def _composed(self, near: Layer, size: tuple[int, int], view: View) -> pygame.Surface:
        """The layers stretched onto a canvas that is wider than the window."""
        layers = [near]
        if self._far is not None and self._far.night == near.night and not near.covers(size, view):
            layers.insert(0, self._far)
        edge = max(_EDGE, *(math.ceil(view[1] / layer.scale) + 1 for layer in layers))
        whole, canvas = (size[0] // 2 * 2 + 2 * edge, size[1] // 2 * 2 + 2 * edge), self._canvas
        if canvas is None or canvas.get_size() != whole:
            canvas = pygame.Surface(whole)
        if not layers[0].covers(size, view):
            canvas.fill(bare(near.night))
        for layer in layers:
            layer.draw(canvas, ((view[0][0] + edge, view[0][1] + edge), view[1]))
        return canvas

    @property
    def pictures(self) -> list[pygame.Surface]:
        """All that it keeps."""
        layers = [layer for layer in (self._near, self._far) if layer is not None]
        kept = [picture for layer in layers for picture in layer.pictures]
        return [*kept, *([self._canvas] if self._canvas is not None else [])]


def bare(night: bool) -> pygame.Color:
    """The meadow beyond the map as one colour."""
    meadow, beyond = pygame.Color(looks.TINTS["meadow"]), pygame.Color(looks.BEYOND)
    by_day = pygame.Color(*(a * b // 255 for a, b in zip(meadow, beyond, strict=True)))
    return by_day.lerp(pygame.Color(looks.DUSK), looks.DUSK_SHARE) if night else by_day


def _dim(surface: pygame.Surface, dark: float) -> None:
    """Make what is drawn about as dark and blue as the painted ground is by night."""
    veil = pygame.Surface(surface.get_size())
    veil.fill(looks.DUSK)
    veil.set_alpha(round(looks.DUSK_SHARE * 255 * dark))
    surface.blit(veil, (0, 0))
