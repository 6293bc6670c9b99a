"""Choices that belong to no place: numbers to announce, silence, types to claim or guess, contracts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.render.theme import Theme
from game.widgets.base import Pressable, Widget
from game.widgets.button import Button, ButtonKind, IconButton

_LINE = 62
"""Units of height up to which a button has one line of words; only then it may be lower than it wishes."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: its name for tests and tools, its words, what it does, and what pointing at it tells."""

    name: str
    text: str
    act: Callable[[], None]
    tip: str = ""
    kind: ButtonKind = "main"
    icon: str = ""


class ChoiceBar(Widget):
    """A row of buttons, centred in its room; those with several lines of words reach above it."""

    def __init__(self) -> None:
        super().__init__()
        self._room = pygame.Rect(0, 0, 0, 0)

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show these buttons."""
        made: list[Widget] = []
        for choice in choices:
            button = Button(choice.text, choice.act, choice.kind, choice.icon, single=True)
            button.name, button.tooltip = choice.name, choice.tip
            made.append(button)
        self.children = made
        if self.ui is not None:
            self.attach(self.ui, self.parent)
        if self.theme is not None:
            self.lie(self.theme, self._room)
        self.invalidate()

    def lie(self, theme: Theme, room: pygame.Rect) -> None:
        """Take this room."""
        self._room = pygame.Rect(room)
        gap = theme.px(12)
        free = room.width - gap * (len(self.children) - 1)
        sizes = [child.preferred(theme, room.width) for child in self.children]
        if sum(size[0] for size in sizes) > free:
            sizes = [child.preferred(theme, free // len(self.children)) for child in self.children]
        total = sum(size[0] for size in sizes) + gap * (len(sizes) - 1) if sizes else 0
        x, high = room.centerx - total // 2, max((size[1] for size in sizes), default=0)
        if high <= theme.px(_LINE):
            high = min(high, max(room.height, theme.px(40)))
        top = min(room.centery - high // 2, max(room.bottom, room.top + theme.px(40)) - high)
        self.layout(theme, pygame.Rect(x, top, max(0, total), high))
        for child, size in zip(self.children, sizes, strict=True):
            child.layout(theme, pygame.Rect(x, top, size[0], high))
            x += size[0] + gap


class TypeChips(Widget):
    """Three small buttons below a place: grass, sheep, wolf."""

    def __init__(self, tips: Sequence[tuple[str, str]], on_press: Callable[[str], None], name: str) -> None:
        super().__init__()
        self.chips: list[Pressable] = []
        for kind, tip in tips:
            chip = IconButton(f"wild_west/type-{kind}", tip, self._press(on_press, kind), 44)
            chip.name = f"{name}-{kind}"
            self.chips.append(chip)
        self.children = list(self.chips)

    @staticmethod
    def _press(on_press: Callable[[str], None], kind: str) -> Callable[[], None]:
        return lambda: on_press(kind)

    def lie(self, theme: Theme, card: pygame.Rect) -> None:
        """Stand across the lower edge of a card."""
        side, gap = theme.px(48 if not theme.tiny else 40), theme.px(6)
        width = side * len(self.chips) + gap * (len(self.chips) - 1)
        area = pygame.Rect(0, 0, width, side)
        area.midtop = (card.centerx, card.bottom + theme.px(8 if not theme.tiny else -18))
        self.layout(theme, area)
        for k, chip in enumerate(self.chips):
            chip.layout(theme, pygame.Rect(area.left + k * (side + gap), area.top, side, side))
