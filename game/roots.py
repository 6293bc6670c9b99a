"""Where the program's own files are: the folder that holds `assets/` and `data/`.

They lie beside `game/` in a source tree or an editable install, inside it in a wheel, and beside the
executable in a frozen build. Standard library only, so that every layer but the pure ones may ask.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


class ProgramFilesMissing(FileNotFoundError):
    """The program was copied without its assets or data; the text says what to do."""


def program_root() -> Path:
    """The folder with `assets/` and `data/`; the environment's SHEEPFOLD_ROOT comes first.

    Raises ProgramFilesMissing when there is no such folder.
    """
    candidates = _candidates()
    for folder in candidates:
        if (folder / "assets").is_dir() and (folder / "data").is_dir():
            return folder
    looked = ", ".join(str(folder) for folder in candidates)
    raise ProgramFilesMissing(
        f"Sheepfold's folders 'assets' and 'data' are missing (looked in {looked}). "
        "Unpack or install the program again, or let SHEEPFOLD_ROOT name the folder that holds both."
    )


def _candidates() -> list[Path]:
    if named := os.environ.get("SHEEPFOLD_ROOT"):
        return [Path(named).absolute()]
    if getattr(sys, "frozen", False):
        return [Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))]
    package = Path(__file__).resolve().parent
    return [package / "_bundled", package.parent]
