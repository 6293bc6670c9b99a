"""The tray on which several Shepherds put something together: Lanterns that avert pollution, Essence to be divided.

A column for each seat with more and less; the sum must be one of those that are allowed, and only then it can be given.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint, paint_badge
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.looks import at_hour, icon
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton


@dataclass(frozen=True, slots=True)
class Offer:
    """What is put together. `ways`: the tuples by seat that are allowed, in order; `most`: by seat as much as any of
    them takes; `total`: what they sum up to. `picture`: of one piece. `title` and `give` are words, `other` those of
    the way out that gives nothing ("" for none)."""

    title: str
    ways: tuple[tuple[int, ...], ...]
    most: tuple[int, ...]
    total: int
    picture: str
    names: tuple[str, ...]
    badges: tuple[str, ...]
    give: str
    other: str = ""


class Tray(Widget):
    """`on_give` gets a way by seat, `on_other` is called for the way out."""

    def __init__(self, texts: Texts, on_give: Callable[[tuple[int, ...]], None], on_other: Callable[[], None]) -> None:
        super().__init__()
        self._texts, self._on_give = texts, on_give
        self._offer: Offer | None = None
        self._counts: list[int] = []
        self._room = pygame.Rect(0, 0, 0, 0)
        self._steps: list[tuple[int, IconButton, IconButton]] = []
        self._give = Button("", self._press_give, "main", single=True)
        self._give.name = "tray-give"
        self._other = Button("", on_other, "wood", single=True)
        self._other.name = "tray-other"
        self.visible = False
        self.name = "tray"

    @property
    def offered(self) -> Offer | None:
        """What is to be put together now."""
        return self._offer

    @property
    def counts(self) -> tuple[int, ...]:
        """What lies on it, by seat."""
        return tuple(self._counts)

    def offer(self, offer: Offer | None) -> None:
        """Lay out an offer, or take the tray away. It begins with the way that asks the least of each."""
        if offer == self._offer:
            return
        self._offer = offer
        self.visible = offer is not None
        self._steps = []
        if offer is not None:
            self._counts = list(min(offer.ways, key=lambda way: (max(way), sorted(way))))
            for seat, most in enumerate(offer.most):
                if most:
                    self._steps.append((seat, self._step(seat, -1), self._step(seat, 1)))
            self._give.set_text(offer.give)
            self._other.set_text(offer.other or offer.give)
        buttons: list[Widget] = [button for _, less, more in self._steps for button in (less, more)]
        self.children = [*buttons, self._give, *([self._other] if offer is not None and offer.other else [])]
        if self.ui is not None:
            self.attach(self.ui, self.parent)
        if self.theme is not None:
            self.layout(self.theme, self._room)
        if offer is not None and self.ui is not None and self.ui.keyboard_used:
            self.ui.set_focus(self._give)
        self._check()

    def suggest(self, way: tuple[int, ...]) -> None:
        """Put this on the tray."""
        self._counts = list(way)
        self._check()

    def _step(self, seat: int, by: int) -> IconButton:
        words = self._texts("act.more" if by > 0 else "act.less")
        button = IconButton("ui/plus" if by > 0 else "ui/minus", words, lambda: self._change(seat, by), 40)
        button.name = f"tray-{'more' if by > 0 else 'less'}-{seat}"
        return button

    def _change(self, seat: int, by: int) -> None:
        """One more or less. Where the sum is full another gives one less, so that every click keeps it right."""
        offer = self._offer
        if offer is None or not 0 <= self._counts[seat] + by <= offer.most[seat]:
            return
        self._counts[seat] += by
        spare = sum(self._counts) - offer.total
        others = [s for s in range(len(self._counts)) if s != seat]
        for other in others if by > 0 else ():
            if spare > 0 and self._counts[other]:
                self._counts[other] -= 1
                spare -= 1
        self._check()

    def _check(self) -> None:
        offer = self._offer
        if offer is None:
            return
        fits = tuple(self._counts) in offer.ways
        self._give.enable("" if fits else self._texts("tray.sum", n=sum(self._counts), all=offer.total))
        for seat, less, more in self._steps:
            less.enable("" if self._counts[seat] else self._texts("tray.none"))
            more.enable("" if self._counts[seat] < offer.most[seat] else self._texts("tray.all"))
        self.invalidate()

    def _press_give(self) -> None:
        self._on_give(tuple(self._counts))

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget. It takes the middle of the rectangle."""
        self._room = room = pygame.Rect(rect)
        self.theme = theme
        offer = self._offer
        if offer is None:
            super().layout(theme, pygame.Rect(room.center, (0, 0)))
            return
        px = theme.px
        column, gap = px(186 if not theme.tiny else 150), px(8)
        wide = max(len(self._steps) * (column + gap) + px(32), min(room.width, px(430)))
        wide = min(room.width, wide)
        column = min(column, (wide - px(32)) // max(1, len(self._steps)) - gap)
        title = layout_text(theme, offer.title, wide - px(32), _TITLE).size[1]
        foot = max(px(60), self._foot_height(theme, wide - px(32)))
        seats = min(px(150 if not theme.tiny else 124), max(px(84), room.height - title - foot - px(36)))
        sheet = pygame.Rect(0, 0, wide, min(room.height, title + seats + foot + px(36)))
        sheet.center = room.center
        super().layout(theme, sheet)
        top = sheet.top + px(14) + title
        left = sheet.centerx - (len(self._steps) * (column + gap) - gap) // 2
        side = px(40 if column >= px(112) else 34)  # the number stands between them
        for k, (_, less, more) in enumerate(self._steps):
            cell = pygame.Rect(left + k * (column + gap), top, column, seats)
            less.layout(theme, pygame.Rect(cell.left + px(4), cell.bottom - side - px(2), side, side))
            more.layout(theme, pygame.Rect(cell.right - side - px(4), cell.bottom - side - px(2), side, side))
        self._lay_foot(theme, pygame.Rect(sheet.left + px(16), sheet.bottom - foot - px(8), wide - px(32), foot))

    def _foot_height(self, theme: Theme, wide: int) -> int:
        """What the buttons need, side by side if there are two."""
        if self._offer is None or not self._offer.other:
            return self._give.preferred(theme, wide)[1]
        half = (wide - theme.px(12)) // 2
        return max(button.preferred(theme, half)[1] for button in (self._give, self._other))

    def _lay_foot(self, theme: Theme, foot: pygame.Rect) -> None:
        offer = self._offer
        if offer is None or not offer.other:
            self._give.layout(theme, foot)
            return
        gap = theme.px(12)
        half = (foot.width - gap) // 2
        self._other.layout(theme, pygame.Rect(foot.left, foot.top, half, foot.height))
        self._give.layout(theme, pygame.Rect(foot.right - half, foot.top, half, foot.height))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, offer = self.theme, self._offer
        if theme is None or offer is None:
            return
        px = theme.px
        paint(surface, theme, "panel", self.rect)
        block = layout_text(theme, offer.title, self.rect.width - px(32), _TITLE, "center")
        block.draw(surface, (self.rect.left + px(16), self.rect.top + px(10)))
        for seat, less, more in self._steps:
            cell = pygame.Rect(less.rect.left, 0, more.rect.right - less.rect.left, 0)
            cell.top, cell.height = self.rect.top + px(14) + block.size[1], less.rect.bottom - self.rect.top
            self._draw_seat(
                surface, theme, offer, seat, pygame.Rect(cell.left, cell.top, cell.width, less.rect.top - cell.top)
            )
            number = (cell.centerx, less.rect.centery)
            put(surface, theme, str(self._counts[seat]), number, TextStyle("sans-bold", 26, leading=1.0), "center")
        super().draw(surface)

    def _draw_seat(self, surface: pygame.Surface, theme: Theme, offer: Offer, seat: int, cell: pygame.Rect) -> None:
        """Badge and name, and under them the pieces: those that are given stand out."""
        px = theme.px
        side = px(34 if not theme.tiny else 26)
        badge = pygame.Rect(cell.left, cell.top + px(4), side, side)
        paint_badge(surface, theme, offer.badges[seat], badge)
        name, size = fitted(theme, offer.names[seat], cell.right - badge.right - px(4), "serif-bold", 20, 12)
        put(
            surface,
            theme,
            name,
            (badge.right + px(5), badge.centery),
            TextStyle("serif-bold", size, leading=1.0),
            "midleft",
        )
        most = offer.most[seat]
        room = pygame.Rect(cell.left, badge.bottom + px(4), cell.width, cell.bottom - badge.bottom - px(6))
        high = min(room.height, px(44))
        step = min(px(36), room.width // max(1, most))
        left = room.centerx - step * most // 2
        for k in range(most):
            given = k < self._counts[seat]
            name = offer.picture if given or offer.picture != icon("lantern-lit") else icon("lantern-out")
            picture = theme.assets.image_by_height(at_hour(theme, name), high if given else round(high * 0.72))
            if not given:
                picture = picture.copy()
                picture.set_alpha(110)
            surface.blit(picture, picture.get_rect(center=(left + k * step + step // 2, room.centery)))


_TITLE = TextStyle("serif-bold", 24, leading=1.15)


def offered(ways: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], int]:
    """By seat the most that any way takes, and what all of them sum up to."""
    return tuple(max(column) for column in zip(*ways, strict=True)), sum(ways[0])
