"""A sheet in the middle of the screen with a heading, something to read or fill in, and buttons below.

What does not fit is scrolled, the buttons stay in sight. Esc presses the button that is named as the way back.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.platform import events as ev
from game.render.skins import paint
from game.render.theme import Theme
from game.widgets.base import Pressable, Size, Widget
from game.widgets.label import Label
from game.widgets.layout import Row
from game.widgets.scroll import Scroll


class Dialog(Widget):
    """Heading, body, buttons; at most `width` units wide, as high as needed up to the screen.

    `back` is the button Esc (and a right click) presses. Buttons should be `single`.
    """

    def __init__(
        self,
        title: str,
        body: Widget,
        buttons: Sequence[Pressable] = (),
        back: Pressable | None = None,
        width: float = 640,
    ) -> None:
        super().__init__()
        self._title = Label(title, "heading")
        self._scroll = Scroll(body)
        self._buttons = Row(buttons, 16, justify="end", wrap=True)
        self._back, self._width = back, width
        self.children = [self._title, self._scroll, self._buttons]
        self.sheet = pygame.Rect(0, 0, 0, 0)

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return width, 0

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget. `rect` is the whole screen; `sheet` becomes the paper in its middle."""
        super().layout(theme, rect)
        pad, gap = theme.px(24 if not theme.tiny else 14), theme.px(16)
        width = min(theme.px(self._width), rect.width - 2 * theme.px(16))
        inner = width - 2 * pad
        heading = self._title.preferred(theme, inner)[1]
        foot = self._buttons.preferred(theme, inner)[1] if self._buttons.shown else 0
        fixed = 2 * pad + heading + gap + (foot + gap if foot else 0)
        bar = theme.px(22)
        wish = self._scroll.preferred(theme, inner)[1]
        room = rect.height - 2 * theme.px(16) - fixed
        if wish > room:
            wish = self._scroll.preferred(theme, inner - bar)[1]
        height = max(theme.px(40), min(wish, room))
        self.sheet = pygame.Rect(0, 0, width, min(fixed + height, rect.height))
        self.sheet.center = rect.center
        left, top = self.sheet.left + pad, self.sheet.top + pad
        self._title.layout(theme, pygame.Rect(left, top, inner, heading))
        self._scroll.layout(theme, pygame.Rect(left, top + heading + gap, inner, height))
        self._buttons.layout(theme, pygame.Rect(left, self.sheet.bottom - pad - foot, inner, foot))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        if self.theme is not None:
            paint(surface, self.theme, "panel", self.sheet)
        super().draw(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget. Nothing gets through to what lies below."""
        if self._back is not None and self._goes_back(event):
            self._back.press()
            return True
        return isinstance(event, ev.PointerPressed | ev.PointerReleased | ev.Wheel)

    @staticmethod
    def _goes_back(event: ev.InputEvent) -> bool:
        if isinstance(event, ev.KeyPressed):
            return event.key == "escape" and not event.repeat
        return isinstance(event, ev.PointerPressed) and event.button == "right"
