"""The strip of seats: whose turn it is, scores, and the tray in which the last dice lie."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put, put_block
from game.render.skins import paint, paint_ring
from game.render.text_layout import layout_text, plain
from game.render.theme import TextStyle, Theme
from game.tables.base import SeatLook
from game.tables.shear_panic.figures import Figures
from game.tables.shear_panic.looks import die_picture
from game.widgets.base import Pressable, Widget


class SeatPanel(Pressable):
    """One player: a sheep, the score, badge and name; a gold frame while it is their turn.

    Pressing it asks who shall play the seat.
    """

    def __init__(self, seat: int, look: SeatLook, figures: Figures, texts: Texts, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, single=True)
        self.seat, self._look, self._figures, self._texts = seat, look, figures, texts
        self.thinking = False
        self.name = f"seat-{seat}"

    def hint(self) -> str:
        """See Widget."""
        return self._texts("table.score_tip", name=plain(self._look.name), points=self._score())

    def _score(self) -> int:
        scores = self._figures.scores
        return scores[self.seat] if self.seat < len(scores) else 0

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px, rect = theme.px, self.rect
        active = self._figures.turn == self.seat
        paint(surface, theme, "panel" if active else "panel-shade", rect)
        if active:
            paint_ring(surface, theme, rect, theme.palette.gold, 12)
        self._draw_name(surface, theme)
        self.draw_focus(surface)
        if rect.height < px(88):
            at = (rect.right - px(14), rect.top + (rect.height - px(38)) // 2 + px(6))
            put(surface, theme, str(self._score()), at, TextStyle("sans-bold", 34), "midright")
            self._draw_bot(surface, theme, (rect.left + px(22), at[1]))
            return
        self._draw_bot(surface, theme, (rect.right - px(20), rect.bottom - px(22)))
        low = px(38)
        size = min(rect.height - low, round(rect.width * 0.46))
        sheep = theme.assets.image(f"sheep/sheep-{self._look.badge}-s", (size, size))
        roomy = rect.height > px(118)
        centre = rect.top + (rect.height - low) // 2 + px(4)
        surface.blit(sheep, sheep.get_rect(center=(rect.left + round(rect.width * 0.28), centre)))
        middle = (rect.left + round(rect.width * 0.74), centre - (px(10) if roomy else 0))
        put(surface, theme, str(self._score()), middle, TextStyle("sans-bold", 52 if roomy else 40), "center")
        if roomy:
            style = TextStyle("sans", 18, theme.palette.soft)
            put(surface, theme, self._texts("table.points"), (middle[0], middle[1] + px(34)), style, "center")

    def _draw_bot(self, surface: pygame.Surface, theme: Theme, at: tuple[int, int]) -> None:
        """The mark of a bot, another one while it thinks."""
        if not self._look.human:
            icon = "ui/thinking" if self.thinking else "ui/bot"
            mark = theme.assets.image(icon, (theme.px(27), theme.px(27)))
            surface.blit(mark, mark.get_rect(center=at))

    def _draw_name(self, surface: pygame.Surface, theme: Theme) -> None:
        """The name, smaller where it is long, at last with a dot at its end; the tooltip has it whole."""
        px, rect = theme.px, self.rect
        badge = theme.assets.image(f"seats/seat-{self._look.badge}", (px(28), px(28)))
        surface.blit(badge, badge.get_rect(midleft=(rect.left + px(9), rect.bottom - px(22))))
        room = rect.width - px(52 if self._look.human else 80)
        text, size = fitted(theme, self._look.name, room, "serif-bold", 20.0)
        at = (rect.left + px(43), rect.bottom - px(22))
        put(surface, theme, text, at, TextStyle("serif-bold", size), "midleft")


class NeutralPanel(Widget):
    """A colour nobody plays."""

    def __init__(self, token: str, text: str, short: str, note: str) -> None:
        super().__init__()
        self._token, self._text, self._short = token, text, short
        self.tooltip = f"{text}. {note}"

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px, rect = theme.px, self.rect
        paint(surface, theme, "panel-shade", rect)
        size = min(rect.height - px(12), px(74), round(rect.width * 0.4))
        sheep = theme.assets.image(f"sheep/sheep-{self._token}-s", (size, size))
        surface.blit(sheep, sheep.get_rect(midleft=(rect.left + px(10), rect.centery)))
        room = pygame.Rect(rect.left + size + px(16), rect.top + px(8), rect.width - size - px(24), rect.height)
        style = TextStyle(size=18)
        text = self._text if text_height(theme, self._text, room.width, style) < rect.height - px(12) else self._short
        room.top = rect.centery - text_height(theme, text, room.width, style) // 2
        put_block(surface, theme, text, room, style)


def text_height(theme: Theme, text: str, width: int, style: TextStyle) -> int:
    """The height a wrapped text would take."""
    return layout_text(theme, text, width, style).size[1]


class DiceTray(Widget):
    """Felt with the last dice on it; they stay until the next turn."""

    def __init__(self, figures: Figures, texts: Texts) -> None:
        super().__init__()
        self._figures, self._texts = figures, texts

    def hint(self) -> str:
        """See Widget."""
        return self._texts("table.last_dice")

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px, rect = theme.px, self.rect
        paint(surface, theme, "panel-shade", rect)
        headed = rect.height > px(92)
        if headed:
            style = TextStyle("sans", 18, theme.palette.soft)
            put(surface, theme, self._texts("table.last_dice"), (rect.left + px(14), rect.top + px(10)), style)
        felt = pygame.Rect(rect.left + px(9), rect.top + (px(36) if headed else px(8)), rect.width - px(18), 0)
        felt.height = rect.bottom - px(9) - felt.top
        pygame.draw.rect(surface, "#5e7d4e", felt, border_radius=px(8))
        pygame.draw.rect(surface, theme.palette.outline, felt, px(2), border_radius=px(8))
        dice = self._figures.dice
        size = min(px(76), felt.height - px(10), (felt.width - px(16)) // 2)
        for k, die in enumerate(dice):
            x = felt.left + felt.width * (2 * k + 1) // (2 * len(dice))
            picture = theme.assets.image(die_picture(die.die, die.face), (size, size))
            angle = (1 - die.roll) * 540 + (-8 if k % 2 == 0 else 10)
            if die.roll < 1:
                turned = pygame.transform.rotozoom(picture, angle, 1.0)
            else:
                turned = self._at_rest(theme, picture, die_picture(die.die, die.face), k)
            lift = round((1 - die.roll) * felt.height * 0.25)
            surface.blit(turned, turned.get_rect(center=(x, felt.centery - lift)))

    @staticmethod
    def _at_rest(theme: Theme, picture: pygame.Surface, name: str, k: int) -> pygame.Surface:
        key = ("die-at-rest", name, picture.get_size(), k % 2)
        return theme.assets.keep(key, lambda: pygame.transform.rotozoom(picture, -8 if k % 2 == 0 else 10, 1.0))
