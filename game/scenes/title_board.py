"""The widgets of the title in their two arrangements: standing in the painting, or one below the other to scroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.platform.painting import Wish
from game.render.theme import Theme
from game.scenes.title_gates import MARGIN, TILE, Gate
from game.scenes.title_stage import BOARD_TOP, GATE_LEFTS, GATE_SIZE, GATE_TOP, gates_fit, stage_for
from game.scenes.title_welcome import Welcome
from game.widgets.base import Size, Widget
from game.widgets.layout import Column, Grid, Padded, Panel, Row, Spacer
from game.widgets.scroll import Scroll

_LETTERING = (657, 200)
_NAME = "Sheepfold"


class Lettering(Widget):
    """The program's name: drawn letters once they are painted, the same face in flat ink before."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = False
        self._last: pygame.Surface | None = None

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        height = min(theme.px(180), theme.size[1] // 5, width * _LETTERING[1] // _LETTERING[0])
        return round(height * _LETTERING[0] / _LETTERING[1]), height

    def size(self) -> Size:
        """The picture's size in its room."""
        height = min(self.rect.height, self.rect.width * _LETTERING[1] // _LETTERING[0])
        return max(1, round(height * _LETTERING[0] / _LETTERING[1])), max(1, height)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        size = self.size()
        if self.painted:
            self._last = theme.assets.image("title/lettering", size)
        if self._last is not None:
            before = self._last
            key = ("lettering", size, self.painted)
            picture = theme.assets.keep(key, lambda: pygame.transform.smoothscale(before, size))
            surface.blit(picture, picture.get_rect(center=self.rect.center))
            return
        # Letters of that size are slow to make; for the blink until they are painted half of it will do.
        small = theme.fonts.word("drawn", max(12, size[1] // 2), _NAME, "#fbefd2")
        large = pygame.transform.scale2x(small)
        surface.blit(large, large.get_rect(center=self.rect.center))


class TitleBoard(Widget):
    """All widgets of the title; `draw_front` draws what stands before the gates."""

    def __init__(self, gates: Sequence[Gate], foot: Sequence[Widget], corner: Sequence[Widget]) -> None:
        super().__init__()
        self.gates = list(gates)
        self.in_painting = True
        self.draw_front: Callable[[pygame.Surface], None] = lambda surface: None
        self._lettering = Lettering()
        self._welcome: Welcome | None = None
        self._badge: Widget | None = None
        self._foot = Row(foot, 14, justify="center", wrap=True)
        self._corner = Row(corner, 8, justify="end")
        self._grid = Grid(self.gates, 2, 20)
        self._column = Column([], 24, align="center", justify="center")
        self._scroll = Scroll(Padded(self._column, 24))
        self._paper = Panel(self._grid, padding=20)
        self._arrange()

    def choose(self, theme: Theme) -> bool:
        """In the painting, or one below the other, as there is room; True when that is another choice than before."""
        room = theme.size[0] - 2 * theme.px(16)
        paper = self._welcome.preferred(theme, min(room, theme.px(900)))[1] if self._welcome else theme.px(92)
        foot = self._foot.preferred(theme, room)[1]
        in_painting = gates_fit(theme, paper + theme.px(96), foot + theme.px(24))
        changed, self.in_painting = in_painting != self.in_painting, in_painting
        for gate in self.gates:
            gate.alone = not in_painting
        self._arrange()
        return changed

    @property
    def painted(self) -> bool:
        """Whether its own pictures are drawn."""
        return self._lettering.painted

    @painted.setter
    def painted(self, value: bool) -> None:
        self._lettering.painted = value

    def set_welcome(self, welcome: Welcome) -> None:
        """Another paper in the middle."""
        self._welcome = welcome
        self._arrange()
        self.relayout()

    def set_badge(self, badge: Widget | None) -> None:
        """A note in the upper left corner, or none."""
        self._badge = badge
        self._arrange()
        self.relayout()

    def wishes(self) -> list[Wish]:
        """Its pictures at this size."""
        return [("title/lettering", self._lettering.size())]

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        if self.in_painting:
            self._layout_painting(theme, rect)
        else:
            self._scroll.layout(theme, rect)
        wide, high = self._corner.preferred(theme, rect.width)
        edge = theme.px(16)
        self._corner.layout(theme, pygame.Rect(rect.right - wide - edge, rect.top + edge, wide, high))
        if self._badge is not None:
            wide, high = self._badge.preferred(theme, rect.width // 2)
            self._badge.layout(theme, pygame.Rect(rect.left + edge, rect.top + edge, wide, high))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if not self.in_painting:
            super().draw(surface)
            return
        for gate in self.gates:
            gate.draw(surface)
        self.draw_front(surface)
        for gate in self.gates:
            if gate.hot:
                gate.draw_tag(surface)
        for child in self.children:
            if child not in self.gates:
                child.draw(surface)

    def _arrange(self) -> None:
        """The children in reading order."""
        welcome: list[Widget] = [self._welcome] if self._welcome is not None else []
        badge: list[Widget] = [self._badge] if self._badge is not None else []
        if self.in_painting:
            self.children = [self._lettering, *welcome, *self.gates, self._foot, self._corner, *badge]
            return
        # Room is kept for the paper that comes a moment later, so that no gate moves away under a pointer.
        self._column.children = [self._lettering, *(welcome or [Spacer(92)]), self._paper, self._foot]
        self.children = [self._scroll, self._corner, *badge]

    def _layout_painting(self, theme: Theme, rect: pygame.Rect) -> None:
        stage = stage_for(theme.size)
        for gate, left in zip(self.gates, GATE_LEFTS, strict=False):
            place = stage.rect(left - MARGIN[0], GATE_TOP - MARGIN[1], TILE[0], GATE_SIZE[1] + MARGIN[1] + 8)
            gate.layout(theme, place)
            gate.scale = stage.scale
        board_top = rect.top + stage.at(0, BOARD_TOP)[1]
        room = pygame.Rect(rect.left + theme.px(16), rect.top, rect.width - 2 * theme.px(16), board_top - rect.top)
        self._layout_sky(theme, room, stage.scale)
        high = self._foot.preferred(theme, room.width)[1]
        foot = pygame.Rect(room.left, rect.bottom - high - theme.px(16), room.width, high)
        self._foot.layout(theme, foot)
        for gate in self.gates:
            gate.floor = foot.top - theme.px(8)

    def _layout_sky(self, theme: Theme, room: pygame.Rect, scale: float) -> None:
        """Name and paper in the sky above the gates, with as much air as there is."""
        wish = self._welcome.preferred(theme, min(room.width, theme.px(900))) if self._welcome else (0, theme.px(92))
        paper = pygame.Rect(0, 0, max(wish[0], min(room.width, round(600 * scale))), max(wish[1], round(88 * scale)))
        air = room.height - paper.height
        letters = min(round(206 * scale), round(air * 0.62))
        gaps = air - letters
        paper.midbottom = (room.centerx, room.bottom - round(gaps * 0.42))
        if self._welcome is not None:
            self._welcome.layout(theme, paper)
        top = room.top + round(gaps * 0.22)
        self._lettering.layout(theme, pygame.Rect(room.left, top, room.width, letters))
