"""A screen (Xvfb) whose picture can be watched, with a mouse that answers within microseconds; Linux only.

The server's picture is a file in memory; the mouse goes through the XTEST extension, which programs cannot tell
from a real one.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from time import monotonic, perf_counter, sleep

from tests.e2e.screen import Screen

NEEDED = ("Xvfb", "xdotool")


def missing() -> str:
    """What is not there that watching needs; empty when all is there."""
    return " and ".join(tool for tool in NEEDED if shutil.which(tool) is None)


class WatchedScreen(Screen):
    """`manager` is a window manager to run on it, if it is installed."""

    def __init__(self, size: tuple[int, int], manager: str = "") -> None:
        self._folder = tempfile.mkdtemp(prefix="sheepfold-screen-")
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp",
             "-fbdir", self._folder],
            pass_fds=[writer], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.display = f":{numbers.readline().strip()}"
        self._manager: subprocess.Popen[bytes] | None = None
        if manager and shutil.which(manager):
            env = {**os.environ, "DISPLAY": self.display}
            self._manager = subprocess.Popen([manager], env=env, stderr=subprocess.DEVNULL)
            sleep(1.0)
        with open(Path(self._folder) / "Xvfb_screen0", "rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        self._mouse = _Mouse(self.display)

    @property
    def managed(self) -> bool:
        """Whether a window manager runs."""
        return self._manager is not None

    def close(self) -> None:
        """Take the screen away."""
        self._mouse.close()
        self._picture.close()
        if self._manager is not None:
            self._manager.terminate()
            self._manager.wait(10)
        super().close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def move(self, x: int, y: int) -> None:
        """The pointer goes to a pixel of the screen."""
        self._mouse.move(x, y)

    def wait_until_still(self, seconds: float = 0.15, most: float = 5.0) -> bytes:
        """The picture, once nothing has changed for a while."""
        end, before, since = monotonic() + most, self._picture[:], monotonic()
        while monotonic() < end and monotonic() - since < seconds:
            sleep(0.01)
            now = self._picture[:]
            if now != before:
                before, since = now, monotonic()
        return before

    def click_and_watch(self, most: float = 1.0) -> float:
        """Seconds from a press of the left button to the first changed pixel; `most` when nothing changed."""
        before = self.wait_until_still()
        start = perf_counter()
        self._mouse.button(True)
        self._mouse.button(False)
        while (passed := perf_counter() - start) < most:
            if self._picture[:] != before:
                return passed
        return most


class _Mouse:
    """XTEST through the C library."""

    def __init__(self, display: str) -> None:
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._xtst = ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode("ascii")))

    def move(self, x: int, y: int) -> None:
        self._xtst.XTestFakeMotionEvent(self._display, -1, x, y, ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def button(self, down: bool) -> None:
        self._xtst.XTestFakeButtonEvent(self._display, 1, int(down), ctypes.c_ulong(0))
        self._x11.XFlush(self._display)

    def close(self) -> None:
        self._x11.XCloseDisplay(self._display)
