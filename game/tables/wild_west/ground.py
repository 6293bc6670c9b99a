"""The layer below everything: the prairie, with a patch of ground under each place. Drawn once a size, opaque."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.render.theme import Theme

SAND = "#d9b475"


def ground(theme: Theme, window: pygame.Rect, cards: Sequence[pygame.Rect], plain: bool) -> pygame.Surface:
    """The finished layer, as large as the window; `plain` is sand without scenery."""
    key = ("wild-ground", window.size, tuple(map(tuple, cards)), theme.unit, plain)
    return theme.assets.keep(key, lambda: _paint(theme, window, cards, plain))


def _paint(theme: Theme, window: pygame.Rect, cards: Sequence[pygame.Rect], plain: bool) -> pygame.Surface:
    if plain:
        surface = pygame.Surface(window.size).convert()
        surface.fill(SAND)
        return surface
    surface = theme.assets.covering("wild_west/prairie", window.size)
    for place, card in enumerate(cards):
        name = "wild_west/prairie-grass-patch" if place < 3 else "wild_west/prairie-earth-patch"
        size = (round(card.width * 1.5), round(card.height * 0.62))
        patch = theme.assets.image(name, size)
        surface.blit(patch, patch.get_rect(center=(card.centerx, card.bottom - card.height // 7)))
    return surface
