"""A small flock on grass, drawn from letters: pictures for the rules.

Boards stand one after the other with ` > ` between them. Rows are divided by `/`. A capital is a sheep by the first
letter of its colour (`K` is black), a small letter the same sheep ringed, `.` an empty cell, a number a token with
that number, `O` Roger and `X` the shearer. `e:` before a board lets the flock face east (`n`, `e`, `s`, `w`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pygame

from game.render.ink import put
from game.render.palette import mix
from game.render.skins import paint_ring
from game.render.theme import TextStyle, Theme
from game.widgets.base import Size, Widget

_SHEEP = {"B": "sky", "R": "red", "Y": "straw", "G": "leaf", "K": "black"}
_CAST = {"O": "cast/roger", "X": "cast/shearer"}
_CELL = re.compile(r"\d+|.")
_GRASS, _DARK_GRASS = "#cdd89b", "#51604a"
_LARGEST, _SMALLER = 62, 40
_ARROW = 56
_NUMBER = TextStyle("sans-bold", 20, leading=1.0)


@dataclass(frozen=True, slots=True)
class Board:
    """One flock: its rows of cells, and where it faces."""

    rows: tuple[tuple[str, ...], ...]
    facing: str

    @property
    def columns(self) -> int:
        """The width in cells."""
        return max(len(row) for row in self.rows)


def boards(text: str) -> list[Board]:
    """The boards in a text."""
    found = []
    for part in (p.strip() for p in text.split(">")):
        facing, colon, rest = part.partition(":")
        cells = rest if colon else part
        rows = tuple(tuple(_CELL.findall(row)) for row in cells.split("/"))
        found.append(Board(rows, facing if colon else "n"))
    return found


class FlockPicture(Widget):
    """The boards of a text side by side, as large as the width allows."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._boards = boards(text)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        cell, pad = self._cell(theme, width), theme.px(12)
        wide = sum(b.columns for b in self._boards) * cell + len(self._boards) * 2 * pad
        high = max(len(b.rows) for b in self._boards) * cell + 2 * pad
        return min(width, wide + theme.px(_ARROW) * (len(self._boards) - 1)), high

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        cell, pad, arrow = self._cell(theme, self.rect.width), theme.px(12), theme.px(_ARROW)
        x = self.rect.left
        for index, board in enumerate(self._boards):
            if index:
                place = pygame.Rect(0, 0, arrow * 2 // 3, arrow * 2 // 3)
                place.center = (x + arrow // 2, self.rect.centery)
                self._draw_arrow(surface, theme, place)
                x += arrow
            field = pygame.Rect(x, 0, board.columns * cell + 2 * pad, len(board.rows) * cell + 2 * pad)
            field.centery = self.rect.centery
            _draw_board(surface, theme, board, field, cell)
            x = field.right

    def _cell(self, theme: Theme, width: int) -> int:
        fixed = len(self._boards) * 2 * theme.px(12) + (len(self._boards) - 1) * theme.px(_ARROW)
        largest = theme.px(_SMALLER if theme.tiny else _LARGEST)
        return max(8, min(largest, (width - fixed) // sum(b.columns for b in self._boards)))

    @staticmethod
    def _draw_arrow(surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
        w, h = place.size
        shape = ((0, 0.36), (0.55, 0.36), (0.55, 0.1), (1, 0.5), (0.55, 0.9), (0.55, 0.64), (0, 0.64))
        points = [(place.left + x * w, place.top + y * h) for x, y in shape]
        pygame.draw.polygon(surface, theme.palette.gold, points)
        pygame.draw.aalines(surface, theme.palette.outline, True, points)


def _draw_board(surface: pygame.Surface, theme: Theme, board: Board, field: pygame.Rect, cell: int) -> None:
    grass = _DARK_GRASS if theme.night else _GRASS
    pygame.draw.rect(surface, grass, field, border_radius=theme.px(12))
    pygame.draw.rect(surface, theme.palette.outline, field, theme.px(2), border_radius=theme.px(12))
    pad = theme.px(12)
    for y, row in enumerate(board.rows):
        for x, sign in enumerate(row):
            place = pygame.Rect(field.left + pad + x * cell, field.top + pad + y * cell, cell, cell)
            _draw_cell(surface, theme, sign, board.facing, place)


def _draw_cell(surface: pygame.Surface, theme: Theme, sign: str, facing: str, place: pygame.Rect) -> None:
    if sign.isdigit():
        radius = round(place.width * 0.34)
        pygame.draw.aacircle(surface, mix(theme.palette.gold, "#ffffff", 0.7), place.center, radius)
        pygame.draw.aacircle(surface, "#2b2118", place.center, radius, theme.px(2))
        put(surface, theme, sign, place.center, _NUMBER.with_colour("#2b2118"), "center")
        return
    picture = _CAST.get(sign) or (f"sheep/sheep-{_SHEEP[sign.upper()]}-{facing}" if sign.upper() in _SHEEP else "")
    if not picture:
        return
    if sign.islower():
        paint_ring(surface, theme, place.inflate(-theme.px(4), -theme.px(4)), radius=12)
    larger = place.inflate(place.width // 4, place.width // 4) if sign in _CAST else place
    inner = larger.inflate(-theme.px(6), -theme.px(6))
    surface.blit(theme.assets.image(picture, inner.size), inner)
