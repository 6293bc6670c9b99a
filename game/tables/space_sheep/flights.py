"""What is in the air while something moves: pieces between two systems, cards, and the red of the Wolf's attack."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render import svg
from game.render.theme import Theme
from game.rules.space_sheep.ring import SHEEP
from game.tables.space_sheep.console import card
from game.tables.space_sheep.figures import CardFlight, Figures, PieceFigure
from game.tables.space_sheep.marks import Path, draw_count, on_curve
from game.tables.space_sheep.plan import Plan
from game.tables.space_sheep.system import piece_at, piece_picture
from game.tables.space_sheep.ways import Ways

_BLOOD = "#b23a2e"


def draw_pieces(surface: pygame.Surface, theme: Theme, plan: Plan, ways: Ways, figures: Figures) -> None:
    """All pieces that are on their way, those in front last."""
    flying = [piece for piece in figures.pieces.values() if piece.share < 1]
    for piece in sorted(flying, key=lambda p: p.kind == SHEEP):
        path = _path(plan, ways, piece)
        planet = plan.planets[piece.end]
        picture = piece_picture(theme, piece.kind, piece.colour, planet)
        surface.blit(picture, picture.get_rect(center=on_curve(path, piece.share)))


def _path(plan: Plan, ways: Ways, piece: PieceFigure) -> Path:
    """The curve of the arrow that foretold it, from the one resting place to the other."""
    curve = ways.back(piece.end, piece.start) if piece.swapped else ways.there(piece.start, piece.end)
    start, end = (piece_at(plan.planets[k], piece.kind) for k in (piece.start, piece.end))
    return start, curve[1], curve[2], end


def draw_cards(
    surface: pygame.Surface, theme: Theme, figures: Figures, spot_of: Callable[[tuple[str, int]], tuple[int, int]]
) -> None:
    """All cards that are on their way."""
    high = theme.px(64 if theme.tiny else 96)
    for flight in figures.flights:
        at = _at(theme, flight, spot_of)
        picture = card(theme, flight.card, high)
        for k in range(min(flight.count, 3) - 1, -1, -1):
            surface.blit(picture, picture.get_rect(center=(at[0] + k * theme.px(5), at[1] - k * theme.px(4))))
        if flight.count > 1:
            draw_count(surface, theme, flight.count, (at[0] + high // 3, at[1] - high // 2))


def _at(theme: Theme, flight: CardFlight, spot_of: Callable[[tuple[str, int]], tuple[int, int]]) -> tuple[int, int]:
    (x0, y0), (x1, y1), share = spot_of(flight.start), spot_of(flight.end), flight.share
    lift = theme.px(60) * 4 * share * (1 - share)
    return round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share - lift)


def draw_attack(surface: pygame.Surface, theme: Theme, plan: Plan, strength: float) -> None:
    """A hatched red edge round the board, as strong as the moment is bad."""
    if strength <= 0:
        return
    board, band = plan.board, theme.px(26)
    for box in (
        pygame.Rect(board.left, board.top, board.width, band),
        pygame.Rect(board.left, board.bottom - band, board.width, band),
        pygame.Rect(board.left, board.top + band, band, board.height - 2 * band),
        pygame.Rect(board.right - band, board.top + band, band, board.height - 2 * band),
    ):
        picture = _hatched(theme, box.size)
        picture.set_alpha(round(255 * min(1.0, strength)))
        surface.blit(picture, box)


def _hatched(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    def make() -> pygame.Surface:
        w, h = size[0] / theme.unit, size[1] / theme.unit
        lines = "".join(f"M{x:g} {h:g}L{x + h:g} 0" for x in range(-round(h), round(w), 22)) if w > h else (
            "".join(f"M0 {y:g}L{w:g} {y - w:g}" for y in range(0, round(h + w), 22))
        )  # fmt: skip
        body = svg.rect((0, 0, w, h), 0, _BLOOD, extra='fill-opacity="0.55"')
        return theme.assets.drawn(svg.svg(w, h, body, svg.path(lines, stroke="#f6d7c8", line=5)), size)

    return theme.assets.keep(("space-attack", size, theme.unit), make)
