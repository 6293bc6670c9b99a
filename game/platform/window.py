"""The window: opening it on every system, its place on the screen, full screen, icon, clipboard, cursor.

The drawing surface always has the window's real size in pixels; nothing is scaled by the system. The place
comes from and goes back to whoever keeps it between two starts, as a plain `Placement`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

TITLE = "Sheepfold"
MIN_SIZE = (1024, 640)
DUMMY_SIZE = (1280, 800)
_WM_CLASS = "sheepfold"
_FRAME = (16, 64)
_HEADLESS = {"dummy", "offscreen"}


class NoDisplay(Exception):
    """There is no screen to open a window on. `EXIT_CODE` is what the program then returns."""

    EXIT_CODE = 2


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the window is: size and upper left corner of the windowed state in pixels, None for anywhere."""

    size: tuple[int, int] | None = None
    position: tuple[int, int] | None = None
    maximised: bool = False
    fullscreen: bool = False


def prepare_environment() -> None:
    """Wishes to the window system that must be known before it is asked for anything."""
    # Not setdefault: the library itself puts the script's name there when it is imported.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = _WM_CLASS
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")


class Window:
    """The one window. Raises NoDisplay when there is no screen and none was wished away by SDL_VIDEODRIVER.

    `maximised` is kept up to date by the frame loop, which hears of it.
    """

    def __init__(self, placement: Placement | None = None) -> None:
        prepare_environment()
        wish = placement or Placement()
        driver = _start_display()
        if driver == "x11" and not _has_gpu():
            # Without a graphics card the default path draws through a software OpenGL at 20 ms a frame.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        screens = _screens(driver)
        wished = wish.size or (DUMMY_SIZE if driver in _HEADLESS else None)
        size = fitting_size(wished, screens)
        position = visible_position(wish.position, size, screens)
        if position is None:
            self._window = pygame.Window(TITLE, size, resizable=True)
        else:
            self._window = pygame.Window(TITLE, size, position, resizable=True)
        self._window.minimum_size = smallest_size(screens)
        self._wished = position
        self._windowed = Placement(size, position)
        self._fullscreen = False
        self.maximised = False
        self.driver = driver
        self._window.get_surface()
        if wish.maximised:
            self._window.maximize()
        if wish.fullscreen:
            self.set_fullscreen(True)

    @property
    def surface(self) -> pygame.Surface:
        """The picture of the window; another object after a change of size."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._window.get_surface().get_size()

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers the screen."""
        return self._fullscreen

    def present(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def set_fullscreen(self, on: bool) -> None:
        """Cover the screen (as a borderless window of its size), or return to the size before."""
        if on == self._fullscreen:
            return
        if on:
            self._remember()
            self._window.set_fullscreen(True)
        else:
            self._window.set_windowed()
        self._fullscreen = on

    def resize(self, size: tuple[int, int]) -> None:
        """Give the windowed window another size in pixels, as far as screen and minimum allow."""
        self._window.size = fitting_size(size, _screens(self.driver))

    def to_front(self) -> None:
        """Show the window above others and give it the keyboard, as far as the window manager allows."""
        self._window.restore()
        if self._fullscreen:
            self._window.set_fullscreen(True)
        self._window.focus()

    def placement(self) -> Placement:
        """Where the window is now, to be handed in at the next start."""
        if not self._fullscreen:
            self._remember()
        return Placement(self._windowed.size, self._windowed.position, self.maximised, self._fullscreen)

    def set_icon(self, icon: pygame.Surface) -> None:
        """The picture that task bars show; ignored where the system takes it from the menu entry."""
        self._window.set_icon(icon)

    def set_text_input(self, on: bool, area: pygame.Rect | None = None) -> None:
        """Start or stop receiving composed text; `area` is where an input method may show its window."""
        if on:
            pygame.key.start_text_input()
            if area is not None:
                pygame.key.set_text_input_rect(area)
        else:
            pygame.key.stop_text_input()

    def set_cursor(self, name: str) -> None:
        """`arrow`, `hand` or `text`; nothing happens where the system has no such cursors."""
        kinds = {"hand": pygame.SYSTEM_CURSOR_HAND, "text": pygame.SYSTEM_CURSOR_IBEAM}
        if self.driver not in _HEADLESS:
            pygame.mouse.set_cursor(kinds.get(name, pygame.SYSTEM_CURSOR_ARROW))

    def clipboard(self) -> str:
        """The text in the system's clipboard; empty when there is none or it cannot be read."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def copy(self, text: str) -> None:
        """Put `text` into the system's clipboard."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return

    def close(self) -> None:
        """Take the window off the screen; the object must not be used afterwards."""
        self._window.destroy()
        pygame.display.quit()

    def _remember(self) -> None:
        if self.maximised:
            return
        x, y = (int(part) for part in self._window.position)
        self._windowed = Placement(self._window.size, unmoved((x, y), self._wished) or (x, y))


def _start_display() -> str:
    wanted = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(_no_display_text(str(error))) from None
    pygame.font.init()
    pygame.key.set_repeat(400, 40)
    driver = pygame.display.get_driver()
    if driver in _HEADLESS and driver not in wanted:
        pygame.display.quit()
        raise NoDisplay(_no_display_text("no screen was found"))
    return driver


def _no_display_text(cause: str) -> str:
    return (
        f"Sheepfold cannot open a window: {cause}. Start it from a desktop session; over ssh use `ssh -X`, and on "
        "Linux see that DISPLAY or WAYLAND_DISPLAY is set and the X11 libraries are installed."
    )


def _has_gpu() -> bool:
    return os.path.exists("/dev/dri")


def smallest_size(screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The least size of the window: that of the smallest layout, or of the largest screen if that is smaller."""
    return min(MIN_SIZE[0], max(w for w, _ in screens)), min(MIN_SIZE[1], max(h for _, h in screens))


def fitting_size(wish: tuple[int, int] | None, screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The wished size cut to the screens, or 80 % of the first screen in a friendly shape."""
    low = smallest_size(screens)
    if wish is not None:
        widest, highest = max(w for w, _ in screens), max(h for _, h in screens)
        return min(max(wish[0], low[0]), widest), min(max(wish[1], low[1]), highest)
    width, height = int(screens[0][0] * 0.8), int(screens[0][1] * 0.8)
    width = min(width, height * 16 // 9)
    return max(width, low[0]), max(min(height, width * 10 // 16), low[1])


def visible_position(
    wish: tuple[int, int] | None, size: tuple[int, int], screens: Sequence[tuple[int, int]]
) -> tuple[int, int] | None:
    """The wished corner if at least half of the window would be on a present screen, else None."""
    if wish is None:
        return None
    right, bottom = sum(w for w, _ in screens), max(h for _, h in screens)
    seen = -size[0] // 2 <= wish[0] <= right - size[0] // 2 and 0 <= wish[1] <= bottom - size[1] // 2
    return wish if seen else None


def unmoved(position: tuple[int, int], wish: tuple[int, int] | None) -> tuple[int, int] | None:
    """The wished corner when the window is only a frame's width away from it, else None.

    Some window managers put the frame where the inside was wished; without this the window would creep down the
    screen from start to start.
    """
    if wish is None:
        return None
    dx, dy = position[0] - wish[0], position[1] - wish[1]
    return wish if 0 <= dx <= _FRAME[0] and 0 <= dy <= _FRAME[1] else None


def _screens(driver: str) -> list[tuple[int, int]]:
    """The sizes of all screens; a driver without one has room for anything."""
    if driver in _HEADLESS:
        return [(8192, 8192)]
    return [(int(w), int(h)) for w, h in pygame.display.get_desktop_sizes()] or [(1280, 800)]
