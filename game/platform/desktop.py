"""What the desktop can do for people: show a folder, and say where files come and go."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pygame

_HEADLESS = ("dummy", "offscreen")


def open_folder(path: Path) -> bool:
    """Show a folder in the system's file manager; False when there is no such folder or nothing to show it with."""
    return path.is_dir() and _open(path)


def open_file(path: Path) -> bool:
    """Open a file in whatever the system has for it; False when there is no such file or nothing to open it with."""
    return path.is_file() and _open(path)


def _open(path: Path) -> bool:
    if not pygame.display.get_init() or pygame.display.get_driver() in _HEADLESS:
        return False
    if sys.platform == "win32":
        command = ["explorer", str(path)]
    else:
        command = ["open" if sys.platform == "darwin" else "xdg-open", str(path)]
    try:
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True


def usual_folder() -> Path:
    """Where people look for files that came from elsewhere: their downloads, or their home folder."""
    home = Path.home()
    return next((f for f in (home / "Downloads", home / "Desktop") if f.is_dir()), home)


def found_files(folders: Iterable[Path], suffix: str, most: int = 8) -> list[Path]:
    """Files with this ending directly in the folders, the newest first."""
    found: dict[Path, float] = {}
    for folder in folders:
        try:
            found |= {p: p.stat().st_mtime for p in folder.glob(f"*{suffix}") if p.is_file()}
        except OSError:
            continue
    return sorted(found, key=lambda p: -found[p])[:most]
