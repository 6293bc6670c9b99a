"""A data folder and a mods folder to write into, beginning as copies of the program's own data."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.content.catalog import BrokenData, LoadedGame, load_game
from game.content.mods import Roots
from game.core.problems import Problem
from game.roots import program_root
from game.rules.registry import get_rules
from game.rules.shear_panic.config import ShearConfig

GAME = "shear_panic"


@dataclass(frozen=True, slots=True)
class Farmyard:
    """A place to try data in; `base` is the text of the game's base file."""

    roots: Roots

    @property
    def base_file(self) -> Path:
        """The game's base data."""
        return self.roots.data / GAME / "game.yaml"

    @property
    def base(self) -> str:
        """The text of the base data."""
        return self.base_file.read_text(encoding="utf-8")

    def edit(self, old: str, new: str) -> None:
        """Changes the base data in the one place where `old` stands."""
        assert self.base.count(old) == 1, f"{old!r} must stand in the base data exactly once"
        self.base_file.write_text(self.base.replace(old, new), encoding="utf-8")

    def line_of(self, words: str) -> int:
        """The number of the first line of the base data that has these words."""
        return next(n for n, line in enumerate(self.base.split("\n"), 1) if words in line)

    def mod(self, name: str, text: str, file: str = "tweaks.yaml", topic: str = GAME) -> Path:
        """Writes one file of a mod."""
        path = self.roots.mods[0] / name / topic / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def load(self) -> LoadedGame[ShearConfig]:
        """The game's data as it is now."""
        return load_game(get_rules(GAME), self.roots)

    def broken(self) -> list[Problem]:
        """What is wrong with the base data, which must be broken."""
        with pytest.raises(BrokenData) as caught:
            self.load()
        return list(caught.value.problems)


@pytest.fixture
def farmyard(tmp_path: Path) -> Farmyard:
    """A copy of the program's data, and no mods yet."""
    data = tmp_path / "data"
    for folder in (GAME, "common"):
        shutil.copytree(program_root() / "data" / folder, data / folder)
    return Farmyard(Roots(data, (tmp_path / "mods",)))
