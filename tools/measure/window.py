"""The program in a real window: what it costs while nothing happens, and how soon a click is answered."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, sleep

from tests.e2e.screen import Running
from tools.measure.games import GAMES, Measured
from tools.measure.screen import WatchedScreen, missing

SIZE = (1280, 800)
QUIET = 4.0
WATCHED = 10.0
CLICKS = 100
SINGLE = 0.6
"""Seconds after which a click is no double click any more."""


def idle(rounds: int, games: Sequence[str]) -> list[str]:
    """Processor time in percent of a core on the title, at each game's table, and minimised there."""
    if lacking := missing():
        return [f"idle: left out, there is no {lacking}"]
    lines: list[str] = []
    for game_id in games:
        with _program("openbox") as (screen, running):
            if not lines:
                sleep(QUIET)
                lines.append(f"idle on the title: {_load(running, rounds):.2f} % of a core (under 0.5)")
            game = GAMES[game_id]
            _to_own_action(running, game)
            sleep(QUIET)
            at_table = _load(running, rounds)
            lines.append(f"{game_id}, idle at the table: {at_table:.2f} % of a core (under {game.idle:g})")
            if not screen.managed:
                lines.append("minimised: left out, there is no openbox")
                continue
            screen.xdotool("windowminimize", running.window)
            sleep(QUIET)
            lines.append(f"{game_id}, minimised: {_load(running, rounds):.2f} % of a core (under 0.1)")
    return lines


def clicks(rounds: int, games: Sequence[str]) -> list[str]:
    """How soon the picture changes after clicks that choose something, the pointer having just moved there."""
    if lacking := missing():
        return [f"clicks: left out, there is no {lacking}"]
    lines = []
    for game_id in games:
        found = _clicks(GAMES[game_id])
        lines.append(
            f"{game_id}, {CLICKS} clicks at the table: changed picture after {median(found):.1f} ms, 95 of 100 within "
            f"{quantiles(found, n=20)[-1]:.1f} ms (at most 50), the slowest {max(found):.1f} ms"
        )
    return lines


def _clicks(game: Measured) -> list[float]:
    found: list[float] = []
    with _program("") as (screen, running):
        _to_own_action(running, game)
        for number in range(CLICKS):
            running.wait_for("table", target="menu")
            choices = game.choices(running.targets)
            x, y = running.targets[choices[number % len(choices)]]
            left, top = _corner(screen, running)
            screen.move(left + x, top + y)
            found.append(screen.click_and_watch() * 1000)
    return found


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


def _to_own_action(running: Running, game: Measured) -> None:
    """Into a quick game, up to the first choice that can be made and taken back."""
    running.click(f"gate-{game.id}")
    running.wait_for("setup", target="quick-start")
    running.click("quick-start")
    running.wait_for("table")
    end, number = monotonic() + 60, 0
    while monotonic() < end:
        running.wait_for("table")
        wished = game.next_click(running.targets, number)
        if wished == "":
            return
        if wished is not None:
            running.click(wished)
            number += 1
            sleep(SINGLE)
        sleep(0.2)
    raise RuntimeError("the first choice never came")


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
