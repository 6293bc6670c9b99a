"""The committed maps and their tileset are those of the drawings in tools/maps."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tools import make_maps
from tools.maps.plan import read_plan


def test_the_maps_are_those_of_the_drawings() -> None:
    assert make_maps.differences(make_maps.texts(), make_maps.FOLDER) == []


def test_a_change_by_hand_is_noticed(tmp_path: Path) -> None:
    wanted = make_maps.texts()
    for name, text in wanted.items():
        (tmp_path / name).write_text(text, "utf-8")
    assert make_maps.differences(wanted, tmp_path) == []
    (tmp_path / "downs.tmx").write_text(wanted["downs.tmx"].replace("1,", "2,", 1), "utf-8")
    (tmp_path / "levels.yaml").unlink()
    assert len(make_maps.differences(wanted, tmp_path)) == 2


def test_the_sheet_shows_the_pictures_of_today() -> None:
    committed = pygame.image.load(make_maps.FOLDER / "terrain.png")
    fresh = make_maps.sheet()
    assert committed.get_size() == fresh.get_size()
    for x in range(10, fresh.get_width(), 20):
        for y in range(12, fresh.get_height(), 20):
            near = zip(committed.get_at((x, y)), fresh.get_at((x, y)), strict=True)
            assert all(abs(a - b) <= 24 for a, b in near), (x, y)


def test_a_line_that_says_nothing_is_told(tmp_path: Path) -> None:
    drawing = tmp_path / "field.txt"
    drawing.write_text("rows:\nmmm\nriver: 0,0 1,0\n", "utf-8")
    with pytest.raises(ValueError, match="'river: 0,0 1,0' says nothing"):
        read_plan(drawing)
