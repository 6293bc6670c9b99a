"""The card "What this does": who goes where, who comes back, how many are at home then; else how the Wolf stands."""

from __future__ import annotations

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.describe import colour_word
from game.rules.space_sheep.ring import SHEEP
from game.rules.space_sheep.setup import INFINITE
from game.rules.space_sheep.view import SpaceView
from game.tables.space_sheep.looks import FOLDER, GOLD, MOONLIGHT, sheep_picture, shepherd_picture, system_picture
from game.tables.space_sheep.outlook import Flyer, Outlook
from game.widgets.base import Size, Widget

_HIGH, _ROW = 240, 38


class DoesCard(Widget):
    """Always of the same height, so that nothing moves while the pointer wanders over the table."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._outlook: Outlook | None = None
        self._ring: tuple[str, ...] = ()
        self._title = self._words = ""
        self.name = "does"

    def tell(self, title: str, words: str) -> None:
        """Show words."""
        if (title, words, None) != (self._title, self._words, self._outlook):
            self._title, self._words, self._outlook = title, words, None
            self.invalidate()

    def show_move(self, outlook: Outlook, ring: tuple[str, ...], why: str) -> None:
        """Show what a move does; `why` is what the tile says."""
        if (outlook, why) != (self._outlook, self._words):
            self._outlook, self._ring, self._title, self._words = outlook, ring, self._texts("does.title"), why
            self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, theme.px(_HIGH)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect = self.theme, self.rect
        if theme is None:
            return
        px = theme.px
        paint(surface, theme, "inset", rect)
        inner = rect.inflate(-px(24), -px(16))
        title, size = fitted(theme, self._title, inner.width, "drawn", 32, 18)
        put(surface, theme, title, inner.topleft, TextStyle("drawn", size, leading=1.0))
        top = inner.top + px(42)
        bottom = inner.bottom
        if self._outlook is not None:
            flying = len(self._outlook.goes) + len(self._outlook.comes)
            bottom -= px(_ROW) * flying + px(30)
        self._draw_words(surface, theme, pygame.Rect(inner.left, top, inner.width, bottom - top))
        if self._outlook is None:
            return
        top = bottom
        moves = [*((flyer, GOLD) for flyer in self._outlook.goes), *((f, MOONLIGHT) for f in self._outlook.comes)]
        for flyer, colour in moves:
            self._draw_flyer(surface, theme, pygame.Rect(inner.left, top, inner.width, px(_ROW)), flyer, colour)
            top += px(_ROW)
        text, size = fitted(theme, self._then(self._outlook), inner.width, "serif-bold", 18, 12)
        put(surface, theme, text, (inner.left, inner.bottom - px(26)), TextStyle("serif-bold", size, leading=1.0))

    def _draw_words(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> None:
        """Words as large as they fit; none where there is no room."""
        for size in (20.0, 18.0, 16.0):
            block = layout_text(theme, self._words, room.width, TextStyle(size=size, leading=1.2))
            if block.size[1] <= room.height:
                block.draw(surface, room.topleft)
                return

    def _then(self, outlook: Outlook) -> str:
        if outlook.wins:
            return self._texts("does.wins")
        shepherds, sheep = outlook.at_home
        return self._texts("does.then", n=shepherds + sheep, all=2 * len(self._ring))

    def _draw_flyer(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, flyer: Flyer, colour: str) -> None:
        """Piece, arrow, planet; and whether it is at home there."""
        px, side = theme.px, row.height - theme.px(2)
        name = sheep_picture(flyer.colour) if flyer.kind == SHEEP else shepherd_picture(flyer.colour)
        picture = theme.assets.image_by_height(name, side)
        surface.blit(picture, picture.get_rect(center=(row.left + px(20), row.centery)))
        start, end = (row.left + px(44), row.centery), (row.left + px(74), row.centery)
        pygame.draw.line(surface, colour, start, end, px(4))
        head = [(end[0] + px(9), end[1]), (end[0] - px(3), end[1] - px(8)), (end[0] - px(3), end[1] + px(8))]
        pygame.draw.polygon(surface, colour, head)
        planet = theme.assets.image_by_height(system_picture(self._ring[flyer.end]), side)
        surface.blit(planet, planet.get_rect(center=(row.left + px(108), row.centery)))
        left = row.left + px(134)
        if flyer.home:
            tick = theme.assets.image(f"{FOLDER}tick-home", (px(24), px(24)))
            surface.blit(tick, tick.get_rect(midleft=(left, row.centery)))
            left += px(30)
        words = self._texts("does.home") if flyer.home else colour_word(self._ring[flyer.end], self._texts)
        text, size = fitted(theme, words, row.right - left, "serif-bold" if flyer.home else "serif", 20, 14)
        style = TextStyle("serif-bold" if flyer.home else "serif", size, leading=1.0)
        put(surface, theme, text, (left, row.centery), style, "midleft")


def wolf_words(view: SpaceView, texts: Texts) -> str:
    """Where the Wolf stands or lies, what that allows, and what it will cost."""
    if not view.setup.sand:
        return texts("does.wolf_idle_traitors" if view.setup.infiltrators else "does.wolf_idle")
    where = colour_word(view.ring[view.wolf], texts)
    out = [texts("does.wolf_stands" if view.standing else "does.wolf_lies", system=where)]
    if view.setup.strength == INFINITE:
        out.append(texts("does.cost_all"))
    else:
        owed = view.setup.strength
        console = min(owed, len(view.console))
        pile = min(owed - console, view.deck)
        parts = [texts(f"does.cost_{k}", n=n) for k, n in (("console", console), ("pile", pile)) if n]
        hands = owed - console - pile
        if hands:
            parts.append(texts("does.cost_hands", n=hands))
        out.append(texts("does.cost", n=owed, parts=", ".join(parts)))
    return " ".join(out)
