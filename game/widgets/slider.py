"""A value between two ends (slider) or one of few numbers (stepper)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.platform import events as ev
from game.render.skins import State, paint
from game.render.text_layout import layout_text, text_width
from game.render.theme import Theme
from game.widgets.base import Pressable, Size, Widget


class Slider(Widget):
    """A knob on a groove, from `low` to `high` in steps; the value is written beside it.

    `on_change` gets every new value while it is dragged, `on_done` the last one after a drag or a key (for what
    would move the slider itself, such as the scale); `shown` turns a value into its text.
    """

    focusable = True

    def __init__(
        self,
        value: float,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        on_change: Callable[[float], None] | None = None,
        shown: Callable[[float], str] = lambda v: f"{round(v * 100)} %",
    ) -> None:
        super().__init__()
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change, self.shown = on_change, shown
        self.on_done: Callable[[float], None] | None = None

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        return min(width, theme.px(320)), theme.px(44)

    def set_value(self, value: float) -> None:
        """Take the nearest step to `value`; tells `on_change` if that is another value."""
        steps = round((value - self.low) / self.step)
        new = max(self.low, min(self.high, round(self.low + steps * self.step, 6)))
        if abs(new - self.value) > 1e-9:
            self.value = new
            self.invalidate()
            if self.on_change is not None:
                self.on_change(new)

    def groove(self) -> pygame.Rect:
        """Where the knob runs, in pixels."""
        theme = self.theme
        if theme is None:
            return self.rect
        text = max(text_width(theme, self.shown(v), "label") for v in (self.low, self.high, self.value))
        height = theme.px(12)
        inset = theme.px(15)
        width = max(theme.px(60), self.rect.width - text - theme.px(14) - 2 * inset)
        return pygame.Rect(self.rect.left + inset, self.rect.centery - height // 2, width, height)

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        groove = self.groove()
        paint(surface, theme, "groove", groove.inflate(theme.px(12), 0))
        side = theme.px(30)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (self._x(groove), groove.centery)
        if knob.centerx > groove.left + theme.px(4):
            done = pygame.Rect(
                groove.left, groove.top + theme.px(3.5), knob.centerx - groove.left, groove.height - theme.px(7)
            )
            surface.fill(theme.palette.gold if self.enabled else theme.palette.line, done)
        paint(surface, theme, "knob", knob, self.look())
        block = layout_text(theme, self.shown(self.value), None, "label")
        block.draw(surface, (groove.right + theme.px(24), self.rect.centery - block.size[1] // 2))
        self.draw_focus(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if not self.enabled:
            return False
        if isinstance(event, ev.PointerPressed) and event.button == "left":
            self.pressed = True
            self._drag(event.pos[0])
            return True
        if isinstance(event, ev.PointerMoved) and self.pressed:
            self._drag(event.pos[0])
            return True
        if isinstance(event, ev.PointerReleased):
            self.pressed = False
            self._done()
            return True
        if isinstance(event, ev.KeyPressed) and event.key in ("left", "right", "home", "end"):
            wanted = {
                "home": self.low,
                "end": self.high,
                "left": self.value - self.step,
                "right": self.value + self.step,
            }
            self.set_value(wanted[event.key])
            self._done()
            return True
        return False

    def _done(self) -> None:
        self.invalidate()
        if self.on_done is not None:
            self.on_done(self.value)

    def _x(self, groove: pygame.Rect) -> int:
        return groove.left + round(groove.width * (self.value - self.low) / (self.high - self.low))

    def _drag(self, x: int) -> None:
        groove = self.groove()
        self.set_value(self.low + (self.high - self.low) * (x - groove.left) / max(1, groove.width))
        self.invalidate()


class Stepper(Widget):
    """One of a few values with a button for less and one for more."""

    focusable = True

    def __init__(
        self,
        values: Sequence[int],
        value: int,
        on_change: Callable[[int], None] | None = None,
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__()
        self.values, self.value, self.on_change, self.shown = list(values), value, on_change, shown
        self.less = _StepButton("-", lambda: self._step(-1))
        self.more = _StepButton("+", lambda: self._step(1))
        self.children = [self.less, self.more]
        self._update()

    def set_value(self, value: int) -> None:
        """Show `value` without telling `on_change`; one that was not among the values joins them."""
        if value not in self.values:
            self.values = sorted([*self.values, value])
        self.value = value
        self._update()
        self.invalidate()

    def preferred(self, theme: Theme, width: int) -> Size:
        """See Widget."""
        text = max(text_width(theme, self.shown(v), "bold") for v in self.values)
        return min(width, 2 * theme.px(44) + text + theme.px(32)), theme.px(44)

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """See Widget."""
        super().layout(theme, rect)
        side = min(theme.px(44), rect.height)
        top = rect.centery - side // 2
        wide = min(rect.width, self.preferred(theme, rect.width)[0])
        self.less.layout(theme, pygame.Rect(rect.left, top, side, side))
        self.more.layout(theme, pygame.Rect(rect.left + wide - side, top, side, side))

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        super().draw(surface)
        theme = self.theme
        if theme is None:
            return
        block = layout_text(theme, self.shown(self.value), None, "bold")
        middle = (self.less.rect.right + self.more.rect.left) // 2
        block.draw(surface, (middle - block.size[0] // 2, self.rect.centery - block.size[1] // 2))
        self.draw_focus(surface, self.less.rect.union(self.more.rect))

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if isinstance(event, ev.KeyPressed) and event.key in ("left", "right") and self.enabled:
            self._step(-1 if event.key == "left" else 1)
            return True
        return False

    def _step(self, by: int) -> None:
        at = self.values.index(self.value) + by
        if 0 <= at < len(self.values):
            self.value = self.values[at]
            self._update()
            self.invalidate()
            if self.on_change is not None:
                self.on_change(self.value)

    def _update(self) -> None:
        at = self.values.index(self.value)
        self.less.at_end = at == 0
        self.more.at_end = at + 1 == len(self.values)


class _StepButton(Pressable):
    """One end of a stepper; not a stop of its own for the keyboard."""

    focusable = False

    def __init__(self, sign: str, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self._sign = sign
        self.at_end = False

    def press(self) -> None:
        """Step; at the end nothing happens and nothing needs saying."""
        if not self.at_end:
            super().press()

    def look(self) -> State:
        """See Widget."""
        return "disabled" if self.at_end else super().look()

    def draw(self, surface: pygame.Surface) -> None:
        """See Widget."""
        theme = self.theme
        if theme is None:
            return
        paint(surface, theme, "label", self.rect, self.look())
        colour = theme.palette.line if self.at_end else theme.palette.ink
        long, thick = theme.px(16), max(2, theme.px(3.4))
        x, y = self.rect.center
        surface.fill(colour, (x - long // 2, y - thick // 2, long, thick))
        if self._sign == "+":
            surface.fill(colour, (x - thick // 2, y - long // 2, thick, long))
