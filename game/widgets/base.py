"""What every widget is: a rectangle in pixels that can be laid out, drawn, pointed at and pressed.

The life of a widget: made by a screen (no sizes yet), asked for its wish (`preferred`), given a rectangle
(`layout`, again whenever size, scale or mood change), drawn, and told about input by the `Ui` it hangs in.
A widget never reads the mouse and never keeps pixel sizes from one layout to the next.

Events go to the deepest widget under the pointer first and climb to its parents until one says it used them
(`handle` returns True). Keys go to the focused widget and climb the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from game.platform import events as ev
from game.render.skins import State, paint_focus
from game.render.theme import Theme
from game.widgets.floating import Drawing

if TYPE_CHECKING:
    from game.widgets.ui import Ui

Size = tuple[int, int]


class Widget:
    """Base of all widgets. Rectangles are in pixels of the window.

    `grow`: share of spare room in rows and columns (0: none). `tooltip`: shown after 0.3 s, with `key` (an
    accelerator, as `KeyPressed.key`, `ctrl+z` form allowed). `reason`: why it is off; not empty means
    disabled, and the reason is what pointing at it and clicking it shows. `name`: for tests and tools.
    `focusable`: it can have the keyboard; `wants_text`: composed text comes in while it has.
    """

    focusable = False
    wants_text = False

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.children: list[Widget] = []
        self.parent: Widget | None = None
        self.ui: Ui | None = None
        self.theme: Theme | None = None
        self.visible = True
        self.grow = 0.0
        self.tooltip = ""
        self.key = ""
        self.reason = ""
        self.name = ""
        self.hovered = False
        self.pressed = False
        self.focused = False

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.reason

    @property
    def cursor(self) -> str:
        """The pointer's shape over it: `arrow`, `hand` or `text`."""
        return "arrow"

    def enable(self, reason: str | None = None) -> None:
        """Switch on, or off with the reason why."""
        new = reason or ""
        if new != self.reason:
            self.reason = new
            self.pressed = False
            self.invalidate()

    def show(self, visible: bool) -> None:
        """Put on or off the screen; the surroundings are laid out again."""
        if visible != self.visible:
            self.visible = visible
            self.relayout()

    def preferred(self, theme: Theme, width: int) -> Size:
        """The size in pixels it would like when `width` pixels are at hand; never wider than that if it can."""
        return 0, 0

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """Take this rectangle. Called by the parent; overrides call it first, then lay out their children."""
        self.theme = theme
        self.rect = pygame.Rect(rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw; the default draws the children in order."""
        for child in self.children:
            if child.visible:
                child.draw(surface)

    def handle(self, event: ev.InputEvent) -> bool:
        """React to an event; True when it was used and nobody else may have it."""
        return False

    def hit(self, pos: ev.Pos) -> list[Widget]:
        """The widgets under a point, from this one to the deepest; empty when the point is outside."""
        if not self.visible or not self.rect.collidepoint(pos):
            return []
        for child in reversed(self.children):
            below = child.hit(pos)
            if below:
                return [self, *below]
        return [self]

    def move(self, dx: int, dy: int) -> None:
        """Shift itself and everything in it."""
        self.rect.move_ip(dx, dy)
        for child in self.children:
            child.move(dx, dy)

    def walk(self) -> Iterator[Widget]:
        """Itself and all visible widgets in it, in reading order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def attach(self, ui: Ui, parent: Widget | None) -> None:
        """Hang into a Ui; done by the Ui before every layout."""
        self.ui, self.parent = ui, parent
        for child in self.children:
            child.attach(ui, self)

    def invalidate(self) -> None:
        """The picture is out of date."""
        if self.ui is not None:
            self.ui.dirty = True

    def invalidate_part(self) -> None:
        """The picture is out of date, but nowhere outside the own rectangle."""
        if self.ui is not None:
            self.ui.parts.append(pygame.Rect(self.rect))

    def relayout(self) -> None:
        """Sizes changed: the whole Ui is laid out again before the next picture."""
        if self.ui is not None:
            self.ui.request_layout()

    def state_changed(self) -> None:
        """Called by the Ui when `hovered`, `pressed` or `focused` changed; draws anew what shows it."""
        if self.focusable:
            self.invalidate()

    def hint(self) -> str:
        """What pointing at it tells: the tooltip, the key, and why it is off."""
        text = self.tooltip
        if self.key:
            text = f"{text}  **{key_label(self.key)}**" if text else f"**{key_label(self.key)}**"
        if self.reason:
            text = f"{text}\n{self.reason}" if text else self.reason
        return text

    def enlarged(self, theme: Theme) -> Drawing | None:
        """What pointing at it shows large, beside it; None: the words of `hint` alone."""
        return None

    def tells(self) -> bool:
        """Whether pointing at it shows something."""
        return bool(self.hint()) or (self.theme is not None and self.enlarged(self.theme) is not None)

    def at_keyboard(self) -> Widget:
        """What of it tells of itself when it has the keyboard: itself, or a part that the keyboard is at."""
        return self

    def look(self) -> State:
        """The skin's state for what is happening to it."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def draw_focus(self, surface: pygame.Surface, rect: pygame.Rect | None = None) -> None:
        """The focus ring, when it has the keyboard and the keyboard was used last."""
        if self.focused and self.theme is not None and self.ui is not None and self.ui.keyboard_used:
            paint_focus(surface, self.theme, rect or self.rect)


class Pressable(Widget):
    """A widget that does one thing: by click (down and up on it), Enter, Space or its key.

    `on_press` is called without arguments. `single` widgets ignore the second click of a double click: use it
    for everything that ends a turn, confirms or leaves. A click on one that is off shows the reason.
    """

    focusable = True

    def __init__(self, on_press: Callable[[], None] | None = None, single: bool = False) -> None:
        super().__init__()
        self.on_press = on_press
        self.single = single
        self._armed = False

    @property
    def cursor(self) -> str:
        """See Widget."""
        return "hand" if self.enabled else "arrow"

    def state_changed(self) -> None:
        """See Widget."""
        self._armed = self._armed and self.pressed
        self.invalidate()

    def press(self) -> None:
        """Do it, if it can be done now; otherwise say why not."""
        if not self.visible:
            return
        if not self.enabled:
            if self.ui is not None:
                self.ui.toast(self.reason, self.rect.midbottom)
            return
        if self.ui is not None:
            self.ui.played("click")
        if self.on_press is not None:
            self.on_press()

    def handle(self, event: ev.InputEvent) -> bool:
        """See Widget."""
        if isinstance(event, ev.PointerPressed) and event.button == "left":
            self._armed = self.pressed = not (self.single and event.clicks > 1)
            self.invalidate()
            return True
        if isinstance(event, ev.PointerReleased) and event.button == "left":
            armed, self._armed, self.pressed = self._armed, False, False
            self.invalidate()
            if armed and self.rect.collidepoint(event.pos):
                self.press()
            return True
        if isinstance(event, ev.KeyPressed) and event.key in ("return", "space") and not event.repeat:
            self.press()
            return True
        return False


_KEY_LABELS = {
    "escape": "Esc",
    "return": "Enter",
    "space": "Space",
    "page up": "PgUp",
    "page down": "PgDn",
    "left": "Left",
    "right": "Right",
    "up": "Up",
    "down": "Down",
}


def key_label(key: str) -> str:
    """How a key is named to people: `ctrl+z` is `Ctrl+Z`."""
    parts = key.split("+") if len(key) > 1 else [key]
    return "+".join(_KEY_LABELS.get(p, p.upper() if len(p) == 1 else p.capitalize()) for p in parts)


def key_matches(key: str, event: ev.KeyPressed) -> bool:
    """Whether the event is the accelerator `key` (`u`, `ctrl+z`, `f1`)."""
    if not key:
        return False
    parts = key.split("+") if len(key) > 1 else [key]
    return (
        event.key == parts[-1]
        and event.ctrl == ("ctrl" in parts[:-1])
        and event.alt == ("alt" in parts[:-1])
        and (event.shift == ("shift" in parts[:-1]) or (len(parts[-1]) == 1 and not parts[-1].isalnum()))
    )
