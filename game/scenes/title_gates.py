"""A gate of the title: what is behind it, its name, who it is for; the whole gate can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.platform.painting import Wish
from game.render.ink import put
from game.render.skins import paint
from game.render.text_layout import Align, TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.scenes.title_stage import GATE_SIZE, NAME, SMALLEST_NAME
from game.widgets.base import Pressable, Size

MARGIN = (24, 34)
TILE = (GATE_SIZE[0] + 2 * MARGIN[0], 450)
_PIECES = (
    ("gate-leaf-left", (-16, 82), (44, 276)),
    ("gate-leaf-right", (344, 82), (44, 276)),
    ("", (26, 74), (320, 268)),
    ("gate-frame", (0, 0), (372, 400)),
    ("gate-board", (14, -17), (344, 76)),
)
_PLAIN_SKY = {"shear_panic": "#a9d3e6", "wild_west": "#f3b56c", "space_sheep": "#262a4a", "the_sheep": "#2f3f5c"}
_INK = "#2b2118"


class GateWords(NamedTuple):
    """What a gate says: its name, one line about who it is for, and more lines when it is pointed at."""

    name: str
    players: str = ""
    more: tuple[str, ...] = ()


class Gate(Pressable):
    """One gate. `scale` is pixels per unit of the painting, set by whoever lays it out.

    `painted` is set once its pictures are drawn; before, it is a plain sketch that can be read and pressed. `alone`:
    it stands on paper among others, so what it says must stay within its own room. `floor`: how far down it may reach.
    """

    def __init__(self, game_id: str, words: GateWords, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, single=True)
        self.game_id, self.words = game_id, words
        self.name = f"gate-{game_id}"
        self.scale = 1.0
        self.painted = False
        self.alone = False
        self.floor = 0
        self._last_body: pygame.Surface | None = None

    @property
    def hot(self) -> bool:
        """It is pointed at or has the keyboard."""
        return self.hovered or (self.focused and self.ui is not None and self.ui.keyboard_used)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        readable = TILE[1] * SMALLEST_NAME * theme.unit / NAME
        return width, round(min(width * TILE[1] / TILE[0], max(readable, theme.size[1] / 2)))

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self.scale = min(rect.width / TILE[0], rect.height / TILE[1])

    def wishes(self) -> list[Wish]:
        """The pictures it is made of, at this size."""
        found: list[Wish] = [(self._picture(name), self._size(size)) for name, _, size in _PIECES]
        return [*found, ("title/gate-ring", self._size((388, 438)))]

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        if self.painted:
            body = theme.assets.keep(("gate", self.game_id, self._size(TILE)), lambda: self._body(theme))
            surface.blit(body, self.place(-MARGIN[0], -MARGIN[1], 1, 1))
            self._last_body = body
        elif self._last_body is not None:
            before = self._last_body
            key = ("gate before", self.game_id, self._size(TILE))
            body = theme.assets.keep(key, lambda: pygame.transform.smoothscale(before, self._size(TILE)))
            surface.blit(body, self.place(-MARGIN[0], -MARGIN[1], 1, 1))
        else:
            self._sketch(surface)
        if self.hot:
            self._picture_at(surface, theme, "gate-ring", (-8, -30), (388, 438))
        self._name(surface, theme)
        if self._last_body is None:
            return
        if not self.hot:
            self.draw_tag(surface)

    def place(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """The pixels of a part of the gate, in gate units."""
        left = self.rect.left + (self.rect.width - TILE[0] * self.scale) / 2 + (x + MARGIN[0]) * self.scale
        top = self.rect.top + (y + MARGIN[1]) * self.scale
        return pygame.Rect(round(left), round(top), round(width * self.scale), round(height * self.scale))

    def draw_tag(self, surface: pygame.Surface) -> None:
        """The paper at its foot; with all lines when it is pointed at."""
        theme = self.theme
        if theme is None or not self.words.players or self._last_body is None:
            return
        room = self.place(0, 0, 344, 1).width
        narrow = self._tag_text(theme, room, "left").size[0]
        block = self._tag_text(theme, narrow, "center")
        pad_x, pad_y = theme.px(14), theme.px(4)
        tag = pygame.Rect(0, 0, block.size[0] + 2 * pad_x, block.size[1] + 2 * pad_y)
        least = self.place(0, 0, 216, 38)
        tag.size = (max(tag.width, least.width), max(tag.height, least.height))
        anchor = self.place(0, 354, GATE_SIZE[0], 38)
        tag.midtop = anchor.midtop
        if self.alone:
            tag.bottom = max(anchor.bottom, tag.top + theme.px(24))
        elif self.floor:
            tag.bottom = min(tag.bottom, max(anchor.bottom, self.floor))
        paint(surface, theme, "card" if self.hot else "label", tag)
        block.draw(surface, (tag.left + (tag.width - block.size[0]) // 2, tag.top + (tag.height - block.size[1]) // 2))

    def _tag_text(self, theme: Theme, room: int, align: Align) -> TextBlock:
        style = TextStyle("serif-bold", max(25 * self.scale / theme.unit, 18.0), leading=1.25)
        text = self.words.players
        if self.hot and self.words.more:
            style = TextStyle("serif", max(20 * self.scale / theme.unit, 18.0), leading=1.3)
            text = "\n".join((f"**{text}**", *self.words.more))
        return layout_text(theme, text, room, style, align)

    def _name(self, surface: pygame.Surface, theme: Theme) -> None:
        room = self.place(0, 0, 304, 1).width
        px = round(max(NAME * self.scale, 24 * theme.unit))
        while px > 8 and theme.fonts.width("drawn", px, self.words.name) > room:
            px -= 1
        style = TextStyle("drawn", px / theme.unit, theme.palette.ink if not theme.night else _INK)
        put(surface, theme, self.words.name, self.place(186, 18, 0, 0).topleft, style, "center")

    def _picture(self, name: str) -> str:
        return f"title/{name}" if name else f"title/gate-scene-{self.game_id}"

    def _size(self, units: Size) -> Size:
        return max(1, round(units[0] * self.scale)), max(1, round(units[1] * self.scale))

    def _picture_at(
        self, surface: pygame.Surface, theme: Theme, name: str, at: tuple[float, float], size: Size
    ) -> None:
        surface.blit(theme.assets.image(self._picture(name), self._size(size)), self.place(*at, 1, 1))

    def _body(self, theme: Theme) -> pygame.Surface:
        """Leaves, what is behind, frame and board as one picture."""
        canvas = pygame.Surface(self._size(TILE), pygame.SRCALPHA)
        for name, (x, y), size in _PIECES:
            picture = theme.assets.image(self._picture(name), self._size(size))
            canvas.blit(picture, (round((x + MARGIN[0]) * self.scale), round((y + MARGIN[1]) * self.scale)))
        return canvas

    def _sketch(self, surface: pygame.Surface) -> None:
        """Frame and board in flat colours: cheap enough for the very first picture."""
        line = max(1, round(3 * self.scale))
        for x in (8, 336):
            surface.fill("#9a6a38", self.place(x, 24, 28, 352))
        surface.fill(_PLAIN_SKY.get(self.game_id, "#686784"), self.place(26, 74, 320, 268))
        for part in ((20, 60, 332, 18), (20, 338, 332, 13)):
            surface.fill("#8a5c2f", self.place(*part))
        board = self.place(17, -14, 338, 65)
        radius = round(10 * self.scale)
        pygame.draw.rect(surface, "#f0cb6a", board, border_radius=radius)
        pygame.draw.rect(surface, _INK, board, line, border_radius=radius)
