"""Asks the desktop to show a folder, where there is a desktop that can."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame

_HEADLESS = ("dummy", "offscreen")


def open_folder(path: Path) -> bool:
    """Show a folder in the system's file manager; False when there is no such folder or nothing to show it with."""
    if not path.is_dir() or not pygame.display.get_init() or pygame.display.get_driver() in _HEADLESS:
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
