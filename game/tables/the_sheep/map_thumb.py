"""A map in small, for the set-up: its ground, roads, Spawns, Start and Finish, drawn from the data alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from game.geometry.hexes import Cell, centre, corners, map_size
from game.render import svg as s
from game.render.theme import Theme
from game.rules.the_sheep.map import DrawnMap
from game.tables.the_sheep.looks import GOLD, INK, PAPER, SPAWN_TINTS

_GROUND: Mapping[str, str] = {
    "meadow": "#b3c67a", "field": "#d8c57a", "wood": "#5f8a55", "hill": "#c2a878", "marsh": "#8fa58a",
    "water": "#8db9c9",
}  # fmt: skip
_SHADOW = "#443f5a"
_SAND, _EDGE = "#ecd9a8", "#7a6238"
_MARGIN = 12
_MARK = 54
"""Units of the map from the middle of a mark to its edge: large, because the map is shown at a tenth of its size."""


def thumb_size(drawn: DrawnMap) -> tuple[int, int]:
    """Width and height of the whole map, in its own pixels, with a margin."""
    columns = len(drawn.ground[0]) if drawn.ground else 1
    wide, high = map_size(columns, len(drawn.ground))
    return wide + 2 * _MARGIN, high + 2 * _MARGIN


def paint_thumb(theme: Theme, drawn: DrawnMap, size: tuple[int, int]) -> pygame.Surface:
    """The map fitted into `size` pixels; kept by what stands on it."""
    key = ("map thumb", hash((drawn.ground, drawn.shadow, drawn.places, drawn.roads)), size)
    return theme.assets.keep(key, lambda: theme.assets.drawn(_drawing(drawn), size))


def _drawing(drawn: DrawnMap) -> str:
    wide, high = thumb_size(drawn)
    body = "".join((*_ground(drawn), *_roads(drawn), *_marks(drawn)))
    return s.svg(wide, high, f'<g transform="translate({_MARGIN} {_MARGIN})">{body}</g>')


def _ground(drawn: DrawnMap) -> Iterator[str]:
    """On a darker sheet of the same form, of which an outline is left to be seen."""
    shadow = set(drawn.shadow)
    words = {(c, r): word for r, row in enumerate(drawn.ground) for c, word in enumerate(row) if word}
    yield from (s.path(_hexagon(cell), INK, INK, 16) for cell in words)
    for cell, word in words.items():
        tint = _SHADOW if cell in shadow else _GROUND.get(word, _GROUND["meadow"])
        yield s.path(_hexagon(cell), tint, tint, 3)


def _roads(drawn: DrawnMap) -> Iterator[str]:
    lines = [_line(road.hexes) for road in drawn.roads]
    yield from (s.path(line, stroke=_EDGE, line=48) for line in lines)
    yield from (s.path(line, stroke=_SAND, line=28) for line in lines)


def _marks(drawn: DrawnMap) -> Iterator[str]:
    """Each kind has a form of its own: lozenges for Spawns, a disc for the Start, a flag for the Finish."""
    for place in drawn.places:
        x, y = centre(place.at)
        if place.type == "spawn":
            tint = SPAWN_TINTS.get(place.colour or "white", PAPER)
            yield s.path(f"M{x} {y - _MARK}L{x + _MARK} {y}L{x} {y + _MARK}L{x - _MARK} {y}Z", tint, INK, 14)
        elif place.type == "start":
            yield s.circle(x, y, _MARK, PAPER, INK, 16)
            yield s.circle(x, y, _MARK * 0.36, INK)
        else:
            pole, cloth = x - _MARK * 0.6, _MARK * 1.1
            top = y - _MARK * 1.5
            yield s.path(f"M{pole:g} {y + _MARK:g}V{top:g}", stroke=INK, line=20)
            flag = f"M{pole:g} {top:g}L{pole + 2 * cloth:g} {top + cloth * 0.55:g}L{pole:g} {top + cloth * 1.1:g}Z"
            yield s.path(flag, GOLD, INK, 14)


def _hexagon(cell: Cell) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in corners(cell)) + "Z"


def _line(cells: tuple[Cell, ...]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in map(centre, cells))
