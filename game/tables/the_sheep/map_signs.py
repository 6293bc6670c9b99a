"""Small things beside pieces: name tags, count discs, plates with drops, Lanterns. Drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.render import svg
from game.render.ink import put
from game.render.palette import BRICK, DAY, NIGHT, Palette
from game.render.skins import packed
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.looks import FOLDER, PAPER, SPAWN_TINTS, danger
from game.tables.the_sheep.map_pictures import Pictures

_TAG_TEXT = 17
_DROP = 0.66
"""From drop to drop on a plate, as a share of its height."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The paper of the hour: a theme of measures, the pictures of the moment, and whether it is night."""

    theme: Theme
    pictures: Pictures
    night: bool

    @property
    def palette(self) -> Palette:
        """Day or night paper."""
        return NIGHT if self.night else DAY


def draw_tag(
    surface: pygame.Surface, ink: Ink, words: str, at: tuple[int, int], badge: str = "", lozenge: str = ""
) -> pygame.Rect:  # fmt: skip
    """A name on paper; `at` is the middle of its upper edge. With the badge of a seat, or the lozenge of a Spawn."""
    picture = ink.theme.assets.keep(
        ("sheep-tag", words, badge, lozenge, ink.night, ink.theme.unit),
        lambda: packed(_tag(ink, words, badge, lozenge)),
    )
    rect = picture.get_rect(midtop=at)
    surface.blit(picture, rect)
    return rect


def _tag(ink: Ink, words: str, badge: str, lozenge: str) -> pygame.Surface:
    theme, palette = ink.theme, ink.palette
    px = theme.text_px(_TAG_TEXT)
    high = round(px * 1.42)
    sign = round(high * 0.78) if badge or lozenge else 0
    word = theme.fonts.width("sans-bold", px, words) if words else 0
    gap = round(high * 0.24)
    wide = (gap + sign if sign else 0) + (gap + word if words else 0) + gap + 1
    w, h = 10 * wide / high, 10.0
    body = svg.rect((0.45, 0.45, w - 0.9, h - 0.9), 2.4, palette.paper, palette.ink, 0.78)
    if lozenge:
        cx, r = 10 * (gap + sign / 2) / high, 2.9
        body += svg.path(
            f"M{cx:g} {5 - r:g}L{cx + r:g} 5L{cx:g} {5 + r:g}L{cx - r:g} 5Z", SPAWN_TINTS[lozenge], palette.ink, 0.7
        )
    picture = theme.assets.drawn(svg.svg(w, h, body), (wide, high))
    if badge:
        _put_badge(picture, ink, badge, (gap + sign // 2, high // 2), sign)
    style = TextStyle("sans-bold", px / theme.unit, palette.ink, leading=1.0)
    put(picture, theme, words, (gap + (sign + gap if sign else 0), high / 2), style, "midleft")
    return picture


def draw_badge(surface: pygame.Surface, ink: Ink, badge: str, at: tuple[int, int], side: int) -> None:
    """The badge of a seat alone."""

    def make() -> pygame.Surface:
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        _put_badge(picture, ink, badge, (side // 2, side // 2), side)
        return picture

    picture = ink.pictures.drawn(("sheep-badge", badge, ink.night), (side, side), make)
    surface.blit(picture, picture.get_rect(center=at))


def _put_badge(picture: pygame.Surface, ink: Ink, badge: str, at: tuple[int, int], side: int) -> None:
    round_one = ink.theme.assets.image(f"seats/seat-{badge}", (side, side))
    if ink.night:
        rim = ink.theme.assets.drawn(svg.svg(40, 40, svg.circle(20, 20, 19.4, NIGHT.ink)), (side, side))
        picture.blit(rim, rim.get_rect(center=at))
        round_one = ink.theme.assets.image(f"seats/seat-{badge}", (round(side * 0.9), round(side * 0.9)))
    picture.blit(round_one, round_one.get_rect(center=at))


def draw_count(surface: pygame.Surface, ink: Ink, number: int, at: tuple[int, int], side: int) -> None:
    """How many, on a disc as dark as the paper is light."""
    _number(surface, ink, str(number), at, side, (ink.palette.ink, ink.palette.paper))


def draw_wounds(surface: pygame.Surface, ink: Ink, number: int, at: tuple[int, int], side: int) -> None:
    """Damage that lies on a Sheep, on a red drop-shaped disc."""
    _number(surface, ink, str(number), at, side, (BRICK, PAPER))


def _number(
    surface: pygame.Surface, ink: Ink, words: str, at: tuple[int, int], side: int, tints: tuple[str, str]
) -> None:  # fmt: skip
    theme = ink.theme

    def make() -> pygame.Surface:
        disc = theme.assets.drawn(svg.svg(40, 40, svg.circle(20, 20, 17.6, tints[0], tints[1], 3.2)), (side, side))
        style = TextStyle("sans-bold", max(10, side * 0.66) / theme.unit, tints[1], leading=1.0)
        word = theme.fonts.word(style.face, max(9, round(side * 0.66)), words, tints[1])
        disc.blit(word, word.get_rect(center=(side // 2, side // 2)))
        return disc

    picture = ink.pictures.drawn(("sheep-number", words, tints), (side, side), make)
    surface.blit(picture, picture.get_rect(center=at))


def draw_plate(
    surface: pygame.Surface, ink: Ink, drops: tuple[int, int, int], at: tuple[int, int], high: int
) -> pygame.Rect:  # fmt: skip
    """A Caravan's corruption: (drops it has, drops that would come, all it bears); `at` is the lower middle."""
    size = round(high * _DROP * drops[2] + high * 0.5), high
    picture = ink.pictures.drawn(("sheep-plate", drops, ink.night), size, lambda: _plate(ink, drops, size))
    rect = picture.get_rect(midbottom=at)
    surface.blit(picture, rect)
    return rect


def _plate(ink: Ink, drops: tuple[int, int, int], size: tuple[int, int]) -> pygame.Surface:
    full, coming, bears = drops
    wide, high = size
    step = high * _DROP
    w, h = 22 * wide / high, 22.0
    lost = full + coming > bears
    edge = danger(ink.night) if lost else ink.palette.ink
    body = svg.rect((1, 1, w - 2, h - 2), 8, ink.palette.paper, edge, 2.6 if lost else 1.8)
    picture = ink.theme.assets.drawn(svg.svg(w, h, body), (wide, high))
    side = round(high * 0.86)
    for k in range(bears):
        kind = "full" if k < full else "coming" if k < full + coming else "empty"
        name = f"{FOLDER}drop-{kind}{'-night' if ink.night else ''}"
        drop = ink.theme.assets.image(name, (side, side))
        picture.blit(drop, drop.get_rect(center=(round(high * 0.25 + step * (k + 0.5)), high // 2)))
    return picture


def faded(theme: Theme, key: tuple[object, ...], picture: Callable[[], pygame.Surface], share: float) -> pygame.Surface:
    """A picture of which only a share is there, in ten steps."""
    strength = round(10 * max(0.0, min(1.0, share)))

    def make() -> pygame.Surface:
        pale = picture().copy()
        pale.set_alpha(255)
        pale.fill((255, 255, 255, round(25.5 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        return packed(pale)

    return theme.assets.keep((*key, strength), make)
