"""About the program: its version, what it stands on and under which licences, and where its files are."""

from __future__ import annotations

from importlib import metadata
from typing import TYPE_CHECKING

from game import __version__
from game.core.texts import Texts
from game.scenes.folder_rows import FolderRow
from game.scenes.page import PageScene
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.label import Label, Picture
from game.widgets.layout import Column, Grid, Panel, Row, grow
from game.widgets.scroll import Scroll

if TYPE_CHECKING:
    from game.scenes.program import Program

PACKAGES = {
    "pygame": "pygame-ce",
    "pytmx": "pytmx",
    "yaml": "PyYAML",
    "pydantic": "pydantic",
    "platformdirs": "platformdirs",
    "serif": "font-source-serif-pro",
    "sans": "font-source-sans-pro",
    "drawn": "font-amatic-sc",
}


class CreditsScene(PageScene):
    """Everything that an About page owes."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        words = self.words
        head = Column(
            [
                Label(words("program.name"), "heading"),
                Label(words("program.version", version=__version__), colour="soft"),
                Label(words("program.tagline")),
            ],
            2,
        )
        cards: list[Widget] = [_work(words, name) for name in PACKAGES]
        places = program.places
        folders: list[Widget] = [
            FolderRow(words, name, path, self.services.window, self.note)
            for name, path in (("data", places.data), ("settings", places.config), ("reports", places.reports))
        ]
        settings = Button(words("about.accessibility"), self._accessibility, icon="ui/info")
        settings.name = "accessibility"
        content: list[Widget] = [
            Row([Picture("icon", 96), grow(head)], 22),
            Label(words("about.own")),
            Label(words("about.made_of"), "card"),
            Grid(cards, 2, 12, least=420, equal_height=False),
            Label(words("about.lgpl"), "small", colour="soft"),
            Label(words("about.texts"), "small", colour="soft"),
            Label(words("about.folders"), "card"),
            *folders,
        ]
        self.show(words("about.title"), Scroll(Column(content, 14)), (self.back_button(),), (settings,), width=1280)

    def _accessibility(self) -> None:
        from game.scenes.settings import SettingsScene

        self.services.stack.push(SettingsScene(self.program, "accessibility"))


def _work(words: Texts, name: str) -> Widget:
    """A work of others: name and version, what it is for, licence."""
    package = PACKAGES[name]
    title = f"**{words(f'about.work.{name}.name')}** {_version(package)}"
    lines = [Label(title), Label(words(f"about.work.{name}.what"), "small", colour="soft")]
    return Panel(Column(lines, 0), "card", 12)


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""
