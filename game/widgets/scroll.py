"""A window onto something higher than the room: wheel, drag bar, and keys move it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.platform import events as ev
from game.render.skins import paint
from game.render.theme import Theme
from game.widgets.base import Size, Widget

_BAR = 14
_KEYS = {"up": -1.0, "down": 1.0, "page up": -8.0, "page down": 8.0, "home": -1e6, "end": 1e6}


class ScrollBar(Widget):
    """The bar beside a scrolled area. `moved` gets the new offset in pixels."""

    def __init__(self, moved: Callable[[int], None]) -> None:
        super().__init__()
        self._moved = moved
        self.content = 1
        self.offset = 0
        self._grip: int | None = None

    def knob(self) -> pygame.Rect:
        """Where the part that can be dragged is."""
        view = max(1, self.rect.height)
        least = self.theme.px(36) if self.theme else 20
        length = min(view, max(least, view * view // max(view, self.content)))
        span = max(1, self.content - view)
        top = self.rect.top + (view - length) * min(self.offset, span) // span
        return pygame.Rect(self.rect.left, top, self.rect.width, length)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            paint(surface, self.theme, "groove", self.rect)
            paint(surface, self.theme, "scroll-knob", self.knob(), self.look())

    def state_changed(self) -> None:
        """See Widget."""
        self.invalidate()

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if isinstance(event, ev.PointerPressed) and event.button == "left":
            knob = self.knob()
            inside = knob.collidepoint(event.pos)
            self._grip = event.pos[1] - knob.top if inside else knob.height // 2
            self.pressed = True
            self._drag(event.pos[1])
            return True
        if isinstance(event, ev.PointerMoved) and self.pressed:
            self._drag(event.pos[1])
            return True
        if isinstance(event, ev.PointerReleased):
            self.pressed = False
            self.invalidate()
            return True
        return False

    def _drag(self, y: int) -> None:
        travel = max(1, self.rect.height - self.knob().height)
        span = max(0, self.content - self.rect.height)
        wanted = (y - (self._grip or 0) - self.rect.top) * span // travel
        self._moved(max(0, min(span, wanted)))
        self.invalidate()


class Scroll(Widget):
    """`child` in as much height as there is; a bar appears when it needs more.

    `follow_end`: stays at the end when the content grows, unless somebody scrolled away from it.
    """

    def __init__(self, child: Widget, follow_end: bool = False) -> None:
        super().__init__()
        self.child = child
        self.bar = ScrollBar(self.scroll_to)
        self.bar.visible = False
        self.children = [child, self.bar]
        self.offset = 0
        self.follow_end = follow_end
        self._at_end = follow_end
        self._view = pygame.Rect(0, 0, 0, 0)

    @property
    def view(self) -> pygame.Rect:
        """The part of the screen in which the content is seen."""
        return self._view

    @property
    def limit(self) -> int:
        """The largest offset in pixels."""
        return max(0, self.child.rect.height - self._view.height)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget. As high as the content; the parent cuts it."""
        return self.child.preferred(theme, width)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        bar = theme.px(_BAR)
        self._view = pygame.Rect(rect)
        height = self.child.preferred(theme, rect.width)[1]
        self.bar.visible = height > rect.height
        if self.bar.visible:
            self._view.width = max(1, rect.width - bar - theme.px(8))
            height = self.child.preferred(theme, self._view.width)[1]
        self.child.layout(
            theme, pygame.Rect(self._view.left, self._view.top, self._view.width, max(height, rect.height))
        )
        self.bar.layout(theme, pygame.Rect(rect.right - bar, rect.top, bar, rect.height))
        self.bar.content = self.child.rect.height
        wanted = self.limit if self.follow_end and self._at_end else min(self.offset, self.limit)
        self.offset = self.bar.offset = 0
        self.scroll_to(wanted)

    def scroll_to(self, offset: int) -> None:
        """Show the content from `offset` pixels on."""
        offset = max(0, min(self.limit, offset))
        if offset != self.offset:
            self.child.move(0, self.offset - offset)
            self.offset = self.bar.offset = offset
            self.invalidate()
        self._at_end = offset >= self.limit

    def ensure_visible(self, rect: pygame.Rect) -> None:
        """Scroll until `rect` (pixels of the window) can be seen. What fills the whole view already stays as it is: a
        list that is clicked must not slip away from under the pointer."""
        if not self._view.height or (rect.top <= self._view.top and rect.bottom >= self._view.bottom):
            return
        if rect.top < self._view.top:
            self.scroll_to(self.offset - (self._view.top - rect.top))
        elif rect.bottom > self._view.bottom:
            self.scroll_to(self.offset + min(rect.bottom - self._view.bottom, rect.top - self._view.top))

    def move(self, dx: int, dy: int) -> None:
        """See Widget."""
        super().move(dx, dy)
        self._view.move_ip(dx, dy)

    def hit(self, pos: ev.Pos) -> list[Widget]:
        """See Widget. What is scrolled away cannot be hit."""
        if not self.visible or not self.rect.collidepoint(pos):
            return []
        on_bar = self.bar.hit(pos)
        if on_bar:
            return [self, *on_bar]
        return [self, *(self.child.hit(pos) if self._view.collidepoint(pos) else [])]

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        clip = surface.get_clip()
        margin = self.theme.px(8) if self.theme else 0
        sides = self._view.inflate(2 * margin, 0) if self.limit else self._view.inflate(2 * margin, 2 * margin)
        surface.set_clip(sides.clip(clip))
        self.child.draw(surface)
        surface.set_clip(clip)
        if self.bar.visible:
            self.bar.draw(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        line = self.theme.line_height("text") if self.theme else 20
        if isinstance(event, ev.Wheel) and self.limit:
            self.scroll_to(round(self.offset - event.dy * 2.5 * line))
            return True
        if isinstance(event, ev.KeyPressed) and self.limit and event.key in ("page up", "page down", "home", "end"):
            self.scroll_to(round(self.offset + _KEYS[event.key] * line))
            return True
        return False
