"""A folder of the player on the screen: what lies in it, where it is, and buttons to open it or copy its path."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.core.texts import Texts
from game.platform.desktop import open_folder
from game.render.text_layout import plain
from game.widgets.button import Button
from game.widgets.label import Label, Rule
from game.widgets.layout import Column, Row
from game.widgets.ui import Host


class FolderRow(Column):
    """One folder; its words are `folders.<name>.name` and `.help`. `note` says what happened."""

    def __init__(self, words: Texts, name: str, path: Path, host: Host, note: Callable[[str], None]) -> None:
        self._words, self._path, self._host, self._note = words, path, host, note
        show = Button(words("folders.open"), self._open, icon="ui/folder")
        copy = Button(words("folders.copy"), self._copy, icon="ui/copy")
        show.name, copy.name = f"open-{name}", f"copy-{name}"
        super().__init__(
            [
                Column(
                    [Label(words(f"folders.{name}.name"), "bold"), Label(words(f"folders.{name}.help"), "small")], 0
                ),
                Label(plain(str(path)), "label", colour="soft"),
                Row([show, copy], 12, wrap=True),
                Rule(),
            ],
            8,
        )

    def _open(self) -> None:
        reveal(self._words, self._path, self._host, self._note)

    def _copy(self) -> None:
        self._host.copy(str(self._path))
        self._note(self._words("folders.copied"))


def reveal(words: Texts, path: Path, host: Host, note: Callable[[str], None]) -> None:
    """Show a folder in the file manager; where that cannot be, copy its path and say so."""
    if open_folder(path):
        return
    host.copy(str(path))
    note(words("folders.no_opener" if path.is_dir() else "folders.not_yet"))
