"""Where the player's files live, on every system; SHEEPFOLD_HOME moves all of them into one folder.

Settings apart from saves, so that who throws away settings keeps the saves; logs and locks apart from both.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

HOME_VARIABLE = "SHEEPFOLD_HOME"


@dataclass(frozen=True, slots=True)
class Places:
    """The four folders; none of them need exist before something is written there."""

    config: Path
    data: Path
    state: Path
    cache: Path

    @property
    def saves(self) -> Path:
        """One file a game."""
        return self.data / "saves"

    @property
    def trash(self) -> Path:
        """Deleted saves, until they are brought back or thrown away."""
        return self.data / "trash"

    @property
    def mods(self) -> Path:
        """The player's changes of the games' data, one folder a mod."""
        return self.data / "mods"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def window(self) -> Path:
        """Where the window was."""
        return self.state / "window.json"

    @property
    def logs(self) -> Path:
        """Log files."""
        return self.state / "logs"

    @property
    def reports(self) -> Path:
        """Crash reports."""
        return self.state / "reports"


def find_places() -> Places:
    """The folders for this user: below SHEEPFOLD_HOME if that is set, otherwise where the system wants them."""
    if named := os.environ.get(HOME_VARIABLE):
        home = Path(named).absolute()
        return Places(home / "config", home / "data", home / "state", home / "cache")
    # Only asked for without a home of one's own, and it takes a moment to come up.
    from platformdirs import PlatformDirs

    dirs = PlatformDirs("Sheepfold", appauthor=False)
    return Places(dirs.user_config_path, dirs.user_data_path, dirs.user_state_path, dirs.user_cache_path)
