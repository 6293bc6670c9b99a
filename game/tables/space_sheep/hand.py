"""The large hand below the ring: whose it is, and its cards, of which those of one colour lie as one with a count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint, paint_badge, paint_ring
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.tables.base import SeatLook
from game.tables.space_sheep.figures import UNKNOWN
from game.tables.space_sheep.looks import CARD_SHAPE, MOONLIGHT, card_picture
from game.widgets.base import Pressable, Widget

OnCard = Callable[[int, str], None]
"""A seat's card was clicked."""
OnLook = Callable[[int, str, bool], None]
"""A seat's card is looked at, or no more."""

_INK = "#2b2118"
_BAND, _BAND_LEFT, _BAND_WIDE = 0.112, 0.27, 0.68
"""Where a card has room for its name: middle of the band, its left edge and its width, as shares of the card."""


class HandCard(Pressable):
    """Cards of one colour in the large hand. `legal`: they can be chosen now."""

    def __init__(self, seat: int, card: str, count: int, texts: Texts, on_card: OnCard, on_look: OnLook) -> None:
        super().__init__(lambda: on_card(seat, card))
        self.seat, self.card, self.count, self._texts, self._on_look = seat, card, count, texts, on_look
        self.name = f"card-{card or 'back'}"
        self.legal = self.chosen = self.hinted = False
        self.looked_at = False

    def state_changed(self) -> None:
        """See Widget."""
        super().state_changed()
        looked = self.hovered or (self.focused and self.ui is not None and self.ui.keyboard_used)
        if looked != self.looked_at and self.card != UNKNOWN:
            self.looked_at = looked
            self._on_look(self.seat, self.card, looked)

    def look_away(self) -> None:
        """It is about to go: nobody looks at it any more."""
        if self.looked_at:
            self.looked_at = False
            self._on_look(self.seat, self.card, False)

    def hint(self) -> str:
        """See Widget."""
        if self.card == UNKNOWN:
            return self._texts("table.hidden_card")
        self.tooltip = self._texts(f"table.card_tip_{'legal' if self.legal else 'plan'}", card=self._title())
        return super().hint()

    def _title(self) -> str:
        return self._texts(f"colour.{self.card}").capitalize()

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px = theme.px
        lift = px(14) if self.chosen else px(6) if self.hovered else 0
        rect = self.rect.move(0, -lift)
        picture = theme.assets.image_by_height(card_picture(self.card), rect.height)
        for k in range(min(2, self.count - 1), 0, -1):
            surface.blit(picture, picture.get_rect(center=rect.center).move(px(6) * k, -px(4) * k))
        surface.blit(picture, picture.get_rect(center=rect.center))
        if self.card != UNKNOWN:
            self._draw_name(surface, theme, rect)
        if self.chosen or self.legal:
            paint_ring(surface, theme, rect.inflate(px(4), px(4)), theme.palette.gold, 10)
        if self.hinted:
            paint_ring(surface, theme, rect.inflate(px(12), px(12)), MOONLIGHT, 12, dashed=True)
        if self.count > 1:
            draw_count(surface, theme, self.count, (rect.right - px(2), rect.top + px(2)))
        self.draw_focus(surface, rect.inflate(px(6), px(6)))

    def _draw_name(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        left, room = rect.left + round(rect.width * _BAND_LEFT), round(rect.width * _BAND_WIDE)
        text, size = fitted(theme, self._title(), room, "drawn", rect.height / theme.unit * 0.16, 12)
        style = TextStyle("drawn", size, _INK, 1.0)
        put(surface, theme, text, (left, rect.top + round(rect.height * _BAND)), style, "midleft")


class Hand(Widget):
    """One seat's hand. `offer` lays its cards; `caption` says what that seat does. `with_peek`: a button for what only
    this seat may see lies on the plate with its name (see `peek_place`)."""

    def __init__(self, seats: tuple[SeatLook, ...], texts: Texts, on_card: OnCard, on_look: OnLook) -> None:
        super().__init__()
        self._seats, self._texts, self._on_card, self._on_look = seats, texts, on_card, on_look
        self.seat, self.caption = 0, ""
        self.with_peek = False
        self.cards: list[HandCard] = []
        self._shown: tuple[int, tuple[str, ...]] | None = None
        self._area = pygame.Rect(0, 0, 0, 0)

    def offer(self, seat: int, cards: tuple[str, ...], caption: str) -> None:
        """Show these cards of a seat."""
        self.seat, self.caption = seat, caption
        if self._shown == (seat, cards):
            return
        self._shown = (seat, cards)
        # Cards that stay keep their widgets: in real time a hand may change while somebody presses on another card.
        kept = {(card.seat, card.card): card for card in self.cards}
        counts = Counter(cards)
        self.cards = []
        for number, card in enumerate(sorted(counts, key=cards.index)):
            widget = kept.get((seat, card)) or HandCard(seat, card, 1, self._texts, self._on_card, self._on_look)
            widget.count, widget.key = counts[card], str(number + 1) if card != UNKNOWN else ""
            self.cards.append(widget)
        for gone in set(kept.values()) - set(self.cards):
            gone.look_away()
        self.children = list(self.cards)
        if self.ui is not None:
            self.attach(self.ui, self.parent)
        if self.theme is not None:
            self.lie(self.theme, self._area)

    def lie(self, theme: Theme, area: pygame.Rect) -> None:
        """Take this room: a plate with badge and name at the left, the cards beside it."""
        self._area = pygame.Rect(area)
        self.layout(theme, area)
        plate = self._plate(theme)
        lift = theme.px(14)
        high = area.height - lift
        wide, count = round(high * CARD_SHAPE), max(1, len(self.cards))
        room = area.right - plate.right - theme.px(16)
        gap = min(theme.px(18), (room - wide * count) // max(1, count - 1) if count > 1 else theme.px(18))
        if gap < theme.px(4):
            gap = theme.px(4)
            wide = (room - gap * (count - 1)) // count
            high = round(wide / CARD_SHAPE)
        left = plate.right + theme.px(16) + max(0, (room - wide * count - gap * (count - 1)) // 2)
        for k, card in enumerate(self.cards):
            card.layout(theme, pygame.Rect(left + k * (wide + gap), area.bottom - high, wide, high))

    def _plate(self, theme: Theme) -> pygame.Rect:
        wide = min(theme.px(168), round(self._area.width * 0.24))
        high = min(self._area.height - theme.px(14), theme.px(150 if not theme.tiny else 44))
        return pygame.Rect(self._area.left, self._area.bottom - high, wide, high)

    def peek_place(self, theme: Theme) -> pygame.Rect:
        """Where the button lies: in the lower part of the plate, instead of it where that is low."""
        plate = self._plate(theme)
        if theme.tiny:
            return plate
        high = theme.px(46)
        return pygame.Rect(
            plate.left + theme.px(6), plate.bottom - theme.px(6) - high, plate.width - theme.px(12), high
        )

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or not self._area.width:
            return
        if not (theme.tiny and self.with_peek):
            self._draw_plate(surface, theme, self._plate(theme))
        for card in self.cards:
            if not (card.hovered or card.chosen):
                card.draw(surface)
        for card in self.cards:
            if card.hovered or card.chosen:
                card.draw(surface)
        if not self.cards:
            middle = (self._plate(theme).right + self._area.right) // 2, self._area.centery
            put(surface, theme, self._texts("table.no_cards"), middle, "text", "center")

    def _draw_plate(self, surface: pygame.Surface, theme: Theme, plate: pygame.Rect) -> None:
        """Whose hand it is, and why it is shown."""
        px, look = theme.px, self._seats[self.seat]
        paint(surface, theme, "panel", plate)
        if theme.tiny or self.with_peek:
            side = min(px(34), plate.height // 2)
            middle = plate.centery - (px(24) if self.with_peek else 0)
            badge = pygame.Rect(plate.left + px(8), middle - side // 2, side, side)
            paint_badge(surface, theme, look.badge, badge)
            name, size = fitted(theme, look.name, plate.right - badge.right - px(10), "serif-bold", 21, 12)
            put(surface, theme, name, (badge.right + px(6), middle), TextStyle("serif-bold", size), "midleft")
            return
        roomy = plate.height > px(120)
        side = px(44 if roomy else 32)
        badge = pygame.Rect(0, 0, side, side)
        badge.midtop = (plate.centerx, plate.top + px(14 if roomy else 8))
        paint_badge(surface, theme, look.badge, badge)
        name, size = fitted(theme, look.name, plate.width - px(16), "serif-bold", 24, 15)
        at = put(surface, theme, name, (plate.centerx, badge.bottom + px(4)), TextStyle("serif-bold", size), "midtop")
        style = TextStyle(size=18, leading=1.15)
        block = layout_text(theme, self.caption, plate.width - px(16), style, "center", theme.palette.gold_ink)
        if at.bottom + block.size[1] <= plate.bottom - px(4):
            block.draw(surface, (plate.left + px(8), at.bottom))


def draw_count(surface: pygame.Surface, theme: Theme, count: int, at: tuple[int, int]) -> None:
    """How many cards lie on each other: a moonlit disc with a number, its middle at a pixel."""
    px = theme.px
    pygame.draw.aacircle(surface, _INK, at, px(15))
    pygame.draw.aacircle(surface, MOONLIGHT, at, px(13))
    put(surface, theme, str(count), at, TextStyle("sans-bold", 18, _INK, 1.0), "center")
