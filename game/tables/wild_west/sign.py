"""The Headman's signpost with what he announced, and the piles behind the places."""

from __future__ import annotations

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.text_layout import TextBlock, layout_text, plain
from game.render.theme import TextStyle, Theme
from game.rules.wild_west.setup import PILES
from game.rules.wild_west.stages import UNSAID
from game.tables.base import SeatLook
from game.tables.wild_west.figures import Figures
from game.tables.wild_west.looks import BACK, FOLDER
from game.widgets.base import Widget

_INK = "#2b2118"
_DRAWN, _PLANKS = (320, 300), pygame.Rect(62, 82, 228, 142)
"""The size of the drawn signpost, and where on it the planks are free."""


class Sign(Widget):
    """What the Headman says, readable all round long; before that, who he is."""

    def __init__(self, figures: Figures, seats: tuple[SeatLook, ...], texts: Texts) -> None:
        super().__init__()
        self._figures, self._seats, self._texts = figures, seats, texts

    def hint(self) -> str:
        """See Widget."""
        return self._texts("table.sign_tip")

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, figures = self.theme, self._figures
        if theme is None:
            return
        px = theme.px
        board = self._draw_board(surface, theme)
        said = figures.announced != UNSAID
        words = self._texts("table.wolves_said", n=figures.announced) if said else ""
        small = board.height < px(80)
        if small and said:
            line = self._fitting(theme, board.width - px(12), board.height, f" **{words}**")
            line.draw(surface, (board.left + px(6), board.centery - line.size[1] // 2))
            return
        block = self._fitting(theme, board.width - px(16), board.height - px(50 if said else 4), "", not small)
        top = board.top + px(10) if said else board.centery - block.size[1] // 2
        block.draw(surface, (board.left + px(8), top))
        if said:
            room = board.bottom - top - block.size[1]
            big = TextStyle("drawn", min(54, max(28, room / theme.unit * 0.62)), _INK, leading=1.0)
            middle = top + block.size[1] + room // 2 - px(2)
            box = put(surface, theme, words, (board.centerx + px(22), middle), big, "center")
            wolf = theme.assets.image(FOLDER + "wolf-head", (min(px(48), room), min(px(48), room)))
            surface.blit(wolf, wolf.get_rect(midright=(box.left - px(8), middle)))

    def _fitting(self, theme: Theme, width: int, height: int, after: str, large: bool = False) -> TextBlock:
        """Who says or is it, and what comes `after`; a name that is too long for the room is cut with a dot."""
        figures = self._figures
        name = self._seats[figures.headman].name
        key = "says" if figures.announced != UNSAID else "is"
        key = f"table.wild_head_{key}" if figures.wild_head else f"table.headman_{key}"
        who = self._texts(key, name=plain(name))
        wide = large and theme.fonts.width("serif-bold", theme.text_px(20), who) <= width
        style = TextStyle("serif-bold", 20 if wide else 18, _INK, leading=1.05)
        block = layout_text(theme, who + after, width, style, "center")
        while block.size[1] > height and len(name) > 3:
            name = name[:-2].rstrip() + "."
            block = layout_text(theme, self._texts(key, name=plain(name)) + after, width, style, "center")
        return block

    def _draw_board(self, surface: pygame.Surface, theme: Theme) -> pygame.Rect:
        """Planks on a post; where there is no room for it, a plank alone. Gives the room for words."""
        px = theme.px
        board = self.rect.inflate(-px(4), -px(8))
        high = round(self.rect.height * _DRAWN[1] / _PLANKS.bottom)
        if high * _PLANKS.height / _DRAWN[1] >= px(84):
            picture = theme.assets.image_by_height(FOLDER + "signpost", high)
            surface.blit(picture, self.rect.topleft)
            share = high / _DRAWN[1]
            planks = pygame.Rect(*(round(n * share) for n in _PLANKS))
            return planks.move(self.rect.topleft)
        if not theme.tiny:
            for x in (board.left + board.width // 8, board.right - board.width // 8):
                leg = pygame.Rect(x - px(7), board.top - px(4), px(14), board.height + px(22))
                pygame.draw.rect(surface, "#7d5228", leg, border_radius=px(4))
                pygame.draw.rect(surface, _INK, leg, px(2.5), border_radius=px(4))
        pygame.draw.rect(surface, "#c7935a", board, border_radius=px(7))
        for share in (0.34, 0.67):
            y = board.top + round(board.height * share)
            pygame.draw.line(surface, "#8f6234", (board.left + px(4), y), (board.right - px(4), y), px(1.5))
        light = board.inflate(-px(6), -px(6))
        pygame.draw.rect(surface, "#d8aa70", light, px(1.5), border_radius=px(5))
        pygame.draw.rect(surface, _INK, board, px(3), border_radius=px(7))
        return board


class Pile(Widget):
    """One of the four piles: its back, its type, how many cards are left."""

    def __init__(self, index: int, figures: Figures, texts: Texts) -> None:
        super().__init__()
        self._index, self._figures, self._texts = index, figures, texts

    def hint(self) -> str:
        """See Widget."""
        left = self._figures.piles[self._index] if self._figures.piles else 0
        return self._texts("table.pile_tip", pile=self._texts(f"pile.{PILES[self._index]}"), n=left)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect = self.theme, self.rect
        if theme is None or rect.height < theme.px(40):
            return
        px = theme.px
        left = self._figures.piles[self._index] if self._figures.piles else 0
        picture = theme.assets.image_by_height(BACK, rect.height - px(8))
        for k in range(min(left, 3), 0, -1):
            surface.blit(picture, picture.get_rect(midtop=(rect.centerx - px(3) * (k - 1), rect.top + px(3) * (k - 1))))
        plate = pygame.Rect(0, 0, max(rect.width + px(6), px(44)), px(28))
        plate.midbottom = (rect.centerx, rect.bottom + px(4))
        pygame.draw.rect(surface, theme.palette.paper, plate, border_radius=px(5))
        pygame.draw.rect(surface, theme.palette.outline, plate, px(2), border_radius=px(5))
        text = self._texts(f"pile_short.{PILES[self._index]}")
        icon = theme.assets.image(f"{FOLDER}type-{PILES[self._index]}", (px(22), px(22)))
        wide = theme.fonts.width("sans-bold", theme.text_px(18), text)
        if wide + px(34) <= plate.width:
            surface.blit(icon, icon.get_rect(midleft=(plate.left + px(5), plate.centery)))
            put(surface, theme, text, (plate.left + px(31), plate.centery), TextStyle("sans-bold", 18), "midleft")
        else:
            surface.blit(icon, icon.get_rect(center=plate.center))
        disc = (rect.right, rect.top + px(6))
        pygame.draw.circle(surface, _INK, disc, px(15))
        pygame.draw.circle(surface, "#f6eedc", disc, px(15), px(2))
        put(surface, theme, str(left), disc, TextStyle("sans-bold", 18, "#f6eedc", leading=1.0), "center")
