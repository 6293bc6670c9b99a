"""The decks: how many cards each still has, and how many are gone."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.skins import paint
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.looks import FOLDER
from game.widgets.base import Widget


@dataclass(frozen=True, slots=True)
class PileFacts:
    """A deck: its id and name, cards in it, cards on its discards."""

    deck: str
    name: str
    left: int
    gone: int


class Pile(Widget):
    """The back of a deck with its count."""

    def __init__(self, facts: PileFacts, texts: Texts) -> None:
        super().__init__()
        self.facts, self._texts = facts, texts
        self.name = f"pile-{facts.deck}"

    def hint(self) -> str:
        """See Widget."""
        facts = self.facts
        return self._texts("table.pile_tip", deck=facts.name, n=facts.left, gone=facts.gone)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or not self.rect.width:
            return
        high = self.rect.height - theme.px(22)
        picture = theme.assets.image_by_height(f"{FOLDER}deck-{self.facts.deck}", high)
        place = picture.get_rect(midtop=self.rect.midtop)
        if self.facts.left > 1:
            surface.blit(picture, place.move(theme.px(2), theme.px(2)))
        if self.facts.left:
            surface.blit(picture, place)
        style = TextStyle("sans-bold", 17, leading=1.0)
        put(surface, theme, str(self.facts.left), self.rect.midbottom, style, "midbottom")


class Piles(Widget):
    """All decks side by side."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts
        self._shown: tuple[PileFacts, ...] = ()

    def follow(self, piles: tuple[PileFacts, ...]) -> None:
        """Show these."""
        if piles != self._shown:
            self._shown = piles
            self.children = [Pile(facts, self._texts) for facts in piles]
            if self.ui is not None:
                self.attach(self.ui, self.parent)
            if self.theme is not None:
                self.layout(self.theme, self.rect)
            self.invalidate()

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        inner = rect.inflate(-theme.px(16), -theme.px(12))
        count = max(1, len(self.children))
        for k, pile in enumerate(self.children):
            left = inner.left + k * inner.width // count
            pile.layout(theme, pygame.Rect(left, inner.top, inner.width // count, inner.height if rect.height else 0))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None and self.rect.height:
            paint(surface, self.theme, "panel", self.rect)
            super().draw(surface)
