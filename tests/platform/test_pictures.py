"""Small pictures of games: cut to their shape, written and read again; folders of the desktop."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.platform.assets import Assets
from game.platform.desktop import found_files, open_folder
from game.platform.pictures import PICTURE_SIZE, picture_from, png_of
from game.platform.window import Window
from game.roots import program_root


@pytest.fixture
def window_assets(window: Window) -> Assets:
    return Assets(program_root())


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (640, 1400)])
def test_a_picture_keeps_the_middle_of_the_screen(size: tuple[int, int], tmp_path: Path, window_assets: Assets) -> None:
    screen = pygame.Surface(size)
    screen.fill("#204060")
    pygame.draw.circle(screen, "#ffffff", (size[0] // 2, size[1] // 2), 40)
    path = tmp_path / "x.png"
    path.write_bytes(png_of(screen))
    read = picture_from(path, window_assets, PICTURE_SIZE)
    assert read is not None
    assert read.get_size() == PICTURE_SIZE
    assert min(read.get_at((PICTURE_SIZE[0] // 2, PICTURE_SIZE[1] // 2))[:3]) > 240


def test_a_picture_that_cannot_be_read_is_none(tmp_path: Path, window_assets: Assets) -> None:
    assert picture_from(tmp_path / "missing.png", window_assets, (10, 10)) is None
    (tmp_path / "bad.png").write_bytes(b"not a picture")
    assert picture_from(tmp_path / "bad.png", window_assets, (10, 10)) is None


def test_files_are_found_newest_first(tmp_path: Path) -> None:
    for age, name in enumerate(("new.sheepfold", "old.sheepfold", "other.txt")):
        (tmp_path / name).write_text("x", "utf-8")
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    found = found_files((tmp_path, tmp_path / "missing"), ".sheepfold")
    assert [p.name for p in found] == ["new.sheepfold", "old.sheepfold"]


def test_without_a_desktop_no_folder_is_opened(tmp_path: Path, window_assets: Assets) -> None:
    assert not open_folder(tmp_path)
    assert not open_folder(tmp_path / "missing")
