"""Themes over the real pictures and fonts, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.platform.assets import Assets
from game.platform.window import Placement, Window
from game.render.theme import Theme
from game.roots import program_root

MakeTheme = Callable[..., Theme]


@pytest.fixture(scope="module")
def assets() -> Iterator[Assets]:
    """The program's pictures, with a window open as drawing needs it."""
    window = Window(Placement((1024, 640)))
    yield Assets(program_root())
    window.close()


@pytest.fixture
def make_theme(assets: Assets) -> MakeTheme:
    """A theme for a window size, a user scale and day or night."""

    def make(size: tuple[int, int] = (1920, 1080), scale: float = 1.0, night: bool = False) -> Theme:
        return Theme.make(assets, size, scale, night)

    return make


@pytest.fixture
def theme(make_theme: MakeTheme) -> Theme:
    """One unit is one pixel."""
    return make_theme()
