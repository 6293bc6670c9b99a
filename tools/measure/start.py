"""From the start of the process to the first picture of the title, against a window with nothing in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
BARE = """
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 800), resizable=True)
surface = window.get_surface()
surface.fill((90, 140, 60))
window.flip()
print("FIRST_FRAME", flush=True)
pygame.time.wait(60000)
"""


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """The quickest of each, as whatever else the machine does only adds, with the dummy driver and under X11.

    `games` do not matter here.
    """
    del games
    lines = _compared("dummy driver", {"SDL_VIDEODRIVER": "dummy"}, rounds)
    if shutil.which("Xvfb") is None:
        return [*lines, "x11: left out, there is no Xvfb"]
    from tests.e2e.screen import Screen

    with ExitStack() as stack:
        screen = Screen((1920, 1080))
        stack.callback(screen.close)
        return lines + _compared("x11", {"SDL_VIDEODRIVER": "x11", "DISPLAY": screen.display}, rounds)


def _compared(name: str, env: dict[str, str], rounds: int) -> list[str]:
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, **env, "SDL_AUDIODRIVER": "dummy", "SHEEPFOLD_HOME": home, "SHEEPFOLD_TRACE": "1"}
        # People start a program whose modules are compiled, whatever is usual where this is measured.
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        env["PYTHONPYCACHEPREFIX"] = f"{home}/compiled"
        if name == "x11":
            env["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
        pairs = [(_first_frame(["-c", BARE], env), _first_frame(["-m", "game"], env)) for _ in range(rounds + 1)]
    # The first pair reads everything from the disk.
    bare, title = (min(column) for column in zip(*pairs[1:], strict=True))
    return [
        f"{name}: bare window {bare * 1000:.0f} ms, title {title * 1000:.0f} ms, ratio {title / bare:.2f} (at most 2)"
    ]


def _first_frame(arguments: list[str], env: dict[str, str]) -> float:
    """Seconds from the start of a Python process to its line FIRST_FRAME."""
    start = perf_counter()
    process = subprocess.Popen([sys.executable, *arguments], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.strip() == "FIRST_FRAME":
                return perf_counter() - start
        raise RuntimeError(f"{arguments[0]} {arguments[1][:20]}: no first picture")
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
