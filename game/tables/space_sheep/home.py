"""Who is at home: a Shepherd and a SpaceSheep of every colour, with a tick once it is there, and how many would be."""

from __future__ import annotations

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.ring import SHEEP, SHEPHERD
from game.tables.space_sheep.figures import Figures
from game.tables.space_sheep.looks import FOLDER, sheep_picture, shepherd_picture
from game.tables.space_sheep.outlook import Outlook
from game.widgets.base import Widget

_ROWS = ((SHEEP, "sheep_home"), (SHEPHERD, "shepherds_home"))
_FAINT = 120


class HomePanel(Widget):
    """The count below the seats. `foretold`: a move that is looked at; what it changes is told in gold."""

    def __init__(self, figures: Figures, texts: Texts) -> None:
        super().__init__()
        self._figures, self._texts = figures, texts
        self.foretold: Outlook | None = None
        self.name = "home"

    def hint(self) -> str:
        """See Widget."""
        return self._texts("table.home_tip")

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect = self.theme, self.rect
        if theme is None or not rect.height:
            return
        px = theme.px
        paint(surface, theme, "panel-shade", rect)
        inner = rect.inflate(-px(20), -px(16))
        if rect.height > px(150):
            title = TextStyle("drawn", 34, leading=1.0)
            put(surface, theme, self._texts("table.home"), inner.topleft, title)
            inner.top, inner.height = inner.top + px(38), inner.height - px(38)
        for k, (kind, key) in enumerate(_ROWS):
            row = pygame.Rect(inner.left, inner.top + k * inner.height // 2, inner.width, inner.height // 2)
            self._draw_row(surface, theme, row, kind, key)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, kind: str, key: str) -> None:
        px, ring = theme.px, self._figures.ring
        home = [colour for colour in ring if self._is_home(kind, colour)]
        then = self.foretold.at_home[kind == SHEEP] if self.foretold is not None else len(home)
        if then == len(home):
            text, colour = self._texts(f"table.{key}", n=len(home), all=len(ring)), theme.palette.ink
        else:
            text = self._texts(f"table.{key}_then", n=len(home), then=then)
            colour = theme.palette.gold_ink if then > len(home) else theme.palette.brick
        text, size = fitted(theme, text, row.width, "serif", 18, 13)
        at = put(surface, theme, text, row.topleft, TextStyle(size=size, colour=colour, leading=1.1))
        share = row.width // max(1, len(ring))
        side = min(share, row.bottom - at.bottom - px(2), px(38))
        for k, colour in enumerate(ring):
            name = sheep_picture(colour) if kind == SHEEP else shepherd_picture(colour)
            picture = self._piece(theme, name, side, colour in home)
            middle = (row.left + share * k + share // 2, at.bottom + px(1) + side // 2)
            surface.blit(picture, picture.get_rect(center=middle))
            if colour in home:
                tick = max(px(14), side * 4 // 10)
                mark = theme.assets.image(f"{FOLDER}tick-home", (tick, tick))
                surface.blit(mark, mark.get_rect(center=(middle[0] + side // 4, middle[1] + side // 3)))

    def _is_home(self, kind: str, colour: str) -> bool:
        figure = self._figures.pieces.get((kind, colour))
        return figure is not None and figure.share >= 1.0 and self._figures.ring[figure.end] == colour

    @staticmethod
    def _piece(theme: Theme, name: str, side: int, home: bool) -> pygame.Surface:
        """A piece in small, faint while it is not at home."""
        picture = theme.assets.image_by_height(name, max(1, side))
        if home:
            return picture

        def fade() -> pygame.Surface:
            faint = picture.copy()
            faint.set_alpha(_FAINT)
            return faint

        return theme.assets.keep(("not home", name, side), fade)
