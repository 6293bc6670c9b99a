"""Puts Sheepfold into the menu of a Linux desktop: an entry that starts this very copy, and its icon."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from game.roots import ProgramFilesMissing, program_root

ENTRY = """\
[Desktop Entry]
Type=Application
Version=1.0
Name=Sheepfold
GenericName=Sheep board games
Comment=Four sheep board games on one desktop
Exec={command}
Icon=sheepfold
Terminal=false
Categories=Game;BoardGame;
Keywords=sheep;board;shepherd;bots;
StartupNotify=true
StartupWMClass=sheepfold
"""


def install() -> int:
    """Write the menu entry and the icon, and say where; gives the exit code."""
    if not sys.platform.startswith("linux"):
        print(
            "Menu entries are made on Linux only. On this system make a shortcut to tools/play.py, "
            "or pin the running program.",
            file=sys.stderr,
        )
        return 2
    icon = program_root() / "assets" / "images" / "icon.svg"
    if not icon.is_file():
        raise ProgramFilesMissing(f"The icon {icon} is missing. Unpack or install the program again.")
    share = data_home()
    entry = share / "applications" / "sheepfold.desktop"
    copy = share / "icons" / "hicolor" / "scalable" / "apps" / "sheepfold.svg"
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(icon, copy)
        entry.parent.mkdir(parents=True, exist_ok=True)
        entry.write_text(ENTRY.format(command=" ".join(map(quote, start_command()))), "utf-8")
    except OSError as error:
        print(f"The menu entry could not be written: {error}", file=sys.stderr)
        return 1
    print(f"wrote {copy}\nwrote {entry}\nSheepfold is now in the desktop's menu, under games.")
    return 0


def data_home() -> Path:
    """Where the desktop looks for the person's own menu entries; relative settings are ignored, as it does."""
    named = os.environ.get("XDG_DATA_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"


def start_command() -> list[str]:
    """The words that start this copy from anywhere."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    root = program_root()
    starter = root / "tools" / "play.py"
    if starter.is_file() and Path(sys.prefix).parent == root:
        # The environment inside a source tree may be made anew: start through what makes it.
        return [os.path.realpath(sys.executable), str(starter)]
    script = Path(sys.executable).with_name("sheepfold")
    if script.is_file():
        return [str(script)]
    return [sys.executable, "-P", "-m", "game"]


def quote(word: str) -> str:
    """A word as the Exec key of a desktop entry wants it: quoted, and escaped once more as a value."""
    for special in ("\\", '"', "`", "$"):
        word = word.replace(special, "\\" + special)
    return '"' + word.replace("\\", "\\\\").replace("%", "%%") + '"'
