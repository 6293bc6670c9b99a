"""Everything of the table of Wild West Shepherds in its place, and what flies over it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.skins import paint
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.rules.wild_west.stages import NOWHERE
from game.tables.base import SeatLook
from game.tables.wild_west.bar import ChoiceBar, TypeChips
from game.tables.wild_west.figures import Figures, Flight
from game.tables.wild_west.ground import Ground
from game.tables.wild_west.hand import Hand
from game.tables.wild_west.looks import FOLDER
from game.tables.wild_west.plan import Plan, make_plan
from game.tables.wild_west.posts import Post, draw_bubble, said
from game.tables.wild_west.sign import Pile, Sign
from game.tables.wild_west.spot import PlaceSpot, meeple
from game.widgets.base import Widget
from game.widgets.peek import PeekButton


@dataclass(slots=True)
class Parts:
    """What lies on the table."""

    texts: Texts
    seats: tuple[SeatLook, ...]
    figures: Figures
    spots: list[PlaceSpot]
    piles: list[Pile]
    sign: Sign
    posts: list[Post]
    hand: Hand
    bar: ChoiceBar
    chips: list[TypeChips]
    peek: PeekButton


class TableRoot(Widget):
    """Everything laid out after a plan. `claiming`: places whose chips are offered; `secret`: the seat at the screen
    has a character that others at the table must not see."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts = parts
        self.plan: Plan | None = None
        self._flat = False
        self._ground = Ground()
        self.claiming: tuple[int, ...] = ()
        self.secret = False

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        parts = self.parts
        plan = self.plan = make_plan(theme, rect, len(parts.seats))
        for spot, card in zip(parts.spots, plan.cards, strict=True):
            spot.lie(theme, card, plan.board)
        for pile, place in zip(parts.piles, plan.piles, strict=True):
            pile.layout(theme, place)
        parts.sign.layout(theme, plan.sign)
        for post, place in zip(parts.posts, plan.posts, strict=True):
            post.layout(theme, place)
        for chips, card in zip(parts.chips, plan.cards, strict=True):
            chips.lie(theme, card)
        parts.hand.lie(theme, plan.hand)
        parts.bar.lie(theme, plan.bar)
        wide, high = parts.peek.preferred(theme, plan.board.width // 3)
        parts.peek.layout(theme, pygame.Rect(plan.board.right - wide - theme.px(12), plan.sign.top, wide, high))
        self._lay_ground()
        self.gather()

    @property
    def flat(self) -> bool:
        """The plain look: sand instead of the prairie."""
        return self._flat

    @flat.setter
    def flat(self, on: bool) -> None:
        self._flat = on
        self._lay_ground()

    def _lay_ground(self) -> None:
        if self.theme is None or self.plan is None:
            return
        pending = self._ground.lay(self.theme, self.rect.size, self.plan.cards, self._flat)
        if self.ui is not None:
            self.ui.wait_for(self._ground.arrived if pending else None)

    def gather(self) -> None:
        """Hang in what can be seen and used now."""
        parts = self.parts
        shown: list[Widget] = [parts.sign, *parts.spots, *parts.posts]
        if self.plan is not None and not self.plan.tiny:
            shown = [*parts.piles, *shown]
        shown += [parts.chips[place] for place in self.claiming]
        if parts.hand.cards:
            shown.append(parts.hand)
        shown += [*([parts.peek] if self.secret else []), parts.bar]
        self.children = shown
        if self.ui is not None:
            self.attach(self.ui, self.parent)
            self.ui.repoint()
        self.invalidate()

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, plan, parts = self.theme, self.plan, self.parts
        if theme is None or plan is None:
            return
        surface.blit(self._ground.picture, self.rect)
        for child in self.children:
            if child is not parts.bar and child is not parts.hand and child.visible:
                child.draw(surface)
        self._draw_walkers(surface, theme)
        if not plan.tiny:
            self._draw_bubbles(surface, theme)
        if parts.figures.showing and parts.figures.caption:
            self._draw_caption(surface, theme, plan)
        for flight in parts.figures.flights:
            self._draw_flight(surface, theme, flight)
        if parts.hand.cards:
            surface.blit(self._veil(theme, self.rect.size), self.rect)
            for post in parts.posts:
                post.draw(surface)
            parts.hand.draw(surface)
        parts.bar.draw(surface)

    @staticmethod
    def _veil(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
        """Evening over the board while there is something else to choose."""

        def make() -> pygame.Surface:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((43, 33, 24, 110))
            return veil

        return theme.assets.keep(("veil", size), make)

    def _draw_walkers(self, surface: pygame.Surface, theme: Theme) -> None:
        """Meeples between their post and a place."""
        for seat, (place, share) in self.parts.figures.meeples.items():
            if share >= 1.0 or place == NOWHERE:
                continue
            spot = self.parts.spots[place]
            (x0, y0), (x1, y1) = self.parts.posts[seat].meeple_at(), spot.meeple_at(seat)
            picture = meeple(theme, self.parts.seats[seat].badge, round(spot.card.height * 0.36))
            hop = round(theme.px(60) * 4 * share * (1 - share))
            at = round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share) - hop
            surface.blit(picture, picture.get_rect(midbottom=at))

    def _draw_bubbles(self, surface: pygame.Surface, theme: Theme) -> None:
        parts = self.parts
        if parts.figures.showing:
            return
        for post in parts.posts:
            claim = parts.figures.claims[post.seat] if parts.figures.claims else None
            if claim is not None and claim[1]:
                draw_bubble(surface, theme, said(parts.texts, claim), post.rect, self.rect)

    def _spot_of(self, end: tuple[str, int]) -> tuple[int, int]:
        kind, index = end
        if kind == "place":
            return self.parts.spots[index].token_at()
        if kind == "seat":
            return self.parts.posts[index].sheep_at()
        assert self.plan is not None
        return self.plan.board.centerx, self.plan.board.top

    def _draw_flight(self, surface: pygame.Surface, theme: Theme, flight: Flight) -> None:
        (x0, y0), (x1, y1) = self._spot_of(flight.start), self._spot_of(flight.end)
        side = theme.px(54 if not theme.tiny else 34)
        picture = theme.assets.image(FOLDER + "sheep-token-1", (side, side))
        for k in range(min(flight.count, 6)):
            share = min(1.0, max(0.0, flight.share * 1.3 - k * 0.06))
            lift = theme.px(70) * 4 * share * (1 - share)
            at = x0 + (x1 - x0) * share + k * side * 0.2, y0 + (y1 - y0) * share - lift
            surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))

    def _draw_caption(self, surface: pygame.Surface, theme: Theme, plan: Plan) -> None:
        """The words of the step that is being shown, where everybody looks."""
        px = theme.px
        style = TextStyle("serif-bold", 26 if not theme.tiny else 20, leading=1.2)
        words, most = self.parts.figures.caption, min(px(760), plan.board.width - px(80))
        wide = theme.fonts.width(style.face, theme.text_px(style.size), words) + px(4)
        block = layout_text(theme, words, min(most, max(wide, px(260))), style, "center")
        box = pygame.Rect(0, 0, block.size[0] + px(48), block.size[1] + px(24))
        bar = self.parts.bar.rect
        box.midbottom = (plan.board.centerx, (min(plan.bar.top, bar.top) if bar.height else plan.bar.top) - px(6))
        paint(surface, theme, "card", box)
        block.draw(surface, (box.left + px(24), box.top + px(12)))


