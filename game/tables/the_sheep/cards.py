"""Cards that can be clicked: in a hand, on sale, to be chosen. Pointing at one shows it large."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.render.skins import paint_ring
from game.render.theme import Theme
from game.tables.the_sheep.card_face import draw_card, draw_chip, draw_enlarged, enlarged_size
from game.tables.the_sheep.face import Face
from game.tables.the_sheep.looks import MOONLIGHT
from game.widgets.base import Pressable
from game.widgets.floating import Drawing

CARD_SHAPE = 150 / 210
"""Width of a card for its height."""
_FINGERTIP = 32
"""Pixels of height that a chip has at least, as long as there is room beside it for those it displaces."""
_LEAST_CARD = 104
"""Units of width below which a card is shown as a chip."""
_WHOLE = 3
"""As many cards as are rather made smaller than laid over each other."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card as it lies somewhere. `name` is for tests and tools; `legal`: a click leads on; `reason`: why not."""

    name: str
    face: Face
    exhausted: bool = False
    legal: bool = False
    chosen: bool = False
    hinted: bool = False
    reason: str = ""


class CardButton(Pressable):
    """One card; as a chip where there is no room for its face."""

    def __init__(self, facts: CardFacts, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.facts = facts
        self.name = facts.name

    def follow(self, facts: CardFacts) -> None:
        """Show the card as it is now."""
        self.facts = facts
        self.invalidate()

    @property
    def small(self) -> bool:
        """It is shown as a chip."""
        theme = self.theme
        return theme is not None and self.rect.width > self.rect.height * 1.2

    def enlarged(self, theme: Theme) -> Drawing | None:
        """See Widget."""
        face, exhausted = self.facts.face, self.facts.exhausted
        size = enlarged_size(theme, face)
        return Drawing(size, lambda surface, rect: draw_enlarged(surface, theme, face, rect, exhausted))

    def hint(self) -> str:
        """See Widget: for who cannot see the drawing, and for tests."""
        return f"**{self.facts.face.name}**\n{self.facts.face.rule_text}".strip()

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, facts = self.theme, self.facts
        if theme is None or not self.rect.width:
            return
        px = theme.px
        lift = px(14) if facts.chosen and not self.small else px(6) if self.hovered and not self.small else 0
        rect = self.rect.move(0, -lift)
        (draw_chip if self.small else draw_card)(surface, theme, facts.face, rect, facts.exhausted)
        self.draw_ring(surface, theme, rect)

    def draw_ring(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """What it is at this moment: chosen, open to a click, advised, with the keyboard."""
        px, facts = theme.px, self.facts
        if facts.chosen or facts.legal:
            ring = theme.palette.gold if not facts.chosen else theme.palette.ink
            paint_ring(surface, theme, rect.inflate(px(4), px(4)), ring, 14)
        if facts.hinted:
            paint_ring(surface, theme, rect.inflate(px(12), px(12)), MOONLIGHT, 14, dashed=True)
        self.draw_focus(surface, rect.inflate(px(6), px(6)))


def card_rects(theme: Theme, area: pygame.Rect, count: int, most: float = 210) -> list[pygame.Rect]:
    """Room for cards side by side from the left: whole, overlapping, or as chips below each other where it is low.

    `most` is the greatest height of a card in units.
    """
    if not count:
        return []
    px, gap = theme.px, theme.px(8)
    high = min(area.height, px(most))
    wide = round(high * CARD_SHAPE)
    if wide < px(_LEAST_CARD) or theme.tiny:
        return _chips(theme, area, count)
    if count <= _WHOLE and wide * count + gap * (count - 1) > area.width:
        wide = max(px(_LEAST_CARD), (area.width - gap * (count - 1)) // count)
        high = round(wide / CARD_SHAPE)
    step = min(wide + gap, (area.width - wide) // (count - 1)) if count > 1 else 0
    if count > 1 and step < wide * 0.45:
        return _chips(theme, area, count)
    total = wide + step * (count - 1)
    left = area.left + max(0, (area.width - total) // 2)
    return [pygame.Rect(left + k * step, area.bottom - high, wide, high) for k in range(count)]


def _chips(theme: Theme, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Chips in one or more columns."""
    gap = theme.px(4)
    rows = max(1, (area.height + gap) // (max(theme.px(30), _FINGERTIP) + gap))
    columns = -(-count // rows)
    rows = -(-count // columns)
    wide, high = (area.width - gap * (columns - 1)) // columns, (area.height - gap * (rows - 1)) // rows
    high = min(high, theme.px(56))
    return [
        pygame.Rect(area.left + (k // rows) * (wide + gap), area.top + (k % rows) * (high + gap), wide, high)
        for k in range(count)
    ]
