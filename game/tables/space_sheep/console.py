"""The middle of the ring: the defence console with the Wolf's strength, the three piles and the Wolf's die."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.render import svg
from game.render.ink import fitted, put
from game.render.theme import TextStyle, Theme
from game.rules.space_sheep.setup import INFINITE
from game.tables.space_sheep.figures import UNKNOWN
from game.tables.space_sheep.looks import CARD_SHAPE, FOLDER, INK, MOONLIGHT, PAPER, SKY, card_picture
from game.tables.space_sheep.marks import draw_count, kept
from game.tables.space_sheep.ring_plan import BESIDE, CONSOLE_SHAPE, console_width
from game.tables.space_sheep.spot_widget import SpotWidget
from game.tables.space_sheep.spots import Spot
from game.tables.space_sheep.system import Shared
from game.widgets.base import Widget

_DASHES = 'fill-opacity="0.35" stroke-dasharray="6 5" stroke-opacity="0.75"'
_PILES = ("draw", "open", "closed")
_WORD = 15
_BACKS = 7
"""The most cards that are drawn side by side on the console."""


def card(theme: Theme, name: str, height: int) -> pygame.Surface:
    """A card's face or, for UNKNOWN, its back, by height."""
    return kept(theme, card_picture(name), (round(height * CARD_SHAPE), height))


class Console(SpotWidget):
    """Where cards are laid against the Wolf; its strength stands on it."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(Spot("console"), "console", shared.marks, shared.on_spot, shared.on_heat)
        self._shared = shared

    def hint(self) -> str:
        """See Widget."""
        strength = self._shared.view().setup.strength
        texts = self._shared.texts
        return texts("plate.console_infinite") if strength == INFINITE else texts("plate.console_tip", n=strength)

    @property
    def slot(self) -> pygame.Rect:
        """The hollow in which the cards lie."""
        r = self.rect
        return pygame.Rect(
            r.left + round(r.width * 0.06), r.top + round(r.height * 0.5), round(r.width * 0.88), round(r.height * 0.4)
        )

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, r = self.theme, self.rect
        if theme is None:
            return
        size = r.size
        name = f"{FOLDER}console"
        surface.blit(kept(theme, name, size), r)
        self._draw_head(surface, theme)
        self._draw_cards(surface, theme)
        ring = self._marks.ring_of(self.spot)
        if ring is not None or self.hovered:
            colour, line = (ring.colour, ring.width) if ring is not None else (MOONLIGHT, 2.2)
            edge = r.inflate(theme.px(6), theme.px(6))
            pygame.draw.rect(surface, INK, edge, theme.px(line + 4), border_radius=theme.px(16))
            inner = edge.inflate(-theme.px(4), -theme.px(4))
            pygame.draw.rect(surface, colour, inner, theme.px(line), border_radius=theme.px(14))
        self.draw_focus(surface)

    def _draw_head(self, surface: pygame.Surface, theme: Theme) -> None:
        r, strength = self.rect, self._shared.view().setup.strength
        side = round(r.height * 0.32)
        face = theme.assets.image(f"{FOLDER}wolf-face", (side, side))
        middle = r.top + round(r.height * 0.265)
        box = surface.blit(face, face.get_rect(center=(r.left + round(r.width * 0.145), middle)))
        number = "\u221e" if strength == INFINITE else str(strength)
        style = TextStyle("sans-bold", r.height / theme.unit * 0.26, PAPER, leading=1.0)
        told = put(surface, theme, number, (box.right + theme.px(5), middle), style, "midleft")
        room = r.right - round(r.width * 0.07) - told.right - theme.px(8)
        word, size = fitted(theme, self._shared.texts("plate.console"), room, "sans-bold", 20, 11)
        style = TextStyle("sans-bold", size, PAPER, leading=1.0)
        put(surface, theme, word, (r.right - round(r.width * 0.07), middle), style, "midright")

    def _draw_cards(self, surface: pygame.Surface, theme: Theme) -> None:
        slot, laid = self.slot, self._shared.figures.console
        high = round(slot.height * 0.94)
        wide, shown = round(high * CARD_SHAPE), laid[-_BACKS:]
        room = slot.width - round(slot.height * 0.75)
        step = min(wide + theme.px(4), (room - wide) / max(1, len(shown) - 1)) if shown else 0
        for k, _ in enumerate(shown):
            picture = card(theme, UNKNOWN, high)
            surface.blit(picture, picture.get_rect(midleft=(slot.left + theme.px(3) + round(k * step), slot.centery)))
        at = slot.right - round(slot.height * 0.36), slot.centery
        draw_count(surface, theme, len(laid), at, max(18, round(slot.height * 0.58)))


class Pile(Widget):
    """What every pile has: cards, a count and a word. `counted` gives how many and the card on top."""

    def __init__(self, shared: Shared, key: str, counted: Callable[[], tuple[int, str]]) -> None:
        super().__init__()
        self.name = f"{key}-pile"
        self._shared, self._key, self._counted = shared, key, counted
        self.labelled = True

    def hint(self) -> str:
        """See Widget."""
        return self._shared.texts(f"plate.{self._key}_tip", n=self._counted()[0])

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            number, top = self._counted()
            word = self._shared.texts(f"plate.{self._key}") if self.labelled else ""
            draw_pile(surface, self.theme, self.rect, number, top, word)


class DrawPile(SpotWidget):
    """The draw pile: a click draws."""

    def __init__(self, shared: Shared) -> None:
        super().__init__(Spot("draw"), "draw-pile", shared.marks, shared.on_spot, shared.on_heat)
        self._shared = shared
        self.labelled = True

    def hint(self) -> str:
        """See Widget."""
        return self._shared.texts("plate.draw_tip", n=self._shared.figures.deck)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is None:
            return
        word = self._shared.texts("plate.draw") if self.labelled else ""
        number = self._shared.figures.deck
        box = draw_pile(surface, self.theme, self.rect, number, UNKNOWN, word)
        if self._marks.ring_of(self.spot) is not None or self.hovered:
            self.draw_marks(surface, self.theme, box.inflate(self.theme.px(14), self.theme.px(10)))
            draw_pile_count(surface, self.theme, box, number)


def draw_pile(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, number: int, top: str, word: str
) -> pygame.Rect:  # fmt: skip
    """A pile with its word, if any, below; the rectangle of its uppermost card."""
    label = theme.text_px(_WORD) + theme.px(4) if word else 0
    high = min(rect.height - label - theme.px(8), round(rect.width * 0.8 / CARD_SHAPE))
    box = pygame.Rect(0, 0, round(high * CARD_SHAPE), high)
    box.midtop = rect.centerx - theme.px(2), rect.top + theme.px(6) + (rect.height - label - high - theme.px(8)) // 2
    if number:
        picture = card(theme, top, high)
        for k in range(min(3, 1 + number // 5) - 1, -1, -1):
            surface.blit(picture, picture.get_rect(topleft=(box.left + k * theme.px(2), box.top - k * theme.px(2))))
    else:
        empty = theme.assets.keep(("space-empty", box.size, theme.unit), lambda: _empty(theme, box.size))
        surface.blit(empty, box)
    draw_pile_count(surface, theme, box, number)
    if label:
        style = TextStyle("sans-bold", _WORD, MOONLIGHT, leading=1.0)
        put(surface, theme, word, (rect.centerx, box.bottom + theme.px(3)), style, "midtop")
    return box


def draw_pile_count(surface: pygame.Surface, theme: Theme, box: pygame.Rect, number: int) -> None:
    """How many cards, at the corner of the uppermost one."""
    side = max(18, min(theme.px(26), round(box.width * 0.62)))
    draw_count(surface, theme, number, (box.right - theme.px(1), box.top + theme.px(4)), side)


def _empty(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The place of a pile without cards."""
    w, h = size[0] / theme.unit, size[1] / theme.unit
    edge = svg.rect((1.5, 1.5, w - 3, h - 3), 6, SKY, MOONLIGHT, 1.8, _DASHES)
    return theme.assets.drawn(svg.svg(w, h, edge), size)


