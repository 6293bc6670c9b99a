"""The foul water: the pipe with what it costs to avert, the tiles in play, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.core.texts import Texts
from game.render.ink import fitted, put
from game.render.skins import paint, paint_ring
from game.render.text_layout import layout_text
from game.render.theme import TextStyle, Theme
from game.tables.the_sheep.looks import FOLDER, INK, PAPER, at_hour, danger, icon
from game.widgets.base import Pressable, Widget

_PIPE = (60, 240)
"""The size of the pipe's picture in its own units; `_HOLLOW` is where it is seen through."""
_HOLLOW = pygame.Rect(16, 26, 28, 188)


@dataclass(frozen=True, slots=True)
class TileFacts:
    """A tile in play, and the text of the side that lies up."""

    id: str
    name: str
    major: bool
    text: str


@dataclass(frozen=True, slots=True)
class PollutionFacts:
    """What the panel shows. `pipe`: Lanterns by slot, `slot`: where the tracker stands; `cost`: what averting takes
    now. `most`: tiles in play at most. `next`: what comes if it is not averted, in words. `flip`: tiles that can be
    clicked now."""

    pipe: tuple[int, ...]
    slot: int
    cost: int
    tiles: tuple[TileFacts, ...]
    most: int
    next: str
    flip: frozenset[str] = frozenset()


class TileButton(Pressable):
    """One tile in play, or the empty place of one to come."""

    def __init__(self, on_press: Callable[[str], None]) -> None:
        super().__init__(self._pressed)
        self._on_press = on_press
        self.tile = self._picture = ""
        self.legal = False

    def follow(self, facts: TileFacts | None, tip: str, legal: bool) -> None:
        """Show a tile; None is an empty place."""
        self.tile = facts.id if facts is not None else ""
        self.tooltip, self.legal = tip, legal
        self.name = f"tile-{self.tile}"
        self._picture = f"{FOLDER}tile-{self.tile}-{'major' if facts.major else 'minor'}" if facts is not None else ""

    def _pressed(self) -> None:
        if self.tile:
            self._on_press(self.tile)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None or not self.rect.width:
            return
        if not self.tile:
            pygame.draw.rect(surface, theme.palette.line, self.rect, theme.px(1.5), border_radius=theme.px(8))
            return
        known = theme.assets.file(self._picture) is not None
        picture = theme.assets.image(at_hour(theme, self._picture if known else icon("tile-mark")), self.rect.size)
        surface.blit(picture, self.rect)
        if self.legal:
            paint_ring(surface, theme, self.rect.inflate(theme.px(4), theme.px(4)), theme.palette.gold, 10)
        self.draw_focus(surface)


