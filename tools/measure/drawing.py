"""How long pictures of the table take (processor time, dummy driver, not shown): whole ones and moving ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median, quantiles
from time import process_time
from typing import Any

from game.core.rng import Rng
from tools.measure.games import GAMES, Measured

SIZES = (((1920, 1080), 9.0, 5.0), ((3840, 2160), 40.0, 16.0))
LONGEST = 240
FRAME = 1 / 60
MOVES = 12


def measure(rounds: int, games: Sequence[str]) -> list[str]:
    """For each game, at both sizes: a whole redraw, the first picture after a move, and the frames of moves."""
    return [line for game_id in games for line in _measured(GAMES[game_id], rounds)]


def _measured(game: Measured, rounds: int) -> list[str]:
    from tools.shots.studio import Studio

    lines = []
    for size, whole_aim, frame_aim in SIZES:
        with Studio(size, bot_speed="step") as studio:
            studio.sit_down(game.busy(studio))
            whole = _whole(studio, 10 * rounds)
            fresh, frames = _moving(studio)
        name = f"{game.id}, {size[0]}x{size[1]}"
        lines += [
            f"{name}, whole redraw: {median(whole):.2f} ms (at most {whole_aim:g})",
            f"{name}, first picture after a move: {median(fresh):.2f} ms",
            f"{name}, frame of a move: {median(frames):.2f} ms, 95 of 100 within "
            f"{quantiles(frames, n=20)[-1]:.2f} ms (at most {frame_aim:g})",
        ]
    return lines


def _timed(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1000


def _whole(studio: Any, count: int) -> list[float]:
    stack, surface = studio.program.services.stack, studio.window.surface

    def redraw() -> None:
        studio.top.invalidate()
        stack.draw(surface)

    redraw()
    return [_timed(redraw) for _ in range(count)]


def _moving(studio: Any) -> tuple[list[float], list[float]]:
    """Some random actions with their motion: times of each first picture, and of the frames after it."""
    scene, surface, rng = studio.top, studio.window.surface, Rng(1)
    scene.animator.speed = 1.0
    first: list[float] = []
    frames: list[float] = []

    def frame() -> None:
        scene.update(FRAME)
        studio.program.services.stack.draw(surface)

    while len(first) < MOVES and (seat := scene.acting) is not None:
        scene.session.submit(rng.choice(scene.session.legal(seat)))
        first.append(_timed(frame))
        left = LONGEST
        while scene.animator.busy and left and not scene.table.waits():
            frames.append(_timed(frame))
            left -= 1
        scene.animator.finish()
        frame()
    return first, frames
