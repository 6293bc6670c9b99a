"""The seats: badge and name, whose turn it is, the Commander, the cards that can be seen, who points at whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint, paint_badge, paint_ring
from game.render.text_layout import plain
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.stages import NOBODY
from game.tables.base import SeatLook
from game.tables.space_sheep.figures import UNKNOWN, Figures
from game.tables.space_sheep.hand import OnCard, OnLook, draw_count
from game.tables.space_sheep.looks import BRICK, FOLDER, MOONLIGHT, card_picture, symbol_picture
from game.widgets.base import Pressable, Widget

_CHIP, _ROOMY = 44, 84
"""Units: the side of a card's chip; the height from which a row says in words what the seat does."""


@dataclass(slots=True)
class SeatFacts:
    """What counts for a seat beside its cards. `side`: infiltrator, defender, or "" if not known or covered.

    `accusers` point at it and `more` more would oust it; `points_at` is whom it points at. `may_point`: its hand can
    be moved now. `status` is a word on what it does.
    """

    status: str = ""
    side: str = ""
    accusers: tuple[int, ...] = ()
    more: int = 0
    points_at: int = NOBODY
    may_point: bool = False
    active: bool = False
    legal: bool = False
    cards: tuple[str, ...] = ()
    playable: frozenset[str] = field(default_factory=frozenset)
    chosen: str = ""


class HoldChip(Pressable):
    """Cards of one colour in an open hand, small: looked at for planning, and chosen when it is the seat's turn."""

    def __init__(self, seat: int, card: str, texts: Texts, on_card: OnCard, on_look: OnLook) -> None:
        super().__init__(lambda: on_card(seat, card))
        self.seat, self.card, self.count, self._texts, self._on_look = seat, card, 1, texts, on_look
        self.name = f"hold-{seat}-{card}"
        self.legal = self.chosen = self.looked_at = False

    focusable = False

    def state_changed(self) -> None:
        """See Widget."""
        super().state_changed()
        if self.hovered != self.looked_at:
            self.looked_at = self.hovered
            self._on_look(self.seat, self.card, self.hovered)

    def look_away(self) -> None:
        """It is about to go: nobody looks at it any more."""
        if self.looked_at:
            self.looked_at = False
            self._on_look(self.seat, self.card, False)

    def hint(self) -> str:
        """See Widget."""
        title = self._texts(f"colour.{self.card}").capitalize()
        return self._texts(f"table.card_tip_{'legal' if self.legal else 'plan'}", card=title)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px = theme.px
        side = min(self.rect.size) - px(4)
        box = pygame.Rect(0, 0, side, side)
        box.center = (self.rect.centerx, self.rect.centery - (px(2) if self.hovered else 0))
        surface.blit(theme.assets.image(symbol_picture(self.card), box.size), box)
        if self.chosen or self.hovered:
            paint_ring(surface, theme, box.inflate(px(4), px(4)), theme.palette.gold, side / 2 / theme.unit)
        if self.count > 1:
            at = (box.right - px(3), box.bottom - px(5))
            pygame.draw.aacircle(surface, "#2b2118", at, px(11))
            pygame.draw.aacircle(surface, MOONLIGHT, at, px(9))
            put(surface, theme, str(self.count), at, TextStyle("sans-bold", 15, "#2b2118", 1.0), "center")
        self.draw_focus(surface)


