"""The wheel holds the program with its assets and data, and runs from anywhere."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.meta.source import ROOT

pytestmark = pytest.mark.slow


def build(target: Path, kind: str) -> Path:
    """The built wheel or sdist; nothing is fetched."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(target)],
        cwd=ROOT, capture_output=True, text=True, timeout=110, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = target.iterdir()
    return built


def test_the_wheel_runs_with_its_own_assets_and_data(tmp_path: Path) -> None:
    wheel = build(tmp_path / "dist", "wheel")
    place = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(place)
        names = archive.namelist()
    ours = [path.relative_to(ROOT).as_posix() for top in ("assets", "data") for path in (ROOT / top).rglob("*.*")]
    ours = [name for name in ours if not name.startswith("assets/screenshots/")]
    assert sorted(name for name in names if name.startswith("game/_bundled/")) == sorted(
        f"game/_bundled/{name}" for name in ours
    )
    assert "data/common/text/en.yaml" in ours
    assert not any(name.startswith(("tests/", "tools/")) for name in names)
    entry_points = next(name for name in names if name.endswith("/entry_points.txt"))
    assert "[gui_scripts]\nsheepfold = game.__main__:main" in (place / entry_points).read_text("utf-8")

    code = "from game.roots import program_root; print(program_root())\n"
    code += "from game.__main__ import main; main(['--version'])"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    root, version = done.stdout.splitlines()
    assert Path(root) == place / "game" / "_bundled"
    assert version.startswith("Sheepfold ")


def test_the_source_package_can_be_built_from_again(tmp_path: Path) -> None:
    sdist = build(tmp_path, "sdist")
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    wanted = {"pyproject.toml", "LICENSE", "README.md", "requirements.lock", "tools/play.py", "game/__main__.py"}
    assert wanted - names == set()
