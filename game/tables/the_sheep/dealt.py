"""Cards laid out over the map to choose one: the goods of a Caravan, two traits, Caravans that may come in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.skins import paint
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.card_face import draw_enlarged, enlarged_size
from game.tables.the_sheep.cards import CardButton, CardFacts, card_rects
from game.widgets.base import Widget
from game.widgets.button import IconButton
from game.widgets.floating import Drawing

_NOTE = 110
"""Units of width of a note that stands beside a chip."""
_TALL = 300
"""Units of height of the cards where they are laid out large."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What is laid out: a title, the cards, whether they are shown with everything on them, and whether it can be put
    away without a choice. `notes` stand below the cards, one each: a price, who has it."""

    title: str
    cards: tuple[CardFacts, ...]
    large: bool = False
    closes: bool = False
    notes: tuple[str, ...] = ()


class LargeCard(CardButton):
    """A card with everything on it, to be read and chosen."""

    def enlarged(self, theme: Theme) -> Drawing | None:
        """See Widget: it is large already, unless there was no room."""
        fits = enlarged_size(theme, self.facts.face)[1] <= self.rect.height
        return None if fits else super().enlarged(theme)

    def hint(self) -> str:
        """See Widget."""
        theme = self.theme
        return "" if theme is not None and self.enlarged(theme) is None else super().hint()

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or not self.rect.width:
            return
        size = enlarged_size(theme, self.facts.face)
        if size[0] > self.rect.width or size[1] > self.rect.height:
            super().draw(surface)
            return
        lift = theme.px(6) if self.hovered else 0
        place = pygame.Rect((0, 0), size)
        place.midtop = (self.rect.centerx, self.rect.top - lift)
        draw_enlarged(surface, theme, self.facts.face, place, self.facts.exhausted)
        self.draw_ring(surface, theme, place)


class Dealt(Widget):
    """The sheet with the cards in the middle of the map; nothing while nothing is laid out. `on_card` gets the number
    of the card in the deal, `on_close` is called by its cross."""

    def __init__(self, texts: Texts, on_card: Callable[[int], None], on_close: Callable[[], None]) -> None:
        super().__init__()
        self._texts, self._on_card = texts, on_card
        self._deal: Deal | None = None
        self._cards: list[CardButton] = []
        self._cross = IconButton("ui/cross", texts("act.close"), on_close)
        self._cross.name = "close-dealt"
        self._room = pygame.Rect(0, 0, 0, 0)
        self._beside = 0
        self.visible = False
        self.name = "dealt"

    @property
    def deal(self) -> Deal | None:
        """What is laid out now."""
        return self._deal

    def offer(self, deal: Deal | None) -> None:
        """Lay this out, or put away what lies there."""
        if deal == self._deal:
            return
        self._deal = deal
        self.visible = deal is not None
        make = LargeCard if deal is not None and deal.large else CardButton
        self._cards = [make(facts, self._press(k)) for k, facts in enumerate(deal.cards if deal is not None else ())]
        closes = deal is not None and deal.closes
        self.children = [*self._cards, *([self._cross] if closes else [])]
        if self.ui is not None:
            self.attach(self.ui, self.parent)
        if self.theme is not None:
            self.lie(self.theme, self._room)
        if deal is not None and self.ui is not None and self.ui.keyboard_used:
            self.ui.set_focus(self.children[0] if self.children else None)
        self.invalidate()

    def _press(self, number: int) -> Callable[[], None]:
        return lambda: self._on_card(number)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        self.lie(theme, rect)

    def lie(self, theme: Theme, room: pygame.Rect) -> None:
        """Take the middle of this room, as large as the cards need."""
        self._room = pygame.Rect(room)
        self.theme = theme
        deal = self._deal
        if deal is None:
            super().layout(theme, pygame.Rect(room.center, (0, 0)))
            return
        px = theme.px
        pad, side = px(14), px(40)
        title = layout_text(theme, deal.title, room.width - 2 * pad - side, _TITLE)
        head = max(px(44), title.size[1] + px(16))
        inner = room.inflate(-2 * pad, -2 * pad)
        inner.top, inner.height = inner.top + head, inner.height - head
        places, foot = self._places(theme, deal, inner)
        used = places[0].unionall(places[1:]) if places else pygame.Rect(inner.topleft, (0, 0))
        used.width += self._beside
        wide = min(room.width, max(used.width + 2 * pad, title.size[0] + 2 * pad + side + px(16)))
        sheet = pygame.Rect(0, 0, wide, used.height + 2 * pad + head + foot)
        sheet.center = room.center
        shift = (sheet.centerx - used.centerx, sheet.top + pad + head - used.top)
        super().layout(theme, sheet)
        for card, place in zip(self._cards, places, strict=True):
            card.layout(theme, place.move(shift))
        self._cross.layout(theme, pygame.Rect(sheet.right - side - px(6), sheet.top + px(6), side, side))

    def _places(self, theme: Theme, deal: Deal, inner: pygame.Rect) -> tuple[list[pygame.Rect], int]:
        """Where the cards lie, and how high the row of notes below them is; beside chips notes stand at the right."""
        self._beside = 0
        if deal.large:
            return self._large(theme, inner), 0
        foot = theme.px(28) if any(deal.notes) else 0
        above = pygame.Rect(inner.left, inner.top, inner.width, inner.height - foot)
        places = card_rects(theme, above, len(self._cards), 240)
        if not foot or not places or places[0].width <= places[0].height:
            return places, foot
        self._beside = theme.px(_NOTE)
        narrow = pygame.Rect(inner.left, inner.top, inner.width - self._beside, inner.height)
        rows = max(1, min(len(self._cards), inner.height // theme.px(34)))
        high = min(theme.px(52), inner.height // rows)
        return [pygame.Rect(narrow.left, inner.top + k * high, narrow.width, high - theme.px(4))
                for k in range(len(self._cards))], 0  # fmt: skip

    def _large(self, theme: Theme, inner: pygame.Rect) -> list[pygame.Rect]:
        """Room for whole cards, or for smaller ones where they find none."""
        sizes = [enlarged_size(theme, card.facts.face) for card in self._cards]
        gap = theme.px(16)
        total = sum(wide for wide, _ in sizes) + gap * (len(sizes) - 1)
        high = max((size[1] for size in sizes), default=0)
        if total > inner.width or high > inner.height:
            return card_rects(theme, inner, len(self._cards), _TALL)
        left, out = inner.left, []
        for wide, _ in sizes:
            out.append(pygame.Rect(left, inner.top, wide, high))
            left += wide + gap
        return out

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, deal = self.theme, self._deal
        if theme is None or deal is None:
            return
        px = theme.px
        paint(surface, theme, "panel", self.rect)
        block = layout_text(theme, deal.title, self.rect.width - px(28 + 40), _TITLE)
        block.draw(surface, (self.rect.left + px(16), self.rect.top + px(10)))
        super().draw(surface)
        for card, note in zip(self._cards, deal.notes, strict=False):
            colour = theme.palette.brick if card.facts.reason else theme.palette.ink
            style = TextStyle("serif-bold", 18, colour, 1.0)
            if self._beside:
                put(surface, theme, note, (card.rect.right + px(8), card.rect.centery), style, "midleft")
            else:
                put(surface, theme, note, (card.rect.centerx, card.rect.bottom + px(6)), style, "midtop")


_TITLE = TextStyle("serif-bold", 24, leading=1.1)
