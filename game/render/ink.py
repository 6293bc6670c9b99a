"""Short texts put at a point: numbers on tokens, names on panels. Longer ones are set by `text_layout`."""

from __future__ import annotations

from typing import Literal

import pygame

from game.platform.fonts import Face
from game.render.text_layout import layout_text
from game.render.theme import StyleName, TextStyle, Theme

Anchor = Literal["topleft", "midleft", "center", "midright", "midtop", "midbottom", "topright", "bottomleft"]


def put(
    surface: pygame.Surface,
    theme: Theme,
    text: str,
    at: tuple[float, float],
    style: StyleName | TextStyle = "text",
    anchor: Anchor = "topleft",
) -> pygame.Rect:
    """Draw one line with its `anchor` at a pixel; the rectangle it took."""
    chosen = theme.style(style)
    word = theme.fonts.word(chosen.face, theme.text_px(chosen.size), text, theme.colour_of(chosen))
    rect = word.get_rect()
    setattr(rect, anchor, (round(at[0]), round(at[1])))
    surface.blit(word, rect)
    return rect


def put_block(
    surface: pygame.Surface,
    theme: Theme,
    text: str,
    rect: pygame.Rect,
    style: StyleName | TextStyle = "text",
    centred: bool = False,
) -> int:
    """Draw wrapped text from the top of a rectangle; its height in pixels."""
    block = layout_text(theme, text, rect.width, style, "center" if centred else "left")
    block.draw(surface, rect.topleft)
    return block.size[1]


def fitted(theme: Theme, text: str, room: int, face: Face, largest: float, smallest: float = 18) -> tuple[str, float]:
    """A name that fits into `room` pixels: set smaller where it is long, at last cut with a dot; and its size."""

    def wide(size: float) -> bool:
        return theme.fonts.width(face, theme.text_px(size), text) > room

    size = largest
    while size > smallest and wide(size):
        size -= 1
    while len(text) > 1 and wide(size):
        text = text[:-2].rstrip() + "."
    return text, size
