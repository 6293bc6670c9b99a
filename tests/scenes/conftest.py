"""A session at its table, in a window that is driven through the system's event queue."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.persist.settings import Settings
from game.scenes.table import TableScene
from game.session.session import Session
from tests.helpers_ui import Playing, playing


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., tuple[Playing, TableScene]]]:
    """Puts a session on a table, with motion off and bots at once unless other settings are named.

    The one before is closed first.
    """
    opened: list[Any] = []

    def close() -> None:
        while opened:
            opened.pop().__exit__(None, None, None)

    def make(session: Session, size: tuple[int, int] = (1024, 640), **settings: Any) -> tuple[Playing, TableScene]:
        close()
        context = playing(tmp_path, size, Settings(**{"animation": "off", "bot_speed": "instant", **settings}))
        here = context.__enter__()
        opened.append(context)
        return here, here.sit_down(session)

    yield make
    close()
