"""What the command line may ask of the window: a plain value handed to `game.app.run`."""

from __future__ import annotations

from typing import NamedTuple


class LaunchOptions(NamedTuple):
    """How to open the window.

    `game`: id of a game whose set-up is shown at once; `load`: name of a save to go on with; `size`: width and
    height of the window in pixels, for this run only; `windowed`: not full screen, whatever the settings say;
    `show_problems`: begin with the list of problems in the data.
    """

    game: str | None = None
    load: str | None = None
    size: tuple[int, int] | None = None
    windowed: bool = False
    show_problems: bool = False
