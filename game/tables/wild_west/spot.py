"""One of the four places: its card, who stands there, the sheep beside it, and what this seat has seen of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.texts import Texts
from game.render.ink import put
from game.render.skins import paint
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.rules.wild_west.ability_text import location_name
from game.rules.wild_west.setup import PLACES, WILD, Setup
from game.tables.base import SeatLook
from game.tables.wild_west.cards import draw_card, draw_lifted, draw_ring
from game.tables.wild_west.figures import Figures
from game.tables.wild_west.looks import FOLDER, TILTS, location_picture
from game.widgets.base import Pressable

_ATTACK, _COLLECT, _INK = "#b23a2e", "#4e7a3a", "#2b2118"


class PlaceSpot(Pressable):
    """A place that can be chosen while it is `legal`; `seen` is the card as the seat at the screen knows it.

    `ghost` is the seat whose meeple would come here, shown while the place is pointed at or `chosen`.
    """

    def __init__(
        self, place: int, setup: Setup, figures: Figures, seats: Sequence[SeatLook], texts: Texts,
        on_press: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(on_press)
        self.place, self._setup, self._figures, self._seats, self._texts = place, setup, figures, seats, texts
        self.name = PLACES[place]
        self.legal = self.chosen = self.suggested = False
        self.ghost: int | None = None
        self.seen = ""
        self.card = self.bounds = pygame.Rect(0, 0, 0, 0)

    @property
    def angle(self) -> float:
        """How the card lies."""
        return 0.0 if self.theme is not None and self.theme.tiny else TILTS[self.place]

    def lie(self, theme: Theme, card: pygame.Rect, bounds: pygame.Rect) -> None:
        """Take the place of this card; nothing of it is drawn beyond `bounds`."""
        self.card, self.bounds = pygame.Rect(card), pygame.Rect(bounds)
        self.layout(theme, card.inflate(theme.px(10), theme.px(10)))

    def meeple_at(self, seat: int) -> tuple[int, int]:
        """The pixel on which a meeple of a seat stands, or would stand, by its bottom."""
        there = [s for s, (place, _) in self._figures.meeples.items() if place == self.place and s != seat]
        row = sorted({*there, seat, *self._ghosts()})
        card, count = self.card, len(row)
        step = min(card.width * 0.5, card.width * 1.15 / max(1, count))
        x = card.centerx + (row.index(seat) - (count - 1) / 2) * step
        return round(x), card.bottom + round(card.height * 0.01)

    def _ghosts(self) -> tuple[int, ...]:
        """The seat whose meeple is shown here although it is not yet there."""
        shown = self.ghost is not None and (self.hovered or self.chosen or self.focused)
        return (self.ghost,) if shown and self.ghost is not None else ()

    def token_at(self) -> tuple[int, int]:
        """The middle of the sheep beside the card."""
        assert self.theme is not None
        return self.card.right + self.theme.px(8), self.card.top + round(self.card.height * 0.46)

    # ---------------------------------------------------------------- drawing

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        figure = self._figures.places[self.place]
        self._draw_marks(surface, theme, figure.mood)
        if self._figures.dealt:
            name = location_picture(theme, self._setup, figure.card)
            lying = self.card.move(0, -theme.px(8)) if self.chosen else self.card
            draw_card(surface, theme, name, lying, self.angle, figure.flip)
            if self.place in self._figures.peeking and not figure.card:
                badge = self._seats[self._figures.turn].badge
                draw_lifted(surface, theme, self.card, self.angle, self._figures.lift, badge)
        else:
            self._draw_empty(surface, theme)
        self._draw_title(surface, theme)
        self._draw_token(surface, theme)
        self._draw_meeples(surface, theme)
        self._draw_sheep(surface, theme, figure.tokens)
        if self.seen and not figure.card:
            self._draw_seen(surface, theme)
        self.draw_focus(surface)

    def _draw_empty(self, surface: pygame.Surface, theme: Theme) -> None:
        """The shade of a card that is not there yet, at its tilt."""

        def make() -> pygame.Surface:
            shade = pygame.Surface(self.card.size, pygame.SRCALPHA)
            pygame.draw.rect(shade, (60, 38, 16, 34), shade.get_rect(), border_radius=theme.px(14))
            return pygame.transform.rotozoom(shade, self.angle, 1.0)

        shade = theme.assets.keep(("no-card", self.card.size, self.angle, theme.unit), make)
        surface.blit(shade, shade.get_rect(center=self.card.center))

    def _draw_marks(self, surface: pygame.Surface, theme: Theme, mood: str) -> None:
        box = self.card.inflate(theme.px(4), theme.px(4))
        if mood:
            draw_ring(surface, theme, box.inflate(theme.px(8), theme.px(8)), self.angle,
                      _ATTACK if mood == "attack" else _COLLECT, 8)  # fmt: skip
        if self.legal or self.chosen:
            lying = box.move(0, -theme.px(8)) if self.chosen else box
            if self.chosen:
                wide = lying.inflate(theme.px(12), theme.px(12))
                draw_ring(surface, theme, wide, self.angle, _INK, 5)
            draw_ring(surface, theme, lying, self.angle, theme.palette.gold, 8 if self.hovered or self.chosen else 5)
        if self.suggested:
            draw_ring(surface, theme, box.inflate(theme.px(14), theme.px(14)), self.angle, "#f6eedc", 4)

    def _draw_title(self, surface: pygame.Surface, theme: Theme) -> None:
        """The name on a paper band across the upper edge."""
        text = self._texts(f"place_title.{PLACES[self.place]}")
        style = TextStyle("drawn", 30, leading=1.0) if not theme.tiny else TextStyle("serif-bold", 18, leading=1.0)
        width = theme.fonts.width(style.face, theme.text_px(style.size), text) + theme.px(28)
        band = pygame.Rect(0, 0, width, theme.px(40 if not theme.tiny else 26))
        band.midtop = (self.card.centerx, self.card.top - band.height // 2)
        paint(surface, theme, "note", band)
        put(surface, theme, text, band.center, style, "center")

    def _draw_token(self, surface: pygame.Surface, theme: Theme) -> None:
        """The field token; turned to the eye when the Headman has watched here."""
        watched = self.place in self._figures.looks[self._figures.headman] if self._figures.looks else False
        name = "wild-token" if self.place == WILD else "field-token-seen" if watched else "field-token"
        side = round(self.card.height * 0.22)
        picture = theme.assets.image(FOLDER + name, (side, side))
        surface.blit(picture, picture.get_rect(center=(self.card.left + theme.px(4), self.card.top + side)))

    def _draw_sheep(self, surface: pygame.Surface, theme: Theme, count: int) -> None:
        if not count:
            return
        side = round(self.card.height * 0.16)
        x, y = self.token_at()
        threes, ones = divmod(count, 3)
        names = ["sheep-token-3"] * min(threes, 3) + ["sheep-token-1"] * ones
        for k, name in enumerate(names):
            picture = theme.assets.image(FOLDER + name, (side, side))
            surface.blit(picture, picture.get_rect(center=(x, y - round((len(names) - 1 - k) * side * 0.72))))
        text = self._texts("table.left_here", n=count)
        style = TextStyle("sans-bold", 18)
        width = theme.fonts.width(style.face, theme.text_px(style.size), text) + theme.px(16)
        tag = pygame.Rect(0, 0, width, theme.px(26))
        tag.midtop = (x, y + side // 2 - theme.px(2))
        tag.clamp_ip(self.bounds)
        paint(surface, theme, "label", tag)
        put(surface, theme, text, tag.center, style, "center")

    def _draw_meeples(self, surface: pygame.Surface, theme: Theme) -> None:
        height = round(self.card.height * 0.36)
        for seat in sorted(self._figures.meeples):
            place, share = self._figures.meeples[seat]
            if place == self.place and share >= 1.0:
                self._draw_meeple(surface, theme, seat, self.meeple_at(seat), height, False)
        for seat in self._ghosts():
            self._draw_meeple(surface, theme, seat, self.meeple_at(seat), height, not self.chosen)

    def _draw_meeple(
        self, surface: pygame.Surface, theme: Theme, seat: int, at: tuple[int, int], height: int, faint: bool
    ) -> None:
        picture = meeple(theme, self._seats[seat].badge, height, faint)
        surface.blit(picture, picture.get_rect(midbottom=at))

    def _draw_seen(self, surface: pygame.Surface, theme: Theme) -> None:
        """What the seat at the screen has seen here: a small picture and words, on the card."""
        style = TextStyle("serif-bold", 20 if not theme.tiny else 18, leading=1.0)
        mini, room = round(self.card.height * 0.36), round(self.card.width * 0.62)
        text = location_name(self.seen, self._texts)
        size = theme.text_px(style.size)
        room = max(room, *(theme.fonts.width(style.face, size, word) + theme.px(2) for word in text.split()))
        wide = min(room, theme.fonts.width(style.face, size, text) + theme.px(2))
        block = layout_text(theme, text, wide, style, "center")
        box = pygame.Rect(0, 0, max(wide, round(mini * 0.72)) + theme.px(22), mini + block.size[1] + theme.px(16))
        box.midtop = (self.card.centerx, self.card.top + theme.px(34 if not theme.tiny else 18))
        paint(surface, theme, "card", box, "chosen")
        picture = theme.assets.image_by_height(location_picture(theme, self._setup, self.seen), mini)
        surface.blit(picture, picture.get_rect(midtop=(box.centerx, box.top + theme.px(5))))
        block.draw(surface, (box.centerx - wide // 2, box.top + mini + theme.px(8)))


def meeple(theme: Theme, badge: str, height: int, faint: bool = False) -> pygame.Surface:
    """A cowboy in a seat's colour; `faint` as he would stand there."""
    picture = theme.assets.image_by_height(f"{FOLDER}meeple-{badge}", height)
    if not faint:
        return picture

    def fade() -> pygame.Surface:
        pale = picture.copy()
        pale.set_alpha(120)
        return pale

    return theme.assets.keep(("faint", badge, height), fade)
