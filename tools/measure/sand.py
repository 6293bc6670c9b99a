"""Real time under load: how far the sand is off after more than a minute, while every core is kept busy elsewhere."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from time import monotonic, process_time, sleep

SIZE = (1920, 1080)
GAME = "space_sheep"
SECONDS = 65.0
AIM_MS = 50


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """Off by how much, and what showing the sand costs (dummy driver)."""
    if GAME not in games:
        return []
    quiet, _ = _run(10.0)
    hogs = [multiprocessing.get_context("spawn").Process(target=_hog, daemon=True) for _ in range(os.cpu_count() or 1)]
    for hog in hogs:
        hog.start()
    try:
        _, off = _run(SECONDS)
    finally:
        for hog in hogs:
            hog.kill()
    return [
        f"{GAME}, {SECONDS:.0f} s with every core busy: the sand is off by {off} ms (at most {AIM_MS})",
        f"{GAME}, only the sand moves: {quiet:.2f} % of a core without showing it (under 3)",
    ]


def _hog() -> None:
    while True:
        pass


def _run(seconds: float) -> tuple[float, int]:
    """Percent of a core, and milliseconds by which the sand is off at the end, in a game nobody plays."""
    from game.rules.registry import get_rules
    from game.session.seats import Seat
    from game.session.session import Session
    from tools.shots.studio import Studio

    with Studio(SIZE) as studio:
        data = studio.program.library.game(GAME).data
        assert data is not None
        people = (("Ana", "red"), ("Ben", "sky"))
        seats = [Seat(i, name, "human", "", colour) for i, (name, colour) in enumerate(people)]
        options = {"pace": "normal", "systems": 8, "cards": 10, "wilds": 10, "tiles": "all", "wolf": "three"}
        session = Session.start(get_rules(GAME), data.config, seats, options, 3)
        studio.freeze()
        studio.sit_down(session)
        end = monotonic() + 1
        while monotonic() < end:
            studio.step()
            sleep(0.01)
        scene = studio.top
        studio.press("lift")
        while scene.keeper.covered:
            studio.step()
        end = monotonic() + 2
        while monotonic() < end:
            studio.step()
            sleep(0.06)
        full = session.view(None).setup.sand
        scene.time.look()
        left, began, used = scene.time.sand(), monotonic(), process_time()
        while monotonic() - began < seconds:
            studio.step()
            sleep(0.06)
        studio.step()
        if scene.keeper.covered:
            raise RuntimeError("the machine stood still for half a second, which covers the table; measure again")
        scene.time.look()
        passed, now = round((monotonic() - began) * 1000), scene.time.sand()
        expected = left - passed if passed < left else left + full - passed
        return 100 * (process_time() - used) / (monotonic() - began), abs(now - expected)
