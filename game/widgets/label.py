"""Text and pictures that are only looked at; words in a text may be links."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.platform import events as ev
from game.render.text_layout import Align, TextBlock, layout_text
from game.render.theme import StyleName, TextStyle, Theme
from game.widgets.base import Size, Widget


class Label(Widget):
    """A text with marks (see render.text_layout), wrapped to its width.

    `colour` is `#rrggbb` or the name of a palette entry (`soft`, `brick`, `gold_ink`); `on_link` gets the
    term of a link that is clicked.
    """

    def __init__(
        self,
        text: str,
        style: StyleName | TextStyle = "text",
        align: Align = "left",
        colour: str | None = None,
        on_link: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        self._text, self._style, self._align, self._colour = text, style, align, colour
        self.on_link = on_link
        self._block: TextBlock | None = None
        self._hot = ""

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Say something else; laid out again only if that changes its height."""
        if text == self._text:
            return
        self._text = text
        if self._block is None or self.theme is None:
            return
        old = self._block
        self._block = self._set(self.theme, self.rect.width)
        if self._block.size[1] != old.size[1] or self._block.size[0] > max(old.size[0], self.rect.width):
            self.relayout()
        self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return self._set(theme, width).size if self._align == "left" else self._natural(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._block = self._set(theme, rect.width)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self._block is not None:
            self._block.draw(surface, self._corner(), self._hot)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if self.on_link is None or self._block is None or not isinstance(event, ev.PointerEvent):
            return False
        left, top = self._corner()
        link = self._block.link_at((event.pos[0] - left, event.pos[1] - top))
        if isinstance(event, ev.PointerMoved):
            if link != self._hot:
                self._hot = link
                self.invalidate()
            return bool(link)
        if isinstance(event, ev.PointerPressed):
            return bool(link) and event.button == "left"
        if isinstance(event, ev.PointerReleased) and link:
            self.on_link(link)
            return True
        return False

    def state_changed(self) -> None:
        """See Widget."""
        if not self.hovered and self._hot:
            self._hot = ""
            self.invalidate()

    def _corner(self) -> tuple[int, int]:
        assert self._block is not None
        return self.rect.left, self.rect.top + (self.rect.height - self._block.size[1]) // 2

    def _natural(self, theme: Theme, width: int) -> Size:
        block = layout_text(theme, self._text, width, self._style)
        return block.size

    def _set(self, theme: Theme, width: int) -> TextBlock:
        colour = self._colour
        if colour is not None and not colour.startswith("#"):
            colour = str(getattr(theme.palette, colour))
        return layout_text(theme, self._text, width, self._style, self._align, colour)


class Picture(Widget):
    """A picture of the assets, `height` units high (or fitted into the room with `fill`)."""

    def __init__(self, image: str, height: float = 48, fill: bool = False) -> None:
        super().__init__()
        self.image = image
        self._height, self._fill = height, fill

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        high = theme.px(self._height)
        natural = theme.assets.natural_size(self.image)
        return min(width, round(high * natural[0] / natural[1])), high

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is None or not self.rect.width or not self.rect.height:
            return
        wide, high = self.rect.size if self._fill else self.preferred(self.theme, self.rect.width)
        picture = self.theme.icon(self.image, (min(wide, self.rect.width), min(high, self.rect.height)))
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Rule(Widget):
    """A hairline across."""

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, max(1, theme.px(1.5))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            surface.fill(
                self.theme.palette.line, (self.rect.left, self.rect.centery, self.rect.width, self.theme.px(1.5))
            )
