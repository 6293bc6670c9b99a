"""The program in a real window: what it costs while nothing happens, and how soon a click is answered."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, sleep

from tests.e2e.screen import Running
from tools.measure.screen import WatchedScreen, missing

SIZE = (1280, 800)
QUIET = 4.0
WATCHED = 10.0
CLICKS = 100


def idle(rounds: int) -> list[str]:
    """Processor time in percent of a core on the title, at the table, and minimised there."""
    if lacking := missing():
        return [f"idle: left out, there is no {lacking}"]
    with _program("openbox") as (screen, running):
        sleep(QUIET)
        lines = [f"idle on the title: {_load(running, rounds):.2f} % of a core (under 0.5)"]
        _to_own_action(running)
        sleep(QUIET)
        lines.append(f"idle at the table: {_load(running, rounds):.2f} % of a core (under 0.5)")
        if not screen.managed:
            return [*lines, "minimised: left out, there is no openbox"]
        screen.xdotool("windowminimize", running.window)
        sleep(QUIET)
        return [*lines, f"minimised: {_load(running, rounds):.2f} % of a core (under 0.1)"]


def clicks(rounds: int) -> list[str]:
    """How soon the picture changes after clicks on boxes of the mat, the pointer having just moved there."""
    if lacking := missing():
        return [f"clicks: left out, there is no {lacking}"]
    found: list[float] = []
    with _program("") as (screen, running):
        _to_own_action(running)
        for number in range(CLICKS):
            running.wait_for("table", target="menu")
            boxes = sorted(name for name in running.targets if name.startswith("box-"))
            x, y = running.targets[boxes[number % len(boxes)]]
            left, top = _corner(screen, running)
            screen.move(left + x, top + y)
            found.append(screen.click_and_watch() * 1000)
    return [
        f"{CLICKS} clicks at the table: changed picture after {median(found):.1f} ms, 95 of 100 within "
        f"{quantiles(found, n=20)[-1]:.1f} ms (at most 50), the slowest {max(found):.1f} ms"
    ]


@contextmanager
def _program(manager: str) -> Iterator[tuple[WatchedScreen, Running]]:
    """The program on its title, without motion, bots answering at once."""
    screen = WatchedScreen(SIZE, manager)
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "config"
        folder.mkdir()
        settings = {"format": "sheepfold-settings", "format_version": 1, "animation": "off", "bot_speed": "instant"}
        (folder / "settings.json").write_text(json.dumps(settings), "utf-8")
        running = Running(screen, Path(home), "--size", f"{SIZE[0]}x{SIZE[1]}")
        try:
            running.wait_for("title", target="gate-shear_panic")
            yield screen, running
        finally:
            running.end()
            screen.close()


def _to_own_action(running: Running) -> None:
    """Into a quick game, up to the first choice of a box."""
    running.click("gate-shear_panic")
    running.wait_for("setup", target="quick-start")
    running.click("quick-start")
    running.wait_for("table")
    end = monotonic() + 60
    while monotonic() < end:
        running.wait_for("table", target="menu")
        names = sorted(running.targets)
        if any(name.startswith("box-") for name in names):
            return
        if arrows := [name for name in names if name.startswith("target-")]:
            running.click(arrows[0])
        sleep(0.2)
    raise RuntimeError("the first choice of a box never came")


def _corner(screen: WatchedScreen, running: Running) -> tuple[int, int]:
    values = dict(
        line.split("=", 1) for line in screen.xdotool("getwindowgeometry", "--shell", running.window).splitlines()
    )
    return int(values["X"]), int(values["Y"])


def _load(running: Running, rounds: int) -> float:
    """The lowest of some measurements, in percent of a core: whatever else the machine does only adds to it."""
    return min(_load_once(running.process.pid) for _ in range(min(rounds, 3)))


def _load_once(pid: int) -> float:
    before, start = _processor_seconds(pid), monotonic()
    sleep(WATCHED)
    return 100 * (_processor_seconds(pid) - before) / (monotonic() - start)


def _processor_seconds(pid: int) -> float:
    """Of all threads of a process so far (Linux)."""
    files = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(file.read_text("ascii").split()[0]) for file in files) / 1e9
