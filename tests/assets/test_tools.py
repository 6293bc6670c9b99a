"""The makers of art and sounds: the committed files are what they make, and they notice when one is not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.assets.drawings import IMAGES, ROOT

SOUNDS = ROOT / "assets" / "sounds"


def run(tool: str, *options: str | Path) -> subprocess.CompletedProcess[str]:
    """A maker of assets as one calls it in a shell."""
    command = [sys.executable, str(ROOT / "tools" / f"{tool}.py"), *map(str, options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)


def test_the_drawings_are_up_to_date() -> None:
    pytest.importorskip("fontTools")
    done = run("make_art", "--check")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_changed_missing_and_strange_drawings_are_named(tmp_path: Path) -> None:
    pytest.importorskip("fontTools")
    copy = tmp_path / "images"
    shutil.copytree(IMAGES, copy)
    (copy / "cast" / "roger.svg").unlink()
    sheep = copy / "sheep" / "sheep-red-n.svg"
    sheep.write_text(sheep.read_text("utf-8").replace("#f7b09a", "#00ff00"), "utf-8")
    (copy / "cast" / "goat.svg").write_text("<svg/>", "utf-8")

    done = run("make_art", "--check", "--out", copy)
    assert done.returncode == 1
    said = sorted(line.split("images/")[1].split(";")[0] for line in done.stdout.splitlines())
    assert said == [
        "cast/goat.svg: nothing in tools/art draws it",
        "cast/roger.svg: is missing",
        "sheep/sheep-red-n.svg: differs from its drawing",
    ]

    assert run("make_art", "--out", copy).returncode == 0
    assert run("make_art", "--check", "--out", copy).returncode == 0
    assert not (copy / "cast" / "goat.svg").exists()


def test_two_sounds_are_as_their_maker_makes_them(tmp_path: Path) -> None:
    pytest.importorskip("soundfile")
    assert run("make_sounds", "--check", "score", "boing").stdout == ""

    copy = tmp_path / "sounds"
    copy.mkdir()
    shutil.copy(SOUNDS / "score.ogg", copy / "boing.ogg")
    (copy / "score.ogg").write_bytes((SOUNDS / "score.ogg").read_bytes()[:900])
    done = run("make_sounds", "--check", "--out", copy, "score", "boing")
    assert done.returncode == 1
    assert [line.rsplit(" ", 1)[1] for line in done.stdout.splitlines()] == ["boing", "score"]
