"""What can be done, in words, beside a hand: everything that a click on the board can do can be done here too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from game.render.skins import paint
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import TextStyle, Theme
from game.widgets.base import Pressable, Size, Widget
from game.widgets.layout import Grid
from game.widgets.scroll import Scroll

_ICON = 32
_TWO_COLUMNS = 300
"""Units of width from which two buttons stand side by side."""


def _high(theme: Theme) -> int:
    """The least height of a button in pixels."""
    return theme.px(32 if theme.tiny else 40 if theme.compact else 46)


def _gap(theme: Theme) -> int:
    return 3 if theme.tiny else 6 if theme.compact else 8


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: its name for tests and tools, words, pictures before them, and what it does.

    `reason`: why it is off, "" for one that works. `look` is told when it is looked at or no more; `main` stands out.
    """

    name: str
    text: str
    act: Callable[[], None]
    icons: tuple[str, ...] = ()
    tip: str = ""
    reason: str = ""
    look: Callable[[bool], None] | None = None
    main: bool = False


class ActButton(Pressable):
    """One choice, in one or two lines of small words, so that many find room beside the hand."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice.act, single=True)
        self.choice = choice
        self.name, self.tooltip, self.reason = choice.name, choice.tip, choice.reason
        self._looked_at = False

    def say(self, text: str, tip: str = "") -> None:
        """Say something else."""
        if (text, tip) != (self.choice.text, self.choice.tip):
            self.choice = replace(self.choice, text=text, tip=tip)
            self.tooltip = tip
            self.invalidate()

    def state_changed(self) -> None:
        """See Widget."""
        super().state_changed()
        looked = self.hovered or (self.focused and self.ui is not None and self.ui.keyboard_used)
        if looked != self._looked_at and self.choice.look is not None:
            self._looked_at = looked
            self.choice.look(looked)

    def look_away(self) -> None:
        """It is about to go: nobody looks at it any more."""
        if self._looked_at and self.choice.look is not None:
            self._looked_at = False
            self.choice.look(False)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        block = self._block(theme, width)
        return width, max(_high(theme), block.size[1] + theme.px(8 if not theme.tiny else 4))

    def _icons(self, theme: Theme) -> tuple[str, ...]:
        """Where it is narrow the words need all the room."""
        return () if theme.compact or theme.tiny else self.choice.icons

    def _icon_room(self, theme: Theme) -> int:
        icons = self._icons(theme)
        return theme.px(_ICON - 4) * len(icons) + (theme.px(8) if icons else 0)

    def _block(self, theme: Theme, width: int, colour: str | None = None) -> TextBlock:
        room = max(1, width - theme.px(20) - self._icon_room(theme))
        for size in (18.0, 16.0, 14.0, 12.5) if theme.tiny else (20.0, 18.0, 16.0):
            block = layout_text(theme, self.choice.text, room, TextStyle("serif-bold", size, colour, 1.05))
            if block.size[1] <= _high(theme) - theme.px(4):
                break
        return block

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme, rect = self.theme, self.rect
        if theme is None:
            return
        look = self.look()
        paint(surface, theme, "wood-main" if self.choice.main else "wood", rect, look)
        drop = theme.px(3) if look == "pressed" else 0
        block = self._block(theme, rect.width, theme.palette.soft if look == "disabled" else theme.palette.wood_ink)
        icons = self._icon_room(theme)
        x = rect.left + max(theme.px(10), (rect.width - icons - block.size[0]) // 2)
        side = min(theme.px(_ICON), rect.height - theme.px(6))
        for name in self._icons(theme):
            picture = theme.assets.image_by_height(name, side)
            surface.blit(picture, picture.get_rect(center=(x + side // 2, rect.centery - theme.px(2) + drop)))
            x += theme.px(_ICON - 4)
        x += theme.px(8) if icons else 0
        block.draw(surface, (x, rect.centery - block.size[1] // 2 - theme.px(1) + drop))
        self.draw_focus(surface)


class ChoiceBar(Widget):
    """The buttons in one or two columns; those that find no room are scrolled."""

    def __init__(self) -> None:
        super().__init__()
        self._room = pygame.Rect(0, 0, 0, 0)
        self._choices: list[Choice] = []
        self._grid = Grid((), 2, 8)
        self._scroll = Scroll(self._grid)
        self.children = [self._scroll]

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show these. Buttons that say the same as before stay, so that a press under way still counts."""
        same = [(c.name, c.text, c.reason, c.main) for c in choices]
        if same != [(c.name, c.text, c.reason, c.main) for c in self._choices]:
            self._scroll.offset = 0
            for gone in self._grid.children:
                assert isinstance(gone, ActButton)
                gone.look_away()
            self._grid.children = [ActButton(choice) for choice in choices]
            self._let_go()
        else:
            for button, choice in zip(self._grid.children, choices, strict=True):
                assert isinstance(button, ActButton)
                button.choice, button.on_press = choice, choice.act
        self._choices = list(choices)
        if self.ui is not None:
            self.attach(self.ui, self.parent)
        if self.theme is not None:
            self.lie(self.theme, self._room)
        self.invalidate()

    def _let_go(self) -> None:
        """Whoever had the keyboard on a button that is gone has it on the new one of that name, or nowhere."""
        old = self.ui.focused if self.ui is not None else None
        if self.ui is not None and isinstance(old, ActButton) and old.parent is self._grid:
            self.ui.set_focus(next((button for button in self._grid.children if button.name == old.name), None))

    def take_keyboard(self) -> None:
        """A card was taken by a key: what it can do is next."""
        if self.ui is not None and self._grid.children:
            self.ui.keyboard_used = True
            self.ui.set_focus(self._grid.children[0])

    def lie(self, theme: Theme, room: pygame.Rect) -> None:
        """Take this room; few buttons stand in its middle."""
        self._room = pygame.Rect(room)
        count = max(1, len(self._choices))
        self._grid.gap = _gap(theme)
        gap = theme.px(self._grid.gap)
        rows = max(1, (room.height + gap) // (_high(theme) + gap))
        self._grid.columns = 2 if count > rows and room.width >= theme.px(_TWO_COLUMNS) else 1
        area = room.inflate(-theme.px(8), -theme.px(0 if theme.compact else 4))
        if self._grid.columns == 1:
            wide = min(area.width, theme.px(320))
            area = pygame.Rect(area.centerx - wide // 2, area.top, wide, area.height)
        high = min(area.height, self._grid.preferred(theme, area.width)[1])
        self.layout(theme, pygame.Rect(area.left, area.centery - high // 2, area.width, high))
        self._scroll.layout(theme, self.rect)
