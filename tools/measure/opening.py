"""From the click on Start in a game's set-up to the first picture of its table (dummy driver)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

SIZES = ((1920, 1080), (3840, 2160))
AIM = 300


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """The quickest and the middle one of some openings, each in a process of its own, as modules load only once."""
    root = Path(__file__).resolve().parents[2]
    lines = []
    for game_id in games:
        for width, height in SIZES:
            found = []
            for _ in range(rounds):
                done = subprocess.run(
                    [sys.executable, "-m", "tools.measure.opening", game_id, str(width), str(height)], cwd=root,
                    capture_output=True, text=True, check=True,
                    env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
                )  # fmt: skip
                found.append(tuple(map(float, done.stdout.split()[-2:])))
            first, whole = zip(*found, strict=True)
            lines.append(
                f"{game_id}, {width}x{height}: table after {min(first):.0f} ms, in the middle {median(first):.0f} ms "
                f"(at most {AIM}), all painted after {min(whole):.0f} ms"
            )
    return lines


def _open(game_id: str, size: tuple[int, int]) -> None:
    from game.scenes.table import TableScene
    from tools.shots.studio import Studio

    with Studio(size) as studio:
        studio.click(f"gate-{game_id}")
        studio.press("start")
        start, frames = perf_counter(), studio.loop.frames
        while not isinstance(studio.top, TableScene) or studio.loop.frames == frames:
            frames = studio.loop.frames
            studio.step()
        first = perf_counter() - start
        while studio.top.ui.animating:
            studio.step()
        print(f"{first * 1000} {(perf_counter() - start) * 1000}")


if __name__ == "__main__":
    _open(sys.argv[1], (int(sys.argv[2]), int(sys.argv[3])))
