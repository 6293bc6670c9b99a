"""Space Sheep! on the stage, also while its table is not there: a stand-in that shows nothing does for other pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.texts import Texts
from game.tables import registry

GAME = "space_sheep"
BADGES = ("red", "sky", "yellow", "green", "plum", "teal", "orange", "blue")


class StandIn:
    """As much of a table as set-up and score ask for."""

    music, night = "", False

    @staticmethod
    def badge_of(colour: str) -> str:
        return "red"

    @staticmethod
    def badges(view: Any) -> Sequence[str]:
        return ("red",) * view.setup.seats

    @staticmethod
    def end(view: Any, events: Any, texts: Texts) -> Any:
        from game.tables.space_sheep.end import end

        return end(view, events, texts)


def open_space(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is on the title, whether its table is there or not."""
    from game import app

    if GAME not in app.GAME_IDS:
        monkeypatch.setattr(app, "GAME_IDS", (*app.GAME_IDS, GAME))
    if GAME not in registry._CLASSES:
        monkeypatch.setitem(registry._CLASSES, GAME, (__name__, "StandIn"))