class PointHand(Pressable):
    """The hand a person points with; it shows at whom."""

    def __init__(self, seat: int, seats: tuple[SeatLook, ...], texts: Texts, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.seat, self._seats, self._texts = seat, seats, texts
        self.name = f"hand-{seat}"
        self.legal = self.chosen = False

    def hint(self) -> str:
        """See Widget."""
        return self._texts("table.hand_tip", name=plain(self._seats[self.seat].name))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px = theme.px
        paint(surface, theme, "label", self.rect, "chosen" if self.chosen else self.look())
        side = min(self.rect.size) - px(8)
        picture = theme.assets.image(f"{FOLDER}pointing", (side, side))
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if self.chosen:
            paint_ring(surface, theme, self.rect, theme.palette.gold, 8)
        self.draw_focus(surface)


class SeatRow(Pressable):
    """One seat. Pressed it is named or pointed at while it is `legal`; otherwise it asks who shall play it."""

    def __init__(
        self, seat: int, seats: tuple[SeatLook, ...], figures: Figures, texts: Texts, on_press: Callable[[], None],
        cards: tuple[OnCard, OnLook], on_hand: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(on_press, single=True)
        self.seat, self._look, self._figures, self._texts = seat, seats[seat], figures, texts
        self._seats = seats
        self._on_card, self._on_look = cards
        self.facts = SeatFacts()
        self.thinking = False
        self.name = f"seat-{seat}"
        self.hand = PointHand(seat, seats, texts, on_hand)
        self.chips: list[HoldChip] = []

    def show_facts(self, facts: SeatFacts) -> None:
        """Show these; chips come and go with the cards."""
        self.facts = facts
        counts = Counter(card for card in facts.cards if card != UNKNOWN)
        kept = {chip.card: chip for chip in self.chips}
        self.chips = [
            kept.get(card) or HoldChip(self.seat, card, self._texts, self._click_chip, self._on_look)
            for card in sorted(counts, key=facts.cards.index)
        ]
        for gone in set(kept.values()) - set(self.chips):
            gone.look_away()
        for chip in self.chips:
            chip.count, chip.legal = counts[chip.card], chip.card in facts.playable
            chip.chosen = chip.card == facts.chosen
        if self.theme is not None:
            self._arrange(self.theme)

    def _click_chip(self, seat: int, card: str) -> None:
        # In a low row the chips cover most of it: whoever is to be named is meant wherever the row is clicked.
        if self.facts.legal:
            self.press()
        else:
            self._on_card(seat, card)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._arrange(theme)

    def _arrange(self, theme: Theme) -> None:
        """Chips in the lower line, the pointing hand at the right of the upper one."""
        px, rect = theme.px, self.rect
        shown: list[Widget] = []
        if not theme.tiny:
            side = min(px(_CHIP), rect.height - px(31), (rect.width - px(12)) // max(4, len(self.chips)))
            left, top = rect.left + px(6), rect.bottom - px(3) - side
            for k, chip in enumerate(self.chips):
                chip.layout(theme, pygame.Rect(left + k * side, top, side, side))
                shown.append(chip)
        if self.facts.may_point:
            side = min(px(40), rect.height - px(4), rect.width // 2)
            place = pygame.Rect(rect.right - side - px(3), rect.top + px(3), side, side)
            if theme.tiny:
                place.bottom = rect.bottom - px(2)
            self.hand.layout(theme, place)
            shown.append(self.hand)
        self.children = shown
        if self.ui is not None:
            self.attach(self.ui, self.parent)

    def card_at(self) -> tuple[int, int]:
        """Where cards come from and go to."""
        return self.rect.centerx, self.rect.bottom - self.rect.height // 4

    def hint(self) -> str:
        """See Widget."""
        texts, facts, name = self._texts, self.facts, plain(self._look.name)
        lines = [f"**{name}**{', ' if facts.status else ''}{facts.status}"]
        lines.append(texts("table.cards_held", n=self._count()))
        if self.seat == self._figures.commander:
            lines.append(texts("table.commander_tip"))
        if facts.side:
            lines.append(texts(f"table.is_{facts.side}", name=name))
        if facts.accusers:
            names = ", ".join(plain(self._seats[s].name) for s in facts.accusers)
            lines.append(texts("table.accused", names=names))
            lines.append(texts("table.more_oust", n=facts.more))
        return "\n".join(lines)

    def _count(self) -> int:
        hands = self._figures.hands
        return len(hands[self.seat]) if self.seat < len(hands) else 0

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        px, rect = theme.px, self.rect
        paint(surface, theme, "panel" if self.facts.active else "panel-shade", rect, self.look())
        if self.facts.active or self.facts.legal:
            paint_ring(surface, theme, rect, theme.palette.gold, 10)
        if theme.tiny:
            self._draw_small(surface, theme)
        else:
            self._draw_upper(surface, theme)
            self._draw_lower(surface, theme)
        super().draw(surface)
        if self._is_ousted():
            high = min(rect.height - px(8), px(44))
            start, end = (rect.left + px(6), rect.top + px(4) + high), (rect.left + px(6) + high, rect.top + px(4))
            pygame.draw.line(surface, BRICK, start, end, px(5))
        self.draw_focus(surface)

    def _is_ousted(self) -> bool:
        return self.seat in self._figures.ousted

    def _draw_small(self, surface: pygame.Surface, theme: Theme) -> None:
        """Badge and number of cards, for tiny windows."""
        px, rect = theme.px, self.rect
        side = min(px(34), rect.height - px(8), rect.width // 2 - px(4))
        badge = pygame.Rect(rect.left + px(4), rect.centery - side // 2, side, side)
        paint_badge(surface, theme, self._look.badge, badge)
        if self.seat == self._figures.commander:
            self._draw_star(surface, theme, badge)
        if not self.facts.may_point or self.hand.rect.left > badge.right + px(40):
            at = ((badge.right + rect.right) // 2, rect.centery)
            put(surface, theme, str(self._count()), at, TextStyle("sans-bold", 22, leading=1.0), "center")
        line = pygame.Rect(badge.right, rect.top + px(2), rect.right - badge.right, px(16))
        self._draw_accusers(surface, theme, line)

    def _draw_star(self, surface: pygame.Surface, theme: Theme, badge: pygame.Rect) -> None:
        """The Commander's star on a corner of the badge."""
        px = theme.px
        star = theme.assets.image(f"{FOLDER}commander", (px(20), px(20)))
        surface.blit(star, star.get_rect(center=badge.move(-px(2), -px(3)).bottomright))

    def _draw_upper(self, surface: pygame.Surface, theme: Theme) -> None:
        px, rect = theme.px, self.rect
        roomy = rect.height >= px(_ROOMY)
        side = px(38 if roomy else 28)
        badge = pygame.Rect(rect.left + px(9), rect.top + px(7 if roomy else 4), side, side)
        paint_badge(surface, theme, self._look.badge, badge)
        left = badge.right + px(10)
        right = self._draw_pointing(surface, theme, badge)
        commands = self.seat == self._figures.commander
        words = self.facts.status and roomy
        # Where hands point the name needs the room: the star sits on the badge then, as in tiny windows.
        on_badge = commands and right < rect.right - px(20)
        beside = px(32) if commands and not on_badge else 0
        name, size = fitted(theme, self._look.name, right - left - beside, "serif-bold", 21, 15)
        middle = badge.centery - (px(10) if words else 0)
        at = put(surface, theme, name, (left, middle), TextStyle("serif-bold", size), "midleft")
        if on_badge:
            self._draw_star(surface, theme, badge)
        elif commands:
            side = px(28)
            star = theme.assets.image(f"{FOLDER}commander", (side, side))
            surface.blit(star, star.get_rect(midleft=(at.right + px(4), badge.centery - (px(6) if words else 0))))
        if words:
            colour = theme.palette.gold_ink if self.facts.active else theme.palette.soft
            text, size = fitted(theme, self.facts.status, right - left, "serif", 18, 15)
            put(surface, theme, text, (left, middle + px(20)), TextStyle(size=size, colour=colour), "midleft")

    def _draw_pointing(self, surface: pygame.Surface, theme: Theme, badge: pygame.Rect) -> int:
        """At whom this seat points, at the right of the upper line; where that begins."""
        px = theme.px
        right = self.rect.right - px(8)
        if self.thinking:
            side = px(24)
            picture = theme.icon("ui/thinking", (side, side))
            surface.blit(picture, picture.get_rect(midright=(right, badge.centery)))
            right -= side + px(4)
        side, hand = px(26), self.hand.rect
        target = pygame.Rect(right - side, badge.centery - side // 2, side, side)
        if self.facts.may_point:
            right = hand.left - px(4)
            target.midtop = hand.centerx, min(hand.bottom, self.rect.bottom - side - px(3))
        if self.facts.points_at != NOBODY:
            paint_badge(surface, theme, self._seats[self.facts.points_at].badge, target)
            if not self.facts.may_point:
                picture = theme.assets.image(f"{FOLDER}pointing", (side, side))
                surface.blit(picture, picture.get_rect(midright=(target.left - px(2), badge.centery)))
                right = target.left - side - px(4)
        return right

    def _draw_lower(self, surface: pygame.Surface, theme: Theme) -> None:
        """Hidden cards as a back with their number, who points here, and the side if it is known."""
        px, rect = theme.px, self.rect
        line = pygame.Rect(rect.left + px(10), rect.top + px(42), rect.width - px(18), rect.bottom - rect.top - px(47))
        line.top = min(line.top, rect.bottom - px(40))
        line.height = rect.bottom - px(5) - line.top
        if self._is_ousted():
            self._draw_side(surface, theme, line)
            text, size = fitted(theme, self._texts(f"table.{self.facts.side}"), line.width, "serif", 19, 14)
            put(surface, theme, text, line.midleft, TextStyle(size=size, colour=theme.palette.soft), "midleft")
            return
        if self.chips:
            return
        back = theme.assets.image_by_height(card_picture(UNKNOWN), line.height)
        surface.blit(back, back.get_rect(midleft=line.midleft))
        draw_count(surface, theme, self._count(), (line.left + back.get_width(), line.centery))
        line.width, line.left = line.width - back.get_width() - px(22), line.left + back.get_width() + px(22)
        self._draw_side(surface, theme, line)
        self._draw_accusers(surface, theme, line)

    def _draw_side(self, surface: pygame.Surface, theme: Theme, line: pygame.Rect) -> None:
        """The allegiance card at the right of a line, if it may be seen; the line gives way."""
        if self.facts.side:
            card = theme.assets.image_by_height(f"{FOLDER}allegiance-{self.facts.side}", line.height)
            surface.blit(card, card.get_rect(midright=line.midright))
            line.width -= card.get_width() + theme.px(6)

    def _draw_accusers(self, surface: pygame.Surface, theme: Theme, line: pygame.Rect) -> None:
        """Who points here, and how many more would oust."""
        facts, px = self.facts, theme.px
        if not facts.accusers:
            return
        side = min(px(24), line.height, line.width // (len(facts.accusers) + 1))
        x = line.left
        for seat in facts.accusers:
            paint_badge(surface, theme, self._seats[seat].badge, pygame.Rect(x, line.centery - side // 2, side, side))
            x += side + px(1)
        words = f"+{facts.more}"
        style = TextStyle("sans-bold", 17, theme.palette.brick, 1.0)
        if x + theme.fonts.width(style.face, theme.text_px(style.size), words) <= line.right:
            put(surface, theme, words, (x + px(3), line.centery), style, "midleft")
