"""The menu entry on a Linux desktop: what is written, where, and that its command line survives odd paths."""

from __future__ import annotations

import configparser
import sys
from pathlib import Path

import pytest

from game.cli import install_desktop
from game.cli.main import main
from game.roots import ProgramFilesMissing

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="menu entries are made on Linux only")


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the person's own menu entries."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share"


def test_entry_and_icon_are_written_and_named(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--install-desktop"]) == 0
    entry = share / "applications" / "sheepfold.desktop"
    icon = share / "icons" / "hicolor" / "scalable" / "apps" / "sheepfold.svg"
    assert icon.read_text("utf-8").lstrip().startswith("<svg")
    said = capsys.readouterr().out
    assert f"wrote {entry}" in said
    assert f"wrote {icon}" in said

    read = configparser.ConfigParser(interpolation=None, strict=True)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(entry, "utf-8")
    keys = dict(read["Desktop Entry"])
    assert keys["Type"] == "Application"
    assert keys["Name"] == "Sheepfold"
    assert keys["Icon"] == "sheepfold"
    assert keys["StartupWMClass"] == "sheepfold"
    assert keys["Categories"] == "Game;BoardGame;"
    command = keys["Exec"].split('"')[1]
    assert Path(command).is_absolute()
    assert Path(command).exists()


def test_a_second_time_replaces_the_first(share: Path) -> None:
    assert main(["--install-desktop"]) == 0
    entry = share / "applications" / "sheepfold.desktop"
    entry.write_text("old", "utf-8")
    assert main(["--install-desktop"]) == 0
    assert entry.read_text("utf-8").startswith("[Desktop Entry]\n")


def test_without_the_setting_the_usual_folder_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert install_desktop.data_home() == tmp_path / ".local" / "share"
    monkeypatch.setenv("XDG_DATA_HOME", "relative/does/not/count")
    assert install_desktop.data_home() == tmp_path / ".local" / "share"


def test_a_folder_that_cannot_be_made_is_told(share: Path, capsys: pytest.CaptureFixture[str]) -> None:
    share.write_text("a file is in the way")
    assert main(["--install-desktop"]) == 1
    assert "could not be written" in capsys.readouterr().err


def test_a_missing_icon_is_told(share: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(install_desktop, "program_root", lambda: tmp_path)
    with pytest.raises(ProgramFilesMissing, match="icon"):
        install_desktop.install()


def test_a_source_tree_starts_through_the_tool_that_sets_it_up(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "tools").mkdir()
    starter = tmp_path / "tools" / "play.py"
    starter.write_text("")
    monkeypatch.setattr(install_desktop, "program_root", lambda: tmp_path)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))
    assert install_desktop.start_command()[1:] == [str(starter)]


def test_an_installed_copy_starts_by_its_script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "sheepfold").write_text("")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(install_desktop, "program_root", lambda: tmp_path)
    assert install_desktop.start_command() == [str(tmp_path / "sheepfold")]


@pytest.mark.parametrize(
    ("word", "quoted"),
    [
        ("/opt-like/sheep fold", '"/opt-like/sheep fold"'),
        ("/a/100%", '"/a/100%%"'),
        ('/a/"b"', '"/a/\\\\"b\\\\""'),
        ("/a/$b`c", '"/a/\\\\$b\\\\`c"'),
        ("/a\\b", '"/a\\\\\\\\b"'),
    ],
)
def test_paths_are_quoted_as_desktop_entries_want(word: str, quoted: str) -> None:
    assert install_desktop.quote(word) == quoted
