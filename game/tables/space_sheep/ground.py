"""The layer below everything: a night sky with paper stars and clouds where nothing lies."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.core.rng import Rng
from game.render.painted_ground import PaintedGround
from game.render.theme import Theme
from game.tables.space_sheep.looks import FOLDER, MOONLIGHT, SKY
from game.tables.space_sheep.plan import Plan

_STARS, _TRIES = 46, 400


class Ground(PaintedGround):
    """The sky of one table, for a window and its plan; the plain look is the bare sky."""

    painting = f"{FOLDER}sky"
    bare = SKY

    def lay(self, theme: Theme, size: tuple[int, int], plan: Plan, plain: bool) -> bool:
        """For this plan; True when it is to be waited for."""
        self._plan = plan
        places = (*plan.planets, *plan.plates, *plan.wolves, plan.console, plan.timer)
        return self.lay_on(theme, size, ("space-ground", size, tuple(map(tuple, places)), plain), plain)

    def finish(self, surface: pygame.Surface, plain: bool) -> None:
        """See PaintedGround."""
        self._draw_ring(surface)
        for name, size, angle, spot in () if plain else self._decoration():
            picture = pygame.transform.rotozoom(self.theme.assets.image_by_height(name, size), angle, 1.0)
            surface.blit(picture, picture.get_rect(center=spot))

    def _draw_ring(self, surface: pygame.Surface) -> None:
        """The dotted orbit from planet to planet."""
        planets, theme = self._plan.planets, self.theme
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
        plan, px, rng = self._plan, self.theme.px, Rng(7)
        taken = [r.inflate(px(24), px(24)) for r in (*plan.planets, *plan.plates, plan.console, plan.timer)]
        taken += [r.inflate(px(-8), px(-8)) for r in plan.wolves]
        board = plan.board.inflate(-px(30), -px(30))
        placed = 0
        for _ in range(_TRIES):
            cloud = placed < 5 and not self.theme.tiny
            high = px(rng.choice((54, 70, 84)) if cloud else rng.choice((16, 20, 26, 34)))
            wide = high * 8 // 3 if cloud else high
            spot = board.left + rng.below(board.width), board.top + rng.below(board.height)
            angle, kind = 40 * rng.uniform() - 20, 1 + rng.below(2 if cloud else 3)
            box = pygame.Rect(0, 0, wide, high)
            box.center = spot
            if box.collidelist(taken) >= 0:
                continue
            taken.append(box.inflate(px(20), px(20)))
            placed += 1
            yield f"{FOLDER}{'cloud' if cloud else 'star'}-{kind}", high, 0.0 if cloud else angle, spot
            if placed >= _STARS:
                return
