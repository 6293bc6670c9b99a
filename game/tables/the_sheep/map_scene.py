"""Everything over the ground of the map, in the order in which it lies: reach, arrows, pieces, signs, effects."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.geometry.hexes import HEIGHT, WIDTH, centre
from game.render.camera import Box
from game.render.theme import Theme
from game.rules.the_sheep.map import JourneyMap
from game.tables.the_sheep.map_arrows import draw_arrow
from game.tables.the_sheep.map_effects import draw_effect
from game.tables.the_sheep.map_light import Light, light_of
from game.tables.the_sheep.map_marks import Arrow, Marks
from game.tables.the_sheep.map_overlay import draw_cursor, draw_fan, draw_piece_ring, draw_reach, draw_rings
from game.tables.the_sheep.map_pieces import Scene, draw_fixtures, draw_signs, draw_token, picture_of
from game.tables.the_sheep.map_signs import faded
from game.tables.the_sheep.map_tokens import Token
from game.tables.the_sheep.spots import Spot

_GHOST = 0.6
_EDGE = 0.16
"""How far the dark of the edge reaches into the window, as a share of its height."""


def world_of(charted: JourneyMap) -> Box:
    """The box round all hexes of a map."""
    middles = [centre(cell) for cell in charted.hexes]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    left, top = min(xs) - WIDTH / 2, min(ys) - HEIGHT / 2
    return Box(left, top, max(xs) + WIDTH / 2 - left, max(ys) + HEIGHT / 2 - top)


def lights_of(scene: Scene) -> list[Light]:
    """The pools of all Shepherds whose Lanterns burn; those that walk carry theirs along."""
    found = []
    for seat, lit in enumerate(scene.figures.lit):
        place = scene.figures.places.get(("shepherd", seat))
        if place is not None and (light := light_of(place.feet[0], place.feet[1] - 30, lit)) is not None:
            found.append(light)
    return found


def draw_map(
    surface: pygame.Surface, scene: Scene, marks: Marks, arrows: Sequence[Arrow],
    ghost: tuple[tuple[int, ...], Spot | None], keyed: bool,
) -> None:  # fmt: skip
    """All of it. `keyed`: the keyboard's cursor is in sight."""
    if marks.reach:
        draw_reach(surface, scene, marks.reach)
    draw_rings(surface, scene, marks)
    if keyed and marks.cursor >= 0:
        draw_cursor(surface, scene, marks.cursor)
    draw_fixtures(surface, scene)
    for arrow in sorted(arrows, key=lambda a: (not a.fading, a.style != "follow", a.style == "may")):
        draw_arrow(surface, scene, arrow)
    _draw_ghost(surface, scene, *ghost)
    clip = surface.get_clip().inflate(scene.px(160), scene.px(160))
    near = [token for token in scene.tokens.all if clip.colliderect(token.box)]
    _draw_pieces(surface, scene, marks, [token for token in near if not token.spread])
    apart = [token for token in near if token.spread]
    if apart:
        middle = scene.camera.to_screen(*scene.figures.middle(scene.tokens.fanned))
        draw_fan(surface, scene, middle, scene.tokens.fan_radius())
        _draw_pieces(surface, scene, marks, apart)
    for effect in scene.figures.effects:
        draw_effect(surface, scene, effect)
    if scene.figures.dark > 0:
        _draw_edge(surface, scene.theme)


def _draw_pieces(surface: pygame.Surface, scene: Scene, marks: Marks, tokens: Sequence[Token]) -> None:
    """Pieces, then what must not be hidden by them."""
    for token in tokens:
        kind = marks.ring_of(token.spot)
        if kind:
            draw_piece_ring(surface, scene, token, kind)
        draw_token(surface, scene, token)
    for token in tokens:
        draw_signs(surface, scene, token)


def _draw_ghost(surface: pygame.Surface, scene: Scene, path: Sequence[int], who: Spot | None) -> None:
    """A walk that would be taken, and who would stand at its end."""
    if len(path) < 2:
        return
    draw_arrow(surface, scene, Arrow(tuple(path), "may"))
    token = scene.tokens.of(who) if who is not None else None
    if token is not None:
        x, y = scene.camera.to_screen(*scene.figures.middle(path[-1]))
        key = ("sheep-ghost", token.piece.kind, token.piece.name, token.box.height, scene.figures.night)
        pale = faded(scene.theme, key, lambda: picture_of(scene, token), _GHOST)
        surface.blit(pale, pale.get_rect(midbottom=(round(x), round(y) + scene.px(30))))


def _draw_edge(surface: pygame.Surface, theme: Theme) -> None:
    """By night the window's edge lies in the dark."""
    wide, high = surface.get_size()
    depth = max(8, round(high * _EDGE))
    size = wide, depth
    upper = theme.assets.keep(("sheep-edge", "top", size), lambda: _shade(size, True))
    lower = theme.assets.keep(("sheep-edge", "bottom", size), lambda: _shade(size, False))
    for picture, top in ((upper, 0), (lower, high - depth)):
        surface.blit(picture, (0, top), special_flags=pygame.BLEND_RGB_MULT)


def _shade(size: tuple[int, int], from_top: bool) -> pygame.Surface:
    """A strip that darkens towards its upper or lower edge; to be multiplied with."""
    strip = pygame.Surface((1, size[1]))
    for y in range(size[1]):
        far = 1 - y / size[1] if from_top else (y + 1) / size[1]
        value = round(255 * (1 - 0.5 * far * far))
        strip.set_at((0, y), (value, value, min(255, value + 10)))
    return pygame.transform.scale(strip, size).convert()
