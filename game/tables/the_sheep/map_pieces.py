"""Draws what stands on the map: flags, signposts and Spawns, then Caravans, Shepherds and Sheep with what belongs to
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.core.texts import Texts
from game.render.camera import Camera
from game.render.theme import Theme
from game.rules.the_sheep.config import SheepConfig
from game.tables.the_sheep.figures import Figures
from game.tables.the_sheep.looks import FOLDER
from game.tables.the_sheep.map_looks import figure_picture, spawn_picture
from game.tables.the_sheep.map_pictures import Pictures
from game.tables.the_sheep.map_signs import Ink, draw_badge, draw_count, draw_plate, draw_tag, draw_wounds, faded
from game.tables.the_sheep.map_stamps import Stamps
from game.tables.the_sheep.map_tokens import Token, Tokens

_FLAG, _POST, _SPAWN, _WELL = 74, 70, 62, 74
_GLOW = "#ffdf8a"


@dataclass(slots=True)
class Scene:
    """All that drawing needs to know. `coming`: drops that are foretold, by Caravan; `ink`: the paper of the hour."""

    theme: Theme
    camera: Camera
    figures: Figures
    tokens: Tokens
    pictures: Pictures
    texts: Texts
    names: tuple[str, ...]
    badges: tuple[str, ...]
    coming: Mapping[int, int] = field(default_factory=dict)
    stamps: Stamps = field(default_factory=Stamps)
    ink: Ink = field(init=False)

    def __post_init__(self) -> None:
        self.ink = Ink(self.theme, self.pictures, self.figures.night)

    def px(self, world: float) -> int:
        """Pixels for a length of a piece."""
        return max(1, round(world * self.tokens.scale))


def shepherd_names(config: SheepConfig, shepherds: tuple[str, ...]) -> tuple[str, ...]:
    """What Shepherds are called on the map: their first names."""
    return tuple(config.shepherds[who].name.split()[0] for who in shepherds)


# ---------------------------------------------------------------- what always stands there


def draw_fixtures(surface: pygame.Surface, scene: Scene) -> None:
    """Spawns and the well, the flags of Start and Finish, signposts that show which way is taken today."""
    figures, charted = scene.figures, scene.figures.map
    if charted is None:
        return
    night = "-night" if figures.night else ""
    wide = scene.camera.scale >= 0.5 * scene.theme.unit
    sign = figures.sign or "north"
    things = [(charted.start, f"{FOLDER}flag-start{night}", _FLAG, (-6.0, 20.0), scene.texts("map.start"), "")]
    things += [
        (finish, f"{FOLDER}flag-finish{night}", _FLAG, (12.0, 16.0), scene.texts("map.finish"), "")
        for finish in charted.finishes
    ]
    things += [(fork, f"{FOLDER}signpost-{sign}{night}", _POST, (2.0, 24.0), "", "") for fork in charted.forks]
    for colour, place in charted.spawns.items():
        high, lift = (_WELL, 28.0) if colour == "violet" else (_SPAWN, 30.0)
        label = scene.texts(f"map.spawn.{colour}")
        things.append((place, spawn_picture(colour, figures.night), high, (0.0, lift), label, colour))
    for place, name, high, (dx, dy), label, lozenge in things:
        x, y = scene.camera.to_screen(*figures.middle(place))
        picture = scene.pictures.get(_there(scene, name), scene.px(high))
        spot = picture.get_rect(midbottom=(round(x + scene.px(dx + 1) - scene.px(1)), round(y + scene.px(dy))))
        surface.blit(picture, spot)
        if label and not scene.tokens.crowded(place):
            at = round(x), spot.bottom - scene.px(2)
            draw_tag(surface, scene.ink, label if wide or not lozenge else "", at, lozenge=lozenge)


def _there(scene: Scene, name: str) -> str:
    """The picture by night, or by day where there is none for the night."""
    return name if scene.theme.assets.has(name) else name.removesuffix("-night")


# ---------------------------------------------------------------- pieces


def draw_token(surface: pygame.Surface, scene: Scene, token: Token) -> None:
    """One piece, with its plate, disc, Lantern and name."""
    picture = picture_of(scene, token)
    box = picture.get_rect(midbottom=token.feet)
    if token.piece.jolt:
        box.x += round(scene.px(7) * token.piece.jolt)
    if token.piece.kind == "shepherd" and token.shown >= 1:
        _draw_lantern(surface, scene, token, box)
    surface.blit(picture, box)
    if token.shown < 1:
        return
    if token.piece.kind == "shepherd" and not _named(scene, token):
        side = max(14, round(box.height * 0.36))
        at = box.left + side // 6, box.bottom - side // 2
        draw_badge(surface, scene.ink, scene.badges[token.piece.number], at, side)
    if token.piece.kind == "sheep":
        side = max(16, min(scene.theme.px(26), scene.px(34 * token.size)))
        at = box.centerx + round(box.width * 0.4), box.bottom - round(side * 0.24)
        draw_count(surface, scene.ink, token.count, at, side)
        if token.damage:
            draw_wounds(surface, scene.ink, token.damage, (box.centerx - round(box.width * 0.36), at[1]), side)


def draw_signs(surface: pygame.Surface, scene: Scene, token: Token) -> None:
    """What must not be hidden by other pieces: a Caravan's plate, a Shepherd's name."""
    if token.shown < 1:
        return
    number, box = token.piece.number, token.box
    if token.piece.kind == "caravan":
        figures = scene.figures
        drops = figures.bearing[number], scene.coming.get(number, 0), figures.bears[number]
        high = max(14, min(scene.theme.px(22), scene.px(27 * token.size)))
        lower = box.bottom + high - scene.px(3) if token.low else box.top + scene.px(3)
        draw_plate(surface, scene.ink, drops, (box.centerx, lower), high)
    elif token.piece.kind == "shepherd" and _named(scene, token):
        at = box.centerx, box.bottom - scene.px(3)
        draw_tag(surface, scene.ink, scene.names[number], at, badge=scene.badges[number])


def _named(scene: Scene, token: Token) -> bool:
    """Whether there is room for a Shepherd's name; in a crowd only the badge is shown."""
    return token.spread or (token.size >= 0.95 and scene.px(86) >= 46)


