"""A window without a screen, closed again after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.platform.window import Placement, Window


@pytest.fixture
def window() -> Iterator[Window]:
    """A window of 1024x640 pixels under the dummy driver."""
    opened = Window(Placement((1024, 640)))
    yield opened
    opened.close()
