"""The characters a seat has drawn, laid before it to keep one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint, paint_ring
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.tables.wild_west.looks import CARD_SHAPE, NAME_PLATE, character_picture
from game.widgets.base import Pressable, Widget

Ability = Callable[[str], str]

_AROUND, _LEAST = 38, 90
"""Units beside picture and words in the height of a card, and the least height of its picture."""


class CharacterCard(Pressable):
    """One of the drawn characters: portrait, name, and what it can do.

    `words_high`: what the longest words among all need, so that all pictures have the same height.
    """

    def __init__(self, character: str, texts: Texts, ability: Ability, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, single=True)
        self.character, self._texts, self._ability = character, texts, ability
        self.name = f"draw-{character}"
        self.chosen = self.suggested = self.small = False
        self.words_high = 0

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px, rect = theme.px, self.rect
        paint(surface, theme, "card", rect, "hover" if self.hovered else "normal")
        if self.hovered or self.chosen or self.suggested:
            paint_ring(surface, theme, rect, theme.palette.gold, 14)
        name = self._texts(f"character.{self.character}.name")
        high, room = self._room(theme)
        picture = theme.assets.image_by_height(character_picture(self.character), high)
        if self._flat:
            surface.blit(picture, (rect.left + px(12), rect.top + px(10)))
            name, size = fitted(theme, name, room.width, "drawn", 36)
            put(surface, theme, name, (room.left, rect.top + px(12)), TextStyle("drawn", size, leading=1.0))
        else:
            surface.blit(picture, picture.get_rect(midtop=(rect.centerx, rect.top + px(12))))
            self._draw_plate(surface, theme, name, high)
        self._draw_ability(surface, theme, room)
        self.draw_focus(surface)

    @property
    def _flat(self) -> bool:
        """The picture stands beside the words."""
        return self.rect.width > self.rect.height * 1.4

    def _room(self, theme: Theme) -> tuple[int, pygame.Rect]:
        """How high the picture is, and where the ability is told."""
        px, rect = theme.px, self.rect
        if self._flat:
            high = min(rect.height - px(20), round(rect.width * 0.36 / CARD_SHAPE))
            left = rect.left + px(26) + round(high * CARD_SHAPE)
            return high, pygame.Rect(left, rect.top + px(56), rect.right - left - px(14), rect.height - px(68))
        room_left = rect.height - px(_AROUND) - self.words_high
        high = min(max(round(rect.height * 0.5), room_left), round((rect.width - px(24)) / CARD_SHAPE))
        if self.small:
            words = self._words(theme, rect.width - px(32)).size[1]
            high = min(high, max(px(_LEAST), rect.height - px(_AROUND) - words))
        room = pygame.Rect(rect.left + px(16), rect.top + high + px(16), rect.width - px(32), 0)
        room.height = rect.bottom - px(12) - room.top
        return high, room

    def _draw_plate(self, surface: pygame.Surface, theme: Theme, name: str, height: int) -> None:
        """The name on the plate of the picture."""
        middle = self.rect.top + theme.px(12) + round(height * NAME_PLATE)
        name, size = fitted(theme, name, round(height * CARD_SHAPE * 0.7), "drawn", 34, 11)
        put(surface, theme, name, (self.rect.centerx, middle), TextStyle("drawn", size, "#2b2118", 1.0), "center")

    def _draw_ability(self, surface: pygame.Surface, theme: Theme, room: pygame.Rect) -> None:
        self._words(theme, room.width).draw(surface, room.topleft)

    def _words(self, theme: Theme, width: int) -> TextBlock:
        """The ability as it is written; smaller where it would leave too little of the picture."""
        align: Literal["left", "center"] = "left" if self._flat else "center"
        ability = self._ability(self.character)
        text = layout_text(theme, ability, width, "text", align)
        room = self.rect.height - theme.px(68 if self._flat else _AROUND + _LEAST)
        for size in (18, 16, 14) if self.small else ():
            text = layout_text(theme, ability, width, TextStyle(size=size, leading=1.2), align)
            if text.size[1] <= room:
                break
        return text

    def words_need(self, theme: Theme) -> int:
        """The height of the ability in usual letters below the picture."""
        return layout_text(theme, self._ability(self.character), self.rect.width - theme.px(32), "text").size[1]

    def crowded(self, theme: Theme) -> bool:
        """Whether the ability needs small letters."""
        room = self._room(theme)[1]
        return layout_text(theme, self._ability(self.character), room.width, "text").size[1] > room.height


class Hand(Widget):
    """The drawn characters side by side over the prairie, or below each other where it is narrow."""

    def __init__(self, texts: Texts, ability: Ability, on_pick: Callable[[str], None]) -> None:
        super().__init__()
        self._texts, self._ability, self._on_pick = texts, ability, on_pick
        self._area = pygame.Rect(0, 0, 0, 0)
        self.cards: list[CharacterCard] = []

    def offer(self, characters: tuple[str, ...], suggested: str) -> None:
        """Lay these out; () puts them away."""
        if [card.character for card in self.cards] != list(characters):
            self.cards = [self._card(name) for name in characters]
            self.children = list(self.cards)
            if self.ui is not None:
                self.attach(self.ui, self.parent)
            if self.theme is not None:
                self.lie(self.theme, self._area)
        for card in self.cards:
            card.suggested = card.character == suggested

    def _card(self, name: str) -> CharacterCard:
        return CharacterCard(name, self._texts, self._ability, lambda: self._on_pick(name))

    def lie(self, theme: Theme, area: pygame.Rect) -> None:
        """Take this room."""
        self._area = pygame.Rect(area)
        count = max(1, len(self.cards))
        gap = theme.px(24 if not theme.tiny else 10)
        if area.width >= area.height * 0.9:
            wide = min(theme.px(360), (area.width - gap * (count - 1)) // count)
            high = min(area.height, round(wide * 1.62)) if not theme.tiny else area.height
            left = area.centerx - (wide * count + gap * (count - 1)) // 2
            rects = [pygame.Rect(left + k * (wide + gap), area.centery - high // 2, wide, high) for k in range(count)]
        else:
            high = (area.height - gap * (count - 1)) // count
            rects = [pygame.Rect(area.left, area.top + k * (high + gap), area.width, high) for k in range(count)]
        self.layout(theme, rects[0].unionall(rects[1:]))
        for card, rect in zip(self.cards, rects, strict=False):
            card.layout(theme, rect)
        words = max((card.words_need(theme) for card in self.cards), default=0)
        for card in self.cards:
            card.words_high = words
        small = any(card.crowded(theme) for card in self.cards)
        for card in self.cards:
            card.small = small