def picture_of(scene: Scene, token: Token) -> pygame.Surface:
    """A piece as it looks now."""
    figures, piece = scene.figures, token.piece
    colour = figures.colours[piece.number] if piece.kind == "shepherd" else ""
    name = _there(scene, figure_picture(piece, colour, figures.mutation, figures.night))
    if piece.kind == "sheep" and not scene.theme.assets.has(name):
        name = figure_picture(piece, colour, "", False)
    picture = scene.pictures.get(name, token.box.height)
    if token.shown < 1:
        return faded(scene.theme, ("sheep-faded", name, token.box.height), lambda: picture, token.shown)
    return picture


def _draw_lantern(surface: pygame.Surface, scene: Scene, token: Token, box: pygame.Rect) -> None:
    """The Lantern beside a Shepherd, with how many burn; by night it glows."""
    lit = scene.figures.lit[token.piece.number]
    side = max(14, scene.px(30 * token.size))
    at = box.right - round(box.width * 0.06), box.centery + round(box.height * 0.02)
    if lit and scene.figures.night:
        glow = _glow(scene, round(side * (2.2 + 0.3 * min(3, lit))))
        surface.blit(glow, glow.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
    name = f"{FOLDER}lantern-{'lit' if lit else 'out'}{'-night' if scene.figures.night else ''}"
    picture = scene.pictures.get(_there(scene, name), side)
    surface.blit(picture, picture.get_rect(center=at))
    if lit > 1:
        disc = max(12, round(side * 0.56))
        draw_count(surface, scene.ink, lit, (at[0] + round(side * 0.4), at[1] + round(side * 0.36)), disc)


def _glow(scene: Scene, side: int) -> pygame.Surface:
    """Light to be added, black where there is none."""

    def make() -> pygame.Surface:
        out = pygame.Surface((side, side))
        tint = pygame.Color(_GLOW)
        for k in range(side // 2, 0, -1):
            share = (1 - 2 * k / side) ** 2 * 0.75
            colour = round(tint.r * share), round(tint.g * share * 0.86), round(tint.b * share * 0.6)
            pygame.draw.circle(out, colour, (side / 2, side / 2), k)
        return out.convert()

    return scene.theme.assets.keep(("sheep-glow", side), make)
