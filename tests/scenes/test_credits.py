"""What the program stands on: named with versions and licences, and the folders where its files are."""

from __future__ import annotations

import tomllib
from importlib import metadata
from pathlib import Path

from game import __version__
from game.roots import program_root
from game.scenes.credits import PACKAGES, CreditsScene
from game.scenes.settings import PAGES, SettingsScene
from game.widgets.label import Label
from tests.scenes.stage import stage


def test_everything_is_named(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        on.show(CreditsScene(on.program))
        text = "\n".join(w.text for w in on.widgets() if isinstance(w, Label))
        for word in (__version__, "LGPL 2.1", "LGPL 3.0", "Source Serif Pro", "Amatic SC", "Open Font Licence", "MIT"):
            assert word in text
        for package in ("pygame-ce", "pytmx", "PyYAML", "pydantic"):
            assert metadata.version(package) in text
        for folder in (on.places.data, on.places.config, on.places.reports):
            assert str(folder) in text.replace("\\", "")


def test_no_package_that_is_needed_to_play_is_forgotten() -> None:
    project = tomllib.loads((program_root() / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {line.split(">")[0].strip().lower() for line in project["dependencies"]}
    assert needed == {name.lower() for name in PACKAGES.values()}


def test_it_leads_to_accessibility(tmp_path: Path) -> None:
    with stage(tmp_path) as on:
        on.show(CreditsScene(on.program))
        on.click("accessibility")
        assert isinstance(on.top, SettingsScene)
        assert on.top.tabs.chosen == PAGES.index("accessibility")
        on.key("escape")
        assert isinstance(on.top, CreditsScene)
