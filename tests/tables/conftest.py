"""Pictures for tables that are laid without a program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.platform.assets import Assets
from game.platform.window import Placement, Window
from game.roots import program_root


@pytest.fixture(scope="module")
def assets_now() -> Iterator[Assets]:
    """The program's pictures, with a window open as drawing needs it."""
    window = Window(Placement((1024, 640)))
    yield Assets(program_root())
    window.close()
