"""The picture tool writes whole pictures of the wished size, and knows what it can take."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "screenshots.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_shot_has_the_wished_size_and_shows_something(tmp_path: Path) -> None:
    done = run("--out", str(tmp_path), "--size", "1024x640:100", "setup")
    assert done.returncode == 0, done.stderr
    with Image.open(tmp_path / "setup-1024x640-100.png") as picture:
        assert picture.size == (1024, 640)
        colours = picture.convert("RGB").resize((64, 40)).getcolors(10_000)
    assert colours is not None
    assert len(colours) > 100


def test_an_unknown_shot_is_refused_with_the_known_ones() -> None:
    done = run("--out", "nowhere", "selfie")
    assert done.returncode == 2
    assert "title" in done.stderr
