"""On or off, with a mark that does not rest on colour alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render import svg as s
from game.render.palette import mix
from game.render.skins import paint
from game.render.text_layout import layout_text
from game.render.theme import Theme
from game.widgets.base import Pressable, Size


class Toggle(Pressable):
    """A small switch before a text; `on_change` gets the new value."""

    def __init__(self, text: str, value: bool, on_change: Callable[[bool], None] | None = None) -> None:
        super().__init__(self._flip)
        self.text, self.value, self.on_change = text, value, on_change

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        room = self._switch(theme)[0] + theme.px(12)
        block = layout_text(theme, self.text, max(1, width - room), "text")
        return min(width, block.size[0] + room), max(block.size[1], self._switch(theme)[1]) + theme.px(8)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        wide, high = self._switch(theme)
        place = pygame.Rect(self.rect.left, self.rect.centery - high // 2, wide, high)
        surface.blit(_switch_picture(theme, (wide, high), self.value, self.enabled), place)
        knob = pygame.Rect(0, 0, high + theme.px(2), high + theme.px(2))
        knob.center = (
            (place.right - high // 2, place.centery) if self.value else (place.left + high // 2, place.centery)
        )
        paint(surface, theme, "knob", knob, self.look())
        colour = theme.palette.ink if self.enabled else theme.palette.soft
        room = wide + theme.px(12)
        block = layout_text(theme, self.text, max(1, self.rect.width - room), "text", colour=colour)
        block.draw(surface, (self.rect.left + room, self.rect.centery - block.size[1] // 2))
        self.draw_focus(surface)

    def _flip(self) -> None:
        self.value = not self.value
        self.invalidate()
        if self.on_change is not None:
            self.on_change(self.value)

    @staticmethod
    def _switch(theme: Theme) -> Size:
        return theme.px(56), theme.px(28)


def _switch_picture(theme: Theme, size: Size, value: bool, enabled: bool) -> pygame.Surface:
    """The groove with a tick (on) or a small ring (off) in its free half."""

    def make() -> pygame.Surface:
        p = theme.palette
        w, h = size[0] / theme.unit, size[1] / theme.unit
        fill = p.shade if not enabled else p.moss if value else mix(p.shade, p.line, 0.4)
        edge = p.outline if enabled else p.line
        body = s.rect((1, 1, w - 2, h - 2), h / 2, fill, edge, 2)
        if value:
            x, y = h * 0.55, h / 2
            mark = p.white if enabled else p.line
            body += s.path(f"M{x - 4:g} {y:g}L{x:g} {y + 4.500:g}L{x + 7:g} {y - 5:g}", stroke=mark, line=3)
        else:
            body += s.circle(w - h * 0.55, h / 2, 4.5, "none", edge, 2.2)
        return theme.assets.drawn(s.svg(w, h, body), size)

    return theme.assets.keep(("switch", size, value, enabled, theme.unit, theme.night), make)
