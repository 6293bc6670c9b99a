"""A hidden game of the toy in a window: people at one screen, each picture kept with the eyes it was made for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.texts import Texts
from game.persist.settings import Settings
from game.platform import events as ev
from game.scenes.table import TableScene
from game.session.session import Session
from tests.helpers_ui import Playing, playing, texts_of
from tests.scenes.toy_table import FirstBots, ToyTable, entry_of, toy_table

__all__ = ["People", "Sit", "sit", "toy_table"]


class People:
    """Several people before one screen; `scene` is the table's, `table` the toy's."""

    def __init__(self, here: Playing, session: Session) -> None:
        self.here, self.session = here, session
        services = here.program.services
        here.loop.hooks.append(lambda: [work() for work in tuple(services.background)] and None)
        self.bots = FirstBots()
        here.program._worker = self.bots  # type: ignore[assignment]
        self.texts = Texts(texts_of().patterns)
        here.program.game = entry_of(self.texts)  # type: ignore[method-assign]
        self.scene: TableScene = here.sit_down(session)

    @property
    def table(self) -> ToyTable:
        table: Any = self.scene.table
        return table  # type: ignore[no-any-return]

    @property
    def covered(self) -> bool:
        return self.scene.keeper.covered

    @property
    def curtain(self) -> Any:
        """The page of the closed door."""
        assert self.covered
        return self.scene.ui.root

    @property
    def said(self) -> str:
        """All words on the closed door."""
        words = self.curtain.words
        recap = " ".join(entry.heading for entry in words.recap)
        return f"{words.caption} {words.name} {words.note} {words.recap_title} {recap}"

    def wait(self, seconds: float = 0.5) -> None:
        self.here.frames(round(seconds / 0.05))

    def lift(self) -> None:
        """Wait a moment and open the door."""
        self.wait()
        self.here.click("lift")
        assert not self.covered

    def take(self, count: int = 1) -> None:
        """A whole move by two clicks."""
        self.here.click(f"choose-{count}")
        self.here.click("play")

    def pictures(self) -> list[tuple[int | None, str]]:
        """The pictures of the table drawn since the last call."""
        seen = list(self.table.pictures)
        self.table.pictures.clear()
        return seen

    def press(self, at: tuple[int, int], clicks: int = 1) -> None:
        """A press and release that comes right now."""
        stack = self.here.program.services.stack
        for event in (ev.PointerMoved(at), ev.PointerPressed(at, "left", clicks), ev.PointerReleased(at)):
            stack.handle(event)


Sit = Callable[..., People]


@pytest.fixture
def sit(tmp_path: Path, toy_table: None) -> Iterator[Sit]:
    """Puts a session on the toy's table; motion and bots are at once unless other settings are named."""
    opened: list[Any] = []

    def make(session: Session, size: tuple[int, int] = (1024, 640), **settings: Any) -> People:
        context = playing(tmp_path, size, Settings(**{"animation": "off", "bot_speed": "instant", **settings}))
        opened.append(context)
        return People(context.__enter__(), session)

    yield make
    while opened:
        opened.pop().__exit__(None, None, None)
