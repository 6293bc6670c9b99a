"""What is in the air for a moment: attacks, strikes, drops of corruption on their way, puffs, numbers that rise."""

from __future__ import annotations

import math

import pygame

from game.render import svg
from game.render.palette import BRICK
from game.render.skins import packed
from game.tables.the_sheep.figures import Effect
from game.tables.the_sheep.looks import FOLDER, GOLD, INK, MOONLIGHT, PAPER
from game.tables.the_sheep.map_pieces import Scene

_TRAIL = 5


def draw_effect(surface: pygame.Surface, scene: Scene, effect: Effect) -> None:
    """One effect at its share of the way."""
    start, end = (scene.camera.to_screen(*point) for point in (effect.start, effect.end))
    if effect.kind == "arc":
        _arc(surface, scene, start, end, effect.share)
    elif effect.kind == "claws":
        _claws(surface, scene, end, effect.share)
    elif effect.kind == "drop":
        _drop(surface, scene, start, end, effect.share)
    elif effect.kind == "puff":
        _puff(surface, scene, end, effect.share)
    elif effect.kind == "number":
        _number(surface, scene, end, effect)


def _on_arc(start: tuple[float, float], end: tuple[float, float], share: float, lift: float) -> tuple[float, float]:
    """A place on a thrown thing's way."""
    x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
    return x, y - 4 * lift * share * (1 - share)


def _arc(
    surface: pygame.Surface, scene: Scene, start: tuple[float, float], end: tuple[float, float], share: float
) -> None:  # fmt: skip
    """Something flashes from the one to the other and hits."""
    lift, size = scene.px(46), scene.px(9)
    if share < 0.6:
        for k in range(_TRAIL):
            at = share / 0.6 - 0.07 * k
            if at > 0:
                spot = _on_arc(start, end, at, lift)
                radius = max(2, size * (1 - k / _TRAIL))
                pygame.draw.aacircle(surface, INK, spot, radius + 2)
                pygame.draw.aacircle(surface, MOONLIGHT if k == 0 else GOLD, spot, radius)
        return
    _star(surface, scene, end, (share - 0.6) / 0.4)


def _star(surface: pygame.Surface, scene: Scene, at: tuple[float, float], share: float) -> None:
    inner, outer = scene.px(10 + 22 * share), scene.px(22 + 26 * share)
    line = max(1, scene.px(5 * (1 - share) + 1))
    for rim in (True, False):
        for k in range(8):
            angle = math.tau * k / 8 + 0.2
            a = at[0] + inner * math.cos(angle), at[1] + inner * math.sin(angle)
            b = at[0] + outer * math.cos(angle), at[1] + outer * math.sin(angle)
            pygame.draw.line(surface, INK if rim else GOLD, a, b, line + 3 if rim else line)


def _claws(surface: pygame.Surface, scene: Scene, at: tuple[float, float], share: float) -> None:
    """Three scratches over what is struck."""
    if not 0.35 < share < 0.95:
        return
    grown = min(1.0, (share - 0.35) / 0.3)
    high, line = scene.px(46), max(2, scene.px(5))
    for rim in (True, False):
        for k in (-1, 0, 1):
            x, y = at[0] + k * scene.px(15), at[1] - high / 2 + abs(k) * scene.px(4)
            end = x - scene.px(13) * grown, y + high * grown
            pygame.draw.line(surface, INK if rim else BRICK, (x, y), end, line + 4 if rim else line)


def _drop(
    surface: pygame.Surface, scene: Scene, start: tuple[float, float], end: tuple[float, float], share: float
) -> None:  # fmt: skip
    side = max(14, scene.px(30 - 8 * share))
    picture = scene.pictures.get(f"{FOLDER}drop-full", side)
    x, y = _on_arc(start, end, share, scene.px(34))
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _puff(surface: pygame.Surface, scene: Scene, at: tuple[float, float], share: float) -> None:
    """Wool in the air."""
    strength = max(0.0, 1 - share)
    for k in range(6):
        angle = math.tau * k / 6 + 0.5
        far = scene.px(8 + 34 * share)
        side = max(4, scene.px((26 - 3 * (k % 3)) * (0.6 + 0.4 * strength)))
        picture = _wool(scene, side, round(10 * strength))
        spot = round(at[0] + far * math.cos(angle)), round(at[1] + far * 0.7 * math.sin(angle) - far * 0.3)
        surface.blit(picture, picture.get_rect(center=spot))


def _wool(scene: Scene, side: int, strength: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        pale = f'fill-opacity="{strength / 10:g}" stroke-opacity="{strength / 10:g}"'
        body = svg.circle(20, 20, 17, PAPER if not scene.figures.night else "#3d2f6e", INK, 3, pale)
        return packed(scene.theme.assets.drawn(svg.svg(40, 40, body), (side, side)))

    return scene.theme.assets.keep(("sheep-wool", side, strength, scene.figures.night), make)


def _number(surface: pygame.Surface, scene: Scene, at: tuple[float, float], effect: Effect) -> None:
    """A number that rises, with a rim so that it can be read on everything."""
    px = max(16, round(30 * scene.theme.unit))
    colour = BRICK if effect.text.startswith("-") else "#8e62c4"
    fonts = scene.theme.fonts
    word, rim = (fonts.word("sans-bold", px, effect.text, tint) for tint in (colour, PAPER))
    x, y = round(at[0]), round(at[1] - scene.px(34 * effect.share + 10))
    spot = word.get_rect(center=(x, y))
    for dx in (-2, 0, 2):
        for dy in (-2, 0, 2):
            surface.blit(rim, spot.move(dx, dy))
    surface.blit(word, spot)
