"""Makes requirements.lock and requirements-dev.lock anew from pyproject.toml, with hashes, for every system.

    python tools/make_locks.py              take up what pyproject.toml asks for, keep other versions
    python tools/make_locks.py --upgrade    take the newest version of everything

Needs the network and `uv` (it is in the development set-up). Only names, versions and hashes are written,
never where they came from. The development lock keeps to the versions of the player's lock, so that one
`.venv` serves both.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = """\
# {what}
# Made by tools/make_locks.py; change pyproject.toml and run that instead of editing this.
"""


def compile_lock(name: str, what: str, *options: str) -> None:
    """Write one lock file; ends the program with uv's own words when it cannot."""
    target = ROOT / name
    command = [
        "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes",
        "--no-header", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate", *options,
        "--output-file", str(target), "pyproject.toml",
    ]  # fmt: skip
    if subprocess.run([sys.executable, *command], cwd=ROOT, check=False, stdout=subprocess.DEVNULL).returncode:
        sys.exit(f"{name} could not be made; it needs the network, and pyproject.toml must be sound.")
    target.write_text(HEADER.format(what=what) + target.read_text("utf-8"), "utf-8", newline="\n")
    print(f"wrote {name}")


def main(arguments: list[str]) -> None:
    """Write both locks."""
    upgrade = ("--upgrade",) if "--upgrade" in arguments else ()
    compile_lock("requirements.lock", "What Sheepfold needs to run.", *upgrade)
    compile_lock(
        "requirements-dev.lock",
        "What Sheepfold needs to run and to be worked on.",
        "--group", "dev", "--constraints", "requirements.lock", *upgrade,
    )  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
