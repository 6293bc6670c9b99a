"""Memory: of the program on its title and at the table, and whether two hundred games leave anything behind."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path

PLAYED = 200
WARM_UP = 20
_GROWTH = "growth"


def resident(pid: int | str = "self") -> float:
    """Megabytes of a process that are in memory (Linux only)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """Both for each game, each in a process of its own; `rounds` does not matter here."""
    del rounds
    root = Path(__file__).resolve().parents[2]
    out = []
    for game_id, what in product(games, ("window", _GROWTH)):
        done = subprocess.run(
            [sys.executable, "-m", "tools.measure.memory", what, game_id], cwd=root, capture_output=True, text=True,
            check=True, env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        )  # fmt: skip
        out += [f"{game_id}, {line}" for line in done.stdout.splitlines()]
    return out


def _window(game_id: str) -> None:
    from tools.measure.games import GAMES
    from tools.shots.studio import Studio

    with Studio((1920, 1080)) as studio:
        studio.settle()
        print(f"memory on the title at 1920x1080: {resident():.0f} MB")
        studio.sit_down(GAMES[game_id].busy(studio))
        studio.settle()
        print(f"memory at the table at 1920x1080: {resident():.0f} MB (in a game: at most 100)")


def _growth(game_id: str) -> None:
    """The whole of a session: states, events, history, undo; `normal` bots play."""
    from game.bots.registry import get_bot
    from game.content.catalog import load_game
    from game.content.mods import Roots
    from game.core.rng import Rng
    from game.roots import program_root
    from game.rules.registry import get_rules
    from game.session.driver import play
    from tools.measure.games import GAMES

    rules = get_rules(game_id)
    config = load_game(rules, Roots(program_root() / "data")).config
    bot = get_bot(game_id, "normal")
    fewest, kinds, before = rules.info.min_seats, rules.info.max_seats - rules.info.min_seats + 1, 0.0
    for number in range(PLAYED + WARM_UP):
        if number == WARM_UP:
            gc.collect()
            before = resident()
        rng = Rng(number)
        seats = fewest + number % kinds
        state = rules.new(config, seats, GAMES[game_id].options, number).state
        play(rules, state, [lambda view, legal, rng=rng: bot.choose(view, legal, rng, 1)] * seats)  # type: ignore[misc]
    gc.collect()
    print(f"memory after {PLAYED} games between bots: {resident() - before:+.1f} MB from {before:.0f} MB")


if __name__ == "__main__":
    if sys.argv[1] == _GROWTH:
        _growth(sys.argv[2])
    else:
        _window(sys.argv[2])
