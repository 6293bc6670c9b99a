"""The layer below everything: meadow, scenery, hedge and fence. Drawn once a size and kept, opaque."""

from __future__ import annotations

import pygame

from game.core.rng import Rng
from game.core.texts import Texts
from game.render.theme import Theme
from game.tables.shear_panic.fence import draw_fence
from game.tables.shear_panic.places import TrackPath

_PLANTS = ("scenery/tuft", "scenery/tuft", "scenery/flower-daisy", "scenery/flower-poppy", "scenery/flower-bell")


def ground(
    theme: Theme, window: pygame.Rect, board: pygame.Rect, path: TrackPath | None, texts: Texts, plain: bool
) -> pygame.Surface:
    """The finished layer, as large as the window; `plain` leaves out the scenery, no `path` the fence."""
    key = ("shear-ground", window.size, tuple(board), theme.unit, path.track.length if path else 0, theme.night, plain)
    return theme.assets.keep(key, lambda: _paint(theme, window, board, path, texts, plain))


def _paint(
    theme: Theme, window: pygame.Rect, board: pygame.Rect, path: TrackPath | None, texts: Texts, plain: bool
) -> pygame.Surface:
    surface = theme.assets.covering("table/meadow", window.size)
    if not plain:
        _scenery(surface, theme, board, round(path.bottom) if path else board.top)
    _hedge(surface, theme, window, board)
    if path is not None:
        draw_fence(surface, theme, path, texts)
    return surface


def _scenery(surface: pygame.Surface, theme: Theme, board: pygame.Rect, top: int) -> None:
    """Trees, pond and shepherd at the sides, tufts and flowers between; the middle stays free for the flock."""
    rng = Rng(21)
    reach = min(board.width * 0.29, theme.px(420))
    for _ in range(46 if board.width > theme.px(1200) else 24):
        x = board.left + rng.below(max(1, board.width - theme.px(60)))
        y = top + theme.px(30) + rng.below(max(1, board.bottom - top - theme.px(90)))
        size = theme.px(34 + rng.below(16))
        name = rng.choice(_PLANTS)
        if abs(x - board.centerx) > reach:
            surface.blit(theme.assets.image(name, (size, size)), (x, y))
    roomy = board.width > theme.px(1200)
    if board.bottom - top < theme.px(250):
        return
    spots = [("scenery/tree-day", 24, -262, 195), ("scenery/tree-day", 120, -186, 155)]
    if roomy:
        spots += [("scenery/tree-day", -180, -282, 205), ("scenery/tree-day", -268, -176, 140)]
    else:
        spots = [("scenery/tree-day", 8, -192, 150)]
    for name, dx, dy, height in spots:
        picture = theme.assets.image_by_height(name, theme.px(height))
        left = board.left + theme.px(dx) if dx > 0 else board.right + theme.px(dx)
        surface.blit(picture, (left, board.bottom + theme.px(dy)))
    if roomy:
        pond = theme.assets.image_by_height("scenery/pond", theme.px(104))
        surface.blit(pond, (board.right - theme.px(286), board.top + theme.px(348)))
        shepherd = theme.assets.image_by_height("cast/shepherd", theme.px(126))
        surface.blit(shepherd, (board.left + theme.px(58), board.top + theme.px(272)))


def _hedge(surface: pygame.Surface, theme: Theme, window: pygame.Rect, board: pygame.Rect) -> None:
    """A hedge along the lower edge of the field, behind the mats."""
    piece = theme.assets.image_by_height("scenery/hedge", theme.px(64))
    y = board.bottom - theme.px(16)
    for x in range(window.left, window.right, max(1, piece.get_width())):
        surface.blit(piece, (x, y))
    if y + piece.get_height() < window.bottom:
        surface.fill("#7d9650", (window.left, y + round(piece.get_height() * 0.7), window.width, window.bottom - y))
