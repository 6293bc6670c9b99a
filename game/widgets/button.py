"""Buttons: wood for what moves the game on, paper for everything round it, icons where a picture says enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.render.palette import mix
from game.render.skins import paint, paint_icon
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.widgets.base import Pressable, Size

ButtonKind = Literal["main", "wood", "paper"]
_SKIN: dict[ButtonKind, Literal["wood-main", "wood", "label"]] = {
    "main": "wood-main",
    "wood": "wood",
    "paper": "label",
}
_STYLE: dict[ButtonKind, TextStyle] = {
    "main": TextStyle("serif-bold", 26, leading=1.15),
    "wood": TextStyle("serif-bold", 22, leading=1.15),
    "paper": TextStyle("serif-bold", 20, leading=1.15),
}
_PAD: dict[ButtonKind, tuple[float, float]] = {"main": (28, 15), "wood": (22, 11), "paper": (16, 8)}


LOWEST = 40
"""Units: 32 pixels in the smallest window at 100 %, so that every button can be hit."""


class Button(Pressable):
    """A button with words, and a picture before them if `icon` is given.

    Long words wrap; the button grows higher rather than cut them. See Pressable for `single`.
    """

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None] | None = None,
        kind: ButtonKind = "paper",
        icon: str = "",
        single: bool = False,
    ) -> None:
        super().__init__(on_press, single)
        self._text, self.kind, self.icon = text, kind, icon
        self.chosen = False
        self._block: TextBlock | None = None

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Say something else."""
        if text != self._text:
            self._text = text
            self.relayout()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        pad_x, pad_y = (theme.px(p) for p in _PAD[self.kind])
        beside = self._icon_room(theme)
        block = layout_text(theme, self._text, max(1, width - 2 * pad_x - beside), _STYLE[self.kind])
        return min(width, block.size[0] + 2 * pad_x + beside), max(block.size[1] + 2 * pad_y, theme.px(LOWEST))

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        pad_x = min(theme.px(_PAD[self.kind][0]), rect.width // 8)
        room = max(1, rect.width - 2 * pad_x - self._icon_room(theme))
        self._block = layout_text(theme, self._text, room, _STYLE[self.kind])

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, block = self.theme, self._block
        if theme is None or block is None:
            return
        look = self.look()
        paint(surface, theme, _SKIN[self.kind], self.rect, "chosen" if self.chosen and look == "normal" else look)
        colour = theme.palette.ink if self.kind == "paper" else theme.palette.wood_ink
        if look == "disabled":
            colour = theme.palette.soft
        centred = layout_text(theme, self._text, block.size[0], _STYLE[self.kind], "center", colour)
        beside = self._icon_room(theme)
        drop = theme.px(3 if self.kind != "paper" else 2) if look == "pressed" else 0
        left = self.rect.centerx - (block.size[0] + beside) // 2
        if self.icon:
            side = self._icon_side(theme)
            place = pygame.Rect(left, self.rect.centery - side // 2 + drop, side, side)
            if self.kind == "paper":
                paint_icon(surface, theme, self.icon, place)
            else:
                surface.blit(theme.assets.image(self.icon, place.size), place)
        centred.draw(surface, (left + beside, self.rect.centery - block.size[1] // 2 + drop))
        self.draw_focus(surface)

    def _icon_side(self, theme: Theme) -> int:
        return round(theme.text_px(_STYLE[self.kind].size) * 1.3)

    def _icon_room(self, theme: Theme) -> int:
        return self._icon_side(theme) + (theme.px(8) if self._text else 0) if self.icon else 0


class IconButton(Pressable):
    """A paper button with a picture only; `tooltip` says what it does."""

    def __init__(
        self,
        icon: str,
        tooltip: str,
        on_press: Callable[[], None] | None = None,
        size: float = 44,
        single: bool = False,
    ) -> None:
        super().__init__(on_press, single)
        self.icon, self.tooltip, self._size = icon, tooltip, size
        self.chosen = False

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return theme.px(self._size), theme.px(self._size)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        look = self.look()
        paint(surface, theme, "label", self.rect, "chosen" if self.chosen and look == "normal" else look)
        side = round(min(self.rect.size) * 0.66)
        drop = theme.px(2) if look == "pressed" else 0
        place = pygame.Rect(self.rect.centerx - side // 2, self.rect.centery - side // 2 + drop, side, side)
        if look == "disabled":
            surface.blit(_faded(theme, self.icon, theme.icon(self.icon, place.size)), place)
        else:
            paint_icon(surface, theme, self.icon, place)
        self.draw_focus(surface)


class LinkButton(Pressable):
    """Words that can be pressed, without a sheet under them: for the edge of a screen."""

    def __init__(self, text: str, on_press: Callable[[], None] | None = None) -> None:
        super().__init__(on_press)
        self.text = text

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return layout_text(theme, self.text, width, "text").size

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        p = theme.palette
        colour = p.soft if not self.enabled else mix(p.link, p.ink, 0.4) if self.hovered else p.link
        block = layout_text(theme, self.text, self.rect.width, "text", colour=colour)
        block.draw(surface, self.rect.topleft)
        y = self.rect.top + block.size[1] - round(block.px * 0.3)
        surface.fill(colour, (self.rect.left, y, min(block.size[0], self.rect.width), theme.px(1.5)))
        self.draw_focus(surface)


def _faded(theme: Theme, name: str, picture: pygame.Surface) -> pygame.Surface:
    """The picture at 35 %, kept."""

    def make() -> pygame.Surface:
        copy = picture.copy()
        copy.set_alpha(90)
        return copy

    return theme.assets.keep(("faded", name, picture.get_size(), theme.night), make)
