"""The painted fold behind the title: first a flat sketch, then, faded in, the painting with lamps and sheep."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.platform.painting import Painting, Wish
from game.render.theme import Theme
from game.scenes.title_stage import LAMPS, ORIGIN, SIZE, Stage, covering_stage, stage_for

FADE_SECONDS = 0.24
_SKY = ("#2b2f4a", "#4d4a76", "#96678a", "#dd8f78", "#f5c88c")
_GROUND = ("#8d9064", "#7c8a5c", "#465648")
_FLOCK = (
    ("sheep/sheep-red-n", 240, 960, 96),
    ("sheep/sheep-cream-e", 528, 968, 92),
    ("sheep/sheep-straw-n", 739, 944, 88),
    ("sheep/sheep-sky-w", 1190, 970, 98),
    ("sheep/sheep-black-n", 1373, 942, 84),
    ("sheep/sheep-leaf-w", 1680, 974, 96),
    ("cast/shepherd", 960, 918, 138),
    ("scenery/lantern", 906, 960, 60),
)
_FAR_FLOCK = (
    ("sheep/sheep-cream-e", 451, 413, 40),
    ("sheep/sheep-cream-w", 503, 427, 40),
    ("sheep/sheep-black-e", 561, 419, 40),
)


class Fold:
    """The background of one title scene. `front` is drawn after the gates: what stands before them."""

    def __init__(self) -> None:
        self._theme: Theme | None = None
        self._stage = Stage(1.0, 0.0, 0.0)
        self._in_painting = True
        self._sketch: pygame.Surface | None = None
        self._still: pygame.Surface | None = None
        self._painting: Painting | None = None
        self._fade = 0.0

    def layout(self, theme: Theme, in_painting: bool, also: list[Wish]) -> None:
        """For another size: sketch at once, paint in the background; `also` are pictures the gates need."""
        self._theme, self._in_painting = theme, in_painting
        self._stage = stage_for(theme.size) if in_painting else covering_stage(theme.size)
        if self._painting is not None:
            self._painting.give_up()
        self._sketch = pygame.transform.smoothscale(self._still, theme.size) if self._still is not None else None
        self._still = None
        self._fade = 0.0
        self._painting = Painting(theme.assets, [*self._wishes(), *also])

    @property
    def painted(self) -> bool:
        """The painting is there, if only faintly yet."""
        return self._still is not None

    @property
    def wants_frames(self) -> bool:
        """It is being painted or faded in."""
        return self._painting is not None or self._fade > 0

    def update(self, dt: float) -> bool:
        """Let time pass; True when the picture changed."""
        theme = self._theme
        if theme is None:
            return False
        if self._painting is not None:
            if not self._painting.finished:
                return False
            self._painting = None
            self._still = self._paint(theme)
            self._fade = FADE_SECONDS
            return True
        if self._fade > 0:
            self._fade = max(0.0, self._fade - dt)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """The background."""
        theme = self._theme
        if theme is None:
            return
        if self._still is None and self._sketch is None:
            sketch(surface, self._stage)
        elif self._still is None or self._fade > 0:
            if self._sketch is None:
                self._sketch = pygame.Surface(theme.size)
                sketch(self._sketch, self._stage)
            surface.blit(self._sketch, (0, 0))
        if self._still is not None:
            self._still.set_alpha(round(255 * (1 - self._fade / FADE_SECONDS)) if self._fade > 0 else None)
            surface.blit(self._still, (0, 0))
            if self._fade <= 0:
                self._sketch = None

    def draw_front(self, surface: pygame.Surface) -> None:
        """Lamps, sheep and the shepherd, before the gates."""
        theme = self._theme
        if theme is None or self._still is None or not self._in_painting:
            return
        for name, size, place in self._front():
            surface.blit(theme.assets.image(name, size), place)

    def _front(self) -> list[tuple[str, tuple[int, int], tuple[int, int]]]:
        stage, theme = self._stage, self._theme
        assert theme is not None
        out = []
        lamp = (stage.length(96), stage.length(346))
        for x in LAMPS:
            spot = stage.at(x, 896)
            out.append(("title/lamp-post", lamp, (spot[0] - lamp[0] // 2, spot[1] - lamp[1])))
        return out + self._standing(theme, _FLOCK)

    def _standing(
        self, theme: Theme, flock: Sequence[tuple[str, int, int, int]]
    ) -> list[tuple[str, tuple[int, int], tuple[int, int]]]:
        """Pictures by middle and width in the painting, as name, size and corner in pixels."""
        out = []
        for name, x, y, width in flock:
            natural = theme.assets.natural_size(name)
            size = (self._stage.length(width), self._stage.length(width * natural[1] / natural[0]))
            spot = self._stage.at(x, y)
            out.append((name, size, (spot[0] - size[0] // 2, spot[1] - size[1] // 2)))
        return out

    def _wishes(self) -> list[Wish]:
        theme = self._theme
        assert theme is not None
        standing = [*self._front(), *self._standing(theme, _FAR_FLOCK)]
        return [("title/backdrop", self._size(SIZE)), *((name, size) for name, size, _ in standing)]

    def _size(self, units: tuple[int, int]) -> tuple[int, int]:
        return self._stage.length(units[0]), self._stage.length(units[1])

    def _paint(self, theme: Theme) -> pygame.Surface:
        canvas = pygame.Surface(theme.size)
        sketch(canvas, self._stage)
        picture = theme.assets.image("title/backdrop", self._size(SIZE))
        spot = self._stage.at(*ORIGIN)
        canvas.blit(picture, spot)
        beyond = spot[0] + picture.get_width()
        if spot[0] > 0 or beyond < theme.size[0]:
            mirrored = pygame.transform.flip(picture, True, False)
            canvas.blit(mirrored, (spot[0] - picture.get_width() + 1, spot[1]))
            canvas.blit(mirrored, (beyond - 1, spot[1]))
        for far, size, place in self._standing(theme, _FAR_FLOCK):
            canvas.blit(theme.assets.image(far, size), place)
        return canvas.convert()


def sketch(canvas: pygame.Surface, stage: Stage) -> None:
    """Sky, hills, wall and ground in flat colours, on the whole canvas."""
    size = canvas.get_size()
    horizon = stage.at(0, 580)[1]
    ground = stage.at(0, 606)[1]
    _down(canvas, pygame.Rect(0, 0, size[0], horizon), _SKY)
    for colour, heights in (("#8a7194", (454, 378, 440, 432, 370, 432)), ("#686784", (524, 466, 492, 500, 474, 518))):
        _range(canvas, colour, [stage.at(0, y)[1] for y in heights], ground)
    _down(canvas, pygame.Rect(0, ground, size[0], size[1] - ground), _GROUND)
    wall = stage.rect(0, 650, 1, 213)
    canvas.fill("#77748a", (0, wall.top, size[0], wall.height))


def _range(canvas: pygame.Surface, colour: str, crest: list[int], bottom: int) -> None:
    """Hills down to `bottom` along evenly spread heights, in strips: far quicker than a polygon of that size."""
    tone, parts, width = pygame.Color(colour), len(crest) - 1, canvas.get_width()
    for x in range(0, width, 4):
        part, share = divmod(x * parts / width, 1)
        eased = share * share * (3 - 2 * share)
        top = round(crest[int(part)] + (crest[int(part) + 1] - crest[int(part)]) * eased)
        canvas.fill(tone, (x, top, 4, bottom - top))


def _down(canvas: pygame.Surface, rect: pygame.Rect, colours: tuple[str, ...]) -> None:
    """A gradient from top to bottom."""
    tones = [pygame.Color(colour) for colour in colours]
    for y in range(rect.height):
        at = y / rect.height * (len(tones) - 1)
        canvas.fill(tones[int(at)].lerp(tones[int(at) + 1], at % 1), (rect.left, rect.top + y, rect.width, 1))
