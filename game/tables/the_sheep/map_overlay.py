"""What lies on the ground under the pieces: the reach with one outline round all its hexes, rings, the keyboard's
cursor; and the rings of pieces.
"""

from __future__ import annotations

import pygame

from game.geometry.hexes import HEIGHT, WIDTH, corners, neighbours
from game.render import svg
from game.tables.the_sheep.looks import GOLD, INK, MOONLIGHT
from game.tables.the_sheep.map_marks import Marks
from game.tables.the_sheep.map_pieces import Scene
from game.tables.the_sheep.map_stamps import Stamp
from game.tables.the_sheep.map_tokens import Token

_FILL, _WATER_FILL = 0.17, 0.08
"""Water under much gold goes grey."""
_MARGIN = 8
_RINGS = {
    "legal": (GOLD, 4.0, False), "hot": (GOLD, 6.0, False), "hinted": (MOONLIGHT, 4.5, True),
    "chosen": (MOONLIGHT, 5.5, False),
}  # fmt: skip
"""Colour, width and gaps of a ring."""


def draw_reach(surface: pygame.Surface, scene: Scene, reach: frozenset[int]) -> None:
    """All hexes of a reach as one."""
    key = "reach", reach, scene.camera.scale, scene.theme.unit
    stamps = scene.pictures.brief if scene.pictures.hurry and not scene.stamps.knows(key) else scene.stamps
    stamps.draw(surface, scene.camera.origin, key, lambda: _reached(scene, reach))


def _reached(scene: Scene, reach: frozenset[int]) -> list[Stamp]:
    charted = scene.figures.map
    if charted is None:
        return []
    cells = {charted.hexes[place] for place in reach}
    fills: list[Stamp] = []
    edges: list[tuple[int, int, int]] = []
    tints = {water: _fill(scene, GOLD, _WATER_FILL if water else _FILL) for water in (True, False)}
    (ox, oy), size = scene.camera.origin, _size(scene)
    for place in sorted(reach):
        left, top = _corner(scene, place, size)
        fills.append((tints[charted.terrain[place] == "water"], left - ox, top - oy))
        for k, cell in enumerate(neighbours(charted.hexes[place])):
            if cell not in cells:
                edges.append((k, left - ox, top - oy))
    for rim in (True, False):
        sides = [_edge(scene, k, rim) for k in range(6)]
        fills += [(sides[k], x, y) for k, x, y in edges]
    return fills


def draw_rings(surface: pygame.Surface, scene: Scene, marks: Marks) -> None:
    """The rings of hexes: what can be clicked, is chosen or hinted at, what is pointed at, where the keyboard is."""
    hexes = {s for s in (*marks.targets, *marks.chosen, *marks.hinted, *marks.looked) if s.kind == "hex"}
    for spot in sorted(hexes):
        kind = marks.ring_of(spot)
        if kind in ("legal", "hot"):
            surface.blit(_fill(scene, GOLD, 0.2 if kind == "hot" else 0.1), _corner(scene, spot.number))
        surface.blit(_ring(scene, *_RINGS[kind]), _corner(scene, spot.number))
    hot = marks.hot
    if hot is not None and hot.kind == "hex" and hot not in hexes:
        inside = hot.number in marks.reach
        if inside:
            surface.blit(_fill(scene, GOLD, 0.22), _corner(scene, hot.number))
        ring = _ring(scene, GOLD, 3.0, False) if inside else _ring(scene, MOONLIGHT, 1.6, False)
        surface.blit(ring, _corner(scene, hot.number))


def draw_cursor(surface: pygame.Surface, scene: Scene, place: int) -> None:
    """The hex the keyboard is at."""
    surface.blit(_ring(scene, MOONLIGHT, 5.0, True), _corner(scene, place))


def draw_piece_ring(surface: pygame.Surface, scene: Scene, token: Token, kind: str) -> None:
    """A ring on the ground round a piece."""
    colour, line, gaps = _RINGS[kind]
    wide, high = round(token.box.width * 1.16) + 8, round(token.box.height * 1.0) + 8
    key = "sheep-piece-ring", kind, token.piece.kind, scene.theme.unit
    picture = scene.pictures.drawn(key, (wide, high), lambda: _ellipse(scene, (wide, high), colour, line, gaps))
    at = token.box.centerx, token.box.centery + round(token.box.height * 0.06)
    surface.blit(picture, picture.get_rect(center=at))


