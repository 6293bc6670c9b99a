"""A screen of widgets that is used like a person would: by pointer and keys, in pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.platform import events as ev
from game.platform.assets import Assets
from game.platform.window import Placement, Window
from game.render.theme import Theme
from game.roots import program_root
from game.widgets.base import Widget
from game.widgets.ui import Ui


class FakeHost:
    """Remembers what the widgets asked of the window."""

    def __init__(self) -> None:
        self.typing = False
        self.cursor = "arrow"
        self.pasteboard = ""

    def set_text_input(self, on: bool, area: pygame.Rect | None = None) -> None:
        self.typing = on

    def set_cursor(self, name: str) -> None:
        self.cursor = name

    def clipboard(self) -> str:
        return self.pasteboard

    def copy(self, text: str) -> None:
        self.pasteboard = text


class Screen:
    """A Ui with a hand and a keyboard."""

    def __init__(self, theme: Theme, root: Widget) -> None:
        self.theme = theme
        self.host = FakeHost()
        self.sounds: list[str] = []
        self.ui = Ui(self.host, self.sounds.append)
        self.ui.set_root(root)
        self.ui.layout(theme, pygame.Rect((0, 0), theme.size))
        self.surface = pygame.Surface(theme.size)
        self.draw()

    def draw(self) -> None:
        self.ui.draw(self.surface)

    def point(self, at: Widget | ev.Pos) -> None:
        self.ui.handle(ev.PointerMoved(self._pos(at)))

    def press(self, at: Widget | ev.Pos, clicks: int = 1, button: ev.Button = "left") -> None:
        self.ui.handle(ev.PointerPressed(self._pos(at), button, clicks))

    def release(self, at: Widget | ev.Pos, button: ev.Button = "left") -> None:
        self.ui.handle(ev.PointerReleased(self._pos(at), button))

    def click(self, at: Widget | ev.Pos, clicks: int = 1) -> None:
        pos = self._pos(at)
        self.point(pos)
        self.press(pos, clicks)
        self.release(pos)

    def drag(self, start: ev.Pos, end: ev.Pos) -> None:
        self.point(start)
        self.press(start)
        self.point(end)
        self.release(end)

    def wheel(self, at: Widget | ev.Pos, notches: float) -> bool:
        return self.ui.handle(ev.Wheel(self._pos(at), dy=notches))

    def key(self, name: str, shift: bool = False, ctrl: bool = False) -> bool:
        return self.ui.handle(ev.KeyPressed(name, shift=shift, ctrl=ctrl))

    def type(self, text: str) -> None:
        for character in text:
            self.ui.handle(ev.TextTyped(character))

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.ui.update(0.05)

    @staticmethod
    def _pos(at: Widget | ev.Pos) -> ev.Pos:
        return at if isinstance(at, tuple) else at.rect.center


Show = Callable[..., Screen]


@pytest.fixture(scope="module")
def assets() -> Iterator[Assets]:
    """The program's pictures, with a window open as drawing needs it."""
    window = Window(Placement((1024, 640)))
    yield Assets(program_root())
    window.close()


@pytest.fixture
def show(assets: Assets) -> Show:
    """Puts a widget on a screen of the given size and user scale."""

    def make(root: Widget, size: tuple[int, int] = (1920, 1080), scale: float = 1.0) -> Screen:
        return Screen(Theme.make(assets, size, scale), root)

    return make
