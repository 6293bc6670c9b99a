"""A screen of its own (Xvfb) with the real program in a real window, and a hand (xdotool) that clicks on it.

The program tells on stdout what can be clicked where (see game/scenes/tracing.py); everything else goes through the
window system as it does for people.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import IO

from game.core.rng import Rng
from tests.e2e.closing import ask_to_close

PATIENCE = 20.0


class Screen:
    """An X server without a window manager, of `size` pixels."""

    def __init__(self, size: tuple[int, int] = (1280, 800)) -> None:
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as numbers:
            self.display = f":{numbers.readline().strip()}"

    def close(self) -> None:
        """Take the screen away."""
        self._server.terminate()
        self._server.wait(10)

    def xdotool(self, *arguments: str) -> str:
        """Run xdotool on this screen; what it prints."""
        env = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(["xdotool", *arguments], env=env, capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


class Running:
    """The program on a screen. `scene` is the page in front, `targets` what can be clicked: pixels by name."""

    def __init__(self, screen: Screen, home: Path, *arguments: str) -> None:
        self._screen = screen
        env = {k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY")}
        env |= {"DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11"}
        env |= {"SHEEPFOLD_HOME": str(home), "SHEEPFOLD_TRACE": "1"}
        command = [sys.executable, "-m", "game", *arguments]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.scene = ""
        self.targets: dict[str, tuple[int, int]] = {}
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True).start()
        self._window = ""

    def wait_for(self, *scenes: str, target: str = "") -> None:
        """Until one of these pages is in front and can be clicked (at `target`, if named)."""
        self._until(lambda: self.scene in scenes and (target in self.targets if target else bool(self.targets)),
                    f"{' or '.join(scenes)} {target}")  # fmt: skip

    def click(self, name: str) -> None:
        """Move to a target and click it."""
        self._until(lambda: name in self.targets, name)
        self.click_at(*self.targets[name])

    def click_at(self, x: int, y: int) -> None:
        """Move to a pixel of the window and click there."""
        self._screen.xdotool("mousemove", "--window", self.window, str(x), str(y), "click", "1")

    def click_to(self, name: str, scene: str) -> None:
        """Click a target until it has led to a page: a click may come while the window still changes."""
        for _ in range(int(PATIENCE)):
            self.click(name)
            end = time.monotonic() + 1
            while time.monotonic() < end:
                self._take()
                if self.scene == scene:
                    self.wait_for(scene)
                    return
                time.sleep(0.01)
        raise AssertionError(f"{name} does not lead to {scene}; there is {self.scene} with {sorted(self.targets)}")

    def click_one_of(self, wished: Iterable[str], rng: Rng, patience: float = 0.5) -> bool:
        """Click one of the targets whose names begin with the first of `wished` that is there; False for none."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            self._take()
            for beginning in wished:
                found = [name for name in self.targets if name.startswith(beginning)]
                if found:
                    before = self.targets
                    self.click(rng.choice(found))
                    self._wait_for_change(before)
                    return True
            time.sleep(0.01)
        return False

    def key(self, name: str) -> None:
        """Press a key, as xdotool names it."""
        self._screen.xdotool("key", name)

    def type(self, text: str) -> None:
        """Type on the keyboard."""
        self._screen.xdotool("type", "--delay", "15", text)

    @property
    def window(self) -> str:
        """The number of the window."""
        if not self._window:
            self._window = self._screen.xdotool("search", "--sync", "--class", "sheepfold").split()[0]
        return self._window

    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        lines = self._screen.xdotool("getwindowgeometry", "--shell", self.window).splitlines()
        values = dict(line.split("=", 1) for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._screen.xdotool("windowsize", self.window, str(width), str(height))

    def close_window(self) -> int:
        """Close the window as its cross does; the program's exit code."""
        ask_to_close(self._screen.display, int(self.window))
        return self.process.wait(PATIENCE)

    def errors(self) -> str:
        """What it wrote to stderr; after its end."""
        return self.process.stderr.read() if self.process.stderr is not None else ""

    def end(self) -> None:
        """Make sure that it is gone."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def _read(self, out: IO[str] | None) -> None:
        for line in out or ():
            self._lines.put(line.strip())

    def _take(self) -> None:
        """Take over what it has told since the last time."""
        while not self._lines.empty():
            word, _, rest = self._lines.get().partition(" ")
            if word == "SCENE":
                self.scene, self.targets = rest, {}
            elif word == "TARGETS":
                self.targets = {name: (x, y) for name, x, y in json.loads(rest)}

    def _until(self, done: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            self._take()
            if done():
                return
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended while {what} was waited for: {self.errors()}")
            if time.monotonic() > end:
                raise AssertionError(f"{what} never came; there is {self.scene} with {sorted(self.targets)}")
            time.sleep(0.01)

    def _wait_for_change(self, before: dict[str, tuple[int, int]]) -> None:
        end = time.monotonic() + 0.5
        while time.monotonic() < end:
            self._take()
            if self.targets is not before and self.targets:
                return
            time.sleep(0.005)
