"""Draws large pictures in a thread of its own, so that a painting of half a second does not hold up the window.

Only files are read and drawn there; the finished pictures go into the picture store on the main thread.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.platform.assets import Assets, Size

Wish = tuple[str, Size]


class Painting:
    """A list of pictures that is being drawn. Made by `begin`; ask `finished` now and then.

    Pictures that cannot be drawn are left to the store, which shows a stand-in and reports them.
    """

    def __init__(self, assets: Assets, wishes: Sequence[Wish]) -> None:
        self._assets = assets
        self._missing = list(dict.fromkeys(w for w in wishes if not assets.holds(*w)))
        self._drawn: queue.SimpleQueue[tuple[Wish, pygame.Surface | None]] = queue.SimpleQueue()
        self._given_up = False
        paths = [(wish, assets.file(wish[0])) for wish in self._missing]
        if paths:
            threading.Thread(target=self._work, args=(paths,), name="painting", daemon=True).start()

    @property
    def finished(self) -> bool:
        """Everything is in the store; takes over what has been drawn since the last call."""
        while not self._drawn.empty():
            wish, picture = self._drawn.get()
            if picture is not None:
                self._assets.take(wish[0], wish[1], picture)
            self._missing.remove(wish)
        return not self._missing

    def give_up(self) -> None:
        """Nobody wants it any more; the thread ends after the picture it is at."""
        self._given_up = True

    def _work(self, paths: Sequence[tuple[Wish, Path | None]]) -> None:
        from game.platform.memory import give_back_large_pieces

        give_back_large_pieces()
        for wish, path in paths:
            if self._given_up:
                return
            picture = None
            if path is not None and path.suffix == ".svg":
                try:
                    picture = pygame.image.load_sized_svg(path, wish[1])
                except (pygame.error, OSError):
                    picture = None
            self._drawn.put((wish, picture))
