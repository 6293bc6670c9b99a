"""The flock walks past at the end of a game: the winner in front with a crown, Roger behind all others.

They come in from the left and stand still after a few seconds; with reduced motion they stand there at once.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render import svg
from game.render.animate import ease_out
from game.render.theme import Theme
from game.widgets.base import Size, Widget

SECONDS = 2.6
_HOPS = 7
_SHAPE = 1.15
"""How many times as wide as high a walker is, about."""
_SCENERY = (
    ("cloud-day", 0.16, 150, 74), ("cloud-day", 0.58, 96, 52), ("cloud-day", 0.37, 210, 46),
    ("tree-day", 0.05, 610, 240), ("tree-day", 0.135, 596, 150),
    ("tree-day", 0.955, 612, 270), ("tree-day", 0.885, 590, 140),
    ("flower-poppy", 0.03, 1030, 44), ("flower-daisy", 0.12, 1064, 40), ("flower-bell", 0.9, 1050, 44),
    ("flower-daisy", 0.965, 940, 40), ("tuft", 0.07, 900, 34), ("tuft", 0.8, 1066, 34),
)  # fmt: skip


class Parade(Widget):
    """Sheep of these badge colours, the first in front (on the right); `crowned` of them have a crown."""

    def __init__(self, badges: Sequence[str], crowned: int, still: bool) -> None:
        super().__init__()
        self._badges, self._crowned = list(badges), crowned
        self.time = SECONDS if still else 0.0

    @property
    def moving(self) -> bool:
        """Somebody still walks."""
        return self.time < SECONDS

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.moving:
            self.time = min(SECONDS, self.time + dt)
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget. Many have many scores to show as well: then there is less room for walking."""
        return width, theme.px(124 if theme.compact and len(self._badges) > 4 else 190)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or self.rect.height < theme.px(40):
            return
        ground = self.rect.bottom - theme.px(20)
        walkers = self._walkers(theme)
        gap = theme.px(26)
        total = sum(p.get_width() for p, _ in walkers) + gap * (len(walkers) - 1)
        x = self.rect.centerx + total // 2
        for index, (picture, crown) in enumerate(walkers):
            x -= picture.get_width()
            away, hop = self._step(theme, index)
            place = picture.get_rect(bottomleft=(x - away, ground - hop))
            self._shadow(surface, theme, pygame.Rect(place.left, ground - theme.px(9), place.width, theme.px(18)))
            surface.blit(picture, place)
            if crown:
                side = round(place.height * 0.36)
                gold = theme.assets.image("ui/crown", (side, side))
                head = (place.right - round(place.width * 0.24), place.top + round(place.height * 0.27))
                surface.blit(gold, gold.get_rect(midbottom=head))
            x -= gap

    def _walkers(self, theme: Theme) -> list[tuple[pygame.Surface, bool]]:
        pictures = [(f"sheep/sheep-{badge}-e", 1.0) for badge in self._badges]
        pictures += [("sheep/sheep-black-e", 0.9), ("sheep/sheep-cream-e", 0.9), ("cast/roger", 1.25)]
        pictures.insert(0, ("cast/shepherd", 1.55))
        room = (self.rect.width - theme.px(26) * len(pictures)) / (_SHAPE * sum(size for _, size in pictures))
        high = min(theme.px(104), round(self.rect.height * 0.56), round(room))
        return [
            (theme.assets.image_by_height(name, round(high * size)), 1 <= index <= self._crowned)
            for index, (name, size) in enumerate(pictures)
        ]

    def _step(self, theme: Theme, index: int) -> tuple[int, int]:
        """How far from its place a walker is, to the left and up."""
        share = self.time / SECONDS
        away = round((1 - ease_out(share)) * (self.rect.width * 0.7))
        phase = (share * _HOPS + index * 0.37) % 1.0
        hop = 4 * phase * (1 - phase) * (1 - share) * 16 if self.moving else 0.0
        return away, theme.px(hop) if hop >= 1 else 0

    @staticmethod
    def _shadow(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        def make() -> pygame.Surface:
            flat = pygame.Surface(rect.size, pygame.SRCALPHA)
            pygame.draw.ellipse(flat, (43, 33, 24, 60), flat.get_rect())
            return flat

        surface.blit(theme.assets.keep(("parade-shadow", rect.size), make), rect)


def meadow(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A summer day for the whole window: sky, hills, a hedge, and grass for the parade."""

    def make() -> pygame.Surface:
        scale = size[1] / 1080
        out = pygame.Surface(size)
        out.blit(theme.assets.drawn(_sky(size[0] / scale), size), (0, 0))
        horizon = round(600 * scale)
        grass = theme.assets.cover("table/meadow", size)
        out.blit(grass, (0, horizon), (0, horizon, size[0], size[1] - horizon))
        strip = theme.assets.image_by_height("scenery/hedge", round(72 * scale))
        for x in range(0, size[0], max(1, strip.get_width() - round(4 * scale))):
            out.blit(strip, (x, horizon - round(30 * scale)))
        for name, across, bottom, tall in _SCENERY:
            picture = theme.assets.image_by_height(f"scenery/{name}", round(tall * scale))
            out.blit(picture, picture.get_rect(midbottom=(round(size[0] * across), round(bottom * scale))))
        return out.convert()

    return theme.assets.keep(("parade-meadow", size), make)


def _sky(width: float) -> str:
    """Sky, sun and two rows of hills, 1080 units high."""
    w, ink = width, "#2b2118"
    a, b, c, d, e = (round(w * share) for share in (0.12, 0.28, 0.42, 0.6, 0.8))
    far = f"M-20 560V430C{a} 330 {b} 330 {c} 430C{d} 350 {e} 300 {w + 20:g} 420V560Z"
    near = f"M-20 660V540C{b} 450 {c} 560 {d} 510C{e} 460 {w * 0.9:g} 500 {w + 20:g} 530V660Z"
    return svg.svg(
        w,
        1080,
        svg.down_gradient("sky", 0, 560, ("#8fc6e4", "#bfe0ee", "#f3ecd2")),
        svg.rect((0, 0, w, 700), 0, "url(#sky)"),
        svg.circle(w * 0.86, 150, 74, "#f9e2a0", ink, 3),
        svg.path(far, "#b9cf95", ink, 2.5),
        svg.path(near, "#a5c277", ink, 2.5),
    )
