"""The keyboard's way through a screen: Tab and Shift-Tab in reading order, arrows to the nearest one, own keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.platform import events as ev
from game.widgets.base import Pressable, Widget, key_matches

if TYPE_CHECKING:
    from game.widgets.ui import Ui

NAVIGATION = {"tab", "left", "right", "up", "down", "return", "space"}
_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def order(root: Widget) -> list[Widget]:
    """The widgets that can have the keyboard, in reading order."""
    return [w for w in root.walk() if w.focusable]


def navigate(ui: Ui, root: Widget, event: ev.KeyPressed) -> bool:
    """Move the focus for Tab and arrow keys; False for other keys or when there is nowhere to go."""
    stops = order(root)
    if not stops or event.ctrl or event.alt:
        return False
    if event.key == "tab":
        ui.set_focus(_next(stops, ui.focused, -1 if event.shift else 1))
        return True
    direction = _DIRECTIONS.get(event.key)
    if direction is None:
        return False
    if ui.focused is None or ui.focused not in stops:
        ui.set_focus(stops[0])
        return True
    target = nearest(stops, ui.focused, direction)
    if target is not None:
        ui.set_focus(target)
    return target is not None


def accelerate(root: Widget, event: ev.KeyPressed) -> bool:
    """Press the widget whose own key this is; False if there is none."""
    own = (w for w in root.walk() if isinstance(w, Pressable) and key_matches(w.key, event))
    pressed = None if event.repeat else next(own, None)
    if pressed is not None:
        pressed.press()
    return pressed is not None


def nearest(stops: list[Widget], start: Widget, direction: tuple[int, int]) -> Widget | None:
    """The stop that lies most directly in `direction` (unit step in x and y) from `start`."""
    best: tuple[float, Widget] | None = None
    dx, dy = direction
    for stop in stops:
        if stop is start:
            continue
        away = (stop.rect.centerx - start.rect.centerx, stop.rect.centery - start.rect.centery)
        along = away[0] * dx + away[1] * dy
        aside = abs(away[0] * dy) + abs(away[1] * dx)
        overlap = (
            min(stop.rect.right, start.rect.right) - max(stop.rect.left, start.rect.left)
            if dx == 0
            else min(stop.rect.bottom, start.rect.bottom) - max(stop.rect.top, start.rect.top)
        )
        if along <= 0:
            continue
        cost = along + (0.2 if overlap > 0 else 2.5) * aside
        if best is None or cost < best[0]:
            best = (cost, stop)
    return best[1] if best else None


def reveal(widget: Widget) -> None:
    """Scroll every area around `widget` so that it can be seen."""
    parent = widget.parent
    while parent is not None:
        scroll_to = getattr(parent, "ensure_visible", None)
        if scroll_to is not None:
            scroll_to(widget.rect)
        parent = parent.parent


def _next(stops: list[Widget], current: Widget | None, step: int) -> Widget:
    if current in stops:
        return stops[(stops.index(current) + step) % len(stops)]
    return stops[0 if step > 0 else -1]
