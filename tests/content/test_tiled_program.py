"""The real Tiled opens and saves our maps without loss, and draws every hex where we think it is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pygame
import pytest

from game.geometry.hexes import centre, map_size
from game.roots import program_root
from game.rules.the_sheep.map import DrawnMap
from tests.content.maps_yard import SOUND, read, sound

MAPS = program_root() / "data" / "the_sheep" / "maps"
FILES = [MAPS / "downs.tmx", MAPS / "levels.tmx", SOUND / "sound.tmx"]

pytestmark = pytest.mark.skipif(
    shutil.which("tiled") is None or shutil.which("tmxrasterizer") is None,
    reason="Tiled is not installed (Debian: apt install tiled)",
)


def run(tmp_path: Path, *command: str | Path) -> None:
    """Runs a program of Tiled without a screen."""
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(runtime), "HOME": str(runtime)}
    subprocess.run([str(c) for c in command], env=environment, check=True, timeout=60, capture_output=True)


def copied(path: Path, folder: Path) -> Path:
    """A map with its neighbours in a folder of its own."""
    shutil.copytree(path.parent, folder)
    return folder / path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_map_saved_again_by_tiled_is_the_same_map(tmp_path: Path, path: Path) -> None:
    before: DrawnMap = sound(path)
    copy = copied(path, tmp_path / "maps")
    again = copy.with_name("again.tmx")
    run(tmp_path, "tiled", "--export-map", "tmx", copy, again)
    again.replace(copy)
    assert sound(copy) == before


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_tiled_finds_every_tile(tmp_path: Path, path: Path) -> None:
    copy = copied(path, tmp_path / "maps")
    run(tmp_path, "tiled", "--export-map", "--embed-tilesets", "json", copy, tmp_path / "out.json")
    exported = json.loads((tmp_path / "out.json").read_text("utf-8"))
    (tiles,) = exported["tilesets"]
    assert (tiles["imageheight"] // 104) * (tiles["imagewidth"] // 120) == tiles["tilecount"] >= 4
    ground = next(layer for layer in exported["layers"] if layer["name"] == "ground")
    drawn = sound(path)
    assert [bool(n) for n in ground["data"]] == [bool(word) for row in drawn.ground for word in row]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_tiled_draws_the_hexes_where_they_are_for_us(tmp_path: Path, path: Path) -> None:
    run(tmp_path, "tmxrasterizer", "--hide-layer", "places", "--hide-layer", "roads", path, tmp_path / "out.png")
    picture = pygame.image.load(tmp_path / "out.png")
    sheet = pygame.image.load(path.with_name("terrain.png"))
    drawn = sound(path)
    rows, columns = len(drawn.ground), len(drawn.ground[0])
    assert picture.get_size() == map_size(columns, rows)
    numbers = _tile_numbers(path, drawn)
    for (column, row), number in numbers.items():
        x, y = centre((column, row))
        for dx, dy in ((0, 0), (-30, -20), (28, 25), (-48, 2), (49, -3), (0, 48)):
            assert drawn.ground[row][column]
            at_sheet = number % (sheet.get_width() // 120) * 120, number // (sheet.get_width() // 120) * 104
            wanted = sheet.get_at((at_sheet[0] + 60 + dx, at_sheet[1] + 52 + dy))[:3]
            found = picture.get_at((x + dx, y + dy))[:3]
            assert all(abs(a - b) <= 3 for a, b in zip(found, wanted, strict=True)), (column, row, dx, dy)


def _tile_numbers(path: Path, drawn: DrawnMap) -> dict[tuple[int, int], int]:
    """The tile in the tileset that is on top in every hex, read from the file by eye alone."""
    text = path.read_text("utf-8")
    found: dict[tuple[int, int], int] = {}
    for block in text.split('<data encoding="csv">')[1:]:
        numbers = [int(n) for n in block.split("</data>")[0].replace("\n", "").split(",")]
        wide = len(drawn.ground[0])
        found |= {(k % wide, k // wide): n - 1 for k, n in enumerate(numbers) if n}
    return found


def test_a_loss_would_be_noticed(tmp_path: Path) -> None:
    copy = copied(SOUND / "sound.tmx", tmp_path / "maps")
    copy.write_text(copy.read_text("utf-8").replace('encoding="csv"', 'encoding="base64"', 1), "utf-8")
    assert read(copy)[0] is None