class DieTray(Widget):
    """The Wolf's die with its last face."""

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self.name = "die"
        self._shared = shared

    def hint(self) -> str:
        """See Widget."""
        die, texts = self._shared.figures.die, self._shared.texts
        return texts("plate.die_tip", n=die) if die else texts("plate.die_none")

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, figures = self.theme, self._shared.figures
        if theme is None:
            return
        side = min(self.rect.width, self.rect.height)
        rolling = figures.rolling
        face = figures.die if not rolling else 1 + int(rolling * 23) % 8
        picture = theme.assets.image(f"{FOLDER}die-wolf-{face or 8}", (side, side))
        if rolling:
            picture = pygame.transform.rotozoom(picture, 540 * rolling * rolling, 1 + 0.5 * rolling)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Middle(Widget):
    """Console, piles and die, above or beside each other as the room is."""

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        figures, self._texts = shared.figures, shared.texts
        self.console, self.deck, self.die = Console(shared), DrawPile(shared), DieTray(shared)
        self.open = Pile(shared, "open", lambda: (figures.open_count, figures.opened))
        self.closed = Pile(shared, "closed", lambda: (figures.closed_count, UNKNOWN))
        self.children = [self.console, self.die, self.deck, self.open, self.closed]

    def lie(self, theme: Theme, rect: pygame.Rect) -> None:
        """Take the room in the middle of the ring."""
        self.layout(theme, rect)
        beside = rect.width > BESIDE * rect.height
        gap = theme.px(4)
        wide = console_width(*rect.size)
        box = pygame.Rect(0, 0, wide, round(wide / CONSOLE_SHAPE))
        if beside:
            piles = pygame.Rect(rect.left + wide + gap, rect.top, rect.width - wide - gap, rect.height)
        else:
            top = rect.top + box.height + gap
            piles = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
        if beside:
            box.midleft = rect.left, rect.centery
        else:
            box.midtop = rect.centerx, rect.top
        self.console.layout(theme, box)
        die = min(theme.px(44), piles.height // 2, piles.width // 5)
        self.die.layout(theme, pygame.Rect(piles.left, piles.top + (piles.height - die) // 2 - theme.px(8), die, die))
        left = piles.left + die + gap
        share = (piles.right - left) // 3
        words = (theme.fonts.width("sans-bold", theme.text_px(_WORD), self._texts(f"plate.{k}")) for k in _PILES)
        self.deck.labelled = self.open.labelled = self.closed.labelled = max(words) <= share
        for k, pile in enumerate((self.deck, self.open, self.closed)):
            pile.layout(theme, pygame.Rect(left + k * share, piles.top, share, piles.height))
