"""What floats above a screen: the tooltip, which may be a drawing, and the note that says why something did not work.

Both stay fully on the screen and never lie under the pointer, so that they neither flicker nor hide what is
pointed at.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.platform.events import Pos
from game.render.skins import paint
from game.render.text_layout import TextBlock, layout_text
from game.render.theme import Theme

NOTE_SECONDS = 6.0


@dataclass(frozen=True, slots=True)
class Drawing:
    """Something drawn instead of a text: its size in pixels, and what draws it into a rectangle of that size."""

    size: tuple[int, int]
    draw: Callable[[pygame.Surface, pygame.Rect], None]


class Told(Protocol):
    """What a tooltip asks of the widget it belongs to."""

    rect: pygame.Rect

    def hint(self) -> str:
        """Its words."""

    def enlarged(self, theme: Theme) -> Drawing | None:
        """What is shown instead of them."""


def beside(size: tuple[int, int], avoid: pygame.Rect, screen: pygame.Rect, gap: int) -> pygame.Rect:
    """A rectangle of `size` next to `avoid`, inside `screen`: below, above, right, left, whichever has room."""
    width, height = min(size[0], screen.width), min(size[1], screen.height)
    left = max(screen.left, min(avoid.centerx - width // 2, screen.right - width))
    top = max(screen.top, min(avoid.centery - height // 2, screen.bottom - height))
    places = (
        pygame.Rect(left, avoid.bottom + gap, width, height),
        pygame.Rect(left, avoid.top - gap - height, width, height),
        pygame.Rect(avoid.right + gap, top, width, height),
        pygame.Rect(avoid.left - gap - width, top, width, height),
    )
    for place in places:
        if screen.contains(place):
            return place
    return places[0].clamp(screen)


class _Paper:
    """A text on a small sheet; empty text means it is not there."""

    kind = "note"

    def __init__(self) -> None:
        self.text = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._block: TextBlock | None = None

    def hide(self) -> None:
        """Take it away."""
        self.text = ""
        self._block = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it is there."""
        if self._block is not None:
            theme = self._block.theme
            paint(surface, theme, "note", self.rect)
            pad = theme.px(12)
            self._block.draw(surface, (self.rect.left + pad, self.rect.top + pad - theme.px(2)))

    def _put(self, theme: Theme, text: str, avoid: pygame.Rect, screen: pygame.Rect) -> None:
        pad, edge = theme.px(12), theme.px(8)
        room = min(theme.px(420), screen.width - 2 * edge - 2 * pad)
        block = layout_text(theme, text, room, "small")
        size = (block.size[0] + 2 * pad, block.size[1] + 2 * pad - theme.px(4))
        self.text, self._block = text, block
        self.rect = beside(size, avoid, screen.inflate(-2 * edge, -2 * edge), theme.px(6))


class Tooltip(_Paper):
    """What a widget is for: a text, or the thing itself, enlarged."""

    def __init__(self) -> None:
        super().__init__()
        self._drawing: Drawing | None = None

    @property
    def shown(self) -> bool:
        """Whether it is there."""
        return bool(self.text) or self._drawing is not None

    def hide(self) -> None:
        """See _Paper."""
        super().hide()
        self._drawing = None

    def draw(self, surface: pygame.Surface) -> None:
        """See _Paper."""
        if self._drawing is not None:
            self._drawing.draw(surface, self.rect)
        super().draw(surface)

    def enlarge(self, theme: Theme, drawing: Drawing, anchor: pygame.Rect, screen: pygame.Rect) -> None:
        """Show a drawing beside the widget at `anchor`."""
        self.hide()
        self._drawing = drawing
        edge = theme.px(8)
        self.rect = beside(drawing.size, anchor, screen.inflate(-2 * edge, -2 * edge), theme.px(12))

    def tell(self, theme: Theme, about: Told, pointer: Pos, screen: pygame.Rect) -> None:
        """Show what something that is pointed at tells: itself, enlarged, or its words."""
        drawing = about.enlarged(theme)
        if drawing is not None:
            self.enlarge(theme, drawing, about.rect, screen)
        else:
            self.show(theme, about.hint(), pointer, about.rect, screen)

    def show(self, theme: Theme, text: str, pointer: Pos, anchor: pygame.Rect, screen: pygame.Rect) -> None:
        """Show beside the widget at `anchor`; beside the pointer when the widget is large."""
        near = _pointer_area(theme, pointer)
        large = anchor.width > screen.width // 3 or anchor.height > screen.height // 3
        self._put(theme, text, near if large else anchor.union(near), screen)


class Note(_Paper):
    """Why not. Goes after a while or at the next click."""

    def __init__(self) -> None:
        super().__init__()
        self._left = 0.0

    def show(self, theme: Theme, text: str, pointer: Pos, screen: pygame.Rect) -> None:
        """Show beside the pointer."""
        self._left = NOTE_SECONDS
        self._put(theme, text, _pointer_area(theme, pointer), screen)

    def update(self, dt: float) -> bool:
        """Let time pass; True when it went away just now."""
        if not self.text:
            return False
        self._left -= dt
        if self._left <= 0:
            self.hide()
            return True
        return False


def _pointer_area(theme: Theme, pointer: Pos) -> pygame.Rect:
    return pygame.Rect(pointer[0] - theme.px(6), pointer[1] - theme.px(6), theme.px(26), theme.px(32))
