"""Looks whether everything on a screen can be seen: nothing cut, nothing on top of something else, all in reach."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.render import ink, text_layout
from game.render.theme import Theme
from game.scenes.scene import Scene
from game.widgets.base import Pressable, Widget
from game.widgets.button import Button
from game.widgets.label import Label
from game.widgets.list_view import ListView
from game.widgets.scroll import Scroll
from game.widgets.slider import Slider
from game.widgets.text_field import TextField

FINGERTIP = 32
"""Pixels that everything that is clicked has in both directions at normal scale."""
_SLACK = 2


def faults(scene: Scene) -> list[str]:
    """Everything that is cut or overlaps in a scene, in words."""
    root = scene.ui.root
    assert root is not None
    theme = scene.services.theme
    window = pygame.Rect((0, 0), theme.size)
    leaves = list(_leaves(root, window, True))
    out = []
    for widget, seen, reachable in leaves:
        if not reachable:
            out.append(f"{_called(widget)} at {widget.rect} lies outside of {seen}")
        out += _cut(widget, theme)
    for (a, seen_a, _), (b, seen_b, _) in combinations(leaves, 2):
        common = a.rect.clip(seen_a).clip(b.rect.clip(seen_b))
        if common.width > _SLACK and common.height > _SLACK:
            out.append(f"{_called(a)} at {a.rect} and {_called(b)} at {b.rect} overlap")
    return out


def _leaves(widget: Widget, seen: pygame.Rect, fixed: bool) -> Iterator[tuple[Widget, pygame.Rect, bool]]:
    """What people read and press, with the part of the window in which it can be seen, and whether it gets there."""
    if not widget.visible:
        return
    if isinstance(widget, Scroll):
        yield from _leaves(widget.child, seen.clip(widget.view), False)
        return
    if isinstance(widget, Label | TextField | Slider) or (isinstance(widget, Pressable) and not widget.children):
        inside = pygame.Rect(seen) if fixed else pygame.Rect(seen.left, widget.rect.top, seen.width, widget.rect.height)
        if not isinstance(widget, Label) or widget.text:
            yield widget, seen, inside.inflate(_SLACK, _SLACK).contains(widget.rect)
        return
    for child in widget.children:
        yield from _leaves(child, seen, fixed)


def _cut(widget: Widget, theme: Theme) -> list[str]:
    """A text that needs more room than it has."""
    if not isinstance(widget, Label | Button):
        return []
    wide, high = widget.preferred(theme, widget.rect.width)
    if wide > widget.rect.width + _SLACK or high > widget.rect.height + _SLACK:
        return [f"{_called(widget)} needs {wide}x{high} and has {widget.rect.size}"]
    return []


def out_of_reach(scene: Scene) -> list[str]:
    """What can be pressed but not be reached by Tab, or is not in sight when it has been reached."""
    ui = scene.ui
    assert ui.root is not None
    from game.widgets import focus

    window = pygame.Rect((0, 0), scene.services.theme.size)
    wanted = [w for w in ui.root.walk() if isinstance(w, Pressable | ListView | TextField | Slider) and w.focusable]
    out = []
    stops = focus.order(ui.root)
    for widget in wanted:
        if widget not in stops:
            out.append(f"{_called(widget)} is no stop for the keyboard")
            continue
        ui.set_focus(widget)
        ui.settle()
        if not isinstance(widget, ListView) and not window.contains(widget.rect.inflate(-_SLACK, -_SLACK)):
            out.append(f"{_called(widget)} at {widget.rect} is not in sight when it has the keyboard")
    ui.set_focus(None)
    return out


def too_small(scene: Any) -> list[str]:
    """What can be clicked, and is hard to hit: it is smaller than a fingertip one way or the other."""
    found = [w for w in scene.ui.root.walk() if isinstance(w, Pressable) and w.visible and w.enabled and w.rect.width]
    assert found
    return [f"{_called(w)} has {w.rect.size}" for w in found if min(w.rect.size) < FINGERTIP]


def texts_drawn(scene: Any, patch: pytest.MonkeyPatch, package: str) -> list[tuple[str, pygame.Rect]]:
    """All texts of the table itself, which this package draws, with the pixels they take, in the order of drawing."""
    found: list[tuple[str, pygame.Rect]] = []
    put, draw = ink.put, text_layout.TextBlock.draw

    def put_kept(surface: Any, theme: Any, text: str, *how: Any, **more: Any) -> pygame.Rect:
        rect = put(surface, theme, text, *how, **more)
        found.append((text, rect))
        return rect

    def draw_kept(block: Any, surface: Any, pos: tuple[int, int], hot_link: str = "") -> None:
        draw(block, surface, pos, hot_link)
        found.extend((piece.text, piece.rect.move(pos)) for piece in block.pieces if not piece.icon)

    with patch.context() as inside:
        for name, module in list(sys.modules.items()):
            if name.startswith(package) and getattr(module, "put", None) is put:
                inside.setattr(module, "put", put_kept)
        inside.setattr(text_layout.TextBlock, "draw", draw_kept)
        scene.table.root.draw(pygame.Surface(scene.services.theme.size))
    return found


def _called(widget: Widget) -> str:
    text = getattr(widget, "text", "") or getattr(widget, "tooltip", "")
    return f"{type(widget).__name__} {widget.name or text!r}"
