"""The hand of the Shepherd that was taken: Equipment and Curses, face up or exhausted, and how many it may hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.cards import CardButton, CardFacts, card_rects
from game.tables.the_sheep.plan import HAND_RISES
from game.widgets.base import Widget


class Hand(Widget):
    """Cards side by side, rising above the panel; in tiny windows with the traits, which have no other place there.

    `on_card` gets the number of a card."""

    def __init__(self, texts: Texts, on_card: Callable[[int], None]) -> None:
        super().__init__()
        self._texts, self._on_card = texts, on_card
        self._cards: dict[int, CardButton] = {}
        self._traits: dict[int, CardButton] = {}
        self._area = pygame.Rect(0, 0, 0, 0)
        self._limit = 0
        self.name = "hand"

    def offer(
        self, cards: Sequence[tuple[int, CardFacts]], limit: int, traits: Sequence[tuple[int, CardFacts]] = ()
    ) -> None:
        """Lay out these cards, by number; those that stay keep their widgets."""
        known = [*self._cards, *self._traits]
        self._limit = limit
        self._cards = {number: self._button(number, facts) for number, facts in cards}
        self._traits = {number: self._button(number, facts) for number, facts in traits}
        if self.theme is not None and known == [*self._cards, *self._traits]:
            self._hang_in(self.theme)
        elif self.theme is not None:
            self.layout(self.theme, self._area)
        self.invalidate()

    def _shown(self, theme: Theme) -> list[CardButton]:
        """With the traits where they stand nowhere else, but not while a card must go: it needs their room."""
        traits = self._traits.values() if theme.tiny and len(self._cards) <= self._limit else ()
        return [*self._cards.values(), *traits]

    def _hang_in(self, theme: Theme) -> None:
        self.children = list(self._shown(theme))
        if self.ui is not None:
            self.attach(self.ui, self.parent)

    def _button(self, number: int, facts: CardFacts) -> CardButton:
        known = self._cards.get(number) or self._traits.get(number)
        if known is None:
            return CardButton(facts, lambda: self._on_card(number))
        known.follow(facts)
        return known

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget. The cards reach above the rectangle."""
        self._area = area = pygame.Rect(rect)
        rises = 0 if theme.tiny else theme.px(HAND_RISES)
        super().layout(theme, pygame.Rect(area.left, area.top - rises, area.width, area.height + rises))
        foot = 0 if theme.tiny else theme.px(24)
        room = pygame.Rect(self.rect.left + theme.px(8), self.rect.top, self.rect.width - theme.px(16), 0)
        room.height = area.bottom - foot - room.top - (theme.px(4) if theme.tiny else 0)
        if theme.tiny:
            room = room.move(0, theme.px(4))
            room.height -= theme.px(4)
        self._hang_in(theme)
        shown = self._shown(theme)
        for card, place in zip(shown, card_rects(theme, room, len(shown)), strict=True):
            card.layout(theme, place)

    def hit(self, pos: tuple[int, int]) -> list[Widget]:
        """See Widget: above the panel only where a card is."""
        found = super().hit(pos)
        return found if len(found) > 1 or self._area.collidepoint(pos) else []

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or not self._area.width:
            return
        paint(surface, theme, "panel", self._area)
        if not theme.tiny:
            words = self._texts("table.hand", n=len(self._cards), all=self._limit)
            text, size = fitted(theme, words, self._area.width - theme.px(16), "serif", 18, 12)
            at = (self._area.centerx, self._area.bottom - theme.px(3))
            put(surface, theme, text, at, TextStyle(size=size, leading=1.0), "midbottom")
        cards = self._shown(theme)
        if not cards:
            put(surface, theme, self._texts("table.empty_hand"), self._area.center,
                TextStyle(size=18, colour=theme.palette.soft), "center")  # fmt: skip
        above = [card for card in cards if card.hovered or card.facts.chosen]
        for card in cards:
            if card not in above:
                card.draw(surface)
        for card in above:
            card.draw(surface)