def draw_fan(surface: pygame.Surface, scene: Scene, at: tuple[float, float], radius: float) -> None:
    """The paper on which the pieces of a crowded hex are spread."""
    side = round(2 * radius)
    paper, ink = scene.ink.palette.paper, scene.ink.palette.ink

    def make() -> pygame.Surface:
        body = svg.circle(50, 50, 48.6, paper, ink, 1.1, 'fill-opacity="0.82"')
        return scene.theme.assets.drawn(svg.svg(100, 100, body), (side, side))

    picture = scene.pictures.drawn(("sheep-fan", scene.figures.night), (side, side), make)
    surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


# ---------------------------------------------------------------- pictures of hexes


def _size(scene: Scene) -> tuple[int, int]:
    scale = scene.camera.scale
    return round((WIDTH + 2 * _MARGIN) * scale), round((HEIGHT + 2 * _MARGIN) * scale)


def _corner(scene: Scene, place: int, size: tuple[int, int] | None = None) -> tuple[int, int]:
    """Where the picture of a hex, with its margin, begins; `size` is how large it is, if that is known."""
    x, y = scene.camera.to_screen(*scene.figures.middle(place))
    wide, high = size or _size(scene)
    return round(x) - wide // 2, round(y) - high // 2


def _drawn(scene: Scene, key: tuple[object, ...], body: str) -> pygame.Surface:
    """A drawing over the hex at (0, 0), in world units."""
    size = _size(scene)
    wide, high = WIDTH + 2 * _MARGIN, HEIGHT + 2 * _MARGIN
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-_MARGIN} {-_MARGIN} {wide} {high}" '
        f'width="{wide}" height="{high}">{body}</svg>'
    )
    key = "sheep-hex", scene.theme.unit, *key
    return scene.pictures.drawn(key, size, lambda: scene.theme.assets.drawn(text, size))


def _thick(scene: Scene, units: float) -> float:
    """World units for a line of so many units on the screen: lines do not grow with the map."""
    return units * scene.theme.unit / scene.camera.scale * min(1.0, 0.55 + 0.45 * scene.camera.scale / scene.theme.unit)


def _path(share: float = 1.0) -> str:
    points = [(60 + (x - 60) * share, 52 + (y - 52) * share) for x, y in corners((0, 0))]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _fill(scene: Scene, colour: str, share: float) -> pygame.Surface:
    return _drawn(scene, ("fill", colour, share), svg.path(_path(), colour, extra=f'fill-opacity="{share:g}"'))


def _edge(scene: Scene, side: int, rim: bool) -> pygame.Surface:
    points = corners((0, 0))
    (x0, y0), (x1, y1) = points[side], points[(side + 1) % 6]
    line = _thick(scene, 7.4 if rim else 3.6)
    return _drawn(
        scene, ("edge", side, rim), svg.path(f"M{x0} {y0}L{x1} {y1}", stroke=INK if rim else GOLD, line=line)
    )


def _ring(scene: Scene, colour: str, units: float, gaps: bool) -> pygame.Surface:
    line = _thick(scene, units)
    dashes = f'stroke-dasharray="{3.4 * line:.1f} {2.4 * line:.1f}"' if gaps else ""
    rim = svg.path(_path(0.93), stroke=INK, line=line + _thick(scene, 3.6 if units > 2 else 1.6), extra=dashes)
    inner = svg.path(_path(0.93), stroke=colour, line=line, extra=dashes)
    return _drawn(scene, ("ring", colour, units, gaps), rim + inner)


def _ellipse(scene: Scene, size: tuple[int, int], colour: str, line: float, gaps: bool) -> pygame.Surface:
    unit = scene.theme.unit
    w, h = size[0] / unit, size[1] / unit
    dashes = 'stroke-dasharray="10 8"' if gaps else ""

    def one(tint: str, units: float) -> str:
        return (
            f'<ellipse cx="{w / 2:g}" cy="{h / 2:g}" rx="{w / 2 - 5:g}" ry="{h / 2 - 5:g}" fill="none" '
            f'stroke="{tint}" stroke-width="{units:g}" {dashes}/>'
        )

    return scene.theme.assets.drawn(svg.svg(w, h, one(INK, line + 3.6), one(colour, line)), size)