class PollutionPanel(Widget):
    """Pipe at the left, Lanterns and tiles at the right; in tiny windows the pipe's number alone."""

    def __init__(self, texts: Texts, on_tile: Callable[[str], None]) -> None:
        super().__init__()
        self._texts = texts
        self._facts: PollutionFacts | None = None
        self._buttons = [TileButton(on_tile) for _ in range(3)]
        self._on_tile = on_tile
        self.name = "pollution"

    def follow(self, facts: PollutionFacts) -> None:
        """Show these."""
        if facts == self._facts:
            return
        self._facts = facts
        while len(self._buttons) < facts.most:
            self._buttons.append(TileButton(self._on_tile))
        for k, button in enumerate(self._buttons):
            tile = facts.tiles[k] if k < len(facts.tiles) else None
            button.follow(tile, self._tip(tile), tile is not None and tile.id in facts.flip)
        if self.theme is not None:
            self._arrange(self.theme)
        self.invalidate()

    def _tip(self, tile: TileFacts | None) -> str:
        if tile is None:
            return self._texts("table.no_tile")
        return f"**{tile.name}**, {self._texts('table.major' if tile.major else 'table.minor')}\n{tile.text}"

    def hint(self) -> str:
        """See Widget."""
        facts = self._facts
        if facts is None:
            return ""
        pipe = ", ".join(f"**{n}**" if k == facts.slot else str(n) for k, n in enumerate(facts.pipe))
        told = self._texts("table.pollution_tip", slot=facts.slot + 1, n=facts.cost, pipe=pipe)
        return f"{told}\n{facts.next}"

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._arrange(theme)

    def _arrange(self, theme: Theme) -> None:
        if theme.tiny or not self.rect.width or self._facts is None:
            self.children = []
            return
        most, left = self._facts.most, self._right(theme)
        gap = theme.px(5 if not theme.compact else 2)
        edge = theme.px(10 if not theme.compact else 6)
        side = min((self.rect.right - edge - left - gap * (most - 1)) // most, theme.px(52))
        top = self.rect.top + theme.px(80 if not theme.compact else 68)
        self.children = list(self._buttons[:most])
        for k, button in enumerate(self._buttons[:most]):
            button.layout(theme, pygame.Rect(left + k * (side + gap), top, side, side))
        if self.ui is not None:
            self.attach(self.ui, self.parent)

    def _right(self, theme: Theme) -> int:
        """Where what stands beside the pipe begins."""
        return self.rect.left + theme.px(80 if not theme.compact else 64)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, facts = self.theme, self._facts
        if theme is None or facts is None or not self.rect.width:
            return
        paint(surface, theme, "panel", self.rect)
        if theme.tiny:
            self._draw_badge(surface, theme, facts)
            return
        px, rect = theme.px, self.rect
        small = theme.compact
        title, size = fitted(
            theme, self._texts("table.pollution"), rect.width - px(24), "drawn", 32 if not small else 26
        )
        put(surface, theme, title, (rect.left + px(12), rect.top + px(8)), TextStyle("drawn", size, leading=1.0))
        pipe = pygame.Rect(rect.left + px(6), rect.top + px(48 if not small else 40), px(58 if not small else 46), 0)
        pipe.height = rect.bottom - px(10) - pipe.top
        self._draw_pipe(surface, theme, pipe, facts)
        left = self._right(theme)
        words = self._texts("table.tiles", n=len(facts.tiles), all=facts.most)
        words, size = fitted(theme, words, rect.right - left - px(8), "serif", 18, 13)
        put(surface, theme, words, (left, rect.top + px(50 if not small else 40)), TextStyle(size=size, leading=1.0))
        super().draw(surface)
        self._draw_cost(surface, theme, left, facts)

    def _draw_cost(self, surface: pygame.Surface, theme: Theme, left: int, facts: PollutionFacts) -> None:
        """Lanterns that avert it now, and what comes otherwise."""
        px, rect = theme.px, self.rect
        y = (self.children[0].rect.bottom if self.children else rect.top) + px(28 if not theme.compact else 20)
        lantern = theme.assets.image_by_height(at_hour(theme, icon("lantern-lit")), px(36 if not theme.compact else 28))
        at = lantern.get_rect(midleft=(left, y))
        surface.blit(lantern, at)
        text = self._texts("table.avert_cost", n=facts.cost)
        text, size = fitted(
            theme, text, rect.right - at.right - px(12), "sans-bold", 24 if not theme.compact else 20, 14
        )
        put(surface, theme, text, (at.right + px(6), y), TextStyle("sans-bold", size, leading=1.0), "midleft")
        top = y + px(24 if not theme.compact else 18)
        room = pygame.Rect(left, top, rect.right - left - px(8), rect.bottom - top - px(4))
        for points in (18.0, 16.0, 15.0, 14.0, 13.0):
            block = layout_text(theme, facts.next, room.width, TextStyle(size=points, leading=1.15), "left",
                                theme.palette.soft)  # fmt: skip
            if block.size[1] <= room.height:
                block.draw(surface, room.topleft)
                return

    def _draw_badge(self, surface: pygame.Surface, theme: Theme, facts: PollutionFacts) -> None:
        side = min(self.rect.width, self.rect.height) - theme.px(26)
        picture = theme.assets.image(at_hour(theme, icon("pollution")), (side, side))
        surface.blit(picture, picture.get_rect(midtop=(self.rect.centerx, self.rect.top + theme.px(4))))
        text = self._texts("table.avert_short", n=facts.cost, tiles=len(facts.tiles))
        text, size = fitted(theme, text, self.rect.width - theme.px(4), "sans-bold", 17, 12)
        style = TextStyle("sans-bold", size, leading=1.0)
        put(surface, theme, text, (self.rect.centerx, self.rect.bottom - theme.px(3)), style, "midbottom")

    def _draw_pipe(self, surface: pygame.Surface, theme: Theme, pipe: pygame.Rect, facts: PollutionFacts) -> None:
        """Slots from the lowest up, each with the Lanterns it asks for; filled with sludge up to the tracker."""
        px = theme.px
        frame = theme.assets.image(icon("pipe-frame"), pipe.size)
        wide, high = pipe.width / _PIPE[0], pipe.height / _PIPE[1]
        inner = pygame.Rect(0, 0, round(_HOLLOW.width * wide), round(_HOLLOW.height * high))
        inner.topleft = (pipe.left + round(_HOLLOW.left * wide), pipe.top + round(_HOLLOW.top * high))
        pygame.draw.rect(surface, "#20242e", inner)
        count = len(facts.pipe)
        slot = inner.height / count
        level = pygame.Rect(inner.left, round(inner.bottom - slot * (facts.slot + 1)), inner.width, 0)
        level.height = inner.bottom - level.top
        self._fill(surface, theme, level)
        surface.blit(frame, pipe)
        for k, lanterns in enumerate(facts.pipe):
            middle = (inner.centerx, inner.bottom - slot * (k + 0.5))
            style = TextStyle("sans-bold", min(20.0, slot / theme.unit * 0.8), INK if k <= facts.slot else PAPER, 1.0)
            put(surface, theme, str(lanterns), middle, style, "center")
        y = inner.bottom - slot * (facts.slot + 0.5)
        tip = pipe.right - px(4 if not theme.compact else 7)
        head = [(tip, y), (tip + px(12), y - px(9)), (tip + px(12), y + px(9))]
        pygame.draw.polygon(surface, danger(theme.night) if facts.slot == count - 1 else theme.palette.gold, head)
        pygame.draw.polygon(surface, theme.palette.outline, head, px(2))

    @staticmethod
    def _fill(surface: pygame.Surface, theme: Theme, level: pygame.Rect) -> None:
        """Sludge with foam on top."""
        before = surface.get_clip()
        surface.set_clip(level.clip(before))
        piece = theme.assets.image(icon("pipe-sludge"), (level.width, round(level.width * 48 / 28)))
        for top in range(level.bottom - piece.get_height(), level.top - piece.get_height(), -piece.get_height()):
            surface.blit(piece, (level.left, top))
        surface.blit(theme.assets.image(icon("pipe-surface"), (level.width, round(level.width * 12 / 28))), level)
        surface.set_clip(before)


def next_words(texts: Texts, tiles: Sequence[TileFacts], most: int) -> str:
    """What comes if the pollution is not averted: a tile, a tile that gets worse, or the end."""
    if len(tiles) < most:
        return texts("table.next_tile")
    return texts("table.next_flip" if any(not tile.major for tile in tiles) else "table.next_end")
