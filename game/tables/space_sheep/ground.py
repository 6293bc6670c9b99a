"""The layer below everything: a night sky with paper stars and clouds where nothing lies. One opaque picture a size.

It is painted in a thread, which begins after the first picture of the table so as not to hold that one up. Until it
is done a small version of it is stretched over the window.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame

from game.platform.painting import Painting, Wish
from game.render.theme import Theme
from game.tables.space_sheep.looks import FOLDER, MOONLIGHT, SKY
from game.tables.space_sheep.plan import Plan

_NIGHT = f"{FOLDER}sky"
_SKETCH = 480
"""Pixels of the small version's width."""
_STARS, _TRIES = 46, 400


def night_sky(theme: Theme, size: tuple[int, int]) -> Wish:
    """The picture of the whole sky for a window of that size."""
    return _NIGHT, theme.assets.covering_size(_NIGHT, size)


class Ground:
    """The sky of one table. `lay` it for a plan, ask `arrived` until it is painted, draw `picture` at any time."""

    def __init__(self) -> None:
        self.picture = pygame.Surface((1, 1))
        self._painting: Painting | None = None
        self._due = False
        self._laid: tuple[object, ...] = ()

    def lay(self, theme: Theme, size: tuple[int, int], plan: Plan, plain: bool) -> bool:
        """For a window and its plan; `plain` is the bare sky. True when it is to be waited for."""
        places = (*plan.planets, *plan.plates, *plan.wolves, plan.console, plan.timer)
        laid = ("space-ground", size, tuple(map(tuple, places)), plain)
        if laid == self._laid:
            return self._due
        self._laid, self._theme, self._size, self._plan = laid, theme, size, plan
        if self._painting is not None:
            self._painting.give_up()
            self._painting = None
        self._due = False
        if (before := theme.assets.kept(laid)) is not None:
            self.picture = before
            return False
        if plain:
            self.picture = pygame.Surface(size).convert()
            self.picture.fill(SKY)
            self._draw_ring(self.picture)
            return False
        small = theme.assets.cover(_NIGHT, (_SKETCH, max(1, _SKETCH * size[1] // size[0])))
        self.picture = pygame.transform.smoothscale(small, size).convert()
        self._due = True
        return True

    def arrived(self) -> bool:
        """Whether the picture is the painted one; asked for the first time, painting begins."""
        if not self._due:
            return True
        if self._painting is None:
            self._painting = Painting(self._theme.assets, [night_sky(self._theme, self._size)])
        if not self._painting.finished:
            return False
        self._painting, self._due = None, False
        self.picture = self._theme.assets.keep(self._laid, self._painted)
        return True

    def _painted(self) -> pygame.Surface:
        assets, wish = self._theme.assets, night_sky(self._theme, self._size)
        whole, surface = assets.image(*wish), pygame.Surface(self._size).convert()
        surface.blit(whole, whole.get_rect(center=surface.get_rect().center))
        assets.let_go(*wish)
        self._draw_ring(surface)
        for name, size, angle, spot in self._decoration():
            picture = pygame.transform.rotozoom(assets.image_by_height(name, size), angle, 1.0)
            surface.blit(picture, picture.get_rect(center=spot))
        return surface

    def _draw_ring(self, surface: pygame.Surface) -> None:
        """The dotted orbit from planet to planet."""
        planets, theme = self._plan.planets, self._theme
        dot = max(1, theme.px(1.6))
        for a, b in zip(planets, (*planets[1:], planets[0]), strict=True):
            far = max(1.0, ((b.centerx - a.centerx) ** 2 + (b.centery - a.centery) ** 2) ** 0.5)
            count = max(2, round(far / theme.px(17)))
            bulge = self._out(a, b)
            for k in range(1, count):
                share = k / count
                lift = 4 * share * (1 - share)
                x = a.centerx + (b.centerx - a.centerx) * share + bulge[0] * lift
                y = a.centery + (b.centery - a.centery) * share + bulge[1] * lift
                pygame.draw.circle(surface, MOONLIGHT, (round(x), round(y)), dot)

    def _out(self, a: pygame.Rect, b: pygame.Rect) -> tuple[float, float]:
        """How far the orbit bulges outward between two planets."""
        middle = (a.centerx + b.centerx) / 2, (a.centery + b.centery) / 2
        share = 0.16
        return (middle[0] - self._plan.centre[0]) * share, (middle[1] - self._plan.centre[1]) * share

    def _decoration(self) -> Iterator[tuple[str, int, float, tuple[int, int]]]:
        """Stars and clouds in the open sky: picture, height, angle, middle. The same ones for the same places."""
        plan, px, rng = self._plan, self._theme.px, random.Random(7)
        taken = [r.inflate(px(24), px(24)) for r in (*plan.planets, *plan.plates, plan.console, plan.timer)]
        taken += [r.inflate(px(-8), px(-8)) for r in plan.wolves]
        board = plan.board.inflate(-px(30), -px(30))
        placed = 0
        for _ in range(_TRIES):
            cloud = placed < 5 and not self._theme.tiny
            high = px(rng.choice((54, 70, 84)) if cloud else rng.choice((16, 20, 26, 34)))
            wide = high * 8 // 3 if cloud else high
            spot = rng.randint(board.left, board.right), rng.randint(board.top, board.bottom)
            angle, kind = rng.uniform(-20, 20), rng.randint(1, 2 if cloud else 3)
            box = pygame.Rect(0, 0, wide, high)
            box.center = spot
            if box.collidelist(taken) >= 0:
                continue
            taken.append(box.inflate(px(20), px(20)))
            placed += 1
            yield f"{FOLDER}{'cloud' if cloud else 'star'}-{kind}", high, 0.0 if cloud else angle, spot
            if placed >= _STARS:
                return
