"""Plays and autosaves in a process of its own, kills it at random moments, and looks what Continue finds.

`python -m tests.saves.kill_at_random FOLDER MOMENTS SEED` prints one JSON line a moment: how many things were done
for sure before the kill, how many the save holds, and whether the save is exactly the position after them.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

from game.core.rng import Rng
from game.persist.files import SaveTrouble
from game.session.games import go_on
from tests.saves.sitting import act, new_game, saves_in, shear_data

LONGEST = 0.06


def play(folder: Path, seed: int, pipe: int) -> None:
    """Plays for ever in the child; every finished deed is a byte in the pipe."""
    session, rng = new_game(saves_in(folder), seed), Rng(seed)
    while True:
        os.write(pipe, b".")
        act(session, rng)


def expected(folder: Path, seed: int, most: int) -> list[tuple[str, int]]:
    """Hash of the position and number of actions after each deed of the same game, without a kill."""
    session, rng = new_game(saves_in(folder / "again"), seed), Rng(seed)
    found = []
    for _ in range(most):
        found.append((session.state_hash(), len(session.history)))
        act(session, rng)
    session.close()
    return found


def one_moment(folder: Path, seed: int, rng: Rng) -> dict[str, object]:
    """Let a child play in a folder of its own, kill it, continue its game here."""
    reader, pipe = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            play(folder, seed, pipe)
        finally:
            os._exit(1)
    os.close(pipe)
    os.read(reader, 1)
    time.sleep(rng.uniform() * LONGEST)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    done = 0
    while block := os.read(reader, 65536):
        done += len(block)
    os.close(reader)
    saves = saves_in(folder)
    save = saves.latest() or saves.list_saves()[0]
    game = go_on(saves, save, shear_data())
    if isinstance(game, SaveTrouble):
        return {"done": done, "right": False, "why": game.sentence}
    # After `done` deeds were reported, the next one may or may not have reached the disk.
    around = expected(folder, seed, done + 2)[done:]
    now = (game.session.state_hash(), len(game.session.history))
    game.session.close()
    return {"done": done, "right": game.verified and not game.note and now in around, "why": f"{now} not in {around}"}


def main(folder: Path, moments: int, seed: int) -> None:
    """Print one line a moment."""
    rng = Rng(seed)
    shear_data()
    for number in range(moments):
        print(json.dumps(one_moment(folder / str(number), seed + number, rng)), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
