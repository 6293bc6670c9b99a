"""The paper ribbon on a planet's upper edge: its sign, its name, and whether it is done or in danger."""

from __future__ import annotations

import pygame

from game.render import svg
from game.render.ink import fitted, put
from game.render.theme import TextStyle, Theme
from game.tables.space_sheep.looks import BRICK, FOLDER, INK, PAPER
from game.tables.space_sheep.marks import disc
from game.tables.space_sheep.ring_plan import banner_height


def banner_picture(theme: Theme, colour: str, word: str, mark: str, room: int) -> pygame.Surface:
    """A ribbon for a system; `mark` is `tick`, `wolf` or nothing."""
    key = ("space-banner", colour, word, mark, room, theme.unit, theme.tiny)
    return theme.assets.keep(key, lambda: _banner(theme, colour, word, mark, room))


def _banner(theme: Theme, colour: str, word: str, mark: str, room: int) -> pygame.Surface:
    high = banner_height(theme)
    sign, pad = round(high * 0.7), round(high * 0.42)
    marked = sign + pad // 2 if mark else 0
    text, size = fitted(theme, word, room - sign - 3 * pad - marked, "drawn", high * 0.86 / theme.unit, 12)
    wide = theme.fonts.width("drawn", theme.text_px(size), text) + sign + round(2.6 * pad) + marked
    w, h, notch = wide / theme.unit, high / theme.unit, high / theme.unit * 0.18
    shape = f"M1.5 1.5H{w - 1.5:g}L{w - 1.5 - notch:g} {h / 2:g}L{w - 1.5:g} {h - 1.5:g}H1.5L{1.5 + notch:g} {h / 2:g}Z"
    out = theme.assets.drawn(svg.svg(w, h, svg.path(shape, PAPER, INK, 2.4)), (wide, high))
    badge = theme.assets.image(f"seats/seat-{colour}", (sign, sign))
    out.blit(badge, badge.get_rect(midleft=(pad, high // 2)))
    style = TextStyle("drawn", size, INK, leading=1.0)
    put(out, theme, text, (pad + sign + pad // 2, high // 2), style, "midleft")
    if mark:
        at = wide - pad - sign // 2, high // 2
        if mark == "wolf":
            plate = disc(theme, round(sign * 1.15), BRICK)
            out.blit(plate, plate.get_rect(center=at))
        name = f"{FOLDER}wolf-face" if mark == "wolf" else f"{FOLDER}tick-home"
        picture = theme.assets.image(name, (sign, sign))
        out.blit(picture, picture.get_rect(center=at))
    return out