def round_text(texts: Texts, figures: Figures) -> str:
    """Which round it is."""
    return texts("table.round", n=figures.round)


class RoundCard(Widget):
    """Below the log: the round, and in which order the seats place."""

    def __init__(self, figures: Figures, seats: tuple[SeatLook, ...], texts: Texts) -> None:
        super().__init__()
        self._figures, self._seats, self._texts = figures, seats, texts
        self.order: tuple[int, ...] = ()

    def preferred(self, theme: Theme, width: int) -> tuple[int, int]:
        """See Widget."""
        return width, theme.px(96)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect = self.theme, self.rect
        if theme is None:
            return
        px = theme.px
        paint(surface, theme, "inset", rect)
        put(surface, theme, round_text(self._texts, self._figures), (rect.left + px(12), rect.top + px(8)), "bold")
        side = min(px(34), (rect.width - px(24)) // max(1, len(self.order) or 1) - px(4))
        x = rect.left + px(12)
        for seat in self.order:
            badge = theme.assets.image(f"seats/seat-{self._seats[seat].badge}", (side, side))
            surface.blit(badge, (x, rect.top + px(46)))
            if seat == self._figures.turn:
                pygame.draw.rect(surface, theme.palette.gold, (x, rect.top + px(49) + side, side, px(4)))
            x += side + px(4)

    def hint(self) -> str:
        """See Widget."""
        return self._texts("table.order_tip")
