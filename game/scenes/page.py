"""A page of the storybook: a sheet of paper under a wooden board with the title, with buttons at its foot.

Settings, saves, rules and the other quiet screens are such pages. They lie over the title or the table, which stays
as it was and is seen darkened round the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.core.texts import Texts
from game.platform import events as ev
from game.render.skins import paint
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.scenes.mute import MuteButton
from game.scenes.scene import Scene
from game.widgets.base import Size, Widget
from game.widgets.button import Button
from game.widgets.layout import Row

if TYPE_CHECKING:
    from game.scenes.program import Program

_BOARD = TextStyle("drawn", 50, leading=1.0)
_BOARD_TINY = TextStyle("drawn", 36, leading=1.0)
_SHEEP = 70


class Page(Widget):
    """The whole window with one sheet: `body` fills it, `left` and `right` stand at its foot, `corner` at its top.

    `back` is what Esc and a right click do. `width` is the most the sheet takes, in units; with `hug` the sheet is
    only as high as its body wishes. Sheep stand on its upper edge where there is room.
    """

    def __init__(
        self,
        title: str,
        body: Widget,
        feet: tuple[Sequence[Widget], Sequence[Widget]],
        back: Callable[[], None],
        corner: Sequence[Widget] = (),
        width: float = 1280,
        hug: bool = False,
    ) -> None:
        super().__init__()
        self.title, self.body, self.back = title, body, back
        self.left, self.right = Row(feet[0], 12, wrap=True), Row(feet[1], 12, justify="end", wrap=True)
        self.corner = Row(corner, 8, justify="end")
        self.children = [body, self.left, self.right, self.corner]
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self.board = pygame.Rect(0, 0, 0, 0)
        self.decorated = True
        self._width, self._hug = width, hug

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, theme.size[1]

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        margin, pad = theme.px(8 if theme.tiny else 20), theme.px(12 if theme.tiny else 28)
        wide = min(theme.px(self._width), rect.width - 2 * margin)
        self._place_board(theme, rect, wide, margin)
        top = self.board.top + round(self.board.height * 0.56)
        self.sheet = pygame.Rect(rect.centerx - wide // 2, top, wide, rect.bottom - margin - top)
        inner = pygame.Rect(self.sheet.left + pad, 0, wide - 2 * pad, 0)
        inner.top = self.board.bottom + theme.px(6 if theme.tiny else 14)
        foot = self._foot_height(theme, inner.width)
        gap = theme.px(8 if theme.tiny else 16)
        room = self.sheet.bottom - pad - foot - (gap if foot else 0) - inner.top
        if self._hug:
            wish = self.body.preferred(theme, inner.width)[1]
            spare = max(0, room - wish)
            self.sheet.height -= spare
            room -= spare
            shift = spare // 2
            for part in (self.sheet, self.board, inner):
                part.move_ip(0, shift)
        self.body.layout(theme, pygame.Rect(inner.left, inner.top, inner.width, max(1, room)))
        self._place_foot(theme, pygame.Rect(inner.left, self.sheet.bottom - pad - foot, inner.width, foot))
        across, high = self.corner.preferred(theme, inner.width // 2)
        at = (self.sheet.right - theme.px(18) - across, self.sheet.top - high // 2)
        self.corner.layout(theme, pygame.Rect(at, (across, high)))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is not None:
            self._draw_sheep(surface, theme)
            paint(surface, theme, "panel", self.sheet)
            paint(surface, theme, "wood-main", self.board)
            block = self._words(theme, self.board.width)
            corner = (self.board.centerx - block.size[0] // 2, self.board.centery - block.size[1] // 2)
            block.draw(surface, corner)
        super().draw(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget. Nothing gets through to what lies below."""
        if isinstance(event, ev.KeyPressed) and event.key == "escape":
            if not event.repeat:
                self.back()
            return True
        if isinstance(event, ev.PointerPressed) and event.button == "right":
            self.back()
            return True
        return isinstance(event, ev.PointerPressed | ev.PointerReleased | ev.Wheel)

    def _words(self, theme: Theme, width: int) -> TextBlock:
        style = _BOARD_TINY if theme.tiny else _BOARD
        return layout_text(theme, self.title, width, style, "center", theme.palette.wood_ink)

    def _place_board(self, theme: Theme, rect: pygame.Rect, wide: int, margin: int) -> None:
        corner = self.corner.preferred(theme, wide)[0] if self.corner.shown else 0
        most = wide - 2 * (corner + theme.px(32))
        style = _BOARD_TINY if theme.tiny else _BOARD
        natural = layout_text(theme, self.title, most - theme.px(72), style)
        width = min(most, natural.size[0] + theme.px(88))
        height = natural.size[1] + theme.px(12 if theme.tiny else 22)
        top = rect.top + margin // 2
        if not theme.tiny:
            top = max(top, rect.top + theme.px(_SHEEP) - round(height * 0.56))
        self.board = pygame.Rect(rect.centerx - width // 2, top, width, height)

    def _draw_sheep(self, surface: pygame.Surface, theme: Theme) -> None:
        high = theme.px(_SHEEP)
        top = self.sheet.top + theme.px(9) - high
        if theme.tiny or not self.decorated or top < self.rect.top:
            return
        room = self.board.left - self.sheet.left
        for share, name, side in ((0.30, "black-e", -1), (0.62, "cream-w", 1), (0.16, "cream-e", 1)):
            if room < theme.px(170):
                continue
            picture = theme.assets.image_by_height(f"sheep/sheep-{name}", high)
            x = self.board.left - room * share if side < 0 else self.board.right + room * share
            surface.blit(picture, (round(x) - picture.get_width() // 2, top))

    def _one_line(self, theme: Theme, width: int) -> bool:
        wishes = [row.preferred(theme, 10**6)[0] for row in (self.left, self.right)]
        return sum(wishes) + theme.px(24) <= width

    def _foot_height(self, theme: Theme, width: int) -> int:
        heights = [row.preferred(theme, width)[1] if row.shown else 0 for row in (self.left, self.right)]
        if self._one_line(theme, width):
            return max(heights)
        return sum(heights) + (theme.px(10) if all(heights) else 0)

    def _place_foot(self, theme: Theme, rect: pygame.Rect) -> None:
        if self._one_line(theme, rect.width):
            wide = self.left.preferred(theme, rect.width)[0]
            self.left.layout(theme, pygame.Rect(rect.left, rect.top, wide, rect.height))
            rest = rect.width - wide - theme.px(24)
            self.right.layout(theme, pygame.Rect(rect.right - rest, rect.top, rest, rect.height))
            return
        high = self.right.preferred(theme, rect.width)[1] if self.right.shown else 0
        self.right.layout(theme, pygame.Rect(rect.left, rect.top, rect.width, high))
        top = rect.top + high + (theme.px(10) if high else 0)
        self.left.layout(theme, pygame.Rect(rect.left, top, rect.width, rect.bottom - top))


class PageScene(Scene):
    """Base of the pages. Build the tree in `__init__` and hand it to `show`; `back` closes the page."""

    opaque = False

    def __init__(self, program: Program, texts: Texts | None = None) -> None:
        super().__init__(program.services)
        self.program = program
        self.words = texts or program.services.texts
        self.page: Page | None = None

    def show(
        self,
        title: str,
        body: Widget,
        left: Sequence[Widget] = (),
        right: Sequence[Widget] = (),
        width: float = 1280,
        hug: bool = False,
    ) -> None:
        """Show a sheet. Without `left` a Back button stands there."""
        feet = (list(left) or [self.back_button()], list(right))
        self.page = Page(title, body, feet, self.back, (self.mute_button(),), width, hug)
        self.ui.set_root(self.page)

    def back(self) -> None:
        """To where one came from."""
        self.services.stack.pop(self)

    def back_button(self, text: str = "") -> Button:
        """The way back."""
        button = Button(text or self.words("common.back"), self.back, "wood", single=True)
        button.name = "back"
        return button

    def mute_button(self) -> MuteButton:
        """Sound off or on; stands on every page."""
        return MuteButton(self.program, lambda: self.words, self.sound_changed)

    def sound_changed(self) -> None:
        """The mute button was pressed: for pages that show the same switch."""

    def note(self, text: str) -> None:
        """A small paper in the middle of the page that says what happened."""
        theme = self.services.theme
        self.ui.settle()
        self.ui.toast(text, (theme.size[0] // 2, theme.size[1] - theme.px(150)))

    def draw_background(self, surface: pygame.Surface) -> None:
        """Alone on the stack there is nothing below to be seen."""
        if self.services.stack.scenes[:1] == (self,):
            surface.fill(self.services.theme.palette.shade)


class Adaptive(Widget):
    """Shows `wide` where there are at least `least` units of width and the window is not tiny, else `narrow`."""

    def __init__(self, wide: Widget, narrow: Widget, least: float) -> None:
        super().__init__()
        self.children = [wide, narrow]
        self._least = least

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return self._chosen(theme, width).preferred(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        self._chosen(theme, rect.width).layout(theme, rect)

    def move(self, dx: int, dy: int) -> None:
        """See Widget. Both share widgets, which must not be moved twice; the hidden one is laid out before it shows."""
        self.rect.move_ip(dx, dy)
        for child in self.children:
            if child.visible:
                child.move(dx, dy)

    def _chosen(self, theme: Theme, width: int) -> Widget:
        wide, narrow = self.children
        wide.visible = not theme.tiny and width >= theme.px(self._least)
        narrow.visible = not wide.visible
        return wide if wide.visible else narrow
